import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy';
import { guesses, inferred } from '../local/inferred';

const people = (text: string): string[] =>
  detect(text, { decisions: [], known: [] }).flatMap(({ type, start, end }) =>
    type === 'PERSON' ? [text.slice(start, end)] : [],
  );

describe('who is called something in a story that is to be written', () => {
  it.each([
    'Write a novel about a nurse called Ruth Calloway.',
    'Write a novel about a dentist named Ruth Calloway, who leaves my hero.',
    'Schreibe einen Roman über eine Krankenschwester namens Ruth Kallwey.',
    'Écris un roman sur une infirmière appelée Ruth Callois.',
  ])('is made up, and what they do is nothing of the writer’s: %s', (text) => {
    expect(people(text)).toEqual([]);
    expect(guesses(inferred(text))).toEqual([]);
  });

  it.each([
    ['Write a novel about a surgeon named Ruth Calloway, who operated on me in May.', 'Ruth Calloway'],
    ['Write a thriller about a man called Owen Pell who owes my brother rent.', 'Owen Pell'],
    ['Write a comic about a teacher called Owen Pell whose class our twins are in.', 'Owen Pell'],
    ['Write a novel about my mother, a nurse called Ruth Calloway.', 'Ruth Calloway'],
    ['Write a comic about my friend Owen Pell for his birthday.', 'Owen Pell'],
    ['Write a thriller about me, Ruth Calloway, and my bakery.', 'Ruth Calloway'],
    ['Schreibe einen Roman über eine Ärztin namens Ruth Kallwey, die mich operiert hat.', 'Ruth Kallwey'],
    ['Écris un roman sur une infirmière nommée Ruth Callois, qui a soigné mon père.', 'Ruth Callois'],
    ['Escribe una novela sobre una cirujana llamada Ruth Calleja, que me operó.', 'Ruth Calleja'],
  ])('is somebody where the writer knows them: %s', (text, name) => {
    expect(people(text)).toEqual([name]);
  });
});
