import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { type Measure, quantityOf } from '../../entities/quantities';
import { isBeyondBody } from '../../entities/quantities/body/recognise';
import { endsInPercent } from '../../entities/quantities/percentage';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { meeting } from '../../text/pieces';
import { byPlace, type Found } from '../resolve';
import { isAnyWord } from '../words/vocabulary';

/** What the model reads besides names: numbers of somebody's, and what stands like one. */
const read = ['ID_NUMBER', 'PHONE_NUMBER', 'USER_NAME', 'MONEY', 'AGE', 'TIME'] as const;
const types: ReadonlySet<EntityType> = new Set([...read, 'COUNT']);
export const isNumberType = (type: EntityType): boolean => types.has(type);

/** What the model calls a count is one of these by its unit. Without one it would stay in clear anyway. */
const measures = ['PERCENTAGE', 'BODY_MEASURE', 'LAB_VALUE'] as const;

/** Why, in the words that the window shows. */
const reasons = {
  ID_NUMBER: 'read as somebody’s number',
  PHONE_NUMBER: 'read as a phone number',
  USER_NAME: 'read as a user name',
  MONEY: 'read as an amount',
  AGE: 'read as an age',
  TIME: 'read as a time of day',
  PERCENTAGE: 'read as a share',
  BODY_MEASURE: 'read as a measure',
  LAB_VALUE: 'read as a result',
} as const satisfies Readonly<Partial<Record<EntityType, string>>>;

const measuresOf = (type: EntityType, value: string): readonly Measure[] => quantityOf(type)?.read(value) ?? [];

const hasUnit = (type: EntityType, value: string): boolean => {
  const found = measuresOf(type, value);
  const isWritten = type !== 'PERCENTAGE' || endsInPercent.test(value);
  const isDrawn = type !== 'BODY_MEASURE' || !isBeyondBody(value);
  return isWritten && isDrawn && found.length > 0 && found.every(({ unit }) => unit !== null);
};

/** A code has a digit and three characters, a phone number five digits or words; an account is one word that is no other. */
const isWhole = (type: EntityType, value: string): boolean => {
  const digits = value.match(/\p{Nd}/gu)?.length ?? 0;
  if (type === 'ID_NUMBER') return digits > 0 && /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){3}/u.test(value);
  if (type === 'PHONE_NUMBER') return digits >= 5 || (digits === 0 && value.trim().split(/\s+/).length >= 5);
  if (type === 'USER_NAME') return /^[\p{L}\p{N}][\p{L}\p{N}._-]{2,}$/u.test(value) && !isAnyWord(value.toLowerCase());
  return measuresOf(type, value).length > 0;
};

const typeOf = (type: EntityType, value: string): keyof typeof reasons | undefined =>
  type === 'COUNT'
    ? measures.find((each) => hasUnit(each, value))
    : read.find((each) => each === type && isWhole(each, value));

/** What belongs to "[4.]5" and "[GK-]2291[/B]", of which the model read a part: digits; of a code capitals and signs too. */
const ofNumber = { before: /\p{N}[\p{N}.,:/]*$/u, after: /^(?:[.,:/]?\p{N})+/u };
const ofCode = {
  before: /(?:[\p{Lu}\p{N}]|(?<=[\p{Lu}\p{N}])[-/_]|(?<=\p{N})\.)+$/u,
  after: /^(?:[/._-]?[\p{Lu}\p{N}])+/u,
};
const whole = (text: string, { start, end, type }: Tagged): Pick<Tagged, 'start' | 'end'> => {
  const { before, after } = type === 'ID_NUMBER' ? ofCode : ofNumber;
  return {
    start: start - matchedLength(before, textBefore(text, start)),
    end: end + matchedLength(after, textAfter(text, end)),
  };
};

/**
 * Numbers that the model reads as somebody's where no other layer has found anything, with what those have found, in order.
 * The recognisers know more of a number's form, the model of who speaks: what neither a label nor a form tells is told by
 * the sentence. A worker is not trusted: spans may lie anywhere, and over each other.
 */
export const withNumbers = (text: string, found: readonly Found[], tagged: readonly Tagged[]): readonly Found[] => {
  const isTaken = meeting(found);
  const spans = tagged
    .filter((span) => span.start >= 0 && span.start < span.end && span.end <= text.length && !isTaken(span))
    .toSorted((a, b) => a.start - b.start);
  const numbers: Found[] = [];
  spans.forEach((span, at) => {
    const wide = whole(text, span);
    const [last, next] = [spans[at - 1]?.end ?? 0, spans[at + 1]?.start ?? text.length];
    const { start, end } = last <= wide.start && wide.end <= next && !isTaken(wide) ? wide : span;
    const type = typeOf(span.type, text.slice(start, end));
    if (type === undefined || start < (numbers.at(-1)?.end ?? 0)) return;
    numbers.push({ start, end, type, score: span.score, source: 'tagger', reason: reasons[type] });
  });
  return numbers.length === 0 ? found : [...found, ...numbers].sort(byPlace);
};
