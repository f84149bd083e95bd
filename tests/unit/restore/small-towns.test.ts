import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy';
import type { Replacement } from '../../../shared/domain';

const town = (original: string, surrogate: string): Replacement => ({
  type: 'LOCATION',
  start: 0,
  end: original.length,
  surrogateStart: 0,
  surrogateEnd: surrogate.length,
  risk: 1,
  score: 1,
  source: 'tagger',
  reason: '',
  original,
  surrogate,
  action: 'protect',
  mechanism: 'fpe',
  epsilon: null,
  derivation: null,
});

test.each([
  ['belém', 'moro em belém desde maio'],
  ['reading', 'i live in reading since may'],
])('a town that was sent in small letters comes back, though %s is a word', (surrogate, text) => {
  const { restored } = restore(text, [town('feira de santana', surrogate)], []);
  expect(restored).toBe(text.replace(surrogate, 'feira de santana'));
});

test('one that was sent with its capital does not come back from the word', () => {
  const { restored } = restore('i like reading in bed', [town('Leeds', 'Reading')], []);
  expect(restored).toBe('i like reading in bed');
});
