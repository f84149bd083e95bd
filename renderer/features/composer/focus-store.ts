import { create } from 'zustand';

interface FocusState {
  /** The finding that is lit in both panes. */
  lit: { index: number; by: 'pointer' | 'keyboard' } | null;
  /** The finding whose popover is open. */
  open: { index: number; at: DOMRect; from: Element | null } | null;
  /** Unmarked text that the user selected. */
  selection: { text: string; at: DOMRect; from: Element; menu: boolean } | null;
}

export const useFocus = create<FocusState>()(() => ({ lit: null, open: null, selection: null }));

const { getState, setState } = useFocus;

export const light = (lit: FocusState['lit']): void => {
  const now = getState();
  if (now.open === null && now.lit?.index !== lit?.index) setState({ lit });
};

export const openFinding = (index: number, at: DOMRect): void =>
  setState({ open: { index, at, from: document.activeElement }, lit: { index, by: 'pointer' }, selection: null });

/** Gives the focus back to where it was before a popover took it. */
export const focusBack = (event: Event, from: Element | null | undefined): void => {
  event.preventDefault();
  if (from instanceof HTMLElement) from.focus();
};

export const closeFinding = (): void => setState({ open: null, lit: null });
export const select = (selection: FocusState['selection']): void => setState({ selection });
