/**
 * Ranking a regular language of digits: the number of words of a length, a word's position among them, and the word at
 * a position (Bellare, Ristenpart, Rogaway, Stegers 2009, §5).
 */
export interface DigitLanguage {
  size(length: number): bigint;
  /** Null where the language lacks the word. */
  rank(word: string): bigint | null;
  /** `position` in `[0, size(length))`. */
  unrank(position: bigint, length: number): string;
}

type Expression =
  | { readonly kind: 'digits'; readonly accepted: readonly boolean[] }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Expression[] }
  | { readonly kind: 'repeat'; readonly part: Expression; readonly least: number; readonly most: number };

const accepting = (accepts: (digit: number) => boolean): Expression => ({
  kind: 'digits',
  accepted: Array.from({ length: 10 }, (_, digit) => accepts(digit)),
});

/** Reads digits, `\d`, `[1-46]`, `(?:…|…)`, `{n}`, `{n,m}` and `?`: what phone number patterns are made of. */
const parse = (pattern: string): Expression => {
  let at = 0;
  const atom = (): Expression => {
    if (pattern.startsWith('(', at)) {
      at += pattern.startsWith('(?:', at) ? 3 : 1;
      const inner = choice();
      at++;
      return inner;
    }
    if (pattern.startsWith('\\d', at)) {
      at += 2;
      return accepting(() => true);
    }
    if (pattern.startsWith('[', at)) {
      const end = pattern.indexOf(']', at);
      const set = new RegExp(pattern.slice(at, end + 1));
      at = end + 1;
      return accepting((digit) => set.test(String(digit)));
    }
    const only = Number(pattern.charAt(at++));
    if (!Number.isInteger(only)) throw new SyntaxError(`not a pattern of digits: ${pattern}`);
    return accepting((digit) => digit === only);
  };
  const quantified = (): Expression => {
    let part = atom();
    for (;;) {
      const counts = /^(?:\{(\d+)(?:,(\d+))?\}|(\?))/.exec(pattern.slice(at, at + 12));
      if (counts === null) return part;
      at += counts[0].length;
      const least = counts[3] === undefined ? Number(counts[1]) : 0;
      const most = counts[3] === undefined ? Number(counts[2] ?? counts[1]) : 1;
      part = { kind: 'repeat', part, least, most };
    }
  };
  const sequence = (): Expression => {
    const parts: Expression[] = [];
    while (at < pattern.length && !'|)'.includes(pattern.charAt(at))) parts.push(quantified());
    return { kind: 'sequence', parts };
  };
  const choice = (): Expression => {
    const parts = [sequence()];
    while (pattern.charAt(at) === '|') {
      at++;
      parts.push(sequence());
    }
    return { kind: 'choice', parts };
  };
  const whole = choice();
  if (at < pattern.length) throw new SyntaxError(`not a pattern of digits: ${pattern}`);
  return whole;
};

interface State {
  readonly accepted: readonly boolean[];
  readonly next: readonly number[];
}

/** Positions of the pattern as states (Glushkov): 0 is the end, each other one reads a digit and leads on. */
const automaton = (whole: Expression): { states: State[]; start: readonly number[] } => {
  const states: State[] = [{ accepted: [], next: [] }];
  /** The states that begin `expression`, given those that follow it. */
  const before = (expression: Expression, next: readonly number[]): readonly number[] => {
    switch (expression.kind) {
      case 'digits':
        return [states.push({ accepted: expression.accepted, next }) - 1];
      case 'choice':
        return expression.parts.flatMap((part) => before(part, next));
      case 'sequence':
        return [...expression.parts].reverse().reduce((then, part) => before(part, then), next);
      case 'repeat': {
        let then = next;
        for (let count = expression.most; count > 0; count--) {
          const taken = before(expression.part, then);
          then = count > expression.least ? [...taken, ...next] : taken;
        }
        return then;
      }
    }
  };
  return { start: before(whole, [0]), states };
};

/** @param pattern A regular expression of digits, matched whole. Throws a SyntaxError for what it cannot read. */
export const digitLanguage = (pattern: string): DigitLanguage => {
  const { states, start } = automaton(parse(pattern));
  /** Sets of states as the states of a deterministic automaton, made as they are met. */
  interface Node {
    readonly members: readonly number[];
    readonly after: (Node | undefined)[];
    readonly counts: bigint[];
  }
  const nodes = new Map<string, Node>();
  const nodeOf = (members: Iterable<number>): Node => {
    const sorted = [...new Set(members)].sort((a, b) => a - b);
    const name = sorted.join();
    const known = nodes.get(name);
    if (known !== undefined) return known;
    const node: Node = { members: sorted, after: [], counts: [] };
    nodes.set(name, node);
    return node;
  };
  const first = nodeOf(start);
  const step = (node: Node, digit: number): Node => {
    const known = node.after[digit];
    if (known !== undefined) return known;
    const next = nodeOf(node.members.flatMap((state) => (states[state]?.accepted[digit] ? states[state].next : [])));
    node.after[digit] = next;
    return next;
  };
  const count = (node: Node, length: number): bigint => {
    const known = node.counts[length];
    if (known !== undefined) return known;
    let words = 0n;
    if (length === 0) words = node.members[0] === 0 ? 1n : 0n;
    else if (node.members.length > 0)
      for (let digit = 0; digit < 10; digit++) words += count(step(node, digit), length - 1);
    node.counts[length] = words;
    return words;
  };
  return {
    size: (length) => count(first, length),
    rank: (word) => {
      let node = first;
      let position = 0n;
      for (let i = 0; i < word.length; i++) {
        const digit = Number(word.charAt(i));
        for (let less = 0; less < digit; less++) position += count(step(node, less), word.length - i - 1);
        node = step(node, digit);
      }
      return count(node, 0) === 1n ? position : null;
    },
    unrank: (position, length) => {
      let node = first;
      let rest = position;
      let word = '';
      for (let left = length - 1; left >= 0; left--) {
        let digit = 0;
        for (; digit < 9; digit++) {
          const words = count(step(node, digit), left);
          if (rest < words) break;
          rest -= words;
        }
        word += digit;
        node = step(node, digit);
      }
      return word;
    },
  };
};
