import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detect, restore, sanitize } from '../../main/engine/privacy';
import { createConversation, isReplacement, keys, policy } from '../unit/core/conversation';
import { runs } from './runs';

/** Sentences with values in them, and what may stand between. */
const values = {
  name: fc.constantFrom(
    ...[
      'Maria Gonzalez',
      'MARIA GONZALEZ',
      'Jonas Weber',
      'Priya Raman',
      'Søren Kjær',
      'Anna van der Berg',
      'Wei Chen',
    ],
    ...['Dr. Ruth Klein', 'O’Brien', "Seán O'Connor", 'Jean-Luc Picard', 'Иван Петров', 'Karl-Heinz Großmann'],
  ),
  place: fc.constantFrom(
    'Berlin',
    'New York',
    'Springfield, IL 62704',
    '12 High Street, Boston',
    'Lindenstraße 12, 10969 Berlin',
  ),
  firm: fc.constantFrom('Nordwind GmbH', 'Acme Robotics Inc.', 'Bank of Boston', 'University of Utrecht'),
  date: fc.constantFrom('March 14, 2025', '14.03.2025', '2025-03-14', 'the 3rd of May', '3/4/2024', '12 May'),
  mail: fc.constantFrom('maria.gonzalez@acme.com', 'j_weber@example.org', 'priya+work@mail.co.uk'),
  card: fc.constantFrom('4111 1111 1111 1111', '5500-0055-5555-5559', '340000000000009'),
  iban: fc.constantFrom('DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819'),
  ssn: fc.constantFrom('536-22-8731', '219-09-9999'),
  phone: fc.constantFrom('+1 617 555 0123', '+49 30 901820', '(212) 736-5000'),
  money: fc.nat(9_999_999).map((amount) => `$${amount.toLocaleString('en-US')}`),
  age: fc.integer({ min: 18, max: 99 }),
};
const sentence = fc.oneof(
  values.name.map((name) => `My name is ${name}.`),
  fc.tuple(values.name, values.mail).map(([name, mail]) => `Write to ${name} at ${mail}.`),
  values.card.map((card) => `The card is ${card}.`),
  values.iban.map((iban) => `IBAN: ${iban}.`),
  values.ssn.map((ssn) => `SSN ${ssn}.`),
  values.phone.map((phone) => `Call me on ${phone}.`),
  values.money.map((money) => `I earn ${money} a year.`),
  values.age.map((age) => `She is ${age} years old.`),
  values.place.map((place) => `I live in ${place}.`),
  values.firm.map((firm) => `I work at ${firm}.`),
  values.date.map((date) => `We met on ${date}.`),
  fc.constantFrom('Nothing personal here.', '\ud83d', '\n\n', '**Note:** 3 bullets, Python 3.11.', '[PERSON_1]', ''),
);
const prompt = fc.array(sentence, { maxLength: 8 }).map((sentences) => sentences.join(' '));

test('sanitizing is deterministic', () => {
  fc.assert(
    fc.property(prompt, (text) => {
      expect(createConversation().prompt(text)).toEqual(createConversation().prompt(text));
    }),
    { numRuns: runs(100) },
  );
});

test('places are exact in both texts, and all else is unchanged', () => {
  fc.assert(
    fc.property(prompt, (text) => {
      const { text: sanitized, findings } = createConversation().prompt(text);
      let rebuilt = sanitized as string;
      for (const finding of findings.toReversed()) {
        expect(text.slice(finding.start, finding.end)).toBe(finding.original);
        expect(sanitized.slice(finding.surrogateStart, finding.surrogateEnd)).toBe(finding.surrogate);
        rebuilt = rebuilt.slice(0, finding.surrogateStart) + finding.original + rebuilt.slice(finding.surrogateEnd);
      }
      expect(rebuilt).toBe(text);
    }),
    { numRuns: runs(200) },
  );
});

test('a value that was sent has the same stand-in ever after', () => {
  fc.assert(
    fc.property(prompt, prompt, fc.double({ min: 0.1, max: 5, noNaN: true }), (first, second, epsilon) => {
      const conversation = createConversation();
      conversation.prompt(first);
      const sent = new Map(
        conversation.committed.map(({ type, original, surrogate }) => [`${type} ${original}`, surrogate]),
      );
      for (const { type, original, surrogate } of conversation.prompt(second, { epsilon }).findings) {
        const before = sent.get(`${type} ${original}`);
        if (before !== undefined) expect(surrogate).toBe(before);
      }
    }),
    { numRuns: runs(100) },
  );
});

/** Ways in which a model repeats a text. */
const echoes: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in JSON': (text) => JSON.stringify(text),
  'in a quotation': (text) => text.replace(/^/gm, '> '),
  'with every word bold': (text) => text.replace(/(\p{L}+)/gu, '**$1**'),
};

test.each(Object.keys(echoes))('a reply that repeats the sanitized text %s is restored to the prompt', (way) => {
  const echo = echoes[way] ?? String;
  // Marks inside a value go with it: only what the words say must be the same.
  const words = (text: string): string => text.replaceAll('**', '');
  let sure = 0;
  fc.assert(
    fc.property(prompt, (text) => {
      const conversation = createConversation();
      const { text: sanitized, findings } = conversation.prompt(text);
      const { restored, spans } = restore(echo(sanitized), conversation.committed, [{ text: sanitized, findings }]);
      // Two values with one stand-in cannot both go back: then it says so.
      if (spans.some(({ kind }) => kind !== 'restored')) return;
      sure += 1;
      expect(words(restored)).toBe(words(echo(text)));
    }),
    { numRuns: runs(100) },
  );
  expect(sure).toBeGreaterThan(0.8 * runs(100));
});

test('any text is fine, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const spans = detect(text, { decisions: [], known: [] });
      const { text: sanitized, findings } = sanitize(text, spans, { conversation: null, committed: [] }, policy, keys);
      expect(restore(sanitized, findings.filter(isReplacement)).spans.length).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(200) },
  );
});
