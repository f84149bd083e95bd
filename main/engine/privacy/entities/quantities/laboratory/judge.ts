import { textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { numberSource } from '../money/number';
import { times } from './analytes';
import { isOfFood } from './food';
import { analyteIn, joined, reach, wordEnd } from './named';
import { isOwnNamed, isOwnSugar, isOwnValue, toPrice } from './said';
import { litres, units } from './units';
import { general, isClinical, isOfSomeBody, ofLungs, weak } from './whose';

export const number = `(?:${numberSource})(?!\\d|[.,:/]\\d)`;
export const unit = ` ?(?:${units})(?![\\p{Script=Latin}\\d])`;

/** "bedtime 164 mg/dL": no other thing has such a unit at a time of the day. */
export const timed = new RegExp(
  `(?<![\\p{L}\\d])(?:${times})[ \\t]{0,2}(?:(?:was|war|était|era|is|ist|est|es|è)[ \\t]|[:=])?[ \\t]{0,2}$`,
  'iu',
);

export const valueAt = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}\\d_]|\\d[.,:/-]|[$€£#<>≤≥] ?|(?<![\\p{L}\\d])\\+ ?)(${number})(${unit})?(?<range> ?[-\\u2013] ?\\d)?`,
  'gu',
);

/** The value of the abbreviation that it is written in one with. */
export const joinedValues = (text: string): Candidate[] =>
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

export const judge = (text: string, match: RegExpExecArray): Candidate | null => {
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
    !isOwnNamed(
      textBefore(text, named, reach),
      text.slice(named + analyte.name.length, match.index),
      right.slice(0, reach),
    ) &&
    !(onAir.test(right.slice(0, wordEnd)) && /sat|SpO2|SaO2/iu.test(analyte.name)) &&
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

/** "sats 93 on air" */
const onAir = /^ on (?:room )?air|^ RA(?!\p{L})/iu;
/** Sats: below that nobody lives, and in Swedish it is a rate. */
const leastSaturation = 60;
