import { and, but } from '../../lists/conjunctions';
import type { Rational } from '../../noise/rational';
import { type Mention, sameUnit } from '../figures';
import { about, multipleOf, one, over } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';
import { type Phrase, sayings, unlike } from './fraction-words';

/** How far from such a phrase its amounts stand, at most. */
const farthest = 80;
/** Where another clause begins; behind "i.e." none does. */
const clauseEnd = new RegExp(
  `(?<!(?<!\\p{L})(?:i\\.e|e\\.g|d\\. ?h|ca|approx))[.!?;]\\s|\\n|,\\s(?:${and}|${but}|while|a|и|но|та|але)\\s`,
  'iu',
);

/** Where another sentence begins. */
const sentenceEnd = /[.!?]\s|\n/;

const isAmount = ({ figure, row }: Mention): boolean =>
  figure.type !== null && figure.unit !== '%' && !/^DATE/.test(figure.type) && figure.type !== 'AGE' && row < 0;

const says = (amount: string, { numerator, denominator }: Rational): string => {
  if (denominator === 1n) return `${numerator} × ${amount}`;
  return numerator === 1n ? `${amount} ÷ ${denominator}` : `${amount} × ${numerator} ÷ ${denominator}`;
};

interface Said {
  readonly end: number;
  readonly phrase: Phrase;
}

/** The phrases of a text in their order; what stands at one place in two languages is the first one's. */
const saidIn = (text: string): Said[] => {
  const found = new Map<number, Said>();
  for (const { words, said, phrases } of sayings)
    for (const match of words.test(text) ? text.matchAll(said) : []) {
      const phrase = phrases[match.slice(1).findIndex((group) => group !== undefined)];
      if (phrase === undefined || found.has(match.index)) continue;
      found.set(match.index, { end: match.index + match[0].length, phrase });
    }
  return [...found.values()].sort((a, b) => a.end - b.end);
};

/** "Half of my $9,000 bonus ($4,500)", "twice as much: $3,000 instead of $1,500". */
export const fractions: Relation = (reading) => {
  const { text, mentions } = reading;
  const amounts = mentions.filter(isAmount);
  if (amounts.length < 2) return [];
  const found: (Proposal | null)[] = [];
  let next = 0;
  for (const { end, phrase } of saidIn(text)) {
    while ((amounts[next]?.start ?? Number.POSITIVE_INFINITY) < end) next += 1;
    const own = amounts[next];
    if (own === undefined || own.start - end > farthest) continue;
    const gap = text.slice(end, own.start);
    if (!phrase.gap.test(gap) || unlike.test(gap)) continue;
    for (const other of [amounts[next - 1], amounts[next + 1]]) {
      if (other === undefined || !sameUnit(own.figure, other.figure)) continue;
      const [a, b] = own.start < other.start ? [own, other] : [other, own];
      const clause = text.slice(a.end, b.start);
      if (clause.length > farthest || (phrase.isDirect === true ? sentenceEnd : clauseEnd).test(clause)) continue;
      for (const factor of [phrase.times, over(one, phrase.times)])
        if (mayBe(a.figure.size * about(factor), b.figure)) {
          const formula = multipleOf(a.figure.index, factor);
          found.push(propose(reading, b, formula, [a], says(a.figure.text, factor), strengths.fraction));
        }
    }
  }
  return found.flatMap((each) => each ?? []);
};
