import { type EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { select, useFocus } from '../../state/focus-store';
import { marksField, placesIn } from './finding-marks';

const rectOf = (view: EditorView, from: number, to: number): DOMRect => {
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  if (!start || !end) return view.dom.getBoundingClientRect();
  const width = end.top === start.top ? end.right - start.left : 0;
  return new DOMRect(start.left, start.top, width, start.bottom - start.top);
};

/** Longest selection that is offered as one value. */
const longestValue = 300;

/**
 * Text that the user selected by hand, not by a drop, can be protected, also where a finding is a part of it; what is a
 * part of a finding leads to that. `written`: what the draft says between two places of this pane.
 */
export const selecting = (written: (state: EditorState, from: number, to: number) => string): Extension =>
  EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state, view }) => {
    if (!docChanged && !selectionSet) return;
    const { from, to } = state.selection.main;
    const byHand = transactions.some((transaction) => transaction.isUserEvent('select'));
    const text = byHand && to - from <= longestValue ? written(state, from, to).trim() : '';
    const [place, ...more] = placesIn(state.field(marksField), from, to).filter(
      (each) => each.from < to && each.to > from,
    );
    if (text === '' || more.length > 0) {
      const { selection } = useFocus.getState();
      const byUser = transactions.some((transaction) => transaction.annotation(Transaction.userEvent) !== undefined);
      if (selection && (byUser || selection.from === view.contentDOM)) select(null);
      return;
    }
    const finding = place && place.from <= from && place.to >= to ? place.index : null;
    view.requestMeasure({
      read: () => rectOf(view, from, to),
      write: (at) => select({ text, finding, at, from: view.contentDOM, menu: false }),
    });
  });
