import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { onward } from '../people/onward';
import type { Amount } from './read';

/** Sums with their cents that were paid, taken from an account or asked back, with no currency: "mi hanno addebitato 27,80". */

const taking = [
  'paid|pa(?:y|ys|ying)|spent|charg(?:ed|es|ing)|billed|debited|deducted|refund(?:ed)?|overcharged|owes?|owed',
  '(?:be)?zahl(?:e|t|en|te|ten)|buch(?:en|t|te|ten)|zieh(?:en|t)|zog(?:en)?|berechne(?:n|t|te|ten)|überw(?:ies|eise[nt]?)|schulde[tn]?',
  'prélev(?:é|és|ent|e|ée)|débité|payé|facturé|dépensé|remboursé|doi[st]|doivent',
  'cobr(?:ado|aron|ó|aban)|carg(?:ado|aron|ó)|pag(?:ué|ado|amos)|gast(?:é|ado)|devuelto|deben?|descont(?:ado|aron|ó)',
  'addebitat[oi]|pagat[oi]|spes[oi]|scalat[oi]|prelevat[oi]|rimborsat[oi]|dev(?:e|ono)',
  'afgeschreven|betaal(?:d|de|t)|uitgegeven|terugbetaald|gerekend|schuldig',
  '(?:za)?płaci(?:łem|łam|liśmy|ł|ła)|wyda(?:łem|łam|liśmy)|ściągnęli|pobra(?:li|ł|ło|ła|no)|obciąży(?:li|ł)|zwrócili|oddali|wisi|policzyli',
  'cobr(?:aram|ou|ado)|debit(?:aram|ou|ado)|pag(?:uei|amos|ou)|gast(?:ei|ou|amos)|descont(?:aram|ou)|deve',
  'drog|drogs|dragit|betala(?:r|de|t)|debitera(?:de|t)|skyldig|kosta(?:de|t)',
].join('|');
const taken = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${taking})(?:-(?:me|nos|lhe))?(?:[ ,]+(?!(?:seconds?|Sekunden|points?|Punkte)(?!\\p{L}))[\\p{L}'’-]{1,14}){0,5} $`,
    'iu',
  ),
);
/** "can i get my 23.40 back", "meine 19,99 will ich wieder" */
const mine =
  /(?<!\p{L})(?:my|our|meine|unsere|mes|nos|mis|nuestros|i miei|i nostri|mijn|onze|moje|nasze|os meus|os nossos|meus|mina|våra) $/iu;
const backBehind =
  /^ (?:back|refunded|returned|zurück|wieder|will ich|en retour|de vuelta|devuelta|indietro|terug|z powrotem|de volta|tillbaka|geri)(?!\p{L})/iu;
/** Its verb stands behind: "29,90 ein", "54,30 abgebucht", "249,90 çektiler". */
const takenBehind = new RegExp(
  oneLine`
    ^['’]?\p{L}{0,3} (?:
      (?:euro )?(?:
        abgebucht|eingezogen|ein(?=$|[.,;!?)])|ab(?=$|[.,;!?)])|abgezogen|berechnet|überwiesen|zurückgezahlt
        |afgeschreven|ingehouden|teruggestort|gestort|betaald|dragits|dragit|prélevés?
        |çek(?:ti(?:ler)?|ilmiş|ildi|mişler)|kes(?:ti(?:ler)?|ildi)|öde(?:dim|miştim|dik)|tahsil ed\p{L}{1,6}
        |yansıt\p{L}{1,6}
      )
    )(?!\p{L})
  `,
  'iu',
);
const onAccount = new RegExp(
  oneLine`
    (?<!\p{L})
    (?:(?:z|od|from|von|vom|aus|de|dal|van|från|do|da) (?:(?:my|mi|mojego|meinem|mon|mio|mijn|mitt|meu|minha) )?)?(?:
      konta|account|Konto|compte|cuenta|conto|rekening|kontot|conta|card|Karte|carte|tarjeta|carta|kaart|karty|cartão
      |kortet|kartımdan|hesabımdan
    ) $
  `,
  'iu',
);

/** Whether it has its cents, and is no rating and no factor. */
const hasCents = ({ format }: Amount): boolean => format.decimals === 2;
const rated = /^ (?:out of|of|von|sur|de(?! (?:m[áa]i?s|trop))|su|van|na|av|stars?|Sterne|%|×|x)(?!\p{L})/iu;

/** "38,60 de más", "42,50 ce matin" */
const goesOn = new RegExp(
  oneLine`
    ^ (?:
      de (?:más|mais|trop)|too much|zu viel|di troppo|te veel|za dużo|för mycket|c(?:e|ette) |est[ea] |quest[oa] |stamattina
      |de(?:ze|it) |diese[nr]? |tym razem|w tym |den här |this )
  `,
  'iu',
);

/** Why such a sum is somebody's; null where nothing says so. */
export const debited = (amounts: readonly Amount[], clause: string, rest: string): string | null => {
  if (!amounts.every(hasCents) || rated.test(rest)) return null;
  if (backBehind.test(rest) && mine.test(clause)) return 'asked back';
  if (takenBehind.test(rest)) return 'taken from an account';
  if (!onward.test(rest) && !goesOn.test(rest)) return null;
  return taken.test(clause) || onAccount.test(clause) ? 'paid or taken from an account' : null;
};
