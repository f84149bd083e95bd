import { create } from 'zustand';

/** Text that the user selected, as the draft has it; `finding`: what it is, or is a part of, already. */
export interface Selection {
  text: string;
  finding: number | null;
  at: DOMRect;
  from: HTMLElement;
  menu: boolean;
}

interface FocusState {
  /** The finding that is lit in both panes. */
  lit: { index: number; by: 'pointer' | 'keyboard' } | null;
  /** The finding whose popover is open. */
  open: { index: number; anchor: Element; from: Element | null } | null;
  selection: Selection | null;
}

export const useFocus = create<FocusState>()(() => ({ lit: null, open: null, selection: null }));

const { getState, setState } = useFocus;

export const light = (lit: FocusState['lit']): void => {
  const now = getState();
  if (now.open === null && now.lit?.index !== lit?.index) setState({ lit });
};

/** Opens a finding at its marks in `anchor`, a pane; at `anchor` itself where it has none. */
export const openFinding = (index: number, anchor: Element): void =>
  setState({ open: { index, anchor, from: document.activeElement }, lit: { index, by: 'pointer' }, selection: null });

/** What a popover hangs on; where a row has gone with its panel, the draft. */
const standing = (anchor: Element): Element =>
  anchor.getClientRects().length > 0 ? anchor : (document.querySelector('.pane:not(.see)') ?? anchor);

/** What a popover must not cover: the finding, on however many lines, and what stands above it in both panes. */
export const placeOfOpen = ({ index, anchor: row }: NonNullable<FocusState['open']>): DOMRect => {
  const anchor = standing(row);
  const marks = [...anchor.querySelectorAll(`[data-finding="${index}"]`)].map((mark) => mark.getBoundingClientRect());
  if (marks.length === 0) return anchor.getBoundingClientRect();
  const top = (anchor.closest('.panes') ?? anchor).getBoundingClientRect().top;
  const left = Math.min(...marks.map((mark) => mark.left));
  const [right, bottom] = [Math.max(...marks.map((mark) => mark.right)), Math.max(...marks.map((mark) => mark.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
};

/** Gives the focus back to where it was before a popover took it. */
export const focusBack = (event: Event, from: Element | null | undefined): void => {
  event.preventDefault();
  if (from instanceof HTMLElement) from.focus();
};

export const closeFinding = (): void => setState({ open: null, lit: null });
export const select = (selection: Selection | null): void => setState({ selection });
