import { oneLine } from '../../../privacy/patterns/one-line';
import { fold, type Word } from '../words';

/** "two" to "nineteen", by value: "one" is an article as well. */
export const units = [
  'two zwei deux dos due dois duas twee dwa dwie dwoje två iki',
  'three drei trois tres tre três drie trzy troje üç',
  'four vier quatre cuatro quattro quatro cztery fyra dört',
  'five fünf cinq cinco cinque vijf pięć fem beş',
  'six sechs seis sei zes sześć sex altı',
  'seven sieben sept siete sette sete zeven siedem sju yedi',
  'eight acht huit ocho otto oito osiem åtta sekiz',
  'nine neun neuf nueve nove negen dziewięć nio dokuz',
  'ten zehn dix diez dieci dez tien dziesięć tio on',
  'eleven elf onze once undici jedenaście elva',
  'twelve zwölf douze doce dodici doze twaalf dwanaście tolv',
  'thirteen dreizehn treize trece tredici treze dertien trzynaście tretton',
  'fourteen vierzehn quatorze catorce quattordici catorze veertien czternaście fjorton',
  'fifteen fünfzehn quinze quince quindici vijftien piętnaście femton',
  'sixteen sechzehn seize dieciséis sedici dezesseis dezasseis zestien szesnaście sexton',
  'seventeen siebzehn diecisiete diciassette dezessete dezassete zeventien siedemnaście sjutton',
  'eighteen achtzehn dieciocho diciotto dezoito achttien osiemnaście arton',
  'nineteen neunzehn diecinueve diciannove dezenove dezanove negentien dziewiętnaście nitton',
];
/** "twenty" to "sixty", by their tens. */
export const tens = [
  'twenty zwanzig vingt veinte venti vinte twintig dwadzieścia tjugo yirmi',
  'thirty dreißig trente treinta trenta trinta dertig trzydzieści trettio otuz',
  'forty vierzig quarante cuarenta quaranta quarenta veertig czterdzieści fyrtio kırk',
  'fifty fünfzig cinquante cincuenta cinquanta cinquenta vijftig pięćdziesiąt femtio elli',
  'sixty sechzig soixante sesenta sessanta sessenta zestig sześćdziesiąt sextio altmış',
];
/** What "one" is within another number: "einundzwanzig", "eenentwintig", "veintiún", "ventuno", "tjugoett". */
const ones = 'ein een un uno una ett';
/** What is left of a ten that a unit is written to: "veinticinco", "ventotto". */
const shortened = ['veinti vent', 'trent', 'quarant', 'cinquant', 'sessant'];

const valued = (lists: readonly string[], value: (at: number) => number): [string, number][] =>
  lists.flatMap((list, at) =>
    fold(list)
      .split(' ')
      .map((word): [string, number] => [word, value(at)]),
  );
const unitValues = new Map(valued(units, (at) => at + 2));
const tenValues = new Map(valued(tens, (at) => 10 * (at + 2)));
const lows = new Map([...valued([ones], () => 1), ...[...unitValues].filter(([, value]) => value < 10)]);
const highs = new Map([...valued(shortened, (at) => 10 * (at + 2)), ...tenValues]);
const oneOf = (name: string, values: ReadonlyMap<string, number>): string =>
  `(?<${name}>${[...values.keys()].join('|')})`;
/** "fünfundzwanzig", "vijfentwintig". */
const unitFirst = new RegExp(`^${oneOf('low', lows)}(?:und|en)${oneOf('high', tenValues)}$`);
/** "veinticinco", "trentadue", "tjugofem". */
const tenFirst = new RegExp(`^${oneOf('high', highs)}${oneOf('low', lows)}$`);

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
  const { low = '', high = '' } = (unitFirst.exec(said) ?? tenFirst.exec(said))?.groups ?? {};
  return low === '' ? null : [(highs.get(high) ?? 0) + (lows.get(low) ?? 0), 1];
};

export const ordinals = new RegExp(
  oneLine`
    ^(?:
      first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth
      |(?:erste|zweite|dritte|vierte|funfte|sechste|siebte|achte|neunte|zehnte|elfte|zwolfte)[nrms]?|premiere?
      |deuxieme|troisieme|quatrieme|cinquieme|sixieme|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]
      |septim[oa]|octav[oa]|noven[oa]|decim[oa]|prim[oa]|second[oa]|terz[oa]|quart[oa]|sest[oa]|terceir[oa]|eerste
      |tweede|derde|vierde|vijfde|zesde|pierwsz\p{L}*|drug(?:i|a|iej|im)|trzeci\p{L}*|czwart\p{L}*|piat\p{L}*
      |szost\p{L}*|siodm\p{L}*|osm(?:y|a|ej|ym)|forsta|andra|tredje|fjarde|femte|sjatte
    )$
  `,
  'u',
);
export const months = new RegExp(
  oneLine`
    ^(?:
      january|february|march|april|may|june|july|august|september|october|november|december|januar|janner|februar|marz
      |mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre
      |enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio
      |aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro
      |outubro|novembro|dezembro|januari|februari|maart|mei|augustus|stycznia|styczniu|lutego|lutym|marca|marcu
      |kwietnia|kwietniu|maja|maju|czerwca|czerwcu|lipca|lipcu|sierpnia|sierpniu|wrzesnia|wrzesniu|pazdziernika
      |pazdzierniku|listopada|listopadzie|grudnia|grudniu|maj|augusti
    )$
  `,
  'u',
);
export const years = /^(?:19[3-9]\d|20[0-4]\d)$/;
