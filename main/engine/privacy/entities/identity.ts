import { foldText, identifier } from './identifier';
import { cipherShape } from './shape';

export const person = identifier({
  type: 'PERSON',
  risk: 5,
  recognise: null,
  leakage: [],
  canonical: foldText,
  cipher: (direction, text, { cipher }) => cipherShape(cipher, direction, text, 'name', true),
});
