import { recogniseEmail } from '../../detect/recognisers/email';
import { recognisePhone } from '../../detect/recognisers/phone';
import { identifier } from '../identifier';
import { soundLeakage } from '../word';
import { canonicalEmail, cipherEmail } from './email';
import { canonicalPhone, cipherPhone } from './phone';

export const emailAddress = identifier({
  type: 'EMAIL_ADDRESS',
  risk: 5,
  recognise: recogniseEmail,
  leakage: [
    soundLeakage,
    'public suffix (.com, .co.uk), and the host where it gives mailboxes to everybody (gmail.com)',
    'words for a task (info, support), beside others for a kind of firm (bank, clinic) and, before the host’s name, for a server (mail, portal)',
    'number and length of the parts that are no word, separators, whether parts are names as in PERSON',
    'that a name or a host in it is one of another value of the conversation',
  ],
  canonical: canonicalEmail,
  cipher: (direction, text, context) => cipherEmail(direction, text, context),
});

export const phoneNumber = identifier({
  type: 'PHONE_NUMBER',
  risk: 5,
  recognise: recognisePhone,
  leakage: [
    'country and number type (mobile, landline, toll-free …); without a country, the one it is read as',
    'length, separators, and whether country code or trunk zero are written',
    'of a number in words, the language and how many digits each says; its capitals, hyphens inside a number and other names of a digit (zwo) come back in the usual writing',
    'whether it is valid, and whether it is set aside for fiction',
  ],
  canonical: canonicalPhone,
  inCharacters: true,
  zeroStays: true,
  cipher: (direction, text, { cipher }) => cipherPhone(cipher, direction, text),
});
