import { largePercentageGrid, percentageGrid } from '../../noise/grids';
import { isLess, ofDecimal, rational } from '../../noise/rational';
import type { Candidate } from '../entity';
import { numberSource } from './money/number';
import { numeric } from './numeric';
import { plainNumber } from './plain-number';
import { around, recogniser } from './recognise';
import { readWritten, type Written, type WrittenGroup } from './written';

const number = `(?:${numberSource})(?!\\d|[.,:/]\\d)`;
const sign =
  ' ?(?:%|‰|percent(?:age points?)?(?!\\p{L})|per cent(?!\\p{L})|pct\\.?(?!\\p{L})|Prozent(?:punkte?n?)?(?!\\p{L})|pour ?cents?(?!\\p{L})|por ciento(?!\\p{L})|por cento(?!\\p{L})|per cento(?!\\p{L})|procent(?!\\p{L})|procente?(?!\\p{L})|proc\\.|パーセント|％)';
const range = '(?: ?[-\\u2013] ?| (?:to|and|bis|und|à|a|y|e|en|tot|do|i|till|och) )';
const pattern = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d_]|\\d[.,:/-]|[$€£#])(?:(?<low>${number})(?: ?%)?${range})?(?<high>${number})(?:${sign})`,
  'dgu',
);

/** Shares, rates and changes that are someone's or a firm's own. */
const cue =
  /(?<![\p{Lu}\p{Ll}])(?:raises?|pay (?:rise|cut|increase)|increases?|salary|wages?|bonus|commission|equity|stake|shares?|share of|owns?|owned|ownership|shareholding|vesting|vested|interest|apr|mortgage|loan|tax(?:es|ed)?|margin|markup|discount|turnover|churn|conversion|market share|royalt(?:y|ies)|body fat|disab(?:led|ility)|occupancy|custody|inherit\p{L}{0,5}|profit|revenue|growth|score[ds]?|exam|test|grades?|income|rent|expenses|savings|attendance|hearing loss|ejection fraction|full[- ]time|workload|Gehalt\p{L}{0,10}|Lohn\p{L}{0,10}|Anteile?n?|beteiligt|Beteiligung|Zinsen|Zinssatz|Provision|Rabatt|Marge|Umsatz|Steuersatz|Behinderung|GdB|Teilzeit|Stelle|Pensum|Körperfett|augmentation|parts?|intérêts?|taux|commission|marge|actions|invalidité|handicap|temps partiel|aumento|subida|participación|acciones|intereses|tasa|comisión|discapacidad|minusvalía|quota|quote|tasso|interessi|provvigione|invalidità|opslag|loonsverhoging|aandelen|belang|rente|commissie|podwyżk\p{L}|udział\p{L}{0,3}|prowizj\p{L}|oprocentowani\p{L}|niepełnosprawn\p{L}+|participação|ações|juros|comissão|löneförhöjning|andelar|ränta|provision|加薪|涨薪|股份|股权|利率|提成|体脂|昇給|持分|株|金利|体脂肪)(?!\p{Script=Latin})/iu;

/** Whose it is. */
const owner =
  /(?<![\p{Lu}\p{Ll}])(?:i|i'm|i've|my|me|mine|we|we're|our|ours|us|he|she|his|her|him|they|their|you(?:'re)? own|ich|mir|mein\p{L}{0,2}|wir|unser\p{L}{0,2}|er|sie|sein\p{L}{0,2}|ihr\p{L}{0,2}|je|j'ai|j'|mon|ma|mes|nous|notre|nos|il|elle|yo|mi|mis|tengo|nuestr\p{L}{1,2}|su|ho|mio|mia|miei|nostr\p{L}|io|ik|mijn|wij|we|ons|onze|zijn|haar|mam|mój|moj\p{L}{1,3}|nasz\p{L}{0,3}|eu|meu|minha|nosso|nossa|tenho|jag|min|mitt|vi|vår\p{L}?|我|我们|我的|他|她|私|弊社|当社|うち)(?!\p{Script=Latin})/iu;

/** A sentence about anyone, or a task's own figure. */
const general =
  /(?<![\p{Lu}\p{Ll}])(?:on average|in general|typically|usually|most people|studies|according to|if (?:i|you|we) (?:invest|have|take|flip|roll)|probability|chance|confidence|CSS|width|opacity|accuracy|battery|cpu|humidity|brightness|zoom)(?!\p{L})/iu;

const clauseOf = (left: string, right: string): string =>
  `${/[^.!?;\n]*$/u.exec(left)?.[0] ?? ''} ${/^(?:[^.!?;\n]|\.(?=\S))*/u.exec(right)?.[0] ?? ''}`;

const recognise = recogniser((text) =>
  [...text.matchAll(pattern)].flatMap((match): Candidate[] => {
    const start = match.index;
    const end = start + match[0].length;
    const { left, right } = around(text, start, end);
    const clause = clauseOf(left, right);
    const about = cue.exec(clause)?.[0];
    if (about === undefined || !owner.test(clause) || general.test(clause)) return [];
    return [{ start, end, score: 0.75, reason: `beside '${about}'` }];
  }),
);

const hundred = rational(100n);

const read = (text: string): WrittenGroup[] =>
  [...text.matchAll(pattern)].map(({ indices, groups = {} }) => {
    const written = (name: 'low' | 'high'): Written[] => {
      const [start] = indices?.groups?.[name] ?? [];
      const digits = groups[name];
      if (start === undefined || digits === undefined) return [];
      const own = plainNumber(digits, start, '%', percentageGrid);
      const large = isLess(hundred, ofDecimal(own.number));
      // 12 % may become 12.3 %: the grid is finer than a whole percent.
      return [
        {
          ...own,
          grid: large ? largePercentageGrid : percentageGrid,
          addedDecimals: own.format.decimals === 0 ? 1 : 0,
        },
      ];
    };
    return { kind: 'range', unit: null, numerals: [...written('low'), ...written('high')] };
  });

/**
 * Shares, raises, interest and margins that are someone's own or a firm's. Protected, for beside a noised amount the
 * true share would lead back to it. Other percentages (a recipe's, a battery's, a statistic) are left alone.
 */
export const percentage = numeric({
  type: 'PERCENTAGE',
  risk: 2,
  action: 'protect',
  recognise,
  unit: 'one step of 2 % of the value, on fixed grids from 0.01 to 100 and from 102 to 10^6',
  leakage: [
    'sign, zero, and whether it is over 100 %',
    'number of decimals; of a range, which end is larger',
    'equal percentages, in all conversations where coins are the profile’s',
  ],
  enciphered: false,
  parse: (original, language) => readWritten(original, language, read),
});
