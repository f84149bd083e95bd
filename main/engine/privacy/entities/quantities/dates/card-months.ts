import { oneLine } from '../../../patterns/one-line';
import { textBefore } from '../../../text/around';

/** The month that a card is good until. Moved by days it would become one long past, so it stays; the card is enciphered. */

/** What a card's or a passport's month stands behind: "my card expires 11/29". */
export const expiring = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      exp(?:ir(?:es|ed|y|ing))?\.?|expiration(?: date)?|valid (?:thru|until|to|till)|good (?:thru|until)|läuft ab
      |gültig bis|abgelaufen|expirent?|expirée?|valable jusqu['’]au|caduca|caducidad|vence|válid[oa] hasta|scade
      |scad\.|scadenza|verloopt|geldig tot|ważn[ay] do|validade|válido até|giltigt? (?:till|t\.o\.m\.?)|går ut
    )(?: date)?(?: ?:| (?:on|in|am|en|le|il|op|em|el|den|is|ist|at))? $
  `,
  'iu',
);
const card =
  /\d{4}[ -]?\d{4,6}[ -]?\d{4,5}|(?<!\p{L})(?:cards?|(?:kredit)?karte|carte|tarjeta|carta|kaart|kart[ay]|kort(?:et)?|cartão|visa|amex|mastercard)(?!\p{L})/iu;
const months = /(?<![\d/])(?:0[1-9]|1[0-2])\/[2-4]\d(?![\d/])/g;

/** Where such months begin: "Amex 3782 822463 10005 exp 08/28" is good until August 2028. */
export const cardMonthsIn = (text: string): ReadonlySet<number> => {
  const starts = new Set<number>();
  for (const { index } of text.matchAll(months)) {
    const left = textBefore(text, index, 64);
    if (expiring.test(left) && card.test(left)) starts.add(index);
  }
  return starts;
};
