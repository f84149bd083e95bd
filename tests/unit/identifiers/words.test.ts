import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import type { ProtectionContext } from '../../../main/engine/privacy/entities/entity';
import { person } from '../../../main/engine/privacy/entities/identity';
import { nameList } from '../../../main/engine/privacy/entities/name-tiers';
import { organization } from '../../../main/engine/privacy/entities/organization';
import { location } from '../../../main/engine/privacy/entities/place';
import {
  cityLists,
  countries,
  declinedTown,
  firmWords,
  foldName,
  hanFirmCharacters,
  japaneseNames,
  names,
  namesVersion,
  ownTowns,
  placesVersion,
  regionLists,
  townCase,
  wordsVersion,
  writtenName,
} from '../../../main/engine/privacy/lists';
import { endings } from '../../../main/engine/privacy/lists/endings';
import { inflectedEndings } from '../../../main/engine/privacy/lists/inflected';
import * as kept from '../../../main/engine/privacy/lists/kept';
import { patronymicTables } from '../../../main/engine/privacy/lists/patronymics';
import { createNoise } from '../../../main/engine/privacy/noise';
import declensions from '../../../resources/lists/declensions.json';
import firmWordsByLanguage from '../../../resources/lists/firm-words.json';
import ownScriptPlaces from '../../../resources/lists/own-script-places.json';
import { nameLists } from './name-lists';

const key = new Uint8Array(32).fill(9);
const context: ProtectionContext = {
  cipher: createCipher(key, 'conversation'),
  noise: createNoise(key, 'conversation'),
  epsilonMilli: 1000n,
  keepGender: true,
};

test('a firm whose stand-in could end as a street does goes back all the same', () => {
  const lost = firmWords
    .map((word) => `${word} GmbH`)
    .filter((firm) => organization.recover(organization.protect(firm, context), context) !== firm);
  expect(lost).toEqual([]);
});

const conversations = Array.from(
  { length: 12 },
  (_, i): ProtectionContext => ({
    ...context,
    cipher: createCipher(key, String(i)),
  }),
);

test.each(Object.entries(nameLists))('no given name of %s is its own stand-in in every conversation', (_, lists) => {
  const given = [lists.female, lists.male, lists.either].flatMap((list) => (list ?? []).slice(-60));
  expect(given.filter((name) => conversations.every((each) => person.protect(name, each) === name))).toEqual([]);
});

test('no city but one that is its country is its own stand-in in every conversation', () => {
  const large = Object.values(cityLists).flatMap((list) => [
    ...list.slice(0, 3),
    ...list.filter((c) => /[^ -~]/.test(c)).slice(0, 2),
  ]);
  const unchanged = large.filter((name) => conversations.every((each) => location.protect(name, each) === name));
  expect(unchanged.filter((name) => !countries.has(foldName(name)))).toEqual([]);
});

/** Family names that are words as well (Brown, Berlin) become one another. */
const doubles = Array.from(names, ([name]) => name)
  .filter((name) => nameList(name, true)?.name.startsWith('Latn double family') === true)
  .map((name) => writtenName(name) ?? '');

/** Each name stands in one of them, and in all with `LONG=1`. */
const sentences = [
  ['ORGANIZATION', 'The invoice of {0} came today.', (name: string) => `${name} GmbH`],
  ['ORGANIZATION', 'I work at {0} now.', (name: string) => `${name} S.A.`],
  ['PERSON', 'I spoke with Mr. {0} about it.', (name: string) => name],
  ['PERSON', 'Sehr geehrter Herr {0}, vielen Dank für Ihren Brief.', (name: string) => name],
] as const;

test.each(sentences.map((sentence, which) => [...sentence, which] as const))(
  'what a name that is a word becomes is read as a name: %s in “%s”',
  (type, template, write, which) => {
    expect(doubles.length).toBeGreaterThan(1000);
    const lost = doubles.filter((name, at) => {
      if (process.env.LONG === undefined && at % sentences.length !== which) return false;
      const value = write(name);
      const start = template.indexOf('{0}');
      return !detect(template.replace('{0}', value), { decisions: [], known: [] }).some(
        (span) => span.type === type && span.start === start && span.end === start + value.length,
      );
    });
    expect(lost).toEqual([]);
  },
);

/** What words are enciphered over. A change is another table of stand-ins: the list's version goes up with it. */
test('the lists under the ciphers are those of their versions', () => {
  // By name: the order of a module's exports is its bundler's.
  const words = Object.entries(kept)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, value]) => (typeof value === 'function' ? [] : [...value].sort()));
  const hash = bytesToHex(
    sha256(
      utf8ToBytes(
        JSON.stringify([
          nameLists,
          declensions.names,
          [...japaneseNames],
          cityLists,
          regionLists,
          firmWords,
          firmWordsByLanguage,
          hanFirmCharacters,
          words,
          ownScriptPlaces,
          ownTowns.map((town) => [declinedTown(town)?.name, townCase(town)]),
          endings,
          inflectedEndings,
          patronymicTables,
        ]),
      ),
    ),
  ).slice(0, 16);
  expect({ namesVersion, placesVersion, wordsVersion, hash }).toMatchInlineSnapshot(`
    {
      "hash": "95dd74b89ea790e2",
      "namesVersion": 10,
      "placesVersion": 7,
      "wordsVersion": 14,
    }
  `);
});

test('nothing under the ciphers knows the words of detection: one more cannot change a stand-in', () => {
  const room = 'main/engine/privacy';
  const imported = ['ciphers', 'entities', 'lists'].flatMap((folder) =>
    readdirSync(join(room, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(join(room, folder, file), 'utf8').match(/from '.*detect\/.*'/g) ?? []),
  );
  expect(imported).not.toEqual([]);
  expect(imported.filter((line) => !/detect\/recognisers\//.test(line))).toEqual([]);
});
