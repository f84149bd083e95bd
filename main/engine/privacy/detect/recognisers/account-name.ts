import { isGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter } from '../../text/around';
import { wordSet } from '../../word-set';
import { isAnyWord, isCommonOrEnglish, isCommonWord, isEnglishWord, isStopWord } from '../words/vocabulary';

/** What may be an account's name, and what is a word, a role or a password's. */

export const value =
  '[\\p{L}\\p{N}_](?:[\\p{L}\\p{N}_.+-]{1,38}[\\p{L}\\p{N}_])(?:#[\\p{L}\\p{N}]{3,5}(?![\\p{L}\\p{N}]))?';

/** Names that every computer has. */
export const common = wordSet(
  `
    administrador administradora administrateur administratrice amministratore amministratrice beheerder
    systemadministrator invitado invitada ospite invité invitée gast gość gäst convidado yönetici misafir root admin
    administrator ubuntu debian ec2-user centos user users username git www-data nobody guest test default public
    shared all postgres mysql sa ubuntu pi vagrant runner jenkins docker app node me you name null none true false
    string the a an my your is not and or for with in on at to of it required optional unique varchar text integer
    invalid incorrect already taken empty missing unknown email e-mail password field column here below above example
    foo bar pracownik pracownica pracownika nauczyciel nauczycielka uczeń uczennica rodzic opiekun klient klientka
    pacjent pacjentka użytkownik administratör användare medarbetare anställd vårdnadshavare lärare elev förälder kund
    medlem handledare mitarbeiter mitarbeiterin lehrkraft schüler schülerin kunde kundin mitglied benutzer medewerker
    werknemer gebruiker leerling docent ouder klant bezoeker salarié salariée employé employée parent élève enseignant
    enseignante client cliente particulier professionnel visiteur utilisateur empleado empleada alumno alumna
    ciudadano ciudadana profesor profesora usuario paciente dipendente docente studente studentessa genitore cittadino
    cittadina utente funcionário funcionária aluno aluna professor professora cidadão cidadã utilizador usuário
    çalışan öğretmen öğrenci veli müşteri kullanıcı
  `,
);
/** Accounts of a service or a role: www-data, svc_backup, prod_account_1; not those that name someone as well. */
const ofService = /^(?:www|admin|administrator|prod|svc|srv|sys|system|service|daemon|root)[-_.](?=\p{L}|\d)/iu;
export const isOfService = (name: string): boolean =>
  ofService.test(name) &&
  !name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((part) => part.length > 3 && names.has(part) && !isCommonWord(part));
export const isName = (name: string): boolean =>
  !common.has(name.toLowerCase()) && !/^\d{1,3}$/.test(name) && !isOfService(name);
export const whole = new RegExp(`^@?${value}$`, 'u');
/** In a sentence a word alone is no user name: a sign, a digit or a capital inside makes it one. */
export const isMarked = (name: string): boolean => /[\d_]|\p{L}[.-]\p{L}|\p{Ll}\p{Lu}/u.test(name);

/** "streamerin": a word in another form. */
const formEnds = /(?:s|ed|ing|(?:er)?in|(?:er)?innen|e?n)$/;
export const isWordForm = (value: string): boolean =>
  isCommonOrEnglish(value) || [value.replace(formEnds, ''), value.replace(/(?:s|ed|ing)$/, '')].some(isCommonOrEnglish);
const faulty = /^(?:wonky|janky|borked|kaput|laggy|hosed|bricked)$/;
/** "flaky", "glitchy": how something is, by the word that it is made of. `bobby` is a name. */
export const isAdjective = (name: string): boolean => {
  const [, stem = '', last = ''] = /^(\p{Ll}{2,}?(\p{Ll}))\2?y$/u.exec(name) ?? [];
  return (
    faulty.test(name) ||
    (!isGivenName(name) && [stem, stem + last, `${stem}e`].some((each) => each.length > 2 && isEnglishWord(each)))
  );
};
/** "sign-in", "set-up": words alone, joined. */
export const isOfWords = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[.-]/)
    .every((part) => isWordForm(part) || isStopWord(part) || /^(?:up|out|off|pre|sub|non|semi|self|re|e)$/.test(part));
/** What is said of an account or done with it, "read-only", "half-empty", "sign-in": no name as night-owl is one. */
const describing = new RegExp(
  oneLine`
    ^(?:non|semi|self|re|e|pre|sub|half|multi|anti|co|ex|well|read|sign|log|opt|built|case|password)-
    |[.-](?:
      up|out|off|in|on|only|free|based|less|time|ready|specific|sensitive|friendly|empty|full|wide|protected
      |\p{L}{2,}(?:ed|ing|able|ible)
    )$
  `,
  'u',
);
export const isDescription = (name: string): boolean =>
  (describing.test(name.toLowerCase()) && isOfWords(name)) ||
  (/[.-]/.test(name) && name.split(/[.-]/).every(isStopWord));
const isNameOrWord = (value: string): boolean => isCommonOrEnglish(value) || names.has(value);
export const endsAsName = (value: string): boolean => {
  if (isWordForm(value)) return false;
  for (let at = 4; at <= value.length - 4; at++)
    if (isGivenName(value.slice(at)) && !isCommonWord(value.slice(at)) && isNameOrWord(value.slice(0, at))) return true;
  return false;
};

/** An initial and a family name, or a given name and more: mhartwell, tessaquill. */
export const isOfName = (value: string): boolean => {
  if (isCommonWord(value)) return false;
  const rest = names.get(value.slice(1));
  if (value.length > 5 && rest !== undefined) return true;
  for (let length = 5; length <= value.length - 4; length++) if (isGivenName(value.slice(0, length))) return true;
  return false;
};

/** Of several parts, of which one is nothing but somebody's name: erina-mtz, wang_lei, no pull-request. */
export const isHandle = (name: string): boolean => {
  const parts = name.toLowerCase().split(/[._-]|(?<=\p{L})(?=\d)/u);
  return (
    parts.length > 1 &&
    parts.some((part) => part.length > 3 && (isGivenName(part) || names.has(part)) && !isWordForm(part))
  );
};
/** What somebody calls themselves and no one is called: a low line or digits among letters. */
export const isAlias = (name: string): boolean => /\p{L}{3}/u.test(name) && /_\p{L}|\p{L}_|\p{L}-?\d/u.test(name);

export const isOdd = (name: string): boolean =>
  /#\d{4,5}$/.test(name) ||
  (/_/.test(name) && (/\d/.test(name) || /\p{Ll}\p{Lu}|(?:^|_)\p{L}(?:_|$)/u.test(name))) ||
  /^\p{L}{2,}[._]\p{L}{1,}\d+$/u.test(name);

/** "timeout", "checkout": two words as one. */
const compound = /^(\p{L}{3,})(?:out|in|up|off|name|time|date|line|book|work|day|board|page)s?$/u;
const isOrdinary = (lower: string): boolean =>
  isAnyWord(lower) || isWordForm(lower) || isAnyWord(compound.exec(lower)?.[1] ?? '');
/** `due_date`, `report_2024`, `self_employed`: what tables and forms hold, and what one is. */
export const isOfWordsAlone = (name: string): boolean =>
  name.split(/[_\d]+/).every((part) => part === '' || isOrdinary(part.toLowerCase()));

/** A given name, and digits, initials or another name: no variable of a program. */
export const isNamed = (name: string): boolean => {
  const parts = name.toLowerCase().split(/[_-]/);
  const isPerson = (part: string): boolean =>
    part.length > 2 && isGivenName(part) && !isCommonWord(part) && part !== 'max';
  return (
    parts.some(isPerson) &&
    parts.every((part) => isPerson(part) || /^\d{1,4}$|^\p{L}{1,2}$/u.test(part) || names.has(part))
  );
};

/** What people say of a password: "neues Passwort", "ancien mot de passe", "la vecchia password". */
const ofPassword = new RegExp(
  `^(?:${[
    oneLine`
      new|old|forgotten|forgot|lost|wrong|correct|right|temporary|temp|initial|default|current|previous|first|second
      |third|last|strong|weak|same|shared|expired|changed|reset|secure|secret|simple|master|invalid|incorrect|saved
      |another|other|different|random|generic
    `,
    oneLine`
      (?:
        neu|alt|erst|zweit|dritt|letzt|falsch|richtig|aktuell|bisherig|vorherig|temporär|vorläufig|schwach|stark
        |sicher|unsicher|eigen|gleich|selb|ander|geheim|einfach|gültig|ungültig
      )e[nmrs]?|(?:ver|ge|be|ent|zurückge|abge|ange|einge)\p{L}{2,}(?:t|en)e[nmrs]?
    `,
    oneLine`
      nouve(?:au|l|lle)|ancien(?:ne)?|vieux|vieil|premier|première|second|deuxième|dernier|mauvais|bon|oublié|perdu
      |changé|modifié|temporaire|provisoire|actuel|faible|fort|sécurisé|mon|ton|son|votre|même|autre|incorrect|erroné
      |expiré
    `,
    oneLine`
      nuev[oa]|antigu[oa]|viej[oa]|primer[oa]?|segund[oa]|últim[oa]|olvidad[oa]|perdid[oa]|cambiad[oa]|temporal
      |provisional|actual|débil|fuerte|segur[oa]|mism[oa]|otr[oa]|incorrect[oa]|erróne[oa]|caducad[oa]
    `,
    oneLine`
      nuov[oa]|vecchi[oa]|prim[oa]|second[oa]|ultim[oa]|dimenticat[oa]|pers[oa]|cambiat[oa]|temporane[oa]
      |provvisori[oa]|attuale|debole|sicur[oa]|stess[oa]|altr[oa]|sbagliat[oa]|errat[oa]|scadut[oa]|mi[oa]|su[oa]
    `,
    'nieuwe?|oude?|eerste|tweede|laatste|vergeten|verloren|gewijzigde?|tijdelijke?|huidige?|zwakke?|sterke?|veilige?|zelfde|andere?|verkeerde?|onjuiste?|verlopen|mijn|jouw',
    'now[eya]|star[eya]|pierwsze|drugie|ostatnie|zapomniane|zgubione|zmienione|tymczasowe|obecne|aktualne|słabe|silne|bezpieczne|inne|błędne|złe|niepoprawne|wygasłe|moje|twoje',
    'nov[oa]|antig[oa]|velh[oa]|primeir[oa]|esquecid[oa]|alterad[oa]|temporári[oa]|atual|frac[oa]|forte|mesm[oa]|outr[oa]|incorret[oa]|errad[oa]|expirad[oa]|minha|sua',
    'nytt|nya|gammalt|gamla|första|andra|sista|senaste|glömt|glömda|förlorat|ändrat|tillfälligt|nuvarande|svagt|starkt|säkert|samma|annat|fel|felaktigt|utgånget|mitt|ditt',
    'yeni|eski|ilk|ikinci|son|unutulan|unutulmuş|kayıp|değiştirilen|geçici|mevcut|zayıf|güçlü|güvenli|aynı|başka|yanlış|hatalı',
  ].join('|')})$`,
  'iu',
);
/** What is said of the name of an account: that it is taken, gone, wrong. */
const state = new RegExp(
  oneLine`
    ^(?:
      taken|gone|stuck|invalid|blocked|hacked|missing|vergeben|belegt|weg|futsch|gesperrt|ungültig|verschwunden|pris
      |occupé|bloqué|introuvable|invalide|ocupad[oa]|bloquead[oa]|inválid[oa]|no existe|occupat[oa]|bloccat[oa]
      |non valid[oa]|bezet|geblokkeerd|ongeldig|kwijt|zajęt[ay]|zablokowan[ya]|nieprawidłow[ya]|tomad[oa]|upptaget
      |upptagen|spärrat|ogiltigt|borta|alınmış|yanlış|kapalı|geçersiz
    )$
  `,
  'iu',
);
/** Whether a word says how a password or a name is. */
export const isSaid = (word: string): boolean => ofPassword.test(word) || state.test(word);
/** What a password is called. */
export const passwords =
  'password|passwor[dt]|pass|pwd?|kennwort|mot de passe|mdp|contraseña|clave|senha|wachtwoord|ww|hasło|lösenord|şifre|密码|密碼|パスワード|비밀번호';
const passwordBehind = new RegExp(`^["'\`]?[ \\t]{1,3}(?:${passwords})(?!\\p{L})`, 'iu');
/** Whether a word right before one for a password says which password, and not whose. */
export const isOfPassword = (text: string, start: number, end: number): boolean =>
  ofPassword.test(text.slice(start, end)) && passwordBehind.test(textAfter(text, end, 24));

const familyName = /^ \p{Lu}[\p{L}\p{M}'’-]+(?![\p{L}\p{N}_.@]|[ \t]*[:=])/u;
/** Whether a place is a given name with a family name behind it: "User: Kent Mailly" is somebody; in "User: Kent Password: …" it is an account. */
export const isGivenOfFull = (text: string, start: number, end: number): boolean => {
  const name = text.slice(start, end);
  return /^\p{Lu}\p{Ll}+$/u.test(name) && isGivenName(name) && familyName.test(textAfter(text, end));
};
