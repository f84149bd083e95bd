import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { nonce } from '../../nonce';
import { light, openFinding, useFocus } from '../../state/focus-store';
import { marksField, setTwin, twinField } from './finding-marks';
import { lineEnds } from './line-ends';
import { unbrokenAmounts } from './unbroken-amounts';

const findingAt = (event: Event): number | null => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-finding]') : null;
  return element ? Number(element.dataset.finding) : null;
};

/** What moves under a pointer that rests is not pointed at: else Enter would send, and not open what F8 went to. */
const hasMoved = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;

const pointing = EditorView.domEventHandlers({
  mouseover: (event) => {
    if (!hasMoved(event)) return;
    const finding = findingAt(event);
    light(finding === null ? null : { index: finding, by: 'pointer' });
  },
  mouseleave: (event) => {
    if (hasMoved(event)) light(null);
  },
  click: (event, view) => {
    const finding = findingAt(event);
    if (finding !== null && view.state.selection.main.empty) {
      openFinding(finding, view.contentDOM);
    }
  },
});

const common: Extension = [
  EditorView.cspNonce.of(nonce),
  EditorView.lineWrapping,
  EditorView.perLineTextDirection.of(true),
  marksField,
  twinField,
  unbrokenAmounts,
  lineEnds,
  pointing,
];

/** A CodeMirror pane in `host`. `extensions` is read once. */
export const useEditor = (
  extensions: Extension,
): { host: RefObject<HTMLDivElement | null>; view: EditorView | null } => {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const lit = useFocus((state) => state.lit?.index ?? null);

  useEffect(() => {
    if (!host.current) return;
    const made = new EditorView({ parent: host.current, extensions: [common, extensions] });
    setView(made);
    return () => made.destroy();
  }, [extensions]);

  useEffect(() => view?.dispatch({ effects: setTwin.of(lit) }), [view, lit]);

  return { host, view };
};
