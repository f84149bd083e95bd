import fc from 'fast-check';
import { isValidBIC, isValidIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import isAbaRouting from 'validator/lib/isAbaRouting';
import isBIC from 'validator/lib/isBIC';
import isIBAN from 'validator/lib/isIBAN';
import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy';
import { bankAccount, routingNumber } from '../../../../main/engine/privacy/entities/bank/account';
import { isCzechAccount } from '../../../../main/engine/privacy/entities/bank/czech';
import { ibanCode } from '../../../../main/engine/privacy/entities/bank/iban';
import { nationalForm } from '../../../../main/engine/privacy/entities/bank/national-checks';
import { mod97, twoDigits } from '../../../../main/engine/privacy/entities/formats/checks';
import { capitals, context, digits, from, holdsFor, numRuns, shapeOf } from '../rounds';

/** Structures of account numbers: n digits, a large letters, c either (registry of ISO 13616). */
const structures =
  `AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BR23n1a1c BY4a4n16c CH5n12c CR18n CY8n16c
CZ20n DE18n DK14n DO4a20n EE16n EG25n ES20n FI14n FO14n FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT4a20c HR17n HU24n IE4a14n
IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c LV4a13c MC10n11c2n MD2c18c ME18n
MK3n10c2n MR23n MT4a5n18c NL4a10n NO11n PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n SA2n18c SE20n SI15n SK20n SM1a10n12c
ST21n SV4a20n TL19n TN20n TR5n1n16c UA6n19c VA18n VG4a16n XK16n`.split(/\s+/);

const pieces = (structure: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...structure.slice(2).matchAll(/(\d+)([nac])/g)].map(([, length, kind]) =>
        kind === 'a' ? capitals(Number(length)) : digits(Number(length)),
      ),
    )
    .map((parts) => parts.join(''));

/** With the country's own check digits where it has them. */
const accountOf = (structure: string): fc.Arbitrary<string> => {
  const country = structure.slice(0, 2);
  return pieces(structure)
    .map((account) => (country === 'TR' ? `${account.slice(0, 5)}0${account.slice(6)}` : account))
    .map((account) => {
      const { checks = [], right } = nationalForm(country, account);
      const check = right?.(account);
      if (check === null) return '';
      return Array.from(account, (c, i) =>
        checks.includes(i) && check !== undefined ? check.charAt(checks.indexOf(i)) : c,
      ).join('');
    })
    .filter((account) => account !== '');
};
const ibanOf = (structure: string): fc.Arbitrary<string> =>
  accountOf(structure).map((account) => {
    const country = structure.slice(0, 2);
    return `${country}${twoDigits(98 - mod97(`${account}${country}00`))}${account}`;
  });

describe.each(structures)('an IBAN of %s', (structure) => {
  test('becomes one that ibantools takes, with the country’s own check digits', () => {
    // ibantools asks more of some countries than the registry does.
    const sample = fc.sample(ibanOf(structure), 20);
    const taken = sample.every((iban) => isValidIBAN(iban));
    holdsFor(
      ibanCode,
      ibanOf(structure),
      (surrogate, iban) => {
        expect(surrogate.slice(0, 2)).toBe(iban.slice(0, 2));
        expect(shapeOf(surrogate)).toBe(shapeOf(iban));
        expect(isIBAN(surrogate)).toBe(isIBAN(iban));
        if (taken) expect(validateIBAN(surrogate)).toEqual({ errorCodes: [], valid: true });
      },
      Math.ceil(numRuns / 20),
    );
  });
});

test.each([
  ['AX', 'FI', '12345600000785'],
  ['GF', 'FR', '20041010050500013M02606'],
  ['RE', 'FR', '30006000011234567890189'],
])('an IBAN of %s has an account of %s, and is found', (territory, country, account) => {
  const iban = (of: string, number: string): string => `${of}${twoDigits(98 - mod97(`${number}${of}00`))}${number}`;
  const original = iban(territory, account);
  expect(validateIBAN(iban(country, account)).valid).toBe(true);
  holdsFor(ibanCode, from([original]), (surrogate) => {
    expect(validateIBAN(surrogate).valid).toBe(true);
    expect(validateIBAN(iban(country, surrogate.slice(4))).valid).toBe(true);
    const found = detect(`Transfer it to ${surrogate}.`, { decisions: [], known: [] });
    expect(found.map(({ type }) => type)).toEqual(['IBAN_CODE']);
  });
});

test('an IBAN whose account holds the letter O between digits is found as one', () => {
  const iban = 'FR0420041010050500013O02606';
  expect(isIBAN(iban)).toBe(true);
  const found = detect(`Transfer it to ${iban}.`, { decisions: [], known: [] });
  expect(found.map(({ type, start, end }) => [type, end - start])).toEqual([['IBAN_CODE', iban.length]]);
});

test('ibantools takes every IBAN that the tests make', () => {
  const refused = structures.filter((structure) => !fc.sample(ibanOf(structure), 5).every((iban) => isValidIBAN(iban)));
  expect(refused).toEqual([]);
});

test('wrong check digits of a country stay wrong, and the IBAN’s own stay right', () => {
  const wrong = fc
    .tuple(from(['BE12n', 'ES20n', 'FR10n11c2n', 'NO11n', 'PL24n', 'PT21n']), fc.integer({ min: 1, max: 8 }))
    .chain(([structure, off]) =>
      accountOf(structure).map((account) => {
        const country = structure.slice(0, 2);
        const [place = 0] = [...(nationalForm(country, account).checks ?? [])].reverse();
        const c = account.charAt(place);
        const other = /\d/.test(c) ? String((Number(c) + off) % 10) : c === 'A' ? 'B' : 'A';
        const changed = account.slice(0, place) + other + account.slice(place + 1);
        return `${country}${twoDigits(98 - mod97(`${changed}${country}00`))}${changed}`;
      }),
    );
  holdsFor(ibanCode, wrong, (surrogate) => {
    // Keys of a RIB go from 01 to 97; the library takes these for 97, 01 and 02.
    if (/^FR.*(?:00|98|99)$/.test(surrogate)) return;
    expect(validateIBAN(surrogate).errorCodes).toEqual([ValidationErrorsIBAN.WrongAccountBankBranchChecksum]);
  });
});

/** Printed in the registry of ISO 13616. */
const printed =
  `AL47212110090000000235698741 BA391290079401028494 BE68539007547034 CZ6508000000192000145399 EE382200221020145685
ES9121000418450200051332 FI2112345600000785 FR1420041010050500013M02606 HR1210010051863000160 HU42117730161111101800000000
IT60X0542811101000000123456 MC5811222000010123456789030 ME25505000012345678951 MK07250120000058984 NO9386011117947
MR1300020001010000123456753 PL61109010140000071219812874 PT50000201231234567890154 RS35260005601001611379
SI56191000000123438 SK3112000000198742637541 SM86U0322509800000000270100 TL380080012345678910157
TN5910006035183598478831 XK051212012345678906`.split(/\s+/);
test.each(printed)('the check digits of %s are right by its country’s rule', (iban) => {
  const account = iban.slice(4);
  const { checks = [], right } = nationalForm(iban.slice(0, 2), account);
  expect(checks.length).toBeGreaterThan(0);
  expect(right?.(account)).toBe(checks.map((place) => account.charAt(place)).join(''));
});

describe('an account number', () => {
  const clabe = digits(17).map((payload) => {
    const weights = [3, 7, 1];
    const sum = Array.from(payload).reduce((total, d, i) => total + ((Number(d) * (weights[i % 3] ?? 0)) % 10), 0);
    return payload + ((10 - (sum % 10)) % 10);
  });
  test.each([
    ['a CLABE', clabe],
    ['of Spain', accountOf('ES20n')],
    ['of Norway', accountOf('NO11n')],
    ['a RIB', accountOf('FR10n11c2n')],
    ['of Poland', ibanOf('PL24n').map((iban) => iban.slice(2))],
  ] as const)('%s keeps its check digits right', (name, values) => {
    holdsFor(bankAccount, values, (surrogate, value) => {
      expect(shapeOf(surrogate)).toBe(shapeOf(value));
      const country = { 'of Spain': 'ES', 'of Norway': 'NO', 'a RIB': 'FR' }[name as string];
      if (country !== undefined)
        expect(isValidIBAN(`${country}${twoDigits(98 - mod97(`${surrogate}${country}00`))}${surrogate}`)).toBe(true);
      if (name === 'of Poland') expect(isValidIBAN(`PL${surrogate}`)).toBe(true);
    });
  });
  test('of any length comes back', () => {
    holdsFor(bankAccount, fc.integer({ min: 5, max: 26 }).chain(digits));
    holdsFor(
      bankAccount,
      digits(10).map((d) => `${d.slice(0, 3)} ${d.slice(3, 6)}-${d.slice(6)}`),
    );
  });
});

describe('a bank’s code', () => {
  test('of the ABA passes its check exactly if the original does', () => {
    const aba = digits(9).filter((value) => isAbaRouting(value));
    holdsFor(routingNumber, aba, (surrogate) => expect(isAbaRouting(surrogate)).toBe(true));
    const wrong = digits(9).filter((value) => !isAbaRouting(value));
    holdsFor(routingNumber, wrong, (surrogate) => expect(isAbaRouting(surrogate)).toBe(false));
  });
  test('a BIC is one that two libraries take, of the same country', () => {
    const bic = fc
      .tuple(capitals(4), from(['DE', 'GB', 'US', 'FR', 'PL', 'JP']), capitals(2), from(['', 'XXX', 'ABC', '7H2']))
      .map((parts) => parts.join(''));
    holdsFor(routingNumber, bic, (surrogate, value) => {
      expect(isValidBIC(surrogate)).toBe(true);
      expect(isBIC(surrogate)).toBe(true);
      expect(surrogate.slice(4, 6)).toBe(value.slice(4, 6));
      expect(surrogate.endsWith('XXX')).toBe(value.endsWith('XXX'));
    });
  });
  test('sort codes, BLZ and IFSC keep their form', () => {
    const codes = fc.oneof(
      digits(6).map((d) => `${d.slice(0, 2)}-${d.slice(2, 4)}-${d.slice(4)}`),
      digits(7).map((d) => `5${d}`),
      fc.tuple(capitals(4), digits(6)).map(([bank, branch]) => `${bank}0${branch}`),
    );
    holdsFor(routingNumber, codes, (surrogate, value) => {
      expect(shapeOf(surrogate)).toBe(shapeOf(value));
      if (/^[A-Z]/.test(value)) expect(surrogate.charAt(4)).toBe('0');
      if (/^5\d{7}$/.test(value)) expect(surrogate).toMatch(/^[1-8]/);
    });
  });
});

test('an account in two writings has one surrogate', () => {
  const [a, b] = ['123 456-7890', '1234567890'].map((text) =>
    bankAccount.canonical(bankAccount.protect(text, context)),
  );
  expect(a).toBe(b);
});

describe('an account of Czechia or Slovakia', () => {
  const account = fc
    .tuple(fc.option(digits(2)), digits(10), fc.constantFrom('0300', '0800', '2010', '0900'))
    .map(([prefix, number, bank]) => `${prefix === null ? '' : `${prefix}-`}${number}/${bank}`);

  test('becomes another of its bank, found as well as it was', () => {
    holdsFor(
      bankAccount,
      account,
      (surrogate, original) =>
        surrogate.slice(-5) === original.slice(-5) && isCzechAccount(surrogate) === isCzechAccount(original),
    );
  });
});

test('a payment key that is a UUID becomes another', () => {
  const surrogate = bankAccount.protect('5e0d7b38-91c2-4f6a-a2d4-08b7c3e6f915', context);
  expect(surrogate).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(bankAccount.recover(surrogate, context)).toBe('5e0d7b38-91c2-4f6a-a2d4-08b7c3e6f915');
});
