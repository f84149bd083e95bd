import { recogniseCard } from '../detect/recognisers/card';
import { recogniseIban } from '../detect/recognisers/iban';
import { compactText, identifier } from './identifier';
import { cipherShape } from './shape';

export const creditCard = identifier({
  type: 'CREDIT_CARD',
  risk: 5,
  recognise: recogniseCard,
  leakage: [],
  canonical: compactText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'card', false),
});

export const ibanCode = identifier({
  type: 'IBAN_CODE',
  risk: 5,
  recognise: recogniseIban,
  leakage: [],
  canonical: compactText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'iban', true),
});
