import { recogniseEmail } from '../detect/recognisers/email';
import { recognisePhone } from '../detect/recognisers/phone';
import { compactText, foldText, identifier } from './identifier';
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
  leakage: [],
  canonical: compactText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'phone', false),
});
