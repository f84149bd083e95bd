import { describe, expect, it } from 'vitest';
import { detect, language } from '../../../main/engine/privacy/detect';
import type { Decision, Span } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';
import { harmless } from './harmless';

const none = { decisions: [], known: [] };
const shown = (text: string, spans: readonly Span[]): string[] =>
  spans.map((span) => `${span.type} ${text.slice(span.start, span.end)}`);

describe('harmless texts are left alone', () => {
  it.each(Object.entries(harmless))('%s', (_, text) => {
    expect(shown(text, detect(text, none))).toEqual([]);
  });
});

describe('the user’s decisions', () => {
  const decide = (value: string, type: Decision['type'], action: Decision['action'] = 'protect'): Decision => ({
    value,
    type,
    action,
  });
  it('make a span of every mention, though nothing was found there', () => {
    const text = 'Project Nightjar is late; nightjar again.';
    expect(shown(text, detect(text, { decisions: [decide('Nightjar', 'ORGANIZATION')], known: [] }))).toEqual([
      'ORGANIZATION Nightjar',
      'ORGANIZATION nightjar',
    ]);
  });
  it('change a type', () => {
    const text = 'My sister Anna left.';
    const spans = detect(text, { decisions: [decide('Anna', 'ORGANIZATION')], known: [] });
    expect(shown(text, spans)).toEqual(['ORGANIZATION Anna']);
    expect(spans[0]?.source).toBe('rule');
  });
  it('leave the rest of a name protected', () => {
    const text = 'My name is Maria Gonzalez.';
    expect(shown(text, detect(text, { decisions: [decide('Maria', 'PERSON', 'keep')], known: [] }))).toEqual([
      'PERSON Maria',
      'PERSON Gonzalez',
    ]);
  });
  it('do not cut an e-mail address', () => {
    const text = 'maria.gonzalez@acme.com';
    expect(shown(text, detect(text, { decisions: [decide('acme', 'ORGANIZATION', 'keep')], known: [] }))).toEqual([
      'EMAIL_ADDRESS maria.gonzalez@acme.com',
    ]);
  });
  it('do not touch words that only contain the value', () => {
    expect(detect('annals, Annapolis', { decisions: [decide('Anna', 'PERSON')], known: [] })).toEqual([]);
  });
});

describe('values of the conversation', () => {
  it('are found where nothing else says so', () => {
    const text = 'what would gonzalez say to 88-1234?';
    const known = [
      { type: 'PERSON', value: 'Maria Gonzalez' },
      { type: 'ID_NUMBER', value: '88-1234' },
    ] as const;
    expect(shown(text, detect(text, { decisions: [], known }))).toEqual(['PERSON gonzalez', 'ID_NUMBER 88-1234']);
  });
  it('that are ordinary words need their capital', () => {
    const known = [{ type: 'PERSON', value: 'May' }] as const;
    expect(detect('may i go?', { decisions: [], known })).toEqual([]);
    expect(detect('I think that May knows.', { decisions: [], known })).toHaveLength(1);
  });
  it('that are small numbers are not every such number', () => {
    const known = [{ type: 'AGE', value: '34' }] as const;
    expect(detect('34 apples', { decisions: [], known })).toEqual([]);
  });
});

describe('findings that overlap', () => {
  it('are won by a checksum, and each place is one span', () => {
    const text = 'Account IBAN DE89 3704 0044 0532 0130 00, card 4111 1111 1111 1111.';
    expect(shown(text, detect(text, none))).toEqual([
      'IBAN_CODE DE89 3704 0044 0532 0130 00',
      'CREDIT_CARD 4111 1111 1111 1111',
    ]);
  });
  it('of the model fill what the lists miss', () => {
    const text = 'Quetzal sent it.';
    const tagged: Tagged[] = [{ start: 0, end: 7, type: 'PERSON', score: 0.9 }];
    expect(shown(text, detect(text, { ...none, tagged }))).toEqual(['PERSON Quetzal']);
  });
  it('of the model that lie outside the text are dropped', () => {
    const tagged: Tagged[] = [{ start: 3, end: 90, type: 'PERSON', score: 1 }];
    expect(detect('short', { ...none, tagged })).toEqual([]);
  });
  it('say truly why', () => {
    const reasons = detect('Dear Xochitl, my IBAN is DE89 3704 0044 0532 0130 00.', none).map(({ reason }) => reason);
    expect(reasons).toEqual(["after 'Dear'", 'checksum of an IBAN']);
  });
});

describe('the language of a draft', () => {
  it.each([
    ['en', 'Can you write a letter to the landlord about the heating?'],
    ['de', 'Kannst du mir einen Brief an den Vermieter wegen der Heizung schreiben?'],
    ['fr', 'Peux-tu écrire une lettre au propriétaire pour le chauffage ?'],
    ['es', '¿Puedes escribir una carta al dueño sobre la calefacción de la casa?'],
    ['it', 'Puoi scrivere una lettera al padrone di casa per il riscaldamento?'],
    ['nl', 'Kun je een brief aan de huisbaas schrijven over de verwarming?'],
    ['pl', 'Czy możesz napisać list do właściciela w sprawie ogrzewania?'],
    ['pt', 'Você pode escrever uma carta para o dono da casa sobre o aquecimento?'],
    ['sv', 'Kan du skriva ett brev till hyresvärden om värmen?'],
    ['ru', 'Напиши письмо хозяину квартиры об отоплении.'],
    ['ja', '大家さんに暖房についての手紙を書いてください。'],
  ])('is %s', (code, text) => {
    expect(language(text)).toBe(code);
  });
  it('is unknown for one word', () => {
    expect(language('Xyzzy')).toBeNull();
  });
});
