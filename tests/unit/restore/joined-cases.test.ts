import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy';
import { replacement } from '../core/replacement';
import { verdictOf } from './verdict';

/** A whole name with the ending of a language whose cases we do not know: never half of it, and marked where it may be another ending. */

describe('is doubtful, and never a part of one name beside a part of another', () => {
  test.each([
    ['Petr Novák', 'Jakub Dvořák', 'Pro Jakuba Dvořáka je to moc.', null],
    ['Petr Novák', 'Jake Hadov', 'Pro Jake Hadova je to moc.', 'Pro Petr Nováka je to moc.'],
    ['Mikko Virtanen', 'Luigi Tuominen', 'Luigi Tuominenin vuokra nousee.', 'Mikko Virtasen vuokra nousee.'],
    ['Kovács Péter', 'Szabó Vendel', 'Szabó Vendelnek igaza van.', 'Kovács Péternek igaza van.'],
    ['Szabó Katalin', 'Tóth Róbert', 'Tóth Róberttel beszéltem.', 'Szabó Katalinnal beszéltem.'],
    ['Jonas Kazlauskas', 'Tomas Petrov', 'Tomas Petrovui tai per daug.', 'Jonas Kazlauskui tai per daug.'],
  ])('%s for %s: %s', (original, surrogate, reply, own) => {
    const restored = restore(reply, [replacement('PERSON', original, surrogate)]);
    if (own !== null) expect(verdictOf(restored, own)).toBe('doubtful');
    const [, lastOfStandIn = ''] = surrogate.split(' ');
    const [firstOfOwn = ''] = original.split(' ');
    expect(restored.restored.includes(firstOfOwn) && restored.restored.includes(lastOfStandIn)).toBe(false);
  });
});

test.each([
  ['Petr Novák', 'Jan Hus', 'Jan Husserl war Philosoph.'],
  ['Anna Meier', 'Rita Bau', 'Rita Bauer kommt.'],
])('%s for %s: another name that goes on stays: %s', (original, surrogate, reply) => {
  const { restored } = restore(reply, [replacement('PERSON', original, surrogate)]);
  expect(restored).not.toContain(original.split(' ')[1]);
});
