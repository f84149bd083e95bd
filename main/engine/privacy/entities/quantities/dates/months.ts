/** Names of the months, by language and by the kind of name; a row is written as it was read. */
export interface MonthRow {
  readonly language: string;
  /** `alone`: a case of the name that does not follow a day. */
  readonly kind: 'full' | 'short' | 'alone';
  /** Twelve, January first, in small letters. */
  readonly names: readonly string[];
}

const row = (language: string, names: string, kind: MonthRow['kind'] = 'full'): MonthRow => ({
  language,
  kind,
  names: names.split(' ').map((name) => name.replace('_', ' ')),
});

/** Months in Roman numerals: 3-IX-1984. */
export const romanMonths: MonthRow = {
  language: 'la',
  kind: 'full',
  names: ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'],
};

const rows: readonly MonthRow[] = [
  row('en', 'january february march april may june july august september october november december'),
  row('en', 'jan feb mar apr may jun jul aug sep oct nov dec', 'short'),
  row('en', 'jan feb mar apr may june july aug sept oct nov dec', 'short'),
  row('de', 'januar februar märz april mai juni juli august september oktober november dezember'),
  row('de', 'jänner feber maerz april mai juni juli august september oktober november dezember'),
  row('de', 'jan feb mär apr mai jun jul aug sep okt nov dez', 'short'),
  row('de', 'jan febr mär apr mai juni juli aug sept okt nov dez', 'short'),
  row('fr', 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  row('fr', 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'),
  row('fr', 'janv févr mars avr mai juin juil août sept oct nov déc', 'short'),
  row('es', 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  row('es', 'enero febrero marzo abril mayo junio julio agosto setiembre octubre noviembre diciembre'),
  row('es', 'ene feb mar abr may jun jul ago sep oct nov dic', 'short'),
  row('it', 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  row('it', 'gen feb mar apr mag giu lug ago set ott nov dic', 'short'),
  row('nl', 'januari februari maart april mei juni juli augustus september oktober november december'),
  row('nl', 'jan feb mrt apr mei jun jul aug sep okt nov dec', 'short'),
  row('pt', 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  row('pt', 'jan fev mar abr mai jun jul ago set out nov dez', 'short'),
  row('pl', 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'),
  row(
    'pl',
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    'alone',
  ),
  row(
    'pl',
    'styczniu lutym marcu kwietniu maju czerwcu lipcu sierpniu wrześniu październiku listopadzie grudniu',
    'alone',
  ),
  row('sv', 'januari februari mars april maj juni juli augusti september oktober november december'),
  row('sv', 'jan feb mar apr maj jun jul aug sep okt nov dec', 'short'),
  row('ru', 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
  row('ru', 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь', 'alone'),
  row('ru', 'январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре', 'alone'),
  row('cs', 'ledna února března dubna května června července srpna září října listopadu prosince'),
  row('cs', 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec', 'alone'),
  row('cs', 'lednu únoru březnu dubnu květnu červnu červenci srpnu září říjnu listopadu prosinci', 'alone'),
  row('sk', 'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra'),
  row('sk', 'január február marec apríl máj jún júl august september október november december', 'alone'),
  row('sk', 'januári februári marci apríli máji júni júli auguste septembri októbri novembri decembri', 'alone'),
  row('da', 'januar februar marts april maj juni juli august september oktober november december'),
  row('no', 'januar februar mars april mai juni juli august september oktober november desember'),
  row(
    'fi',
    'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
  ),
  row(
    'fi',
    'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    'alone',
  ),
  row(
    'fi',
    'tammikuussa helmikuussa maaliskuussa huhtikuussa toukokuussa kesäkuussa heinäkuussa elokuussa syyskuussa lokakuussa marraskuussa joulukuussa',
    'alone',
  ),
  row('hu', 'január február március április május június július augusztus szeptember október november december'),
  row('ro', 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie'),
  row('id', 'januari februari maret april mei juni juli agustus september oktober november desember'),
  row('hr', 'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'),
  row('sl', 'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra'),
  row('et', 'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember'),
  row('uk', 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'),
  row('uk', 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень', 'alone'),
  row('uk', 'січні лютому березні квітні травні червні липні серпні вересні жовтні листопаді грудні', 'alone'),
  row('bg', 'януари февруари март април май юни юли август септември октомври ноември декември'),
  row(
    'el',
    'ιανουαρίου φεβρουαρίου μαρτίου απριλίου μαΐου ιουνίου ιουλίου αυγούστου σεπτεμβρίου οκτωβρίου νοεμβρίου δεκεμβρίου',
  ),
  row(
    'el',
    'ιανουάριος φεβρουάριος μάρτιος απρίλιος μάιος ιούνιος ιούλιος αύγουστος σεπτέμβριος οκτώβριος νοέμβριος δεκέμβριος',
    'alone',
  ),
  row(
    'el',
    'ιανουάριο φεβρουάριο μάρτιο απρίλιο μάιο ιούνιο ιούλιο αύγουστο σεπτέμβριο οκτώβριο νοέμβριο δεκέμβριο',
    'alone',
  ),
  row('hi', 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'),
  row('hi', 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितम्बर अक्तूबर नवम्बर दिसम्बर'),
  row('ar', 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'),
  row('ar', 'يناير فبراير مارس ابريل مايو يونيه يوليه اغسطس سبتمبر اكتوبر نوفمبر ديسمبر'),
  row('ar', 'جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر'),
  row('ar', 'كانون_الثاني شباط آذار نيسان أيار حزيران تموز آب أيلول تشرين_الأول تشرين_الثاني كانون_الأول'),
  row('he', 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'),
  row('he', 'בינואר בפברואר במרץ באפריל במאי ביוני ביולי באוגוסט בספטמבר באוקטובר בנובמבר בדצמבר'),
  row('th', 'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'),
  row('th', 'ม.ค. ก.พ. มี.ค. เม.ย. พ.ค. มิ.ย. ก.ค. ส.ค. ก.ย. ต.ค. พ.ย. ธ.ค.'),
  row('tr', 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık'),
];

/** What a name may mean: several languages share "april". */
export interface MonthReading {
  readonly row: MonthRow;
  /** 1 to 12. */
  readonly month: number;
}

const readings = new Map<string, MonthReading[]>();
for (const each of rows)
  each.names.forEach((name, at) => {
    readings.set(name, [...(readings.get(name) ?? []), { row: each, month: at + 1 }]);
  });

/** The short names of a language's months, as alternatives of an expression that has no regard to case. */
export const shortMonths = (language: 'en' | 'de'): string =>
  rows.find((row) => row.language === language && row.kind === 'short')?.names.join('|') ?? '';

/** Every name of a month, in small letters. */
export const monthNames: readonly string[] = [...readings.keys()];

/** What stands between a month and its year: abril de 2022, ottobre del 2019. */
const yearLinks: Readonly<Record<string, readonly string[]>> = {
  en: ['of'],
  es: ['de', 'del'],
  it: ['del'],
  nl: ['van'],
  pt: ['de'],
  el: ['του'],
};
/** The names of the months with what stands before the year. */
export const linkedMonths: readonly string[] = rows.flatMap(({ language, names }) =>
  (yearLinks[language] ?? []).flatMap((link) => names.map((name) => `${name} ${link}`)),
);

/** Of several words, with dots, or in a script that parts no words: they are looked for as they are. */
const unparted = monthNames
  .filter((name) => /[ .]|\p{Script=Thai}/u.test(name))
  .map((name) => name.replace(/\./g, '\\.'));
/** What may be a month's name: one of these, or a word. */
export const monthWord = new RegExp(
  `${unparted.join('|')}|(?![\\p{Script=Han}\\p{Script=Hangul}])\\p{L}[\\p{L}\\p{M}]+`,
  'u',
);

/** Whether a word is a month's name in some language. */
export const isMonth = (word: string): boolean => readings.has(word.toLowerCase());

/** Also words of another meaning: these need a capital, a dot or a year beside them. */
export const isOrdinaryWord = (word: string): boolean =>
  /^(?:may|march|mar|mars|mart|set|out|ago|gen|mag|lug|dec|jan|jun|sep|mai|leden|maret)$/.test(word);

/** Languages that write months small in running text stand first there, those with capitals otherwise. */
/** Given names and towns, where a capital begins them and no day stands beside. */
export const isNameToo = (word: string): boolean => /^(?:Augusta|Maja|Juna|Jula)$/.test(word);

const last = ['ro', 'sk', 'hr', 'sl', 'et', 'hu', 'id', 'uk', 'bg', 'el', 'hi', 'ar', 'he', 'th'];
const smallFirst = ['fr', 'es', 'it', 'nl', 'pt', 'pl', 'sv', 'ru', 'cs', 'fi', 'en', 'de', 'da', 'no', 'tr', ...last];
const capitalFirst = [
  'en',
  'de',
  'tr',
  'nl',
  'fr',
  'es',
  'it',
  'pt',
  'pl',
  'sv',
  'ru',
  'cs',
  'fi',
  'da',
  'no',
  ...last,
];

/**
 * The likeliest reading of a month's name.
 * @param withDay Whether a day stands beside it.
 * @param hint Languages that the rest of the date speaks for ("3rd of …"); none where it does not tell.
 * @param language Of the text around; null where it is not known.
 */
export const readMonth = (
  word: string,
  withDay: boolean,
  hint: readonly string[],
  language: string | null = null,
): MonthReading | null => {
  const found = (readings.get(word.toLowerCase()) ?? []).filter(({ row }) => !withDay || row.kind !== 'alone');
  const upper = word.length === 3 && word === word.toUpperCase();
  const order = word.charAt(0) === word.charAt(0).toUpperCase() ? capitalFirst : smallFirst;
  const rank = ({ row: { language: of, kind } }: MonthReading): number =>
    (hint.length === 0 || hint.includes(of) ? 0 : 1000) +
    (language === null || language === of ? 0 : 100) +
    order.indexOf(of) * 2 +
    ((kind === 'short') === upper ? 0 : 1);
  return found.reduce<MonthReading | null>(
    (best, each) => (best === null || rank(each) < rank(best) ? each : best),
    null,
  );
};

/** The name of a month as `like` is written: all capitals, a capital, or small. */
export const writeMonth = (row: MonthRow, month: number, like: string): string => {
  const name = row.names[month - 1] ?? '';
  if (like.length > 1 && like === like.toUpperCase() && like !== like.toLowerCase()) return name.toUpperCase();
  return like.charAt(0) === like.charAt(0).toUpperCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
};
