import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * WordNet's own files (wndb(5WN)), as far as the lists need them.
 * @typedef {{ id: string, pos: string, lexname: number, words: string[], pointers: { symbol: string, to: string }[] }} Synset
 */

const files = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' };
const linesOf = (folder, file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** A satellite adjective (s) stands among the adjectives. */
const idOf = (pos, offset) => `${pos === 's' ? 'a' : pos}${offset}`;

const readSynset = (pos, line) => {
  const fields = line.slice(0, line.indexOf('|')).trim().split(' ');
  const count = Number.parseInt(fields[3], 16);
  const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i].replace(/\(.*\)$/, ''));
  const first = 4 + 2 * count;
  const pointers = Array.from({ length: Number(fields[first]) }, (_, i) => {
    const [symbol, offset, to] = fields.slice(first + 1 + 4 * i);
    return { symbol, to: idOf(to, offset) };
  });
  return { id: idOf(pos, fields[0]), pos: fields[2], lexname: Number(fields[1]), words, pointers };
};

/** @param folder WordNet's `dict`. */
export const readWordNet = (folder) => {
  /** @type {Map<string, Synset>} */
  const synsets = new Map();
  /** By part of speech and lemma: its synsets, the most frequent sense first. */
  const senses = { n: new Map(), v: new Map(), a: new Map(), r: new Map() };
  for (const [pos, file] of Object.entries(files)) {
    for (const line of linesOf(folder, `data.${file}`)) {
      const synset = readSynset(pos, line);
      synsets.set(synset.id, synset);
    }
    for (const line of linesOf(folder, `index.${file}`)) {
      const fields = line.trim().split(' ');
      const count = Number(fields[2]);
      senses[pos].set(
        fields[0],
        fields.slice(-count).map((offset) => idOf(pos, offset)),
      );
    }
  }
  /** How often a lemma was met in a synset, in WordNet's tagged texts. */
  const met = new Map();
  for (const line of linesOf(folder, 'index.sense')) {
    const [key, offset, , count] = line.split(' ');
    const [lemma, rest] = key.split('%');
    met.set(`${lemma} ${idOf('_nvars'[Number(rest[0])], offset)}`, Number(count));
  }
  return { synsets, senses, met: (lemma, id) => met.get(`${lemma} ${id}`) ?? 0 };
};
