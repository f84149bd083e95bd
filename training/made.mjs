import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

/**
 * Words as the app's stand-ins for names, towns and firms that no list has: `values/made.txt`, so that the tagger reads them
 * as what they stand for, and names that nobody has heard of with them. In the root of the repository:
 *
 *     node training/made.mjs
 */
const load = async (file) => (await runnerImport(file, { configFile: false })).module;
const { createCipher } = await load('./main/engine/privacy/ciphers/index.ts');
const { cipherWord } = await load('./main/engine/privacy/entities/word.ts');
const { names, cities, foldName, ownTown } = await load('./main/engine/privacy/lists/index.ts');

const folder = 'training/values';
const sections = { town: ['city', 'place', 'street', 'region'], firm: ['org', 'biz', 'biza', 'brand', 'inst'] };
const eachOf = 5000;
const keys = 4;
const ciphers = Array.from({ length: keys }, () => createCipher(randomBytes(32), ''));

const isListed = (word) => {
  const folded = foldName(word);
  return names.has(folded) || cities.has(folded) || ownTown(folded) !== null;
};

const sources = { name: new Set(), town: new Set(), firm: new Set() };
const add = (kind, text) => {
  for (const [word] of text
    .replace(/\{[^}]*\}/gu, ' ')
    .matchAll(/(?<![\p{L}\p{M}'’-])\p{Lu}[\p{Ll}\p{M}]{3,}(?![\p{L}\p{M}])/gu))
    if (/^\p{Script=Latin}+$/u.test(word) && !isListed(word)) sources[kind].add(word);
};
for (const file of readdirSync(folder)) {
  if (file === 'made.txt') continue;
  for (const part of readFileSync(`${folder}/${file}`, 'utf8').split(/^(?=\[)/mu)) {
    const section = part.slice(1, part.indexOf(']'));
    const kind =
      Object.keys(sections).find((key) => sections[key].includes(section)) ?? (section === 'nick' ? 'name' : null);
    if (kind !== null) add(kind, part.slice(part.indexOf(']')));
  }
}
const literal = /\[\[([^|\]]+)\|(PERSON|LOCATION|ORGANIZATION)\]\]/gu;
const kinds = { PERSON: 'name', LOCATION: 'town', ORGANIZATION: 'firm' };
for (const file of readdirSync('training/carriers'))
  for (const [, text, type] of readFileSync(`training/carriers/${file}`, 'utf8').matchAll(literal))
    add(kinds[type], text);

const lines = [
  '# Words as the app makes them in the place of names, towns and firms in no list: node training/made.mjs',
];
for (const [kind, words] of Object.entries(sources)) {
  const made = new Set();
  for (const cipher of ciphers)
    for (const word of words) {
      const to = cipherWord(word, 'encipher', { cipher, keepGender: false, townsFirst: kind === 'town' });
      if (/^\p{Lu}\p{Ll}+$/u.test(to) && !isListed(to) && made.size < eachOf) made.add(to);
    }
  console.log(kind, words.size, made.size, [...made].slice(0, 12).join(' '));
  lines.push(`[made${kind}]`, [...made].join('|'));
}
writeFileSync(`${folder}/made.txt`, `${lines.join('\n')}\n`);
