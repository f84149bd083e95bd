import { recogniseEmail } from '../detect/recognisers/email';
import { recognisePhone } from '../detect/recognisers/phone';
import { foldText, identifier } from './identifier';
import { canonicalPhone, cipherPhone } from './phone';
import { cipherShape } from './shape';

export const emailAddress = identifier({
  type: 'EMAIL_ADDRESS',
  risk: 4,
  recognise: recogniseEmail,
  leakage: [],
  canonical: foldText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'email', true),
});

export const phoneNumber = identifier({
  type: 'PHONE_NUMBER',
  risk: 4,
  recognise: recognisePhone,
  leakage: [
    'country and number type (mobile, landline, toll-free …); without a country, the one it is read as',
    'length, separators, and whether country code or trunk zero are written',
    'whether it is valid, and whether it is set aside for fiction',
  ],
  canonical: canonicalPhone,
  cipher: (direction, text, { cipher }) => cipherPhone(cipher, direction, text),
});
