import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** Hours whose words are no numbers elsewhere: Polish ones by their order, Turkish ones in a case, noon, one o'clock. */

const hours = [
  'pierwsz',
  'drug',
  'trzeci',
  'czwart',
  'piąt',
  'szóst',
  'siódm',
  'ósm',
  'dziewiąt',
  'dziesiąt',
  'jedenast',
  'dwunast',
] as const;
const hour = `(${hours.join('|')})(?:i?ej|i?a)`;
const told = wordPattern(
  new RegExp(
    oneLine`
      (?<= )(?:
        (?<=(?<!\p{L})(?:wpół do|kwadrans (?:po|do)|za kwadrans|o godzinie) )${hour}(?!\p{L})
        |(?<=(?<!\p{L})(?:o|od|do|przed|po) )${hour}(?= (?:rano|wieczorem|po południu|w nocy|w południe)(?!\p{L}))
      )
    `,
    'iu',
  ),
);

/** "beşe yirmi kala", "altıyı on geçe": to which hour, or behind which. */
const turkish = [
  'bir[ei]',
  'iki(?:ye|yi)',
  'üç[eü]',
  'dörd[eü]',
  'beş[ei]',
  'altı(?:ya|yı)',
  'yedi(?:ye|yi)',
  'sekiz[ei]',
  'dokuz[au]',
  'on[au]',
  'on bir[ei]',
  'on iki(?:ye|yi)',
];
const inCase = new RegExp(
  `(?<!\\p{L})(?:${turkish
    .map((word, at) => `(?<t${at + 1}>${word})`)
    .toReversed()
    .join('|')})(?= (?:çeyrek|beş|on|yirmi|yirmi beş|5|10|20|25) (?:var|kala|geç(?:e|iyor|erken)))`,
  'giu',
);
const caseSign = / (?:var|kala|geç)/iu;
const caseValue = (groups: Readonly<Record<string, string | undefined>>): number =>
  turkish.findIndex((_, at) => groups[`t${at + 1}`] !== undefined) + 1;

/** Noon and midnight with minutes: "midi et quart", "meio-dia e meia". */
const noon = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (midi|minuit)(?= (?:et (?:demie?|quart)|moins)(?!\p{L}))
      |(?:mezzogiorno|mezzanotte)(?= (?:e (?:mezz[oa]|un quarto)|meno) ?)
      |(?:meio-dia|meia-noite)(?= e (?:meia|um quarto)(?!\p{L}))
      |(?:mediodía|medianoche)(?= y (?:media|cuarto)(?!\p{L}))
    )
  `,
  'giu',
);
const noonSign = /mi(?:di|nuit) |mezz[oa](?:giorno|notte) |mei[oa]-(?:dia|noite) |mediod|medianoche/iu;
const noonHour = 12;

/** "all'una e dieci", "a la una y media": an article elsewhere. */
const one =
  /(?<=(?<!\p{L})(?:(?:d?all|è l|era l)['’]|(?:a|es|era|hasta|desde|sobre) la |à ))(?:una|uma)(?= (?:e|y|menos?) \p{L})/giu;

/** Hours in such a phrase, as numbers. A French noon has the unit of other hours. */
export const readHours = (text: string): { start: number; end: number; value: number; text?: string }[] => [
  ...told.all(text).map(({ 0: word, 1: first, 2: second, index: start }) => ({
    start,
    end: start + word.length,
    value: hours.findIndex((each) => each === (first ?? second ?? '').toLowerCase()) + 1,
  })),
  ...(caseSign.test(text) ? [...text.matchAll(inCase)] : []).map(({ 0: word, groups = {}, index: start }) => ({
    start,
    end: start + word.length,
    value: caseValue(groups),
  })),
  ...(noonSign.test(text) ? [...text.matchAll(noon)] : []).map(({ 0: word, 1: french, index: start }) => ({
    start,
    end: start + word.length,
    value: noonHour,
    text: french === undefined ? `${noonHour}` : `${noonHour} h`,
  })),
  ...[...text.matchAll(one)].map(({ 0: word, index: start }) => ({ start, end: start + word.length, value: 1 })),
];
