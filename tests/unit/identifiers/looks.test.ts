import { describe, expect, test } from 'vitest';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { organization } from '../../../main/engine/privacy/entities/organization';
import { hasOtherForm } from '../../../main/engine/privacy/entities/other-words';
import { cipherWord, seam } from '../../../main/engine/privacy/entities/word';
import { cities, firmWord, names } from '../../../main/engine/privacy/lists';
import { splitEnding } from '../../../main/engine/privacy/lists/endings';
import { splitInflected } from '../../../main/engine/privacy/lists/inflected';
import { spelledAs } from '../../../main/engine/privacy/lists/spelling';
import { createNoise } from '../../../main/engine/privacy/noise';

const key = new Uint8Array(32).fill(11);
const chats = Array.from({ length: 20 }, (_, at) => `chat ${at}`);
const context = (conversation: string): ProtectionContext => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, ''),
  epsilonMilli: 1000n,
  keepGender: true,
  locale: { language: null, dayFirst: null },
});
const settings = (conversation: string) => ({ cipher: createCipher(key, conversation), keepGender: true });

/** Ordinary words of each language; few of them are in a list of names, towns or firms. */
const unlisted: Readonly<Record<string, readonly string[]>> = {
  en: ['quarry', 'anchor', 'plumbing', 'lantern', 'harvest'],
  de: ['sonnenschein', 'goldenen', 'blumen', 'handwerk', 'reinigung'],
  fr: ['boulangerie', 'marchandise', 'jardinage', 'lumineuses', 'voyages'],
  es: ['soñadores', 'panadería', 'corazones', 'rincones', 'caminante'],
  it: ['panificio', 'mercato', 'gelateria', 'bottega', 'fornaio'],
  nl: ['vrolijke', 'bloemen', 'schilders', 'gezellig', 'kaashandel'],
  pl: ['kasztanem', 'królewska', 'kwiaty', 'meblowy', 'zielony', 'zielonych', 'kwiatami'],
  pt: ['esperança', 'padaria', 'sapataria', 'cozinha', 'lembranças'],
  sv: ['björken', 'snickeri', 'blommor', 'trädgård', 'kaffestuga'],
  tr: ['pastanesi', 'çiçekçi', 'kitabevi', 'güneşli', 'marketi'],
};

const isListed = (word: string): boolean =>
  names.has(word) ||
  cities.has(word) ||
  firmWord(word) !== null ||
  seam(word) > 0 ||
  splitEnding(word, true) !== null ||
  splitInflected(word) !== null;

describe('a word in no list', () => {
  test.each(Object.entries(unlisted))('of %s becomes one that looks like a word, as long as it is', (_, words) => {
    for (const word of words)
      for (const chat of chats) {
        const to = cipherWord(word, 'encipher', settings(chat));
        expect(hasOtherForm(to)).toBe(false);
        expect(cipherWord(to, 'decipher', settings(chat))).toBe(word);
        if (isListed(word)) continue;
        expect(spelledAs('Latn', to)?.name).toBe(spelledAs('Latn', word)?.name);
        if (word.length > 6) expect(Array.from(to)).toHaveLength(Array.from(word).length);
      }
  });

  test('is tested by many', () => {
    const words = Object.values(unlisted).flat();
    expect(words.filter((word) => !isListed(word)).length).toBeGreaterThan(30);
  });

  test.each([
    ['obermühlbach', /^\p{Ll}{6,}$/u],
    ['thistledown', /\p{Ll}{6,}$/u],
    ['björkliden', /\p{Ll}{6,}$/u],
  ])('%s comes back in any case', (word, shape) => {
    for (const chat of chats)
      for (const written of [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]) {
        const to = cipherWord(written, 'encipher', settings(chat));
        expect(to.toLowerCase()).toMatch(shape);
        expect(cipherWord(to, 'decipher', settings(chat))).toBe(written);
      }
  });

  test('never begins with ß, which no word does', () => {
    for (const word of ['groß', 'preuß', 'weißgerb'])
      for (let at = 0; at < 200; at++) {
        const to = cipherWord(word, 'encipher', settings(`sharp ${at}`));
        expect(to).not.toMatch(/^ß/);
        expect(cipherWord(to, 'decipher', settings(`sharp ${at}`))).toBe(word);
      }
  });

  test('with an ending of its language gets another of them', () => {
    for (const word of ['thistledown', 'kleinkleckersdorf', 'zonneweide', 'brightwater']) {
      const group = splitEnding(word, true)?.ending.group;
      for (const chat of chats) {
        const to = splitEnding(cipherWord(word, 'encipher', settings(chat)), true);
        expect(to?.ending.group).toBe(group);
        expect(to?.ending.index).not.toBe(splitEnding(word, true)?.ending.index);
      }
    }
  });
});

describe('a firm', () => {
  test.each([
    ['Brightwater Plumbing', /^\p{Lu}\p{Ll}+ Plumbing$/u],
    ['Bäckerei Sonnenschein', /^Bäckerei \p{Lu}\p{Ll}+$/u],
    ['Boulangerie Ledoux', /^Boulangerie \p{Lu}\p{Ll}+$/u],
    ['Panadería Esperanzas', /^Panadería \p{Lu}\p{Ll}+$/u],
    ['Trattoria della Nonna', /^Trattoria della \p{Lu}\p{Ll}+$/u],
    ['Bakkerij Zonneweide', /^Bakkerij \p{Lu}\p{Ll}+$/u],
    ['Piekarnia Kasztanowa', /^Piekarnia \p{Lu}\p{Ll}+$/u],
    ['Padaria Esperança', /^Padaria \p{Lu}\p{Ll}+$/u],
    ['Bageri Solrosen', /^Bageri \p{Lu}\p{Ll}+$/u],
    ['Yıldız Eczanesi', /^\p{Lu}\p{Ll}+ Eczanesi$/u],
    ['pharmacie du Marché', /^pharmacie du \p{Lu}\p{Ll}+$/u],
  ])('%s stays what it is and is called otherwise', (firm, shape) => {
    for (const chat of chats) {
      const to = organization.protect(firm, context(chat));
      expect(to).toMatch(shape);
      expect(to).not.toBe(firm);
      expect(organization.recover(to, context(chat))).toBe(firm);
    }
  });
});
