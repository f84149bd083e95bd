import type { Replacement } from '../../../../../shared/domain';
import { isCommonWord } from '../../detect/words/vocabulary';
import { quantities } from '../../entities/quantities';
import { isLabelled } from '../../entities/quantities/money/labels';
import { ordinalMark, withOrdinal } from '../../entities/quantities/ordinals';
import { eitherCase, relatives, siblings } from '../../entities/quantities/people/words';
import { inDigitsOf, plain } from '../../entities/quantities/plain';
import { project } from '../../entities/quantities/words/project';
import { isGivenName } from '../../lists';
import { and, or } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { matched, standsIn, textBefore } from '../../text/around';
import { isGeneral, keysAround } from '../../text/enclosing';
import { createWhose, namesOf } from '../said/whose';
import { type CreateNumberReader, paired } from './noised';

/** Whole years: of four and a half the four. */
const readNumbers = (text: string): number[] =>
  (plain(text).match(/\d{1,3}(?:[.,]5(?!\d))?/g) ?? []).map((digits) => Number.parseInt(digits, 10));
/** "anderthalb" has become digits, and a reply has "thirty-three" in digits. */
const asDigits = (text: string): string => (/\p{Nd}/u.test(text) ? text : project(plain(text)).text);
const inDigits = (replacement: Replacement): Replacement =>
  replacement.type === 'AGE'
    ? { ...replacement, original: asDigits(replacement.original), surrogate: asDigits(replacement.surrogate) }
    : replacement;
const half = /^[.,]5(?!\d)/;

/** "Elena (37)", "Elena, 37,": an age most of the time. */
const aside = { before: /\p{L}, ?$|(?:^|[^\p{L}\p{N}_]|\p{Lo})\( ?$|(?:^|[^\p{L}])[Aa]t $/u, after: /^(?:\)|,)/ };
/** "high at 47.": no hour of the day. */
const atLast = { before: /(?:^|[^\p{L}])[Aa]t $/u, after: /^(?:$|[.;:!?](?: |$))/, least: 25 };
/** "to the dog, 34 years": an age, if nobody is near of whom it would be said. */
const apposed = {
  before: /\p{L}, ?$/u,
  after: /^ (?:ans|años|anni|anos|lata?|år|jaar|let|лет|годa?|років|yaşında|years?|Jahre)(?!\p{L})(?:$| ?[,.;:!?)])/iu,
};
/** "It is 34." */
const ended = /^(?:$|[.;!?)])/;
/** "Lily is 6, Tom 9 and Anna 41": where another age is said. */
const inList = {
  before: /(?<!\p{L})(\p{Lu}[\p{L}'-]{1,20}) $/u,
  after: new RegExp(`^(?:[,.;!?)]|$| (?:${and}|и) )`, 'u'),
};
/** "your son, 11.", "Mia, 11." */
const lastBefore = {
  relative: new RegExp(
    `(?<!\\p{L})(?:${eitherCase(`${relatives}|${siblings}`)})(?:,? \\p{Lu}[\\p{L}'-]{1,20}){0,2}, $`,
    'u',
  ),
  name: /(?<!\p{L})(\p{Lu}[\p{L}'-]{1,20})(?: (\p{Lu}[\p{L}'-]{1,20}))?, $/u,
};
const lastAfter = /^[.;:!?]?(?: |$)(?! ?[\p{L}\p{N}]{1,20} ?[=%€$£])/u;
const joints = `${and}|to|bis|à|a|ai|do|tot|till|до|–|-`;
/** "for ages 8 to 14", "zwischen 8 und 14 Jahren" */
const ends = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        age[sd]?|Alter(?:n|s)?|im Alter|zwischen|âge[sd]?|âgée?s?|edad(?:es)?|età|idades?|leeftijd(?:en)?
        |wiek\p{L}{0,2}|åldrar\p{L}{0,2}|alderen
        |возраст\p{L}{0,2}
      )(?: (?:of|from|between|von|zwischen|de|entre|da|dai|od|van|tussen|mellan|от))?
      (?: (?:(\d{1,3}) ?(?:${joints}) ?)?)$
    `,
    'iu',
  ),
  after: new RegExp(`^ ?(?:${joints}) ?(\\d{1,3})(?!\\d)`, 'iu'),
};

/** Many people's age: "45-year-olds", "ages 8 and up". */
const everybody = new RegExp(
  oneLine`
    ^ ?\+
    |^,? (?:${and}|${or}) (?:
      up|older|over|above|under|younger|älter|jünger|plus|moins|más|mayores|menores|più|meno|więcej|starsz\p{L}*
    )(?!\p{L})|^-year-olds|^-[Jj]ährigen?(?: Menschen| Personen)?(?!\p{L})
  `,
  'u',
);

/** Before an age that is a limit or everybody's: "people over 65", "eligible at age 66". */
const general = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      median|average|mean|typical|over|under|above|below|until|older than|younger than|at least|minimum|maximum
      |retire\p{L}*|retiring|pension|medicare|eligib\p{L}*|people|persons|adults|anyone|everyone|those|patients
      |seniors|men|women|children|über|unter|ab|bis|mindestens|höchstens|Rente\p{L}*|Menschen|Personen|Erwachsene
      |Frauen|Männer|plus de|moins de|dès|retraite|personnes|adultes|patients|más de|menos de|mayores de|menores de
      |jubilación|personas|adultos|oltre|sopra|sotto|pensione|persone|adulti|powyżej|poniżej|emerytur\p{L}*|osoby
      |ponad
    )(?: (?:
        is|are|at|the|with|who are|aged?|ages|of|im|von|mit|dem|l['’]|à|de|a los|la|i|gli|w wieku|Alter|âge|edad|età
        |wiek
      )){0,4}:? $
  `,
  'iu',
);

/** Behind an age and one, or behind an age where it says that the year is over: "im 8. Lebensjahr". */
const yearOfLife = new RegExp(
  oneLine`
    ^(?:\.|st|nd|rd|th|[eè](?:me|re)?|er|[ºª°]|:[ea]|-?[а-я]{1,2})? ?(?:
      Lebensjahr(?:e?s)?|year of (?:life|age|(?:his|her|their|your) life)|année de (?:vie|sa vie)
      |año de (?:vida|edad|su vida)|anno (?:di (?:vita|età)|d['’]età)|ano de vida|levensjaar|levnadsår(?:et)?|leveår
      |rok\p{L}{0,2} życia
      |год\p{L}{0,2} жизни
    )(?!\p{L})
  `,
  'iu',
);
const isOver =
  /vollende\p{L}*|complet\p{L}*|révolue?s?|cumplid\p{L}*|compiut\p{L}*|voltooi\p{L}*|ukończ\p{L}*|fyll\p{L}*/iu;

/** The key of a setting: "max-age=37". */
const setting = /\p{L}-\p{L}{1,12}["']? ?[:=] ?["']?$/u;

/** A mark, and the letter behind it that would make it none. */
const longestMark = 5;

/** Ages of the conversation, where a phrase says that the number is an age. */
export const readAges: CreateNumberReader = (replacements, kept) => {
  const known = new Map<number, { replacement: number; originals: Set<number> }>();
  for (const { replacement, surrogate, original } of paired(replacements.map(inDigits), ['AGE'], readNumbers)) {
    const entry = known.get(surrogate) ?? { replacement, originals: new Set() };
    entry.originals.add(original);
    known.set(surrogate, entry);
  }
  if (known.size === 0) return null;
  const names = namesOf(replacements);
  const { isAnothers, isFormer } = createWhose(names, kept.text);
  const isName = (word: string): boolean => names.has(word) || (isGivenName(word) && !isCommonWord(word.toLowerCase()));
  /** Whether it stands behind somebody and ends a clause. */
  const isLast = (front: string, rest: string): boolean => {
    if (!lastAfter.test(rest)) return false;
    const [, ...words] = lastBefore.name.exec(front) ?? [];
    return lastBefore.relative.test(front) || words.some((word) => word !== undefined && isName(word));
  };
  const recognise = (text: string) =>
    quantities.AGE.recognise?.({ original: text, text, toOriginal: (start, end) => ({ start, end }) }) ?? [];
  const asSent = new Set(recognise(kept.text).map(({ start, end }) => Number(kept.text.slice(start, end))));

  return ({ text: window, plain: digitsOf, around }) => {
    let phrases: Set<number> | undefined;
    /** Where a phrase says that a number is an age. */
    const isSaid = (at: number): boolean => {
      phrases ??= new Set(
        recognise(window).flatMap(({ start, end }) =>
          [...window.slice(start, end).matchAll(/[\p{L}\p{Nd}]+/gu)].map(({ index }) => start + index),
        ),
      );
      return phrases.has(at);
    };
    const isKnown = (digits: string | undefined): boolean => digits !== undefined && known.has(Number(digits));
    /** Whether it is one end of a range of ages whose other end is the conversation's as well. */
    const isEnd = (front: string, rest: string): boolean => {
      const before = ends.before.exec(front);
      return before !== null && (isKnown(before[1]) || isKnown(ends.after.exec(rest)?.[1]));
    };
    /** One end of a range whose other end is the reply's own: "8-12". */
    const isOpenRange = (front: string, rest: string): boolean =>
      [/(\d{1,3}) ?[-\u2013] ?$/.exec(front), /^ ?[-\u2013] ?(\d{1,3})(?!\d)/.exec(rest)].some(
        (other) => other !== null && !isKnown(other[1]),
      );
    const isListed = (front: string, rest: string): boolean => {
      const name = inList.before.exec(front)?.[1];
      if (name === undefined || !isName(name) || !inList.after.test(rest)) return false;
      isSaid(0);
      return [...(phrases ?? [])].some((place) => /^\d{1,3}(?!\d)/.test(digitsOf.slice(place, place + 4)));
    };
    return (_from, at) => {
      const digits = /^\d{1,3}(?!\d)/.exec(digitsOf.slice(at, at + 4))?.[0];
      const meant = known.get(Number(digits));
      if (digits === undefined) return null;
      const behind = window.slice(at + digits.length, at + digits.length + 48);
      if (yearOfLife.test(behind)) {
        const over = isOver.test(textBefore(window, at, 24)) || isOver.test(behind);
        const age = known.get(Number(digits) - (over ? 0 : 1));
        const [original] = age?.originals ?? [];
        if (age === undefined || original === undefined) return null;
        const text = inDigitsOf(window.slice(at, at + digits.length), String(original + (over ? 0 : 1)));
        return { start: at, end: at + digits.length, text, kind: 'doubtful', replacement: age.replacement };
      }
      if (meant === undefined) return null;
      const mark = matched(ordinalMark, digitsOf.slice(at + digits.length, at + digits.length + longestMark));
      const [halfYear = ''] = half.exec(digitsOf.slice(at + digits.length, at + digits.length + 3)) ?? [];
      const end = at + digits.length + mark.length + halfYear.length;
      const said = isSaid(at);
      const [front, rest] = [window.slice(0, at), window.slice(end)];
      const isAside =
        (standsIn(aside, front, rest) && !isLabelled(window, at)) ||
        isLast(front, rest) ||
        standsIn(apposed, front, rest) ||
        (ended.test(rest) && isFormer(around(at))) ||
        isListed(front, rest) ||
        (Number(digits) >= atLast.least && standsIn(atLast, front, rest));
      if (!said && !isAside && !isEnd(front, rest)) return null;
      const [original = 0] = meant.originals;
      const sure =
        said &&
        meant.originals.size === 1 &&
        !asSent.has(Number(digits)) &&
        !general.test(front) &&
        !setting.test(front) &&
        !isOpenRange(front, rest) &&
        !keysAround(around(at)).some((key) => isGeneral(key.split(/[^\p{L}]+/u))) &&
        !everybody.test(rest) &&
        !isAnothers(around(at), rest, false);
      return {
        start: at,
        end,
        text: withOrdinal(inDigitsOf(window.slice(at, end), String(original)), mark) + halfYear,
        kind: sure ? 'restored' : 'doubtful',
        replacement: meant.replacement,
      };
    };
  };
};
