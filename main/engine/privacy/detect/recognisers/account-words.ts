import { isGivenName, names } from '../../lists';
import { textBefore } from '../../text/around';
import { fameOf } from '../public/figures';
import type { Found } from '../resolve';
import { ownAccount } from './account-cues';
import { isSaid } from './account-name';

/** What stands where the name of an account may, and is none: the word for it, what is said of it, a person's name. */

/** What is looked at before a name. */
export const reach = 64;

/** "wo ändere ich mein Login", "mi nick en la play": what such a name is called. `Nick` with a capital is somebody. */
const word = /^(?:nick|gamer ?tag|[Pp]seudo|[Ll]ogin|[Hh]andle|[Aa]lias|[Uu]sername)$/u;
const behindWhose =
  /(?<!\p{L})(?:my|his|her|your|mein|dein|sein|ihr|mon|ton|son|mi|tu|su|el|il|mio|tuo|suo|mijn|je|zijn|haar|mój|twój|jej|jego|meu|teu|seu|mitt|ditt) $/iu;
/** "mijn gebruikersnaam is bezet" */
const isAccountWord = (text: string, { start, end, type }: Found): boolean => {
  const found = text.slice(start, end);
  if (type === 'USER_NAME') return isSaid(found) && ownAccount.test(textBefore(text, start, reach));
  return (
    type === 'PERSON' && (found === 'whoami' || (word.test(found) && behindWhose.test(textBefore(text, start, 8))))
  );
};
/** What the user decided and what was found elsewhere stays. */
export const withoutAccountWords = (text: string, found: readonly Found[]): readonly Found[] =>
  found.filter((each) => each.source === 'rule' || each.source === 'mention' || !isAccountWord(text, each));

/** "under the alias Banksy", "my nickname is Bobby": people have such names beyond accounts. */
const beyondAccounts = /(?<!\p{L})(?:nickname|alias|pseudonyme?)(?!\p{L})(?:\P{L}{1,3}\p{L}+){0,4}\P{L}{1,3}$/iu;
/** Whether what somebody goes by is a person's name, and not an account's. */
export const isPersonsName = (text: string, start: number, name: string): boolean => {
  if (!beyondAccounts.test(textBefore(text, start, reach))) return false;
  const lower = name.toLowerCase();
  return isGivenName(lower) || names.has(lower) || fameOf(name) !== null;
};
