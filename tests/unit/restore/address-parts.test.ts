import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import type { EntityType } from '../../../shared/domain';
import { replacement } from '../core/replacement';

/** What is doubtful stands in braces. */
type Case = readonly [original: string, surrogate: string, reply: string, reads: string];

const check = (type: EntityType, cases: readonly Case[]): void => {
  for (const [original, surrogate, reply, reads] of cases)
    test(`${original} of ${surrogate}: ${reply}`, () => {
      const sent = [replacement(type, original, surrogate)];
      const whole = restore(reply, sent);
      const marked = whole.spans.reduceRight(
        (text, { start, end, kind }) =>
          kind === 'doubtful' ? `${text.slice(0, start)}{${text.slice(start, end)}}${text.slice(end)}` : text,
        whole.restored,
      );
      expect(marked).toBe(reads);
      for (let at = 1; at < reply.length; at++) {
        const restorer = createStreamRestorer(sent);
        const deltas = [restorer.push(reply.slice(0, at)), restorer.push(reply.slice(at)), restorer.end()];
        expect(deltas.map(({ restored }) => restored).join('')).toBe(whole.restored);
        expect(deltas.flatMap(({ spans }) => spans)).toEqual(whole.spans);
      }
    });
};

describe('a part of an address comes back alone', () => {
  check('ADDRESS', [
    [
      '9 Cedar Walk, Bristol BS4 2QE',
      '61 Fern Grove, Exeter EX2 7PL',
      'Fern Grove is steep. The postcode EX2 7PL is right; house number 61 too.',
      'Cedar Walk is steep. The postcode BS4 2QE is right; house number 9 too.',
    ],
    [
      'Flat 2, 9 Cedar Walk, Bristol',
      'Flat 7, 61 Fern Grove, Exeter',
      'Ask along Fern Grove, at 61 Fern Grove.',
      'Ask along Cedar Walk, at 9 Cedar Walk.',
    ],
    [
      'Nelkenweg 14, 8004 Zürich',
      'Ahornweg 3, 3012 Bern',
      'Im Ahornweg, Hausnummer 3, PLZ 3012. Es sind 3012 Zeichen.',
      'Im Nelkenweg, Hausnummer 14, PLZ 8004. Es sind 3012 Zeichen.',
    ],
    [
      'Calle Olmo 4, 46001 Valencia',
      'Calle Pino 18, 48002 Bilbao',
      'En la calle Pino hay obras.',
      'En la calle Olmo hay obras.',
    ],
    [
      '3 rue des Tanneurs, 37000 Tours',
      '27 rue du Canal, 44000 Nantes',
      'La rue du Canal est calme.',
      'La rue des Tanneurs est calme.',
    ],
    [
      'ul. Lipowa 12/4, 50-100 Wrocław',
      'ul. Polna 7/9, 80-200 Gdańsk',
      'Adres to ul. Polna 7, a ul. Polna jest długa.',
      'Adres to ul. Lipowa 12, a ul. Lipowa jest długa.',
    ],
    [
      'Via Nassa 14, 6900 Lugano',
      'Via Franscini 3, 6600 Locarno',
      'Il CAP 6600 è quello di Locarno. CAP: 6600, via Franscini.',
      'Il CAP 6900 è quello di {Lugano}. CAP: 6900, via Nassa.',
    ],
  ]);
});

describe('a house or a code without its street and its town', () => {
  check('ADDRESS', [
    [
      '48 Cedar Walk, Bristol BS4 2QE',
      '85 Fern Grove, Exeter EX2 7PL',
      'Our house number 85 on the list is odd.',
      'Our house number {48} on the list is odd.',
    ],
    [
      'Nelkenweg 14, 8010 Graz',
      'Ahornweg 3, 1933 Sembrancher',
      'Die Postleitzahl 1933 und die Hausnummer 3 kenne ich nicht.',
      'Die Postleitzahl {8010} und die Hausnummer {14} kenne ich nicht.',
    ],
  ]);
});

describe('what is no part of an address stays', () => {
  check('ADDRESS', [
    [
      '9 Cedar Walk, Bristol BS4 2QE',
      '61 Fern Grove, Exeter EX2 7PL',
      'A fern in 61 groves; number 61; the Fern Grovers.',
      'A fern in 61 groves; number 61; the Fern Grovers.',
    ],
    ['Nelkenweg 14, 8010 Graz', 'Ahornweg 3, 1933 Sembrancher', 'Der cap 1933 kostet', 'Der cap 1933 kostet'],
    [
      'Nelkenweg 14, 8010 Graz',
      'Ahornweg 3, 1933 Sembrancher',
      'She put on the cap 1933 was known for.',
      'She put on the cap 1933 was known for.',
    ],
    ['Rynek 5, 31-042 Kraków', 'Wiosna 8, 00-950 Gdynia', 'Wiosna jest piękna.', 'Wiosna jest piękna.'],
  ]);
});

describe('a site or a path alone', () => {
  check('URL', [
    [
      'https://www.birkhof.de/akten/5512',
      'https://www.tannberg.de/listen/8841',
      'Die Domain tannberg.de und der Pfad /listen/8841.',
      'Die Domain birkhof.de und der Pfad /akten/5512.',
    ],
    [
      'https://wiki.acme.org/hr/leave?id=77',
      'https://docs.lumen.org/qa/trips?id=31',
      'GET /qa/trips?id=31, then `/qa/trips`.',
      'GET /hr/leave?id=77, then `/hr/leave`.',
    ],
    ['https://acme.org/payroll', 'https://lumen.org/ledgers', 'open /ledgers now', 'open {/payroll} now'],
    [
      'https://acme.org/hr/a7',
      'https://lumen.org/qa/b9',
      'https://other.com/qa/b9 and other.com/qa/b9 and /x/qa/b9 and /qa/b93',
      'https://other.com/qa/b9 and other.com/qa/b9 and /x/qa/b9 and /qa/b93',
    ],
  ]);
});
