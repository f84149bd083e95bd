import { rational } from '../../noise/rational';
import { countsIn } from '../cues';
import type { Mention, Reading } from '../figures';
import { negative, one, sumOf } from '../formula';
import { type Proposal, propose, type Relation, strengths } from '../proposal';

/** How far the ages may stand from what is said of them. */
const farthest = 120;
/** How many ages on either side. */
const reach = 2;

const number = '(\\d{1,2}|\\p{L}{1,12})';
const apart =
  "[ -](?:years?[ -](?:younger|older|apart|(?:age )?(?:gap|difference))|yrs? (?:younger|older)|Jahre? (?:jünger|älter|auseinander|Unterschied|Altersunterschied)|ans? (?:de plus|de moins|d['’]écart|plus jeune|plus âgée?)|años? (?:mayor|menor|más joven|de diferencia)|anni? (?:più (?:giovane|grande|vecchi[oa])|in meno|in più|di differenza)|jaar (?:jonger|ouder|verschil)|lata? (?:młodsz\\p{L}|starsz\\p{L}|różnicy)|anos? (?:mais (?:nov[oa]|velh[oa]|jovem)|de diferença)|år (?:yngre|äldre|ældre|eldre))(?!\\p{L})";
/** One person's at two times. */
const ahead = '(?:in|dans|dentro de|tra|fra|over|za|daqui a|em|om|vor|il y a|hace|há|för|for)';
const years = '(?:years?|Jahre?n?|ans?|años?|ann[io]|jaar|lata?|rok|anos?|år)';
const passed =
  '(?:ago|earlier|later|from now|später|zuvor|plus tôt|plus tard|antes|después|más tarde|fa|prima|dopo|geleden|later|temu|później|atrás|depois|sedan|siden|senare|senere)';
/** "three years younger", "a 4-year age difference", "drei Jahre auseinander", "in 5 years", "hace 3 años". */
const gaps = new RegExp(
  `(?<![\\p{L}\\p{N}])${number}${apart}|(?<!\\p{L})${ahead} ${number} ${years}(?!\\p{L})|(?<![\\p{L}\\p{N}])${number} ${years} ${passed}(?!\\p{L})|(?<!\\p{L})(?:age (?:gap|difference)|Altersunterschied) (?:of|is|von|beträgt) ${number} (?:years?|Jahren?)`,
  'giu',
);
const apartBehind = new RegExp(`^${apart}`, 'iu');

/** Whether a number is how far two ages are apart, and no age. */
export const isGap = ({ text }: Reading, { end }: Mention): boolean => apartBehind.test(text.slice(end, end + 40));

const oneWord = /^(?:an?|one|eine?|une?|uno?|una|een|en|ett|jeden|rok|um)$/iu;

const yearsOf = (written: string): number => {
  if (/^\d/.test(written)) return Number(written);
  return oneWord.test(written) ? 1 : (countsIn(written)[0] ?? 0);
};

/** "I am 39 and my wife is 36, three years younger": of two ages that a text says are so far apart, one follows. */
export const ageGaps: Relation = (reading) => {
  const ages = reading.mentions.filter(({ figure }) => figure.type === 'AGE');
  if (ages.length < 2) return [];
  const found: (Proposal | null)[] = [];
  let next = 0;
  for (const { 0: said, index, ...numbers } of reading.text.matchAll(gaps)) {
    const years = yearsOf(numbers[1] ?? numbers[2] ?? numbers[3] ?? numbers[4] ?? '');
    if (years === 0) continue;
    while ((ages[next]?.start ?? Number.POSITIVE_INFINITY) < index) next += 1;
    // The gap itself is drawn where it was found as well.
    const gap = ages.slice(next, next + 1).find(({ end }) => end <= index + said.length);
    const near = ages
      .slice(Math.max(0, next - reach), next + reach)
      .filter((age) => age !== gap && Math.abs(age.start - index) <= farthest);
    const of = (derived: Mention, root: Mention, strength: number): Proposal | null => {
      const apart = derived.figure.size - root.figure.size;
      const sign = apart > 0 ? one : negative(one);
      const by = rational((apart > 0 ? 1n : -1n) * BigInt(years));
      const formula =
        gap === undefined
          ? sumOf([root.figure.index], [one], by)
          : sumOf([root.figure.index, gap.figure.index], [one, sign]);
      const says = `${root.figure.text} ${apart > 0 ? '+' : '−'} ${gap?.figure.text ?? years}`;
      const roots = gap === undefined ? [root] : [root, gap];
      return propose(reading, derived, formula, roots, says, strength);
    };
    /** "We moved here three years ago" says nothing of the ages before it. */
    const isSaidOf = (age: Mention): boolean => {
      const [from, to] = age.end <= index ? [age.end, index] : [index + said.length, age.start];
      return !/[.!?]\s|\n/.test(reading.text.slice(from, to));
    };
    const isTime = numbers[2] !== undefined || numbers[3] !== undefined;
    for (const [at, first] of near.entries())
      for (const second of near.slice(at + 1)) {
        if (isTime && !isSaidOf(first) && !isSaidOf(second)) continue;
        found.push(
          of(second, first, strengths.birth - 1),
          // Where the second follows from a birth.
          of(first, second, strengths.turned),
        );
      }
  }
  return found.flatMap((each) => each ?? []);
};
