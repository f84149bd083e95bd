import { create } from 'zustand';

interface FocusState {
  /** The finding that is lit in both panes. */
  lit: { index: number; by: 'pointer' | 'keyboard' } | null;
  /** The finding whose popover is open. */
  open: { index: number; at: DOMRect } | null;
  /** Unmarked text that the user selected. */
  selection: { text: string; at: DOMRect; menu: boolean } | null;
}

export const useFocus = create<FocusState>()(() => ({ lit: null, open: null, selection: null }));

const { getState, setState } = useFocus;

export const light = (lit: FocusState['lit']): void => {
  const now = getState();
  if (now.open === null && now.lit?.index !== lit?.index) setState({ lit });
};

export const openFinding = (index: number, at: DOMRect): void =>
  setState({ open: { index, at }, lit: { index, by: 'pointer' }, selection: null });
export const closeFinding = (): void => setState({ open: null, lit: null });
export const select = (selection: FocusState['selection']): void => setState({ selection });
