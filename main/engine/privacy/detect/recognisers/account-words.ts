import { isGivenName, names } from '../../lists';
import { ours } from '../../lists/possessives';
import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { fameOf } from '../public/figures';
import type { Found } from '../resolve';
import { ownAccount, somebody } from './account-cues';
import { isNamed, isSaid } from './account-name';

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

/** Whether somebody stands right before a place, of whom "called" may be said there. */
export const isOfSomebody = (text: string, start: number): boolean => {
  const [match, word] = somebody.exec(textBefore(text, start, reach)) ?? [];
  return match !== undefined && (word === undefined || (/^\p{Lu}/u.test(word) && isGivenName(word.toLowerCase())));
};

const repository = '(?:repos?(?:itor(?:y|ies))?|remote|origin|fork|dotfiles|Projekt|project|dépôt|proyecto|progetto)';
/** "My repo is at", "origin of mine:": before a repository's address. */
const ownRepository = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:${ours}) (?:[\p{L}-]+ ){0,2}${repository}|${repository} (?:of mine|von mir|à moi|mío|mio|van mij)
    )(?: \p{L}{1,4}){0,3}[ :=("'\x60]{0,3}git@[\w.-]+:$
  `,
  'iu',
);
const fullName = /(?<!\p{L})(\p{Lu}\p{Ll}+) (\p{Lu}\p{Ll}{2,})(?!\p{L})/gu;
/** Whether a repository is the writer's own, or of somebody by their name: most are of firms and projects. */
export const isOwnRepository = (text: string, start: number, owner: string): boolean =>
  isNamed(owner) ||
  ownRepository.test(textBefore(text, start, 2 * reach)) ||
  [...text.matchAll(fullName)].some(
    ([, given = '', family = '']) =>
      isGivenName(given.toLowerCase()) && owner.toLowerCase().includes(family.toLowerCase()),
  );
