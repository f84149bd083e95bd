/** How countries write their postal codes: sources of regular expressions, in which a digit is one of ASCII. */

/** Five digits, and what the United States and Brazil add. */
export const american = '[0-9]{5}-[0-9]{3,4}';
export const brazilian = '[0-9]{5}-[0-9]{3}';
export const portuguese = '[0-9]{4}-[0-9]{3}';
export const japanese = '[0-9]{3}-[0-9]{4}';
export const polish = '[0-9]{2}-[0-9]{3}';
/** Sweden, Greece, Czechia, Slovakia. */
export const inTwo = '[0-9]{3} [0-9]{2}';
export const dutch = '[0-9]{4} [A-Z]{2}';
/** Often written in one. */
export const dutchOrJoined = '[0-9]{4} ?[A-Z]{2}';
export const canadian = '[A-Z][0-9][A-Z][ -]?[0-9][A-Z][0-9]';
/** Ireland's Eircode: a routing key and what is the house's own. */
export const irishKey = '(?:[AC-FHKNPRTV-Y][0-9]{2}|D6W)';
export const irishRest = '[0-9AC-FHKNPRTV-Y]{4}';
/** Postcode areas of the United Kingdom (Royal Mail). */
export const areas =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'.replaceAll(
    ' ',
    '|',
  );
