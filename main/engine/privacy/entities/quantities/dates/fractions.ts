import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';

/** "1/3 of the rent", "15 1/2 pounds", "1/8 tsp": parts of something, where a day and a month are written so as well. */

const written = /(?<![\d/.,:-])([1-9]|1[0-5])\/([2-9]|1[0-6])(?![\d/%]|[.,:]\d)/g;
const reach = 48;

/** Right before a day, and never before a part. */
const dayBefore =
  /(?<!\p{L})(?:on|since|until|till?|by|due|am|vom|bis|ab|seit|zum|seit dem|bis zum|den|depuis le|jusqu['’]au|desde el|op|dnia|em|\p{L}{3,6}(?:day|tag|dag))[,:]? $/iu;
/** Of what it is: behind it stands no time. */
const ofWhat = new RegExp(
  oneLine`
    ^ (?:
      of|der|des|vo[nm]|meine[rs]|unsere[rs]|du|de|de (?:la|l['’]|los|las|mon|ma|mi|sus?)|del|dell[ao]|dell['’]|di
      |van(?: (?:de|het))?|d[ao]s?|av|af|z|från
    )(?: |(?<=['’]))
    (?!(?:
      \d|(?:this|next|last|the|dieses|nächsten|letzten|dit|volgend|este|cette|l['’])? ?
      (?:year|month|week|Jahr|Monat|Woche|mois|année|semaine|mes|año|mese|anno|jaar|maand|rok|ano|mês|år|matin|morning)
    )(?!\p{L}))\p{L}
  `,
  'iu',
);
/** What is poured, weighed and cut. */
const unit = oneLine`
  tsp|tbsp|tbs|teaspoons?|tablespoons?|cups?|oz|ounces?|lbs?|pounds?|pints?|quarts?|gallons?|inch(?:es)?|in\.|ft|feet
  |miles?|hours?|acres?|stones?|TL|EL|Teelöffel|Esslöffel|Tassen?|Pfund|Liter|Stunden?|Päckchen|Zoll|c\. ?à ?[sc]\.?
  |cuill[eè]res?|tasses?|livres?|heures?|cda|cdta|cucharad\p{L}*|tazas?|litros?|horas?|cucchia\p{L}+|tazz\p{L}+|litr[oi]
  |or[ae]|theelepels?|eetlepels?|kopjes?|uur|łyżk\p{L}+|łyżecz\p{L}+|szklank\p{L}+|colher(?:es)?|xícaras?|tsk|msk|dl
  |çay kaşığı|yemek kaşığı|su bardağı
`;
const unitAfter = new RegExp(`^ ?(?:${unit})(?!\\p{L})`, 'iu');
/** "15 1/2": a whole number, of which it is the rest; a line's first is a number of its list. */
const wholeBefore = /(?<![\d.,/:#-])(?<!^\s*)\d{1,3} $/u;
const wholeAfter = /^(?:$|[.,;!?)]| \p{L}|-)/u;
/** "I pay 3/5". */
const partedBefore =
  /(?<!\p{L})(?:I|we|they|she|he|ich|je|ik|jag|yo|io) (?:only )?(?:pays?|own|owns|zahle|trage|übernehme|besitze|paie|possède|betaal|bezit|betalar|äger|pago|possiedo) $/iu;
/** Who pays, owns or is left so much of it. */
const partedAfter =
  /^ (?:zahl(?:e|t|en)|übern[ie]\p{L}+|gehört|erbt|bekommt|pays?|goes to|belongs|paie|paye|revient|pag[oa]|paghiamo|spetta|betaalt?|betalen|płac\p{L}+|betalar|betaler)(?!\p{L})/iu;
const parting = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      split|shares?|divid\p{L}+|inherits?|heirs?|estate|bequeath\p{L}*|owns?|portions?|teil\p{L}+|aufgeteilt|erb\p{L}+
      |Anteil\p{L}*|besitz\p{L}+|partag\p{L}+|hérit\p{L}+|repart\p{L}+|hered\p{L}+|divid\p{L}+|eredit\p{L}+|verde\p{L}+
      |erf\p{L}+|dziel\p{L}+|spad\p{L}+|del(?:ar|er|as)|ärv\p{L}+|arv\p{L}+
    )(?!\p{L})(?: [^.,;!?\d]{0,32})?$
  `,
  'iu',
);
/** For whom a part is. */
const forWhom =
  /^ (?:to|for|goes|is|an|für|à|pour|va|para|per|al?|voor|aan|naar|dla|do|till|til|zahl\p{L}*)(?: |$)(?!\d)/iu;

interface Part {
  readonly start: number;
  readonly value: number;
  readonly left: string;
  readonly right: string;
}

/** Where a time begins, and what somebody has on a day. */
const fromBefore = /(?<!\p{L})(?:from|for|in|to|dal|del|du|le|il|el|von|från) $/iu;

const isPart = ({ left, right }: Part): boolean =>
  unitAfter.test(right) ||
  (wholeBefore.test(left) && wholeAfter.test(right)) ||
  (!dayBefore.test(left) &&
    (ofWhat.test(right) ||
      partedAfter.test(right) ||
      partedBefore.test(left) ||
      (parting.test(left) && !fromBefore.test(left))));

/** "1/3 to Ada, 2/3 to Rupert": parts of one line that make a whole. */
const makeWhole = (parts: readonly Part[]): boolean =>
  parts.length > 1 &&
  new Set(parts.map(({ value }) => value)).size > 1 &&
  Math.abs(parts.reduce((sum, { value }) => sum + value, 0) - 1) < 1e-9 &&
  parts.every(({ left }) => !dayBefore.test(left)) &&
  parts.some(({ right }) => forWhom.test(right));

const partsOf = (line: string): Part[] =>
  Array.from(line.matchAll(written), ({ 0: { length }, 1: over, 2: under, index: start }) => ({
    start,
    value: Number(over) / Number(under),
    left: textBefore(line, start, reach),
    right: textAfter(line, start + length, reach),
  })).filter(({ value }) => value < 1);

/** Where the fractions of a text begin that are written as days are. Time linear in the text. */
export const fractionsIn = (text: string): ReadonlySet<number> => {
  const found = new Set<number>();
  if (text.search(written) < 0) return found;
  let from = 0;
  for (const line of text.split('\n')) {
    const parts = partsOf(line);
    for (const { start } of makeWhole(parts) ? parts : parts.filter(isPart)) found.add(from + start);
    from += line.length + 1;
  }
  return found;
};
