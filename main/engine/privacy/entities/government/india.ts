import { verhoeff } from './checks';
import { anyOf, digits, latin, letter, ranges } from './fields';
import { scheme } from './scheme';

const isPalindrome = (number: string): boolean => number === Array.from(number).reverse().join('');

const aadhaarCheck = { at: 11, width: 1, of: verhoeff };
/** Income Tax Department: the fourth letter says who holds it. */
const panFields = (holder: string) => [
  letter,
  letter,
  letter,
  anyOf(holder),
  anyOf(latin),
  ranges(4, [1, 9999]),
  letter,
];

export const india = [
  scheme({
    type: 'IN_AADHAAR',
    name: 'an Indian Aadhaar number',
    looks: /^\d{12}$/,
    // UIDAI: not from 0 or 1 on, Verhoeff, the same from behind for none.
    formats: [
      {
        name: 'aadhaar',
        fields: [ranges(1, [2, 9]), digits(10)],
        check: aadhaarCheck,
        accepts: (number) => !isPalindrome(number),
      },
    ],
    plain: { '9999 9999 9999': 0.75, '9999-9999-9999': 0.75 },
    cues: 'aadhaar,aadhar,adhaar,adhar,uidai,uid,aadhaar card,आधार',
  }),
  scheme({
    type: 'IN_PAN',
    name: 'an Indian PAN',
    looks: /^[A-Z]{5}\d{4}[A-Z]$/,
    formats: [
      { name: 'of a person', fields: panFields('P') },
      { name: 'of others', fields: panFields('ABCFGHJLT') },
    ],
    plain: { AAAAA9999A: 0.9 },
    cues: 'pan,pan card,pan number,pan no,permanent account,permanent account number,पैन',
  }),
];
