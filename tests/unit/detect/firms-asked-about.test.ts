import { describe, expect, it } from 'vitest';
import { asRead, typedIn } from './read';

const firmsIn = (text: string, ...read: readonly string[]): string[] =>
  typedIn(
    text,
    read.map((each) => asRead(text, each, /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(each) ? 'PERSON' : 'ORGANIZATION')),
  ).filter((each) => each.startsWith('ORGANIZATION'));

describe('a firm that everybody knows stays in a question about the world', () => {
  it.each([
    'Who is the CEO of Nvidia?',
    'Who is the current CEO of Microsoft, is it Satya Nadella?',
    'Who was the founder of Ikea, and when?',
    'How many people work for Siemens worldwide?',
    'Is it true that the CTO of Intel has left?',
  ])('%s', (text) => expect(firmsIn(text)).toEqual([]));
});

describe('where somebody works or has a contract is theirs', () => {
  it.each([
    ['I work at Microsoft, who is the CEO of Microsoft?', 'Microsoft'],
    ['Does she work at Siemens?', 'Siemens'],
    ['My uncle is the founder of Adidas, does he pay tax?', 'Adidas'],
    ['Should my insurer be Allianz or is it insured with Bosch?', 'Bosch'],
    ['The CEO of Nvidia fired the whole team.', 'Nvidia'],
    ['Who is the CEO of Brunnhuber?', 'Brunnhuber'],
  ])('%s', (text, firm) => expect(firmsIn(text, firm)).toContain(`ORGANIZATION ${firm}`));

  it('and that of somebody who is named', () =>
    expect(firmsIn('Does Anna Gruber work at Siemens?', 'Anna Gruber')).toEqual(['ORGANIZATION Siemens']));
});
