import type { Tagged } from '../../../../../shared/tagger';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { own } from '../recognisers/account-cues';
import { isSaid } from '../recognisers/account-name';
import { type Found, named } from '../resolve';

const reach = 64;
const rest = /^(?:[._-]?[\p{L}\p{N}]+){1,3}/u;
/** "mi nick en la play", "mijn gebruikersnaam is bezet": what the name of an account is called or what is said of it. */
const word = /^(?:nick|gamer ?tag|pseudo|login|handle|alias|username|whoami)$/iu;
const behindWhose =
  /(?:^|(?<!\p{L})(?:my|his|her|your|mein|dein|sein|ihr|mon|ton|son|le|mi|tu|su|el|il|mio|tuo|suo|mijn|je|zijn|haar|mój|twój|jej|jego|meu|teu|seu|o|mitt|ditt|the|a) )$/iu;
const isAccountWord = (text: string, { start, end, type }: Found): boolean =>
  (type === 'PERSON' && word.test(text.slice(start, end)) && behindWhose.test(textBefore(text, start, 8))) ||
  (type === 'USER_NAME' && isSaid(text.slice(start, end)) && own.test(textBefore(text, start, reach)));
export const withoutAccountWords = (text: string, found: readonly Found[]): readonly Found[] =>
  found.filter((each) => each.source === 'rule' || !isAccountWord(text, each));

/** "mein Benutzername ist waldkauz", read as a name: what it is says the word before it. */
export const asAccount = (text: string, span: Tagged): Tagged =>
  named.has(span.type) && !/\s/.test(text.slice(span.start, span.end)) && own.test(textBefore(text, span.start, reach))
    ? { ...span, type: 'USER_NAME', end: span.end + matchedLength(rest, textAfter(text, span.end, 24)) }
    : span;
