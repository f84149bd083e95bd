import { numberSource, readNumber } from '../../entities/quantities/money/number';
import { type Decimal, tenTo } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import type { Found } from '../resolve';
import { named } from '../resolve';

/** What the last rows of a table are called: of all the rows above, and nobody's name. */
const label = new RegExp(
  oneLine`
    ^(?:
      (?:(?:grand|sub|over|running|annual|monthly|yearly)[ -]?)?totals?(?: (?:sum|general|amount|cost))?|sub-?totals?|overall
      |(?:overall |weighted )?(?:averages?|avg\.?|median)|(?:std|standard)\.?(?: ?dev(?:iation)?\.?)?|count
      |(?:Gesamt|Zwischen|End)?-?Summen?|Gesamt(?:betrag|wert|ergebnis)?|Insgesamt|Durchschnitt(?:swert)?|Anzahl
      |(?:sous-)?tota(?:l|ux)(?: général)?|ensemble|sommes?|moyennes?(?: générale)?|médiane?|effectif
      |(?:sub)?total(?:es)?(?: general)?|promedio|mediana|conjunto|(?:sub)?total[ei](?: generale| complessivo)?|somma
      |(?:sub|eind)?totaal|gemiddelde?|mediaan|suma (?:całkowita|końcowa)|razem|łącznie|ogółem|średnia|total geral
      |(?:del|slut)?summa|totalt|medel(?:värde)?|genomsnitt|gjennomsnitt|gennemsnit|i alt|samtliga
      |(?:genel |ara )?toplam|ortalama|medyan|итого|всего|среднее|сумма|разом|усього
      |合计|合計|总计|總計|小计|小計|总和|平均(?:值|値)?|均值|中位数|中央値|全部|全体|합계|평균|총계
    )$
  `,
  'iu',
);
/** … and what somebody may be called as well: Suma, 34, and Alle Postma. Of a sum where it is one. */
const nameToo = new RegExp(
  oneLine`
    ^(?:
      sum|mean|all(?: \p{L}+){0,2}|Zusammen|Schnitt|Mittel(?:wert)?|alle(?: \p{L}+)?|tou(?:s|tes)(?: les \p{L}+)?
      |som|soma|suma|m[eé]dia(?: gen?era(?:l|le))?|tod[oa]s(?: l?[oa]s \p{L}+)?|tutt[ie](?: (?:i|le|gli) \p{L}+)?
      |wszystkie(?: \p{L}+)?|tüm(?: \p{L}+)?
    )$
  `,
  'iu',
);
const hasNameBehind = / (?!\p{Ll})/u;

const separator = /[|;,\t]/;
/** Of what tables are drawn with. */
const rule = /^[\s|:+=-]+$/;
/** More than a table has such rows, and signs in a row: so that time stays linear. */
const mostBelow = 6;
const longestRow = 2000;

/** Without what stands around a cell's words. */
const bare = (cell = ''): string => cell.replace(/^[\s"'*_]+|[\s"'*_:]+$/g, '');

const written = new RegExp(`^(?:${numberSource})$`);
const unit = /^[\p{Sc}(+−-]{1,2}\s?|\s?(?:%|\p{Sc}|\p{Lu}{3}|\p{L}{1,2}|\))$/gu;
const numberIn = (cell: string): Decimal | null => {
  const number = bare(cell).replace(unit, '');
  return written.test(number) ? readNumber(number, () => false).value : null;
};

/** Whether the last of a column's numbers is the sum or the mean of the others. */
const addsUp = (numbers: readonly Decimal[]): boolean => {
  const least = Math.min(...numbers.map(({ exponent }) => exponent));
  const scaled = numbers.map(({ coefficient, exponent }) => coefficient * tenTo(exponent - least));
  const [own = 0n, last] = [scaled.at(-1), numbers.at(-1)];
  const count = BigInt(numbers.length - 1);
  const sum = scaled.slice(0, -1).reduce((all, each) => all + each, 0n);
  const off = own * count - sum;
  const halfOff = 2n * (off < 0n ? -off : off);
  return sum > 0n && (own === sum || halfOff <= count * tenTo((last?.exponent ?? least) - least));
};

/** The line from a place to the next end of one. */
const lineFrom = (text: string, at: number): string => {
  const end = text.indexOf('\n', at);
  return text.slice(at, end < 0 ? text.length : end);
};

/**
 * Whether the cell in a place is what a table's last row is called: two rows or more of as many cells are above it, others
 * of its like alone below, and it has numbers only.
 */
const isSummary = (text: string, start: number, end: number): boolean => {
  const words = text.slice(start, end);
  const mayBeName = nameToo.test(words);
  if (!label.test(words) && (!mayBeName || hasNameBehind.test(words))) return false;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = lineFrom(text, from);
  const between = separator.exec(text.slice(end, from + line.length))?.[0];
  if (between === undefined || line.length > longestRow) return false;
  const cellsOf = (row: string): string[] => row.split(between);
  const own = cellsOf(line);
  const place = cellsOf(text.slice(from, start)).length - 1;
  const isRow = (cells: readonly string[]): boolean => cells.length === own.length;
  const isNumeric = (cells: readonly string[]): boolean =>
    cells.every((cell, at) => at === place || bare(cell) === '' || numberIn(cell) !== null) &&
    cells.some((cell) => numberIn(cell) !== null);
  if (bare(own[place]) !== bare(words) || !isNumeric(own)) return false;
  let below = from + line.length + 1;
  for (let rows = 0; below < text.length; rows++) {
    const next = lineFrom(text, below);
    const cells = cellsOf(next);
    if (!isRow(cells)) break;
    const called = bare(cells[place]);
    if (rows === mostBelow || !(rule.test(next) || label.test(called) || nameToo.test(called))) return false;
    below += next.length + 1;
  }
  const above: string[][] = [];
  for (let at = from; at > 0; ) {
    const start = text.lastIndexOf('\n', at - 2) + 1;
    const row = text.slice(start, at - 1);
    const cells = cellsOf(row);
    if (!isRow(cells)) break;
    const isOne = !rule.test(row) && cells.some((cell) => numberIn(cell) !== null);
    const called = bare(cells[place]);
    if (isOne && !label.test(called) && !nameToo.test(called)) above.push(cells);
    at = start;
  }
  if (above.length < 2) return false;
  if (!mayBeName) return true;
  return own.some((_, column) => {
    const numbers = [...above, own].map((cells) => numberIn(cells[column] ?? ''));
    return numbers.every((number) => number !== null) && addsUp(numbers);
  });
};

/** Without names that were read in what a table's rows of sums and averages are called. */
export const withoutSummaryRows = (text: string, found: readonly Found[]): Found[] =>
  found.filter(({ type, start, end }) => !named.has(type) || !isSummary(text, start, end));
