/** Whether numbers, as they are written, make a formula true to the last digit that is shown. Reads them without the app's own code. */

/** A number as it is written: its value and the step of its last digit. Dates are days, and weekdays theirs. */
export interface Written {
  readonly value: number;
  readonly step: number;
}

const scales: readonly (readonly [RegExp, number])[] = [
  [/\d\s?(?:k|tys\.?|тыс\.?|mila|mille|mil|千)(?!\p{L})/iu, 1e3],
  [/\d\s?(?:mio\.?|mln|million(?:s|en)?|millones|millions|milioni|milhões|miljoen)(?!\p{L})/iu, 1e6],
  [/\d\s?万/u, 1e4],
];

const monthStems: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'sty'],
  ['feb', 'fév', 'fev', 'lut'],
  ['mar', 'mär', 'maart', 'mrt'],
  ['apr', 'avr', 'abr', 'kwi'],
  ['may', 'mai', 'mag', 'mei', 'maj', 'mayo'],
  ['jun', 'juin', 'giu', 'cze'],
  ['jul', 'juil', 'lug', 'lip'],
  ['aug', 'août', 'ago', 'sie'],
  ['sep', 'set', 'wrz'],
  ['oct', 'okt', 'ott', 'out', 'paź'],
  ['nov', 'lis'],
  ['dec', 'dez', 'déc', 'dic', 'gru'],
];
const weekdays: readonly (readonly string[])[] = [
  ['mon', 'lun', 'maan', 'pon', 'seg', 'mån'],
  ['tue', 'die', 'mar', 'din', 'wto', 'ter', 'tis'],
  ['wed', 'mit', 'mer', 'mié', 'woe', 'śro', 'qua', 'ons'],
  ['thu', 'don', 'jeu', 'jue', 'gio', 'czw', 'qui', 'tor'],
  ['fri', 'fre', 'ven', 'vie', 'vri', 'pią', 'sex'],
  ['sat', 'sam', 'sam', 'sáb', 'zat', 'sob', 'lör'],
  ['sun', 'son', 'dim', 'dom', 'zon', 'nie', 'sön'],
];
const indexIn = (lists: readonly (readonly string[])[], word: string): number =>
  lists.findIndex((stems) => stems.some((stem) => word.toLowerCase().startsWith(stem)));

const daysOf = (year: number, month: number, day: number): Written => ({
  value: Date.UTC(year, month - 1, day) / 86_400_000,
  step: 1,
});

const readDate = (text: string): Written | null => {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (iso !== null) return daysOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = /^(\d\d?)[./](\d\d?)[./](\d{4})$/.exec(text);
  if (dotted !== null) return daysOf(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0];
  const month = (text.match(/\p{L}{3,}/gu) ?? []).map((word) => indexIn(monthStems, word)).find((at) => at >= 0);
  return year === undefined || day === undefined || month === undefined
    ? null
    : daysOf(Number(year), month + 1, Number(day));
};

/**
 * Null where no number is read.
 * @param original What stood there: a weekday is one, though a date stands beside it now.
 */
export const readWritten = (text: string, original = text): Written | null => {
  const bare = text.trim();
  if (!/\d/.test(original)) {
    const weekday = indexIn(weekdays, bare);
    return weekday < 0 ? null : { value: weekday, step: 1 };
  }
  const date = readDate(bare);
  if (date !== null) return date;
  const number = /\d[\d., '’\u00a0\u202f]*/u.exec(bare)?.[0].replace(/[., '’\u00a0\u202f]+$/u, '');
  if (number === undefined) return null;
  const digits = number.replace(/[ '’\u00a0\u202f]/gu, '');
  const separators = digits.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const tail = last === undefined ? '' : digits.slice(digits.lastIndexOf(last) + 1);
  const isDecimal =
    last !== undefined &&
    separators.filter((each) => each === last).length === 1 &&
    (tail.length !== 3 || separators.length > 1 || /^0[.,]/.test(digits));
  const whole = isDecimal ? digits.slice(0, digits.lastIndexOf(last)) : digits;
  const scale = scales.find(([word]) => word.test(bare))?.[1] ?? 1;
  const value = Number(`${whole.replace(/[.,]/g, '')}${isDecimal ? `.${tail}` : ''}`) * scale;
  const sign = /^[-\u2212]/u.test(bare) ? -1 : 1;
  return { value: sign * value, step: scale * 10 ** (isDecimal ? -tail.length : 0) };
};

/** A formula of numbers, names, + − × ÷ ^, brackets, year(…) and weekday(…). */
export const evaluateFormula = (formula: string, numberOf: (name: string) => number): number => {
  const tokens = formula.match(/\d+(?:\.\d+)?|\w+|[-+*/^()]/g) ?? [];
  let at = 0;
  const atom = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = sum();
      at++;
      return inner;
    }
    if (token === '-') return -atom();
    if (/^\d/.test(token)) return Number(token);
    if (tokens[at] !== '(') return numberOf(token);
    const given = atom();
    const day = new Date(given * 86_400_000);
    if (token === 'year') return day.getUTCFullYear();
    if (token === 'weekday') return (day.getUTCDay() + 6) % 7;
    throw new Error(`No such function: ${token}`);
  };
  const power = (): number => {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at++;
    return base ** atom();
  };
  const product = (): number => {
    let value = power();
    for (; tokens[at] === '*' || tokens[at] === '/'; ) value = tokens[at++] === '*' ? value * power() : value / power();
    return value;
  };
  const sum = (): number => {
    let value = product();
    for (; tokens[at] === '+' || tokens[at] === '-'; )
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  return sum();
};

/** The names that a formula is over. */
export const namesIn = (formula: string): string[] =>
  (formula.match(/[a-z]\w*(?!\w*\()/gi) ?? []).filter((name) => name.length === 1);

/** Both sides are one number, to half of the last digit that the side shows that is a value by itself. */
export const holds = ([left, right]: readonly [string, string], written: (name: string) => Written | null): boolean => {
  const names = [...namesIn(left), ...namesIn(right)];
  if (names.some((name) => written(name) === null)) return false;
  const value = (name: string): number => written(name)?.value ?? Number.NaN;
  const step = (name: string): number => written(name)?.step ?? 0;
  const shown = [left, right].filter((side) => /^\w$/.test(side)).map(step);
  const slack = shown.length > 0 ? Math.max(...shown) : Math.max(...names.map(step));
  return Math.abs(evaluateFormula(left, value) - evaluateFormula(right, value)) <= slack / 2 + 1e-6;
};
