import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { replacement } from '../core/replacement';

/** Each was sent in one case only; the reply uses others. */
test.each([
  ['Moniki', 'Agnieszki', 'Monika ma rację, o Monice nie wiem.', 'Agnieszka ma rację, o Agnieszce nie wiem.'],
  ['Moniki Nowackiej', 'Wandy Kowalskiej', 'Pani Monika Nowacka dzwoniła.', 'Pani Wanda Kowalska dzwoniła.'],
  [
    'Grzegorzowi Zielińskiemu',
    'Piotrowi Kowalskiemu',
    'Pan Zieliński i Grzegorz to on.',
    'Pan Kowalski i Piotr to on.',
  ],
  ['Zielińskich', 'Kowalskich', 'Czy Zielińscy przyjadą?', 'Czy Kowalscy przyjadą?'],
])('%s for %s: %s', (surrogate, original, reply, own) => {
  const sent = [replacement('PERSON', original, surrogate)];
  expect(restore(reply, sent).restored).toBe(own);
  const stream = createStreamRestorer(sent);
  const pieces = [...Array.from(reply, (character) => stream.push(character)), stream.end()];
  expect(pieces.map(({ restored }) => restored).join('')).toBe(own);
});

test.each([
  // A woman, or a man in the genitive.
  ['Ingrida', 'Jana', 'Ingrid kam zu spät.'],
  ['Moniki', 'Agnieszki', 'Harmonika und Monitor.'],
  ['Zielińskich', 'Kowalskich', 'Zielona Góra jest daleko.'],
])('%s for %s leaves alone: %s', (surrogate, original, reply) => {
  expect(restore(reply, [replacement('PERSON', original, surrogate)]).restored).toBe(reply);
});
