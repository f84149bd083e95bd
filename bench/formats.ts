import { createCipher } from '../main/engine/privacy/ciphers';
import { ibanCode } from '../main/engine/privacy/entities/bank/iban';
import { creditCard } from '../main/engine/privacy/entities/card';
import { emailAddress, phoneNumber } from '../main/engine/privacy/entities/contact';
import type { Entity } from '../main/engine/privacy/entities/entity';
import { idNumber, usSsn } from '../main/engine/privacy/entities/government';
import { person } from '../main/engine/privacy/entities/identity';
import { location, organization } from '../main/engine/privacy/entities/places';
import { createNoise } from '../main/engine/privacy/noise';

/** Prints the time to make a surrogate: of the first of a conversation, and of the later ones. `node scripts/bench.mjs formats` */
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

console.log('microseconds per surrogate          first    later');
for (const [name, entity, value] of samples) {
  const protect = (conversation: string): void => {
    const context = {
      cipher: createCipher(key, conversation),
      noise: createNoise(key, conversation),
      epsilonMilli: 1000n,
      keepGender: true,
    };
    entity.protect(value, context);
  };
  for (let i = 0; i < 50; i++) protect(`warm ${i}`);
  const first = time(() => {
    for (let i = 0; i < 20; i++) protect(`new ${i}`);
  });
  const later = time(() => {
    for (let i = 0; i < 500; i++) protect('one');
  });
  console.log(name.padEnd(32), (first / 20).toFixed(0).padStart(8), (later / 500).toFixed(0).padStart(8));
}
