import { oneLine } from '../../../patterns/one-line';
import { after, before, type Rule } from './phrases';

/** Bare numbers that are won, lost, drawn and put by. */

/** Where sums are lost, won and drawn. */
const places = oneLine`
  bingo|[ck]asin[oòô]\p{L}{0,2}|kasyn\p{L}{1,2}|lott\p{L}{1,5}|loter\p{L}{1,3}|loto|raspadinhas?|rasca|gratt\p{L}{2,9}
  |triss(?:lott)?|pok[eé]rn?|póquer|bookies?|bukmacher\p{L}{1,2}|Wett\p{L}{1,5}|paris sportifs|PMU|tiercé|slots?
  |scratch ?cards?|cajero|multibanco|bancomat|(?:Geld|Spiel)?automat\p{L}{0,3}|distributeur|ATM
  |cash ?(?:machine|point)|bankomat\p{L}{0,3}|pinautomaat|loterij|kraslot\p{L}{0,2}|gokkast\p{L}{0,2}|apuestas|apostas
  |scommesse|races|cartão|tarjeta|kreditkort\p{L}{0,2}|Kreditkarte|carta di credito|credit card|creditcard
`;
const played: Rule = {
  before: before(
    oneLine`
      perd[íi]|perdió|perdeu|gast(?:é|ei|ó|ou)|saqué|sacó|levantei|ganh(?:ei|ou)|gan[éó]
      |(?:ho|ha) (?:vinto|perso|speso|prelevato)|vann|vunnit|förlorade|tog ut|won|wygrał\p{L}{1,2}|przegrał\p{L}{1,2}
      |wypłacił\p{L}{1,2}|lost|blew|spent|withdrew|took out|(?:hab|habe|hat|haben)
      |(?:ai|a|as|avons) (?:gagné|perdu|claqué|retiré|dépensé)|won|verloor|gewonnen|heb|heeft
    `,
  ),
  after: new RegExp(
    oneLine`
      ^ (?:quid )?(?:
        en el|en la|en|no|na|nas|nos|al|alla|alle|nel|aan de|aan|bij het|bij|met de|in het|in de|på|beim|im|am|auf
        |mit der|aux?|à la|à|at the|at|on the|on|from the|from|in the|in|del|du|dal|dalla|do|da|ur|w|u|z|ze|i|con la
        |com o
      ) (?:(?:el|la|il|den|die) )?(?:${places})(?!\p{L})
    `,
    'iu',
  ),
  digits: 2,
  reason: 'a sum that came or went',
};
/** "put 200 aside", "j'ai mis 200 de côté", "in the pot" */
const putAside: Rule = {
  before: before(
    oneLine`
      (?:put|leg[et]?|mets|pongo|metto|odkładam|ponho|lägger)
      (?: (?:each|every|jeden|jede|elke|iedere|chaque|cada|ogni|każdego|todo|varje) \p{L}{3,8})?|puts|leg[et]?|lege
      |legt|mis|mets|met|mettre|mettons|pongo|puse|metto|mettiamo|messo|odkładam|odłożył\p{L}{1,2}|ponho|pus|lägger|la
      |sparar
    `,
  ),
  after: after(
    oneLine`
      (?:
        aside|away|by|in the (?:pot|kitty|jar|collection)|zur Seite|auf die Seite|beiseite|zurück|de côté
        |dans la (?:cagnotte|cagnotte commune)|aparte|a un lado|da parte|opzij|na bok|do skarbonki|de lado|de parte
        |undan|åt sidan
      )
    `,
  ),
  digits: 2,
  reason: 'what somebody saves',
};
/** "lost 120, won 40 back" */
const wonBack: Rule = {
  before: before('won|got|paid|gave'),
  after: after('back(?= ?$|[.,;!)]| (?:on|from|so|and|but))'),
  digits: 2,
  reason: 'a sum that came or went',
};

export const drawn: readonly Rule[] = [played, putAside, wonBack];
