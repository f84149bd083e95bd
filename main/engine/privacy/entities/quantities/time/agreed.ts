import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import type { Candidate } from '../../entity';

/** Times that two agree on and that no preposition names: "on dit 18h ?", "chego 19h", "at half past or quarter to". */

const agreeing = [
  oneLine`
    on dit|disons|dis|ok pour|d['’]accord pour|va pour|plutôt|rdv|rendez-vous|rv
    |(?:je|tu|on|il|elle|nous|vous) (?:pass|vien|arriv|rentr|débarqu|par|finis|finit|commenc|descend|mang|sor)\p{L}{0,4}
  `,
  'quedamos|llego|llegamos|salgo|paso|voy|mejor|tipo',
  'chego|chegamos|pode ser|combinado|marcado|marcamos|ficou|passo|saio|vou|lá pelas|tipo',
  'arrivo|passo|esco|facciamo|diciamo|ci vediamo',
].join('|');
const before = new RegExp(`(?<!\\p{L})(?:${agreeing})(?: (?:vers|alors|demain|ce soir|hoje|amanhã|là|lá))? $`, 'iu');
/** Where they meet. */
const place =
  "chez|devant|au|à la gare|à l['’]entrée|place|gare|na|no|em|lá|en casa|en mi|en tu|en el|en la|da me|davanti";
const lineStart = /(?:^|\n) {0,4}$/u;
const goesOn = new RegExp(
  oneLine`
    ^(?: ?[?!.,;)]|\s*$|\n
      | (?:
        ${place}|c['’]est|ça|si|ok|demain|ce soir|pile|max|hein|du|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
        |hoje|amanhã|hoy|mañana|vale|entonces|então|tá|e|y|et|mais|alors
      )(?!\p{L}))
  `,
  'iu',
);
const atPlace = new RegExp(`^ (?:${place})(?!\\p{L})`, 'iu');
/** Fewer hours last more often than they are agreed on. */
const earliest = 6;

/** Whether an hour such as "18h" is one that was agreed on, and not so many hours. */
export const isAgreed = (hour: string, left: string, right: string): boolean =>
  Number(hour) >= earliest &&
  ((goesOn.test(right) && before.test(left)) || (atPlace.test(right) && lineStart.test(left)));

/** "at quarter past or quarter to": of an hour that both know. */
const again = wordPattern(
  /(?<= )(?<=(?<!\p{L})(?:at|by|until|till|around|about|or|for|maybe) )(?:half|quarter|5|10|20|25) (?:past|to)(?=$|[.,;:!?)\n]| (?:or|and|so|then|works|please|is)(?!\p{L}))/iu,
);

/** Minutes whose hour is not said again. */
export const hourAgain = (text: string): Candidate[] =>
  again.all(text).map(({ 0: words, index: start }) => ({
    start,
    end: start + words.length,
    score: 0.7,
    reason: 'minutes of an hour',
  }));
