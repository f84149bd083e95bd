import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import type { Found } from '../resolve';
import { named } from '../resolve';

/** What the last rows of a table are called: of all the rows above, and nobody's name. */
const label = new RegExp(
  oneLine`
    ^(?:
      (?:(?:grand|sub|over|running|annual|monthly|yearly)[ -]?)?totals?(?: (?:sum|general|amount|cost))?|sub-?totals?|sum|overall
      |(?:overall |weighted )?(?:averages?|avg\.?|mean|median)|(?:std|standard)\.?(?: ?dev(?:iation)?\.?)?|count|all(?: [\p{Ll}]+){0,2}
      |(?:Gesamt|Zwischen|End)?-?Summen?|Gesamt(?:betrag|wert|ergebnis)?|Insgesamt|Zusammen|Durchschnitt(?:swert)?|Schnitt|Mittel(?:wert)?
      |Alle(?: \p{L}+)?|Anzahl
      |(?:sous-)?tota(?:l|ux)(?: général)?|ensemble|sommes?|moyennes?(?: générale)?|médiane?|tou(?:s|tes)(?: les \p{L}+)?|effectif
      |(?:sub)?total(?:es)?(?: general)?|suma|promedio|media(?: general)?|mediana|tod[oa]s(?: l[oa]s \p{L}+)?|conjunto
      |(?:sub)?total[ei](?: generale| complessivo)?|somma|media(?: generale)?|tutt[ie](?: (?:i|le|gli) \p{L}+)?
      |(?:sub|eind)?totaal|gemiddelde?|mediaan|alle(?: \p{L}+)?|som
      |suma(?: (?:całkowita|końcowa))?|razem|łącznie|ogółem|średnia|wszystkie(?: \p{L}+)?
      |total geral|soma|média(?: geral)?|tod[oa]s(?: [oa]s \p{L}+)?
      |(?:del|slut)?summa|totalt|medel(?:värde)?|genomsnitt|gjennomsnitt|gennemsnit|sum|i alt|samtliga
      |(?:genel |ara )?toplam|ortalama|medyan|tüm(?: \p{L}+)?
      |итого|всего|среднее|сумма|разом|усього
      |合计|合計|总计|總計|小计|小計|总和|平均(?:值|値)?|均值|中位数|中央値|全部|全体|합계|평균|총계
    )$
  `,
  'iu',
);
const before = /(?:^|[\n|;,\t])[ \t]*["'*_]{0,3}$/u;
const after = /^["'*_]{0,3}:?[ \t]*[|;,\t][ \t]*["'*_]{0,3}[\p{Sc}(+−-]{0,2} ?(?:\d|[|;,\t])/u;
const reach = 8;

/** Without names that were read in what a table's rows of sums and averages are called. */
export const withoutSummaryRows = (text: string, found: readonly Found[]): Found[] =>
  found.filter(
    ({ type, start, end }) =>
      !named.has(type) ||
      !label.test(text.slice(start, end)) ||
      !before.test(textBefore(text, start, reach)) ||
      !after.test(textAfter(text, end, reach)),
  );
