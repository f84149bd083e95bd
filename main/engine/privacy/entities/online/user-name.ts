import { recogniseUserName } from '../../detect/recognisers/user-name';
import { cipherRuns } from '../contact/email';
import { foldText, identifier } from '../identifier';
import { soundLeakage } from '../word';

const none = (): boolean => false;

export const userName = identifier({
  type: 'USER_NAME',
  risk: 4,
  recognise: recogniseUserName,
  leakage: [
    soundLeakage,
    'signs in it, whether it begins with @, the number of its digits, and case',
    'whether parts are names as in PERSON, of words in no list what is told there, and that a name in it is one of another value of the conversation',
  ],
  canonical: (original) => foldText(original).replace(/^@/, ''),
  cipher: (direction, text, context) => cipherRuns(text, direction, context, none),
});
