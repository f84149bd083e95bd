import { and } from '../../lists/conjunctions';
import { isLess, rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { countsIn } from '../cues/counts';
import { result as makes, total } from '../cues/totals';
import { isMoney, type Mention, type Reading, sameUnit } from '../figures';
import { multipleOf, one, productOf } from '../formula';
import { mayBe, type Proposal, propose, type Relation, strengths } from '../proposal';
import { areTelling } from '../roundness';

/** A price of one: what stands right before or behind it. */
export const eachBefore =
  /(?:×|x|\*|·|@|(?<!\p{L})(?:at|for|times|each|à|a|je|zu|zu je|für|för|mal|fois|pour|za|por|per|voor|po|по|of|de|da|di))\s*$/iu;
/** Whom each of several is: what one of them pays. */
export const eachOne = oneLine`
  each(?: of (?:us|them|you))?|every(?:one|body)|per (?:person|head|capita|nose)|jede[rsmn]?(?: von (?:uns|ihnen|euch))?
  |pro (?:Kopf|Person|Kind|Nase)|chac(?:une?)(?: d(?:e n|['’]entre n)ous)?|par (?:tête|personne|enfant)
  |cada(?: (?:un[oa]|persona|quien|um|uma|pessoa)(?: de nos[oa]tr[oa]s| de nós)?)?
  |por (?:cabeza|persona|pessoa|cabeça)|ciascun[oa]?|ognun[oa](?: di noi)?|a testa|a persona|iedereen
  |ieder(?:een)?(?: van ons)?|elk(?: van ons)?|per (?:persoon|hoofd)|każd\p{L}{1,2}(?: z nas)?|na (?:osobę|głowę)|od osoby
  |var(?:je|dera| och en)|hver(?: av oss| af os)?|herkes|her biri(?:miz)?|kişi başı(?:na)?|adam başı
  |кажд\p{L}{2,3}(?: из нас)?
  |每个?人|每個人|人均|一人(?:あたり|当たり)?
`;
/** "everybody pays $400": who has that price. */
const eachPerson = new RegExp(`(?<!\\p{L})(?:${eachOne})(?: \\p{L}{1,12}){0,2}\\s*$`, 'iu');
const eachAfter = new RegExp(
  oneLine`
    ^[)*]?\s?(?:
      \/|each(?! way)|apiece|per|an?|every|pro|je|das Stück|pièce|par|l'unité|cada|por|al?
      |(?:para|za|für|pour|per|voor|for|dla|till) (?:cada|chac|jede|ciasc|ieder|elk|each|każd|var)\p{L}*|l'un[oa]
      |chacune?
      |(?:la|le|l['’]|die|der|das|el|il|lo|den) ?(?:
        nuit|noche|notte|Nacht|jour|día|giorno|Tag|heure|hora|ora|Stunde|pièce|unité|unidad|pieza|pezzo|Stück|personne
        |persona|Person|kilo|mois|mes|mese|Monat|semaine|semana|settimana|Woche
      )|ciascun\p{L}|a testa|elk|ieder|każd\p{L}{1,2}|na (?:osobę|dziecko|głowę)|za (?:godzinę|dzień|noc|osobę)
      |de l['’]heure|per stuk|za sztukę|styck|var(?:dera)?
      |за|с каждого
      |im (?:Monat|Jahr)|in der (?:Woche|Stunde)|am Tag|i (?:timmen|månaden|veckan)|om (?:dagen|året)|in het uur
    )(?!\p{L})
  `,
  'iu',
);
const farthest = 140;
const reach = 4;
/** How far from a price a count may be said in words. */
const nearWords = 60;

/** "3 nights at €120 and €360 for meals": another sum, where nothing says that it is the total. */
const conjoined = new RegExp(`^,?\\s?(?:${and}|и|plus|,)\\s\\p{Sc}?\\s?$`, 'iu');
/** "I pay $430 a month, and there are two of us; my limit is $860." */
const semicolon = /;\s/;
const isAnother = ({ text }: Reading, price: Mention, result: Mention): boolean => {
  if (isSaid(result)) return false;
  const [from, to] = price.end < result.start ? [price.end, result.start] : [result.end, price.start];
  const between = text.slice(from, to);
  return price.end < result.start
    ? conjoined.test(between) || semicolon.test(between)
    : semicolon.test(between) && !makes.test(price.before);
};

export const isCount = ({ figure }: Mention): boolean =>
  (figure.type === null || figure.type === 'COUNT') && figure.unit === '1' && figure.size > 1;
/** What is held of something with a price of one: "140 shares at $62.40", "2.5 BTC at 58,000 €". */
const isHolding = ({ figure, after }: Mention, { figure: price }: Mention): boolean =>
  figure.type === 'MONEY' &&
  price.unit !== null &&
  (figure.unit === null ? /^ \p{L}{3}/u.test(after) : figure.unit !== price.unit);
/** Whom a sum is shared by, whatever sentence counts them. */
const people = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      of us|people|persons?|friends|guests|colleagues|(?:room|flat|house)mates|we(?: are|['’]re| were)|ways|Personen
      |Leute|Gäste|Freunde|wir (?:sind|waren)|(?:zu|sind|waren) (?:zweit|dritt|viert|fünft|sechst)
      |zu (?:zweit|dritt|viert|fünft|sechst)|nous (?:sommes|étions)|on (?:est|était)|à (?:deux|trois|quatre|cinq|six)
      |personnes|amis|somos|éramos|personas|amigos|siamo|eravamo|persone|amici|in (?:due|tre|quattro|cinque|sei)
      |(?:we|wij) (?:zijn|waren)|met z['’]n|personen|mensen|vrienden|osób|osoby|jesteśmy|było nas|jest nas|pessoas
      |vi (?:är|var)|personer|vänner
      |нас|человек\p{L}?
      |kişi(?:yiz|ydik)?
    )(?!\p{L})
  `,
  'iu',
);
/** The part of a text's window around a number that is in its sentence. */
const sentenceAt = ({ text }: Reading, { start, end }: Mention): string => {
  const left = text.slice(Math.max(0, start - nearWords), start);
  const right = text.slice(end, end + nearWords);
  const to = right.search(sentenceEnd);
  const from = [...left.matchAll(sentenceEnds)].at(-1);
  return `${from === undefined ? left : left.slice(from.index + 1)} ${to < 0 ? right : right.slice(0, to)}`;
};
const sentenceEnd = /[.!?]\s|\n/u;
const sentenceEnds = new RegExp(sentenceEnd.source, 'gu');
/** Said to be what comes of other numbers. */
const isSaid = ({ before, after }: Mention): boolean => total.test(`${before}\n${after}`) || makes.test(before);
/** Whether a count stands in a sentence with none of them. */
const isApart = ({ text }: Reading, count: Mention, others: readonly Mention[]): boolean =>
  others.every((other) => {
    const [first, second] = count.start < other.start ? [count, other] : [other, count];
    return sentenceEnd.test(text.slice(first.end, second.start));
  });

/** What a count, a price of one and the whole are of one another. */
export const timesPrice = (reading: Reading, count: Mention, price: Mention, result: Mention): (Proposal | null)[] => {
  if (!sameUnit(price.figure, result.figure) || !mayBe(count.figure.size * price.figure.size, result.figure)) return [];
  const [n, p, r] = [count.figure, price.figure, result.figure];
  // "$186 for 4 people, $46.50 each": the whole shows no digit for what a noise of each one's part would leave.
  const isParted = isLess(p.step, r.step) && eachPerson.test(price.before);
  return [
    propose(
      reading,
      result,
      productOf(one, [n.index, 1], [p.index, 1]),
      [count, price],
      `${n.text} × ${p.text}`,
      strengths.product,
    ),
    // Where the whole cannot follow, or follows from others.
    propose(
      reading,
      price,
      productOf(one, [r.index, 1], [n.index, -1]),
      [result, count],
      `${r.text} ÷ ${n.text}`,
      isParted ? strengths.product + 0.5 : strengths.turned,
    ),
  ];
};

/** "$186.40 three ways, $62.13 each": the price of one is a part of the whole, rounded. */
const parted = (reading: Reading, count: number, price: Mention, result: Mention): Proposal | null => {
  const [p, r] = [price.figure, result.figure];
  if (!sameUnit(p, r) || !mayBe(r.size / count, p) || mayBe(count * p.size, r) || !areTelling([p.size, r.size]))
    return null;
  const formula = multipleOf(r.index, rational(1n, BigInt(count)));
  return propose(reading, price, formula, [result], `${r.text} ÷ ${count}`, strengths.product);
};

/** By a count that is written as a word. */
const ofCount = (reading: Reading, count: number, price: Mention, result: Mention): (Proposal | null)[] => {
  const [p, r] = [price.figure, result.figure];
  if (!sameUnit(p, r)) return [];
  if (!mayBe(count * p.size, r)) return [parted(reading, count, price, result)];
  const whole = multipleOf(p.index, rational(BigInt(count)));
  const part = multipleOf(r.index, rational(1n, BigInt(count)));
  return [
    propose(reading, result, whole, [price], `${count} × ${p.text}`, strengths.product),
    // Where the whole follows from others.
    propose(reading, price, part, [result], `${r.text} ÷ ${count}`, strengths.turned),
  ];
};

/** Quantity, price and amount of an invoice's line, and "3 nights at €120: €360". */
export const products: Relation = (reading) => {
  const found: (Proposal | null)[] = [];
  for (const row of reading.rows.values())
    for (const [at, count] of row.slice(0, 12).entries()) {
      if (!isCount(count)) continue;
      const money = row.slice(0, 12).filter(isMoney);
      for (const [index, price] of money.entries())
        for (const result of money.slice(index + 1))
          if (row.indexOf(result) > at) found.push(...timesPrice(reading, count, price, result));
    }
  const { mentions } = reading;
  for (const [at, price] of mentions.entries()) {
    const isOfOne =
      eachBefore.test(price.before) ||
      eachPerson.test(price.before) ||
      eachAfter.test(price.after) ||
      makes.test(price.before);
    if (!isMoney(price) || price.row >= 0 || !isOfOne) continue;
    const around = mentions
      .slice(Math.max(0, at - reach), at + reach + 1)
      .filter((other) => other !== price && Math.abs(other.start - price.start) <= farthest);
    const results = around.filter(
      (other) => isMoney(other) && other.figure.size > price.figure.size && !isAnother(reading, price, other),
    );
    const words = reading.text.slice(Math.max(0, price.start - nearWords), price.end + nearWords);
    const beside = new Set(countsIn(sentenceAt(reading, price)));
    for (const count of countsIn(words))
      for (const result of results)
        if (beside.has(count) || people.test(words) || isSaid(result))
          found.push(...ofCount(reading, count, price, result));
    for (const count of around)
      for (const result of results) {
        if (isApart(reading, count, [price, result]) && !isSaid(result) && !people.test(sentenceAt(reading, count)))
          continue;
        if (isCount(count) || isHolding(count, price)) found.push(...timesPrice(reading, count, price, result));
        if (isCount(count) && count.figure.type === null && Number.isInteger(count.figure.size))
          found.push(parted(reading, count.figure.size, price, result));
      }
  }
  return found.flatMap((each) => each ?? []);
};
