import { laboratoryGrid } from '../../../noise/grids';
import { byFirstLetter } from '../../../patterns/first-letters';
import { wordPattern } from '../../../patterns/word-starts';
import { matched, textAfter, textBefore } from '../../../text/around';
import { remembered } from '../../../text/pieces';
import type { Candidate } from '../../entity';
import { numberSource } from '../money/number';
import { numeric } from '../numeric';
import { personWords } from '../people/before';
import { plainNumber } from '../plain-number';
import { recogniser } from '../recognise';
import { readWritten, type WrittenGroup } from '../written';
import { abbreviations, names, times } from './analytes';
import { isOfFood } from './food';
import { orKeyed } from './keyed';
import { isNextSugar, isOwnSugar, isOwnValue, onTo, startsFrom, toPrice } from './said';
import { clinicalUnit, litres, power, units } from './units';

const number = `(?:${numberSource})(?!\\d|[.,:/]\\d)`;
const unit = ` ?(?:${units})(?![\\p{Script=Latin}\\d])`;

const linking =
  '(?:was|is|were|went|rose|fell|dropped|up|down|from|of|at|came back(?: at)?|now|currently|level|levels|value|count|result|wert|war|ist|liegt bei|lag bei|bei|von|beträgt|est|était|à|de|es|era|fue|en|è|era|di|a|is|was|van|op|wynosi|wyniosła?|jest|foi|está em|salió(?: en)?|salio(?: en)?|dio|está(?: en)?|ressort à|ressorti à|risulta|risultata|uscita a|kam auf|betrug|came out(?: at)?|reads?|measured|é|är|var|på|låg på|stieg|sank|fiel|passée?|montée?|descendue?|tombée?|subió|bajó|pasó|passat[oa]|salit[oa]|sces[oa]|ging|steeg|daalde|wzrosł[oay]|spadł[oay]|gick|steg|sjönk|subiu|desceu|passou|da|z|från|为|是|は|が)';
const rest = `(?![\\p{Script=Latin}\\d])(?:[ \\t]?\\((?:[^()\\d\\n]{1,20}|${power})\\))?(?:[ \\t]{0,2}(?:${linking}|${times})(?!\\p{Script=Latin})){0,3}[ \\t]{0,3}[:=|,;\\t]?[ \\t]{0,3}%?$`;
/** "K+", "Ca2+" */
const charge = '(?:\\d?[+⁺]{1,2}|[²³]⁺)?';
/** What was measured, with what stands between it and the value; begins at a word. */
const before = [
  new RegExp(`(${byFirstLetter(abbreviations, false)})${charge}${rest}`, 'uy'),
  new RegExp(`(${byFirstLetter(names, true)})${rest}`, 'iuy'),
];

/** "bedtime 164 mg/dL": no other thing has such a unit at a time of the day. */
const timed = new RegExp(
  `(?<![\\p{L}\\d])(?:${times})[ \\t]{0,2}(?:(?:was|war|était|era|is|ist|est|es|è)[ \\t]|[:=])?[ \\t]{0,2}$`,
  'iu',
);
const sugarUnit = /^ ?(?:mg\/d[Ll]|mmol\/[Ll]|g\/[Ll])$/;
/** The abbreviation and its value in one: HDL48mg/dL. */
const joined = wordPattern(new RegExp(`(?<![\\p{Script=Latin}\\d])(${abbreviations})(?=\\d)`, 'gu'));

const word = /[\p{L}\d]+/gu;
/** Scripts whose words no sign parts: each of their letters may begin one, and another script behind them does. */
const unparted =
  /[\p{Script=Han}\p{Script=Katakana}]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{Script=Latin}\p{Script=Greek}]/gu;
const reach = 56;
/** Four signs and what stands before them, each of two units at most. */
const wordEnd = 12;

/** Where a word begins. What begins with a digit is none. */
const startsIn = (text: string): number[] => {
  const starts = Array.from(text.matchAll(word)).flatMap(({ 0: found, index }) => (/^\d/.test(found) ? [] : [index]));
  const inside = Array.from(text.matchAll(unparted), ({ index }) => index);
  return inside.length === 0 ? starts : [...new Set([...starts, ...inside])].sort((x, y) => x - y);
};

/** A word that may begin an analyte's name, in any case: most numbers have none before them. */
const mayName = wordPattern(new RegExp(`(?<![\\p{L}\\d])(?:${abbreviations}|${names})`, 'iu'));

/** The analyte whose value follows, and where it stands. */
const analyteIn = remembered((left): { name: string; start: number } | null => {
  if (!/(?:[\p{L})]|\d(?=[^\p{L}\d]))[^\p{L}\d]{0,4}$/u.test(left.slice(-wordEnd))) return null;
  if (!mayName.test(left) && left.search(unparted) === -1) return null;
  for (const start of startsIn(left))
    for (const pattern of before) {
      pattern.lastIndex = start;
      const name = pattern.exec(left)?.[1];
      if (name !== undefined) return { name, start };
    }
  return null;
});

/** Other abbreviations' meanings, and letters that need a unit to be an analyte: K, Na, Fe, PT, RF. */
const weak =
  /^(?:K|Na|Ca|Mg|Fe|PT|AP|RF|NT|CK|TG|LH|AST|ALT|ANA|CEA|GOT|LDH|iron|sugar|insulin|calcium|sodium|potassium|magnesium|albumin|fer|eisen|ferro|hierro|ijzer|zelazo|żelazo|järn|vitamin\p{L}*|cholesterol|saturation|saturación|saturazione|saturação|O2\S{0,11}|BZ|lactate|glucose|sodio|calcio|potasio|chol|glyc|şeker|şekeri|demir|üre|crea|sats|vit ?[db]\S{0,3}|EF|FE|EOS|LYM|VC|IVC|TLC|PEF|FG|oxygen|quick|hemoglobin|saturatie|saturacja|syremättnad|monocytes?)$/iu;

/** What lungs hold. */
const ofLungs = /^(?:FEV|VEMS|VEF|FVC|CVF|I?VC|TLC|PEF)|capac|kapaz|kapac|kapas|pojemność|肺活量/iu;

/** What is measured so and is no body. */
const ofWater =
  /(?<!\p{L})(?:water|aquarium|tank|pool|soil|solution|buffer|medium|dose|wasser|becken|boden|lösung|eau|piscine|sol|solution|agua|piscina|suelo|disolución|acqua|vasca|terreno|soluzione|zwembad|bodem|oplossing|wod[ay]|basen|gleb\p{L}|roztw\p{L}+|água|vatten|jord|lösning|su(?:yu|da)?|havuz|çözelti)(?!\p{L})/iu;

/** What is said of people in general, or asked for. */
const generalWords =
  'normal\\p{L}{0,3}|reference|ref|range|target|goal|cut-?off|threshold|upper limit|lower limit|should be|recommended|ideal|healthy|typical|Referenz\\p{L}{0,9}|Normwert\\p{L}{0,3}|Grenzwert|valeurs? normales?|norme|valor(?:es)? normal(?:es)?|正常|参考';
const general = new RegExp(`(?<![\\p{Lu}\\p{Ll}])(?:${generalWords})(?: \\p{L}{1,12}){0,3}[ :]*$`, 'iu');
const generalAnywhere = new RegExp(`(?<![\\p{Lu}\\p{Ll}])(?:${generalWords})(?!\\p{L})`, 'iu');

/** A place, a vessel or a trade where such units are of no body, however near somebody stands. */
const ofNobody =
  /(?<!\p{L})(?:river|lake|pond|well ?water|ground ?water|tap water|drinking water|aquarium|fish tank|swimming pool|hot tub|soil|compost|hydroponic\p{L}*|titrat\p{L}+|buffer|reagents?|NaOH|HCl|NaCl|molarity|stock solution|chemistry|brine|recipe|brew\p{L}*|wort|wine|beer|Flüsse?|Teich|Brunnen|Grundwasser|Trinkwasser|Leitungswasser|Härtegrad|Aquarium|Pool|Boden(?:probe)?|Titration|titrier\p{L}*|Puffer(?:lösung)?|Stammlösung|Chemie\p{L}*|Lake|Rezept|Bier|Wein|rivière|étang|puits|nappe|eau (?:potable|du robinet)|piscine|titrage|tampon|chimie|saumure|recette|bière|vin|río|estanque|pozo|acuario|agua (?:potable|del grifo)|piscina|valoración|tampón|química|salmuera|receta|cerveza|vino|fiume|stagno|acquario|acqua (?:potabile|del rubinetto)|titolazione|chimica|salamoia|ricetta|birra|rivier|vijver|drinkwater|kraanwater|zwembad|titratie|scheikunde|pekel|recept|bier|wijn|rzek\p{L}+|staw\p{L}*|woda pitna|akwarium|basen\p{L}*|miareczk\p{L}+|chemi[ai]|solank\p{L}|przepis\p{L}*|piw[oa]|win[oa])(?!\p{L})/iu;
/** What is drawn from somebody, and what comes back of it. */
const ofBlood =
  /(?<!\p{L})(?:levels?|bloods?|blood ?work|labs|lab results?|test results?|results|trough|peak level|serum|plasma|\p{L}*spiegel|\p{L}*werte?|Labor\p{L}*|Blut\p{L}*|Befund\p{L}*|taux|dosages?|bilan|prise de sang|analyses?|résultats|niveles|nivel|analítica|análisis|resultados|sangre|livell[oi]|valor[ei]|esam[ei]|analisi|prelievo|sangue|waarden?|uitslag(?:en)?|bloed\p{L}*|poziom\p{L}*|wynik\p{L}*|krwi|krew|badani[ae])(?!\p{L})/iu;

/** A decimal's point ends no clause. */
const clause = /(?:[^.!?;\n]|\.(?=\d))*$/u;
const clauseAfter = /^(?:[^.!?;\n]|\.(?=\S))*/u;
/** "Above 1.5 mmol/L it is toxic": a limit. */
const limiting =
  /(?<!\p{L})(?:above|below|over|under|beyond|exceed(?:s|ing)?|(?:more|less) than|über|unter|ab|oberhalb|unterhalb|au-dess(?:us|ous) de|à partir de|(?:plus|moins) de|por (?:encima|debajo) de|a partir de|(?:más|menos) de|sopra|sotto|(?:oltre|superiore a|inferiore a)(?: i)?|boven|onder|vanaf|powyżej|poniżej|od)(?: les?| los| i)? $/iu;
const clausePart = /(?:[^.,:!?;()\n]|[.,](?=\d))*$/u;
/** As far as what a text is about is told around a value. */
const paragraph = 240;
const isOfSomeBody = (text: string, start: number, end: number): boolean =>
  !ofNobody.test(`${textBefore(text, start, paragraph)} ${textAfter(text, end, paragraph)}`);

/** "La CRP faite hier était à 22 mg/L", "blodsockret 7,9 mmol/l, jag väger": beside an analyte, somebody or their blood. */
const isClinical = (left: string, unit: string, right: string): boolean => {
  if (!clinicalUnit.test(unit)) return false;
  const said = `${matched(clause, left)} ${matched(clauseAfter, right.slice(0, reach))}`;
  return (
    !generalAnywhere.test(said) &&
    !limiting.test(left.slice(-2 * wordEnd)) &&
    !ofWater.test(said) &&
    (mayName.test(said) || personWords.test(said) || ofBlood.test(said))
  );
};

const valueAt = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d_]|\\d[.,:/-]|[$€£#<>≤≥] ?|(?<![\\p{L}\\d])\\+ ?)(${number})(${unit})?(?<range> ?[-\\u2013] ?\\d)?`,
  'gu',
);

/** The value of the abbreviation that it is written in one with. */
const joinedValues = (text: string): Candidate[] =>
  joined.all(text).flatMap(({ 0: name, index }) => {
    joinedValue.lastIndex = index + name.length;
    const [value] = name.length > 1 ? (joinedValue.exec(text) ?? []) : [];
    const start = index + name.length;
    return value === undefined ? [] : [{ start, end: start + value.length, score: 0.9, reason: `after '${name}'` }];
  });
const joinedValue = new RegExp(
  `(?:${numberSource})(?:(?=[^\\n]{0,8}/|%) ?(?:${units})(?![\\p{Script=Latin}\\d])|(?=[、。，,]|だ|で|が|は|と|も|に|へ|から|まで|了|偏|升|降|高|低|正常|超))`,
  'uy',
);

/** The unit in the next cell. */
const unitNext = new RegExp(`^[ \\t]{0,4}[|;,\\t][ \\t]{0,4}(?:${units})(?![\\p{L}\\d])`, 'u');

const weighed = /^ ?(?:g|gr|gramos|gramas|gramm[ei]s?|Gramm|grams?|gramów|gram)(?![\p{L}/])/u;
const surface = /^ ?(?:m²|m2|m ?carrés|qm|€|pi[eè]ces)/u;

const judge = (text: string, match: RegExpExecArray): Candidate | null => {
  const [, value = '', of] = match;
  const from = Math.max(0, match.index - reach);
  const analyte = analyteIn(text.slice(from, match.index));
  const isShare = of?.trim() === '%' || text.charAt(match.index - 1) === '%';
  // "HbA1c 4.0–5.6": a range of the laboratory's, nobody's value.
  const [left, right] = [text.slice(from, match.index), text.slice(match.index + value.length)];
  if (
    of === undefined &&
    (isOwnSugar(left, right.slice(0, reach), value) || isOwnValue(left, right.slice(0, reach), value))
  )
    return {
      start: match.index,
      end: match.index + value.length,
      score: 0.75,
      reason: 'a sugar of somebody',
    };
  if (
    analyte === null &&
    of !== undefined &&
    match.groups?.range === undefined &&
    isClinical(left, of, right.slice(of.length)) &&
    isOfSomeBody(text, match.index, match.index + value.length + of.length)
  )
    return {
      start: match.index,
      end: match.index + value.length + of.length,
      score: 0.75,
      reason: 'in a clinical unit',
    };
  if (analyte === null || match.groups?.range !== undefined || toPrice.test(right.slice(0, reach))) return null;
  // "azúcar 180 gramos"
  if (weighed.test(right.slice(0, wordEnd))) return null;
  // A flat's rooms: "T3 de 58 m²".
  if (/^T[1-6]$/.test(analyte.name) && surface.test(textAfter(text, match.index + value.length, 8))) return null;
  // Nothing else in blood is measured in litres alone.
  if (litres.test(of ?? '') && !ofLungs.test(analyte.name)) return null;
  const named = from + analyte.start;
  if (isOfFood(text, analyte.name, named, match.index + match[0].length, of ?? '')) return null;
  if (general.test(textBefore(text, named, reach))) return null;
  if (general.test(text.slice(named, match.index))) return null;
  if (
    of === undefined &&
    !isShare &&
    weak.test(analyte.name) &&
    !unitNext.test(textAfter(text, match.index + value.length, 24))
  )
    return null;
  if (/^(?:oxygen|saturacja|saturatie|syremättnad)$/iu.test(analyte.name) && !isShare) return null;
  if (
    isShare &&
    /^ (?:off|of|rabatt|discount|more|less|faster|günstiger|billiger|de (?:descuento|remise))(?!\p{L})/iu.test(
      textAfter(text, match.index + match[0].length, 16),
    )
  )
    return null;
  if (/sats?$|^(?:oxygen|satur|O2)/iu.test(analyte.name) && Number.parseInt(value, 10) < leastSaturation) return null;
  return {
    start: match.index,
    end: match.index + value.length + (of?.length ?? 0),
    score: of === undefined ? 0.75 : 0.9,
    reason: `after '${analyte.name}'`,
  };
};

/** Between a value and the same in another unit, or what it was before. */
const alike =
  /^\)? ?(?:=|≈|~|\/|→|->|\((?:=|i\.e\. )?|,? (?:or|i\.e\.|to|then|and|now|down to|up to|vs\.?|bzw\.|und|y|e|et|och|auf|also|soit|ou|puis|o sea|es decir|cioè|of|dus|en|czyli|dvs\.)) ?$/iu;

/** From a value to what it was: "HbA1c 6,8 %, im Frühjahr 7,4", "last year 7.4". */
const earlier = new RegExp(
  `^(?:[,;(] ?| ?[-\\u2013] | )(?:(?:and|but|und|et|mais|y|pero|e|ma|en|maar|i|ale|och|men|mas) )?(?:${[
    '(?:before(?: that)?|previously|prior|earlier|last (?:time|week|month|quarter|year|spring|summer|autumn|fall|winter|visit)|a (?:month|year) ago|in (?:spring|summer|autumn|winter))',
    '(?:vorher|davor|zuvor|früher|zuletzt|letzte[ns]? (?:Mal|Woche|Monat|Quartal|Jahr)|vor einem (?:Monat|Jahr)|(?:im )?Vorjahr|im (?:Frühjahr|Frühling|Sommer|Herbst|Winter))',
    "(?:avant|auparavant|précédemment|la dernière fois|(?:l['’]an|le mois) dernier|l['’]année dernière|au printemps|en (?:été|automne|hiver))",
    '(?:antes|anteriormente|previamente|la última vez|(?:el|no) (?:año|ano|mes) (?:pasado|passado)|en (?:primavera|verano|otoño|invierno)|da última vez)',
    "(?:prima|in precedenza|l['’]ultima volta|l['’]anno scorso|il mese scorso|in (?:primavera|estate|autunno|inverno))",
    '(?:eerder|daarvoor|hiervoor|vorig(?:e (?:keer|maand|week)| jaar)|in (?:het voorjaar|de zomer|de winter))',
    '(?:wcześniej|poprzednio|ostatnio|rok temu|miesiąc temu|w zeszłym (?:roku|miesiącu)|wiosną|latem|jesienią|zimą)',
    '(?:tidigare|innan|förra (?:året|gången|månaden|veckan)|i (?:våras|somras|höstas|vintras))',
    '(?:önceden|daha önce|geçen (?:yıl|ay|sefer|hafta)|önceki)',
    `(?:in|im|en|em|w|i|à|a|au|seit|depuis) \\p{L}{3,10}`,
  ].join(
    '|',
  )})(?: (?:it )?(?:was|were|at|war|waren|bei|noch|lag|era|était|encore|still|only|nur|è stat[oa]|var|było|byla|foi|vid)){0,2}:? $|^[，、,]? ?(?:之前|上次|去年|以前|前回|昨年|先月)(?:是|为|は|が)? ?$`,
  'iu',
);
/** A value as the last one is written, and nothing of its own behind it. */
const isAlike = (last: string, digits: string): boolean =>
  /[.,]/.test(last) === /[.,]/.test(digits) && Math.abs(last.length - digits.length) < 2;
const nothingOwn =
  /^(?:$|[,;.)\n，、。；](?!\d)| (?:in|over|within|en|innerhalb|binnen|dans|w ciągu|and|but|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale|och|men)(?!\p{L}))/u;

/** From one value of a list to the next: ", Zn 70 µg/dL". */
const next = /^ ?[,;/|\n] ?(?:(?:and|und|et|y|e|en|i|och|ve) )?\p{L}[\p{L}\d .()-]{0,23}[ :=]{1,3}$/u;
/** Sats: below that nobody lives, and in Swedish it is a rate. */
const leastSaturation = 60;

/** Values after the name of what was measured, and values with a unit that stand beside one or in a list with them. */
const recognise = recogniser((text) => {
  const found: Candidate[] = [];
  const all = [...text.matchAll(valueAt)].map((match) => {
    const [, digits = '', of = ''] = match;
    const { index: start } = match;
    // "70 µg/dL", not "5 %" and not "12 s": a unit of nothing else.
    const isOwnUnit = /[/]/.test(of) && match.groups?.range === undefined;
    return { match, start, end: start + digits.length + of.length, isOwnUnit, found: judge(text, match) };
  });
  const continues = (from: { end: number }, to: { start: number }): boolean =>
    to.start - from.end < 32 && to.start > from.end && next.test(text.slice(from.end, to.start));
  // Sugar and calcium are a recipe's as well.
  const isSure = (value: Candidate | null | undefined): value is Candidate =>
    value != null && !weak.test(/^after '(.*)'$/u.exec(value.reason)?.[1] ?? '');
  /** "K 4,9": what its unit would say, a list with others says. */
  const isNamed = ({ match, start }: { match: RegExpExecArray; start: number }): boolean =>
    match[2] === undefined && match.groups?.range === undefined && analyteIn(textBefore(text, start, reach)) !== null;
  /** At a time of the day, and so are those around it: "fasting 109, after lunch 151 mg/dL". */
  const isTimed = ({ start }: { start: number }): boolean => timed.test(textBefore(text, start, reach));
  all.forEach((each, at) => {
    const { match, start, end } = each;
    const last = found.at(-1);
    const isBeside =
      match[2] !== undefined &&
      match.groups?.range === undefined &&
      last !== undefined &&
      start - last.end < 16 &&
      alike.test(text.slice(last.end, start));
    const [, digits = ''] = match;
    const isEarlier =
      last !== undefined &&
      match[2] === undefined &&
      match.groups?.range === undefined &&
      start - last.end < 40 &&
      nothingOwn.test(textAfter(text, end, 8)) &&
      isAlike(matched(/^[\d.,]+/, text.slice(last.start, last.end)), digits) &&
      (earlier.test(text.slice(last.end, start)) ||
        (onTo.test(text.slice(last.end, start)) && startsFrom.test(textBefore(text, last.start, wordEnd))));
    const following = all[at + 1];
    const isListed =
      (each.isOwnUnit || isNamed(each)) &&
      ((isSure(last) && continues(last, each)) ||
        (following !== undefined && isSure(following.found) && continues(each, following)));
    const isSugar =
      isTimed(each) &&
      (sugarUnit.test(match[2] ?? '') ||
        (following !== undefined &&
          sugarUnit.test(following.match[2] ?? '') &&
          following.start - end < 32 &&
          isTimed(following)));
    const isNext =
      last !== undefined &&
      match[2] === undefined &&
      match.groups?.range === undefined &&
      start - last.end < 40 &&
      start > last.end &&
      isNextSugar(last.reason, text.slice(last.end, start), textAfter(text, end, 24), digits);
    // "0.7 mmol/L on 3/11 and 0.9 mmol/L": the same was measured again.
    const isAgain =
      last !== undefined &&
      match.groups?.range === undefined &&
      clinicalUnit.test(match[2] ?? '') &&
      text.slice(last.start, last.end).endsWith(match[2] ?? '') &&
      start - last.end < paragraph &&
      !/\n\s*\n/.test(text.slice(last.end, start)) &&
      !generalAnywhere.test(matched(clausePart, textBefore(text, start, reach))) &&
      !limiting.test(textBefore(text, start, wordEnd * 2)) &&
      isOfSomeBody(text, start, end);
    const beside =
      isBeside || isAgain || isNext || isEarlier || isListed || isSugar
        ? { start, end, score: 0.8, reason: 'beside another value' }
        : null;
    const candidate = each.found ?? beside;
    if (candidate !== null) found.push(candidate);
  });
  return [...found, ...joinedValues(text)];
});

const value = new RegExp(`(?<value>${number})(?<unit>${unit})?`, 'gu');

const read = (text: string): WrittenGroup[] =>
  [...text.matchAll(value)].map((match) => {
    const of = match.groups?.unit?.trim().toLowerCase() ?? null;
    return {
      kind: 'each',
      unit: of,
      numerals: [plainNumber(match.groups?.value ?? '', match.index, of, laboratoryGrid)],
    };
  });

/**
 * Results of laboratory tests with their units. Protected, for they are facts of health. Reference ranges beside them
 * are the laboratory's and stay, and so do values of people in general.
 */
export const laboratoryValue = numeric({
  type: 'LAB_VALUE',
  risk: 4,
  action: 'protect',
  recognise: orKeyed(recognise),
  unit: 'one step of 2 % on a fixed grid from 0.0001 to 10^9',
  leakage: [
    'what was measured, in which unit, and the reference range',
    'zero, number of decimals, how far the value is rounded',
    'equal values, in all conversations where coins are the profile’s',
  ],
  enciphered: [
    'what was measured, in which unit, and the reference range',
    'zero, number of decimals, the place of the first digit; from five digits on whether the value is as exact as four',
  ],
  parse: (original, language) => readWritten(original, language, read),
});
