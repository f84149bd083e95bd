/** Many patterns found at once in one pass (Aho and Corasick 1975), over symbols that are UTF-16 code units. */
export interface Automaton {
  /** The state after `symbol`; the root is 0. Amortised constant time. */
  step(state: number, symbol: number): number;
  /** The state that is one symbol longer; 0 where no pattern goes on so. */
  child(state: number, symbol: number): number;
  /** How many symbols a state has behind it: the longest start of a pattern that the text ends in. */
  depth(state: number): number;
  /** The next shorter one. */
  shorter(state: number): number;
  /** Whether a pattern ends here. */
  ends(state: number): boolean;
  /** Calls back for each pattern that ends here, the longest first, with its index and length. */
  found(state: number, each: (pattern: number, length: number) => void): void;
}

const ascii = 0x80;

/**
 * @param patterns Not empty, each once.
 * Time and space linear in their length, times the alphabet in the worst case.
 */
export const createAutomaton = (patterns: readonly (readonly number[])[]): Automaton => {
  // The trie as it grows: children of a state are a linked list.
  const size = patterns.reduce((sum, word) => sum + word.length, 1);
  const grown = {
    symbols: new Uint16Array(size),
    child: new Int32Array(size),
    sibling: new Int32Array(size),
    pattern: new Int32Array(size).fill(-1),
  };
  let count = 1;
  const grow = (parent: number, symbol: number): number => {
    let state = grown.child[parent] ?? 0;
    while (state !== 0 && grown.symbols[state] !== symbol) state = grown.sibling[state] ?? 0;
    if (state !== 0) return state;
    grown.symbols[count] = symbol;
    grown.sibling[count] = grown.child[parent] ?? 0;
    grown.child[parent] = count;
    return count++;
  };
  patterns.forEach((word, index) => {
    let state = 0;
    for (const symbol of word) state = grow(state, symbol);
    grown.pattern[state] = index;
  });

  // Breadth first: a state's children stand side by side, from `first` on, and its failure is shorter, so it is known before.
  const symbols = new Uint16Array(count);
  const first = new Int32Array(count + 1);
  const depths = new Int32Array(count);
  const pattern = new Int32Array(count);
  const failure = new Int32Array(count);
  /** The longest proper suffix that is a pattern. */
  const suffix = new Int32Array(count);
  // Most steps start at the root.
  const fromRoot = new Int32Array(ascii);
  const fromRootBeyond = new Map<number, number>();
  /** 0 where there is none: no edge leads to the root. */
  const child = (state: number, symbol: number): number => {
    if (state === 0) return (symbol < ascii ? fromRoot[symbol] : fromRootBeyond.get(symbol)) ?? 0;
    const end = first[state + 1] ?? 0;
    for (let at = first[state] ?? 0; at < end; at++) if (symbols[at] === symbol) return at;
    return 0;
  };
  const step = (state: number, symbol: number): number => {
    for (let from = state; ; from = failure[from] ?? 0) {
      const to = child(from, symbol);
      if (to !== 0 || from === 0) return to;
    }
  };
  const queue = new Int32Array(count);
  let filled = 1;
  for (let state = 0; state < count; state++) {
    const own = queue[state] ?? 0;
    pattern[state] = grown.pattern[own] ?? -1;
    first[state] = filled;
    for (let each = grown.child[own] ?? 0; each !== 0; each = grown.sibling[each] ?? 0) {
      const symbol = grown.symbols[each] ?? 0;
      symbols[filled] = symbol;
      depths[filled] = (depths[state] ?? 0) + 1;
      if (state !== 0) failure[filled] = step(failure[state] ?? 0, symbol);
      else if (symbol < ascii) fromRoot[symbol] = filled;
      else fromRootBeyond.set(symbol, filled);
      queue[filled++] = each;
    }
    const fails = failure[state] ?? 0;
    suffix[state] = (pattern[fails] ?? -1) >= 0 ? fails : (suffix[fails] ?? 0);
  }
  first[count] = filled;

  return {
    step,
    child,
    depth: (state) => depths[state] ?? 0,
    shorter: (state) => failure[state] ?? 0,
    ends: (state) => (pattern[state] ?? -1) >= 0 || (suffix[state] ?? 0) !== 0,
    found: (state, each) => {
      for (let at = (pattern[state] ?? -1) >= 0 ? state : (suffix[state] ?? 0); at !== 0; at = suffix[at] ?? 0)
        each(pattern[at] ?? 0, depths[at] ?? 0);
    },
  };
};
