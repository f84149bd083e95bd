import cardValidator from 'card-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditCard } from '../../../../main/engine/privacy/entities/bank/card';
import { networkOf } from '../../../../main/engine/privacy/entities/bank/card-networks';
import { luhnDigit } from '../../../../main/engine/privacy/entities/formats/checks';
import { context, digits, from, holdsFor, numRuns, shapeOf } from '../rounds';

/** Beginning, length, and the name that card-validator has for the network; null where it knows others that fit as well. */
const networks = [
  ['4', 16, 'visa'],
  ['4', 19, 'visa'],
  ['51', 16, 'mastercard'],
  ['2221', 16, 'mastercard'],
  ['2720', 16, 'mastercard'],
  ['34', 15, 'american-express'],
  ['37', 15, 'american-express'],
  ['36', 14, 'diners-club'],
  ['300', 14, 'diners-club'],
  ['3528', 16, 'jcb'],
  ['3589', 16, 'jcb'],
  ['2200', 16, 'mir'],
  ['2204', 19, 'mir'],
  ['6011', 16, 'discover'],
  ['644', 16, 'discover'],
  ['6225', 16, null],
  ['8100', 16, null],
  ['506699', 16, 'elo'],
  ['509000', 16, 'elo'],
  ['606282', 16, 'hipercard'],
  ['6759', 16, 'maestro'],
] as const;

const cardOf = (prefix: string, length: number) =>
  digits(length).map((rest) => {
    const payload = (prefix + rest).slice(0, length - 1);
    return `${payload}${luhnDigit(payload)}`;
  });

describe.each(networks)('a card that begins with %s, of %i digits', (prefix, length, brand) => {
  test('becomes one that card-validator takes for a card of the same network', () => {
    holdsFor(
      creditCard,
      cardOf(prefix, length),
      (surrogate, card) => {
        const checked = cardValidator.number(surrogate);
        expect(checked.isValid).toBe(true);
        expect(surrogate).toHaveLength(card.length);
        if (brand !== null && cardValidator.number(card).card?.type === brand) expect(checked.card?.type).toBe(brand);
      },
      Math.ceil(numRuns / 20),
    );
  });
});

test('every issuer number of Elo is one to card-validator', () => {
  const heads = Array.from({ length: 10_000 }, (_, i) => `${650_000 + i}`).filter((head) => networkOf(head) === 'Elo');
  expect(heads.length).toBeGreaterThan(300);
  expect(heads.filter((head) => cardValidator.number(`${head}0000000000`).card?.type !== 'elo')).toEqual([]);
});

test('a card with a wrong check digit has a surrogate with a wrong one, and comes back', () => {
  const wrong = fc
    .tuple(fc.oneof(...networks.map(([prefix, length]) => cardOf(prefix, length))), fc.integer({ min: 1, max: 9 }))
    .map(([card, off]) => card.slice(0, -1) + ((Number(card.slice(-1)) + off) % 10));
  holdsFor(creditCard, wrong, (surrogate) =>
    expect(cardValidator.number(surrogate, { luhnValidateUnionPay: true }).isValid).toBe(false),
  );
});

test('separators stay, whatever they are', () => {
  const written = fc
    .tuple(cardOf('4', 16), from([' ', '-', '.', ' - ']))
    .map(([card, separator]) => (card.match(/.{4}/g) ?? []).join(separator));
  holdsFor(creditCard, written, (surrogate, card) => expect(shapeOf(surrogate)).toBe(shapeOf(card)));
});

test('a test number of a payment service becomes a test number, and no other card does', () => {
  expect(creditCard.protect('4111 1111 1111 1111', context)).toMatch(/^4/);
  fc.assert(
    fc.property(cardOf('4', 16), (card) => {
      if (!card.startsWith('411111111111')) expect(creditCard.protect(card, context)).not.toMatch(/^4111111111111111/);
    }),
    { numRuns },
  );
});
