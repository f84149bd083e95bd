import { and } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { type Mention, sameUnit } from '../figures';
import { type Formula, negative, one, productOf, sumOf } from '../formula';
import { type Proposal, propose, type Relation, strengths } from '../proposal';

/** Between the numbers of a sum or product that is written out. */
const signs: Readonly<Record<'+' | '−' | '×' | '÷' | '=', RegExp>> = {
  '+': new RegExp(`^(?:\\+|plus|più|и|${and})$`, 'iu'),
  '−': /^(?:-|\u2212|\u2013|minus|less|abzüglich|weniger|moins|menos|meno|min|минус)$/iu,
  '×': /^(?:\p{L}{0,14}\s?(?:×|x|\*|·|@|times|mal|fois|maal|razy))$/iu,
  '÷': /^(?:÷|\/|divided by|geteilt durch|divisé par|dividido (?:por|entre)|diviso)$/iu,
  '=': new RegExp(
    oneLine`
      ^(?:
        =+|→|⇒|->|=>|≈|is|are|was|makes?|equals|gives?|that's|that is|or|totals?|ergibt|ergeben|macht|machen|sind|ist
        |gleich|das sind|égale?|font|fait|soit|es|son|igual a|fa|fanno|uguale a|is gelijk aan|to|daje
        |равно|это
      )$
    `,
    'iu',
  ),
};

const longest = 12;
const signOf = (gap: string): keyof typeof signs | null => {
  if (gap.length > 24) return null;
  const bare = gap
    .replace(/[\s,:()*_|"]+/gu, (marks) => (/[*]/.test(marks) && /^\s\*\s$/.test(marks) ? '*' : ' '))
    .trim();
  return (Object.keys(signs) as (keyof typeof signs)[]).find((sign) => signs[sign].test(bare)) ?? null;
};

const written = (terms: readonly Mention[], between: readonly string[]): string =>
  terms.map(({ figure }, at) => (at === 0 ? figure.text : `${between[at - 1]} ${figure.text}`)).join(' ');

const formulaOf = (terms: readonly Mention[], between: readonly string[]): Formula | null => {
  const indices = terms.map(({ figure }) => figure.index);
  if (between.every((sign) => sign === '+' || sign === '−')) {
    const [first] = terms;
    if (first === undefined || !terms.every(({ figure }) => sameUnit(figure, first.figure))) return null;
    return sumOf(
      indices,
      terms.map((_, at) => (between[at - 1] === '−' ? negative(one) : one)),
    );
  }
  if (between.every((sign) => sign === '×' || sign === '÷'))
    return productOf(one, ...indices.map((index, at) => [index, between[at - 1] === '÷' ? -1 : 1] as const));
  return null;
};

/** "$5,000 + $1,200 = $6,200", "12 × $7,000 is $84,000", "$60,000 minus $10,000 equals $50,000". */
export const equations: Relation = (reading) => {
  const { mentions, text } = reading;
  const found: Proposal[] = [];
  const gaps = mentions.map((mention, at) => signOf(text.slice(mention.end, mentions[at + 1]?.start ?? mention.end)));
  for (const [at, gap] of gaps.entries()) {
    const result = mentions[at + 1];
    if (gap !== '=' || result === undefined) continue;
    let from = at;
    while (from > 0 && at - from < longest && gaps[from - 1] !== null && gaps[from - 1] !== '=') from -= 1;
    if (from === at) continue;
    const terms = mentions.slice(from, at + 1);
    const between = gaps.slice(from, at).map(String);
    const formula = formulaOf(terms, between);
    if (formula === null) continue;
    const proposal = propose(reading, result, formula, terms, written(terms, between), strengths.equation);
    if (proposal !== null) found.push(proposal);
  }
  return found;
};
