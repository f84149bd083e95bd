/** Many patterns found at once in one pass (Aho and Corasick 1975), over symbols that are UTF-16 code units. */
export interface Automaton {
  /** The state after `symbol`; the root is 0. Amortised constant time. */
  step(state: number, symbol: number): number;
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
  // The trie: children of a state are a linked list, the root's a table and a map, for most steps start there.
  const size = patterns.reduce((sum, word) => sum + word.length, 1);
  const symbols = new Uint16Array(size);
  const child = new Int32Array(size);
  const sibling = new Int32Array(size);
  const depths = new Int32Array(size);
  const pattern = new Int32Array(size).fill(-1);
  const fromRoot = new Int32Array(ascii);
  const fromRootBeyond = new Map<number, number>();
  let count = 1;

  const add = (parent: number, symbol: number): number => {
    const state = count++;
    symbols[state] = symbol;
    depths[state] = (depths[parent] ?? 0) + 1;
    sibling[state] = child[parent] ?? 0;
    child[parent] = state;
    if (parent === 0 && symbol < ascii) fromRoot[symbol] = state;
    else if (parent === 0) fromRootBeyond.set(symbol, state);
    return state;
  };
  /** 0 where there is none: no edge leads to the root. */
  const next = (state: number, symbol: number): number => {
    if (state === 0) return (symbol < ascii ? fromRoot[symbol] : fromRootBeyond.get(symbol)) ?? 0;
    let at = child[state] ?? 0;
    while (at !== 0 && symbols[at] !== symbol) at = sibling[at] ?? 0;
    return at;
  };

  patterns.forEach((word, index) => {
    let state = 0;
    for (const symbol of word) state = next(state, symbol) || add(state, symbol);
    pattern[state] = index;
  });

  // Breadth first: a state's failure is shorter, so it is known before.
  const failure = new Int32Array(count);
  /** The longest proper suffix that is a pattern. */
  const suffix = new Int32Array(count);
  const step = (state: number, symbol: number): number => {
    for (let from = state; ; from = failure[from] ?? 0) {
      const to = next(from, symbol);
      if (to !== 0 || from === 0) return to;
    }
  };
  const queue = new Int32Array(count);
  let filled = 1;
  for (let read = 0; read < filled; read++) {
    const parent = queue[read] ?? 0;
    for (let state = child[parent] ?? 0; state !== 0; state = sibling[state] ?? 0) {
      const fails = parent === 0 ? 0 : step(failure[parent] ?? 0, symbols[state] ?? 0);
      failure[state] = fails;
      suffix[state] = (pattern[fails] ?? -1) >= 0 ? fails : (suffix[fails] ?? 0);
      queue[filled++] = state;
    }
  }

  return {
    step,
    depth: (state) => depths[state] ?? 0,
    shorter: (state) => failure[state] ?? 0,
    ends: (state) => (pattern[state] ?? -1) >= 0 || (suffix[state] ?? 0) !== 0,
    found: (state, each) => {
      for (let at = (pattern[state] ?? -1) >= 0 ? state : (suffix[state] ?? 0); at !== 0; at = suffix[at] ?? 0)
        each(pattern[at] ?? 0, depths[at] ?? 0);
    },
  };
};
