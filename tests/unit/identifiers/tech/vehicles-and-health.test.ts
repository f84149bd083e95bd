import fc from 'fast-check';
import isLicensePlate from 'validator/lib/isLicensePlate';
import { describe, expect, it, test } from 'vitest';
import { recogniseInsurance, recogniseMedicalRecord } from '../../../../main/engine/privacy/detect/recognisers/health';
import { recognisePlate, recogniseVin } from '../../../../main/engine/privacy/detect/recognisers/vehicles';
import type { Recogniser } from '../../../../main/engine/privacy/entities/entity';
import { insuranceNumber, medicalRecord } from '../../../../main/engine/privacy/entities/health';
import { isGermanPlate } from '../../../../main/engine/privacy/entities/vehicles/german-plates';
import { licensePlate } from '../../../../main/engine/privacy/entities/vehicles/plate';
import { vin } from '../../../../main/engine/privacy/entities/vehicles/vin';
import { prepare } from '../../../../main/engine/privacy/text/prepare';
import { harmless } from '../../detect/harmless';
import { capitals, digits, from, holdsFor, shapeOf } from '../rounds';

const found = (recognise: Recogniser, text: string): string[] => [
  ...new Set(recognise(prepare(text)).map(({ start, end }) => text.slice(start, end))),
];

/** 49 CFR 565.15, written apart from the code under test: letters as their table gives them. */
const vinCheck = (text: string): string => {
  const table = 'A1B2C3D4E5F6G7H8J1K2L3M4N5P7R9S2T3U4V5W6X7Y8Z9';
  const weights = '8765432X098765432';
  const sum = Array.from(text).reduce((total, c, i) => {
    const value = /\d/.test(c) ? Number(c) : Number(table.charAt(table.indexOf(c) + 1));
    const weight = weights.charAt(i) === 'X' ? 10 : Number(weights.charAt(i));
    return total + value * weight;
  }, 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
};

describe('a VIN', () => {
  const bodies = fc
    .tuple(
      from(['1HG', 'WBA', 'JTD', '5YJ']),
      fc.stringMatching(/^[A-HJ-NPR-Z0-9]{5}[0-9X][A-HJ-NPR-TV-Y1-9][A-HJ-NPR-Z0-9]\d{6}$/),
    )
    .map((parts) => parts.join(''));
  const valid = bodies.map((body) => body.slice(0, 8) + vinCheck(body) + body.slice(9));
  test('with a right check digit becomes another with one, of the same maker, and is found again', () => {
    expect(vinCheck('1M8GDM9AXKP042788')).toBe('X');
    holdsFor(vin, valid, (surrogate, value) => {
      expect(surrogate.charAt(8)).toBe(vinCheck(surrogate));
      expect(surrogate.slice(0, 3)).toBe(value.slice(0, 3));
      expect(surrogate).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(found(recogniseVin, `see ${surrogate}.`)).toEqual([surrogate]);
    });
  });
  test('with a wrong one keeps it wrong', () => {
    holdsFor(
      vin,
      bodies.filter((body) => body.charAt(8) !== vinCheck(body)),
      (surrogate) => {
        expect(surrogate.charAt(8)).not.toBe(vinCheck(surrogate));
      },
    );
  });
});

describe('a license plate', () => {
  const districts = from(['B', 'M', 'HH', 'KA', 'STD', 'TÜ']);
  test.each([
    ['de-DE', fc.tuple(districts, capitals(2), fc.integer({ min: 1, max: 9999 })).map(([a, b, n]) => `${a}-${b} ${n}`)],
    ['pt-BR', fc.tuple(capitals(3), digits(1), capitals(1), digits(2)).map((parts) => parts.join(''))],
    ['cs-CZ', fc.tuple(from(['1A2', '4B3']), digits(4)).map((parts) => parts.join(' '))],
  ] as const)('of %s has its form after as before', (locale, plates) => {
    holdsFor(licensePlate, plates, (surrogate, plate) => {
      // The validator does not know every district that is given out again, nor those of authorities.
      const known = surrogate.replace(/^\p{L}+(?=-)/u, (district) => ['', 'B', 'TÜ', 'TÖL'][district.length] ?? '');
      if (locale === 'de-DE') expect(isGermanPlate(surrogate)).toBe(isGermanPlate(plate));
      if (locale !== 'cs-CZ') expect(isLicensePlate(known, locale)).toBe(isLicensePlate(plate, locale));
      expect(shapeOf(surrogate.replace(/[ÄÖÜ]/g, 'A'))).toBe(shapeOf(plate.replace(/[ÄÖÜ]/g, 'A')));
      expect(found(recognisePlate, `my license plate is ${surrogate}.`)).toEqual([surrogate]);
    });
  });
  test('of Britain keeps an age that exists', () => {
    const plates = fc
      .tuple(from(['AB', 'LK']), from(['12', '68', '73']), from(['CDE', 'XYZ']))
      .map(([a, n, b]) => `${a}${n} ${b}`);
    holdsFor(
      licensePlate,
      plates,
      (surrogate) => expect(surrogate).toMatch(/^[A-HJ-PR-Y]{2}(?:0[2-9]|[12]\d|5[1-9]|[67]\d) [A-HJ-PR-Z]{3}$/),
      12,
    );
  });
});

test('a Medicare number keeps the form of one, and a German one its check digit', () => {
  const mbi = fc.stringMatching(
    /^[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/,
  );
  holdsFor(insuranceNumber, mbi, (surrogate) => {
    expect(surrogate).toMatch(
      /^[1-9](?![SLOIBZ])[A-Z](?![SLOIBZ])[A-Z0-9]\d(?![SLOIBZ])[A-Z](?![SLOIBZ])[A-Z0-9]\d(?:(?![SLOIBZ])[A-Z]){2}\d{2}$/,
    );
    expect(found(recogniseInsurance, `it is ${surrogate}.`)).toEqual([surrogate]);
  });
  // A000500015: the example of the GKV-Spitzenverband.
  const check = (body: string): string => {
    const all = String(body.charCodeAt(0) - 64).padStart(2, '0') + body.slice(1);
    return String(
      Array.from(all).reduce(
        (sum, d, i) => sum + Array.from(String(Number(d) * (1 + (i % 2))), Number).reduce((a, b) => a + b),
        0,
      ) % 10,
    );
  };
  expect(check('A00050001')).toBe('5');
  const kvnr = fc.tuple(capitals(1), digits(8)).map((parts) => parts.join('') + check(parts.join('')));
  holdsFor(insuranceNumber, kvnr, (surrogate) => expect(surrogate.slice(9)).toBe(check(surrogate.slice(0, 9))));
  const wrong = kvnr.map((value) => value.slice(0, 9) + ((Number(value.slice(9)) + 3) % 10));
  holdsFor(insuranceNumber, wrong, (surrogate) => expect(surrogate.slice(9)).not.toBe(check(surrogate.slice(0, 9))));
});

test('numbers of policies and records of any shape come back', () => {
  const numbers = fc.stringMatching(/^[A-Z]{0,3}-?[0-9]{5,9}(?:[-/][0-9A-Z]{1,4})?$/);
  holdsFor(insuranceNumber, numbers, (surrogate, value) => expect(shapeOf(surrogate)).toBe(shapeOf(value)));
  holdsFor(medicalRecord, numbers, (surrogate, value) => expect(shapeOf(surrogate)).toBe(shapeOf(value)));
});

describe('is found', () => {
  it.each([
    [recogniseVin, 'VIN: 1HGCM82633A004352', '1HGCM82633A004352'],
    [recogniseVin, 'Fahrgestellnummer WBA12345678901234', 'WBA12345678901234'],
    [recognisePlate, 'license plate ABC-1234', 'ABC-1234'],
    [recognisePlate, 'Kennzeichen B-MW 1234', 'B-MW 1234'],
    [recognisePlate, 'targa AB 123 CD', 'AB 123 CD'],
    [recognisePlate, 'a white van, AB12 CDE, drove off', 'AB12 CDE'],
    [recognisePlate, 'plate,owner\n7ABC123,Ann', '7ABC123'],
    [recogniseInsurance, 'member ID: XYZ123456789', 'XYZ123456789'],
    [recogniseInsurance, 'Versichertennummer A123456780', 'A123456780'],
    [recogniseInsurance, 'policy number HO-4471-22871', 'HO-4471-22871'],
    [recogniseInsurance, 'número de póliza 123456789', '123456789'],
    [recogniseMedicalRecord, 'MRN 00482913', '00482913'],
    [recogniseMedicalRecord, '{"mrn": "A-448291"}', 'A-448291'],
    [recogniseMedicalRecord, 'Patienten-Nr.: 4482913', '4482913'],
  ] as const)('%#: %s in %s', (recognise, text, value) => expect(found(recognise, text)).toContain(value));
  it.each(Object.entries(harmless))('nothing in %s', (_, text) => {
    for (const recognise of [recogniseVin, recognisePlate, recogniseInsurance, recogniseMedicalRecord])
      expect(found(recognise, text)).toEqual([]);
  });
});
