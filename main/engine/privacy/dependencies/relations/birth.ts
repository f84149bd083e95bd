import { oneOf } from '../../entities/quantities/age/nouns';
import { isBornLater } from '../../entities/quantities/dates/birth-cues';
import { possessives } from '../../lists/possessives';
import { rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { countsIn } from '../cues/counts';
import { firstPerson, somebodyElse } from '../cues/persons';
import type { Mention, Reading } from '../figures';
import { negative, one, sumOf } from '../formula';
import { type Proposal, propose, type Relation, strengths } from '../proposal';
import { isGap } from './age-gaps';

/** Years in which somebody may have written an age beside a birth; others where the text names them. No clock. */
const earliest = 1990;
const latest = 2045;
const reach = 3;
const farthest = 200;

/** "Her doctor is 45", "mon patron a 54 ans": right before a number, somebody else than the one whose birth was told. */
const another = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${possessives}|your
      |мой|моя|его|её|наш\p{L}?
    ) (?:\p{L}{2,20} )?
  ` +
    `(?:${oneOf.withArticle}|${oneOf.withoutArticle}|\\p{L}{0,12}(?:arzt|ärztin)|tutor|accountant|trainer|roommate|flatmate|housemate)` +
    '(?: \\p{L}{2,20})?(?:,| (?:is|was|turn(?:ed|s)|just|who|ist|war|wird|wurde|a|avait|est|tiene|tenía|es|ha|aveva|è|heeft|ma|tem|är|har))(?<said>(?: \\p{L}{1,12}){0,3}) ?\\(?$',
  'iu',
);

/** Whether the number behind a text is somebody else's. */
const isOfAnother = (before: string): boolean => {
  const said = another.exec(before)?.groups?.said;
  return said !== undefined && !firstPerson.test(said);
};

/** "Née à Lyon en 1961, ma cousine a 63 ans": who was born is named behind the birth. */
const opening =
  /(?:^|[.!?\n])\s*(?:Born|Geboren|Née?|Nacid[oa]|Nat[oa]|Urodzon[ya]|Nascid[oa]|Född|Født)(?!\p{L})[^.!?\n]{0,60}$/u;
const isNamedBehind = ({ figure, before }: Mention, between: string): boolean =>
  figure.type === 'DATE_OF_BIRTH' && opening.test(before) && /^(?: geboren| roku)?,[^.!?\n;]*$/u.test(between);

/** @param isOnly No other birth and no other age is told, so that both are one person's however far apart. */
const isSamePerson = ({ text }: Reading, a: Mention, b: Mention, isOnly: boolean): boolean => {
  if (a.row >= 0 || b.row >= 0) return a.row === b.row;
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  const between = text.slice(first.end, second.start);
  // "My landlord is 63. I was born in 1962."
  const isOfTwo = isOfAnother(first.before) && firstPerson.test(between);
  if (isOnly && second.start - first.end > farthest) return !isOfAnother(second.before) && !isOfTwo;
  return (
    second.start - first.end <= farthest &&
    !/\n\s*\n/.test(between) &&
    (isNamedBehind(first, between) || (!somebodyElse.test(between) && !isOfAnother(between))) &&
    !isOfTwo
  );
};

/** Age, birth year and date of birth: what they add up to is the year of the text, and stays. */
export const birth: Relation = (reading) => {
  const births = reading.mentions.filter(({ figure }) => figure.type === 'DATE_OF_BIRTH');
  if (births.length === 0) return [];
  // An event's year that the text names says when somebody was that old: "born in 1950, married in 1978 at 28".
  const years = new Set(reading.mentions.flatMap(({ figure }) => (figure.type === null ? [figure.size] : [])));
  const told = new Set(births.map(({ figure }) => figure.size));
  const ages = new Set(
    reading.mentions.flatMap((mention) =>
      mention.figure.type === 'AGE' && !isGap(reading, mention) ? [mention.figure.index] : [],
    ),
  );
  const isOnly = ages.size === 1 && new Set(births.map(({ figure }) => figure.index)).size === 1;
  const pairs: { age: Mention; born: Mention; sum: number }[] = [];
  let next = 0;
  for (const age of reading.mentions) {
    if (age.figure.type !== 'AGE' || isGap(reading, age)) continue;
    while ((births[next]?.start ?? Number.POSITIVE_INFINITY) < age.start) next += 1;
    for (const born of births.slice(Math.max(0, next - reach), next + reach)) {
      const sum = age.figure.size + born.figure.size;
      // The year of another birth is replaced, so it says nothing.
      if (
        !told.has(sum) &&
        ((sum >= earliest && sum <= latest) || years.has(sum)) &&
        isSamePerson(reading, age, born, isOnly)
      )
        pairs.push({ age, born, sum });
    }
  }
  // Several people of one text are that old in one year.
  const people = new Map<number, Set<string>>();
  for (const { age, born, sum } of pairs)
    people.set(sum, (people.get(sum) ?? new Set()).add(`${age.figure.index}`).add(`b${born.figure.index}`));
  return pairs.flatMap(({ age, born, sum }): Proposal[] => {
    const strength = strengths.birth + Math.min(4, (people.get(sum)?.size ?? 2) - 2);
    const constant = rational(BigInt(sum));
    const younger = sumOf([born.figure.index], [negative(one)], constant);
    const earlier = sumOf([age.figure.index], [negative(one)], constant);
    return [
      propose(reading, age, younger, [born], `${sum} − ${born.figure.value.numerator}`, strength),
      age.figure.free ? null : propose(reading, born, earlier, [age], `${sum} − ${age.figure.text}`, strengths.turned),
    ].flatMap((each) => each ?? []);
  });
};

/** "the year after", "ein Jahr später": without a number. */
const oneYear =
  /(?<!\p{L})(?:(?:the|an?|one) year|ein Jahr|im Jahr|un an|l['’]année|un año|año siguiente|un anno|l['’]anno|een jaar|het jaar|rok|um ano|ano seguinte|ett? år|året|bir yıl)(?!\p{L})/iu;

/** "I was born in 1984, my sister three years later, in 1987": as far apart as is said. */
export const laterBirths: Relation = (reading) => {
  const births = reading.mentions.filter(({ figure }) => figure.type === 'DATE_OF_BIRTH');
  return births.flatMap((born, at): Proposal[] => {
    const first = births[at - 1];
    if (first === undefined || born.start - first.end > farthest) return [];
    const between = reading.text.slice(first.end, born.start);
    const gap = born.figure.size - first.figure.size;
    const isSaid = countsIn(between).includes(Math.abs(gap)) || (Math.abs(gap) === 1 && oneYear.test(between));
    if (!isBornLater(between) || !(isSaid || new RegExp(`(?<!\\d)${Math.abs(gap)}(?!\\d)`).test(between))) return [];
    const formula = sumOf([first.figure.index], [one], rational(BigInt(gap)));
    const sign = gap < 0 ? '−' : '+';
    const says = `${first.figure.value.numerator} ${sign} ${Math.abs(gap)}`;
    const proposal = propose(reading, born, formula, [first], says, strengths.birth - 1);
    return proposal === null ? [] : [proposal];
  });
};
