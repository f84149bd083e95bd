import { expect, it } from 'vitest';
import { likelyTypes } from '../../../renderer/features/composer/likely-types';
import type { EntityType } from '../../../shared/domain';

/** Under what a selected text is offered to be protected. */

it.each<[string, EntityType]>([
  ['Tavrin', 'PERSON'],
  ['Anna Weiß', 'PERSON'],
  ['王伟', 'PERSON'],
  ['anna@weiss', 'PERSON'],
  ['anna@weiss.example', 'EMAIL_ADDRESS'],
  ['@tavrin', 'USER_NAME'],
  ['https://a.example/b', 'URL'],
  ['acme.example/u/9', 'URL'],
  ['$84.5k', 'MONEY'],
  ['1.200 €', 'MONEY'],
  ['41', 'AGE'],
  ['12.5.2024', 'DATE'],
  ['12. Mai', 'DATE'],
  ['May 12, 2024', 'DATE'],
  ['+33 6 12 34 56 78', 'PHONE_NUMBER'],
  ['4821', 'ID_NUMBER'],
  ['12 Juniper Street', 'ADDRESS'],
  ['Lindenallee 4', 'ADDRESS'],
  ['AX-99213', 'ID_NUMBER'],
  ['hunter22x', 'ID_NUMBER'],
  ['night nurse', 'OCCUPATION'],
])('%s is offered as %s first', (text, type) => {
  expect(likelyTypes(text)[0]).toBe(type);
});

it('offers each usual type once, whatever the text, and a mere word last where it looks like a name', () => {
  for (const text of ['Tavrin', '41', 'night nurse', '', '  x\n']) {
    const types = likelyTypes(text);
    expect(new Set(types).size).toBe(types.length);
    for (const usual of ['PERSON', 'MONEY', 'SECRET', 'WORD'] as const) expect(types).toContain(usual);
  }
  expect(likelyTypes('Tavrin').at(-1)).toBe('WORD');
});
