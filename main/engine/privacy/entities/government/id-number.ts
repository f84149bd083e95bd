import type { Cipher } from '../../ciphers';
import type { Direction } from '../../ciphers/numerals';
import { recogniseIdNumber } from '../../detect/recognisers/id-number';
import { referenceKinds } from '../../lists/kept';
import { matched } from '../../text/around';
import { cipherShape } from '../formats/shape';
import { compactText, identifier } from '../identifier';
import { cipherUuid, uuidForm } from '../network/hexadecimal';
import { cipherNumber, passesAny } from './cipher';
import { ticketLook, vatLook } from './number-looks';
import { vat } from './vat';

/** What a number is of, written before it: kept, or the number would lose its type. */
export const numberKinds = new Set([...referenceKinds, 'id', 'no', 'nr', 'ref']);

/** What says the kind of number without a sign behind it: INC0044718, DE318274650. */
const gluedKinds = [
  { look: ticketLook, kind: /^[A-Z]+/ },
  { look: vatLook, kind: /^(?:ATU|CHE|[A-Z]{2})/ },
].map(({ look, kind }) => ({ look: new RegExp(`^(?:${look.source})$`, 'u'), kind }));

const wholeVat = new RegExp(`^(?:${vatLook.source})$`, 'u');
const grouped = /^(?:ATU|CHE|[A-Z]{2})[A-Z0-9]*[ .-]/;
const country = /^(?:ATU|CHE|[A-Z]{2})[ .-]?/;

const kindOf = (text: string): string => {
  const kind = /^\s*([a-z]{2,7})[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/iu.exec(text);
  if (kind !== null && numberKinds.has((kind[1] ?? '').toLowerCase())) return kind[0];
  // "DE 298 453 117": its country, however it is grouped.
  if (grouped.test(text) && wholeVat.test(text.replace(/[ .-]/g, ''))) return country.exec(text)?.[0] ?? '';
  const glued = gluedKinds.find(({ look }) => look.test(text));
  return glued?.kind.exec(text)?.[0] ?? '';
};

const norwegianTax = /(?<=^NO[ .-]?\d[\d .-]{7,12}) ?MVA$/u;
const cipherId = (direction: Direction, text: string, cipher: Cipher): string => {
  // Norway's numbers have the tax behind them.
  const tax = matched(norwegianTax, text);
  if (tax !== '') return cipherId(direction, text.slice(0, -tax.length), cipher) + tax;
  if (passesAny(vat, text)) return cipherNumber(cipher, direction, text, 'ID_NUMBER', vat, true);
  const kind = kindOf(text);
  const rest = text.slice(kind.length);
  if (uuidForm.test(rest)) return kind + cipherUuid(cipher, direction, rest);
  // What has no kind must not get one by chance, and a glued one is read with the number.
  const isInside = (to: string): boolean =>
    kindOf(kind + to) === kind && !passesAny(vat, kind + to) && !uuidForm.test(to);
  return kind + cipherShape(cipher, direction, rest, 'id', true, isInside);
};

export const idNumber = identifier({
  type: 'ID_NUMBER',
  risk: 5,
  recognise: recogniseIdNumber,
  leakage: [
    'length, and which characters are digits, small or large letters, or signs',
    'the kind of number where it is written before it (CLM-, INV-, INC0044718)',
    'whether it is a VAT number of a country of Europe, or written as one, and of which, and whether its check is right',
    'whether it is a UUID, and of which version',
    'over 40 characters: the common beginning of two values',
  ],
  canonical: (original) => {
    const kind = kindOf(original);
    return kind === '' ? compactText(original) : `${compactText(kind)}-${compactText(original.slice(kind.length))}`;
  },
  readOut: 'id',
  inCharacters: true,
  zeroStays: true,
  cipher: (direction, text, { cipher }) => cipherId(direction, text, cipher),
});
