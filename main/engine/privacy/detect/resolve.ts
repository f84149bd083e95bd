import type { EntityType, Span } from '../../../../shared/domain';
import { entities } from '../entities';
import { grouped } from '../grouped';

/** A span before its risk is added. */
export type Found = Omit<Span, 'risk'>;

/** Scores from here on rest on a checksum, a grammar or a cue word; below they are guesses. */
const checked = 0.8;

/** The more a type says of a value, the more specific it is. */
const specificity: Readonly<Partial<Record<EntityType, number>>> = {
  EMAIL_ADDRESS: 9,
  IBAN_CODE: 9,
  CREDIT_CARD: 8,
  US_SSN: 8,
  DATE_OF_BIRTH: 7,
  PHONE_NUMBER: 6,
  MONEY: 6,
  BODY_MEASURE: 6,
  LAB_VALUE: 6,
  PERCENTAGE: 5,
  AGE: 5,
  DATE: 5,
  TIME: 4,
  COUNT: 3,
  DURATION: 3,
  ID_NUMBER: 4,
  PERSON: 3,
  ORGANIZATION: 2,
  POSTAL_CODE: 2,
  ADDRESS: 2,
  LOCATION: 1,
};

/** A format that checks itself says as much as a card's. */
const specificityOf = (type: EntityType): number => specificity[type] ?? 8;

const tier = (found: Found): number => (found.source === 'rule' ? 0 : found.score >= checked ? 1 : 2);

/** A column's head says whether a name is a town's; it or a label ahead, that a number is a postal code: "PLZ: 26316 kalt". */
const isKeyed = ({ type, reason, score }: Found): number =>
  Number(
    score >= checked &&
      ((type === 'LOCATION' && reason.startsWith("under '")) ||
        (type === 'POSTAL_CODE' && /^(?:under|after) '/.test(reason))),
  );

/** How long something lasts is the least that may be said of its words: "23 weeks pregnant" is a state of health. */
const yields = ({ type, source }: Found): number => Number(type === 'DURATION' && source !== 'rule');

const byStrength = (a: Found, b: Found): number =>
  yields(a) - yields(b) ||
  tier(a) - tier(b) ||
  b.end - b.start - (a.end - a.start) ||
  isKeyed(b) - isKeyed(a) ||
  specificityOf(b.type) - specificityOf(a.type) ||
  b.score - a.score ||
  a.start - b.start;

export const byPlace = (a: Found, b: Found): number => a.start - b.start || b.end - a.end;

const wordCharacter = /[\p{L}\p{N}]/u;

/** What is left of `found` beside `taken`, without the spaces and signs at its edges. */
export const remainders = (found: Found, taken: Pick<Found, 'start' | 'end'>, text: string): Found[] =>
  [
    { ...found, end: Math.min(found.end, taken.start) },
    { ...found, start: Math.max(found.start, taken.end) },
  ].flatMap((rest) => {
    const piece = text.slice(rest.start, Math.max(rest.start, rest.end));
    const first = piece.search(wordCharacter);
    if (first === -1) return [];
    const tail = piece.length - piece.trimEnd().replace(/[^\p{L}\p{N}.)]+$/u, '').length;
    return [{ ...rest, start: rest.start + first, end: rest.end - tail }];
  });

/** Types whose values are names. */
export const named: ReadonlySet<EntityType> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);
/** Types whose parts are values of their own: keeping "Maria" still protects the rest of "Maria Gonzalez". */
const divisible: ReadonlySet<EntityType> = new Set([...named, 'ADDRESS']);

/** Types whose values are no numbers, though there may be one in them. */
const wordy: ReadonlySet<EntityType> = new Set([
  ...divisible,
  'EMAIL_ADDRESS',
  'URL',
  'USER_NAME',
  'SECRET',
  'OCCUPATION',
  'NRP',
  'MEDICAL_CONDITION',
  'WORD',
  'DURATION',
]);

/**
 * The user's own spans first. One that lies inside a longer finding of another kind is no mention of its value, unless
 * another type outranks that finding.
 */
const withDecisions = (
  decided: readonly Found[],
  found: readonly Found[],
  riskier: ReadonlyMap<Found, readonly Found[]>,
  text: string,
): Found[] => {
  const rules = keepFirst([...decided].sort(byStrength), text).sort(byPlace);
  const kept = new Set(rules);
  const rest: Found[] = [];
  let from = 0;
  for (const candidate of [...found].sort(byPlace)) {
    while (from < rules.length && (rules[from]?.end ?? 0) <= candidate.start) from++;
    let pieces = [candidate];
    for (let i = from; i < rules.length; i++) {
      const rule = rules[i];
      if (rule === undefined || rule.start >= candidate.end) break;
      const inside = rule.start >= candidate.start && rule.end <= candidate.end;
      const smaller = rule.end - rule.start < candidate.end - candidate.start;
      const divides = divisible.has(candidate.type);
      const isSure = candidate.score >= checked && !riskier.has(candidate);
      if (inside && smaller && isSure && !(divides && candidate.type === rule.type)) kept.delete(rule);
      else
        pieces = divides
          ? pieces.flatMap((piece) => (overlap(piece, rule) ? remainders(piece, rule, text) : [piece]))
          : [];
    }
    rest.push(...pieces);
  }
  return [...kept, ...rest];
};

export const overlap = (a: Pick<Found, 'start' | 'end'>, b: Pick<Found, 'start' | 'end'>): boolean =>
  a.start < b.end && b.start < a.end;

/** Where the digits of a value are, from the first to the last; null for one that is no number. */
const numberOf = ({ start, end, type }: Found, text: string): string | null => {
  if (wordy.has(type)) return null;
  const value = text.slice(start, end);
  const first = value.search(/\p{Nd}/u);
  return first === -1 ? null : `${start + first} ${start + value.search(/\p{Nd}\P{Nd}*$/u)}`;
};

/** Whether a type is the riskier one of a number. Of two quantities the unit decides, and what is of any shape says too little. */
const isRiskier = (type: EntityType, than: EntityType): boolean => {
  const [one, other] = [entities[type], entities[than]];
  const isIdentifier = [one, other].some(({ guarantee }) => guarantee.mechanism === 'fpe');
  return isIdentifier && type !== 'ID_NUMBER' && one.risk > other.risk;
};

/** Those of which another takes a part: only they may claim one number. */
const overlapping = (found: readonly Found[]): Found[] => {
  const sorted = [...found].sort(byPlace);
  let furthest = 0;
  return sorted.filter(({ start, end }, at) => {
    const isBehind = start < furthest;
    furthest = Math.max(furthest, end);
    return isBehind || (sorted[at + 1]?.start ?? end) < end;
  });
};

/** What claims a number as surely as a riskier type does, with those riskier claims. What a key names outranks an unkeyed one. */
const outranked = (found: readonly Found[], text: string): ReadonlyMap<Found, readonly Found[]> => {
  const claims = grouped(overlapping(found.filter(({ source }) => source !== 'rule')), (each) => numberOf(each, text));
  claims.delete(null);
  return new Map(
    [...claims.values()].flatMap((rivals) =>
      rivals.flatMap((each): [Found, Found[]][] => {
        const riskier = rivals.filter(
          (other) => tier(other) === tier(each) && isKeyed(other) >= isKeyed(each) && isRiskier(other.type, each.type),
        );
        return riskier.length === 0 ? [] : [[each, riskier]];
      }),
    ),
  );
};

/** The strongest first, and what is outranked right behind the last that outranks it: where those fall, it may stand. */
const inOrder = (found: readonly Found[], riskier: ReadonlyMap<Found, readonly Found[]>): Found[] => {
  const sorted = [...found].sort(byStrength);
  if (riskier.size === 0) return sorted;
  const place = new Map(sorted.map((each, at) => [each, at]));
  const placeOf = (each: Found): number => place.get(each) ?? -1;
  const waiting = new Map(sorted.map((each) => [each, Math.max(...[each, ...(riskier.get(each) ?? [])].map(placeOf))]));
  const waitsUntil = (each: Found): number => waiting.get(each) ?? -1;
  return sorted.sort((a, b) => waitsUntil(a) - waitsUntil(b) || entities[b.type].risk - entities[a.type].risk);
};

/** A name of which another value took the end, as the age of "Jurre van anderhalf", up to there. */
const upTo = (found: Found, end: number, text: string): Found | null => {
  const [name = ''] = /^\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)*/u.exec(text.slice(found.start, end)) ?? [];
  return found.type === 'PERSON' && name !== '' ? { ...found, end: found.start + name.length } : null;
};

/** Takes candidates in order; one that overlaps a taken one falls, but for what of a name stands before it. */
const keepFirst = (ordered: readonly Found[], text: string): Found[] => {
  const last = ordered.reduce((most, found) => Math.max(most, found.end), 0);
  const covered = new Uint8Array(last);
  return ordered.flatMap((found) => {
    const taken = covered.subarray(found.start, found.end).indexOf(1);
    const kept = taken === -1 ? found : upTo(found, found.start + taken, text);
    if (kept === null) return [];
    covered.fill(1, kept.start, kept.end);
    return [kept];
  });
};

/**
 * One layer of spans out of all: the user's decisions first; then a checksum or cue word before a guess; then the riskiest
 * of those that claim one number; then the longest, the most specific, the highest score. Sorted, not overlapping.
 */
export const resolve = (decided: readonly Found[], found: readonly Found[], text: string): Found[] => {
  const candidates = found.filter(({ start, end }) => end > start);
  const riskier = outranked(candidates, text);
  return keepFirst(inOrder(withDecisions(decided, candidates, riskier, text), riskier), text).sort(byPlace);
};
