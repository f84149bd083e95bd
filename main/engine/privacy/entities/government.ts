import { recogniseIdNumber } from '../detect/recognisers/id-number';
import { recogniseSsn } from '../detect/recognisers/ssn';
import { compactText, identifier } from './identifier';
import { cipherShape } from './shape';

/** The type of a number that is written before it, as in CLM-2024-00123: kept, or the number would lose its type. */
const referenceKinds = new Set(
  'clm claim pol policy inv invoice ord order cust cus acc acct tkt ticket mrn pat emp mem bkg res po kd kdnr rg re dos cmd fac ped fatt sin exp fv zam id no nr ref'.split(
    ' ',
  ),
);

const kindOf = (text: string): string => {
  const kind = /^([a-z]{2,7})[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/iu.exec(text);
  return kind !== null && referenceKinds.has((kind[1] ?? '').toLowerCase()) ? kind[0] : '';
};

export const idNumber = identifier({
  type: 'ID_NUMBER',
  risk: 4,
  recognise: recogniseIdNumber,
  leakage: [
    'length, and which characters are digits, small or large letters, or signs',
    'the kind of number where it is written before it (CLM-, INV-)',
    'over 40 characters: the common beginning of two values',
  ],
  canonical: (original) => {
    const kind = kindOf(original);
    return kind === '' ? compactText(original) : `${compactText(kind)}-${compactText(original.slice(kind.length))}`;
  },
  cipher: (direction, text, { cipher }) => {
    const kind = kindOf(text);
    // What has no kind must not get one by chance.
    const isInside = (to: string): boolean => kind !== '' || kindOf(to) === '';
    return kind + cipherShape(cipher, direction, text.slice(kind.length), 'id', true, isInside);
  },
});

export const usSsn = identifier({
  type: 'US_SSN',
  risk: 5,
  recognise: recogniseSsn,
  leakage: [],
  canonical: compactText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'ssn', false),
});
