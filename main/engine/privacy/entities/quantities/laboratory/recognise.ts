import { and, but } from '../../../lists/conjunctions';
import { onTo, startsFrom } from '../../../lists/linking';
import { oneLine } from '../../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../../text/around';
import type { Candidate } from '../../entity';
import { recogniser } from '../recognise';
import { joinedValues, judge, timed, valueAt } from './judge';
import { analyteIn, reach, sugarUnit, wordEnd } from './named';
import { ownRanges } from './ranges';
import { isFree, isNextSugar } from './said';
import { clinicalUnit } from './units';
import { clausePart, generalAnywhere, isOfSomeBody, limiting, paragraph, weak } from './whose';

/** Between a value and the same in another unit, or what it was before. */
const alike = new RegExp(
  oneLine`
    ^\)? ?(?:
      =|≈|~|\/|→|->|\((?:=|i\.e\. )?
      |,? (?:
        or|i\.e\.|to|then|and|now|down to|up to|vs\.?|bzw\.|und|y|e|et|och|auf|also|soit|ou|puis|o sea|es decir|cioè
        |of|dus|en|czyli|dvs\.
      )
    ) ?$
  `,
  'iu',
);

/** From a value to what it was: "HbA1c 6,8 %, im Frühjahr 7,4", "last year 7.4". */
const earlier = new RegExp(
  `^(?:[,;(] ?| ?[-\\u2013] | )(?:(?:${and}|${but}) )?(?:${[
    oneLine`
      (?:
        before(?: that)?|previously|prior|earlier
        |last (?:time|week|month|quarter|year|spring|summer|autumn|fall|winter|visit)|a (?:month|year) ago
        |in (?:spring|summer|autumn|winter)
      )
    `,
    '(?:vorher|davor|zuvor|früher|zuletzt|letzte[ns]? (?:Mal|Woche|Monat|Quartal|Jahr)|vor einem (?:Monat|Jahr)|(?:im )?Vorjahr|im (?:Frühjahr|Frühling|Sommer|Herbst|Winter))',
    "(?:avant|auparavant|précédemment|la dernière fois|(?:l['’]an|le mois) dernier|l['’]année dernière|au printemps|en (?:été|automne|hiver))",
    '(?:antes|anteriormente|previamente|la última vez|(?:el|no) (?:año|ano|mes) (?:pasado|passado)|en (?:primavera|verano|otoño|invierno)|da última vez)',
    "(?:prima|in precedenza|l['’]ultima volta|l['’]anno scorso|il mese scorso|in (?:primavera|estate|autunno|inverno))",
    '(?:eerder|daarvoor|hiervoor|vorig(?:e (?:keer|maand|week)| jaar)|in (?:het voorjaar|de zomer|de winter))',
    '(?:wcześniej|poprzednio|ostatnio|rok temu|miesiąc temu|w zeszłym (?:roku|miesiącu)|wiosną|latem|jesienią|zimą)',
    '(?:tidigare|innan|förra (?:året|gången|månaden|veckan)|i (?:våras|somras|höstas|vintras))',
    '(?:önceden|daha önce|geçen (?:yıl|ay|sefer|hafta)|önceki)',
    `(?:in|im|en|em|w|i|à|a|au|seit|depuis) \\p{L}{3,10}`,
    '(?:was|war|waren|était|era|było|był|foi|var)',
  ].join(
    '|',
  )})(?: (?:it )?(?:was|were|at|war|waren|bei|noch|lag|era|était|encore|still|only|nur|è stat[oa]|var|było|byla|foi|vid)){0,2}:? $|^[，、,]? ?(?:之前|上次|去年|以前|前回|昨年|先月)(?:是|为|は|が)? ?$`,
  'iu',
);

/** Says itself from where it came: 8.1から7.0, "8,2'den 6,9'a". */
const fromBehind = /^から|[dt][ea]n $/u;

/** A value as the last one is written, and nothing of its own behind it. */
const isAlike = (last: string, digits: string): boolean =>
  /[.,]/.test(last) === /[.,]/.test(digits) && Math.abs(last.length - digits.length) < 2;

const nothingOwn = new RegExp(
  `^(?:$|[,;.)\\n，、。；](?!\\d)| (?:in|over|within|${and}|innerhalb|binnen|dans|w ciągu|${but})(?!\\p{L}))`,
  'u',
);

/** From one value of a list to the next: ", Zn 70 µg/dL". */
const next = new RegExp(`^ ?[,;/|\\n] ?(?:(?:${and}) )?\\p{L}[\\p{L}\\d .()-]{0,23}[ :=]{1,3}$`, 'u');

/** In a list of which so many are values of a laboratory, the others are as well. */
const fewestKnown = 2;
/** What else is numbered in a patient's line, or dosed. */
const otherItem =
  /(?<!\p{L})(?:pulse?|puls(?:en)?|pouls|pulso|polso|pols|tętno|nabız|HF|HR|FC|RR|BP|Temp|bed|ward|room|day|week|page|stage|age|no|nr|Bett|Zimmer|Tag|Station|Alter|lit|jour|cama|día|età|anni)[ :=.]{1,3}$/iu;

/** Values that follow one another as the items of a list. */
const listsOf = <T extends { readonly start: number; readonly end: number }>(
  all: readonly T[],
  continues: (from: T, to: T) => boolean,
): T[][] => {
  const lists: T[][] = [];
  for (const each of all) {
    const last = lists.at(-1)?.at(-1);
    if (last !== undefined && continues(last, each)) lists.at(-1)?.push(each);
    else lists.push([each]);
  }
  return lists;
};

/** Values after the name of what was measured, and values with a unit that stand beside one or in a list with them. */
export const recognise = recogniser((text) => {
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
      (nothingOwn.test(textAfter(text, end, 8)) || isFree(textAfter(text, end))) &&
      isAlike(matched(/^[\d.,]+/, text.slice(last.start, last.end)), digits) &&
      (earlier.test(text.slice(last.end, start)) ||
        (onTo.test(text.slice(last.end, start)) &&
          (startsFrom.test(textBefore(text, last.start, wordEnd)) || fromBehind.test(text.slice(last.end, start)))));
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
  const own = ownRanges(text);
  const isFound = new Set(found.map(({ start }) => start));
  const listed = listsOf(all, continues).flatMap((list) => {
    const known = list.filter((each) => isFound.has(each.start) || isNamed(each));
    if (known.length < fewestKnown || !known.some(({ start }) => isFound.has(start) || known.length > fewestKnown))
      return [];
    return list
      .filter(
        ({ match, start, end }) =>
          !isFound.has(start) &&
          match.groups?.range === undefined &&
          !otherItem.test(textBefore(text, start, wordEnd)) &&
          nothingOwn.test(textAfter(text, end, 8)),
      )
      .map(({ start, end }) => ({ start, end, score: 0.75, reason: 'in a list of values' }));
  });
  found.push(...listed);
  const besides = found.filter(({ start, end }) => own.every((range) => end <= range.start || start >= range.end));
  return [...besides, ...own, ...joinedValues(text)];
});
