import type { Candidate, PreparedText } from '../../../entities/entity';
import { oneLine } from '../../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../../patterns/word-starts';
import { textAfter } from '../../../text/around';
import { passwordWords, unspacedPasswordWords } from './password-words';
import { ends, isMixed, looksLikeKey, looksLikePassword } from './values';

const cueWords = `${passwordWords}|clave|pw`;

const keyCues = oneLine`
  (?:
    api|access|secret|private|encryption|license|licence|product|activation|recovery|auth|client|session|master|bearer
    |account|aws|github|openai|stripe
  )[ -]?(?:key|token|secret|code)s?|secret|token|credentials?|api-schlüssel|zugangsschlüssel|clé (?:api|secrète|d'api)
  |clave (?:api|secreta|de api)|chiave (?:api|segreta)|lizenzschlüssel
`;

/** A word that a bank or a school asks for: it looks like any other. */
const wordCues = oneLine`
  (?:security|secret|safe|memorable|code) ?word|sicherheitswort|codewort|mot (?:secret|de sécurité)
  |palabra (?:secreta|clave|de seguridad)|parola (?:segreta|d[’']ordine)|palavra secreta|geheim woord|wachtwoordzin
  |tajne słowo|säkerhetsord|gizli kelime|güvenlik kelimesi
`;

/** A password as it is spoken of, whatever its case. */
export const passwordNames: readonly string[] = [
  `${cueWords}|passwords|passwörter|wlan-passwort|passwordet|lösenordet|hasł(?:a|em)|şifre\\p{L}{1,4}|parolay\\p{L}`,
  unspacedPasswordWords,
];

const linking = oneLine`
  (?:
    [ \t]{1,3}
    (?:for|of|to|on|für|fürs|zum|pour|de|du|para|per|voor|do|dla|till|k|ke|na|za|la|от|до|для|на|til|για|του)[ \t][^\n:=,.;]{1,40}?
  )?[ \t]{0,3}(?:
    (?:
      =>|=|:|：|->|→|—|–|-
      |(?:is|was|lautet|ist|war|est|es|era|è|é|jest|to|är|oli|je|on|er|este|είναι|е|это|це|là|adalah)(?![\p{L}\p{N}_])
    )[ \t]{0,3}(?:(?:now|still|currently|jetzt|ahora|maintenant)(?![\p{L}\p{N}_]))?[ \t]{0,2}
  ){1,2}
`;

const quote = '["\'`“”„«»‘’]';

const sentence = (cues: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${cues})(?![\\p{L}\\p{N}_])${quote}?(${linking})(?:${quote}([^\\n"'\`“”„«»‘’]{3,60})(?=${quote})|([^\\s"'\`“”„«»‘’]{3,120}))`,
    'giu',
  );

const passwordSentence = wordPattern(sentence(`${cueWords}|${unspacedPasswordWords}`));
const keySentence = wordPattern(sentence(keyCues));
const wordSentence = wordPattern(sentence(wordCues));

/** How each of them ends. */
const asked = /word|wort|mot |alabra|parola|palavra|woord|słowo|ord |kelime/i;

/** Says something of the word, not which it is. */
const said =
  /^(?:not|the|a|an|my|your|required|optional|needed|wrong|correct|incorrect|missing|unknown|nicht|pas|no|non)$/iu;
const looksLikeWord = (value: string): boolean => /^\p{L}[\p{L}\p{N}'-]{2,30}$/u.test(value) && !said.test(value);

/** The next name of a query: `&x=1`. */
const nextName = /&[\w.-]{1,40}=.*$/u;

export const trimmed = (value: string): string =>
  value.replace(nextName, '').replace(/[.,;:!?)\]}>*]+$/u, (tail) => (/^[!?*]/.test(tail) ? tail.slice(0, 1) : ''));

const inSentence = (
  text: string,
  pattern: WordPattern,
  accepts: (value: string) => boolean,
  plainWords: 'never' | 'after a sign' | 'always',
): Candidate[] =>
  pattern.all(text).flatMap((match) => {
    const [whole, link = '', quoted = '', free = ''] = match;
    const written = quoted === '' ? free : quoted;
    const value = quoted === '' ? trimmed(free) : quoted;
    const start = match.index + whole.length - written.length;
    const end = start + value.length;
    const isSign = plainWords === 'always' || /[:=：>→]/.test(link);
    // A plain word is one only where nothing else follows it.
    const isPlain = !isMixed(value);
    if (isPlain && !(plainWords !== 'never' && (quoted !== '' || (isSign && ends.test(textAfter(text, end, 12))))))
      return [];
    if (!accepts(quoted === '' ? value : value.replaceAll(' ', ''))) return [];
    const cue = whole.slice(0, whole.lastIndexOf(link));
    return [{ start, end, score: 0.9, reason: `after '${cue}'` }];
  });

/** Without spaces between the words: 密码是…, パスワードは…, 비밀번호는 …. */
const unspaced =
  /(?:密码|密碼|口令|パスワード|暗証番号|비밀번호|암호)(是|为|為|：|:|は、?|が|는|은|이|가)?[ \t]{0,2}["'「『“]?([\x21-\x7e]{4,60})/gu;

/** Passwords and keys in sentences of a dozen languages. */
export const passwords = ({ text }: PreparedText): Candidate[] => [
  ...inSentence(text, passwordSentence, looksLikePassword, 'after a sign'),
  ...inSentence(text, keySentence, looksLikeKey, 'never'),
  ...(asked.test(text) ? inSentence(text, wordSentence, looksLikeWord, 'always') : []),
  ...[...text.matchAll(unspaced)].flatMap((match) => {
    const [whole, link, written = ''] = match;
    const value = trimmed(written).replace(/["']+$/, '');
    const start = match.index + whole.length - written.length;
    return looksLikePassword(value) && (link !== undefined || isMixed(value))
      ? [{ start, end: start + value.length, score: 0.9, reason: 'after a word for a password' }]
      : [];
  }),
];
