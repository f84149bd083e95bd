import { describe, expect, test } from 'vitest';
import { sanitize } from '../../../main/engine/privacy';
import { createCipher } from '../../../main/engine/privacy/ciphers';
import { entities, type ProtectionContext } from '../../../main/engine/privacy/entities';
import { titled } from '../../../main/engine/privacy/entities/letter-case';
import { createNoise } from '../../../main/engine/privacy/noise';
import data from '../../../resources/lists/described.json';
import { defaultPolicy, type Span } from '../../../shared/domain';
import { keys } from '../core/conversation';

const key = new Uint8Array(32).fill(5);
const context = (conversation: string, language: string | null = null): ProtectionContext => ({
  cipher: createCipher(key, conversation),
  noise: createNoise(key, ''),
  epsilonMilli: 1000n,
  keepGender: true,
  locale: { language, dayFirst: null },
});

describe.each(Object.entries(data))('%s', (name, lists) => {
  const entity = entities[name as keyof typeof data];

  test('every list is permuted: each word has its own stand-in of the same list, and comes back', () => {
    for (const joined of Object.values(lists)) {
      const words = joined.split('|');
      const standIns = words.map((word) => entity.protect(word, context('here')));
      expect(new Set(standIns)).toEqual(new Set(words));
      expect(standIns.map((standIn) => entity.recover(standIn, context('here')))).toEqual(words);
    }
  });

  test('the language of a text changes nothing: a word has one stand-in in a conversation, and no other word has it', () => {
    const all = Object.values(lists).flatMap((joined) => joined.split('|'));
    const standIns = all.map((word) => entity.protect(word, context('there')));
    expect(new Set(standIns).size).toBe(new Set(all).size);
    for (const language of ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'zh']) {
      const there = context('there', language);
      expect(all.map((word) => entity.protect(word, there))).toEqual(standIns);
      expect(standIns.map((standIn) => entity.recover(standIn, there))).toEqual(all);
    }
  });

  test('at the start of a sentence a list’s own capitals stay, and each word comes back', () => {
    for (const joined of Object.values(lists)) {
      const words = joined.split('|').flatMap((word) => (titled(word) === word ? [] : [titled(word)]));
      const standIns = words.map((word) => entity.protect(word, context('here')));
      expect(new Set(standIns)).toEqual(new Set(words));
      expect(standIns.map((standIn) => entity.recover(standIn, context('here')))).toEqual(words);
    }
  });

  test('stand-ins do not link conversations', () => {
    const [words = []] = Object.values(lists).map((joined) => joined.split('|'));
    const same = words.filter((word) => entity.protect(word, context('a')) === entity.protect(word, context('b')));
    expect(same.length).toBeLessThan(words.length / 5);
  });

  test('is kept until the user says otherwise', () => expect(entity.action).toBe('keep'));
});

test('what is in no list is taken out rather than made up', () => {
  const text = 'I have zorblitis.';
  const span: Span = { start: 7, end: 16, type: 'MEDICAL_CONDITION', risk: 4, score: 1, source: 'rule', reason: '' };
  const decisions = [{ value: 'zorblitis', type: 'MEDICAL_CONDITION', action: 'protect' } as const];
  const sanitized = sanitize(text, [span], { conversation: 'c', committed: [] }, { ...defaultPolicy, decisions }, keys);
  expect(sanitized.text).toBe('I have [MEDICAL_CONDITION_1].');
});

test('an illness that languages share becomes one that they share as well', () => {
  const shared = data.MEDICAL_CONDITION['shared cond'].toLowerCase().split('|');
  for (const [at, text] of ['diabetes', 'Diabetes', 'asthma', 'HIV', 'depression'].entries()) {
    const standIn = entities.MEDICAL_CONDITION.protect(text, context(`in ${at}`));
    expect(shared).toContain(standIn.toLowerCase());
  }
});
