import { defaultKeymap, history, historyKeymap, insertNewline } from '@codemirror/commands';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { light, openFinding, select, useFocus } from '../../state/focus-store';
import { send } from '../../state/leaving';
import { marksField, type Place, placesIn } from './finding-marks';
import { selecting } from './selecting';

const keyboardPlace = (view: EditorView): Place | undefined => {
  const { lit } = useFocus.getState();
  return lit?.by === 'keyboard'
    ? placesIn(view.state.field(marksField)).find((place) => place.index === lit.index)
    : undefined;
};

const step = (direction: 1 | -1) => (view: EditorView) => {
  const places = placesIn(view.state.field(marksField));
  const here = keyboardPlace(view)?.from ?? view.state.selection.main.head - (direction === 1 ? 1 : 0);
  const next =
    direction === 1
      ? (places.find((place) => place.from > here) ?? places[0])
      : (places.findLast((place) => place.from < here) ?? places.at(-1));
  if (!next) return true;
  view.dispatch({ effects: EditorView.scrollIntoView(next.from, { y: 'nearest' }) });
  light(null);
  light({ index: next.index, by: 'keyboard' });
  return true;
};

/** Opens a finding where it stands in the draft. */
export const openInDraft = (view: EditorView, index: number): void => {
  const place = placesIn(view.state.field(marksField)).find((each) => each.index === index);
  if (place === undefined) return;
  view.dispatch({ effects: EditorView.scrollIntoView(place.from, { y: 'nearest' }) });
  view.focus();
  openFinding(index, view.contentDOM);
};

const sendNow = (): boolean => {
  void send();
  return true;
};

const enter = (view: EditorView): boolean => {
  const place = keyboardPlace(view);
  if (!place) return sendNow();
  openFinding(place.index, view.contentDOM);
  return true;
};

const leave = (): boolean => {
  if (useFocus.getState().lit === null) return false;
  light(null);
  return true;
};

const openMenu = (): boolean => {
  const { selection } = useFocus.getState();
  if (selection === null) return false;
  if (selection.finding === null) select({ ...selection, menu: true });
  else openFinding(selection.finding, selection.from);
  return true;
};

/** Who writes has left the finding that F8 went to. */
const writingOn = EditorView.updateListener.of(({ docChanged }) => {
  if (docChanged) light(null);
});

/** Enter sends, Shift Enter breaks the line, F8 walks through the findings. */
export const writing: Extension = [
  history(),
  Prec.high(
    keymap.of([
      { key: 'Enter', run: enter, shift: insertNewline },
      { key: 'Mod-Enter', run: sendNow },
      { key: 'F8', run: step(1), shift: step(-1) },
      { key: 'Escape', run: leave },
      { key: 'Mod-Shift-p', run: openMenu, preventDefault: true },
    ]),
  ),
  keymap.of([...defaultKeymap, ...historyKeymap]),
  writingOn,
  selecting((state, from, to) => state.sliceDoc(from, to)),
];
