import { isGivenName, names } from '../../lists';
import { wordPattern } from '../../patterns/word-starts';
import { isCommonWord } from '../words/vocabulary';

/** Whom a log, a tracker or a server names by their account: "Permission denied to jhartley-dev", "PR opened by elin-dahl". */

const account = '[\\p{L}_][\\p{L}\\p{N}_]{0,24}(?:[.-][\\p{L}\\p{N}_]{1,20}){0,3}';
/** What was done by them, to them or for them. */
const done = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?:(?:denied|granted|revoked|(?:re)?assigned|transferred|delegated|handed over) (?:to|for)|(?:opened|closed|reopened|merged|approved|rejected|reviewed|requested|created|updated|changed|modified|edited|deleted|removed|uploaded|downloaded|posted|submitted|reported|committed|pushed|deployed|triggered|started|cancelled|authored|signed|locked|owned|invited|banned|blocked|added) by|(?:log-?[io]n|sign-?in|logout|login attempts?|password (?:reset|change)|session|mailbox|home directory|access) (?:failed |denied |reset |locked )?(?:for|of|by)|(?:cc|ping|thanks|reviewers?|assignees?|maintainers?|owners?|authors?)[:,]?|(?:zugewiesen an|geöffnet von|erstellt von|geändert von|gelöscht von|freigegeben von|assignée? à|ouvert par|créé par|modifié par|asignado a|creado por|modificado por|abierto por|assegnato a|creato da|aperto da|toegewezen aan|aangemaakt door|przypisan[eoy] do|utworzon[eoy] przez|atribuído a|criado por|aberto por|tilldelad|skapad av|öppnad av)) ["'\`“«@]?(${account})(?=["'\`”»]?(?:[,;!?)\\s]|\\.(?:\\s|$)|$))`,
    'giu',
  ),
);
/** MySQL's accounts: 'lmarten'@'localhost'. */
const atHost = /(?<![\p{L}\p{N}_])['"`]([\p{L}_][\p{L}\p{N}_.-]{1,30})['"`]@['"`][\w.%:-]{1,60}['"`]/gu;

/** A part of an account that is a name, or an initial before one: mika, jhartley. */
const isNamePart = (part: string): boolean =>
  part.length > 3 &&
  ((isGivenName(part) && !isCommonWord(part)) ||
    (part.length > 5 && !isCommonWord(part) && names.has(part.slice(1)) && !isCommonWord(part.slice(1))) ||
    (part.length > 4 && names.has(part) && !isCommonWord(part)));
/** What runs by itself: argo-cd, percy-bot-1. */
const machine = /(?:^|[\d_.-])(?:bot|ci|cd|agent|prod|svc|runner|staging)(?:[\d_.-]|$)/iu;
/** Parted by a sign or ending in digits, with a name in it: no word, branch or host. */
const isAccount = (value: string): boolean => {
  if (machine.test(value)) return false;
  if (!/[\d_.-]/.test(value) || /^\p{Lu}/u.test(value) || /\.(?:com|org|net|io|dev|ts|js|py|json|md|txt)$/i.test(value))
    return false;
  return value
    .toLowerCase()
    .split(/[\d_.-]+/)
    .some(isNamePart);
};

/** Each with the account as its first group. Linear in the text. */
export const actors = (text: string): RegExpExecArray[] => [
  ...done.all(text).filter(({ 1: name = '' }) => isAccount(name)),
  ...(text.includes('@') ? text.matchAll(atHost) : []),
];
