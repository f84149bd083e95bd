import type { Candidate } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';
import { isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textBefore } from '../../../text/around';
import { remembered, stretchesOf } from '../../../text/pieces';
import { isDescription, isMarked, isOfName, isWordForm } from '../account-name';
import { trimmed } from './passwords';
import { isMixed as isNoWord, looksLikePassword } from './values';

/** What opens an account, behind its name and a stroke: "l.rossi77 / Rom4nza!Sera". */
const pair =
  /(?<![^\s("'«“])(?=[^\s/|]{0,40}[\d@._])([\p{L}\d][\p{L}\p{N}._+-]{2,40}(?:@[\p{L}\p{N}.-]{3,60})?)( [/|] |\/{1,2}|\|)(?=[^\s/|]{8,64}(?:$|[\s,;)]))([^\s/|,;)"']{8,64})/gu;

/** Its stroke, and what begins behind it. */
const pairStroke = /[/|] ?(?=[^\s/|]{8})/g;

/** Without spaces around the stroke it may be a path, a project or a cell: an account there has an address's sign, or a point and a digit. */
const isAccount = (name: string, stroke: string): boolean =>
  stroke.startsWith(' ') || name.includes('@') || (name.includes('.') && /\d/.test(name));

const sign = /[!#$%&*+=?^~§€£]/u;
/** Both cases, a digit and a sign that stands in no name, path or date. */
const isStrong = (value: string): boolean =>
  /\d/.test(value) &&
  /\p{Ll}/u.test(value) &&
  /\p{Lu}/u.test(value) &&
  sign.test(value.slice(0, -1)) &&
  !/[=?&]\w+=|^\$|\$\{|\$\p{Lu}|%\w{2}|#\d+$/u.test(value);

const words = oneLine`
  log-?ins?|log-?in data|logg?a in|credentials?|creds|account|konto|zugang|zugangsdaten|anmeldung|anmeldedaten
  |identifiants?|accès|credenciales|acceso|credenziali|accesso|inlog|inloggegevens|toegang|dostęp
  |dane (?:do )?logowania|dados de acesso|acesso|inloggning|inloggningsuppgifter|giriş(?: bilgileri)?|erişim
`;
/** What is said of both before them: "Login: mfox_84 / sunshine", "Zugang für Mirko: …", "acesso da Rita ao portal: …". */
const said = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:\p{L}{2,12}-)?(?:${words})
      (?:(?: [\p{L}\p{N}’'-]{1,20}){0,4} ?:| (?:is|are|ist|sind|sont|son|sono|zijn|to|são|är))? ?
      |(?:登录|登錄|登入|账号|帳號|ログイン|アカウント)(?:信息|資訊|情報)?[：:]? ?
    )["'«“]?$
  `,
  'iu',
);
const saidPair =
  /(?<![^\s("'«“：:])([\p{L}\d][\p{L}\p{N}._+-]{2,40}(?:@[\p{L}\p{N}.-]{3,60})?)( \/ |[/:])([^\s/|,;)"']{4,64})(?![^\s,;)"'»”])/gu;
const saidStroke = /[/:](?=[^\s/|,;)"']{4})| \/ /g;
/** No pair is longer ahead of its stroke, or behind it. */
const longest = 220;
const reach = 80;

/** Letters with a digit or a sign among them: no word. */
const isMixed = (value: string): boolean => /\p{L}/u.test(value) && (/\d/.test(value) || sign.test(value.slice(0, -1)));

/** A plain word is the name of an account before what nobody takes for another one: "buurtcam / Eikenlaan_27". */
const isPair = (name: string, stroke: string, value: string): boolean => {
  if (isPlaceholder(value)) return false;
  if ((isMarked(name) && !isDescription(name)) || isOfName(name)) return stroke === ' / ' || isMixed(value);
  return (
    isMixed(value) && /[^\p{L}\p{N}]|\d.*\d/u.test(value) && (isGivenName(name) || !isWordForm(name.toLowerCase()))
  );
};

interface Place {
  readonly start: number;
  readonly end: number;
}
interface Pair {
  readonly name: string;
  readonly account: Place;
  readonly password: Place;
}

/** @param at Where its strokes are: few texts have any. */
const pairsOf = (
  text: string,
  pattern: RegExp,
  at: RegExp,
): (Pair & { readonly stroke: string; readonly value: string })[] =>
  stretchesOf(text, at, longest).flatMap(({ start: before, part }) =>
    Array.from(part.matchAll(pattern), ({ 0: whole, 1: name = '', 2: stroke = '', 3: written = '', index }) => {
      const value = written.replace(/[.,;:]+$/, '');
      const account = before + index;
      const start = account + whole.length - written.length;
      return {
        name,
        stroke,
        value,
        account: { start: account, end: account + name.length },
        password: { start, end: start + value.length },
      };
    }),
  );

/** Whatever the name is, right behind a word for what opens an account: "creds: jd/hunter22", "login bob: hunter2x". */
const opened = wordPattern(
  /(?<![\p{L}\p{N}_])(?:login|logins|log-?in|creds?|credentials?|zugangsdaten|anmeldung|identifiants?|credenciales|credenziali|inloggegevens)[ \t]{0,2}(?:is|are|sind|sont|son|sono)?[ \t]{0,2}:?[ \t]{1,3}["'`]?([^\s"'`:/]{2,60})["'`]?[ \t]{0,2}[:/][ \t]{0,2}["'`]?([^\s"'`]{4,100})/giu,
);
const moment = /^\d{1,4}(?:[-.T]\d{1,2}){0,3}$/;
const openedIn = (text: string): Pair[] =>
  opened.all(text).flatMap(({ 0: whole, 1: name = '', 2: written = '', index }) => {
    const value = trimmed(written);
    const before = whole.slice(0, -written.length);
    const account = index + before.lastIndexOf(name);
    const password = index + before.length;
    const isTime = moment.test(name) && /^[\d:.,/-]+(?:[ap]m|Z)?$/i.test(value);
    if (!isNoWord(value) || !looksLikePassword(value) || isTime || isDescription(value)) return [];
    return [
      {
        name,
        account: { start: account, end: account + name.length },
        password: { start: password, end: password + value.length },
      },
    ];
  });

/** Names of accounts with their passwords behind a stroke. Linear in the text. */
export const loginPairsIn = remembered((text): readonly Pair[] => {
  const ofWord = pairsOf(text, saidPair, saidStroke).filter(
    ({ name, stroke, value, account }) =>
      isPair(name, stroke, value) && said.test(textBefore(text, account.start, reach)),
  );
  // "login hemnet: svante.b / …": whose it is stands before both.
  const accounts = new Set(ofWord.map(({ account }) => account.start));
  return [
    ...ofWord,
    ...(/[/:]/.test(text) ? openedIn(text) : []).filter(({ password }) => !accounts.has(password.start)),
    ...pairsOf(text, pair, pairStroke).filter(({ name, stroke, value }) => isAccount(name, stroke) && isStrong(value)),
  ];
});

export const loginPairs = (text: string): Candidate[] =>
  loginPairsIn(text).map(({ password }) => ({ ...password, score: 0.9, reason: 'behind the name of an account' }));
