import type { Extension, Range } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { unbrokenIn } from '../chat/unbroken';

const unbroken = Decoration.mark({ class: 'unbroken' });

const inView = (view: EditorView): DecorationSet => {
  const ranges: Range<Decoration>[] = view.visibleRanges.flatMap(({ from, to }) =>
    unbrokenIn(view.state.sliceDoc(from, to)).map(({ start, end }) => unbroken.range(from + start, from + end)),
  );
  return Decoration.set(ranges);
};

/** Keeps each amount of a pane on one line. */
export const unbrokenAmounts: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = inView(view);
    }
    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.decorations = inView(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
