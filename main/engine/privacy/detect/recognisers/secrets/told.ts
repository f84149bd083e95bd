import type { Candidate, PreparedText } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';
import { oneLine } from '../../../patterns/one-line';
import { type Labelled, labelled } from '../labelled';
import { toldLater } from '../told-later';
import { bareCode, codeKinds, isOfCode } from './codes';
import { passwordNames } from './passwords';

/** Passwords and codes told in prose: after one was spoken of ("the wifi one is gooseberry-lamp-4"), or what one was changed to. */

/** A standard, a model, a file's version: capitals and a number. "Covid-19" and the like. */
const designation =
  /^(?:\p{Lu}{1,6}[-_ ]?\d+(?:[-.]\d+)*\p{L}?|\p{Lu}\p{Ll}+-?\d{1,2}|v?\d+(?:\.\d+)+.*|https?:.*|[^@\s]+@[^@\s]+\.\w+)$/u;
/** Letters with digits: words joined, a sign among them, or a word and a number in one. */
const isMixed = (value: string): boolean =>
  /\d/.test(value) &&
  /\p{L}{3}/u.test(value) &&
  !designation.test(value) &&
  !isPlaceholder(value) &&
  ((/[-_.]/.test(value) && (value.match(/\p{L}{2,}/gu) ?? []).length > 1) ||
    /[!#$%&*+=?@^~]/.test(value) ||
    /^\p{L}{4,}[-_]?\d{2,}$/u.test(value));

/** A clause ends behind it. */
const ends = oneLine`
  (?=
    ["'”»’」)]{0,2} ?(?:
      [.,;:!?…。，、\n]|$|(?:です|だ|である)
      |(?:
        now|please|and|but|jetzt|bitte|und|aber|maintenant|et|mais|ahora|y|pero|ora|adesso|e|ma|nu|en|maar|teraz|i|ale
        |agora|mas|och|men|ve|ama
      )(?!\p{L})
    )
  )
`;
const password: Labelled = {
  cues: passwordNames,
  value: `[^\\s"'“”„«»‘’「」。，、]{5,63}(?<=[\\p{L}\\p{N}!#$%&*+=@])${ends}`,
  isValue: isMixed,
  ofWords: true,
};

/** "h u n t e r 2 2": a space behind each of its characters. */
const letterByLetter: Labelled = {
  cues: passwordNames,
  value: '[^\\s"\'“”:=](?: [^\\s"\'“”](?=\\s|[.,;!?]?(?:\\s|$))){5,40}',
  isValue: (value) => (value.match(/[\p{L}\p{N}]/gu) ?? []).length >= 5,
  ofWords: true,
};

/** "Changed the code of the gate to", "der Türcode wurde auf": what was done with which, and what stands before the value. */
const changed = (verb: string, code: string, to: string): string =>
  `(?:(?:${verb})(?: [\\p{L}'’]{1,8}){0,2} (?:${code})(?: [\\p{L}'’-]{1,14}){0,3}|(?:${code})(?: [\\p{L}'’-]{1,14}){1,5}? (?:${verb})) (?:${to})`;
const pin = 'pin(?:-?code|-?koden|-?kod)?';
/** @param stem What a word for a code may be put together with. */
const newCode = (stem: string): Labelled => ({
  cues: [
    changed('chang(?:ed?|ing)|set|reset|updated?|switch(?:ed)?', `${bareCode}|${pin}|combination|combo`, 'to'),
    `(?:${stem}-?)?(?:code|pin|kombination)(?: [\\p{L}-]{2,12}){0,3} auf|geheimzahl(?: [\\p{L}-]{2,12}){0,3} auf`,
    changed('chang\\p{L}{1,4}|modifi\\p{L}{1,4}|mis|remplac\\p{L}{1,3}', `${bareCode}|${pin}`, 'pour|par|en|à'),
    changed('cambi\\p{L}{1,5}|modific\\p{L}{1,4}|puse|puesto', `${bareCode}|${pin}|clave|combinación`, 'al?|por'),
    changed('cambi\\p{L}{1,4}|modificat\\p{L}|impostat\\p{L}', `${bareCode}|${pin}|combinazione`, 'in|con|a'),
    `(?:${stem}-?)?(?:code|pincode)(?: [\\p{L}-]{2,12}){0,4} (?:naar|in|op)`,
    changed('zmieni\\p{L}{1,5}|ustawi\\p{L}{1,5}', `${bareCode}|${pin}|szyfr`, 'na'),
    changed('mud\\p{L}{1,4}|alter\\p{L}{1,4}|troc\\p{L}{1,4}', `${bareCode}|${pin}|senha`, 'para'),
    changed('ändra\\p{L}{0,3}|byt\\p{L}{1,3}', `(?:${stem})?koden|${pin}`, 'till'),
    "(?:kodu|şifreyi|pin['’]?i|şifresini|kodunu)(?= [0-9]{4,8} (?:olarak|yap))",
    '(?:密码|口令|门禁码|代码|PIN码?)(?:已经?|被)?(?:改|换|设)(?:成|为|到)了?|(?:暗証番号|コード|パスワード)を',
  ],
  value: `(?:#?[0-9]{4,8}[A-Z#*]?|[0-9]{4}[A-Z])(?= ?に(?:変|し|設定|なり)| (?:olarak|yap\\p{L}*)|${ends.slice('(?='.length, -1)}| (?:ge[äw]\\p{L}+|umgestellt|gesetzt|gezet|veranderd|yesterday|today|on|last|gestern|heute|hier|ayer|ieri|gisteren|wczoraj|ontem|igår)(?!\\p{L}))`,
  isValue: (value) => !/^(?:19|20)\d\d$/.test(value),
  score: 0.88,
});
const anyNewCode = newCode('\\p{L}{2,14}');
/** Of words that begin as few do: asked for where no compound can be one. */
const plainNewCode = newCode('');
/** What all of the compounds have in it, whatever stands between: a text's words, or a key's. */
const compound =
  /(?:code|pin|kombination|koden)[\p{L} _'’-]{0,80}(?:(?:auf|naar|in|op|till)(?:(?!\p{L})|(?=num|nr|no|id|code))|ändra|byt)/iu;

const passwordLater = toldLater([password], false);
const codeLater = toldLater(codeKinds, false);

/** Linear in the text. */
export const toldSecrets = (prepared: PreparedText): Candidate[] => [
  ...passwordLater(prepared),
  ...labelled(prepared, letterByLetter),
  ...[...labelled(prepared, compound.test(prepared.text) ? anyNewCode : plainNewCode), ...codeLater(prepared)].filter(
    (each) => isOfCode(prepared.text, each),
  ),
];
