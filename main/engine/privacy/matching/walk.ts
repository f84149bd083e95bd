import type { Lookup } from './dictionary';

/** One pass of an automaton over a tape; only patterns that begin where a word may begin. */
interface Walk {
  step(symbol: number, at: number, found: (pattern: number, first: number) => void): void;
  reset(): void;
  /** Where what could still become a whole pattern begins, where it may; -1 without one. */
  open(mayBegin: (at: number) => boolean): number;
}

export const createWalk = (
  { automaton, longest }: Pick<Lookup, 'automaton' | 'longest'>,
  begins: (at: number) => boolean,
): Walk => {
  /** Where on the tape the last symbols stand: those of a code do not touch. */
  const places = new Int32Array(longest + 1);
  let count = 0;
  let state = 0;
  const back = (length: number): number => places[(count - length) % places.length] ?? 0;
  return {
    step: (symbol, at, found) => {
      places[count++ % places.length] = at;
      state = automaton.step(state, symbol);
      while (state !== 0 && !begins(back(automaton.depth(state)))) state = automaton.shorter(state);
      automaton.found(state, (pattern, length) => {
        if (begins(back(length))) found(pattern, back(length));
      });
    },
    reset: () => {
      state = 0;
    },
    open: (mayBegin) => {
      while (state !== 0 && !mayBegin(back(automaton.depth(state)))) state = automaton.shorter(state);
      return state === 0 ? -1 : back(automaton.depth(state));
    },
  };
};
