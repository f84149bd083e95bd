import { list } from '../words/grammar';

/** Polish years in words, whose last words are ordinals: "w tysiąc dziewięćset osiemdziesiątym czwartym roku". */

const stems = list(
  'pierwsz drugi trzeci czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast',
);
const tenStems = list(
  'dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
);
const centuries = [
  { words: 'tysiąc dziewięćset', first: 1900, whole: 'tysiąc dziewięćsetn' },
  { words: 'dwa tysiące', first: 2000, whole: 'dwutysięczn' },
] as const;
/** "Of" and "in" that year. */
const cases = { of: 'ego', in: 'ym' } as const;
type Case = keyof typeof cases;

const inCase = (stem: string, which: Case): string =>
  stem.endsWith('i') ? stem + (which === 'of' ? 'ego' : 'm') : stem + cases[which];

const write = (year: number, which: Case): string => {
  const century = centuries.find(({ first }) => year >= first && year < first + 100) ?? centuries[0];
  const rest = year - century.first;
  if (rest === 0) return inCase(century.whole, which);
  const [ten, unit] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10];
  const words = [tenStems[ten - 2], stems[unit - 1]].filter((stem) => stem !== undefined);
  return [century.words, ...words.map((stem) => inCase(stem, which))].join(' ');
};

const byWords = new Map<string, { year: number; which: Case }>(
  Array.from({ length: 200 }, (_, at) => 1900 + at).flatMap((year) =>
    (['of', 'in'] as const).map((which) => [write(year, which), { year, which }] as const),
  ),
);
const longest = 5;
const word = /^\p{L}+/u;

/** The longest year that `text` begins with. */
export const polishYear = (text: string): { end: number; value: number } | null => {
  let best: { end: number; value: number } | null = null;
  for (let end = 0, words = 0; words < longest; words++) {
    const next = word.exec(text.slice(words === 0 ? end : end + 1))?.[0];
    if (next === undefined) break;
    end += next.length + (words === 0 ? 0 : 1);
    const found = byWords.get(text.slice(0, end).toLowerCase());
    if (found !== undefined) best = { end, value: found.year };
  }
  return best;
};

/** A year in the case of `like`; null where `like` is none. */
export const writePolishYear = (year: number, like: string): string | null => {
  const said = byWords.get(like.toLowerCase());
  return said === undefined ? null : write(year, said.which);
};
