import type { EntityType, Span } from '../../../../shared/domain';
import { quantityOf } from '../entities/quantities';
import { afterAmount } from '../entities/quantities/money/read';
import { grouped } from '../grouped';
import { oneLine } from '../patterns/one-line';
import { wordPattern } from '../patterns/word-starts';
import { beyondLatin } from '../text/pieces';
import { readConstants } from './constants';
import { type Drawn, endsOf, type Mention, type Reading, readFigures } from './figures';
import { rootsOf } from './formula';
import { type Proposal, type Relation, strengths } from './proposal';
import { ageGaps, years } from './relations/age-gaps';
import { birth } from './relations/birth';
import { divided, ofEach } from './relations/divided';
import { equations } from './relations/equations';
import { fractions } from './relations/fractions';
import { loans } from './relations/loans';
import { bodyMass } from './relations/measures';
import { periodic } from './relations/periods';
import { products } from './relations/products';
import { records } from './relations/records';
import { rents } from './relations/rents';
import { lostShares, shares } from './relations/shares';
import { columnMeans, columnSums, givesNext, introduces, proseSums, rowSums, runningSums } from './relations/sums';
import { turning } from './relations/turning';

/**
 * Numbers that nothing but arithmetic says to be personal: "paid 5,400 of 18,000, remaining 12,600". What is said to be the sum,
 * the rest or the share of values that are protected is one itself, or it would tell them; and so are the other parts of such a sum.
 */

/** A number that is of the type of those that it hangs together with. */
interface Tied {
  readonly start: number;
  readonly end: number;
  readonly type: EntityType;
}

/** How far from a value that was found, UTF-16 code units. */
const reach = 400;

const scale = /^(?:[百千]?[万萬億亿]|[백천]?[만억])[元円원]?|^ ?(?:[kK](?![\p{L}\p{N}])|\p{Sc})/u;
const weekdays =
  '\\p{L}{2,5}dag(?:en)?|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\p{L}{2,10}tag|Mittwoch|Sonnabend|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|(?:ponie|w)\\p{L}{3,6}(?:ek|ałek)|środę|czwartek|sobotę|niedzielę';
const goesOn = new RegExp(
  oneLine`
    ^(?: ${afterAmount}
      | (?:
        d['’]intérêts|(?:in |an |de |di |aan |i )?(?:interest|Zinsen|intereses|interessi|rente|odsetek|juros|ränta)
        |om (?:året|månaden|dagen)|i (?:månaden|veckan)|(?:all['’]|(?:à |de )?l['’])(?:anno|ora|an|année|heure)
      |p\.? ?[amc]\.?|pcm|(?:(?:on|am|le|el|il|op|w|na|på) )?(?:${weekdays})
      )(?!\p{L})|["'»”*_)}\]]|[,.;:!?=、，。；：）！？](?!\d)|\s*[|\t\n(\u2013\u2212+=-]|  |,\d|;\d|$)
  `,
  'iu',
);
/** Before a number that names something: "page 525", "room 120". */
const named = new RegExp(
  oneLine`
    (?:
      #|№
      |(?<!\p{L})(?:
        no|nr|num|page|p|room|suite|apt|unit|line|version|order|ticket|flat|Seite|Zimmer|Nummer|numéro|n°|chambre
        |página|número|habitación|pagina|stanza|kamer|strona|pokój|quarto
      )\.?:?\s?
    )$
  `,
  'iu',
);
/** "2 x 93 = 186" */
const factorBefore = /[x×*·] ?\p{Sc}?$/u;
const isYear = (text: string): boolean => /^(?:19[3-9]|20[0-4])\d$/.test(text);
/** A cell of a table, or a value of a record. */
const inCell = /(?:[|\t;,]|["']\s?:| {2})\s*$/;
/** What a number counts that is no sum, as a column's head or a key. */
const countWords = oneLine`
  (?:
    qty|quantity|count|hours?|hrs?|days?|nights?|units?|pieces?|pcs|Menge|Anzahl|Stück|Stk|Stunden|Std|Tage|Nächte
    |quantités?|qté|heures?|jours?|nuits?|cantidad|horas?|días?|noches?|unidades|quantità|ore|giorni|notti|pezzi
    |aantal|uren|dagen|stuks|ilość|godzin\p{L}?|dni|sztuk\p{L}?|quantidade|dias|antal|timmar|dagar|km|m²
  )
`;
const countHead = new RegExp(`(?<!\\p{L})${countWords}(?!\\p{L})`, 'iu');
const countKey = new RegExp(`(?<!\\p{L})${countWords}["']?\\s?[:=]\\s?["']?$`, 'iu');
const bodyUnit =
  /^ ?(?:kg|kilos?|lbs?|pounds|cm|inch(?:es)?|in|kilogramm?s?|centimètres|centimetri|centímetros)(?![\p{L}\p{N}])/iu;
const index = /(?<!\p{L})(?:BMI|IMC)(?!\p{L})[^.;!?\n\d]{0,24}$/iu;

/** "12 years ago, in 2014": so long ago is said by a year that stays. */
const dated = new RegExp(`^ ${years}(?!\\p{L})[^\\d.!?\\n]{0,32}(?<!\\d)(?:19|20)\\d\\d(?![\\d%]|[.,]\\d)`, 'iu');
const isDated = (text: string, end: number): boolean => dated.test(text.slice(end, end + 64));

type Found = Pick<Span, 'start' | 'end' | 'type'>;

/** How a type's numbers are written where nothing else tells them, and what ties them. */
interface Kind {
  readonly type: EntityType;
  /** Beside a value of which types. */
  readonly beside: readonly EntityType[];
  readonly relations: readonly Relation[];
  /** Where the number that begins and ends there ends as a value; null where it is none. */
  readonly end: (text: string, start: number, end: number) => number | null;
}

const amountEnd = (text: string, start: number, end: number): number | null => {
  const written = text.slice(start, end);
  const to = end + (scale.exec(text.slice(end, end + 3))?.[0].length ?? 0);
  const digits = written.replace(/\D/g, '').length;
  const isCell = inCell.test(text.slice(Math.max(0, start - 3), start));
  const isSigned = /\p{Sc} ?$/u.test(text.slice(Math.max(0, start - 2), start));
  if (
    (to === end &&
      digits < (isCell || isSigned ? 2 : 3) &&
      !/[.,]\d\d$/.test(written) &&
      !(/[.,]\d$/.test(written) && ofEach.test(text.slice(to, to + 40))) &&
      !(
        digits > 1 &&
        givesNext.test(text.slice(to, to + 8)) &&
        factorBefore.test(text.slice(Math.max(0, start - 3), start))
      )) ||
    /^0\d/.test(written)
  )
    return null;
  if (isYear(written) && !isCell) return null;
  if (named.test(text.slice(Math.max(0, start - 14), start))) return null;
  if (countKey.test(text.slice(Math.max(0, start - 20), start))) return null;
  return goesOn.test(text.slice(to, to + 40)) ? to : null;
};

const kinds: readonly Kind[] = [
  {
    type: 'MONEY',
    beside: ['MONEY'],
    relations: [
      equations,
      columnSums,
      columnMeans,
      rowSums,
      runningSums,
      proseSums,
      products,
      records,
      rents,
      loans,
      fractions,
      divided,
      periodic,
    ],
    end: amountEnd,
  },
  {
    type: 'AGE',
    beside: ['AGE', 'DATE_OF_BIRTH'],
    relations: [
      ageGaps,
      turning,
      proseSums,
      (reading) => birth(reading).filter(({ strength }) => strength > strengths.birth),
    ],
    end: (text, start, end) =>
      /^\d{1,3}$/.test(text.slice(start, end)) &&
      !isDated(text, end) &&
      !/^[ -]?(?:%|\p{Sc}|kg|cm|lbs?)/iu.test(text.slice(end, end + 4))
        ? end
        : null,
  },
  {
    type: 'BODY_MEASURE',
    beside: ['BODY_MEASURE'],
    relations: [proseSums, bodyMass],
    end: (text, start, end) => {
      const unit = bodyUnit.exec(text.slice(end, end + 14))?.[0];
      if (unit !== undefined) return end + unit.length;
      return /^\d\d[.,]\d$/.test(text.slice(start, end)) && index.test(text.slice(Math.max(0, start - 32), start))
        ? end
        : null;
    },
  },
  {
    type: 'PERCENTAGE',
    beside: ['MONEY', 'BODY_MEASURE'],
    relations: [(reading) => lostShares(reading, shares(reading))],
    end: (text, start, end) => (/\d[.,]\d/.test(text.slice(start, end)) ? end : null),
  },
];

const bySpan = (a: { readonly start: number }, b: { readonly start: number }): number => a.start - b.start;

const ofKind = (
  text: string,
  found: readonly Found[],
  numbers: readonly { readonly start: number; readonly end: number; readonly unit: string }[],
  { type, beside, relations, end }: Kind,
): Tied[] => {
  const anchors = found.filter((each) => beside.includes(each.type));
  if (anchors.length === 0) return [];
  let next = 0;
  const unit = type === 'PERCENTAGE' ? '%' : '1';
  const candidates = numbers.flatMap((number): Tied[] => {
    if (number.unit !== unit) return [];
    while ((anchors[next]?.end ?? Number.POSITIVE_INFINITY) < number.start - reach) next += 1;
    if ((anchors[next]?.start ?? Number.POSITIVE_INFINITY) > number.end + reach) return [];
    const to = end(text, number.start, number.end);
    return to === null || endsOf(type, text.slice(number.start, to)) === null
      ? []
      : [{ start: number.start, end: to, type }];
  });
  if (candidates.length === 0) return [];
  const read = (open: readonly Tied[]): Reading =>
    readFigures(
      text,
      [...found, ...open]
        .sort(bySpan)
        .map((each): Drawn => ({ ...each, original: text.slice(each.start, each.end), sent: false })),
    );
  const first = read(candidates);
  const counts = new Set(first.mentions.filter(({ header }) => countHead.test(header)).map(({ start }) => start));
  const open = candidates.filter(({ start }) => !counts.has(start));
  const reading = open.length < candidates.length ? read(open) : first;
  return tiedIn(reading, { type, beside, relations }, new Set(open.map(({ start }) => start)));
};

/** "1,400, of whom 700": a number and itself say nothing but in a table, and where the whole announces both. */
const isOneTwice = ({ derived, formula }: Proposal, { figures, mentions, text }: Reading): boolean =>
  formula.kind === 'sum' &&
  formula.terms.length === 2 &&
  new Set([derived, ...rootsOf(formula)].map((figure) => figures[figure]?.size)).size < 3 &&
  !mentions.some(
    ({ figure, end }, at) =>
      figure.index === derived && introduces.test(text.slice(end, mentions[at + 1]?.start ?? text.length)),
  );

const tiedIn = (
  reading: Reading,
  { type, beside, relations }: Pick<Kind, 'type' | 'beside' | 'relations'>,
  isCandidate: ReadonlySet<number>,
): Tied[] => {
  const isOpen = ({ start, figure }: Mention): boolean => isCandidate.has(start) && figure.type === type;
  const open = grouped(reading.mentions.filter(isOpen), ({ figure }) => figure.index);
  const known = new Set(
    reading.mentions
      .filter(({ start, figure }) => !isCandidate.has(start) && figure.type !== null && beside.includes(figure.type))
      .map(({ figure }) => figure.index),
  );
  let ties = relations
    .flatMap((relation) => relation(reading))
    .filter((proposal) => proposal.strength >= strengths.rowShare || !isOneTwice(proposal, reading))
    .map(({ derived, formula }) => [derived, ...rootsOf(formula)])
    .filter((members) => members.some((figure) => open.has(figure)));
  const tied = new Set<number>();
  for (let before = -1; before < tied.size; ) {
    before = tied.size;
    ties = ties.filter((members) => {
      if (!members.some((figure) => known.has(figure))) return true;
      for (const figure of members)
        if (open.has(figure)) {
          tied.add(figure);
          known.add(figure);
        }
      return false;
    });
  }
  return [...tied].flatMap((figure) => (open.get(figure) ?? []).map(({ start, end }) => ({ start, end, type })));
};

/** "Those 86", and no number of something else that is counted behind it. */
const theSame = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      the|those|these|that|this|my|his|her|die|den|der|diesen?|meine|les|ces|mes|los|las|esos|esas|mis|i|gli|le|quei
      |quelle|miei|de|het|mijn|te|tych|moje|os|as|esses|meus|dom|mina|эти|те
    )\s$
  `,
  'iu',
);
const goesOnSame = new RegExp(
  oneLine`
    ^ (?:
      (?!(?:kg|km|cm|mm|ml|mg|[ap]m|min|hrs?|Uhr|ans?|pcs|lbs|mph|bpm|men|año|lat|jrs?|år|mal|h|m|g|l)(?!\p{L}))\p{Ll}{1,3}
      |tomorrow|today|before|until|till|soon|again|anyway|while|when|from|nicht|noch|heute|morgen|endlich|wieder|immer
      |demain|avant|jusqu|depuis|antes|hasta|mañana|entro|domani|prima|subito|niet|voor|straks|jutro|dzisiaj|przed
      |amanhã|hoje|imorgon|idag|innan|завтра|сегодня
    )(?!\p{L})
  `,
  'u',
);

/** An amount that was found, once more and bare: "86 quid, … the 86". */
const saidAgain = (
  text: string,
  found: readonly Found[],
  numbers: readonly { readonly start: number; readonly end: number; readonly unit: string }[],
): Tied[] => {
  const sums = found.filter(({ type }) => type === 'MONEY');
  if (sums.length === 0) return [];
  const numberOf = (start: number, end: number): string | null => {
    const value = endsOf('MONEY', text.slice(start, end))?.measure.value;
    return value === undefined ? null : `${value.numerator}/${value.denominator}`;
  };
  const values = new Set(sums.flatMap(({ start, end }) => numberOf(start, end) ?? []));
  return numbers.flatMap(({ start, end, unit }): Tied[] => {
    if (unit !== '1' || end - start < 2) return [];
    const behind = text.slice(end, end + 40);
    const isTheSame =
      theSame.test(text.slice(Math.max(0, start - 12), start)) &&
      !isYear(text.slice(start, end)) &&
      (goesOn.test(behind) || goesOnSame.test(behind)) &&
      values.has(numberOf(start, end) ?? '');
    return isTheSame ? [{ start, end, type: 'MONEY' }] : [];
  });
};

/** What somebody laid out: its sums say themselves that they are some. */
const laidOut = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        expenses?|receipts?|reimburs\p{L}*|paid|spent|bought|Spesen\p{L}*|Auslagen|Quittung\p{L}*|bezahlt|ausgegeben
        |frais|dépens\p{L}*|payé\p{L}*|rembours\p{L}*|gast(?:os|é|ado)|pagu?[éoa]\p{L}*|spes[ae]|speso|onkosten|betaald
        |uitgegeven|wydatk\p{L}*|zapłaci\p{L}*|wydał\p{L}*|despesas?|gastei|utlägg\p{L}*|betala\p{L}*|utgifter|masraf\p{L}*
        |harcad\p{L}*|ödedi\p{L}*|расход\p{L}*|заплати\p{L}*
      )(?!\p{L})
    `,
    'iu',
  ),
);
const laidOutUnspaced = /报销|花了|経費|支払|지출|경비/u;
const saysLaidOut = (text: string): boolean =>
  laidOut.test(text) || (beyondLatin.test(text) && laidOutUnspaced.test(text));
const inCents = /[.,]\d\d$/;
const fewestParts = 3;

/** The sums of a list in cents that comes to a total: "taxi 23.40, dinner 61.20, total …", where nothing has a currency. */
const laidOutSums = (
  text: string,
  found: readonly Found[],
  numbers: readonly { readonly start: number; readonly end: number; readonly unit: string }[],
): Tied[] => {
  const cents = numbers.flatMap(({ start, end, unit }): Tied[] =>
    unit === '1' && inCents.test(text.slice(start, end)) && amountEnd(text, start, end) !== null
      ? [{ start, end, type: 'MONEY' }]
      : [],
  );
  if (cents.length <= fewestParts || !saysLaidOut(text)) return [];
  const all = [...found, ...cents].sort(bySpan);
  const reading = readFigures(
    text,
    all.map((each): Drawn => ({ ...each, original: text.slice(each.start, each.end), sent: false })),
  );
  const members = new Set(
    [proseSums, columnSums]
      .flatMap((relation) => relation(reading))
      .filter(({ formula }) => formula.kind === 'sum' && formula.terms.length >= fewestParts)
      .flatMap(({ derived, formula }) => [derived, ...rootsOf(formula)]),
  );
  const starts = new Set(
    reading.mentions.filter(({ figure }) => members.has(figure.index)).map((mention) => mention.start),
  );
  return cents.filter(({ start }) => starts.has(start));
};

/** Numbers between the commas of a line: "2024-01,4200,350,4550". */
const cell = /(?<=\d,)\d{1,9}(?:\.\d{1,2})?(?=,|\r?\n|$)/g;
const cellsOf = (text: string, spans: readonly Found[]) => {
  let next = 0;
  return [...text.matchAll(cell)].flatMap(({ 0: written, index: start }) => {
    const end = start + written.length;
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (spans[next]?.start ?? Number.POSITIVE_INFINITY) < end ? [] : [{ start, end, unit: '1' }];
  });
};

/** What of a text's plain numbers hangs together with what was found in it. Time linear in the text. @param spans Sorted, not overlapping. */
export const tiedNumbers = (text: string, spans: readonly Found[]): Tied[] => {
  const quantities = spans.filter(({ type }) => quantityOf(type) !== null);
  if (quantities.length === 0 && !laidOut.test(text)) return [];
  const numbers = [...readConstants(text, spans), ...cellsOf(text, spans)].sort(bySpan);
  if (numbers.length === 0) return [];
  const sums = quantities.some(({ type }) => type === 'MONEY') ? [] : laidOutSums(text, quantities, numbers);
  const isTaken = new Set(sums.map(({ start }) => start));
  const found = sums.length === 0 ? quantities : [...quantities, ...sums].sort(bySpan);
  const open = sums.length === 0 ? numbers : numbers.filter(({ start }) => !isTaken.has(start));
  if (found.length === 0) return [];
  return [...sums, ...saidAgain(text, found, open), ...kinds.flatMap((kind) => ofKind(text, found, open, kind))];
};
