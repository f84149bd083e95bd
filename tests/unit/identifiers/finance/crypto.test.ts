import { getAddressInfo, validate as isBitcoin } from 'bitcoin-address-validation';
import fc from 'fast-check';
import { validate as validateCoin } from 'multicoin-address-validator';
import isEthereumAddress from 'validator/lib/isEthereumAddress';
import { describe, expect, test } from 'vitest';
import { crypto } from '../../../../main/engine/privacy/entities/crypto';
import { encodeChecked } from '../../../../main/engine/privacy/entities/crypto/base58';
import { openAddress, openChecked } from '../../../../main/engine/privacy/entities/crypto/encodings';
import { holdsFor, numRuns } from '../rounds';

/** One address of each kind, from the networks' own documentation. */
const addresses = [
  ['btc', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['btc', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['btc', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['btc', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'],
  ['btc', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ'],
  ['eth', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['eth', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['ltc', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
  ['ltc', 'ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea'],
  ['doge', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['dash', encodeChecked(Uint8Array.from({ length: 21 }, (_, i) => (i === 0 ? 0x4c : i)))],
  ['zec', 't1U9yhDa5XEjgfnTgZoKddeSiEN1aoLkQxq'],
  ['trx', 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r'],
  ['xrp', 'rDsbeomae4FXwgQTJp9Rs64Qg9vDiTCdBv'],
  ['ada', 'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x'],
  ['ada', 'Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi'],
  ['ada', 'DdzFFzCqrhsg2qGUsLqy4GZq2t1nAK4SeAiwEE9YtMtqZTgdUDFBXomJGS7U38gYHBwvaKi89WywwJqe9rBxMmq9xmEeQVuSa41uy7mw'],
  ['xmr', '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A'],
  ['bch', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['xlm', 'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7'],
  ['dot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
  ['algo', 'VCMJKWOY5P5P7SKMZFFOCEROPJCZOTIJMNIYNUCKH7LRO45JMJP6UYBIJA'],
  ['xtz', 'tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb'],
  ['sol', '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
] as const;

/** From one address a chain of others, by a cipher of its own. */
const chained = (first: string): fc.Arbitrary<string> =>
  fc.uint8Array({ minLength: 80, maxLength: 80 }).map((bytes) => {
    const opened = openAddress(first);
    const made = opened?.write(bytes.slice(0, opened.secret.length)) ?? first;
    return openAddress(made)?.name === opened?.name ? made : first;
  });

describe.each(addresses)('an address of %s, %s', (coin, address) => {
  test('is taken by the validator, and so is its surrogate', () => {
    expect(validateCoin(address, coin)).toBe(true);
    holdsFor(
      crypto,
      chained(address),
      (surrogate, value) => {
        expect(validateCoin(surrogate, coin)).toBe(true);
        expect(surrogate).toHaveLength(value.length);
        expect(surrogate.slice(0, address.startsWith('b') ? 4 : 1)).toBe(
          value.slice(0, address.startsWith('b') ? 4 : 1),
        );
        if (coin === 'eth') expect(isEthereumAddress(surrogate)).toBe(true);
        if (coin === 'btc') {
          expect(isBitcoin(surrogate)).toBe(true);
          expect(getAddressInfo(surrogate).type).toBe(getAddressInfo(value).type);
        }
      },
      Math.ceil(numRuns / 20),
    );
  });
});

test('an address with a wrong checksum has a surrogate with a wrong one', () => {
  const wrong = fc
    .tuple(fc.constantFrom(...addresses.map(([, address]) => address)), fc.nat({ max: 8 }))
    .map(([address, i]) => {
      const at = address.length - 2 - i;
      return `${address.slice(0, at)}${address.charAt(at) === '2' ? '3' : '2'}${address.slice(at + 1)}`;
    })
    .filter((address) => openAddress(address) === null);
  holdsFor(crypto, wrong, (surrogate) => expect(openChecked(surrogate)).toBeNull());
});
