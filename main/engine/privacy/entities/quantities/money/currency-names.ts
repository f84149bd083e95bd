import { oneLine } from '../../../patterns/one-line';

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
export const rare =
  'AFN AMD ANG AOA AWG BBD BHD BIF BMD BND BSD BTN BWP BYN BZD CDF CVE DJF ETB FJD FKP GMD GNF GYD HNL HTG KGS KMF KPW KYD LRD LSL LYD MGA MRU MVR MWK MZN PGK RWF SBD SLE SLL SRD SZL TJS TMT VES VUV WST YER ZWG DOP DZD ESP FRF GTQ HRK IQD ISK ITL JMD JOD KWD LBP LKR MDL MKD MMK MUR NLG NPR OMR PAB QAR RSD SYP TND TRL TTD TZS UGX UYU UZS XAF XOF YTL ZMW'.split(
    ' ',
  );

/** Names of money that are no other words. */
const otherNames = oneLine`
  tala|kwacha|pula|pa'anga|pa’anga|cedi|dalasi|dalasis|emalangeni|lilangeni|maloti|birr|vatu|ngultrum|kyat|kyats|riel
  |riels|manat|manats|somoni|ouguiya|ariary|metical|meticais|meticales|kwanza|kwanzas|gourde|gourdes|córdobas|balboas
  |bolivianos|rufiyaa|patacas|denars|denari
`;

/** Signs go before and after; a bare `$` is one currency whatever the country, so that one value draws once. */
export const currencies: readonly Currency[] = [
  currency(
    'USD',
    '$|US$|U.S.$|USD$|USD',
    oneLine`
      $|US$|USD|dollars|dollar|US dollars|US dollar|US-Dollar|US-Dollars|U.S. dollars|U.S. dollar
      |دولار
      |दॉलर|डॉलर
      |ดอลลาร์
      |dólares|dólar|dolares|Dollars|dollari|dolar|dolari
      |δολάρια
      |dolarów|dolary
      |доллар|доллара|долларов
      |bucks|buck
      |美元|美金|ドル|米ドル
      |달러
    `,
  ),
  currency(
    'EUR',
    '€|EUR|EURO|TEUR|T€|kEUR',
    oneLine`
      €|EUR|euros|euro|Euros|eur|balles|pavos|teuro|Tacken|Kröten|Mäuse|Piepen|Öcken|Euronen|boules|pépètes|eurazos
      |eurillos|euri|eurini|eurootjes|paus|piek|TEUR|T€|kEUR|eura|eurot|euroa|euron|euroja|eurosta|euroon|eurolla|euroista|euroihin
      |євро|евро
      |ευρώ
      |אירו
      |ยูโร
      |欧元|歐元|ユーロ
      |유로
      |يورو
      |यूरो
    `,
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
