import type { Candidate, PreparedText, Recogniser } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { textAfter, textBefore } from '../../text/around';
import { isBrand } from '../public/brands';
import { codeIn } from '../words/tokens';
import { isAnyWord, isCommonOrEnglish, isCommonWord } from '../words/vocabulary';
import * as said from './account-cues';
import { connecting, holders, logged, option, paths, shell } from './account-machine';
import {
  common,
  endsAsName,
  isAdjective,
  isAlias,
  isDescription,
  isGivenOfFull,
  isHandle,
  isMarked,
  isName,
  isNamed,
  isOdd,
  isOfName,
  isOfPassword,
  isOfService,
  isOfWordsAlone,
  isWordForm,
  passwords,
  whole,
} from './account-name';
import { unspacedOwn } from './account-unspaced';
import { isOfSomebody, isOwnRepository, isPersonsName } from './account-words';
import { actors } from './actors';
import { addedNames } from './added-name';
import { handle, isAtName } from './at-names';
import { isCoined, isLowerCoined } from './coined';
import { inStretches } from './context';
import { fieldsOf } from './fields';
import { gluedAccounts } from './glued-accounts';
import { handlesIn, sitesIn } from './handles';
import { labelled } from './labelled';
import { networkNames } from './network-names';
import { loginPairsIn } from './secrets/pairs';
import { amongUnspaced, isUnspaced } from './unspaced';
import { workersAccounts } from './workers-accounts';

/** Words joined by a low line, as names of accounts are: mika_w, ines_88. */
const joined =
  /(?<![\p{L}\p{N}_./\\@$%&=:<{(#-])[\p{L}\p{N}]{1,20}(?:_[\p{L}\p{N}]{1,20}){1,3}(?![\p{L}\p{N}_(=[/\\]|[-.]\w)/gu;

const anyPassword = new RegExp(passwords, 'iu');

/** A text, and whether a place of it lies in code. */
interface Within {
  readonly prepared: PreparedText;
  readonly text: string;
  isCode(at: number): boolean;
}

/** One way in which names of accounts stand in a text. */
type Way = (within: Within) => readonly Candidate[];

/**
 * @param find Matches whose first group that is there is the name, or all of it.
 * @param accepts Whether a name is one.
 */
const way =
  (
    score: number,
    reason: string,
    find: (text: string, prepared: PreparedText) => Iterable<RegExpExecArray>,
    accepts: (name: string, at: number, within: Within, match: RegExpExecArray) => boolean,
  ): Way =>
  (within) =>
    Array.from(find(within.text, within.prepared), (match): Candidate[] => {
      const name = match.slice(1).find((each) => each !== undefined) ?? match[0];
      const start = match.index + match[0].lastIndexOf(name);
      return accepts(name, start, within, match) ? [{ start, end: start + name.length, score, reason }] : [];
    }).flat();

const named = 'after a word for a user name';
const beforePassword = 'before its password';
const onSite = 'what somebody is called on a site';
const onCommandLine = 'on a command line';

const keyed =
  /(?:^| )(?:user ?name|user|login(?: id)?|screen name|handle|nickname|benutzer(?:name)?|anmeldename|nutzername|inlognaam|(?:psn|riot|epic|skype|line|wechat|discord|steam|xbox|player) (?:id|name|tag)|gamer ?tag|utilisateur|identifiant|pseudo|usuario|utente|gebruiker(?:snaam)?|användar(?:namn|e)|nazwa użytkownika|użytkownik|login|kullanıcı(?: adı)?|utilizador|usuário|nick)$|用户名|ユーザー名|(?:ユーザー|ログイン)ID/;
const isKeyed = (name: string): boolean =>
  whole.test(name) &&
  // Under a key with its password beside it a service's account opens a door as well.
  (isName(name) || isOfService(name)) &&
  !common.has(name.toLowerCase()) &&
  !isDescription(name) &&
  (isMarked(name) || !/\s/.test(name)) &&
  name.length > 2;

const beforeItsPassword: Way = ({ text }) =>
  loginPairsIn(text).flatMap(({ name, account }) =>
    isName(name) && !name.includes('@') && (isMarked(name) || isGivenName(name) || !isWordForm(name.toLowerCase()))
      ? [{ ...account, score: 0.9, reason: beforePassword }]
      : [],
  );

const isWithPassword = (name: string, at: number, { text, isCode }: Within): boolean =>
  isName(name) && !isCode(at) && !isOfPassword(text, at, at + name.length);

const ways: readonly Way[] = [
  ({ prepared, text }) =>
    fieldsOf(prepared, keyed, isKeyed).filter(
      ({ start, end }) => !isOfPassword(text, start, end) && !isGivenOfFull(text, start, end),
    ),
  ({ prepared }) => workersAccounts(prepared),
  way(
    0.85,
    'begins with @',
    (text) => inStretches(text, /@/g, handle),
    (name, at, { text, isCode }) => !isCode(at) && isAtName(text, at, name),
  ),
  ({ prepared, text }) => (isUnspaced(text) ? labelled(prepared, gluedAccounts) : []),
  way(0.86, named, (text) => (isUnspaced(text) ? text.matchAll(unspacedOwn) : []), isName),
  way(
    0.86,
    'beside a word for a user name',
    (text) => (/[_#]|[a-z][.-][a-z\d]/i.test(text) ? said.beside.all(text) : []),
    (name, at, { isCode }) => isName(name) && (isOdd(name) || isHandle(name)) && !isCode(at),
  ),
  way(
    0.88,
    'what somebody calls themselves',
    said.selfCalled.all,
    (name, at, { isCode }) => isName(name) && isAlias(name) && !isCode(at),
  ),
  beforeItsPassword,
  way(
    0.9,
    'who speaks in a chat',
    (text) => text.matchAll(said.speaker),
    (name) => isName(name) && isMarked(name),
  ),
  way(
    0.82,
    'made of a name',
    (text) => inStretches(text, /_/g, joined),
    (name, at, { isCode }) => isNamed(name) && !isCode(at),
  ),
  way(
    0.9,
    named,
    said.actingAs.all,
    (name, _at, _within, [whole]) =>
      !(/ (?:with|mit|avec|con) /iu.test(whole) && (said.means.test(name) || isBrand(name))) &&
      !(said.asWhat.test(whole) && /^\p{Lu}/u.test(name) && !isMarked(name)) &&
      isName(name) &&
      (isMarked(name) || isCoined(name)),
  ),
  // "My tax id is 912-93-4567": a number of another kind.
  way(
    0.88,
    named,
    said.atSite.all,
    (name, _at, _within, [whole]) =>
      !said.technical.test(whole.slice(0, -name.length)) &&
      isName(name) &&
      isMarked(name) &&
      /\p{L}/u.test(name) &&
      !isDescription(name),
  ),
  way(
    0.92,
    'beside a service that pays by name',
    (text) => (text.includes('$') ? [...said.cashTag.all(text), ...text.matchAll(said.cashTagFirst)] : []),
    (name, at, { isCode }) => /[\p{Ll}\d]/u.test(name) && !isCode(at),
  ),
  way(0.8, 'behind a service', said.besideService.all, (name) => isName(name) && endsAsName(name)),
  way(
    0.9,
    named,
    said.named.all,
    (name, at, { text }) =>
      isName(name) &&
      !isGivenOfFull(text, at, at + name.length) &&
      (isMarked(name) ||
        isOfName(name.toLowerCase()) ||
        // A door and a knife have a handle too.
        (isLowerCoined(name) && !/handle/i.test(textBefore(text, at, 16)))) &&
      !isDescription(name),
  ),
  way(
    0.88,
    'in quotes behind who has it',
    said.quoted.all,
    (name, at, { text }) =>
      isName(name) &&
      (isMarked(name) ||
        (/^\p{Ll}{5,}$/u.test(name) && !isCommonWord(name) && said.market.test(textAfter(text, at + name.length, 24)))),
  ),
  way(
    0.86,
    'behind a word for a name',
    said.called.all,
    (name, at, { isCode }) =>
      isName(name) && (isOdd(name) || /^(?:\p{Lu}\p{Ll}{2,}){2,}\d|_\p{L}.*\d|\d.*_\p{L}/u.test(name)) && !isCode(at),
  ),
  way(
    0.95,
    onSite,
    said.presented.all,
    (name, at, { text, isCode }, { 0: whole, 2: ahead, index }) =>
      isName(name) &&
      !isCode(at) &&
      (!said.calledSo.test(whole) || isOfSomebody(text, index)) &&
      (isMarked(name) ||
        (ahead === undefined && isNamed(name)) ||
        /^\p{Ll}{3,}[._]\p{Ll}{3,}$/u.test(name) ||
        (/^\p{Ll}{7,}$/u.test(name) &&
          !isGivenName(name) &&
          !(said.isBeing.test(whole.slice(0, -name.length)) && said.describes.test(name)) &&
          !isAnyWord(name))),
  ),
  way(
    0.9,
    onSite,
    said.knownAs.all,
    (name, at, { isCode }, [whole]) =>
      isName(name) &&
      isAlias(name) &&
      !isCode(at) &&
      !said.isNowhere(whole) &&
      !(said.isBeing.test(whole.slice(0, -name.length)) && isOfWordsAlone(name)),
  ),
  way(
    0.88,
    onSite,
    said.actingOn.all,
    (name, at, { isCode }) =>
      isName(name) && !isCode(at) && (isMarked(name) || (isLowerCoined(name) && !said.ofTrade.test(name))),
  ),
  way(
    0.88,
    named,
    said.owned.all,
    (name, at, { text }) =>
      isName(name) &&
      (isMarked(name) || (isCoined(name) && !isAdjective(name))) &&
      !isDescription(name) &&
      !isPersonsName(text, at, name) &&
      !said.technical.test(textBefore(text, at, 32)),
  ),
  way(
    0.88,
    named,
    said.signed.all,
    (name) => isName(name) && (isMarked(name) || isOfName(name.toLowerCase())) && !isDescription(name),
  ),
  way(0.85, 'what a network at home is called', networkNames, () => true),
  way(
    0.82,
    'behind a word for a user name',
    said.behind.all,
    (name, at, { text, isCode }) =>
      isName(name) &&
      !isCode(at) &&
      name.length > 3 &&
      !(
        /alias ["'`“«]?$/.test(textBefore(text, at, 8)) && said.technical.test(textAfter(text, at + name.length, 24))
      ) &&
      ((/\d/.test(name) && /^[a-z]{3,}[a-z._]*\d{1,8}$/.test(name) && !isCommonWord(name.replace(/[._-]?\d+$/, ''))) ||
        (/[._]/.test(name) && !/\d[.]\d/.test(name)) ||
        isNamed(name) ||
        isOfName(name)),
  ),
  way(
    0.86,
    beforePassword,
    (text) => (anyPassword.test(text) ? said.withPassword.all(text) : []),
    (name, at, within) =>
      isWithPassword(name, at, within) && (isMarked(name) || !isCommonOrEnglish(name.toLowerCase())),
  ),
  // "The sign-in and the password page" is no account's.
  way(
    0.86,
    beforePassword,
    (text) => (anyPassword.test(text) ? said.withItsPassword.all(text) : []),
    (name, at, within) =>
      isWithPassword(name, at, within) && (isMarked(name) || isOfName(name)) && !isDescription(name),
  ),
  way(0.9, 'who did it in a log', actors, (name, at, { isCode }) => isName(name) && !isCode(at)),
  way(
    0.88,
    'whose it is on a computer',
    holders,
    (name, at, { text }, [whole]) =>
      isName(name) &&
      !isWordForm(name) &&
      !isBrand(name) &&
      (!whole.startsWith('git@') || isOwnRepository(text, at, name)),
  ),
  way(0.88, 'in a log of who logged in', (text) => text.matchAll(logged), isName),
  way(
    0.9,
    'in a connection string',
    (text) => (/;[ \t]?(?:password|pwd)[ \t]?=/i.test(text) ? connecting.all(text) : []),
    (name) => !common.has(name.toLowerCase()),
  ),
  way(0.86, onCommandLine, option.all, isName),
  way(0.85, named, said.alias.all, (name) => !said.site.test(name) && !common.has(name)),
  // Of words alone it may be an address of a module, a colour, a path.
  way(
    0.85,
    named,
    said.joinedAt.all,
    (name) => !said.site.test(name) && !name.toLowerCase().split('.').every(isWordForm),
  ),
  way(0.9, 'in the path of a home folder', (text) => text.matchAll(paths), isName),
  way(0.85, onCommandLine, shell.all, isName),
  way(0.85, 'written as on Reddit', (text) => inStretches(text, /u\//g, said.reddit), isName),
  way(
    0.8,
    'written as a name on a site',
    (text, { sites }) => handlesIn(text, sites === undefined ? sitesIn(text) : sites),
    () => true,
  ),
  ({ text }) => addedNames(text),
];

/** User names: after @, after words and keys that name them, in paths and on command lines. */
export const recogniseUserName: Recogniser = amongUnspaced((prepared) => {
  const { text } = prepared;
  const within: Within = { prepared, text, isCode: codeIn(text) };
  return ways.flatMap((find) => find(within));
});
