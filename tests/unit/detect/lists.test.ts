import { expect, test } from 'vitest';
import { detect, readLists } from '../../../main/engine/privacy/detect';

/** A value and all that it holds can no longer be written. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
};

test('what the lists say of a text is read once, and no detection changes it', () => {
  const text =
    'Dear Maria Gonzalez, born 3 March 1986: card 4111 1111 1111 1111, maria@gonzalez.org, $84,500 a year.\n\n' +
    'Her brother Tavrin Okolse, 42, lives at 12 Juniper Street, Springfield, IL 62704. Maria owes him $84,500.';
  const lists = readLists(text);
  frozen(lists.patterns);
  frozen(lists.listed);
  const alone = detect(text, { decisions: [], known: [] });
  const at = text.indexOf('Tavrin Okolse');
  const name = { start: at, end: at + 'Tavrin Okolse'.length, type: 'PERSON' as const, score: 0.99 };
  const tagged = detect(text, {
    decisions: [],
    known: [{ type: 'EMAIL_ADDRESS', value: 'maria@gonzalez.org' }],
    tagged: [name],
    deep: [{ ...name, reason: 'read' }],
  });
  expect(tagged).not.toEqual(alone);
  expect(detect(text, { decisions: [], known: [] })).toEqual(alone);
  expect(readLists(text)).toBe(lists);
});
