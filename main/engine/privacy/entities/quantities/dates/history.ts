import { isGivenName, isListedPlace } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { clauseAfter, clauseBefore } from '../clause';
import type { CalendarDate } from './calendar';

/** Nobody alive has a date before this year. */
export const firstPersonalYear = 1900;

/** Days that everyone knows. */
const wellKnown = new Set(
  (
    '1912-04-14 1912-04-15 1914-06-28 1914-07-28 1914-08-01 1917-11-07 1918-11-09 1918-11-11 1919-06-28 1929-10-24 1929-10-29 1933-01-30 ' +
    '1938-11-09 1939-09-01 1939-09-03 1941-06-22 1941-12-07 1944-06-06 1944-07-20 1945-01-27 1945-05-07 1945-05-08 1945-05-09 1945-08-06 ' +
    '1945-08-09 1945-08-15 1945-09-02 1947-08-15 1948-01-30 1948-05-14 1948-12-10 1949-05-23 1949-10-01 1949-10-07 1953-06-17 1957-03-25 ' +
    '1957-10-04 1961-04-12 1961-08-13 1963-08-28 1963-11-22 1968-04-04 1969-07-16 1969-07-20 1969-07-21 1973-09-11 1974-04-25 1975-04-30 ' +
    '1981-12-13 1986-01-28 1986-04-26 1989-06-04 1989-11-09 1990-02-11 1990-10-03 1991-12-25 1991-12-26 1992-02-07 1997-08-31 1999-01-01 ' +
    '2000-01-01 2001-09-11 2002-01-01 2003-02-01 2003-03-20 2004-05-01 2004-12-26 2005-07-07 2008-09-15 2011-03-11 2015-11-13 2016-06-23 ' +
    '2016-11-08 2019-04-15 2020-01-31 2020-03-11 2021-01-06 2022-02-24 2023-10-07'
  ).split(' '),
);

/** What is told of nations, inventions and releases, not of someone. */
const publicEvent = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      (?:world|civil|cold|gulf|great|the|a|of|nuclear|trade|vietnam|korean|iraq|falklands|boer) wars?
      |war (?:broke|began|begins|ended|ends|started|was)|battle|treaty|armistice|revolution|independence|constitution
      |republic|empire|emperor|king|queen|president|chancellor|prime minister|parliament|congress|senate|pope|nazis?
      |allied|soviet|invasion|invaded|bombing|bombed|assassinat\p{L}{1,4}|coup|uprising|massacre|holocaust|genocide
      |moon landing|apollo|space ?craft|satellite|launched|nobel|olympics?|world cup|eclipse|earthquake|hurricane
      |pandemic|declaration of (?:independence|human|war)|act of (?:parliament|congress|union|god)
      |(?:first|second|third|fourth|fifth|\d{1,2}th) amendment|founded|entered into force|came into force
      |released(?! (?:from|on|into))|was released on|release date|versions? v?\d|v\d+\.\d+
      |\p{L}{2,20} \d{1,2}\.\d{1,2}(?= (?:was|is|came|shipped|landed|ist|wurde|est|fue|è)(?!\p{L}))|changelog
      |patch notes|Krieg|Weltkrieg|Schlacht|Vertrag von|Revolution|Mauerfall|Mauer|Kaiser|König|Bundestag|Reichstag
      |Grundgesetz|veröffentlicht|guerre|bataille|traité|révolution|république|roi|empereur|guerra|batalla|tratado
      |revolución|república|rey|emperador|battaglia|trattato|rivoluzione|repubblica|oorlog|slag bij|verdrag|koning
      |wojna|wojny|bitwa|powstanie|traktat|król|batalha|tratado|independência|krig|slaget|kung
      |战争|条约|革命|成立|戦争|条約
    )(?!\p{Script=Latin})
  `,
  'iu',
);

const someone = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      i|i'm|i've|my|me|mine|we|our|us|you|your|he|she|his|her|him|they|their|patient|client|employee|tenant|mr|mrs|ms
      |dr|ich|mein\p{L}{0,2}|mir|mich|wir|uns\p{L}{0,4}|er|sie|ihr\p{L}{0,2}|sein\p{L}{0,2}|herr|frau|je|j'ai|mon|ma
      |mes|nous|notre
      |(?<!(?:s['’](?:est|était)|qu['’]est|pass(?:a-t|ait)|y (?:a|avait|eut|aura)-t|y (?:avait|eut))-)il
      (?! (?:s['’](?:est|était) (?:passé|produit)|y (?:a|avait|eut)(?!\p{L})))|elle|yo|mi|mis|me|nos|io|mio|mia|ho|noi
      |ik|mijn|wij|ons|hij|zij|mój|moj\p{L}{1,2}|mam|(?<!il )eu|meu|minha|jag|min|mitt|vi
      |我|我们|他|她|私|彼
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** Told of nations, and of bodies, firms and families as well: of history where it is long past, and somewhere or asked for. */
const upheaval = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      strikes|riots?|unrest|mass protests?|general elections?|referendum|famine|siege of|cease-?fire|Streiks|Unruhen
      |Aufst[aä]nde?|Hungersnot|Belagerung|Putsch|grèves|émeutes|insurrection|siège de|huelgas|disturbios|asedio de
      |sublevación|scioperi|rivolte|assedio di|stakingen|rellen|opstand|beleg van|strajki|zamieszki|oblężenie|greves
      |motins|cerco d[eo]|strejker|upplopp
    )(?!\p{Script=Latin})
  `,
  'iu',
);
/** Few alive remember a year before this one. */
const firstRemembered = 1930;
/** The latest year that is long past. */
const lastOfHistory = 1999;
const place = /(?<!\p{L})(?:in|en|em|of|de|di|van|à|w|we|i|te|von) (\p{Lu}[\p{L}'’-]{1,30})/gu;
const nation = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      American|British|English|Irish|Scottish|French|German|Italian|Spanish|Polish|Russian|Soviet|Chinese|Japanese
      |Indian|Turkish|Greek|Hungarian|Czech|Dutch|Swedish|Portuguese
      |(?:
        britisch|irisch|französisch|deutsch|italienisch|spanisch|polnisch|russisch|sowjetisch|chinesisch|japanisch
        |indisch|türkisch|griechisch|ungarisch|tschechisch
      )e[nrsm]?
    )(?!\p{L})
  `,
  'u',
);
/** Of a body, of work, of who is meant; what `someone` leaves out. */
const personal = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      patient\p{L}{0,6}|paciente|paziente|pacjent\p{L}{0,3}|diagnos\p{L}{1,10}|symptom\p{L}{0,4}|born|died|hired|fired
      |dismissed|arrested|married|geboren|gestorben|entlassen|verhaftet|sufro|dolor|ella|él|su|sus|lui|lei|suo|sua
      |haar|jej|jego|ele|ela|hon|han|hans|hennes|sa|son|ses
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** Whether a sentence says where: a place behind its preposition, or a nation. */
const isSomewhere = (sentence: string): boolean =>
  nation.test(sentence) || [...sentence.matchAll(place)].some(([, word = '']) => isListedPlace(word));
const isNamed = (sentence: string): boolean =>
  (sentence.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((word) => isGivenName(word) && !isListedPlace(word));

const asked =
  /(?<!\p{L})(?:which|what|welche[nrs]?|quel(?:le)?s?|qué|cuáles|quali|welke|jakie|quais|vilka) (?:\p{L}{3,16} )?$/iu;

const isUpheaval = (year: number, sentence: string): boolean => {
  const found = year > lastOfHistory ? null : upheaval.exec(sentence);
  if (found === null || personal.test(sentence) || isNamed(sentence)) return false;
  return year < firstRemembered || asked.test(sentence.slice(0, found.index)) || isSomewhere(sentence);
};

const months = '\\p{L}{3,12}';
const joint =
  ' ?(?:[-–]|and|to|until|und|bis(?: zum)?|et(?: le)?|au|y(?: el)?|al|e(?: il)?|en|tot|i|do|och|till|ve|à) ?';
/** "28 June and 4 August 1914": the other day of two between which something happened. */
const otherDay = {
  before: new RegExp(`\\d{1,2}\\.?(?: de)? ${months}${joint}$`, 'u'),
  after: new RegExp(`^${joint}\\d{1,2}\\.?(?: de| di)? ${months}(?: de)? (?<year>1\\d{3})(?!\\d)`, 'u'),
};
/** Whether a day is one of two long past, whose sentence is about nobody: the first has its year from the second. */
export const isInHistory = (year: number | null, left: string, right: string): boolean => {
  const of = year ?? Number(otherDay.after.exec(right)?.groups?.year ?? Number.NaN);
  if (!(of < lastTold) || (year !== null && !otherDay.before.test(left))) return false;
  const sentence = `${clauseBefore(left)} ${clauseAfter(right)}`;
  return !someone.test(sentence) && !personal.test(sentence);
};
/** Whoever was there then is hardly asked of now. */
const lastTold = 1946;

const iso = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Whether a date with its year is one of history or of a release, and no one's in particular. */
export const isPublic = (value: CalendarDate, left: string, right: string): boolean => {
  if (value.year < firstPersonalYear) return true;
  const sentence = `${clauseBefore(left)} ${clauseAfter(right)}`;
  return (
    !someone.test(sentence) &&
    (wellKnown.has(iso(value)) || publicEvent.test(sentence) || isUpheaval(value.year, sentence))
  );
};
