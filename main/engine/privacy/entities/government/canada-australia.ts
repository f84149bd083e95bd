import { luhn, missing, oneDigit, weighted } from './checks';
import { digits, ranges } from './fields';
import { scheme } from './scheme';

const sinCheck = { at: 8, width: 1, of: luhn };

const medicareFields = [ranges(1, [2, 6]), digits(7), ranges(1, [1, 9])];
/** Services Australia: the ninth digit, then the number of the issue, then of the person on the card. */
const medicareCheck = {
  at: 8,
  width: 1,
  of: (body: string) => String(weighted(body, [1, 3, 7, 9, 1, 3, 7, 9]) % 10),
};

export const canadaAustralia = [
  scheme({
    type: 'CA_SIN',
    name: 'a Canadian SIN',
    looks: /^\d{9}$/,
    // 0 and 8 are not given to people (Service Canada).
    formats: [
      { name: 'given out', fields: [ranges(1, [1, 7], [9, 9]), digits(7)], check: sinCheck },
      { name: 'not given out', fields: [ranges(1, [0, 0], [8, 8]), digits(7)], check: sinCheck },
    ],
    cues: 'sin,sins,social insurance,social insurance number,nas,numero d assurance sociale,assurance sociale,canadian sin',
  }),
  scheme({
    type: 'AU_TFN',
    name: 'an Australian tax file number',
    looks: /^\d{8,9}$/,
    // Australian Taxation Office: weighted sum divides by 11.
    formats: [
      {
        name: 'nine digits',
        fields: [digits(8)],
        check: { at: 8, width: 1, of: (body) => oneDigit(weighted(body, [1, 4, 3, 7, 5, 8, 6, 9]) % 11) },
      },
      {
        name: 'eight digits',
        fields: [digits(7)],
        // The last weighs 9, and 5 × 9 leaves 1.
        check: { at: 7, width: 1, of: (body) => oneDigit(missing(5 * weighted(body, [1, 4, 3, 7, 5, 8, 6]), 11)) },
      },
    ],
    cues: 'tfn,tax file,tax file number,tax file no',
  }),
  scheme({
    type: 'AU_MEDICARE',
    name: 'an Australian Medicare number',
    looks: /^[2-6]\d{9,10}$/,
    formats: [
      { name: 'card', fields: medicareFields, check: medicareCheck },
      { name: 'person on a card', fields: [...medicareFields, ranges(1, [1, 9])], check: medicareCheck },
    ],
    plain: { '9999 99999 9': 0.85, '9999-99999-9': 0.85, '9999 99999 9-9': 0.9, '9999 99999 9/9': 0.9 },
    cues: 'medicare,medicare card,medicare number,medicare no,medicare australia',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a New Zealand IRD number',
    looks: /^\d{8,9}$/,
    // Inland Revenue: weights 3 2 7 6 5 4 3 2, then 7 4 3 2 5 2 7 6 where the first gives 10.
    formats: [8, 7].map((length) => ({
      name: `IRD of ${length + 1}`,
      fields: [length === 8 ? ranges(8, [10_000_000, 14_999_999]) : ranges(7, [1_000_000, 9_999_999])],
      check: {
        at: length,
        width: 1,
        of: (body: string) => {
          const eight = body.padStart(8, '0');
          const first = missing(weighted(eight, [3, 2, 7, 6, 5, 4, 3, 2]), 11);
          return first < 10 ? String(first) : oneDigit(missing(weighted(eight, [7, 4, 3, 2, 5, 2, 7, 6]), 11));
        },
      },
    })),
    cues: 'ird,ird number,ird no,inland revenue number',
  }),
];
