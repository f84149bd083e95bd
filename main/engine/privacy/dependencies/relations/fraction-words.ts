import { type Rational, rational } from '../../noise/rational';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { result } from '../cues/totals';

/** How a language says that one amount is a part or a multiple of another. A word alone says nothing: half an hour. */
interface Language {
  /** Parts and multiples, the longer words first. */
  readonly words: readonly (readonly [string, Rational])[];
  /** Behind such a word: of what it is. */
  readonly of: string;
  /** What may stand between that and its amount: whose, and what is paid. */
  readonly between: string;
  /** Comparisons, of whichever amount. */
  readonly as: readonly (readonly [string, Rational])[];
  /** Its words stand right behind others. */
  readonly unspaced?: true;
}

const [half, double, triple] = [rational(1n, 2n), rational(2n), rational(3n)];
const [third, thirds, quarter, quarters] = [rational(1n, 3n), rational(2n, 3n), rational(1n, 4n), rational(3n, 4n)];

const languages: readonly Language[] = [
  {
    words: [
      ['two[- ]thirds', thirds],
      ['three[- ]quarters', quarters],
      ['(?:a|one)[- ]third', third],
      ['(?:a|one)[- ]quarter', quarter],
      ['(?<!and a )half', half],
      ['double|twice', double],
      ['triple|three times', triple],
    ],
    of: 'of|the|my|our|his|her|their|your',
    between: oneLine`
      of|the|my|our|his|her|their|your|this|that|it|which|net|gross|monthly|annual|yearly|rent|salary|wages?|pay|income
      |earnings|bonus|price|costs?|bill|total|fee|deposit|savings|loan|debt|mortgage|budget|amount|sum|tax|profit
      |pension|allowance|money
    `,
    as: [
      ['half (?:as much|what(?=\\s\\p{L}))', half],
      ['(?:a|one) third as much', third],
      ['twice as much|(?:twice|double) what(?=\\s\\p{L})', double],
      ['three times as much|(?:three times|triple) what(?=\\s\\p{L})', triple],
    ],
  },
  {
    words: [
      ['zwei Drittel', thirds],
      ['drei Viertel|Dreiviertel', quarters],
      ['ein Drittel', third],
      ['ein Viertel', quarter],
      ['(?:die )?Hälfte', half],
      ['(?:das )?Doppelte', double],
      ['(?:das )?Dreifache', triple],
    ],
    of: 'vo[nm]|de[srn]|mein\\p{L}{0,2}|unser\\p{L}{0,2}|sein\\p{L}{0,2}|ihr\\p{L}{0,2}',
    between: oneLine`
      vo[nm]|de[srmn]|mein\p{L}{0,2}|unser\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|Miete|Kaltmiete|Warmmiete|Gehalts?
      |Lohn\p{L}{0,2}|Einkommens?|Bonus|Prämie|Preis\p{L}{0,2}|Kosten|Rechnung|Betrag\p{L}{0,2}|Summe|Kaution|Rente
      |Kredit\p{L}{0,2}|Schulden|Erspar\p{L}{1,6}
    `,
    as: [
      ['halb so ?viel', half],
      ['doppelt so ?viel', double],
      ['dreimal so ?viel', triple],
    ],
  },
  {
    words: [
      ['deux tiers', thirds],
      ['trois quarts', quarters],
      ['(?:un|le) tiers', third],
      ['(?:un|le) quart', quarter],
      ['moitié', half],
      ['le double', double],
      ['le triple', triple],
    ],
    of: "des?|du|d['’]|de l['’]",
    between: oneLine`
      des?|du|d['’]|la|le|les|l['’]|mon|ma|mes|son|sa|ses|notre|leur|loyer|salaire|revenus?|prime|prix|coûts?|facture
      |total|montant|somme|caution|pension|prêt|dette|épargne|budget
    `,
    as: [
      ['deux fois (?:plus|autant)', double],
      ['trois fois (?:plus|autant)', triple],
    ],
  },
  {
    words: [
      ['dos tercios', thirds],
      ['tres cuart[oa]s', quarters],
      ['un tercio|la tercera parte', third],
      ['un cuarto|la cuarta parte', quarter],
      ['mitad', half],
      ['el doble', double],
      ['el triple', triple],
    ],
    of: 'del?',
    between:
      'del?|la|los?|las|el|mis?|sus?|nuestr[oa]|alquiler|sueldo|salario|ingresos?|prima|precio|costes?|factura|total|importe|suma|fianza|pensión|préstamo|deuda|ahorros',
    as: [
      ['la mitad que', half],
      ['el doble que', double],
      ['el triple que', triple],
    ],
  },
  {
    words: [
      ['due terzi', thirds],
      ['tre quarti', quarters],
      ['un terzo', third],
      ['un quarto', quarter],
      ['metà', half],
      ['il doppio', double],
      ['il triplo', triple],
    ],
    of: "di|de[il]|dell[aeo]|degli|dell['’]",
    between: oneLine`
      di|de[il]|dell[aeo]|degli|dell['’]|mi[oa]|miei|su[oa]|nostr[oa]|affitto|stipendio|salario|reddito|premio|prezzo
      |cost[oi]|bolletta|totale|importo|somma|cauzione|pensione|prestito|debito|risparmi
    `,
    as: [
      ['due volte tanto', double],
      ['tre volte tanto', triple],
    ],
  },
  {
    words: [
      ['dwie trzecie', thirds],
      ['trzy czwarte', quarters],
      ['jedn[aą] trzeci[aą]', third],
      ['jedn[aą] czwart[aą]', quarter],
      ['połow(?:[aęąy]|ie)', half],
    ],
    of: 'z|od|mo\\p{L}{1,3}|swo\\p{L}{1,3}|je(?:go|j)|kwoty',
    between:
      'z|od|mo\\p{L}{1,3}|swo\\p{L}{1,3}|je(?:go|j)|kwoty|czynszu|pensji|wynagrodzenia|premii|ceny|kosztów|rachunku|sumy|kaucji|emerytury|kredytu|długu|oszczędności',
    as: [
      ['dwa razy (?:tyle|więcej)', double],
      ['trzy razy (?:tyle|więcej)', triple],
    ],
  },
  {
    words: [
      ['twee derde', thirds],
      ['drie kwart', quarters],
      ['een derde', third],
      ['een kwart', quarter],
      ['de helft', half],
      ['het dubbele', double],
    ],
    of: 'van',
    between:
      'van|de|het|mijn|ons|onze|zijn|haar|hun|huur|salaris|loon|inkomen|bonus|prijs|kosten|rekening|bedrag|som|borg',
    as: [
      ['half zo ?veel', half],
      ['(?:dubbel|twee keer) zo ?veel', double],
      ['drie keer zo ?veel', triple],
    ],
  },
  {
    words: [
      ['dois terços', thirds],
      ['três quartos', quarters],
      ['um terço', third],
      ['um quarto', quarter],
      ['metade', half],
      ['o dobro', double],
      ['o triplo', triple],
    ],
    of: 'd[eao]s?',
    between:
      'd[eao]s?|[ao]s?|meus?|minhas?|seus?|suas?|aluguer|aluguel|renda|salário|rendimento|bónus|preço|custos?|conta|total|valor|soma',
    as: [
      ['duas vezes mais', double],
      ['três vezes mais', triple],
    ],
  },
  {
    words: [
      ['två tredjedelar', thirds],
      ['tre fjärdedelar', quarters],
      ['en tredjedel', third],
      ['en fjärdedel', quarter],
      ['hälften|halvparten|halvdelen', half],
    ],
    of: 'av',
    between:
      'av|min|mitt|mina|vår|hans|hennes|hyran?|lön(?:en)?|inkomst(?:en)?|bonus(?:en)?|priset?|räkningen|beloppet|summan',
    as: [
      ['hälften så mycket', half],
      ['dubbelt så mycket', double],
      ['tre gånger så mycket', triple],
    ],
  },
  {
    words: [
      ['две трети|дві третини', thirds],
      ['три четверти|три чверті', quarters],
      ['половин[ауы]', half],
    ],
    of: 'от|від|из|із|з',
    between: 'от|від|из|із|з|моей|моего|моєї|мого|нашей|зарплаты|зарплати|аренды|оренди|суммы|суми|премии|премії',
    as: [
      ['вдвое больше|вдвічі більше', double],
      ['втрое больше|втричі більше', triple],
    ],
  },
  {
    words: [
      ['üçte ikisi', thirds],
      ['dörtte üçü', quarters],
      ['üçte biri', third],
      ['dörtte biri', quarter],
      ['yarısı', half],
    ],
    of: 'olan',
    between: 'olan|yani',
    as: [],
  },
  {
    words: [
      ['三分之二|3分の2|三分の二', thirds],
      ['四分之三|4分の3|四分の三', quarters],
      ['三分之一|3分の1|三分の一', third],
      ['四分之一|4分の1|四分の一', quarter],
      ['一半|半分|半額', half],
    ],
    of: '的|の',
    between: '的|の|即|就是',
    as: [],
    unspaced: true,
  },
];

/** What is paid, with whatever word says what for: "electricity bill". */
const bill =
  '\\p{L}*(?:bill|invoice|premium|rechnung|kosten|miete|facture|factura|bolletta|rachunk\\p{L}*|rekening|conta|räkning\\p{L}*)';
const bills = `${bill}|\\p{L}{3,}(?=\\s${bill}(?!\\p{L}))`;

/** As they are written in any language. */
const signs: readonly (readonly [string, Rational])[] = [
  ['(?<![\\d/.])1/2|½', half],
  ['(?<![\\d/.])2/3|⅔', thirds],
  ['(?<![\\d/.])3/4|¾', quarters],
  ['(?<![\\d/.])1/3|⅓', third],
  ['(?<![\\d/.])1/4|¼', quarter],
];

/** A phrase with its amount behind it. */
export interface Phrase {
  readonly pattern: string;
  readonly times: Rational;
  /** What may stand between the phrase and the next amount. */
  readonly gap: RegExp;
  /** Whether its amount stands right behind, so that the one ahead may stand in another clause. */
  readonly isDirect?: boolean;
}

/** Somebody, or what they do, and no number: "as my wife (", "que yo (". */
const compared = /^(?:\s+\p{L}+){0,4}(?:\s*[,:(–—-])?\s*$/u;

/** ", so I pay": what the numbers ahead come to. */
const resultBehind = new RegExp(`^,\\s${result.source}`, 'iu');

/** "half, $2,850", "half ($2,850)": of the amount ahead. */
const amountBehind = '\\s?[,:(=\\u2013-]{1,2}\\s?\\p{Sc}?\\s?';
const directly = new RegExp(`^${amountBehind}$`, 'u');

/** What may stand between such a word and its amount, with a sign or what it comes to: "metà a testa, cioè", "ein Drittel davon (". */
const ofEach = oneLine`
  each|apiece|of (?:it|that|this|which)|is|was|would be|davon|jeweils|pro Kopf|ist|sind|wären|macht|beträgt|chacune?|de ça
  |est|fait|soit|cada un[oa]|cada 1|es|son|sería|a testa|ciascun[oa]|è|sono|sarebbe|elk|ieder|daarvan|każd\p{L}{1,2}
  |z tego|to|wynosi|cada um[ab]?|disso|é|são|seria|var|vardera|av det|är|blir|er
`;
const amountOf = new RegExp(
  `^(?:\\s(?:${ofEach})(?!\\p{L})){0,2}(?:(?:\\s?[,:=(\\u2013\\u2014-]{1,2}|の|を|は|で|是|即|，|、)?\\s?\\p{Sc}?\\s?$|,?\\s${result.source})`,
  'iu',
);

const phrasesOf = ({ words, of, between, as }: Language, at: number): readonly Phrase[] => {
  const gap = new RegExp(`^(?:[\\s(:,]|(?<!\\p{L})(?:${between}|${bills})(?!\\p{L}))*$`, 'iu');
  /** Signs are read once where no word of a language stands behind them. */
  const alone = at === 0 ? [...words, ...signs] : words;
  return [
    // "Twice as much work" compares no amounts.
    ...as.map(([word, times]) => ({
      pattern: `(?:${word})(?=\\s*(?:[,:(\\u2013\\u2014-]|$)|\\s+\\p{Nd}|\\s+(?:as|wie|que|co|niż|als|som|rispetto|чем|ніж|than)\\s|(?<=\\s(?:what|que))\\s)`,
      times,
      gap: compared,
    })),
    ...[...words, ...signs].map(([word, times]) => ({ pattern: `(?:${word})\\s(?:${of})(?!\\p{L})`, times, gap })),
    // "They pay half, so I pay $43": of what was said before.
    ...alone.map(([word, times]) => ({ pattern: `(?:${word})(?=,\\s\\p{L})`, times, gap: resultBehind })),
    ...alone.map(([word, times]) => ({
      pattern: `(?:${word})(?=${amountBehind}\\p{Nd})`,
      times,
      gap: directly,
      isDirect: true,
    })),
    ...alone.map(([word, times]) => ({
      pattern: `(?:${word})(?=\\s(?:${ofEach})(?!\\p{L})|\\s?(?:の|を|は|で|是|即|，)?\\s?\\p{Sc}?\\p{Nd})`,
      times,
      gap: amountOf,
      isDirect: true,
    })),
  ];
};

/** A language's phrases: all together take tenths of a second to compile, and a text has one language's. */
export const sayings = languages.map((language, at) => {
  const phrases = phrasesOf(language, at);
  const sign = signs.map(([each]) => each).join('|');
  const ofSign = at === 0 ? sign : `(?:${sign})\\s(?:${language.of})(?!\\p{L})`;
  const words = [...language.words, ...language.as].map(([word]) => word);
  const start = language.unspaced === true ? '' : '(?<!\\p{L})';
  const any = new RegExp(`${start}(?:${words.join('|')}|${ofSign})`, 'iu');
  return {
    /** Whether a text has any of their words, or a sign as the language takes it. */
    words: language.unspaced === true ? any : wordPattern(any),
    /** Each phrase in a group of its own. */
    said: new RegExp(`${start}(?:${phrases.map(({ pattern }) => `(${pattern})`).join('|')})`, 'giu'),
    phrases,
  };
});

/** What one may not be half of for its amount to follow: time, rooms, places. */
export const unlike = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      hours?|days?|weeks?|months?|years?|time|rooms?|beds?|towns?|Stunden?|Tage?|Wochen?|Monate?|Jahre?|Zeit|Zimmer
      |heures?|jours?|semaines?|mois|années?|ans?|chambres?|horas?|días?|semanas?|mes(?:es)?|años?|habitaci\p{L}+|ore
      |ora|giorni|settiman[ae]|mes[ei]|ann[oi]|camer[ae]|godzin\p{L}?|dni|tygodni\p{L}?|miesi\p{L}+|lat|rok\p{L}?|uur
      |dagen|weken|maanden|jaren?
    )(?!\p{L})
  `,
  'iu',
);
