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

/** A case that is a name as well: what follows from it is doubtful, and counts in Polish only. */
test.each([
  ['Zahrze', 'Annie', 'Myślę, że Zahra ma rację, a Zahrę lubię.', 'Myślę, że {Anna} ma rację, a {Annę} lubię.'],
  [
    'Larze',
    'Marcie',
    'Bez Lary nie, z Larą tak; Lara o tym wie.',
    'Bez {Marty} nie, z {Martą} tak; {Marta} o tym wie.',
  ],
  ['Olofa', 'Roberta', 'Olof jest chory, daj Olofowi czas.', '{Robert} jest chory, daj {Robertowi} czas.'],
  ['Ehrenfriedzie', 'Justynie', 'Ehrenfrieda jest, Ehrenfrieda nie ma.', '{Justyna} jest, {Justyna} nie ma.'],
  ['Omara', 'Karola', 'Pytam o Omarze, jest chory; Omar wie.', 'Pytam o {Karolu}, jest chory; {Karol} wie.'],
  ['Zahrze Cole', 'Annie Miller', 'Zahra is here and Zahrze Cole is not.', 'Zahra is here and Annie Miller is not.'],
])('%s for %s: %s', (surrogate, original, reply, own) => {
  const sent = [replacement('PERSON', original, surrogate)];
  const { restored, spans } = restore(reply, sent);
  const marked = spans.reduceRight(
    (text, { start, end, kind }) =>
      kind === 'doubtful' ? `${text.slice(0, start)}{${text.slice(start, end)}}${text.slice(end)}` : text,
    restored,
  );
  expect(marked).toBe(own);
  const stream = createStreamRestorer(sent);
  const pieces = [...Array.from(reply, (character) => stream.push(character)), stream.end()];
  expect(pieces.map((piece) => piece.restored).join('')).toBe(restored);
});

/** Sent in a case that is nothing else: his cases are no woman's. */
test.each([
  ['Fridolína', 'Łukasza', 'Proszę napisać o Fridolínie i dla Fridolína.', 'Proszę napisać o Łukaszu i dla Łukasza.'],
  ['Curta', 'Mateusza', 'Proszę napisać o Curcie, z Curtem.', 'Proszę napisać o Mateuszu, z Mateuszem.'],
  ['Ewelina', 'Kasia', 'Cześć Ewelino, jak się masz?', 'Cześć Kasiu, jak się masz?'],
  ['Ania', 'Zofia', 'Droga Aniu, jak się masz?', 'Droga Zofio, jak się masz?'],
  ['Ania', 'Zofia', 'Ano, jest dobrze.', 'Ano, jest dobrze.'],
])('%s for %s: %s', (surrogate, original, reply, own) => {
  expect(restore(reply, [replacement('PERSON', original, surrogate)]).restored).toBe(own);
});
