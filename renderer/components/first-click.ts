import type { MouseEvent } from 'react';

/** For a button that another one takes the place of, or that makes something anew: the second half of a double click is not for it. */
export const firstClick =
  (run: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) run();
  };
