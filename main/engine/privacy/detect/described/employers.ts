import type { TypedCandidate } from '../../entities/entity';
import { cities, countries, isGivenName, names } from '../../lists';
import { kinOf } from '../../lists/kin';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { wordSet } from '../../word-set';
import { isBrand } from '../public/brands';
import { cues } from '../words/reading';
import { isCommonWord, isTitle } from '../words/vocabulary';

/** The firm that hired or dismissed the writer: in small letters as well, and where everybody knows it. */

const word = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}&'’-]{0,28}[\\p{L}\\p{N}])?";
const large = "\\p{Lu}[\\p{L}\\p{M}\\p{N}&'’-]{1,24}";
const firm = `(?:${large}(?: ${large}){1,2}|${word})`;
const edge = '(?<![\\p{L}])';
const end = '(?!\\p{L})';

/** Behind these the firm stands … */
const behind = wordPattern(
  new RegExp(
    `${edge}(?:${[
      '(?:fired|sacked|dismissed|laid off|let go|resigned|rehired) (?:from|by) (?:my job at )?',
      'chez',
      '(?:despidieron|despedid[oa]|echaron|contrataron|contratad[oa]) (?:de|en|por) ',
      '(?:licenziat|assunt)[oa] (?:da|in) ',
      '(?:ontslagen|aangenomen) (?:bij|door) ',
      '(?:zwolnili|wyrzucili) (?:mnie|nas) z ',
      '(?:demitid|despedid)[oa] (?:da|do|pela|pelo) ',
      '(?:sparkad|uppsagd) (?:från|av|på) ',
      '(?:sue|suing|sued|bei|bij) ',
    ]
      .map((cue) => cue.trimEnd())
      .join('|')}) (?=[\\p{L}\\p{N}])`,
    'iu',
  ),
);
const next = new RegExp(`^${firm}${end}`, 'u');
/** … and what some of them ask for before and behind the firm: "fang montag bei X an", "sue X in Leeds for firing me". */
const asked: readonly (readonly [cue: RegExp, before: RegExp, after: RegExp])[] = [
  [
    /^su/iu,
    /(?:)/u,
    new RegExp(
      oneLine`
        ^(?: (?:in|near) [\p{L} ]{2,24}?)? (?:for|after|because)(?: they)? (?:\p{L}+ly )?
        (?:fir|dismiss|sack|underpay|lay|terminat|demot|not (?:pay|hir))\p{L}*(?: off)? (?:me|us|my)(?!\p{L})
      `,
      'iu',
    ),
  ],
  [/^bei/iu, /(?<!\p{L})fang(?:e|en)?(?: [\p{L}\d.]+){0,3} $/iu, /^(?: [\p{L}\d.]+){0,3} an(?!\p{L})/iu],
  [
    /^bei/iu,
    /(?<!\p{L})(?:arbeite|jobbe|schaffe|(?:bin|war)(?: [\p{L}\d.]+){0,2} (?:angestellt|beschäftigt))(?: [\p{L}\d.]+){0,3} $/iu,
    /(?:)/u,
  ],
  [
    /^bei/iu,
    /(?<!\p{L})(?:ich|hab|habe|bin|wurde|mir|wir)(?: [\p{L}\d.]+){0,4} $/iu,
    /^(?: [\p{L}\d.]+){0,3} (?:gekündigt|angefangen|entlassen|rausgeflogen|gefeuert|eingestellt|angestellt|beschäftigt|gearbeitet|gejobbt)(?!\p{L})/iu,
  ],
  [/^bij/iu, /(?<!\p{L})(?:werk|begin|werkte)(?: [\p{L}\d.]+){0,3} $/iu, /(?:)/u],
  [
    /chez$/iu,
    /(?<!\p{L})(?:bosse|taffe|travaille|travaillais|commence|virée?|licenciée?|renvoyée?|embauchée?)(?: [\p{L}\d.]+){0,2} (?:de )?$/iu,
    /(?:)/u,
  ],
];

/** Before these: "Lidl hat mir gestern gekündigt", "aldi fired me". */
const before = wordPattern(
  new RegExp(
    `(?<= )(?:${[
      oneLine`
        (?:just |has |have |wrongfully |unfairly )?
        (?:fired|sacked|dismissed|laid off|terminated|hired|underpaid|rehired|demoted|employs) (?:
          me|us|my (?:${kinOf('en')})
        )(?! (?:up|back)(?!\p{L}))
      `,
      '(?:hat|haben) (?:mich|mir|uns)(?: [\\p{L}\\d.]{1,14}){0,2} (?:gekündigt|entlassen|gefeuert|rausgeworfen|rausgeschmissen|eingestellt|abgemahnt)',
      "(?:m['’]a|nous a|m['’]ont) (?:virée?|licenciée?|embauchée?|renvoyée?(?! (?:vers|à|aux?|sur|un|une|des?|les?|la|mon|ma|mes|ça|cela)(?!\\p{L})))",
      '(?:me|nos) (?:ha )?(?:despidió|despidieron|despedido|contrató|contratado|demitiu|despediu|contratou|mandou embora)',
      '(?:mi|ci) (?:ha|hanno) (?:licenziat|assunt)[oaie]',
      '(?:heeft|hebben) (?:mij|me|ons)(?: [\\p{L}\\d.]{1,14}){0,2} (?:ontslagen|aangenomen)',
      '(?:mnie|nas) (?:zwolni|zatrudni)\\p{L}+',
      '(?:sparkade|avskedade|anställde) (?:mig|oss)',
      'beni(?: işten)? (?:kovdu|çıkardı|attı)',
    ].join('|')})${end}`,
    'iu',
  ),
);
const last = new RegExp(`(?<![\\p{L}\\p{N}&'’-])${firm}$`, 'u');
/** "bei der Arbeit hat mich …": a noun. */
const article =
  /(?<!\p{L})(?:the|an?|der|die|das|dem|den|eine?|l[ae]|les|une?|el|los|las|il|lo|de|het|een|os?|as?|uma?) $/iu;
const reach = 60;

const departments = wordSet('hr it pr ceo cfo cto boss management human who they she he null nul zéro cero zero');
/** Somebody by name dismisses as well, and a town; a word of the language is no firm. */
const isFirm = (name: string): boolean => {
  const words = name.toLowerCase().split(' ');
  const [first = ''] = words;
  if (words.some((each) => cues.kin.has(each) || isTitle(each) || departments.has(each))) return false;
  if (!/\p{L}/u.test(name) || first.length < 2) return false;
  if (isBrand(name)) return true;
  if (words.length > 1) return !isGivenName(first) && !isCommonWord(first);
  return !isCommonWord(first) && !names.has(fold(first)) && !cities.has(first) && !countries.has(first);
};

/** Candidates in prepared offsets. Linear in the text. */
export const employers = (text: string): TypedCandidate[] => {
  const found: TypedCandidate[] = [];
  const add = (start: number, name: string, reason: string): void => {
    if (isFirm(name)) found.push({ type: 'ORGANIZATION', start, end: start + name.length, score: 0.86, reason });
  };
  for (const { 0: whole, index } of behind.all(text)) {
    const start = index + whole.length;
    const cue = whole.trim();
    const name = next.exec(textAfter(text, start, reach))?.[0];
    if (name === undefined) continue;
    const wanted = asked.filter(([each]) => each.test(cue));
    const left = textBefore(text, index, reach);
    const right = textAfter(text, start + name.length, reach);
    if (wanted.length === 0 || wanted.some(([, one, other]) => one.test(left) && other.test(right)))
      add(start, name, `after '${cue}'`);
  }
  for (const { 0: verb, index } of before.all(text)) {
    const from = Math.max(0, index - 1 - reach);
    const name = last.exec(text.slice(from, index - 1))?.[0];
    if (name === undefined || article.test(text.slice(from, index - 1 - name.length))) continue;
    add(index - 1 - name.length, name, `before '${verb}'`);
  }
  return found;
};
