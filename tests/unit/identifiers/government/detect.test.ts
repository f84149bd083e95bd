import { describe, expect, test } from 'vitest';
import { createCipher } from '../../../../main/engine/privacy/ciphers';
import { detect } from '../../../../main/engine/privacy/detect';
import { entities } from '../../../../main/engine/privacy/entities';
import type { EntityType } from '../../../../shared/domain';
import { context } from '../rounds';

const none = { decisions: [], known: [] };
const found = (text: string): string[] =>
  detect(text, none)
    .filter(({ type }) => type !== 'PERSON' && type !== 'LOCATION')
    .map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

/** As people write them; every number is made up or an authority's own example. */
const texts: readonly (readonly [EntityType, string, string])[] = [
  ['US_SSN', '536-22-8726', 'it is 536-22-8726, keep it safe'],
  ['US_SSN', '536 22 8726', 'my ssn is 536 22 8726'],
  ['US_SSN', '536228726', '{"ssn": "536228726", "active": true}'],
  ['US_SSN', '536228726', 'userSsn=536228726'],
  ['US_SSN', '536228726', 'name,ssn,score\nAda,536228726,17'],
  ['US_SSN', '５３６-２２-８７２６', 'SSN ５３６-２２-８７２６'],
  ['US_ITIN', '912-72-1234', 'I file with 912-72-1234'],
  ['US_EIN', '12-3456789', 'our EIN is 12-3456789'],
  ['UK_NHS', '943 476 5919', 'NHS number 943 476 5919'],
  ['UK_NHS', '9434765919', '| Patient | NHS no |\n|---|---|\n| A | 9434765919 |'],
  ['UK_NINO', 'AB 12 34 56 C', 'her number AB 12 34 56 C was refused'],
  ['UK_NINO', 'AB123456C', 'AB123456C is my National Insurance number'],
  ['DE_TAX_ID', '86 095 742 719', 'Meine IdNr. lautet 86 095 742 719.'],
  ['DE_TAX_ID', '86095742719', 'Steueridentifikationsnummer: 86095742719'],
  ['FR_NIR', '2 55 08 14 168 025 38', 'mon numéro de sécu 2 55 08 14 168 025 38'],
  ['FR_NIR', '255081416802538', 'elle donne 255081416802538 au guichet'],
  ['ES_NIF', '12345678Z', 'con DNI 12345678Z'],
  ['ES_NIF', '12.345.678-Z', 'firma: 12.345.678-Z'],
  ['ES_NIE', 'X-1234567-L', 'titular X-1234567-L'],
  ['IT_FISCAL_CODE', 'RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
  ['IT_FISCAL_CODE', 'rssmra85t10a562s', 'cod. fisc. rssmra85t10a562s'],
  ['IT_FISCAL_CODE', 'RSS MRA 85T10 A562S', 'C.F.: RSS MRA 85T10 A562S'],
  ['IT_FISCAL_CODE', 'BNCLRA90A41I726B', 'BNCLRA90A41I726B'],
  ['NL_BSN', '111222333', 'mijn BSN is 111222333'],
  // A label says whose it is; not every number that is typed passes its check.
  ['NL_BSN', '123456789', 'BSN van mijn zoon Daan: 123456789'],
  ['NATIONAL_ID', '85.07.30-033.99', 'Rijksregisternummer Jens: 85.07.30-033.99'],
  ['FR_NIR', '2 91 05 29 232 118 57', 'Sécu de ma femme : 2 91 05 29 232 118 57'],
  ['FR_NIR', '1 85 11 75 116 001 44', 'sa SS : 1 85 11 75 116 001 44'],
  ['SE_PERSONNUMMER', '700101-1111', 'Pers.nr 700101-1111'],
  ['NATIONAL_ID', '760506/1234', 'r.č. 760506/1234'],
  ['NATIONAL_ID', '23456789 1 ZX7', 'cartão de cidadão 23456789 1 ZX7'],
  ['UK_NINO', 'AB123456C', 'NINO: AB123456C'],
  ['PL_PESEL', '44051401359', 'pesel: 44051401359'],
  ['SE_PERSONNUMMER', '811228-9874', 'Jag heter Bo, 811228-9874'],
  ['SE_PERSONNUMMER', '19811228-9874', 'personnr 19811228-9874'],
  ['IN_AADHAAR', '2345 6789 0124', 'mera aadhaar 2345 6789 0124'],
  ['IN_PAN', 'ABCPE1234F', 'PAN: ABCPE1234F'],
  ['BR_CPF', '529.982.247-25', 'CPF 529.982.247-25'],
  ['BR_CPF', '52998224725', 'cpf: 52998224725'],
  ['BR_CNPJ', '11.222.333/0001-81', 'a empresa 11.222.333/0001-81'],
  ['BR_CNPJ', '12.ABC.345/01DE-35', 'CNPJ 12.ABC.345/01DE-35'],
  ['CA_SIN', '046 454 286', 'SIN: 046 454 286'],
  ['CA_SIN', '046454286', 'mon NAS est 046454286'],
  ['AU_TFN', '123 456 782', 'tax file number 123 456 782'],
  ['AU_MEDICARE', '2123 45670 1', 'medicare card 2123 45670 1'],
  ['CN_RESIDENT_ID', '11010519491231002X', '我的身份证号码是11010519491231002X。'],
  ['NATIONAL_ID', '756.9217.0769.85', 'AHV 756.9217.0769.85'],
  ['NATIONAL_ID', '1237 010180', 'SVNr. 1237 010180'],
  ['NATIONAL_ID', '85.07.30-033.28', 'mijn rijksregisternummer 85.07.30-033.28'],
  ['NATIONAL_ID', '070761-4285', 'cpr-nr. 070761-4285'],
  ['NATIONAL_ID', '01010750160', 'fødselsnummer 01010750160'],
  ['NATIONAL_ID', '131052-308T', 'hetu on 131052-308T'],
  ['NATIONAL_ID', '123456789', 'NIF: 123456789'],
  ['NATIONAL_ID', '1234567FA', 'my PPS number is 1234567FA'],
  ['NATIONAL_ID', '1800101221144', 'CNP 1800101221144'],
  ['NATIONAL_ID', '10000000146', 'T.C. kimlik no: 10000000146'],
  ['NATIONAL_ID', '900101-1234568', '주민등록번호는 900101-1234568 입니다'],
  ['NATIONAL_ID', '123456789018', 'マイナンバーは123456789018です'],
  ['NATIONAL_ID', 'S1234567D', 'NRIC S1234567D'],
  ['NATIONAL_ID', 'A123456(3)', 'HKID: A123456(3)'],
  ['NATIONAL_ID', 'HEGG560427MVZRRL04', 'su CURP es HEGG560427MVZRRL04'],
  ['NATIONAL_ID', '12.345.678-5', 'RUT 12.345.678-5'],
  ['NATIONAL_ID', '8001015009087', 'her South African ID is 8001015009087'],
  ['PASSPORT', 'C01X00T47', 'Reisepass Nr. C01X00T47, gültig bis 2029'],
  ['PASSPORT', '533380006', 'my passport number is 533380006'],
  ['PASSPORT', 'YA1234567', 'passaporto n. YA1234567'],
  ['PASSPORT', 'E12345678', '护照号码：E12345678'],
  ['DRIVER_LICENSE', 'MORGA657054SM9IJ', 'he drives as MORGA657054SM9IJ'],
  ['DRIVER_LICENSE', 'D123-4567-8901', "driver's license D123-4567-8901"],
  ['DRIVER_LICENSE', 'B072RRE2I55', 'Führerschein-Nr.: B072RRE2I55'],
  ['ID_NUMBER', 'DE136695976', 'USt-IdNr. DE136695976'],
];

describe('a number that a government gives out', () => {
  test.each(texts)('%s %s is found in %j, and its surrogate there again', (type, value, text) => {
    expect(found(text)).toEqual([`${type} ${value}`]);
    const surrogate = entities[type].protect(value, context);
    expect(surrogate).not.toBe(value);
    expect(found(text.replace(value, surrogate))).toEqual([`${type} ${surrogate}`]);
  });

  test.each([
    ['US_SSN', '912-45-6789', 'my SSN is 912-45-6789'],
    ['UK_NHS', '943 476 5918', 'NHS number 943 476 5918'],
    ['ES_NIF', '12345678A', 'mi DNI es 12345678A'],
    ['NL_BSN', '111222334', 'BSN: 111222334'],
    ['NATIONAL_ID', '780123/3541', 'rodné číslo 780123/3541'],
  ] as const)('%s %s whose check fails is found beside its name, and stays wrong', (type, value, text) => {
    expect(found(text)).toEqual([`${type} ${value}`]);
    const surrogate = entities[type].protect(value, context);
    expect(found(text.replace(value, surrogate))).toEqual([`${type} ${surrogate}`]);
    const reason = (draft: string): string | undefined => detect(draft, none)[0]?.reason;
    expect(reason(text.replace(value, surrogate))).toBe(reason(text));
    expect(reason(text)).toMatch(/check fails/);
  });

  test('is found again in another writing', () => {
    expect(found('NHS number 943 476 5919. The letter gives 9434765919 and 943-476-5919.')).toEqual([
      'UK_NHS 943 476 5919',
      'UK_NHS 9434765919',
      'UK_NHS 943-476-5919',
    ]);
  });

  test('is of the kind that the nearest name says', () => {
    expect(found('SSN 536-22-8726, passport 533380006, BSN 111222333')).toEqual([
      'US_SSN 536-22-8726',
      'PASSPORT 533380006',
      'NL_BSN 111222333',
    ]);
    expect(found('full is 412-88-3019, EIN 47-1238890')).toEqual(['US_SSN 412-88-3019', 'US_EIN 47-1238890']);
    expect(found('id,bsn,sin\n1,111222333,046454286')).toEqual(['NL_BSN 111222333', 'CA_SIN 046454286']);
  });
});

describe('no number of a government is seen in', () => {
  test.each([
    'SHA e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'id 3741246f-9a0c-4d2e-8f70-91a2b3c4d5e6',
    'timestamps 1700000000, 1732190400000 and 20240115103000',
    'const limit = 123456789; // run 046454286 times',
    '12 345 678 + 87 654 321 = 99 999 999',
    'call 212-555-2368 or +49 30 1234567',
    'ISBN 978-3-16-148410-0, EAN 4006381333931',
    'order 85010112345, tracking 1234567890128',
    'ein Paket mit 123456789 Teilen, nie 123456789 Euro',
    'the run took 123456789 steps; social 123456789 likes',
    'passport control opens 12/03/2029',
    'passport applications in Germany: 123456789',
    'NHS patients waiting in England: 7600000000',
    'DNI renovados en España: 12345678',
    'pan de molde con semillas : 12345678',
    'fin de la conexión: 12345678',
    'cc die ganze Gruppe: 123456789',
    'version 10.0.19045.3803, build 22621',
    '2024-03-11T08:14:22.118Z pid 30218 GET /api/v2/items/48213',
    'pi is 3.14159265358979 and e is 2.718281828459045',
    'Aktenzeichen der Norm DIN 820-12, RFC 2616 and ISO 27001',
  ])('%s', (text) => {
    const types = detect(text, none).map(({ type }) => type);
    const ours = types.filter(
      (type) =>
        /^(?:US_|UK_|DE_|FR_|ES_|IT_|NL_|PL_|SE_|IN_|BR_|CA_|AU_|CN_)/.test(type) ||
        /NATIONAL|PASSPORT|DRIVER/.test(type),
    );
    expect(ours).toEqual([]);
  });
});

test.each([
  ['FR_NIR', 'NIR', '2 84 05 75 123 456 17'],
  ['FR_NIR', 'numéro de sécurité sociale', '1 85 12 75 108 123 45'],
  ['PL_PESEL', 'PESEL', '44051401358'],
  ['UK_NHS', 'NHS number', '943 476 5918'],
  ['ES_NIF', 'DNI', '12345678A'],
  ['DE_TAX_ID', 'Steuer-ID', '12345678901'],
  ['BR_CPF', 'CPF', '529.982.247-26'],
  ['CA_SIN', 'SIN', '046 454 287'],
] as const)('a %s behind “%s” whose check fails is found as one in its stand-in too', (type, name, number) => {
  expect(found(`${name} ${number}`)).toEqual([`${type} ${number}`]);
  for (let i = 0; i < 30; i++) {
    const there = { ...context, cipher: createCipher(new Uint8Array(32).fill(i), `${i}`) };
    const surrogate = entities[type].protect(number, there);
    expect(found(`${name} ${surrogate}`)).toEqual([`${type} ${surrogate}`]);
    expect(entities[type].recover(surrogate, there)).toBe(number);
  }
});
