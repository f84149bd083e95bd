import { cities } from '../../lists';
import { fold } from '../../text/fold';
import { wordSet } from '../../word-set';
import figureWords from '../words/figures.json';
import knownWords from '../words/known.json';

const products: ReadonlySet<string> = new Set(knownWords.products.split(' ').map((name) => fold(name)));

/** What brands stand behind in the name of a trade: goods, mending, selling. */
const wares: ReadonlySet<string> = new Set(figureWords.wares.split(' ').map((word) => fold(word)));

const brands: ReadonlySet<string> = new Set(
  [...figureWords.brands.split('|'), ...knownWords.organisations.split('|')].map((name) => fold(name)),
);

/** Makers of what is called like towns: "Seat Toledo", "Kia Rio", "macOS Monterey". */
const models = wordSet(
  'seat kia hyundai chevrolet toyota dodge nissan ford fiat chrysler cadillac buick opel skoda mazda macos windows',
);

/** "Lidl Swadlincote", "Tesco Extra Slough": one branch, where somebody works or shops. */
const isBranch = (first: string, rest: readonly string[]): boolean =>
  !models.has(first) && (cities.has(rest.at(-1) ?? '') || cities.has(rest.slice(-2).join(' ')));

/** A product, a program or a firm that everybody knows. */
export const isBrand = (name: string): boolean => {
  const folded = fold(name).replace(/['’]s$/, '');
  const [first = '', ...rest] = folded.split(/\s+/);
  if (isBranch(first, rest)) return brands.has(folded);
  // "Auto Skoda", "Service Bosch": what is sold or mended, and whose.
  const isWare = rest.length === 1 && wares.has(first) && products.has(rest[0] ?? '');
  return brands.has(folded) || products.has(first) || isWare;
};
