import { digits, ranges } from './fields';
import { scheme } from './scheme';

/** Printed in advertisements, and so nobody's. */
const advertised = new Set(['078051120', '219099999', '457555462']);

export const unitedStates = [
  // Before social security numbers: one that begins with 9 and fails both rules is rather this.
  scheme({
    type: 'US_ITIN',
    name: 'a US taxpayer number (ITIN)',
    looks: /^9\d{8}$/,
    // IRS publication 1915: groups 50 to 65, 70 to 88, 90 to 92, 94 to 99.
    formats: [
      { name: 'itin', fields: [ranges(3, [900, 999]), ranges(2, [50, 65], [70, 88], [90, 92], [94, 99]), digits(4)] },
    ],
    plain: { '999-99-9999': 0.85 },
    cues: 'itin,itins,individual taxpayer identification,taxpayer id,taxpayer identification,tin,atin',
  }),
  scheme({
    type: 'US_SSN',
    name: 'a US social security number',
    looks: /^\d{9}$/,
    formats: [
      {
        // Areas that were ever issued: not 000, 666 or 900 and up (SSA POMS RM 10201.035).
        name: 'issued',
        fields: [ranges(3, [1, 665], [667, 899]), ranges(2, [1, 99]), ranges(4, [1, 9999])],
        accepts: (number) => !advertised.has(number),
      },
    ],
    plain: { '999-99-9999': 0.85 },
    cues: 'ssn,ssns,social,socials,social security,soc sec,social sec,seguro social,sozialversicherung usa',
  }),
  scheme({
    type: 'US_EIN',
    name: 'a US employer number (EIN)',
    looks: /^\d{9}$/,
    formats: [
      {
        // Prefixes by campus (IRS, How EINs are assigned and valid EIN prefixes).
        name: 'ein',
        fields: [
          ranges(2, [1, 6], [10, 16], [20, 27], [30, 48], [50, 68], [71, 77], [80, 88], [90, 95], [98, 99]),
          digits(7),
        ],
      },
    ],
    cues: 'ein,eins,fein,employer id,employer identification,federal tax id,federal id,business tax id,tax id ein',
  }),
];
