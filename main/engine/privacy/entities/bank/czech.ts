import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { weightedSum } from '../formats/checks';
import { cipherShape } from '../formats/shape';

/** Accounts as Czechia and Slovakia write them: prefix-number/bank (vyhláška ČNB 169/2011 Sb.). */
export const czechForm = /^(?:[0-9]{1,6}-)?[0-9]{2,10}\/[0-9]{4}$/;

/** Banks of both countries, by the codes that their central banks give out. */
const banks = new Set(
  `0100 0200 0300 0600 0710 0720 0800 0900 1100 1111 2010 2020 2060 2070 2100 2200 2220 2250 2260 2275 2600 2700 3000 3030
  3050 3060 3100 3500 4000 4300 5200 5500 5600 5800 5900 6000 6100 6200 6210 6300 6500 6700 6800 7300 7500 7910 7930 7950
  7960 7970 7990 8030 8040 8050 8060 8090 8100 8120 8130 8150 8160 8170 8180 8190 8198 8200 8220 8230 8240 8250 8255 8265
  8270 8280 8293 8299 8320 8330 8350 8360 8370 8410 8420 8430 8500`.split(/\s+/),
);

/** Whether the weighted digits of prefix and number each divide by 11. */
const passes = (account: string): boolean =>
  account
    .slice(0, -5)
    .split('-')
    .every((part) => weightedSum(part.padStart(10, '0'), [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0);

/**
 * Whether it says by itself that it is an account: a bank that there is behind a prefix or a long number. A file's number and
 * year (1234567/2010) pass the check once in eleven.
 */
export const isCzechAccount = (account: string): boolean => {
  const [number = '', bank = ''] = account.split('/');
  if (!banks.has(bank)) return false;
  const isYear = /^(?:19|20)/.test(bank);
  if (number.includes('-')) return number.length > (isYear ? 11 : 8) || passes(account);
  return number.length > 8 && (!isYear || passes(account));
};

/** To another account of the same bank, as right as it is. */
export const cipherCzech = (cipher: Cipher, direction: Direction, account: string): string => {
  const isRight = passes(account);
  const bank = account.slice(-5);
  return (
    cipherShape(
      cipher,
      direction,
      account.slice(0, -5),
      'Czech account',
      false,
      (to) => passes(to + bank) === isRight,
    ) + bank
  );
};
