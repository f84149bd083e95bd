import { textAfter } from '../../../text/around';
import { wordSet } from '../../../word-set';
import { nationAhead, nationBehind } from './nations';
import { otherNames } from './other-names';

/** A currency and how it is written before and after a number. Longer writings win. */
interface Currency {
  readonly code: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const currency = (code: string, before: string, after: string): Currency => ({
  code,
  before: before.split('|').filter((word) => word !== ''),
  after: after.split('|').filter((word) => word !== ''),
});

/** Codes that are no words or other things in capitals (see `wordCodes`). */
const rare =
  'AFN AMD ANG AOA AWG BBD BHD BIF BMD BND BSD BTN BWP BYN BZD CDF CVE DJF ETB FJD FKP GMD GNF GYD HNL HTG KGS KMF KPW KYD LRD LSL LYD MGA MRU MVR MWK MZN PGK RWF SBD SLE SLL SRD SZL TJS TMT VES VUV WST YER ZWG DOP DZD ESP FRF GTQ HRK IQD ISK ITL JMD JOD KWD LBP LKR MDL MKD MMK MUR NLG NPR OMR PAB QAR RSD SYP TND TRL TTD TZS UGX UYU UZS XAF XOF YTL ZMW'.split(
    ' ',
  );

/** Signs go before and after; a bare `$` is one currency whatever the country, so that one value draws once. */
const currencies: readonly Currency[] = [
  currency(
    'USD',
    '$|US$|U.S.$|USD$|USD',
    '$|US$|USD|dollars|dollar|US dollars|US dollar|US-Dollar|US-Dollars|U.S. dollars|U.S. dollar|دولار|दॉलर|डॉलर|ดอลลาร์|dólares|dólar|dolares|Dollars|dollari|dolar|dolari|δολάρια|dolarów|dolary|доллар|доллара|долларов|bucks|buck|美元|美金|ドル|米ドル|달러',
  ),
  currency(
    'EUR',
    '€|EUR|EURO|TEUR|T€|kEUR',
    '€|EUR|euros|euro|Euros|eur|balles|pavos|teuro|Tacken|Kröten|Mäuse|Piepen|Öcken|Euronen|boules|pépètes|eurazos|eurillos|euri|eurini|eurootjes|paus|piek|TEUR|T€|kEUR|eura|eurot|euroa|євро|евро|ευρώ|אירו|ยูโร|欧元|歐元|ユーロ|유로|يورو|यूरो',
  ),
  currency(
    'GBP',
    '£|GBP',
    '£|GBP|pounds sterling|pound sterling|pounds|pound|quid|Pfund|livres sterling|libras esterlinas|libras|funtów|фунтов|英镑|英鎊|ポンド|파운드',
  ),
  currency('JPY', 'JPY|JP¥', 'JPY|yen|Yen|円|日元|日圓|엔'),
  currency('CNY', '¥|CNY|RMB|CN¥', '¥|CNY|RMB|yuan|renminbi|元|块钱|塊錢|块|塊|人民币|人民幣|위안'),
  currency('INR', '₹|INR|Rs.|Rs', '₹|INR|rupees|rupee|Rs|Rs.|रुपये|रुपए|रुपया|रूपये|रु.|रु'),
  currency(
    'CHF',
    'CHF|SFr.|Fr.|sFr.',
    'CHF|Franken|Schweizer Franken|Swiss francs|francs suisses|franków|francs|franchi|SFr',
  ),
  currency('SEK', 'SEK|kr.|kr', 'SEK|kronor|krona|kr|kr.|spänn|tkr|Tkr|mkr|Mkr|:-'),
  currency('NOK', 'NOK', 'NOK|kroner|krone'),
  currency('DKK', 'DKK', 'DKK'),
  currency('PLN', 'PLN', 'PLN|zł|ZŁ|Zł|zl|ZL|złotych|złote|złoty|zloty|zlotys|Zloty|zeta|zetów|zeciaków|złotówek'),
  currency('CZK', 'CZK|Kč', 'CZK|Kč|korun|koruny|koruna|korunách'),
  currency('HUF', 'HUF', 'HUF|Ft|forint|forints|forintot|forintért|forintba'),
  currency('RON', 'RON', 'RON|lei|leu'),
  currency('BGN', 'BGN', 'BGN|лв.|лв|лева|leva'),
  currency('TRY', '₺|TRY|TL', '₺|TRY|TL|lira|liras|lire|liraya|lirayı|liradan|liralık|lirası|liram'),
  currency('RUB', '₽|RUB', '₽|RUB|рублей|рубля|рубль|рублях|рубли|руб.|руб|р.|roubles|rubles|ruble'),
  currency('UAH', '₴|UAH', '₴|UAH|грн.|грн|гривень|гривні|гривня|гривен|гривны|hryvnias|hryvnia'),
  currency('BRL', 'R$|BRL', 'BRL|reais|real|pila|pilas|mangos|conto|contos'),
  currency('ILS', '₪|ILS|NIS', "₪|ILS|NIS|shekels|shekel|שקלים|שקל|ש\"ח|ש״ח|ש''ח|שח"),
  currency('KRW', '₩|KRW', '₩|KRW|won|원'),
  currency('VND', '₫|VND', '₫|VND|VNĐ|vnđ|đồng|đ'),
  currency('THB', '฿|THB', '฿|THB|baht|บาท'),
  currency('PHP', '₱|PHP', '₱|PHP'),
  currency('NGN', '₦|NGN', '₦|NGN|naira'),
  currency('AUD', 'A$|AU$|AUD', 'A$|AU$|AUD|Australian dollars'),
  currency('CAD', 'C$|CA$|CAD', 'CAD|Canadian dollars'),
  currency('NZD', 'NZ$|NZD', 'NZD'),
  currency('SGD', 'S$|SGD', 'SGD'),
  currency('HKD', 'HK$|HKD', 'HKD'),
  currency('TWD', 'NT$|TWD', 'TWD'),
  currency('MXN', 'MX$|MXN', 'MXN'),
  currency('ARS', 'AR$|ARS', 'ARS'),
  currency('COP', 'COL$|COP', 'COP'),
  currency('CLP', 'CLP', 'CLP|lucas|luquitas'),
  currency('PESO', '', 'pesos|peso'),
  currency('PESETA', '', 'pesetas|peseta'),
  currency('ESCUDO', '', 'escudos|escudo'),
  currency('SHILLING', '', 'shillings|shilling'),
  currency('GUINEA', '', 'guineas|guinea'),
  currency('DRACHMA', '', 'drachmas|Drachmen'),
  currency('GULDEN', '', 'gulden|Gulden|guilders'),
  // Notes by their number.
  currency('FIVE', '', 'fiver|fivers'),
  currency('TEN', '', 'tenner|tenners|tientje|tientjes'),
  currency('TWENTY', '', 'Zwanziger|Zwanni|Zwannis'),
  currency('FIFTY', '', 'Fuffi|Fuffis|Fuffziger|Fünfziger'),
  currency(
    'HUNDRED',
    '',
    'Hunni|Hunnis|Hunderter|stówa|stówy|stów|stówę|stówkę|stówki|benjamins|hundralapp|hundralappar|hundredlapper|hundrelapper',
  ),
  currency('THOUSAND', '', 'tusenlapp|tusenlappar|tusenlappen|tusenlapper'),
  // A hundredth, of whatever currency.
  currency(
    'CENT',
    '',
    '¢|cents|Cent|Cents|cent|ct|centimes|céntimos|centesimi|centavos|Rappen|pence|Pfennig|Pfennige|groszy|grosze|öre',
  ),
  currency('ZAR', 'ZAR|R', 'ZAR|rand'),
  currency('GTQ', 'Q', 'quetzales'),
  currency('PEN', 'S/.|S/|PEN', 'PEN|soles'),
  currency('DOP', 'RD$', ''),
  currency('AED', 'AED|Dhs', 'AED|dirhams|dirham|درهم|درهما|دراهم'),
  currency('SAR', 'SAR', 'SAR|riyals|riyal|ريال|ريالات'),
  currency('MYR', 'MYR', 'MYR|ringgit'),
  currency('IDR', 'Rp.|Rp|IDR', 'IDR|rupiah'),
  currency('KES', 'KSh|KES', 'KES'),
  currency('EGP', 'EGP', 'EGP|جنيه|جنيهات'),
  currency('DINAR', '', 'dinars|dinar|دينار|دنانير|dinara'),
  currency('LIRA', '', 'ليرة|ليرات'),
  currency('PKR', 'PKR', 'PKR'),
  ...Object.entries({
    AZN: '₼',
    BDT: '৳',
    CRC: '₡',
    GEL: '₾',
    GHS: '₵',
    IRR: '﷼',
    KHR: '៛',
    KZT: '₸',
    LAK: '₭',
    MNT: '₮',
    PYG: '₲',
  }).map(([code, sign]) => currency(code, `${sign}|${code}`, `${sign}|${code}`)),
  currency('BTC', '₿|BTC', '₿|BTC|bitcoin|bitcoins'),
  currency('ETH', 'ETH', 'ETH'),
  currency('DEM', 'DEM', 'DEM|DM|Mark|Deutschmarks|Deutschmark|Deutsche Mark|Deutsch Mark'),
  currency('ATS', 'ATS', 'ATS|schillings|Schilling'),
  ...['ALL', 'TOP', 'CUP', 'MAD', 'SOS', 'BOB', 'SDG', 'BAM', 'MOP', 'ERN'].map((code) => currency(code, code, code)),
  currency('CROWN', '', 'Kronen|couronnes|coronas|corone|koron|крон|coroas'),
  currency('XOF', 'FCFA|CFA', 'FCFA|CFA|francs CFA|franc CFA'),
  currency('RIAL', '', 'rials|rial|tomans|toman|تومان'),
  currency('BDT', '', 'taka'),
  currency('KZT', '', 'тенге|tenge'),
  currency('GHS', '', 'cedis'),
  currency('VES', '', 'bolívares'),
  currency('CRC', '', 'colones'),
  currency('OTHER', '', otherNames),
  currency('PYG', '', 'guaraníes'),
  currency('HNL', '', 'lempiras'),
  ...rare.map((code) => currency(code, code, code)),
];

/** Multiplies a number: `10^exponent`. `comma`: its language writes decimals with a comma. */
export interface Scale {
  readonly words: readonly string[];
  readonly exponent: number;
  readonly comma: boolean;
}

const scale = (exponent: number, comma: boolean, words: string): Scale => ({
  words: words.split('|'),
  exponent,
  comma,
});

const scales: readonly Scale[] = [
  scale(2, false, 'hundred|hundert|honderd|hundra'),
  scale(3, false, 'k|K|thousand|grand|Riesen|Tausender|тыс.|тыс|тысяч|тысячи|हज़ार|हज़ार|हजार|ألف|آلاف|الف|אלף|אלפים|พัน'),
  scale(6, false, 'm|M|mm|MM|mn|mil.|million|millions|млн|मिलियन|مليون|ملايين|מיליון|ล้าน'),
  scale(9, false, 'b|B|bn|Bn|billion|billions|млрд|مليار|מיליארד'),
  scale(12, false, 'tn|trn|T|trillion|trillions'),
  scale(
    3,
    true,
    'Tsd.|Tsd|Tausend|tausend|mille|mila|mil|duizend|tys.|tys|tysięcy|tysiące|tysiąca|tysiąc|tisíc|tisíce|tis.|tusen|tusind|bin|bine|binden|bini|binlik|ezer|mii|тис.|тис|тисяч|тисячі|χιλιάδες|χιλ.|tuhatta|nghìn|ngàn|rb|ribu',
  ),
  scale(
    6,
    true,
    'Mio.|Mio|Mill.|Millionen|Million|mio.|mio|millones|millón|milioni|milione|milhões|milhão|miljoen|miljoner|miljon|millioner|mln|mln.|milionów|miliony|milion|milyon|milyona|milyondan|milyonu|milyonluk|milionu|milionů|milióna|miliónov|milióny|millió|milioane|мільйон|мільйони|мільйонів|миллион|миллиона|миллионов|εκατομμύρια|εκατομμύριο|εκατ.|miljoonaa|triệu|tr|juta|jt',
  ),
  scale(
    9,
    true,
    'Mrd.|Mrd|Mia.|Milliarden|Milliarde|milliards|milliard|Md|Mds|miliardi|miliardo|mil millones|bilhões|bilhão|miljard|miljarder|milliarder|mld|mld.|miliardów|miliardy|milyar|milyara|milyardan|miliardů|miliárd|milliárd|miliarde|мільярдів|мільярди|мільярд|миллиардов|миллиарда|миллиард|δισεκατομμύρια|δισ.|miljardia|tỷ|tỉ|miliar',
  ),
  scale(12, true, 'Billionen|Billion|billones|biljoen|biljoner'),
  scale(5, true, 'ton'),
  scale(5, false, 'lakhs|lakh|lacs|lac|L|लाख|แสน'),
  scale(7, false, 'crores|crore|cr|Cr|करोड़|करोड़|करोड'),
  scale(2, false, '百'),
  scale(3, false, '千|천'),
  scale(4, false, '万|萬|만|หมื่น'),
  scale(6, false, '百万|百萬|백만'),
  scale(7, false, '千万|千萬|천만'),
  scale(8, false, '億|亿|억'),
  scale(12, false, '兆|조'),
];

/** Codes that people write in small letters; others (try, ron, cop) are words then. */
const smallCodes = /^(?:TL|USD|EUR|GBP|JPY|CNY|RMB|INR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|AUD|NZD|BRL|BTC)$/;

/** A word as it may be written: names also with capitals, some codes also small. */
const writings = (word: string): string[] => {
  if (smallCodes.test(word)) return [word, word.toLowerCase()];
  return /^\p{Ll}[\p{Ll} ]{3,}$/u.test(word)
    ? [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]
    : [word];
};

const table = <T>(entries: readonly T[], words: (entry: T) => readonly string[]): ReadonlyMap<string, T> =>
  new Map(
    entries.flatMap((entry) =>
      words(entry)
        .flatMap(writings)
        .map((word) => [word, entry] as const),
    ),
  );

const before = table(currencies, (entry) => entry.before);
const after = table(currencies, (entry) => entry.after);
const scaleWords = table(scales, (entry) => entry.words);

/** Letters that with a hyphen and a number are an invoice or a plate: "R-2207", "NPR-417", and not "EUR-1200". */
export const mayBeCode = (word: string): boolean => word.length === 1 || rare.includes(word);

/** Whether a currency is written so before its numbers: $ and EUR, not euros. */
export const mayStandBefore = (word: string): boolean => before.has(word);

const escaped = (word: string): string => word.replace(/[.$*+?^{}()|[\]\\]/g, '\\$&');

/** Where a word ends in a letter it must end there, but for scripts without spaces. */
const spaced = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;
const goesOn = /[\p{L}\d]/uy;

/** The longest of a table's words that stands at a place. A pattern of them all would be megabytes of compiled code. */
const finder = <T>(table: ReadonlyMap<string, T>) => {
  /** By a word's first sign, the longest first. */
  const lengths = new Map<string, number[]>();
  for (const word of [...table.keys()].sort((a, b) => b.length - a.length)) {
    const known = lengths.get(word.charAt(0)) ?? [];
    if (known.at(-1) !== word.length) lengths.set(word.charAt(0), [...known, word.length]);
  }
  return (text: string, at: number): { word: string; entry: T; end: number } | null => {
    for (const length of lengths.get(text.charAt(at)) ?? []) {
      const word = textAfter(text, at, length);
      const entry = table.get(word);
      if (entry === undefined) continue;
      const end = at + word.length;
      goesOn.lastIndex = end;
      if (!spaced.test(word) || !goesOn.test(text)) return { word, entry, end };
    }
    return null;
  };
};

const atEnd = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d])(${[...before.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')}) ?[-\u2212(]? ?$`,
  'u',
);
const scaleWord = finder(scaleWords);
const currencyWord = finder(after);
const isGap = (sign: string): boolean => sign === ' ' || sign === '-';
/** What may stand before the currency's name: "d'euros", "of dollars", "Bahamian dollars". */
const between = /d['\u2019]|d[eio] |of |\p{Lu}\p{L}{2,14} /uy;

const longestBefore = 10;

/** The currency written before `at`, and where it starts. */
export const currencyBefore = (text: string, at: number): { code: string; start: number } | null => {
  const from = Math.max(0, at - longestBefore);
  const match = atEnd.exec(text.slice(from, at));
  const code = before.get(match?.[1] ?? '')?.code;
  return match === null || code === undefined ? null : { code, start: from + match.index };
};

/** The scale word at `at`, and where it ends. `apart`: a space or hyphen stands between. */
export const scaleAt = (
  text: string,
  at: number,
): { word: string; scale: Scale; apart: boolean; end: number } | null => {
  const apart = isGap(text.charAt(at));
  const found = scaleWord(text, apart ? at + 1 : at);
  return found === null ? null : { word: found.word, scale: found.entry, apart, end: found.end };
};

/** The currency written after `at`, and where it ends, with the nation whose it is. */
export const currencyAfter = (text: string, at: number): { code: string; word: string; end: number } | null => {
  const from = isGap(text.charAt(at)) ? at + 1 : at;
  const nation = from === at ? null : nationAhead(text, from);
  const named = nation === null ? null : currencyWord(text, nation.end);
  if (nation !== null && named !== null)
    return { code: nation.code === '' ? named.entry.code : nation.code, word: named.word, end: named.end };
  between.lastIndex = from;
  const found = (between.test(text) ? currencyWord(text, between.lastIndex) : null) ?? currencyWord(text, from);
  if (found === null) return null;
  const { word, end, entry } = found;
  const owner = /\p{Ll}$/u.test(word) ? nationBehind(text, end) : null;
  return { code: owner === null || owner.code === '' ? entry.code : owner.code, word, end: owner?.end ?? end };
};

/** Codes that are words or other things as well, and where they stand before a number without a price's form too. */
const wordCodes = wordSet('ALL TOP CUP PEN MAD SOS BOB SDG PHP COP TRY GEL AMD ANG BAM MOP ERN');
const otherWords = wordSet('ALL TOP CUP MAD SOS PHP AMD');
export const isWordCode = (word: string): boolean => wordCodes.has(word);
export const isOtherWord = (word: string): boolean => otherWords.has(word);
