import { ChangeSet, type Range, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Finding } from '../../../shared/domain';
import { markClass } from '../../findings/looks';
import { en } from '../../i18n/en';
import { editBetween } from './edit-between';

/** A finding's place in one pane. */
export interface Place {
  from: number;
  to: number;
  /** Position in the preview's findings. */
  index: number;
}

const decorate = (findings: readonly Finding[], placeOf: (finding: Finding) => [number, number]): DecorationSet => {
  const ranges: Range<Decoration>[] = [];
  for (const [index, finding] of findings.entries()) {
    const [from, to] = placeOf(finding);
    if (from >= to) continue;
    ranges.push(
      Decoration.mark({
        tagName: 'mark',
        class: markClass(finding),
        attributes: {
          'data-finding': String(index),
          ...(finding.source === 'model' && { title: en.finding.byModel }),
        },
        index,
      }).range(from, to),
    );
  }
  return RangeSet.of(ranges, true);
};

export const inOriginal = (findings: readonly Finding[]): DecorationSet => decorate(findings, (f) => [f.start, f.end]);
export const inSanitized = (findings: readonly Finding[]): DecorationSet =>
  decorate(findings, (f) => [f.surrogateStart, f.surrogateEnd]);

/** Marks made for `analysed`, moved to where they stand in `now`. */
export const carryOver = (marks: DecorationSet, analysed: Text, now: Text): DecorationSet => {
  if (analysed === now) return marks;
  const edit = editBetween(analysed.toString(), now.toString());
  return edit === null ? marks : marks.map(ChangeSet.of(edit, analysed.length));
};

export const setMarks = StateEffect.define<DecorationSet>();

/** The findings of a pane. While a new preview is on its way they move with the text. */
export const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, transaction) => {
    const set = transaction.effects.find((effect) => effect.is(setMarks));
    return set ? set.value : marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** The findings' places, in the text's order. */
export const placesIn = (marks: DecorationSet, from?: number, to?: number): Place[] => {
  const places: Place[] = [];
  marks.between(from ?? 0, to ?? Number.POSITIVE_INFINITY, (start, end, value) => {
    places.push({ from: start, to: end, index: value.spec.index as number });
  });
  return places;
};

export const setTwin = StateEffect.define<number | null>();

const twin = Decoration.mark({ class: 'twin' });

/** The outline around the finding that is pointed at, in both panes. */
export const twinField = StateField.define<{ index: number | null; marks: DecorationSet }>({
  create: () => ({ index: null, marks: Decoration.none }),
  update: (before, transaction) => {
    const set = transaction.effects.find((effect) => effect.is(setTwin));
    if (!set && !transaction.docChanged && !transaction.effects.some((effect) => effect.is(setMarks))) return before;
    const index = set ? set.value : before.index;
    const place =
      index === null ? undefined : placesIn(transaction.state.field(marksField)).find((p) => p.index === index);
    return { index, marks: place ? Decoration.set(twin.range(place.from, place.to)) : Decoration.none };
  },
  provide: (field) => EditorView.decorations.from(field, (value) => value.marks),
});
