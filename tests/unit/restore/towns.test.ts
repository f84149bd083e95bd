import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement } from '../core/replacement';

/** A reply, and what it reads as over an address whose town became `town`. */
const read = (reply: string, town: string, shape = (name: string): string => `7 Oak St, ${name} YO1 7AB`) => {
  const sent = [replacement('ADDRESS', '5 Elm St, Leeds LS1 4AB', shape(town))];
  const { restored, spans } = restore(reply, sent);
  const restorer = createStreamRestorer(sent);
  const deltas = [...Array.from(reply, (character) => restorer.push(character)), restorer.end()];
  expect(deltas.map((delta) => delta.restored).join('')).toBe(restored);
  return { restored, kinds: [...new Set(spans.map(({ kind }) => kind))] };
};

describe('the town of an address alone', () => {
  test.each([
    ['It rains in York.', 'It rains in Leeds.'],
    ['The museum at York is open.', 'The museum at Leeds is open.'],
    ['York is old.', 'Leeds is old.'],
    ['In York it rains.', 'In Leeds it rains.'],
  ])('is doubtful: %s', (reply, restored) => expect(read(reply, 'York')).toEqual({ restored, kinds: ['doubtful'] }));

  test.each([
    ['7 Oak St, York', '5 Elm St, Leeds'],
    ['7 Oak St\nYork', '5 Elm St\nLeeds'],
    ['YO1 7AB, York', 'LS1 4AB, Leeds'],
    ['York, 7 Oak St', 'Leeds, 5 Elm St'],
  ])('is sure beside another part of it: %s', (reply, restored) =>
    expect(read(reply, 'York')).toEqual({ restored, kinds: ['restored'] }),
  );

  test.each(['New York is large.', 'The Duke of York spoke.', 'Fort York', 'the University of York', 'Alvin York'])(
    'is another with a capital before it: %s',
    (reply) => expect(read(reply, 'York')).toEqual({ restored: reply, kinds: [] }),
  );

  test.each([
    ['1563 CV Breda', '3511 KX Utrecht'],
    ['D-50829 Breda', 'D-20095 Utrecht'],
    ['114 55 Breda', '223 50 Utrecht'],
    ['31-147 Breda', '00-238 Utrecht'],
  ])('behind the code %s', (there, here) => {
    const sent = [replacement('ADDRESS', `Lindelaan 5, ${here}`, `Kerkweg 41, ${there}`)];
    expect(restore('Ze woont nu in Breda.', sent).restored).toBe('Ze woont nu in Utrecht.');
  });

  test.each([
    ['Nice', 'Nice to meet you.'],
    ['Reading', 'Reading is fun.'],
    ['Mobile', 'Mobile phones are small.'],
    ['Bath', 'BATH salts'],
    ['Orange', 'Orange juice'],
  ])('%s is a word: %s', (town, reply) => {
    expect(read(reply, town)).toEqual({ restored: reply, kinds: [] });
    expect(read(reply, town, (name) => `7 Oak St, ${name}`)).toEqual({ restored: reply, kinds: [] });
  });

  test.each(['in', 'to', 'near', 'à', 'nach', 'en', 'bei', 'w', 'em', 'uit'])('but a town behind "%s"', (word) => {
    expect(read(`She goes ${word} Nice now.`, 'Nice')).toEqual({
      restored: `She goes ${word} Leeds now.`,
      kinds: ['doubtful'],
    });
  });
});
