import { describe, expect, it } from 'vitest';
import { prepare } from '../../../main/engine/privacy/detect';
import { recogniseCard } from '../../../main/engine/privacy/detect/recognisers/card';
import { recogniseEmail } from '../../../main/engine/privacy/detect/recognisers/email';
import { recogniseGovernment } from '../../../main/engine/privacy/detect/recognisers/government';
import { recogniseIban } from '../../../main/engine/privacy/detect/recognisers/iban';
import { recogniseIdNumber } from '../../../main/engine/privacy/detect/recognisers/id-number';
import { recognisePhone } from '../../../main/engine/privacy/detect/recognisers/phone';
import type { Recogniser } from '../../../main/engine/privacy/entities/entity';

const values = (recognise: Recogniser, text: string): string[] => {
  const prepared = prepare(text);
  return recognise(prepared).map(({ start, end }) => prepared.text.slice(start, end));
};

describe('an e-mail address is found', () => {
  it.each([
    ['write to jane.o’neil+tax@acme-corp.co.uk.', "jane.o'neil+tax@acme-corp.co.uk"],
    ['jürgen@müller.de!', 'jürgen@müller.de'],
    ['(anna_k@example.org)', 'anna_k@example.org'],
    ['jane at acme dot com', 'jane at acme dot com'],
    ['bob [at] web [dot] de', 'bob [at] web [dot] de'],
    ['max [at] die-agentur.de', 'max [at] die-agentur.de'],
    ['anna at la-poste dot fr', 'anna at la-poste dot fr'],
    ['jo (at) a.co', 'jo (at) a.co'],
    ['eva(at)post.cz', 'eva(at)post.cz'],
  ])('%s', (text, value) => {
    expect(values(recogniseEmail, text)).toEqual([value]);
  });
  it.each(['meet me at acme.com', 'icon@2x.png', 'git@github.com:a/b.git', 'react@18.2.0', '@media screen', 'a @ b'])(
    'but not in %s',
    (text) => {
      expect(values(recogniseEmail, text)).toEqual([]);
    },
  );
});

describe('a phone number is found', () => {
  it.each([
    ['call me at (415) 555-0132 today', '(415) 555-0132'],
    ['+49 30 1234567', '+49 30 1234567'],
    ['tel. 030/1234567', '030/1234567'],
    ['Handy 0171 2345678', '0171 2345678'],
    ['020 7946 0018 ext. 12', '020 7946 0018 ext. 12'],
    ['my number is 07911 123456', '07911 123456'],
    ['appelle-moi au 06 12 34 56 78', '06 12 34 56 78'],
    ['llámame al 612 345 678', '612 345 678'],
    ['zadzwoń 601 234 567', '601 234 567'],
    ['415-555-0132', '415-555-0132'],
    ['ring 4 1 5 5 5 5 0 1 3 2', '4 1 5 5 5 5 0 1 3 2'],
    ['97 111421 office', '97 111421'],
  ])('in %s', (text, value) => {
    expect(values(recognisePhone, text)).toEqual([value]);
  });
  it('twice where two stand side by side', () => {
    expect(values(recognisePhone, 'Handy 0171 2345678 / 0172 3456789')).toEqual(['0171 2345678', '0172 3456789']);
  });
  it.each([
    'version 3.11.4 on port 8080',
    '192.168.1.100',
    '2024-01-15 10:30',
    '1700000000',
    'pi is 3.14159265',
    'ISBN 978-3-16-148410-0',
    '1990-1995',
    '612 345 678 inhabitants',
    '$1 234 567 890',
    '12 345 678 + 4 155 550 132',
    'arr[1234567890]',
    'sha 3741246f9a0c1d2e3b4c',
    'call 25 people',
  ])('but not in %s', (text) => {
    expect(values(recognisePhone, text)).toEqual([]);
  });
});

describe('a card number', () => {
  it.each([
    ['4111 1111 1111 1111 exp 12/27', '4111 1111 1111 1111'],
    ['4111-1111-1111-1111', '4111-1111-1111-1111'],
    ['5555555555554444', '5555555555554444'],
    ['amex 3782 822463 10005', '3782 822463 10005'],
    ['４１１１ 1111 1111 1111', '4111 1111 1111 1111'],
  ])('is found by its checksum in %s', (text, value) => {
    expect(values(recogniseCard, text)).toEqual([value]);
  });
  it('that fails its checksum is still protected near "card"', () => {
    expect(values(recogniseCard, 'my card is 4111 1111 1111 1112')).toEqual(['4111 1111 1111 1112']);
  });
  it('that fails its checksum and has no cue is a number of another type', () => {
    expect(values(recogniseCard, '4111 1111 1111 1112')).toEqual([]);
    expect(values(recogniseIdNumber, '4111 1111 1111 1112')).toEqual(['4111 1111 1111 1112']);
  });
  it.each(['1700000000000', '1 000 000 000 000 000', '3.1415926535897932', '0000000000000000'])(
    'is not seen in %s',
    (text) => {
      expect(values(recogniseCard, text)).toEqual([]);
    },
  );
});

describe('an IBAN', () => {
  it.each([
    ['IBAN DE89 3704 0044 0532 0130 00 please', 'DE89 3704 0044 0532 0130 00'],
    ['GB82WEST12345698765432', 'GB82WEST12345698765432'],
    ['nl91 abna 0417 1643 00', 'nl91 abna 0417 1643 00'],
  ])('is found in %s', (text, value) => {
    expect(values(recogniseIban, text)).toEqual([value]);
  });
  it('that fails mod 97 is still protected', () => {
    expect(values(recogniseIban, 'IBAN: DE88 3704 0044 0532 0130 00')).toEqual(['DE88 3704 0044 0532 0130 00']);
  });
  it('is no sentence whose letters happen to pass', () => {
    expect(values(recogniseIban, 'He owes me 1213840.00 USD since May.')).toEqual([]);
  });
  it('needs its country’s length', () => {
    expect(values(recogniseIban, 'DE89 3704 0044')).toEqual([]);
  });
});

describe('a US social security number', () => {
  it('is found by its areas', () => {
    expect(values(recogniseGovernment('US_SSN'), 'it is 536-22-8726')).toEqual(['536-22-8726']);
    expect(values(recogniseGovernment('US_SSN'), 'SSN 536 22 8726')).toEqual(['536 22 8726']);
  });
  it('of an area that is not issued is another number', () => {
    expect(values(recogniseGovernment('US_SSN'), '923-45-6789')).toEqual([]);
    expect(values(recogniseIdNumber, '923-45-6789')).toEqual(['923-45-6789']);
  });
  it('without hyphens needs a cue', () => {
    expect(values(recogniseGovernment('US_SSN'), '536228726')).toEqual([]);
  });
});

describe('a number with a cue word is found', () => {
  it.each([
    ['order 12345678', '12345678'],
    ['order number A-1234', 'A-1234'],
    ['Policy number:\nAB-123456', 'AB-123456'],
    ['claim CLM-2024-00123', 'CLM-2024-00123'],
    ['Kundennummer: 4711-0815', '4711-0815'],
    ['numéro de client : 884422', '884422'],
    ['n° de dossier 2024/55A', '2024/55A'],
    ['número de pedido 5544332', '5544332'],
    ['numer zamówienia 882211', '882211'],
    ['account number 000123456789', '000123456789'],
  ])('in %s', (text, value) => {
    expect(new Set(values(recogniseIdNumber, text))).toEqual(new Set([value]));
  });
  it.each([
    'case 12',
    'the claim is 25000 dollars',
    'order of 10000 units',
    'account 2024',
    'page number 112',
    'Telefonnummer folgt, Zimmernummer 204',
    'RFC 2616 and ISO 27001',
    'Python 3.11.4',
    'issue #123',
  ])('but not in %s', (text) => {
    expect(values(recogniseIdNumber, text)).toEqual([]);
  });
});
