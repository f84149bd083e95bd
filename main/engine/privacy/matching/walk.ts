import type { Lookup } from './dictionary';

/** One pass of an automaton over a tape; only patterns that begin where a word may begin. */
interface Walk {
  step(symbol: number, at: number): void;
  reset(): void;
  /** Where what could still become a whole pattern begins, where it may; -1 without one. */
  open(mayBegin: (at: number) => boolean): number;
}

/** @param found Hears of each pattern that stands on the tape, the longest first: its index, and its first and last place. */
export const createWalk = (
  { automaton, longest }: Pick<Lookup, 'automaton' | 'longest'>,
  begins: (at: number) => boolean,
  found: (pattern: number, first: number, last: number) => void,
): Walk => {
  /** Where on the tape the last symbols stand: those of a code do not touch. As many as a power of two, to be counted round. */
  const places = new Int32Array(2 ** (32 - Math.clz32(longest)));
  const last = places.length - 1;
  let count = 0;
  let state = 0;
  const back = (length: number): number => places[(count - length) & last] ?? 0;
  /** Falls back to what has begun where it may. */
  const shorten = (mayBegin: (at: number) => boolean): void => {
    while (state !== 0 && !mayBegin(back(automaton.depth(state)))) state = automaton.shorter(state);
  };
  return {
    step: (symbol, at) => {
      let next = automaton.child(state, symbol);
      while (next === 0 && state !== 0) {
        state = automaton.shorter(state);
        shorten(begins);
        next = automaton.child(state, symbol);
      }
      // Most characters stand inside a word, and nothing has begun before.
      if (next === 0 || (state === 0 && !begins(at))) return;
      state = next;
      places[count & last] = at;
      count = (count + 1) | 0;
      if (!automaton.ends(state)) return;
      automaton.found(state, (pattern, length) => {
        if (begins(back(length))) found(pattern, back(length), at);
      });
    },
    reset: () => {
      state = 0;
    },
    open: (mayBegin) => {
      shorten(mayBegin);
      return state === 0 ? -1 : back(automaton.depth(state));
    },
  };
};
