import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { deriveKeys } from '../../../main/engine/keys';

const master = hexToBytes('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

test('a key a purpose, none like another', () => {
  const keys = Object.values(deriveKeys(master)).map(bytesToHex);
  expect(new Set([...keys, bytesToHex(master)]).size).toBe(4);
  expect(keys.every((key) => key.length === 64)).toBe(true);
});

test('keys never change: stored chats and surrogates depend on them', () => {
  expect(Object.fromEntries(Object.entries(deriveKeys(master)).map(([name, key]) => [name, bytesToHex(key)]))).toEqual({
    // RFC 5869 computed by another implementation.
    database: 'ae4b1bf46da17257dfe5442a5a3f74aa2b627790f1807d495580395e1d1ddf75',
    ciphers: 'c8dc589005703111d2b70df1fd927fae4568adccf16c785d56e6cf0c16717915',
    noise: 'ac0ae4519cba76e749c176be90b20f54a01e29288cf2548ec698b3b34130f360',
  });
});

test('a master key of another length is refused', () => {
  expect(() => deriveKeys(master.subarray(1))).toThrow(RangeError);
});
