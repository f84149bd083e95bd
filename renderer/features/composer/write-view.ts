import { EditorView } from '@codemirror/view';

/** The editor that the draft is written in; null where none is shown. */
export const writeView = (): EditorView | null => {
  const pane = document.querySelector<HTMLElement>('.pane:not(.see) .cm-editor');
  return pane && EditorView.findFromDOM(pane);
};
