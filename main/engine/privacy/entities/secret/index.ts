import { recogniseSecret } from '../../detect/recognisers/secrets';
import { identifier } from '../identifier';
import { cipherSecret } from './structure';

export const secret = identifier({
  type: 'SECRET',
  risk: 5,
  recognise: recogniseSecret,
  leakage: [
    'length, and which characters are digits, small or large letters, or signs',
    'the service whose key it is, by the beginning that the service publishes (ghp_, sk_live_, AKIA)',
    'of a JSON Web Token its header and the names of its claims; of a PEM block its kind and header lines',
    'of a connection string its scheme, port, the names of its options, their settings (true, utf8) and a host of this computer; of its user, password and host what is told where they stand alone, and that they are the same',
    'over 40 characters: the common beginning of two values',
  ],
  // Case is part of a secret.
  canonical: (original) => original.trim() || original,
  readOut: 'secret',
  cipher: cipherSecret,
});
