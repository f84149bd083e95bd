import type { EntityType } from '../../shared/domain';
import type { Label, Labelled } from './labelled';

/** What is counted of found spans against labels. Shares are of characters; all counts add up over texts. */

export interface Place {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
}

export interface Hits {
  wanted: number;
  found: number;
  right: number;
}

export interface Score {
  readonly byType: Map<EntityType, Hits>;
  readonly all: Hits;
  /** Characters of labels, and those that no found span of any type covers. */
  labelled: number;
  leaked: number;
  /** Characters of other text, and those that a found span covers. */
  other: number;
  covered: number;
  words: number;
  /** Found spans that touch no label. */
  falseAlarms: number;
}

const shared = (a: Place, b: Place): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
const length = ({ start, end }: Place): number => end - start;

/** Half the overlap: what both hold is at least half of what either holds. */
const same = (a: Place, b: Place): boolean => 2 * shared(a, b) >= length(a) + length(b) - shared(a, b);

/** A set that knows no birthdays or clock times calls them all dates. */
const finer: Partial<Record<EntityType, EntityType>> = { DATE_OF_BIRTH: 'DATE', TIME: 'DATE' };
const typeIn = (types: ReadonlySet<EntityType>, type: EntityType): EntityType =>
  types.has(type) ? type : (finer[type] ?? type);

/** Where no spaces stand, two characters are a word. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,2}|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

const outcome = (label: Label, found: readonly Place[]): Place | undefined =>
  found.find((span) => span.type === label.type && same(span, label));

/** What went wrong in one text. */
export interface Faults<Found> {
  /** Labels of which no span of their type has the half; `as`: what lies there instead. */
  readonly missed: { label: Label; as: Found | null; leaked: number }[];
  /** Spans that touch no label. */
  readonly falseAlarms: Found[];
}

export const faultsOf = <Found extends Place>({ labels }: Labelled, found: readonly Found[]): Faults<Found> => ({
  missed: labels
    .filter((label) => !label.optional && outcome(label, found) === undefined)
    .map((label) => ({
      label,
      as: found.find((span) => shared(span, label) > 0) ?? null,
      leaked: length(label) - found.reduce((sum, span) => sum + shared(span, label), 0),
    })),
  falseAlarms: found.filter((span) => !labels.some((label) => shared(span, label) > 0)),
});

/**
 * Scores a set that has labels of `types`; labels of others may be found. Any found span covers a label; other text is
 * covered by spans of `types` only, as the rest may be there unlabelled.
 */
export const score = (
  set: readonly Labelled[],
  found: readonly (readonly Place[])[],
  types: ReadonlySet<EntityType>,
): Score => {
  const byType = new Map<EntityType, Hits>();
  const all: Hits = { wanted: 0, found: 0, right: 0 };
  const total: Score = { byType, all, labelled: 0, leaked: 0, other: 0, covered: 0, words: 0, falseAlarms: 0 };
  const add = (type: EntityType, what: keyof Hits): void => {
    const hits = byType.get(type) ?? { wanted: 0, found: 0, right: 0 };
    byType.set(type, hits);
    hits[what]++;
    all[what]++;
  };

  set.forEach((labelled, at) => {
    const { text } = labelled;
    const labels = labelled.labels.map((label) => ({ ...label, optional: label.optional || !types.has(label.type) }));
    const spans = (found[at] ?? []).map((span) => ({ ...span, type: typeIn(types, span.type) }));
    for (const label of labels) {
      if (label.optional) continue;
      add(label.type, 'wanted');
      if (outcome(label, spans) !== undefined) add(label.type, 'right');
    }
    for (const span of spans) {
      if (!types.has(span.type)) continue;
      // What may be found, with whatever type, is neither right nor wrong.
      const wanted = labels.some((label) => !label.optional && shared(span, label) > 0);
      if (wanted || !labels.some((label) => shared(span, label) > 0)) add(span.type, 'found');
    }

    /** 0 other text, 1 labelled, 2 may be covered. */
    const kind = new Uint8Array(text.length);
    for (const { start, end, optional } of labels) kind.fill(optional ? 2 : 1, start, end);
    const covered = new Uint8Array(text.length);
    for (const { start, end, type } of spans) covered.fill(types.has(type) ? 1 : 2, start, end);
    for (let i = 0; i < text.length; i++) {
      if (kind[i] === 1) {
        total.labelled++;
        if (covered[i] === 0) total.leaked++;
      } else if (kind[i] === 0) {
        total.other++;
        if (covered[i] === 1) total.covered++;
      }
    }
    total.words += text.match(word)?.length ?? 0;
    total.falseAlarms += faultsOf(labelled, spans).falseAlarms.filter(({ type }) => types.has(type)).length;
  });
  return total;
};

/** Percent. Null where there is nothing to find. */
export const f1 = ({ wanted, found, right }: Hits): number | null =>
  wanted === 0 ? null : (200 * right) / (wanted + found);
