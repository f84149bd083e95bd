import type { Candidate, PreparedText } from '../../../entities/entity';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textAfter, textBefore } from '../../../text/around';
import { isAnyWord } from '../../words/vocabulary';

/** Passwords that stand beside their word without "is": "Harbour_5G / Pelican77Reef", "the password you gave me, Molar2024!,". */

const network =
  'ssid|wi-?fi|wlan|wireless|hotspot|réseau(?: wi-?fi)?|red wi-?fi|rete wi-?fi|wifi-?netwerk|sieć wi-?fi|rede wi-?fi|trådlöst nätverk';
/** A network's name, then its password behind a sign. */
const wifi = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:${network})(?: (?:network|name|ssid|login|netz|netzwerk|netzname))?
      (?: ?[:=]| (?:is|heißt|ist|lautet|c['’]est|est|es|è|to|é|är|heter|called|named|namens))? {1,2}["'“”„«»]?
      ([^\s/,"'“”„«»]{2,32})["'“”„«»]?( ?[/|] ?|, ?(?:pw |pass |pwd )?)["'“”„«»]?(\S{6,64})
    `,
    'giu',
  ),
);

/** A slogan has the same name: "volební heslo", "hasło kampanii". */
const slogan = '(?:kampan\\p{Ll}{1,3}|stran[ya]|partii|wyborów|vol[ei]b|wyborcze|reklamowe|stranke)';
const slogans = `(?<!(?:volební|volebné|předvolební|predvolebné|reklamní|reklamné|wyborcze|reklamowe|volilno) )(?:heslo|hasło|geslo)(?! ${slogan}(?!\\p{L}))`;
const words = oneLine`
  password|passcode|passphrase|passwort|kennwort|mot de passe|mdp|contraseña
  |clave(?! de (?:elector|rastreo|producto|materia|lectura))|senha|palavra-passe|wachtwoord|lösenordet|lösenord|parola
  |парола(?:та)?|пароль
  |κωδικός
  |lozinka|salasana|adgangskode|passord|jelszó|şifre(?:si|m|miz|niz|n)?|mật khẩu
`;
/** "it's still", "c'est toujours": what may lead to the value. */
const itIs = oneLine`
  (?:
    (?:it['’]?s|it is|that['’]?s|es ist|das ist|ist|c['’]est|es|è|het is|to|é|det är|bu)(?: (?:
        still|now|always|noch|immer noch|jetzt|toujours|encore|todavía|ahora|siempre|ancora|sempre|nog steeds|nog
        |nadal|zawsze|ainda|fortfarande|hâlâ
      ))? )?
`;
/** The word, up to six others, and the value between commas. */
const apposed = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words}|${slogans}|pw|pwd)(?:,? [\\p{L}'’-]{1,16}){0,6}(?:,| –| —|:) {1,2}${itIs}["'“”„«»]?(\\S{6,64}?)["'“”„«»]?(?=[,;)\\s]|\\.(?:\\s|$)|$)`,
    'giu',
  ),
);

/** Whose it is: "the password of dan was reset to". */
const owner = oneLine`
  (?: (?:of|for|von|vom|für|de|du|d['’]|di|del|della|para|per|pour|van|voor|do|da|dla|för|till) (?:
      (?:the |my |user |account |den |die |der |Herrn? |Frau |l['’]|la |el |le |mi |mon |ma )?[\p{L}\p{N}._@'’-]{1,40}
      (?: \p{Lu}[\p{L}'’-]{1,24})?
    ))?
`;
/** "Passwort Kiefer#Tal91", "clave temporal Roble*4471": the value right behind the word, or behind how it came to be. */
const direct = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words}|${slogans}|pw|pwd|pass|ww)${owner}(?: (?:wifi|wi-fi|wlan|is|was|has|had|been|now|in|wurde|ist|fue|ha|sido|cambiad[oa]|restablecid[oa]|a|été|stat[oa]|cambiat[ao]|reimpostat[ao]|werd|gewijzigd|został[oa]|zmienion[eao]|foi|alterad[ao]|redefinid[ao]|har|blev|ändrats|återställts|set|reset|changed|to|temporary|temporär|neu|neues|altes|auf|zurückgesetzt|geändert|lautet|ist|der|das|die|du|de la|le|la|il|del|della|est|à|réinitialisé|changé|en|provisoire|temporaire|temporal|provisional|nueva|nuevo|es|era|è|provvisoria|nuova|tijdelijk|nieuw|op|jest|tymczasowe|nowe|to|é|temporária|provisória|nova|är|nytt|tillfälligt|do|da|till|k|ke|na|za|od|от|для|на|la|van|on|je|este|е|είναι|til|для|вайфая|вай-фая|wifi-hez|wifihez|the|my|mein|meine|mon|mi)){0,6}(?: ?[:=])? ["'“”„«»\`]?(\\S{6,64})`,
    'giu',
  ),
);

const users = oneLine`
  user(?: ?name| ?id)?|login|account(?: name)?|benutzer(?:namen?)?|nutzernamen?|anmeldenamen?|identifiant
  |nom d['’]utilisateur|utilisateur|compte|usuario|nombre de usuario|cuenta|(?:nome )?utente|gebruiker(?:snaam)?
  |inlognaam|(?:nazwa )?użytkownik\p{Ll}{0,4}|login\p{Ll}{1,3}|(?:nome de )?(?:usuário|utilizador)
  |användar(?:namn|e)(?:t|n)?|kullanıcı(?: adı)?
`;
const are = '(?: (?:is|ist|lautet|est|es|è|jest|to|é|är))?';
/** "username mfox_84 and the password sunshine": beside the name of its account a password may be any word. */
const coupled = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${users})${are}(?: ?[:=])? ["'“”„«»\`]?(\\S{3,40}?)["'“”„«»\`]?,?(?: (?:${and}|with|mit|avec|con|ed|met|oraz|z|com|med))?(?: (?:the|my|its|das|dem|mein|meinem|le|mon|la|mi|el|il|de|het|mijn|moim|a|o|minha|mitt|ett))? (?:${words}|hasł(?:o|em|a)|lösen|pw|pwd|pass)${are}(?: ?[:=])? ["'“”„«»\`]?(\\S{4,64})`,
    'giu',
  ),
);

/** An account is no word of the sentence; a word as its password ends the clause: no "password reset". */
const isCoupled = (text: string, match: RegExpExecArray, value: string): boolean => {
  const account = (match[1] ?? '').toLowerCase();
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._@+-]*$/u.test(account) || isAnyWord(account)) return false;
  const behind = match.index + match[0].lastIndexOf(value) + value.length;
  return (
    !isAnyWord(value.toLowerCase()) || /^["'“”„«»`]?(?:[.,;:!?)](?:\s|$)|\s*$|\n)/u.test(textAfter(text, behind, 80))
  );
};

/** Letters with digits, and a sign or both cases, or long: no word, no version and no measure. */
const isStrong = (value: string): boolean =>
  /\d/.test(value) &&
  /\p{L}{2}/u.test(value) &&
  (/[^\p{L}\p{N}]/u.test(value) || (/\p{Ll}/u.test(value) && /\p{Lu}/u.test(value)) || value.length > 8) &&
  !/^(?:v?\d+(?:\.\d+)+\p{L}{0,3}|\d+(?:[.,]\d+)?\p{L}{1,4}|https?:.*|\d{4}-\d\d-\d\d.*|[^@\s]+@[^@\s]+\.\w+)$/u.test(
    value,
  );

/** "la parola": in Italian any word; a password where what it opens stands behind it. */
const italian = /(?<!\p{L})(?:la|una|questa|quella|della|nella|alla|dalla|sulla|stessa|ogni|singola) $/iu;
const anyWord = /^parola(?! (?:d['’]|di accesso|chiave|segreta|contului|mea|ta|lui|de|wi-?fi))/iu;
/** "covid-19", "mp3-player": small letters, digits and hyphens. */
const compound = /^\p{Lu}?[\p{Ll}\p{N}]*(?:-[\p{Ll}\p{N}]+)*$/u;
const isWord = (text: string, match: RegExpExecArray, value: string): boolean =>
  compound.test(value) && anyWord.test(match[0]) && italian.test(textBefore(text, match.index, 12));

/** "ElkRidge5G / moose-on-the-loose": words joined, behind what only a network is called. */
const isPhrase = ({ 1: network = '', 2: sign = '' }: RegExpExecArray, value: string): boolean =>
  sign.includes('/') &&
  /^\p{L}/u.test(network) &&
  /\d|_|\p{Ll}\p{Lu}/u.test(network) &&
  /^\p{L}{2,}(?:[-_.]\p{L}{2,}){1,5}$/u.test(value) &&
  value.length > 9;

/** "pass = validate(input1)", "PASS: test_foo.py::test_bar1", "pwd: /usr/local/bin1": behind a sign, a program's or a path. */
const isCode = (match: RegExpExecArray, written: string): boolean =>
  /[:=] {1,2}["'“”„«»`]?$/u.test(match[0].slice(0, match[0].lastIndexOf(written))) &&
  /[([][^)\]]*[)\]]|::|^\//.test(written);

/** "ww" is short for a password in Dutch only; elsewhere it is any name. */
const dutch =
  /(?<!\p{L})(?:de|het|een|voor|van|mijn|en|op|naar|nieuwe?|inlog\p{L}*|gebruikers?\p{L}*|wachtwoord|wifi)(?!\p{L})/iu;
const isOtherWw = (text: string, { 0: whole, index }: RegExpExecArray, value: string): boolean =>
  /^ww/iu.test(whole) &&
  !/[!#&%$*?]/.test(value) &&
  !dutch.test(`${textBefore(text, index, 60)} ${textAfter(text, index + whole.length, 60)}`);

const trimmed = (value: string): string => value.replace(/["'“”„«»]?[.,;:)\]]*$/u, '');

export const apposedPasswords = ({ text }: PreparedText): Candidate[] =>
  [
    { pattern: wifi, group: 3, reason: 'beside the name of a network' },
    { pattern: direct, group: 1, reason: 'behind a word for a password' },
    { pattern: apposed, group: 1, reason: 'beside a word for a password' },
    { pattern: coupled, group: 2, reason: 'beside the name of an account' },
  ].flatMap(({ pattern, group, reason }) =>
    pattern.all(text).flatMap((match) => {
      const written = match[group] ?? '';
      const value = trimmed(written);
      const start = match.index + match[0].lastIndexOf(written);
      if (isCode(match, written) || isOtherWw(text, match, value)) return [];
      const isTold = group === 2 ? isCoupled(text, match, value) : isStrong(value) && !isWord(text, match, value);
      return isTold || (group === 3 && isPhrase(match, value))
        ? [{ start, end: start + value.length, score: 0.9, reason }]
        : [];
    }),
  );
