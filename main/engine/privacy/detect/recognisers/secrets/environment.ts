import type { Candidate } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';
import { oneLine } from '../../../patterns/one-line';

/** Passwords of several words in a file of settings: `SMTP_PASS=b4ttery horse9`, where nothing marks the end but the line's. */

const line =
  /^[ \t]{0,8}(?:(?:export|set|ENV)[ \t]{1,4})?(?!(?:MAX|MIN|NUM|TEST)_)(?:(?:[A-Z][A-Z0-9]{0,20}_){1,4}(?:PASS|PASSCODE|PWD|PW|SECRET)|(?:[A-Z][A-Z0-9]{0,20}_){0,4}(?:PASSWORD|PASSWD|PASSPHRASE|PASSWORT|KENNWORT|CONTRASENA|SENHA|MDP))[ \t]{0,2}=[ \t]{0,2}([^\s"'`#$(){}<>|;&/][^\n"'`#$(){}<>|;&]{2,120})$/gmu;
/** `PASSWORD=hunter22 npm start`: what is run with it. */
const command = new RegExp(
  oneLine`
    ^\S+[ \t]+(?:
      [A-Z][A-Z0-9_]*=|-|\.{0,2}\/|~\/|sudo |npm |npx |yarn |pnpm |node |deno |bun |python|pip |ruby |php |java |go |cargo |make
      |bash |sh |docker|kubectl|helm |psql|pg_|mysql|redis-cli|curl |wget |ssh |scp |git |[\w.-]+\.
      (?:sh|py|js|ts|rb|exe)(?!\w)
    )
  `,
  'u',
);
/** `PASSWORD=change me before deploy`, `=not set yet`: what is to be done, and no password. A number by itself is a length. */
const note = new RegExp(
  `^(?:${[
    'todo|tbd|fixme|at least|min(?:imum)?|max(?:imum)?',
    oneLine`
      change (?:me|this|it|before|in|on|after|to|every|asap|later)
      |see (?:1password|bitwarden|keepass|vault|wiki|readme|confluence|docs?|notes?|the|below|above|in|section|entry)
      |your? (?:own |new |secret |strong |db |database |smtp |mail |admin |root |app )*
      (?:pass\p{L}*|pw|secret|key|token|value)
    `,
    oneLine`
      must (?:be|have|contain|match|not|include)|should (?:be|have|contain|match|not)
      |to be (?:set|defined|changed|filled|generated|added|done|decided|provided|rotated)
      |not (?:set|yet|used|needed|required|configured|defined|here|in|applicable|stored)
      |same (?:as|like|for|one|password)
    `,
    oneLine`
      ask (?:the|your|ops|it|admin|devops|support|\p{L}+ (?:for|about|to))
      |enter (?:your|the|a|it|pass\p{L}*|here|value)|fill (?:in|me|this|out|it|with)
      |replace (?:me|this|it|with|before|in)|insert (?:your|the|a|it|here|pass\p{L}*)
    `,
    '(?:put|set|add|use|choose|generate|rotate) (?:me|this|it|in|by|via|on|with|before|during|your|the|a|an|here|pass\\p{L}*|from|something|vault|strong|random|quarterly|later)',
    oneLine`
      bitte (?:ändern|setzen|eintragen|anpassen|ausfüllen|nicht|hier|vor|noch)
      |hier (?:eintragen|einfügen|eingeben|das|dein|ihr|passwort|kennwort)|siehe
      |noch (?:nicht|ändern|setzen|offen|zu|festlegen)|ändern
    `,
    oneLine`
      à (?:changer|définir|remplir|compléter|modifier|renseigner|mettre)
      |voir (?:le|la|les|wiki|coffre|doc\p{L}*|avec|dans|readme)|changer (?:avant|le|la|ce|moi|ceci)
      |mettre (?:le|la|un|à|ici|votre)|même (?:que|mot|chose)
    `,
    oneLine`
      cambiar (?:antes|est[aeo]|por|la|el)|poner (?:aquí|la|una|el|tu)|mism[ao] (?:que|contraseña)
      |ver (?:wiki|el|la|en|abajo|com|na|no|readme|doc\p{L}*)|da (?:cambiare|definire|impostare|inserire|compilare)
      |vedi|cambiare (?:prima|qui|la|il)
    `,
    'zie|wijzig|zmień|patrz|alterar (?:antes|isto|depois|a|o)|se (?:wiki\\p{L}*|nedan|ovan|dokument\\p{L}*|valv\\p{L}*|readme)',
  ].join('|')})(?![\\p{L}\\d]).*\\p{L}$`,
  'iu',
);
const isNote = (value: string): boolean => note.test(value) && !/\d/.test(value.replace(/(?<!\S)\d{1,3}(?!\S)/g, ''));
const words = /^\S+(?:[ \t]+\S+){1,7}$/u;

/** Values of several words under the name of a password. Linear: a line is read once. */
export const spacedPasswords = (text: string): Candidate[] =>
  /[A-Z] {0,2}=/.test(text)
    ? [...text.matchAll(line)].flatMap(({ 0: whole, 1: written = '', index }) => {
        const value = written.trimEnd();
        if (!words.test(value) || command.test(value) || isPlaceholder(value) || isNote(value)) return [];
        const start = index + whole.length - written.length;
        return [{ start, end: start + value.length, score: 0.96, reason: 'under the name of a password' }];
      })
    : [];
