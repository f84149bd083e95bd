import { recogniseVin } from '../../detect/recognisers/vehicles';
import { canonicalForm, cipherForm, decimal, type Form } from '../formats/forms';
import { cipherShape } from '../formats/shape';
import { identifier } from '../identifier';
import { isEuropeanVin, passesVin, vinCheck, vinPattern } from './vin-check';

/** Letters of a vehicle identification number (ISO 3779), and of its model year. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY';

const form = (isChecked: boolean): Form => ({
  name: isChecked ? 'VIN' : 'VIN without its check',
  pattern: vinPattern,
  setOf: (c, place, vin) => {
    // The maker stays, and what it fills up with.
    if (place < 3 || (place < 6 && isEuropeanVin(vin))) return '';
    if (/\d/.test(c)) return place === 9 ? '123456789' : decimal;
    return place === 9 ? yearLetters : letters;
  },
  ...(isChecked ? { checks: [8], right: vinCheck } : {}),
  isIn: passesVin,
});

export const vin = identifier({
  type: 'VIN',
  risk: 5,
  recognise: recogniseVin,
  leakage: [
    'maker and country (the first three characters), and ZZZ behind them',
    'which characters are letters',
    'whether its check is right',
  ],
  canonical: canonicalForm,
  cipher: (direction, text, { cipher }) => {
    const large = text.toUpperCase();
    if (!vinPattern.test(large) || (text !== large && text !== text.toLowerCase()))
      return cipherShape(cipher, direction, text, 'vin', true, (to) => !vinPattern.test(to.toUpperCase()));
    const image = cipherForm(
      cipher,
      direction,
      large,
      form(passesVin(large)),
      'vin',
      (to) => isEuropeanVin(to) === isEuropeanVin(large),
    );
    return text === large ? image : image.toLowerCase();
  },
});
