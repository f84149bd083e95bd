import { describe, expect, test } from 'vitest';
import { desanitize, detect } from '../../../main/engine/privacy';
import type { Mechanisms } from '../../../shared/domain';
import { createConversation, keys, otherKeys } from '../core/conversation';

/** What the stateless tool makes of a pasted text: nothing is known but the key and, perhaps, the conversation's id. */
const back = (text: string, conversation: string | null = null, under = keys, mechanisms: Mechanisms = {}) =>
  desanitize(text, detect(text, { decisions: [], known: [] }), { conversation, keepGender: true, mechanisms }, under);

const letters = [
  'Dear Ms. Maria Gonzalez, please write to maria.gonzalez@acme.org or call +1 617 555 0123. IBAN DE89 3704 0044 0532 0130 00.',
  'Sehr geehrter Herr Jürgen Vogel, Ihre Karte 4111 1111 1111 1111 wurde gesperrt. Rufen Sie +49 171 5550123 an.',
  'Bonjour Madame Sophie Laurent, votre adresse sophie.laurent@exemple.fr a changé.',
  'Estimado señor Carlos García, su tarjeta 5555 5555 5555 4444 no es válida.',
  'Gentile signora Giulia Rossi, la chiamo al +39 347 555 0123.',
  'Szanowny Panie Marek Nowak, proszę pisać na marek.nowak@firma.pl.',
];

describe('with the key alone', () => {
  test.each(letters)('%s', (letter) => {
    const { text, findings } = createConversation(null).prompt(letter);
    expect(text).not.toBe(letter);
    const { restored, spans } = back(text);
    expect(restored).toBe(letter);
    expect(spans.length).toBe(findings.filter(({ mechanism }) => mechanism !== null).length);
    for (const span of spans) expect(restored.slice(span.start, span.end)).toBe(span.original);
  });

  test('another key gives other names', () => {
    const [letter = ''] = letters;
    const { text } = createConversation(null).prompt(letter);
    expect(back(text, null, otherKeys).restored).not.toContain('Gonzalez');
  });

  test('a text of a conversation needs its id', () => {
    const [letter = ''] = letters;
    const { text } = createConversation('c9').prompt(letter);
    expect(back(text, 'c9').restored).toBe(letter);
    expect(back(text, null).restored).not.toBe(letter);
  });

  test('a reply that uses parts of what it was given, in capitals too', () => {
    const { findings } = createConversation(null).prompt('Dear Ms. Maria Gonzalez, we are sorry.');
    const stand = findings[0]?.surrogate ?? '';
    const family = stand.split(' ').at(-1) ?? '';
    const reply = `Dear Ms. ${family}, thank you. Signed for Mrs. ${stand.toUpperCase()}.`;
    expect(back(reply).restored).toBe('Dear Ms. Gonzalez, thank you. Signed for Mrs. MARIA GONZALEZ.');
  });

  test('an illness and a trade, which are kept, stay as they are', () => {
    const letter = 'My nurse Maria Gonzalez is diabetic and I have asthma.';
    const { text } = createConversation(null).prompt(letter);
    expect(text).toMatch(/ is diabetic and I have asthma\.$/);
    expect(back(text).restored).toBe(letter);
  });

  test('noised amounts stay as they came', () => {
    const { text } = createConversation(null).prompt('My salary is $84,500.');
    expect(back(text)).toEqual({ restored: text, spans: [] });
  });

  test('amounts that were enciphered come back', () => {
    const mechanisms: Mechanisms = { MONEY: 'fpe' };
    const { text } = createConversation(null).prompt('My salary is $84,500.', { mechanisms });
    expect(text).not.toContain('84,500');
    expect(back(text, null, keys, mechanisms).restored).toBe('My salary is $84,500.');
  });
});
