import type { Tagged } from '../../../../../shared/tagger';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { ownAccount } from '../recognisers/account-cues';
import { isPersonsName, reach } from '../recognisers/account-words';
import { named } from '../resolve';

const rest = /^(?:[._-]?[\p{L}\p{N}]+){1,3}/u;

/** "mein Benutzername ist waldkauz", read as a name: what it is says the word before it. */
export const asAccount = (text: string, span: Tagged): Tagged => {
  const name = text.slice(span.start, span.end);
  const isAccount =
    named.has(span.type) &&
    !/\s/.test(name) &&
    ownAccount.test(textBefore(text, span.start, reach)) &&
    !isPersonsName(text, span.start, name);
  return isAccount
    ? { ...span, type: 'USER_NAME', end: span.end + matchedLength(rest, textAfter(text, span.end, 24)) }
    : span;
};
