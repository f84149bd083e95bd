import { and } from '../../lists/conjunctions';
import { hedges } from '../../lists/hedges';
import { countGrid } from '../../noise/grids';
import { rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import type { Candidate } from '../entity';
import { amongBands } from './cipher-class';
import { clauseBefore } from './clause';
import { isBelonging, isCountedBehind, isFamily, next } from './counts/families';
import { isHousehold } from './counts/households';
import { countedBehind } from './counts/nouns';
import { isStaff } from './counts/staff';
import { countKey } from './keys';
import { numeric } from './numeric';
import { plainNumber } from './plain-number';
import { around, orNamed, recogniser } from './recognise';
import { readWritten } from './written';

const numbers =
  /(?<![\p{Lu}\p{Ll}\d_]|\d[.,:/-]|[$€£#+])(?:\d{1,3}(?:[,. ]\d{3}){1,2}|\d{1,7})(?![\d%°$€£]|[.,:/-]\d)/gu;

/** "A team of 12", "mother of four", "household of 5", "wir sind fünf Personen": what is counted stands before. */
const groups = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:mother|father|mom|mum|dad|parent|grandmother|grandfather|grandma|grandpa) of
      |(?:family|household|crew|staff|class) of|(?:my|our) (?:small )?(?:team|group|department|office) of|fratrie de|(?:gezin|huishouden) van|famiglia di
      |(?:ein|unser)\p{L}{0,2} (?:Familie|Haushalt) (?:von|mit)|familj på
      |(?:manag|lead|led|supervis|run|ran|head|train|coach)\p{L}{0,5} (?:a |the |my )?(?:small )?
      (?:team|group|crew|department|staff) of|(?:ein|mein|unser|das|im) Team (?:von|aus|mit)|équipe de|equipo de
      |squadra di|team van|zespołem?|equipa de|team på|(?:Mutter|Vater|Mama|Papa|Oma|Opa) von|(?:mère|père|maman|papa) de
      |(?:madre|padre|mamma|mamá|papá) (?:de|di)|(?:moeder|vader) van|(?:mãe|pai|mamã) de|(?:mor|far|mamma|pappa) til(?:l)?|leite \p{L}{2,4} (?:Team|Gruppe) (?:von|mit)
    )(?: (?:${hedges('about')}))? $
  `,
  'iu',
);
const groupEnds = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?!\d)
      | (?:
        ${and}|in|who|with|at|for|from|people|persons?|Leuten|Personen|Köpfen|personnes|personas
        |persone|mensen|osób|pessoas|personer|\p{Ll}{3,16}s
      )(?!\p{L})
    )
  `,
  'u',
);
/** Children of someone whoever speaks: "2 enfants à charge". */
const dependants = new RegExp(
  oneLine`
    ^ (?:enfants?|personnes?|Kinder|hijos|personas|figli|kinderen|dzieci|filhos|dependent children) (?:
      à charge|a cargo|a carico|ten laste|na utrzymaniu|mit Kindergeld|unterhaltsberechtigt
    )
  `,
  'iu',
);
const countedHan =
  /^ ?(?:个|個|名|位)?(?:孩子|小孩|儿子|女儿|兄弟|姐妹|员工|雇员)|^ ?人の(?:子供|子ども|兄弟|従業員|社員)|^ ?人兄弟/u;
const countedBefore = /(?:子供|子ども|社員|従業員|兄弟)(?:が|は)? ?$/u;

/** Whose they are. */
const owner = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      on (?:a|avait)|compte|zählt|cuenta con|conta|telt|liczy|counts|association|Verein|club|Klub|asociación
      |associazione|vereniging|stowarzyszenie|associação|förening\p{L}{0,2}|academy|benim|bizim|onun|i|i've|my|me|we
      |we've|our|us|he|he's|she|she's|his|her|they|their|family|household|widow(?:er)?|survived by|leaves|mother of
      |father of|parents? of|Familie|Haushalt|hinterlässt|famille|foyer|veuve|veuf|laisse|familia|hogar|viud[oa]|deja
      |famiglia|vedov[oa]|lascia|gezin|huishouden|laat|rodzina|família|familj|efterlämnar
      |single (?:mom|mum|mother|dad|father) (?:of|with)|company|business|firm|startup|start-up|ich|mein\p{L}{0,2}|wir
      |unser\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|er|sie|hat|Mutter von|Vater von|Firma|Betrieb|j'ai|je|mes|nous|nos
      |notre|ses|elle|il|mère de|père de|tengo|tenemos|tiene|mis|nuestr[oa]s|sus|madre de|padre de|ho|abbiamo|ha|miei
      |WEG|Hausgemeinschaft|copropriété|syndic|condominio|comunidad de vecinos|min klasse|turma|klassen|jeg|meillä|minulla
      |meidän|máme|mám|má|mie|nostri|suoi|ik|mijn|wij|we|onze|hij|zij|moeder van|vader van|mam|mamy|ma|moj[ae]|nasz\p{L}{0,2}|tenho|temos
      |tem|meus|minhas|nossos|jag|mina|vi|våra|han|hon|har
      |我|我们|我有|他|她|私|うち|当社|弊社
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** "çocuğum var": an owner behind it. */
const ownedAfter =
  /^[^.!?;\n]{0,24}(?<!\p{L})(?:var|aileyiz|and me|et moi|pour moi|for me|und ich|und mir|in (?:der|meiner|seiner|ihrer) (?:Gruppe|Klasse)|in (?:my|his|her|our|the) (?:class|group)|dans (?:la|ma|sa) classe|en (?:la|mi|su) clase|na (?:turma|sala)|in (?:de|mijn|haar|zijn) (?:klas|groep)|w (?:klasie|grupie)|i (?:klassen|gruppen|klassen hans|klassen hennes))(?!\p{L})/iu;

/** Why a number counts somebody's, or null. */
const judge = (left: string, right: string, digits: string): Omit<Candidate, 'start' | 'end'> | null => {
  // What stands right behind the number costs least to ask.
  const group = groupEnds.test(right) ? groups.exec(left)?.[0] : undefined;
  if (group !== undefined) return { score: 0.7, reason: `after '${group.trim()}'` };
  if (isHousehold(left, right) || dependants.test(right)) return { score: 0.8, reason: 'of a household' };
  if (isStaff(left, right)) return { score: 0.75, reason: 'of those at work' };
  if (isFamily(left, right, digits)) return { score: 0.75, reason: 'of those who live or work together' };
  if (isBelonging(left, right)) return { score: 0.7, reason: 'of what somebody has' };
  const noun = countedBehind(right) ?? countedHan.exec(right)?.[0] ?? countedBefore.exec(left)?.[0];
  return noun !== undefined && (owner.test(clauseBefore(left)) || ownedAfter.test(right))
    ? { score: 0.7, reason: `before '${noun.trim()}'` }
    : null;
};

const recognise = recogniser((text) => {
  const found: Candidate[] = [];
  for (const { 0: digits, index: start } of text.matchAll(numbers)) {
    // One shows in its noun's form anyway.
    if (/^[01]$/.test(digits)) continue;
    const end = start + digits.length;
    const { left, right } = around(text, start, end);
    const last = found.at(-1);
    const follows = (): boolean =>
      last !== undefined && start - last.end < 40 && next.test(text.slice(last.end, start)) && isCountedBehind(right);
    const verdict = judge(left, right, digits) ?? (follows() ? { score: 0.7, reason: 'beside another count' } : null);
    if (verdict !== null) found.push({ start, end, ...verdict });
  }
  return found;
});

/** Of as many digits. */
const among = amongBands(
  [2n, 10n, 100n].map((edge) => rational(edge)),
  { factor: rational(1n), exponent: 0 },
);

/**
 * How many children, siblings, employees, convictions someone has: the number alone. Kept unless the user says
 * otherwise: it singles out few, advice turns on it (benefits, taxes, firms' sizes), and "my four children, Ana and
 * Tim" would show that it was changed. Zero and one are left alone: the noun's form shows them.
 */
export const count = numeric({
  type: 'COUNT',
  risk: 2,
  action: 'keep',
  recognise: orNamed(recognise, countKey, (text) => /^(?:[2-9]|[1-9]\d{1,5})$/.test(text)),
  unit: 'one; above 50 one step of 2 %: on a fixed grid from 2 to 10^9',
  leakage: [
    'what is counted, and that it is more than one',
    'equal counts, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'what is counted, that it is more than one, and the number of digits (8 counts of one digit, 90 of two)',
  ],
  parse: (original, language) =>
    readWritten(original, language, (text) =>
      [...text.matchAll(/\d{1,3}(?:[,. ]\d{3}){1,2}(?!\d)|\d{1,9}/g)].map(({ 0: digits, index }) => ({
        kind: 'each',
        unit: null,
        numerals: [{ ...plainNumber(digits, index, '1', countGrid), among }],
      })),
    ),
});
