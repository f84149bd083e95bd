import { orderedTypes } from '../../entities/quantities/ordered';
import { isLess } from '../../noise/rational';
import { change, fromTo, insteadOf } from '../cues/changes';
import { type Figure, type Mention, type Reading, sameUnit } from '../figures';
import { turnsIn } from '../relations/turning';
import {
  becomes,
  betweenBefore,
  cameFrom,
  compares,
  comparing,
  denied,
  earlier,
  endsJoined,
  fromBefore,
  later,
  least,
  minor,
  most,
  ofAge,
  thanBetween,
} from './cues';

/** Of two figures the smaller one and the larger one, which a text's words put in order. */
export interface FigureOrder {
  readonly lower: Figure;
  readonly higher: Figure;
}

/** How far two values of a comparison stand apart, UTF-16 code units. */
const farthest = 120;
/** How far the words of a change stand from its two values. */
const around = 48;

const areNear = (a: Mention, b: Mention): boolean =>
  b.start - a.end <= farthest && a.paragraph === b.paragraph && a.figure.index !== b.figure.index;

/** "From 620 to 668", "668 instead of 620", "620 → 668": one value became the other, or would. */
export const isMove = ({ text }: Pick<Reading, 'text'>, a: Mention, b: Mention): boolean => {
  const between = text.slice(a.end, b.start);
  if (becomes.test(between) || insteadOf.test(between)) return true;
  if (cameFrom.test(between) && change.test(between)) return true;
  return fromTo.test(between) && fromBefore.test(text.slice(Math.max(0, a.start - 12), a.start));
};

/** "4-6 years old", "born between 1960 and 1962": two ends of one range, which are values of their own. */
const areEnds = (text: string, a: Mention, b: Mention): boolean => {
  if (a.figure.type !== 'AGE' && a.figure.type !== 'DATE_OF_BIRTH') return false;
  const between = text.slice(a.end, b.start);
  return (
    /^ ?[-\u2013] ?$/.test(between) ||
    (endsJoined.test(between) && betweenBefore.test(text.slice(Math.max(0, a.start - 16), a.start)))
  );
};

const areCompared = ({ text }: Reading, a: Mention, b: Mention): boolean => {
  const between = text.slice(a.end, b.start);
  if (isMove({ text }, a, b) || compares.test(between)) return true;
  if (areEnds(text, a, b)) return true;
  if (thanBetween.test(between) && comparing.test(a.before)) return true;
  const words = `${text.slice(Math.max(0, a.start - around), a.start)} ${text.slice(b.end, b.end + around)}`;
  if (fromTo.test(between) && change.test(words)) return true;
  const [ofA, ofB] = [a, b].map(({ before, label, header }) => `${before} ${label} ${header}`);
  if (ofA === undefined || ofB === undefined) return false;
  return (
    (earlier.test(ofA) && later.test(ofB)) ||
    (later.test(ofA) && earlier.test(ofB)) ||
    (least.test(ofA) && most.test(ofB)) ||
    (most.test(ofA) && least.test(ofB))
  );
};

/**
 * Pairs of values that a text's words compare, or of which one became the other. Which of the two is larger is told, whatever
 * ε is: it is in 𝓛. Time linear in the mentions.
 */
export const findOrders = (reading: Reading): FigureOrder[] => [
  ...turnsIn(reading).map(({ is, turns }) => ({ lower: is.figure, higher: turns.figure })),
  ...orderedTypes.flatMap((type) => {
    const mentions = reading.mentions.filter(({ figure }) => figure.type === type && figure.high === null);
    return mentions.flatMap((b, at): FigureOrder[] => {
      const a = mentions[at - 1];
      if (a === undefined || !areNear(a, b) || !sameUnit(a.figure, b.figure) || !areCompared(reading, a, b)) return [];
      if (isLess(a.figure.value, b.figure.value)) return [{ lower: a.figure, higher: b.figure }];
      return isLess(b.figure.value, a.figure.value) ? [{ lower: b.figure, higher: a.figure }] : [];
    });
  }),
];

/** An age of somebody of whom the words say that they are of legal age, or not yet. */
interface LegalAge {
  readonly figure: Figure;
  readonly isMinor: boolean;
}

/** How far such words stand from the age, with no other number and no sentence's end between, UTF-16 code units. */
const beside = 40;

/** By the words alone, whatever the age is: so they tell no more than they say. */
export const findLegalAges = ({ text, mentions }: Reading): LegalAge[] =>
  mentions.flatMap(({ figure, start, end }): LegalAge[] => {
    if (figure.type !== 'AGE' || figure.unit !== 'year') return [];
    const before = text.slice(Math.max(0, start - beside), start).match(/[^.!\d\n]*$/)?.[0] ?? '';
    const after = text.slice(end, end + beside).match(/^[^.!\d\n]*/)?.[0] ?? '';
    const words = `${before} ${after}`;
    const isMinor = minor.test(words);
    return denied.test(words) || isMinor === ofAge.test(words) ? [] : [{ figure, isMinor }];
  });
