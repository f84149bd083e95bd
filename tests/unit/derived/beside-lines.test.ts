import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement } from '../core/replacement';

/** Each marked number of a reply as it was received, with its note. */
const marks = (reply: string, pairs: readonly (readonly [string, string])[]): (readonly [string, string | null])[] => {
  const sent = pairs.map(([original, surrogate]) => replacement('MONEY', original, surrogate));
  const whole = restore(reply, sent);
  const stream = createStreamRestorer(sent);
  const deltas = [...Array.from(reply, (character) => stream.push(character)), stream.end()];
  expect(deltas.flatMap(({ spans }) => spans)).toEqual(whole.spans);
  return whole.spans.flatMap(({ kind, note, receivedStart, receivedEnd }) =>
    kind === 'derived' ? [[reply.slice(receivedStart, receivedEnd), note?.value ?? null] as const] : [],
  );
};

const euros = [
  ['385.000 €', '393.000 €'],
  ['142.000 €', '130.000 €'],
] as const;

describe('a currency at a line’s end is of the number before it, whatever number the next line begins with', () => {
  test.each([
    ['1. 393.000 € − 130.000 € = 263.000 €\n2. Davon die Hälfte', [['263.000 €', '243.000 €']]],
    ['Summe: 523.000 €\n19 % davon', [['523.000 €', '527.000 €']]],
    ['Rest: 263.000 EUR\n3) Notar', [['263.000 EUR', '243.000 EUR']]],
    ['Rest 263.000 €\n24 Monate lang', [['263.000 €', '243.000 €']]],
    ['im Jahr 2025\n€ 263.000 sind übrig', [['€ 263.000', '€ 243.000']]],
    ['Es bleiben 263.000\n€ für beide.', [['263.000\n€', '243.000\n€']]],
  ])('%j', (reply, expected) => expect(marks(reply, euros)).toEqual(expected));

  test('and the stand-in itself is sure there', () => {
    const sent = [replacement('MONEY', '1.850,00 €', '1.980,00 €')];
    const { restored, spans } = restore('Netto: 1.980,00 €\n19 % MwSt.', sent);
    expect(restored).toBe('Netto: 1.850,00 €\n19 % MwSt.');
    expect(spans.map(({ kind }) => kind)).toEqual(['restored']);
  });
});

describe('of a range both ends are marked, where its currency stands once', () => {
  test.each([
    ['Expect $1,600–1,750 to spend.', ['$1,600', '1,750']],
    ['Es bleiben zwischen 1.230 und 1.340 € übrig.', ['1.230', '1.340 €']],
    ['Podrías ahorrar entre 210 y 330 € al mes.', ['210', '330 €']],
    ['Il vous reste 1 210–1 330 €.', ['1 210', '1 330 €']],
    ['Count on $25–30 for it.', ['$25', '30']],
  ])('%s', (reply, expected) =>
    expect(
      marks(reply, [
        ['$2,480', '$2,520'],
        ['1.970 €', '1.830 €'],
      ]).map(([received]) => received),
    ).toEqual(expected),
  );

  test.each(['Over 25–30 days.', 'Pages 1,600–1,750 say so.', 'between 1.230 and 1.340 words'])(
    'a range of something else is not: %s',
    (reply) => expect(marks(reply, [['$2,480', '$2,520']])).toEqual([]),
  );
});
