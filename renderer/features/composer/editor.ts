import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { nonce } from '../../nonce';
import { type inOriginal, type inSanitized, marksField, setTwin, twinField } from './finding-marks';
import { light, openFinding, useFocus } from './focus-store';
import { unbrokenAmounts } from './unbroken-amounts';

export type Marker = typeof inSanitized | typeof inOriginal;

const findingAt = (event: Event): { index: number; element: Element } | null => {
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-finding]') : null;
  return element ? { index: Number(element.dataset.finding), element } : null;
};

const pointing = EditorView.domEventHandlers({
  mouseover: (event) => {
    const finding = findingAt(event);
    light(finding && { index: finding.index, by: 'pointer' });
  },
  mouseleave: () => light(null),
  click: (event, view) => {
    const finding = findingAt(event);
    if (finding && view.state.selection.main.empty) {
      openFinding(finding.index, finding.element.getBoundingClientRect());
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
