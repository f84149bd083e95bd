import fc from 'fast-check';
import isEmail from 'validator/lib/isEmail';
import { expect, test } from 'vitest';
import { emailAddress } from '../../../../main/engine/privacy/entities/contact';
import { context, digits, from, holdsFor, shapeOf } from '../rounds';

const words = fc.stringMatching(/^[a-z]{2,12}$/);
const locals = fc
  .tuple(
    fc.oneof(from(['maria', 'jan', 'wei', 'info', 'Anna']), words),
    from(['.', '_', '-', '']),
    words,
    fc.oneof(from(['', '+news']), digits(2)),
  )
  .map((parts) => parts.join(''));
const hosts = fc
  .tuple(
    fc.oneof(
      from(['mail.', 'portal.', '']),
      words.map((word) => `${word}.`),
    ),
    words,
    from(['com', 'de', 'co.uk', 'org', 'com.br']),
  )
  .map(([before, host, suffix]) => `${before}${host}.${suffix}`);

test('an e-mail address is one to an independent validator, with its public suffix, and comes back', () => {
  const addresses = fc
    .tuple(locals, fc.oneof(hosts, from(['gmail.com', 'outlook.de'])))
    .map((parts) => parts.join('@'));
  holdsFor(
    emailAddress,
    addresses.filter((address) => isEmail(address)),
    (surrogate, address) => {
      expect(isEmail(surrogate), surrogate).toBe(true);
      const suffix = (text: string): string => /\.(?:co\.uk|com\.br|[a-z]+)$/.exec(text)?.[0] ?? '';
      expect(suffix(surrogate)).toBe(suffix(address));
      expect(shapeOf(surrogate).replace(/[^9]/g, '')).toBe(shapeOf(address).replace(/[^9]/g, ''));
    },
  );
});

test('a host of two letters comes back, whichever it is: none becomes the beginning of a host in another script', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const addresses = letters
    .flatMap((one) => letters.map((other) => `info@${one}${other}.com`))
    .filter((address) => !address.includes('@xn.'));
  const surrogates = addresses.map((address) => emailAddress.protect(address, context));
  expect(surrogates.filter((surrogate) => surrogate.includes('@xn.'))).toEqual([]);
  expect(surrogates.map((surrogate) => emailAddress.recover(surrogate, context))).toEqual(addresses);
});

test('a host that is walked past one of a service comes back', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const hosts = letters.flatMap((one) => letters.map((other) => `info@${one}r${other}.aa.com`));
  expect(hosts.map((address) => emailAddress.recover(emailAddress.protect(address, context), context))).toEqual(hosts);
});
