import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { clauseBefore } from '../clause';
import { personWords } from '../people/before';
import { onward } from '../people/onward';

/** Hours of somebody's own day, bare as well: "I start at 7", "muss um 6 raus", "kończę o 15.45", "slutar jobba 16.30". */

interface Day {
  /** Before the hour. */
  readonly at: string;
  /** What somebody does then, where it stands before the hour. */
  readonly does: string;
  /** … and what stands right behind it. */
  readonly behind: string;
}

const table: Readonly<Record<string, Day>> = {
  en: {
    at: 'at|by|before|until|till|from|around|about',
    does: oneLine`
      (?:get|gets|got|getting) (?:up|home|in|back|off)|wakes?(?: up)?|woke(?: up)?|go(?:es)? to (?:bed|sleep|work|school)
      |went to (?:bed|sleep)|(?:fall|falls|fell) asleep|sleep|starts?|started|finish(?:es|ed)?|clock(?:s|ed)? (?:on|off|in|out)
      |knocks? off|leaves?|comes? home|eat|have (?:lunch|dinner|breakfast)|(?:drop|pick|picks|drops)(?: \p{L}+){1,3} (?:off|up)
      |catch the \p{L}+|take (?:my|her|his|the) (?:pills?|meds|insulin|tablets?|bus|train)|works? (?:until|till)|in bed|alarm goes off
      |(?:shift|school|class|work|job)(?: \p{L}+)? (?:starts?|ends?|finishes|lets out)
      |and again
    `,
    behind: '',
  },
  de: {
    at: 'um|gegen|bis|vor|ab',
    does: oneLine`
      steh(?:e|t|en)|wach(?:e|t|en)|geh(?:e|t|en)|schlaf(?:e|en)?|schläft|fang(?:e|en)?|fängt|beginn(?:e|t|en)|hör(?:e|t|en)
      |ende(?:t|n)?|komm(?:e|t|en)|hol(?:e|t|en)|bring(?:e|t|en)|esse?n?|isst|arbeit(?:e|et|en)|klingelt|fahr(?:e|t|en)
      |Feierabend|Dienst|Schicht
    `,
    behind: oneLine`
      raus|auf|aufstehen|aufwachen|hoch|weg|los|heim|daheim|zu ?Hause|Feierabend|fertig|schlafen|ins Bett|wach
      |zur (?:Arbeit|Schule|Schicht)|abholen|anfangen|frei
    `,
  },
  nl: {
    at: 'om|rond|tegen|voor|tot',
    does: 'sta(?:at)?|begint?|beginnen|dienst|ga(?:at|an)?|kom(?:t|en)?|stop(?:t|pen)?|eindigt|werk(?:t|en)?|haal(?:t)?|breng(?:t)?|vertrek(?:t)?|eet|eten',
    behind: 'op|slapen|naar (?:bed|huis|school|het werk|mijn werk)|klaar|thuis|weg|beginnen|opstaan|vrij|wakker',
  },
  pl: {
    at: 'o|około|przed|do|od',
    does: oneLine`
      wsta(?:ję|je|jemy)|bud(?:zę|zi)|zaczyna(?:m|my)?|kończ(?:ę|y|ymy)|wraca(?:m|my)?|wychodz(?:ę|i|imy)|odbiera(?:m|my)?
      |odwoż(?:ę|ą)|kładę|zasypia(?:m)?|pracuję|jem|wyjeżdża(?:m|my)?|pracuje(?:my)?|śpi|śpię
    `,
    behind: '',
  },
  sv: {
    at: 'vid|klockan|kl|till',
    does: oneLine`
      går (?:upp|hem|och lägger)|vaknar|börjar|slutar|hämtar|lämnar|kommer hem|lägger (?:mig|sig|oss)|somnar|äter|jobbar
      |åker
    `,
    behind: '',
  },
};
const days = Object.values(table);
/** As far as who is spoken of stands before an hour. */
const reach = 96;
const hedge = `(?:(?:${hedges('about', 'only', 'now')}) )?`;
const at = `(?<!\\p{L})(?:${days.map((each) => each.at).join('|')}) ${hedge}`;
const hour = '(?:1\\d|2[0-4]|0?[1-9])';
/** Behind its preposition; Swedes leave that out before minutes. */
const hours = new RegExp(
  `(?:(?<=${at})${hour}(?:[.:h][0-5]\\d)?|(?<=\\p{L} )${hour}[.:][0-5]\\d)(?![\\d%€$£]|[.,:/-]\\d|\\p{L})`,
  'giu',
);
const done = days.map((each) => ({
  before: new RegExp(
    `(?<!\\p{L})(?:${each.does})(?!\\p{L})[^.!?;\\n\\d]{0,32}(?<!\\p{L})(?:${each.at}) ${hedge}$`,
    'iu',
  ),
  at: new RegExp(`(?<!\\p{L})(?:${each.at}) ${hedge}$`, 'iu'),
  behind: each.behind === '' ? null : new RegExp(`^ (?:${each.behind})(?!\\p{L})`, 'iu'),
}));
const swedish = new RegExp(`(?<!\\p{L})(?:${table.sv?.does})(?!\\p{L})(?: \\p{L}+){0,2} $`, 'iu');
/** Verbs that say whose it is by themselves. */
const inVerb = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      wsta(?:ję|jemy)|budzę|zaczynam|zaczynamy|kończę|kończymy|wracam|wracamy|wychodzę|odbieram|odwożę|kładę|zasypiam
      |pracuję|jem|wyjeżdżam|entro|saio|largo|acordo|levanto|deito|esco|attacco|stacco|alzo|salgo|ficho|vuelvo|acuesto
    )(?!\p{L})
  `,
  'iu',
);
/** The hour in a case, and the verb behind it: "6'da kalkıyorum". */
const turkish = new RegExp(
  oneLine`
    (?<![\d.,:/])(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?(?=['’](?:[dt][ea]n?|y?[ea])(?: \p{L}+){0,2}[ ]
    (?:kalk|çık|başl|biti?r|dön|yat|uyan|gel|gid|gir)\p{L}{0,4}(?:yorum|yoruz|r[ıiu]m|[ıiu]m|[ıi]z)(?!\p{L}))
  `,
  'giu',
);

/** What of a day it is, where words are not parted: 七点上班, 6時に起き. */
export const ownDayUnspaced = /^(?:上班|下班|起床|睡|出门|到家|回家|接孩子|上学|放学|吃饭|打卡)/u;

/** Where an hour is found by its preposition alone. */
const elsewhere = oneLine`
  pars|part|embauche|débauche|dépose|récupère|me lève|couche|finis|commence|rentre|reprends|quitte|salgo|entro|vuelvo
  |levant[oa]|acuest[oa]|ficho|esco|esce|attacco|stacco|torno|alz[oa]|saio|chego|largo|acordo
`;
const verbs = new RegExp(`(?<!\\p{L})(?:${days.map(({ does }) => does).join('|')}|${elsewhere})(?!\\p{L})`, 'iu');
/** Whether somebody's day is told around a place: then a shop that closes at an hour closes in that day. */
export const isOfOwnDay = (said: string): boolean => verbs.test(said) && (personWords.test(said) || inVerb.test(said));

/** Candidates of each. */
export const ownDayTimes = (text: string): Candidate[] => {
  const found = [...text.matchAll(hours)].flatMap(({ 0: written, index: start }): Candidate[] => {
    const end = start + written.length;
    const [left, right] = [clauseBefore(textBefore(text, start, reach)), textAfter(text, end, 24)];
    const isDone =
      done.some(({ before, at: cue, behind }) =>
        behind?.test(right) === true ? cue.test(left) : onward.test(right) && before.test(left),
      ) ||
      (/[.:]/.test(written) && onward.test(right) && swedish.test(left));
    if (!isDone || !(personWords.test(left) || inVerb.test(left))) return [];
    return [{ start, end, score: 0.7, reason: 'of a day' }];
  });
  const cased = [...text.matchAll(turkish)].map(({ 0: written, index: start }) => ({
    start,
    end: start + written.length,
    score: 0.7,
    reason: 'of a day',
  }));
  return [...found, ...cased];
};
