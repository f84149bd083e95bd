import { expect, it } from 'vitest';
import { likelyTypes } from '../../../renderer/features/composer/likely-types';
import type { EntityType } from '../../../shared/domain';

/** Under what a selected text is offered to be protected. */

it.each<[string, EntityType]>([
  ['Tavrin', 'PERSON'],
  ['Anna Weiß', 'PERSON'],
  ['王伟', 'PERSON'],
  ['tavrin', 'PERSON'],
  ['night nurse', 'PERSON'],
  ['anna@weiss', 'EMAIL_ADDRESS'],
  ['anna@weiss.example', 'EMAIL_ADDRESS'],
  ['@tavrin', 'USER_NAME'],
  ['https://a.example/b', 'URL'],
  ['acme.example/u/9', 'URL'],
  ['$84.5k', 'MONEY'],
  ['1.200 €', 'MONEY'],
  ['4500 zł', 'MONEY'],
  ['12 kr', 'MONEY'],
  ['Fritz', 'PERSON'],
  ['12 %', 'PERCENTAGE'],
  ['82,5 kg', 'BODY_MEASURE'],
  ['6.1 mmol/l', 'LAB_VALUE'],
  ['14:30', 'TIME'],
  ['7 pm', 'TIME'],
  ['41', 'AGE'],
  ['1987', 'DATE'],
  ['12.5.2024', 'DATE'],
  ['12. Mai', 'DATE'],
  ['12 de mayo de 2024', 'DATE'],
  ['May 12th, 2024', 'DATE'],
  ['2024年5月12日', 'DATE'],
  ['192.168.0.14', 'IP_ADDRESS'],
  ['4929 1234 5678 9012', 'CREDIT_CARD'],
  ['DE89 3704 0044 0532 0130 00', 'IBAN_CODE'],
  ['+33 6 12 34 56 78', 'PHONE_NUMBER'],
  ['4821', 'ID_NUMBER'],
  ['12 Juniper Street', 'ADDRESS'],
  ['Lindenallee 4', 'ADDRESS'],
  ['AX-99213', 'ID_NUMBER'],
  ['hunter22x', 'ID_NUMBER'],
  ['she lives with two cats and a parrot', 'WORD'],
])('%s is offered as %s first', (text, type) => {
  expect(likelyTypes(text)[0]).toBe(type);
});

it('offers a few types, each once, and a name or a word whatever letters may be', () => {
  for (const text of ['Tavrin', '41', 'night nurse', '', '  x\n', '+33 6 12 34 56 78']) {
    const types = likelyTypes(text);
    expect(new Set(types).size).toBe(8);
    expect(types).toHaveLength(8);
  }
  for (const text of ['Tavrin', 'night nurse', '李', ''])
    expect(likelyTypes(text)).toEqual(expect.arrayContaining(['PERSON', 'LOCATION', 'ORGANIZATION', 'WORD']));
  expect(likelyTypes('4821')).toEqual(expect.arrayContaining(['PHONE_NUMBER', 'DATE', 'MONEY', 'SECRET']));
});
