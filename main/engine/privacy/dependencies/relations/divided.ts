import { readMoney } from '../../entities/quantities/money/read';
import { rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { type Mention, sameUnit } from '../figures';
import { multipleOf } from '../formula';
import { mayBe, propose, type Relation, strengths } from '../proposal';
import { eachOne } from './products';

/** A sum that is shared, and what each has of it: "rent is 780 €, we split it, 390 each". By how many is not said. */

const farthest = 120;
/** As many as live or eat together. */
const most = 12;

const times =
  'day|week|month|year|time|night|hour|Tag|Woche|Monat|Jahr|mois|jour|semaine|mes|día|semana|año|mese|giorno|settimana|maand|week|dag|jaar|miesiąc|mês|dia|månad|vecka|år';
const before = new RegExp(
  `(?<!\\p{L})(?:${eachOne}|po|各)(?! (?:${times})(?!\\p{L}))(?: \\p{L}{1,12}){0,3}[,:(]?\\s?\\p{Sc}?\\s?$`,
  'iu',
);
export const ofEach = new RegExp(
  oneLine`
    ^[)*]?,?\s?(?:(?:from|for|für|von|pour|para|per|voor|van|dla|od|till|till) )?
    (?:${eachOne}|apiece|a head|pp|p\.\s?p\.|var|ずつ|各自)(?!\p{Script=Latin}|\s(?:${times})(?!\p{L}))
  `,
  'iu',
);
const shared = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      split(?:ting)?|share[sd]?|sharing|halve|half and half|go(?:ing)? halves|fifty-fifty|halbe-halbe|moitié-moitié|mitad y mitad
      |teilen|aufgeteilt|partage(?:ons|ent|r)?|divis[eé]e?|dividi(?:mos|do|r|amo)|compart(?:imos|en|ir)|repart(?:imos|ir)
      |divid(?:iamo|iamo|ono|ere)|delen|gedeeld|dziel(?:imy|ą|ić)|podziel\p{L}{2,4}|dividimos|divid(?:em|ir)|rachamos
      |delar|dela|deler|paylaş\p{L}{2,8}|bölüş\p{L}{2,8}
    )(?!\p{L})|(?<!\d)50\s?[-/:]\s?50(?!\d)|平分|分摊|均摊|AA制?|割り勘|折半
  `,
  'iu',
);
/** Right behind such a word: "we split it, so 390". */
const near = 40;

/** "4.2 million, so 2.1 each": of what the whole's word makes it the multiple. */
const scaleOf = (whole: string): number => 10 ** (readMoney(whole)[0]?.amounts[0]?.scale ?? 0);
const thousand = 1000;

const isMoney = ({ figure, row }: Mention): boolean => figure.type === 'MONEY' && row < 0;

/** Time linear in the draft. */
export const divided: Relation = (reading) => {
  const { text } = reading;
  const money = reading.mentions.filter(isMoney);
  return money.flatMap((part, at) => {
    const whole = money[at - 1];
    if (whole === undefined || part.start - whole.end > farthest || !sameUnit(whole.figure, part.figure)) return [];
    const shown = whole.figure.size > part.figure.size * thousand ? scaleOf(whole.figure.text) : 1;
    const count = Math.round(whole.figure.size / shown / part.figure.size);
    if (!(count >= 2 && count <= most) || !mayBe(whole.figure.size / shown / count, part.figure)) return [];
    const between = text.slice(whole.end, part.start);
    if (/\n\s*\n/.test(between)) return [];
    const isOfEach = before.test(between) || ofEach.test(text.slice(part.end, part.end + near));
    const isShared = shared.test(isOfEach ? between : between.slice(-near));
    // Of another sentence's sum each has a part where it is said to be shared.
    if (!isShared && (!isOfEach || /[.!?]\s/.test(between))) return [];
    const formula = multipleOf(whole.figure.index, rational(1n, BigInt(count) * BigInt(shown)));
    return propose(reading, part, formula, [whole], `${whole.figure.text} ÷ ${count}`, strengths.fraction) ?? [];
  });
};
