import { readMoney } from '../../entities/quantities/money/read';
import { and, but } from '../../lists/conjunctions';
import { rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
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
    ^[)*]?,?\s?(?:(?:from|for|für|von|pour|para|per|voor|van|dla|od|till) )?
    (?:${eachOne}|apiece|a head|pp|p\.\s?p\.|var|ずつ|各自)(?!\p{Script=Latin}|\s(?:${times})(?!\p{L}))
  `,
  'iu',
);
const shared = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      split(?:ting)?|share[sd]?|sharing|halve|half and half|go(?:ing)? halves|fifty-fifty|halbe-halbe|moitié-moitié|mitad y mitad
      |teilen|aufgeteilt|partage(?:ons|ent|r)?|divis[eé]e?|dividi(?:mos|do|r|amo)|compart(?:imos|en|ir)|repart(?:imos|ir)
      |divid(?:iamo|ono|ere)|delen|gedeeld|dziel(?:imy|ą|ić)|podziel\p{L}{2,4}|divid(?:em|ir)|rachamos
      |delar|dela|deler|paylaş\p{L}{2,8}|bölüş\p{L}{2,8}
    )(?!\p{L})|(?<!\d)50\s?[-/:]\s?50(?!\d)|平分|分摊|均摊|AA制?|割り勘|折半
  `,
  'iu',
);
const joining = `${and}|${but}|while|mentre`;
/** "split by month, and I pay $500": into other parts, or another's. */
const sharedOtherwise = new RegExp(
  oneLine`
    (?:${shared.source})[^.!?]{0,30}(?:
      \s(?:by|into|over|across|auf|nach|sur|par|en|por|in|su|over|per|na|på|em)\s(?:the\s)?(?:${times})(?!\p{L})|,\s?(?:${joining})\s
    )
  `,
  'iu',
);
/** Right behind such a word: "we split it, so 390". */
const near = 40;
/** Where nothing says that it is shared, two to four have it: a whole ratio of more is one of many. */
const mostUnsaid = 4;
/** "… and the tickets are $90 each": of something else. */
const another = new RegExp(`(?<!\\p{L})(?:${joining}) (?!(?:${eachOne})(?!\\p{L}))|而|但|でも`, 'iu');
/** What is earned is not shared, nor is of what is spent and given said whose sum it was. */
const earnedOrSpent = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      earn\p{L}{0,3}|mak(?:e|es|ing)|made|salary|wages?|income|bonus|pension|sav(?:e|ed|ings?)|sp[ea]n[dt]|b(?:uy|ought)|g[ai]ve
      |verdien\p{L}{0,3}|gehalt|lohn|einkommen|rente|gespart|gekauft|ausgegeben|gab|gegeben|schenk\p{L}{0,4}
      |gagn\p{L}{1,4}|salaire|revenus?|prime|retraite|dépens\p{L}{1,3}|achet\p{L}{1,3}|donn\p{L}{1,3}|épargn\p{L}{1,3}
      |gan[oa]|sueldo|salario|ingresos?|pensión|gast[oóéa]\p{L}{0,3}|compr\p{L}{1,4}|ahorr\p{L}{1,4}|regal\p{L}{1,4}
      |guadagn\p{L}{1,4}|stipendio|reddito|pensione|spes[oi]|risparmi\p{L}{0,4}|dat[oi]
      |salaris|loon|inkomen|pensioen|uitgegeven|gekocht|gespaard|gaf
      |zarabia\p{L}{0,2}|pensja|wynagrodzenie|dochód|emerytura|wyda\p{L}{1,3}|kupi\p{L}{1,4}|oszczędz\p{L}{1,4}|da(?:łem|łam)
      |ganh\p{L}{1,3}|salário|rendimento|poup\p{L}{1,4}|tjänar|lön|inkomst|köpt\p{L}{0,1}|sparat|gav|lønn?
      |kazan\p{L}{1,5}|maaş\p{L}{0,3}|gelir\p{L}{0,3}|harca\p{L}{1,4}|biriktir\p{L}{1,4}
    )(?!\p{L})|工资|月薪|年薪|收入|奖金|花了|买|存|給料|年収|月給|買
  `,
  'iu',
);

/** "4.2 million, so 2.1 each": of what the whole's word makes it the multiple. */
const scaleOf = (whole: string): number => 10 ** (readMoney(whole)[0]?.amounts[0]?.scale ?? 0);
const thousand = 1000;

const isMoney = ({ figure, row }: Mention): boolean => figure.type === 'MONEY' && row < 0;

const isEarned = (text: string, whole: Mention, part: Mention): boolean =>
  earnedOrSpent.test(
    textBefore(text, whole.start, near).replace(/^.*[.!?\n]\s/su, '') + text.slice(whole.end, part.start),
  ) || earnedOrSpent.test(textAfter(text, part.end, near).replace(/[.!?\n].*$/su, ''));

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
    const said = isOfEach ? between : between.slice(-near);
    const isShared = shared.test(said) && (isOfEach || !sharedOtherwise.test(said));
    // Of another sentence's sum each has a part where it is said to be shared.
    const isUnsaid =
      isOfEach &&
      count <= mostUnsaid &&
      !/[.!?]\s/.test(between) &&
      !another.test(between) &&
      !isEarned(text, whole, part);
    if (!isShared && !isUnsaid) return [];
    const formula = multipleOf(whole.figure.index, rational(1n, BigInt(count) * BigInt(shown)));
    return propose(reading, part, formula, [whole], `${whole.figure.text} ÷ ${count}`, strengths.fraction) ?? [];
  });
};
