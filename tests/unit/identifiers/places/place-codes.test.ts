import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coordinates } from '../../../../main/engine/privacy/entities/place/coordinates';
import { isPlusCode } from '../../../../main/engine/privacy/entities/place/place-codes';
import { context, from, holdsFor, shapeOf } from '../rounds';

const piece = (characters: string, length: number): fc.Arbitrary<string> =>
  fc.array(from(Array.from(characters)), { minLength: length, maxLength: length }).map((all) => all.join(''));
const any = '23456789CFGHJMPQRVWX';

describe('a plus code', () => {
  const short = fc.tuple(piece(any, 4), piece(any, 2)).map(([area, place]) => `${area}+${place}`);
  const whole = fc
    .tuple(piece('23456789C', 1), piece('23456789CFGHJMPQRV', 1), piece(any, 2), short)
    .map((parts) => parts.join(''));

  test('becomes another of its length', () => {
    holdsFor(
      coordinates,
      fc.oneof(short, whole).filter(isPlusCode),
      (surrogate, original) => isPlusCode(surrogate) && surrogate.length === original.length,
    );
  });
});

test('three words for a place become three as long', () => {
  const surrogate = coordinates.protect('///daring.lion.race', context);
  expect(shapeOf(surrogate)).toBe('///aaaaaa.aaaa.aaaa');
  expect(coordinates.recover(surrogate, context)).toBe('///daring.lion.race');
});
