import type { Candidate } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';

/** Passwords of several words in a file of settings: `SMTP_PASS=b4ttery horse9`, where nothing marks the end but the line's. */

const line =
  /^[ \t]{0,8}(?:(?:export|set|ENV)[ \t]{1,4})?(?!(?:MAX|MIN|NUM|TEST)_)(?:(?:[A-Z][A-Z0-9]{0,20}_){1,4}(?:PASS|PASSCODE|PWD|PW|SECRET)|(?:[A-Z][A-Z0-9]{0,20}_){0,4}(?:PASSWORD|PASSWD|PASSPHRASE|PASSWORT|KENNWORT|CONTRASENA|SENHA|MDP))[ \t]{0,2}=[ \t]{0,2}([^\s"'`#$(){}<>|;&/][^\n"'`#$(){}<>|;&]{2,120})$/gmu;
/** `PASSWORD=hunter22 npm start`: what is run with it. */
const command =
  /^\S+[ \t]+(?:[A-Z][A-Z0-9_]*=|-|\.{0,2}\/|~\/|sudo |npm |npx |yarn |pnpm |node |deno |bun |python|pip |ruby |php |java |go |cargo |make|bash |sh |docker|kubectl|helm |psql|pg_|mysql|redis-cli|curl |wget |ssh |scp |git |[\w.-]+\.(?:sh|py|js|ts|rb|exe)(?!\w))/u;
/** `PASSWORD=change me before deploy`, `=not set yet`: what is to be done, and no password. A number by itself is a length. */
const note =
  /^(?:change|todo|tbd|fixme|must|not|same|see|enter|ask|fill|replace|insert|put|set|add|generate|choose|use|your?|to be|should|at least|min(?:imum)?|max(?:imum)?|bitte|hier|siehe|noch|ändern|à|voir|changer|mettre|même|cambiar|poner|mismo|ver|da|vedi|cambiare|zie|wijzig|zmień|patrz|alterar|se)(?![\p{L}\d]).*\p{L}$/iu;
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
