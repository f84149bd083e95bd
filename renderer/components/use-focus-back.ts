import { useState } from 'react';

/**
 * For what opens without a button of its own: gives the focus back, when it closes, to what had it,
 * or to the draft where that is gone.
 */
export const useFocusBack = (): ((event: Event) => void) => {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    const stays = before?.isConnected && before !== document.body;
    const to = stays ? before : document.querySelector('[contenteditable="true"]');
    if (to instanceof HTMLElement) to.focus();
  };
};
