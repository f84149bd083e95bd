import type { Word } from '../words';

/** "two" to "twelve", by value. Folded, as all below. */
const units = [
  'two zwei deux dos due dois duas twee dwa dwie dwoje tva iki',
  'three drei trois tres tre drie trzy troje uc',
  'four vier quatre cuatro quattro quatro cztery fyra dort',
  'five funf cinq cinco cinque vijf piec fem bes',
  'six sechs seis sei zes szesc sex alti',
  'seven sieben sept siete sette sete zeven siedem sju yedi',
  'eight acht huit ocho otto oito osiem atta sekiz',
  'nine neun neuf nueve nove negen dziewiec nio dokuz',
  'ten zehn dix diez dieci dez tien dziesiec tio on',
  'eleven elf onze once undici jedenascie elva',
  'twelve zwolf douze doce dodici doze twaalf dwanascie tolv',
  ...['', ''],
  'fifteen funfzehn quinze quince quindici vijftien pietnascie femton',
];
/** "twenty" to "sixty", by their tens. */
const tens = [
  'twenty zwanzig vingt veinte venti vinte twintig dwadziescia tjugo yirmi',
  'thirty dreissig trente treinta trenta trinta dertig trzydziesci trettio otuz',
  'forty vierzig quarante cuarenta quaranta quarenta veertig czterdziesci fyrtio kirk',
  'fifty funfzig cinquante cincuenta cinquanta cinquenta vijftig piecdziesiat femtio elli',
  'sixty sechzig soixante sesenta sessanta sessenta zestig szescdziesiat sextio altmis',
];
const valued = (lists: readonly string[], value: (at: number) => number): [string, number][] =>
  lists.flatMap((list, at) => list.split(' ').flatMap((word): [string, number][] => (word ? [[word, value(at)]] : [])));
const unitValues = new Map(valued(units, (at) => at + 2));
const tenValues = new Map(valued(tens, (at) => 10 * (at + 2)));
/** "fünfundzwanzig", "vijfentwintig"; "veinticinco". */
const compound = /^(\p{L}+?)(?:und|en)(\p{L}+zig|\p{L}+tig)$|^veinti(\p{L}+)$/u;

/** A number in digits or words, and how many words it takes. */
export const numberAt = (words: readonly Word[], at: number): readonly [value: number, length: number] | null => {
  const said = words[at]?.word ?? '';
  if (/^\d{1,4}$/.test(said)) return [Number(said), 1];
  const ten = tenValues.get(said);
  const unit = unitValues.get(ten === undefined ? said : (words[at + 1]?.word ?? ''));
  if (ten !== undefined) {
    const isMore = unit !== undefined && unit < 10 && words[at + 1]?.joined === true;
    return isMore ? [ten + unit, 2] : [ten, 1];
  }
  if (unit !== undefined) return [unit, 1];
  const [, one = '', whole = '', more = ''] = compound.exec(said) ?? [];
  const [low, high] = [unitValues.get(one || more), more === '' ? tenValues.get(whole) : 20];
  return low === undefined || high === undefined ? null : [low + high, 1];
};

export const ordinals =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte)[nrms]?|premiere?|deuxieme|troisieme|quatrieme|cinquieme|sixieme|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|prim[oa]|second[oa]|terz[oa]|quart[oa]|sest[oa]|terceir[oa]|eerste|tweede|derde|vierde|vijfde|zesde|pierwsz\p{L}*|drug(?:i|a|iej|im)|trzeci\p{L}*|czwart\p{L}*|piat\p{L}*|szost\p{L}*|siodm\p{L}*|osm(?:y|a|ej|ym)|forsta|andra|tredje|fjarde|femte|sjatte)$/u;
export const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|janner|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|stycznia|styczniu|lutego|lutym|marca|marcu|kwietnia|kwietniu|maja|maju|czerwca|czerwcu|lipca|lipcu|sierpnia|sierpniu|wrzesnia|wrzesniu|pazdziernika|pazdzierniku|listopada|listopadzie|grudnia|grudniu|maj|augusti)$/u;
export const years = /^(?:19[3-9]\d|20[0-4]\d)$/;
