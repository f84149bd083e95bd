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
const publicEvent =
  /(?<![\p{Lu}\p{Ll}])(?:(?:world|civil|cold|gulf|great|the|a|of|nuclear|trade|vietnam|korean|iraq|falklands|boer) wars?|war (?:broke|began|begins|ended|ends|started|was)|battle|treaty|armistice|revolution|independence|constitution|republic|empire|emperor|king|queen|president|chancellor|prime minister|parliament|congress|senate|pope|nazis?|allied|soviet|invasion|invaded|bombing|bombed|assassinat\p{L}{1,4}|coup|uprising|massacre|holocaust|genocide|moon landing|apollo|space ?craft|satellite|launched|nobel|olympics?|world cup|eclipse|earthquake|hurricane|pandemic|strikes|riots?|unrest|mass protests?|broke out|general elections?|referendum|famine|siege|cease-?fire|declaration of (?:independence|human|war)|act of (?:parliament|congress|union|god)|(?:first|second|third|fourth|fifth|\d{1,2}th) amendment|founded|entered into force|came into force|released(?! (?:from|on|into))|was released on|release date|versions? v?\d|v\d+\.\d+|\p{L}{2,20} \d{1,2}\.\d{1,2}(?= (?:was|is|came|shipped|landed|ist|wurde|est|fue|è)(?!\p{L}))|changelog|patch notes|Krieg|Weltkrieg|Schlacht|Vertrag von|Revolution|Streiks|Unruhen|Aufst[aä]nde?|Hungersnot|Belagerung|Putsch|Mauerfall|Mauer|Kaiser|König|Bundestag|Reichstag|Grundgesetz|veröffentlicht|guerre|bataille|traité|révolution|grèves|émeutes|insurrection|famine|république|roi|empereur|guerra|batalla|tratado|revolución|huelgas|disturbios|asedio|sublevación|república|rey|emperador|battaglia|trattato|rivoluzione|scioperi|rivolte|assedio|repubblica|oorlog|stakingen|rellen|opstand|beleg van|slag bij|verdrag|koning|wojna|wojny|bitwa|powstanie|strajki|zamieszki|oblężenie|traktat|król|batalha|tratado|independência|greves|motins|cerco|krig|strejker|upplopp|slaget|kung|战争|条约|革命|成立|戦争|条約)(?!\p{Script=Latin})/iu;

const someone =
  /(?<![\p{Lu}\p{Ll}])(?:i|i'm|i've|my|me|mine|we|our|us|you|your|he|she|his|her|him|they|their|patient|client|employee|tenant|mr|mrs|ms|dr|ich|mein\p{L}{0,2}|mir|mich|wir|uns\p{L}{0,4}|er|sie|ihr\p{L}{0,2}|sein\p{L}{0,2}|herr|frau|je|j'ai|mon|ma|mes|nous|notre|il|elle|yo|mi|mis|me|nos|io|mio|mia|ho|noi|ik|mijn|wij|ons|hij|zij|mój|moj\p{L}{1,2}|mam|eu|meu|minha|jag|min|mitt|vi|我|我们|他|她|私|彼)(?!\p{Script=Latin})/iu;

const iso = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const clauseBefore = (text: string): string => /(?:[^.!?;\n]|\.(?=\S))*$/u.exec(text)?.[0] ?? '';
const clauseAfter = (text: string): string => /^(?:[^.!?;\n]|\.(?=\S))*/u.exec(text)?.[0] ?? '';

/** Whether a date with its year is one of history or of a release, and no one's in particular. */
export const isPublic = (value: CalendarDate, left: string, right: string): boolean => {
  if (value.year < firstPersonalYear) return true;
  const sentence = `${clauseBefore(left)} ${clauseAfter(right)}`;
  return !someone.test(sentence) && (wellKnown.has(iso(value)) || publicEvent.test(sentence));
};
