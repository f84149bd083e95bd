import { createCipher } from '../main/engine/privacy/ciphers';
import { entities } from '../main/engine/privacy/entities';
import { creditCard } from '../main/engine/privacy/entities/bank/card';
import { ibanCode } from '../main/engine/privacy/entities/bank/iban';
import { emailAddress, phoneNumber } from '../main/engine/privacy/entities/contact';
import type { Entity } from '../main/engine/privacy/entities/entity';
import { idNumber, usSsn } from '../main/engine/privacy/entities/government';
import { person } from '../main/engine/privacy/entities/identity';
import { organization } from '../main/engine/privacy/entities/organization';
import { location } from '../main/engine/privacy/entities/place';
import { createNoise } from '../main/engine/privacy/noise';
import type { EntityType } from '../shared/domain';
import { chanceOf } from '../tests/unit/proof/chance';
import { writings } from '../tests/unit/proof/values';

/**
 * Prints the time to make a surrogate, of the first of a conversation and of the later ones: for values that show what it
 * hangs on, then for every type, by values as people write them. `node scripts/bench.mjs formats`
 */
const key = new Uint8Array(32).fill(1);
const samples: readonly (readonly [string, Entity, string])[] = [
  ['name in the lists', person, 'Maria Gonzalez'],
  ['name in no list', person, 'Takamu Blorvik'],
  ['e-mail address', emailAddress, 'maria.gonzalez@blorvik.com'],
  ['phone number', phoneNumber, '+49 30 1234567'],
  ['phone number, no country', phoneNumber, '0151 23456789'],
  ['card', creditCard, '4539 1488 0343 6467'],
  ['IBAN', ibanCode, 'DE89 3704 0044 0532 0130 00'],
  ['SSN', usSsn, '123-45-6789'],
  ['ID number', idNumber, 'CLM-2024-00123'],
  ['ID number of five digits', idNumber, '20240'],
  ['city', location, 'Berlin'],
  ['organisation', organization, 'Northwind Traders Ltd.'],
];

const time = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) * 1000;
};

const contextOf = (conversation: string) => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, conversation),
  epsilonMilli: 1000n,
  keepGender: true,
});

const print = (name: string, entity: Entity, values: readonly string[]): void => {
  const protect = (conversation: string): void => {
    const context = contextOf(conversation);
    for (const value of values) entity.protect(value, context);
  };
  const many = Math.ceil(40 / values.length);
  for (let i = 0; i < many; i++) protect(`warm ${i}`);
  const first = time(() => {
    for (let i = 0; i < many; i++) protect(`new ${i}`);
  });
  const later = time(() => {
    for (let i = 0; i < 5 * many; i++) protect('one');
  });
  const each = (total: number, times: number): string => (total / times / values.length).toFixed(0).padStart(8);
  console.log(name.padEnd(32), each(first, many), each(later, 5 * many));
};

console.log('microseconds per surrogate          first    later');
for (const [name, entity, value] of samples) print(name, entity, [value]);
console.log('');
for (const type of Object.keys(writings) as EntityType[]) {
  const values = Array.from({ length: 8 }, (_, seed) => writings[type]?.value(chanceOf(seed)) ?? '');
  print(type, entities[type], values);
}
