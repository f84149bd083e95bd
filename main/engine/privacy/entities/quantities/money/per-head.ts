import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { after, before, type Rule } from './phrases';

/** Bare numbers that each of several puts in. */

/** "jeder 25", "each", "每人出": what everybody puts in. */
export const perHead: readonly Rule[] = [
  {
    before: before(
      oneLine`
        chacun (?:met|donne|paie|verse|a (?:mis|payé|donné))|cada um (?:dá|paga|põe|deu|pagou)
        |cada uno (?:pone|paga|da|puso)|ognuno (?:mette|paga|dà)|jeder (?:zahlt|gibt|legt)|kişi başı|adam başı
      `,
    ),
    after: new RegExp(`(?:${onward.source})|^ (?:pra|koy|ver|top|öde)`, 'iu'),
    digits: 2,
    reason: 'a share of each',
  },
  {
    before: before(
      oneLine`
        put in|paid|chipp?(?:ed)? in|giv(?:e|ing)|gave|pay|ponemos|pagamos|damos|pusimos|tocamos a|mettiamo|paghiamo
        |diamo|(?:messo|pagato|dato)|leggen(?: we)?(?: allemaal)?|betalen(?: we)?|doen(?: we)?(?: allemaal)?|lägger
        |betalar|ger|la|betalade|on (?:met|donne|paie)|mettons|legen|zahlen|geben
      `,
    ),
    after: after(
      oneLine`
        each|a head|cada uno|por cabeza|por barba|a testa|ciascuno|(?:allemaal )?in(?= voor)|ieder|elk|per persoon
        |p\.p\.|var|på var|per person|chacun|par tête|pro Kopf|pro Nase|jeder
      `,
    ),
    digits: 2,
    reason: 'a share of each',
  },
  {
    before: /(?<!\p{L})(?:(?:zrzuca\p{L}{1,4}|składa\p{L}{1,4}|daj\p{L}{1,4}) (?:się )?po|zusammen,? jede[rsn]?) $/iu,
    after: onward,
    digits: 2,
    reason: 'a share of each',
  },
  {
    before: /(?:每人|每个人|一人|一家)(?:出|交|付|给|凑|收|掏)了?$/u,
    after: /^(?:$|[,，。、块元]|给|買|买|过|来)/u,
    digits: 2,
    reason: 'a share of each',
  },
];
