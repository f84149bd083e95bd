import { foldText, identifier } from './identifier';
import { cipherShape } from './shape';

export const location = identifier({
  type: 'LOCATION',
  risk: 3,
  recognise: null,
  leakage: [],
  canonical: foldText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'place', true),
});

export const organization = identifier({
  type: 'ORGANIZATION',
  risk: 3,
  recognise: null,
  leakage: [],
  canonical: foldText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'organisation', true),
});
