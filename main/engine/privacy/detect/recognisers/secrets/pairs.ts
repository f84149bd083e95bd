import { textBefore } from '../../../around';
import type { Candidate } from '../../../entities/entity';
import { isMarked, isOfName } from '../account-name';

/** What opens an account, behind its name and a stroke: "l.rossi77 / Rom4nza!Sera". */
const pair =
  /(?<![^\s("'«“])(?=[^\s/|]{0,40}[\d@._])([\p{L}\d][\p{L}\p{N}._+-]{2,40}(?:@[\p{L}\p{N}.-]{3,60})?)( [/|] |\/{1,2}|\|)(?=[^\s/|]{8,64}(?:$|[\s,;)]))([^\s/|,;)"']{8,64})/gu;

/** Without spaces around the stroke it may be a path, a project or a cell: an account there has an address's sign, or a point and a digit. */
const isAccount = (name: string, stroke: string): boolean =>
  stroke.startsWith(' ') || name.includes('@') || (name.includes('.') && /\d/.test(name));

/** Both cases, a digit and a sign that stands in no name, path or date. */
const isStrong = (value: string): boolean =>
  /\d/.test(value) &&
  /\p{Ll}/u.test(value) &&
  /\p{Lu}/u.test(value) &&
  /[!#$%&*+=?^~§€£]/u.test(value.slice(0, -1)) &&
  !/[=?&]\w+=|^\$|\$\{|\$\p{Lu}|%\w{2}|#\d+$/u.test(value);

/** What is said of both before them: "Login: mfox_84 / sunshine". */
const said =
  /(?<![\p{L}\p{N}])(?:log-?ins?|log-?in data|credentials|creds|account|zugangsdaten|anmeldedaten|identifiants|accès|credenciales|acceso|credenziali|accesso|inloggegevens|dane (?:do )?logowania|dados de acesso|acesso|inloggning|inloggningsuppgifter|giriş(?: bilgileri)?)(?: (?:is|are|ist|sind|sont|son|sono|zijn|to|são|är))?:? ["'«“]?$/iu;
const saidPair =
  /(?<![^\s("'«“])([\p{L}\d][\p{L}\p{N}._+-]{2,40}(?:@[\p{L}\p{N}.-]{3,60})?) \/ ([^\s/|,;)"']{4,64})(?![^\s,;)"'»”])/gu;
const reach = 40;

const afterWord = (text: string): Candidate[] => {
  const pairs = text.includes(' / ') ? text.matchAll(saidPair) : [];
  return [...pairs].flatMap(({ 0: whole, 1: name = '', 2: written = '', index }) => {
    const value = written.replace(/[.,;:!?]+$/, '');
    const start = index + whole.length - written.length;
    return (isMarked(name) || isOfName(name)) && said.test(textBefore(text, index, reach))
      ? [{ start, end: start + value.length, score: 0.9, reason: 'behind the name of an account' }]
      : [];
  });
};

const bySign = (text: string): Candidate[] => {
  const pairs = /[/|]/.test(text) ? text.matchAll(pair) : [];
  return [...pairs].flatMap(({ 0: whole, 1: name = '', 2: stroke = '', 3: written = '', index }) => {
    const value = written.replace(/[.,;:]+$/, '');
    const start = index + whole.length - written.length;
    return isAccount(name, stroke) && isStrong(value)
      ? [{ start, end: start + value.length, score: 0.9, reason: 'behind the name of an account' }]
      : [];
  });
};

/** Linear in the text. */
export const loginPairs = (text: string): Candidate[] => [...afterWord(text), ...bySign(text)];
