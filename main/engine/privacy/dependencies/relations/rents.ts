import { rational } from '../../noise/rational';
import { countsIn } from '../cues/counts';
import { isMoney, type Mention, type Reading, sameUnit } from '../figures';
import { multipleOf } from '../formula';
import { mayBe, propose, type Relation, strengths } from '../proposal';

/** A deposit, a bonus or a severance that is so many rents or wages: "a deposit of two months' rent", "drei Monatsmieten". */

/** "2 months' rent": how many of what somebody pays or gets by the month. */
const months = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<count>\\d{1,2}|\\p{L}{2,10})[ -](?:${[
    "months?['’]? (?:of )?(?:the )?(?:rent|salary|pay|wages|deposit)|monthly (?:rents?|salaries|payments?)",
    '(?:Netto|Brutto)?(?:Kalt|Warm)?(?:[Mm]onats)?(?:[Mm]ieten|[Gg]ehälter[n]?|[Ll]öhne[n]?)',
    "mois (?:de |d['’])(?:loyer|caution|salaire|dépôt|avance)|mois (?:hors charges|HC)|loyers|mensualités",
    'meses (?:de )?(?:fianza|alquiler|renta|sueldo|salario|depósito|caución|caução|renda|aluguel|aluguer|garantia|adelanto)|mensualidades|rendas|alugu[eé]is',
    'mensilità|mesi di (?:affitto|cauzione|caparra|stipendio)|affitti|canoni',
    'maand(?:en)? (?:huur|borg|salaris)|maandhuren|maandsalarissen',
    'miesięczn\\p{L}{1,4} (?:czynsz\\p{L}{1,3}|pensj\\p{L}{0,2}|opłat\\p{L}{0,2})|miesiące czynszu|czynsz(?:e|ów)|pensje',
    '(?:månadshyror|hyror|månadslöner|månaders hyra)',
    'aylık|месяц(?:а|ев)',
  ].join('|')})(?!\\p{L})`,
  'giu',
);
/** 두 달치, 二ヶ月分, 两个月的工资: no space parts the count. */
const asianMonths =
  /(?<count>\d{1,2}|[두세네二三四五六两兩]|다섯|여섯)(?: ?(?:달|개월) ?치|[かヶカヵケ]月分|个月的?(?:工资|薪水|房租|租金|押金)|個月的?(?:薪水|房租|租金|押金))/gu;
const asianCounts: Readonly<Record<string, number>> = {
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
};
/** How far an amount may stand from what it is so many of. */
const farthest = 120;
const reach = 3;

const countOf = (written: string): number =>
  /^\d/.test(written) ? Number(written) : (asianCounts[written] ?? countsIn(written)[0] ?? 0);

/** The nearest amounts on either side of a place. */
const near = (money: readonly Mention[], start: number, end: number): Mention[] => {
  const behind = money.findIndex((mention) => mention.start >= end);
  const at = behind < 0 ? money.length : behind;
  return money
    .slice(Math.max(0, at - reach), at + reach)
    .filter((mention) => start - mention.end < farthest && mention.start - end < farthest);
};

/** Time linear in the draft. */
export const rents: Relation = (reading: Reading) => {
  const money = reading.mentions.filter(isMoney);
  if (money.length < 2) return [];
  return [months, asianMonths]
    .flatMap((of) => [...reading.text.matchAll(of)])
    .flatMap(({ 0: said, index: start, groups = {} }) => {
      const count = countOf(groups.count ?? '');
      if (count < 2) return [];
      const around = near(money, start, start + said.length);
      return around.flatMap((one) =>
        around.flatMap((all) => {
          const [from, to] = all.start < start ? [all.end, start] : [start + said.length, all.start];
          if (/[.!?]\s|\n\n/.test(reading.text.slice(from, to))) return [];
          if (!sameUnit(one.figure, all.figure) || !mayBe(count * one.figure.size, all.figure)) return [];
          const formula = multipleOf(one.figure.index, rational(BigInt(count)));
          return propose(reading, all, formula, [one], `${count} × ${one.figure.text}`, strengths.product) ?? [];
        }),
      );
    });
};
