import type { Extension } from '@codemirror/state';
import { type EditorView, layer, RectangleMarker } from '@codemirror/view';
import { marksField, twinField } from './finding-marks';

/** What a mark has below its letters, in pixels. */
const underline = 3;

/** Where the blanks are at which a mark goes on in the next line. */
const brokenIn = (mark: Element): DOMRect[] => {
  const parts = [...mark.getClientRects()];
  // Most marks stand on one line.
  if (parts.length < 2) return [];
  const range = document.createRange();
  const texts = document.createTreeWalker(mark, NodeFilter.SHOW_TEXT);
  const blanks: DOMRect[] = [];
  while (texts.nextNode()) {
    for (const { index } of (texts.currentNode as Text).data.matchAll(/[ \t]/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + 1);
      blanks.push(range.getBoundingClientRect());
    }
  }
  const ends = ({ right, top }: DOMRect): boolean =>
    parts
      .slice(0, -1)
      .some((part) => Math.abs(part.right - right) < 1 && top < part.bottom && top > part.top - underline);
  return blanks.filter(ends);
};

const covers = (view: EditorView): RectangleMarker[] => {
  const { left, top } = view.scrollDOM.getBoundingClientRect();
  const { scrollLeft, scrollTop } = view.scrollDOM;
  const lit = view.state.field(twinField).index;
  return [...view.contentDOM.querySelectorAll<HTMLElement>('mark')]
    .filter(({ dataset }) => dataset.finding !== String(lit))
    .flatMap(brokenIn)
    .map(
      (blank) =>
        new RectangleMarker(
          'line-end',
          blank.left - left + scrollLeft,
          blank.top - top + scrollTop,
          blank.width,
          blank.height + underline,
        ),
    );
};

/** Hides the end of a mark that is broken over two lines: in what is edited the blank there is marked as well. */
export const lineEnds: Extension = layer({
  above: true,
  class: 'line-ends',
  update: ({ docChanged, viewportChanged, geometryChanged, startState, state }) =>
    docChanged ||
    viewportChanged ||
    geometryChanged ||
    startState.field(marksField) !== state.field(marksField) ||
    startState.field(twinField) !== state.field(twinField),
  markers: covers,
});
