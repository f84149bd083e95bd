import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { standsIn } from '../../../text/around';
import { eitherCase, myself, relatives, several, siblings } from '../people/words';

/** Names and numbers in turn: "the kids: Tom: 8, Lucy: 11", "Participants (ages): Anna 34, Ben 27". */

const name = "\\p{Lu}[\\p{L}'’-]{1,20}(?: \\p{Lu}[\\p{L}'’.-]{0,20}){0,2}";
const self = `${myself}|I|[Mm]yself|[Bb]en`;
const joint = `(?:, ?(?:(?:${and}) )?|; ?| (?:${and}|&) | ?/ ?|\\n[-•*]? ?)`;
const entry = (of: string): string => `(?:${of})(?::| [-–=])? `;
const before = new RegExp(`(?<![\\p{L}'-])(?:(${name})|${self})(?::| [-–=])? $`, 'u');
const after = new RegExp(`^(?:$|[.;!?)\\n]|,(?!\\d)|${joint}|:)`, 'u');
/** Whose ages are listed: said before the first of them. */
const cue = new RegExp(
  `(?<!\\p{L})(?:${eitherCase(`${several}|${relatives}|${siblings}`)}|[Aa]ges?|[Aa]lter|[Jj]ahre|[Aa]ged|[Ââ]ges?|[Ee]dad(?:es)?|[Ee]tà|[Ll]eeftijd(?:en)?|[Ww]iek|[Ii]dades?|[Åå]ldrar|[Yy]aşlar\\p{L}{0,3}|[Ff]amily|[Ff]amilie|[Ff]amille|[Ff]amilia|[Ff]amiglia|[Gg]ezin|[Rr]odzina|[Ff]amilj|[Hh]ousehold|[Hh]aushalt|[Tt]ravell?ers?|[Pp]assengers?|[Gg]uests?|[Pp]articipants?|[Aa]ttendees|[Pp]atients?|[Cc]ampers|[Tt]enants|[Rr]eisende[nr]?|[Gg]äste|[Tt]eilnehmer\\p{L}{0,5}|[Vv]oyageurs|[Pp]articipants|[Ii]nvités|[Vv]iajeros|[Pp]articipantes|[Ii]nvitados|[Vv]iaggiatori|[Pp]artecipanti|[Oo]spiti|[Dd]eelnemers|[Rr]eizigers|[Uu]czestnicy|[Gg]oście|[Dd]eltagare)(?!\\p{L})(?![^.!?\\n\\d]{0,32}(?<!\\p{L})(?:scor|points?|votes?|goals?|won|wins?|ate|read|sold|ran|Punkte|Tore|Stimmen|buts|voix|puntos|goles|votos|punti|gol|voti|doelpunten|punten|stemmen|punkt|gole|poäng|mål))[^.!?\\n\\d]{0,32}(?:[:(–-]|are|is|sind|sont|son|sono|zijn|to|są|são|är)\\s?(?:[-•*] ?)?(?:${entry(`${name}|${self}`)}\\d{1,3}${joint}){0,8}${entry(`${name}|${self}`)}$`,
  'u',
);
/** A line of nothing else, under no heading that says what is counted. */
const line = {
  before: new RegExp(`(?:^|[^:：]\\n)(?:${entry(name)}\\d{1,2}${joint}){0,6}${entry(name)}$`, 'u'),
  after: new RegExp(`^(?:${joint}${entry(`${name}|${self}`)}\\d{1,2})*\\.?(?:$|\\n)`, 'u'),
};

/** Whether a number stands behind a name in a list of people and their ages. */
export const isInNamedList = (left: string, right: string, digits: string): boolean => {
  if (!after.test(right)) return false;
  const found = before.exec(left);
  const [first = ''] = found?.[1]?.split(' ') ?? [];
  if (found === null || (found[1] !== undefined && !isGivenName(first))) return false;
  if (cue.test(left)) return true;
  const isAlone = standsIn(line, left, right);
  const isSeveral = /\d/.test(left) || /^[^\n]*\d/.test(right);
  return digits.length === 2 && left.endsWith(': ') && isAlone && isSeveral && !left.includes('\n');
};
