import { describe, expect, test } from 'vitest';
import { entities } from '../../main/engine/privacy';
import { createCipher } from '../../main/engine/privacy/ciphers';
import type { ProtectionContext } from '../../main/engine/privacy/entities';
import { cityLists, countries, foldName, regionLists } from '../../main/engine/privacy/lists';
import { createNoise } from '../../main/engine/privacy/noise';
import type { EntityType } from '../../shared/domain';
import { nameLists } from '../unit/identifiers/name-lists';
import { chanceOf } from '../unit/proof/chance';
import { writings } from '../unit/proof/values';
import { runs } from './runs';

/** No protected value stands for itself: the chat in which it does sends it. */

const key = new Uint8Array(32).fill(5);
const contextOf = (conversation: string, language: string): ProtectionContext => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, conversation),
  epsilonMilli: 1000n,
  keepGender: true,
  locale: { language, dayFirst: null },
});

/** Short ones, which have the fewest like them, sixteen at least where they are in no list, and those of other scripts. */
const short: Partial<Record<EntityType, readonly string[]>> = {
  PERSON: [
    'Ana',
    'Åsa',
    'Šimon',
    'Ğ',
    'X',
    'Ö. Yılmaz',
    'Γιώργος',
    'Ольга',
    '王',
    '佐藤',
    'さくら',
    '김',
    'محمد',
    'Ngo',
  ],
  LOCATION: ['Bern', 'Nuuk', 'Łódź', 'Αθήνα', 'Москва', 'Bayern', 'Tirol', 'Texas', 'CA', 'Minot ND', 'Curitiba - PR'],
  ORGANIZATION: ['X', 'IBM', 'Noel GmbH', 'Ślusarz Sp. z o.o.', 'Кедр'],
  ADDRESS: ['12', 'Flat B', '165 Church Avenue', 'ul. Długa 3', 'ул. Ленина 5', 'Hauptstraße 7'],
  POSTAL_CODE: ['101', '1011', 'L-2338', '90210', 'SW1A 1AA', '〒100-0001'],
  USER_NAME: ['x1', 'mg', 'm', '@jo', 'Ñu'],
  IP_ADDRESS: ['10.0.0.1', 'fe80::2a41'],
  ID_NUMBER: ['42', 'A', '#57', 'INV-33', '一三八零零一三八'],
  SECRET: ['12', 'hunter2'],
  LICENSE_PLATE: ['B-MW 12', 'M A 1', '京A12345'],
  OCCUPATION: ['retired nurse', '1st-year teacher', 'Krankenschwester', 'infirmière', 'enfermera'],
  NRP: ['Muslim', 'German', 'katholisch', 'socialiste'],
  MEDICAL_CONDITION: ['HIV', '14 weeks pregnant', 'asthme', 'Heuschnupfen', 'dépression'],
  COUNT: ['12 employees', 'twenty-four', '40 Schüler'],
  TIME: ['3:40 pm', '14:30', '8 Uhr'],
  AGE: ['34', '34 ans', '7'],
  MONEY: ['€5.50', '$5', '84 500 €'],
  LAB_VALUE: ['1.1', '5.4 mmol/l'],
};

const conversations = runs(25);
const enciphered = (Object.keys(entities) as EntityType[]).flatMap((type) => {
  const { guarantee, protect, alternatives } = entities[type];
  const of = guarantee.mechanism === 'fpe' ? protect : alternatives?.fpe?.protect;
  return of === undefined ? [] : [[type, of] as const];
});

describe('no protected value stands for itself', () => {
  test.each(enciphered)(
    '%s',
    (type, protect) => {
      const ofPeople = writings[type]?.value;
      const values = [
        ...(short[type] ?? []),
        ...(ofPeople === undefined ? [] : Array.from({ length: 5 }, (_, at) => ofPeople(chanceOf(at)))),
      ];
      const same = values.filter((value) => {
        const language = /[äöü]|Uhr|Kinder|schwester/.test(value) ? 'de' : /[éè]|asthme|ans$/.test(value) ? 'fr' : 'en';
        const standIns = Array.from({ length: conversations }, (_, at) => protect(value, contextOf(`${at}`, language)));
        return standIns.includes(value);
      });
      expect(same).toEqual([]);
    },
    600_000,
  );

  test.each(Object.keys(nameLists))(
    'no name of the lists in %s, and the key alone leads back from each',
    (script) => {
      const names = Object.values(nameLists[script] ?? {}).flat();
      const { protect, recover } = entities.PERSON;
      const context = contextOf('names', 'en');
      const standIns = names.map((name) => protect(name, context));
      expect(names.filter((name, at) => standIns[at] === name)).toEqual([]);
      const lost = names.filter((name, at) => foldName(recover(standIns[at] ?? '', context) ?? '') !== foldName(name));
      expect(lost).toEqual([]);
      expect(new Set(standIns.map(foldName)).size).toBe(new Set(names.map(foldName)).size);
    },
    600_000,
  );

  test('no town of a country with few, no state, and each is another such, from which the key leads back', () => {
    const lists = [...Object.values(cityLists).filter(({ length }) => length < 120), ...Object.values(regionLists)];
    const { protect, recover } = entities.LOCATION;
    for (const [at, list] of lists.entries()) {
      // The name of a country stays.
      const towns = list.filter((town) => !countries.has(foldName(town)) && town !== 'England');
      const context = contextOf(`towns ${at}`, 'en');
      const standIns = towns.map((town) => protect(town, context));
      expect(towns.filter((town, i) => standIns[i] === town)).toEqual([]);
      expect(standIns.map((standIn) => recover(standIn, context))).toEqual(towns);
    }
  }, 600_000);
});
