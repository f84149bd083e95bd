import { expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import { language } from '../../../main/engine/privacy/text/language';

test('a given name before another name is no word of a language', () => {
  expect(language('Ich traf Hans Becker vom Autohaus Becker')).not.toBe('sv');
  expect(language('Hans Becker rief an')).not.toBe('sv');
  expect(language('Jag träffade Hans Becker')).toBe('sv');
  expect(language('Hans bil är röd')).toBe('sv');
});

test.each([
  'Ich traf Hans Becker vom Autohaus Becker',
  'Ich habe gestern Hans Becker getroffen',
  'Hans Becker rief an.',
  'Gestern traf ich Hans Becker vom Autohaus Weber',
])('the lists find who is met: %s', (text) => {
  const people = detect(text, { decisions: [], known: [], tagged: [] }).filter(({ type }) => type === 'PERSON');
  expect(people.map(({ start, end }) => text.slice(start, end))).toContain('Hans Becker');
});
