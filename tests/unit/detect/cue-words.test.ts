import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

/** What stays of a name that the model reads, whatever it is sure of. */
const readAs = (text: string, words: string, type: EntityType = 'PERSON'): string[] => {
  const start = text.indexOf(words);
  const tagged = [{ type, start, end: start + words.length, score: 0.97 }];
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => span.start < start + words.length && span.end > start)
    .map((span) => text.slice(span.start, span.end));
};

describe('the words before a number that say what it is are nobody', () => {
  test.each([
    ['BIC DEUTDEFF500', 'BIC'],
    ['BIC COBADEFFXXX', 'BIC'],
    ['SWIFT: CRBAGRAA', 'SWIFT'],
    ['TAJ szám 123 456 788', 'TAJ'],
    ['TAJ szám 123 456 788', 'TAJ szám'],
    ['asmens kodas 38501010002', 'asmens kodas'],
    ['Asmens kodas: 38501010002', 'Asmens'],
    ['NIK saya 3171234567890123', 'NIK saya'],
    ['NIK 3171234567890123', 'NIK'],
    ['solana 7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', 'solana'],
    ['Pesel 85010112345', 'Pesel'],
    ['Mon n° Navigo 0123456789', 'Navigo'],
    ['Rodné číslo 850101/1235', 'Rodné'],
  ])('%s: %s', (text, words) => expect(readAs(text, words).filter((each) => each === words)).toEqual([]));

  test('… and no firm and no place', () => {
    expect(readAs('BIC COBADEFFXXX', 'BIC', 'ORGANIZATION')).toEqual([]);
    expect(readAs('TAJ szám 123 456 788', 'TAJ', 'LOCATION')).toEqual([]);
  });
});

describe('a name before a number stays one', () => {
  test.each([
    ['Nik hat 20 Euro bezahlt.', 'Nik'],
    ['Solana lives in Hull.', 'Solana'],
    ['Marek Sobol, PESEL 85010112345', 'Marek Sobol'],
    ['Anna Berg 0701234567', 'Anna Berg'],
    ['IBAN Peter Moor DE89370400440532013000', 'Peter Moor'],
    ['Tina 555-0142-333', 'Tina'],
    ['TAJ szám: Kovács Éva 123 456 788', 'Kovács Éva'],
  ])('%s', (text, words) => expect(readAs(text, words)).toContain(words));
});
