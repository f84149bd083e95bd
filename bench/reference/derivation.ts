/** TAT-QA's derivations: arithmetic over the figures of a table, `(1,146.2 - 1,036.9)/1,036.9`. */
export interface Derivation {
  /** The figures as they are written, in order; no sign. */
  readonly figures: readonly string[];
  /** The result with other figures in their places. */
  evaluate(figures: readonly number[]): number;
}

const token = /\$?\d[\d,]*(?:\.\d+)?%?|[-+*/()]/gy;

/** What is counted or scaled by, not read off the table: the 2 of an average, the 1 of a growth rate. */
const isConstant = (text: string, before: string): boolean =>
  /^(?:[1-9]|1[0-2]|100|365|1,?000)$/.test(text) && (/[*/]/.test(before) || (before === '-' && text === '1'));

/** The number that a figure shows: `$1,146.2` and `11.3%` as they are written. */
export const shown = (figure: string): number => Number(figure.replace(/[$,%]/g, ''));

/** Null where it is something else than arithmetic. */
export const readDerivation = (source: string): Derivation | null => {
  const text = source
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[–−]/g, '-')
    .replace(/[×x]/g, '*')
    .replace(/\s/g, '');
  const tokens = [...text.matchAll(token)].map(([match]) => match);
  if (tokens.join('') !== text || text === '') return null;
  const figures: string[] = [];
  const places = tokens.map((part, at) => {
    if (!/\d/.test(part) || isConstant(part, tokens[at - 1] ?? '')) return -1;
    return figures.push(part) - 1;
  });

  const evaluate = (values: readonly number[]): number => {
    let at = 0;
    const atom = (): number => {
      const part = tokens[at];
      const place = places[at++] ?? -1;
      if (part === '(') {
        const inner = sum();
        if (tokens[at++] !== ')') return Number.NaN;
        return inner;
      }
      if (part === '-') return -atom();
      if (part === '+') return atom();
      return place >= 0 ? (values[place] ?? Number.NaN) : shown(part ?? 'nothing');
    };
    const product = (): number => {
      let result = atom();
      while (tokens[at] === '*' || tokens[at] === '/')
        result = tokens[at++] === '*' ? result * atom() : result / atom();
      return result;
    };
    const sum = (): number => {
      let result = product();
      while (tokens[at] === '+' || tokens[at] === '-')
        result = tokens[at++] === '+' ? result + product() : result - product();
      return result;
    };
    const result = sum();
    return at === tokens.length ? result : Number.NaN;
  };
  return Number.isFinite(evaluate(figures.map(shown))) ? { figures, evaluate } : null;
};
