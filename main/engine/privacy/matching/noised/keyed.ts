import type { EntityType } from '../../../../../shared/domain';
import type { Quantity } from '../../entities/quantities/quantity';
import { createRecent } from '../../recent';
import { isGeneral, isNeutral, keysAround } from '../../text/enclosing';
import { otherUnit } from './amounts';
import type { CreateNumberReader, Reading } from './noised';
import { type NoisedMeasures, noisedMeasures, type SureReading } from './noised-measures';

/** Numbers whose unit stands in the key before them or at the head of their column: `"height_m": 1.84`, `Weight (kg)`. */

/** Types whose numbers have their unit beside them in a sentence. */
const types: readonly EntityType[] = ['MONEY', 'BODY_MEASURE', 'LAB_VALUE', 'PERCENTAGE', 'COUNT', 'AGE', 'DURATION'];

const numberHere = /^(?:\d{1,3}(?:[ ,.'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?(?:\/\d{1,3})?)(?![\p{L}\d])/u;

/** The key right before a number: `"height_cm": `, `weightKg = `, `unit="kg">`, `Weight (kg) | `. */
const keyBefore =
  /([\p{L}\p{Sc}°%µ][\p{L}\p{N}\p{Sc}°%µ²³/ _.()[\]-]{0,39})["'`]?(?: ?[:=>|;\t,]| (?:in|en)(?= ))[ \t]?["'`(]?$/u;

/** What a key's sign leaves of it, with what may stand behind: most numbers of a sentence have no key. */
const keyEnd = /(?:[:=>|;\t,]|(?:in|en)(?= ))[ \t]?["'`(]?$/;
/** Characters of that. */
const longestEnd = 4;
const keyOf = (front: string): string =>
  keyEnd.test(front.slice(-longestEnd)) ? (keyBefore.exec(front)?.[1] ?? '') : '';

/** The words of a key as they are joined: of `bodyWeight_kg` two. */
const joinedWordsOf = (key: string): string[] =>
  key
    .split(/[\s_()[\].,:;"'`-]+/u)
    .filter((word) => word !== '')
    .slice(-6);
/** The words of a word: `rentEur`. */
const partsOf = (word: string): string[] => word.split(/(?<=\p{Ll})(?=\p{Lu})/u);

/** How long the time is that a sum is for: `income_eur_per_month`. */
const period =
  /^(?:per|pro|par|al|por|p|each|month|monthly|year|yearly|annual|annually|pa|Monat|Jahr|mois|an|mes|año|mese|anno)$/i;

/** A key's words but for its unit: of `rentEur` "rent". */
const naming = (words: readonly string[]): string[] => {
  const parts = words.flatMap(partsOf).filter((word) => !period.test(word));
  return parts.filter(
    (word) => !/^(?:eur|usd|gbp|chf|pln|euros?|dollars?|pct|percent|percentage|%|\p{Sc})$/iu.test(word),
  );
};

/** What may be the unit of a key, the surest first: of `ldl_mg_dl` "mg/dl", of `rentEur` "EUR". */
const unitsOf = (words: readonly string[]): string[] => {
  const said = words.filter((word) => !period.test(word));
  const [last = '', before = ''] = said.toReversed();
  const part = partsOf(last).at(-1) ?? '';
  const degrees = /^[cf]$/i.test(part) ? [`°${part.toUpperCase()}`] : [];
  return [`${before}/${last}`, last, part, part.toUpperCase(), ...degrees].filter((unit) => !/^\/|^$/.test(unit));
};

const unitField =
  '(?:units?|uom|currency|curr|Einheit|Währung|unité|devise|unidad|moneda|unità|valuta|jednostka|waluta|eenheid|enhet)';
/** A field that says the unit of the one beside it: `"value": 177, "unit": "cm"`. */
const unitBehind = new RegExp(`^["']?, ?["']?${unitField}["']? ?[:=] ?["']?([^\\s"',}]{1,12})`, 'iu');
const unitAhead = new RegExp(
  `(?<!\\p{L})${unitField}["']? ?[:=] ?["']?([^\\s"',}]{1,12})["']?, ?["']?\\p{L}{2,12}["']? ?[:=] ?["']?$`,
  'iu',
);

/** One half of a blood pressure: "systolic 140". */
const ofPressure =
  /(?:systol|diastol|sist[oó]l|diast[oó]l|skurczow|rozkurczow|систол|диастол)\p{L}{0,8}[^\d.;!?]{0,24}$/iu;

/** With fewer digits a number and its unit may be another's; a length of any digits may be that of a box. */
const telling = 3;
/** In a key of nobody's age. */
const limit =
  /^(?:min|max|avg|mean|average|cache|session|legal|retirement|minimum|maximum|(?:ms|s|sec|seconds|minutes|hours|days|group|range)$)/i;
/** A word that is no unit. */
const nothing = 'zz';

/** What stands behind the number of a stand-in that is measured so, and in other sizes of the same unit. */
const otherSizes: Readonly<Record<string, readonly string[]>> = { cm: ['cm', 'm'] };

/** 86.90 and 86,9 have the same ones. */
const digitsOf = (number: string): string => number.replace(/\D/g, '').replace(/0+$/, '');

/** Keys in code are often written without accents. */
const accents: Readonly<Record<string, string>> = {
  eta: 'età',
  groesse: 'Größe',
  grosse: 'Größe',
  koerpergroesse: 'Körpergröße',
  koerpergewicht: 'Körpergewicht',
  hoehe: 'Höhe',
  aar: 'år',
};
const withAccents = (word: string): string => accents[word.toLowerCase()] ?? word;

const countedIn = (surrogate: string): string => surrogate.replace(/[^\p{L}]/gu, '').toLowerCase();

interface Key {
  readonly words: readonly string[];
  /** What the field beside it says that its unit is. */
  readonly unit: string | null;
  /** At the head of a column: the column's numbers may be of many. */
  readonly isHead: boolean;
  /** The words of each key of what is around it. */
  around(): readonly (readonly string[])[];
}

/** A key that says nothing but that a number is one. */
const amount =
  /^(?:amount|value|sum|price|total|betrag|summe|wert|montant|valeur|prix|importe|valor|precio|importo|valore|prezzo|kwota|wartość|bedrag|waarde)$/i;
/** So large a sum is hardly another's. */
const large = 1000;

/** Characters of the words that are remembered with whether they are units. */
const remembered = 100_000;
const knownUnits = createRecent<boolean>(remembered);
/** The same words stand before the numbers of most replies. */
const isUnitOf = (type: EntityType, { read }: Quantity, unit: string): boolean => {
  const name = `${type} ${unit}`;
  const known = knownUnits.get(name);
  if (known !== undefined) return known;
  const isOne = read(`1 ${unit}`)[0]?.unit !== read(`1 ${nothing}`)[0]?.unit;
  knownUnits.set(name, isOne, name.length);
  return isOne;
};

/** Null where a key says nothing of a number. */
type OfKey = (key: Key, number: string, at: number) => Reading | null;

const createOfKey = (
  type: EntityType,
  { quantity, known, surrogates, recognise, readingOf }: NoisedMeasures,
  kept: string,
): OfKey => {
  const sentWords = new Set(kept.toLowerCase().match(/\p{L}+/gu));
  const counted = new Set(surrogates.map(countedIn));
  const isUnit = (unit: string): boolean =>
    type === 'COUNT' ? counted.has(unit.toLowerCase()) : type !== 'AGE' && isUnitOf(type, quantity, unit);
  /** The digits of the stand-ins: a number of others is none of them in its own unit. */
  const digits = new Set(surrogates.flatMap((surrogate) => (surrogate.match(/\d(?:[\d.,]*\d)?/g) ?? []).map(digitsOf)));
  const ownUnits = [...new Set(known.map(({ surrogate: { unit } }) => unit ?? ''))].flatMap(
    (unit) => otherSizes[unit] ?? [unit],
  );
  /** Whether the words before it say that a number is one of these. */
  const isSaid = (words: readonly string[], measure: string): boolean => {
    const phrase = `${words.flatMap(partsOf).map(withAccents).join(' ')}: ${measure}`;
    const from = phrase.length - measure.length;
    return recognise(phrase).some(({ start, end }) => start <= from && end === phrase.length);
  };
  /** A percentage as what it is of one: `rate = 0.075`. */
  const ofOne = (number: string, at: number): Reading | null => {
    const decimals = /^0\.(\d{2,5})$/.exec(number)?.[1] ?? '';
    if (type !== 'PERCENTAGE' || decimals === '') return null;
    const percent = `${Number(decimals.slice(0, 2))}${decimals.length > 2 ? '.' : ''}${decimals.slice(2)}`;
    const reading = readingOf(`${percent} %`, at);
    const [, whole = '', part = ''] = /^(\d{1,2})(?:\.(\d+))? %$/.exec(reading?.text ?? '') ?? [];
    if (reading === null || !reading.sure || whole === '') return null;
    const { sure, ...place } = reading;
    return { ...place, end: at + number.length, text: `0.${whole.padStart(2, '0')}${part}`, kind: 'doubtful' };
  };
  const sized = (number: string, unit: string, at: number): SureReading | null => {
    const reading = readingOf(`${number} ${unit}`, at);
    return reading?.text.endsWith(` ${unit}`) === true
      ? { ...reading, end: at + number.length, text: reading.text.slice(0, -unit.length - 1) }
      : null;
  };

  /** A sum that was sent without a currency may be said in the one that the reply takes it for. */
  const withoutCurrency = (number: string, at: number): SureReading | null => {
    const reading = type === 'MONEY' ? readingOf(number, at) : null;
    return reading === null ? null : { ...reading, sure: false };
  };

  /** Whether a sum's or a share's key has a word for the user's own: "rent", or one that was sent. */
  const isSent = (words: readonly string[], number: string): boolean =>
    words.some((word) => sentWords.has(word.toLowerCase())) || (type === 'MONEY' && isSaid(words, number));
  /** Whether what a key or what is around it says may be of a thing, a market or everybody. */
  const isElse = ({ words, around }: Key, number: string, measure: string): boolean =>
    isGeneral(words.flatMap(partsOf)) ||
    around().some((each) => {
      const parts = each.flatMap(partsOf);
      if (isNeutral(parts)) return false;
      return isGeneral(parts) || !isSaid(parts, type === 'MONEY' ? number : measure);
    });

  const isTelling = (key: Key, number: string, measure: string): boolean => {
    const { words, unit, isHead, around } = key;
    if (isElse(key, number, measure)) return false;
    const isSum = type === 'MONEY' && Number(number.replace(/\D/g, '')) >= large;
    if (unit !== null && !isSum && !words.every((word) => amount.test(word))) return false;
    switch (type) {
      case 'MONEY':
        return (isSum || !isHead) && [words, ...around()].some((each) => isSent(naming(each), number));
      case 'COUNT':
        return words.length === 1 && !isHead;
      case 'PERCENTAGE':
        return !isHead && number.replace(/\D/g, '').length >= telling && isSent(naming(words), number);
      case 'BODY_MEASURE':
        return unit !== null || isSaid(words, measure);
      default:
        return number.replace(/\D/g, '').length >= telling || isSaid(words, measure);
    }
  };

  return (key, number, at) => {
    const { words, unit: beside, isHead } = key;
    for (const unit of [...(beside === null ? [] : [beside]), ...unitsOf(words)]) {
      if (!isUnit(unit)) continue;
      const reading = sized(number, unit, at) ?? withoutCurrency(number, at);
      if (reading === null) continue;
      const { sure, ...place } = reading;
      return { ...place, kind: sure && isTelling(key, number, `${number} ${unit}`) ? 'restored' : 'doubtful' };
    }
    const share = ofOne(number, at);
    if (share !== null) return share;
    // A key that says what is measured, not in what: "height": 177.
    const parts = words.flatMap(partsOf);
    if (!digits.has(digitsOf(number)) || !isSaid(words, number)) return null;
    if (type === 'AGE' && parts.some((word) => limit.test(word))) return null;
    for (const unit of ownUnits) {
      const reading = unit === '' ? withoutCurrency(number, at) : sized(number, unit, at);
      if (reading === null) continue;
      const { sure, ...place } = reading;
      const isAge = type === 'AGE' && parts.length === 1 && !isHead && !isElse(key, number, number);
      return { ...place, kind: sure && isAge ? 'restored' : 'doubtful' };
    }
    return null;
  };
};

/** Of a range that the reply made up neither end may be the user's. */
const range = { before: /\d ?[-\u2013\u2014] ?$/, behind: /^ ?[-\u2013\u2014] ?\d/ };

export const readKeyed: CreateNumberReader = (replacements, kept) => {
  const ofKeys = types.flatMap((type) => {
    const measures = noisedMeasures(type, replacements, kept.text);
    return measures === null ? [] : createOfKey(type, measures, kept.text);
  });
  if (ofKeys.length === 0) return null;
  return ({ text, plain, before, around, above, cells }) => {
    let lines: string | undefined;
    return (_from, at) => {
      const number = numberHere.exec(plain.slice(at, at + 24))?.[0];
      if (number === undefined) return null;
      const end = at + number.length;
      const front = before(at);
      // Its own unit counts: "Weight (kg): 82 lbs", "Miete: 980 €".
      if (/\p{Sc} ?$/u.test(front)) return null;
      const pressure = ofPressure.test(front) ? 'mmHg' : undefined;
      const keyHere = keyOf(front);
      const isKeyed = [above(at), keyHere].some((key) => /\p{L}|\p{Sc}|%/u.test(key));
      if (!isKeyed && pressure === undefined) return null;
      lines ??= cells();
      const behind = lines.slice(end, end + 48);
      if ((pressure === undefined && /^ ?[\p{L}\p{Sc}]/u.test(behind)) || otherUnit.test(behind)) return null;
      const field = unitBehind.exec(behind)?.[1] ?? unitAhead.exec(front)?.[1] ?? null;
      let keys: string[][] | undefined;
      const keysHere = (): string[][] => {
        keys ??= keysAround(around(at)).map(joinedWordsOf);
        return keys;
      };
      const head: Key = { words: joinedWordsOf(above(at)), unit: null, isHead: true, around: () => [] };
      const words = joinedWordsOf(keyHere);
      const own: Key = { words, unit: field, isHead: false, around: keysHere };
      const isEnd = range.before.test(front) || range.behind.test(behind);
      for (const key of pressure === undefined
        ? [head, own]
        : [{ words: [], unit: pressure, isHead: false, around: keysHere }]) {
        if (key.words.length === 0 && key.unit === null) continue;
        for (const ofKey of ofKeys) {
          const reading = ofKey(key, text.slice(at, end), at);
          if (reading !== null) return isEnd ? { ...reading, kind: 'doubtful' } : reading;
        }
      }
      return null;
    };
  };
};
