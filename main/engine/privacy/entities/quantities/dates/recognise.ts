import { and, but, or } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { matched, textAfter, textBefore } from '../../../text/around';
import { language } from '../../../text/language';
import type { Candidate, PreparedText, Recogniser } from '../../entity';
import { clauseAfter, clauseBefore } from '../clause';
import { isPersonBefore } from '../people/before';
import { anyCase, eitherCase, possessives, relatives, siblings } from '../people/words';
import { plain } from '../plain';
import { orNamed } from '../recognise';
import { birthAfter, birthBefore, deathBefore } from './birth-cues';
import { dottedDates } from './dotted';
import { fractionsIn } from './fractions';
import { firstPersonalYear, isInHistory, isPublic } from './history';
import { partialDates, weekdayLength } from './partial';
import { asking, readDates } from './read';
import { isOfRecord } from './record';
import type { WrittenDate } from './written-date';
import { birthYears, readYearAlone } from './year-alone';

const reach = 64;
/** Words that ask for a date where its form alone is weak: "am 12.05.". */
const dateBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      el|il|al|del|dal|do|od|em|på|till|admitted|adm\.?|discharged|d\/c|seen|reviewed|transferred|opname|opgenomen
      |huisbezoek|aufgenommen|entlassen|hospitalisée? le|ingresó|ingresad[oa]|ricoverat[oa]|am|vom|zum|bis|bis zum|ab
      |ab dem|seit|seit dem|den|dem|d\.|Datum:?|dated?:?|le|du|dnia|dne|dňa|datum:?|päivämäärä:?|op|d\.d\.|ficou para
      |para|prévue? (?:le|au)|(?:mon|diens|donners|frei|sams|sonn)tag,?|mittwoch,?|(?:mo|di|mi|do|fr|sa|so)\.|mo|mi|fr
    ) $
  `,
  'iu',
);
/** "on 6.2.24 we met", where a program runs on 3.11.19 as well. */
const onBefore = /(?<!\p{L})(?<!(?:^|[^\p{L}])(?:run|runs|running|built|based|stay|stuck|still) )on $/iu;
const saidBehind = /^ (?:we|i|he|she|they|my|our|at (?:the|my|our)|in (?:the|a|my))(?!\p{L})/iu;
/** What is done on several days: "paid 1/6, 1/7 and 4/8". */
const dealt = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      paid|billed|charged|visit(?:s|ed)?|seen|missed|absent|called|worked|sick|filed|sessions?|payments?|appointments?
      |dates|days|gezahlt|bezahlt|gefehlt|krank|Termine|Sitzungen|payée?s?|absente?|séances|pagad[oa]s?|faltó|falté
      |sesiones|citas|pagat[oaie]|assente|sedute|betaald|afwezig|afspraken|zapłacon\p{L}|nieobecn\p{L}|wizyty
      |pag[oa]s?|faltou|consultas|betald\p{L}?|frånvarande|möten
    )(?: (?:on|in|am|le|les|el|los|il|op|em|nos|dias|den|the|rent|made|again)){0,2}:? $
  `,
  'iu',
);
/** "3.9. klo 10": the hour of that day. */
const hourBehind =
  /^,? (?:klo|kl\.?|um|v|o|o godz\.?|ob|u|ora|στις) \d{1,2}(?![\d%])|^, \d{1,2}(?:[.:]\d\d)? ?(?:Uhr|uur|h|[ap]m)(?!\p{L})/iu;
/** What a card's or a passport's month stands behind: "my card expires 11/29". */
const expiring = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      exp(?:ir(?:es|ed|y|ing))?\.?|expiration(?: date)?|valid (?:thru|until|to|till)|good (?:thru|until)|läuft ab
      |gültig bis|abgelaufen|expirent?|expirée?|valable jusqu['’]au|caduca|caducidad|vence|válid[oa] hasta|scade
      |scadenza|verloopt|geldig tot|ważn[ay] do|validade|válido até|giltigt? (?:till|t\.o\.m\.?)|går ut
    )(?: date)?(?: ?:| (?:on|in|am|en|le|il|op|em|el|den|is|ist|at))? $
  `,
  'iu',
);
/** A card's month stands behind its number too, on its line or the next. */
const behindCard = /(?<![\d.,-])\d(?:[ -]?\d){12,18}(?:[ ,;|/]{1,3}|[ ,]{0,2}\r?\n[ \t]{0,4})$/u;
const cardGoesOn = /^(?:[ ,;|/\n]{1,3}\d{3,4}(?!\d)|[ ,;]{0,2}(?:\n|$))/u;
/** A day and a month with a slash between: nothing that has so many parts follows. */
const dayEnds = new RegExp(
  oneLine`
    ^(?:
      $|[.;!?)\n](?!\d)|,(?! ?\d+\/)| (?:cv[vc]2?|pin|via|home)(?!\p{L})| \d{1,2}(?:[:.]\d\d| ?(?:h|Uhr|uur)(?!\p{L}))
      | (?:
        at|um|ab|à|a las|alle|às|om|o|kl|and|und|et|y|e|en|och|i|ve|with|in|for|to|bis|au|al|until|auf|bei|dans|pour
        |chez|con|para|com|via|sur|was|is|ist|war|but|aber|mais|pero|ma|maar|ale|mas|men|frei|off|we|i|he|she|they|ich
        |wir|je|nous
      )(?!\p{L})
    )
  `,
  'iu',
);
/** Between the days of one run: "3/2, 3/4 and 3/9", "4.5., 6.5. und 9.5." */
const running = new RegExp(
  `^(?:,|,? ?(?:&|\\+|${and}|${or}|sowie))(?: (?:on|am|le|el|il|em|op|den|dnia|\\p{L}{2,3}\\.?|\\p{L}{2,8}day|\\p{L}{2,8}tag))? $`,
  'iu',
);

const ofWhom = oneLine`
  (?:
    (?:(?:o |a |il |la )?(?:${possessives})|the|der|die|le|la|el|il|o|a|de)[ ]
  )?
`;
const born = oneLine`
  ,? (?:
    was(?: born)?|is|ist|war|wurde|est(?: née?)?|es|è|is|nació|urodził\p{L}{0,2}|nasceu|föddes|är|родил\p{L}{1,4}
  )
`;
const name = "\\p{Lu}[\\p{L}'-]{1,20}";
const pronouns =
  'i|he|she|ich|er|sie|moi|je|elle|lui|yo|él|ella|io|lei|ik|hij|zij|ja|ona?|eu|el[ea]|jag|han|hon|я|она?|він|вона';
const someone = oneLine`
  (?:${eitherCase(`${relatives}|${siblings}`)})(?: \p{L}[\p{L}'-]{1,20})?|(?:${anyCase(pronouns)})
  |(?:мо[йяє]|мій|его|е[её]|його|її|наш\p{L}?) \p{L}{2,12}
`;
/** Who the next birth of a list is of: "my wife", "he", "Anna". */
const whoNext = `${ofWhom}(?:${someone}|${name})(?:${born})?,?`;
const conjunction = ` (?:${and}|a|${but}|и|а|та|но|${or}|или)(?: |$)`;
const joins = `(?:, ?| ?[-\u2013] ?| (?:to|bis|à|tot|do|till) |,?${conjunction})`;
/**
 * Between births of one list: "born on 3 May 1982 and 4 June 1985", "and she on 14 June 1965". A name behind a comma begins
 * another clause, if nothing is said of a birth: ", Anna 5 June 2020 moved in".
 */
const list = new RegExp(
  `^(?:${joins}(?:${ofWhom}(?:(?:${someone})(?:${born})?|${name}${born}),? )?|${conjunction}${ofWhom}${name},? )(?:(?:on|in|le|am|el|il|op|den|em|w|в) ?)?$`,
  'u',
);
/** "born in 1985 and my wife in 1988": the next one's year, who they are between. */
const nextYear = new RegExp(
  oneLine`
    ^(?: geboren| geb\.| roku| году| року| р\.)?${joins}(?:
      ${whoNext} (?:(?:in|im Jahre?|en|nel|em|w|i|år|anno|de|del|в|у) )?
    )?(?:19|20)\d\d(?![\d%-]|[.,/]\d)
  `,
  'u',
);
const nextReach = 64;
/** Between a year of birth and its day: "born in 1984, on 6 July", "née en 1990 (le 12 mars)". */
const apposed = /^,? ?[(–—-]?,? ?(?:(?:on|the|am|den|le|el|il|op|em|no dia|dnia|de) ){0,2}$/iu;
const sentenceEnd = /[!?\n;]|(?<!(?<!\p{L})\p{L})\.\s/u;

/** A date or a year of a birth, with the year. */
interface Dated extends Candidate {
  readonly year: number | null;
}
/** A day of the year of a birth that its sentence tells, or in apposition to it: the birth's own, or as telling. */
const isOfBirth = (text: string, { start, end, year }: Dated, years: readonly Dated[]): boolean =>
  !deathBefore.test(textBefore(text, start, reach)) &&
  years.some((birth) => {
    const isBehind = birth.end <= start;
    const gap = isBehind ? start - birth.end : birth.start - end;
    if (gap < 0 || gap > reach || birth.year === null) return false;
    const between = isBehind ? text.slice(birth.end, start) : text.slice(end, birth.start);
    return year === null ? isBehind && apposed.test(between) : year === birth.year && !sentenceEnd.test(between);
  });

/** A title's end: "Protokoll Elternabend, 3.9." in the first line. */
const inHead = (text: string, start: number): boolean => {
  const head = text.slice(0, Math.min(start, reach));
  return start <= reach && !head.includes('\n') && /^\p{Lu}[^\d.!?]{3,60}, (?:den |am )?$/u.test(head);
};

/** Both recognisers read the same text: it is read once. */
const classified = new WeakMap<PreparedText, { dates: Candidate[]; births: Candidate[] }>();

/** "build exp 3/4": of a trial, not of a card. */
const experimental =
  /(?<!\p{L})(?:version|build|release|branch|tag|run|trial|test|model|batch|fold|seed|Versuch|Lauf|versión|versione|versie|wersja|versão)(?: no\.?| nr\.?)? exp\.? ?:? ?$/iu;
const ofNumbers = /(?<!\p{L})(?:based|ratio|score[ds]?|rated?|bp|page|chapter|step|part|from|fraction|the) $/iu;

/** A cell of its own in a row with an amount; not where things are rated. */
const isCell = (text: string, { start, end }: WrittenDate): boolean => {
  if (!/[|\t] ?$/.test(textBefore(text, start, 2)) || !/^ ?(?:[|\t\n]|$)/.test(text.slice(end, end + 2))) return false;
  const row = text.slice(text.lastIndexOf('\n', start) + 1, start) + matched(/^[^\n]*/, textAfter(text, end, 120));
  return (
    /\d[.,]\d\d(?!\d)/.test(row) &&
    !/(?<!\p{L})(?:rating|score|stars|bewertung|note|nota|voto|ocena|betyg|puan)/iu.test(text)
  );
};

/**
 * Those of the weakly written that are dates: a word before them asks for one, or before the first of their run. A
 * fraction is told by what it is of.
 */
const askedOf = (text: string, dates: readonly WrittenDate[]): ReadonlySet<WrittenDate> => {
  const asked = new Set<WrittenDate>();
  for (let at = 0; at < dates.length; at++) {
    const run: WrittenDate[] = [];
    for (let next = dates[at]; next?.weak === true; next = dates[at + run.length]) {
      const last = run.at(-1);
      if (last !== undefined && !running.test(text.slice(last.end, Math.min(next.start, last.end + 24)))) break;
      run.push(next);
    }
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) continue;
    const left = textBefore(text, first.start, reach);
    const right = textAfter(text, last.end, reach);
    const isRun = run.length > 1;
    const isDotted = text.charAt(last.end - 1) === '.' && !isRun;
    const isAsked =
      dateBefore.test(left) ||
      hourBehind.test(right) ||
      (onBefore.test(left) && saidBehind.test(right)) ||
      (isDotted && inHead(text, first.start) && /^(?:$|\n|,)/.test(right)) ||
      (expiring.test(left) && !experimental.test(left)) ||
      (isRun && (dealt.test(left) || asking.test(left)));
    const isSlashed = text.slice(first.start, first.end).includes('/');
    const isOfCard = isSlashed && !isRun && behindCard.test(left) && cardGoesOn.test(right);
    const isToldDay = (isAsked || asking.test(left)) && dayEnds.test(right) && !ofNumbers.test(left);
    const isDay = isSlashed ? isOfCard || isToldDay : isAsked;
    for (const each of run) if (isDay || (isSlashed && isCell(text, each))) asked.add(each);
    at += run.length - 1;
  }
  return asked;
};

/** "Nov 22 04:12:07 host sshd[311]: ": a program's line, by its process or a known daemon; "John Smith: " is a chat's. */
const syslogAfter =
  /^ \d\d:\d\d:\d\d [\w.-]+ (?:[\w./()-]+\[\d+\]|kernel|systemd(?:-\w+)?|sshd|sudo|CRON|crond?|dhclient|dhcpd|named|ntpd|chronyd|dnsmasq|dbus-daemon|NetworkManager|avahi-daemon|wpa_supplicant|rsyslogd|syslogd|auditd|postfix\/\w+|dovecot|dockerd|containerd|kubelet|nginx|httpd|apache2|mysqld|postgres|snapd|polkitd|rtkit-daemon|anacron): /;
const isSyslog = (left: string, right: string): boolean =>
  /(?:^|\n)[ \t>]{0,4}(?:<\d+>)?$/.test(left) && syslogAfter.test(right);

/** "Dates like 2024-02-29 but not 2023-02-30", "parse '2024-03-01'": what a program reads. */
const example =
  /(?<!\p{L})(?:(?:dates?|timestamps?|strings?|values?|formats?|Daten|Datum|fechas?|date|datas?|daty|datum) (?:like|such as|wie|comme|como|come|zoals|jak|som)|but not|(?:match(?:es)?|parses?|accepts?|rejects?|e\.g\.|z\.B\.|p\.ej\.)) ["'`]?$/iu;
const technical = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        regex(?:p|es)?|regular expressions?|ISO(?: ?8601)?|strptime|strftime|parser?|cron|SQL
        |regulär\p{L}+ Ausdr\p{L}+|expressions? régulières?|expresi(?:ón|ones) regular(?:es)?
        |espression[ei] regolar[ei]|reguliere expressies?|wyrażeni[ea] regularn\p{L}+|express(?:ão|ões) regular(?:es)?
        |reguljära uttryck
      )(?!\p{L})
    `,
    'iu',
  ),
);

/** "Release 10.2019 – 12.2020": months of what is published, with no day, where the clause tells of nobody. */
const published = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      release[sd]?|versions?|Version(?:en)?|editions?|edición|ediciones|edizion[ei]|editie|wydani[ae]|edição|edições
      |utgåva|Auflagen?|Ausgaben?|reprint(?:ed)?|printings?|firmware|changelog|roadmap|sürüm|baskı
      |版本
    )(?: notes)?[:,]? (?:(?:from|von|de|da|van|od|från) )?(?:\d\d?[./]\d{4} ?(?:[–—-]|to|bis|à|a|tot|do|till) ?)?$
  `,
  'iu',
);
const isPublished = ({ day }: WrittenDate, left: string, right: string): boolean =>
  day === null &&
  published.test(left) &&
  !isPersonBefore(clauseBefore(left).replaceAll('.', ' ')) &&
  !isPersonBefore(clauseAfter(right).replaceAll('.', ' '));

/** A whole date. */
const isDate = (text: string): boolean => {
  const [only, ...others] = readDates(text);
  return only !== undefined && others.length === 0 && only.start === 0 && only.end === text.length;
};

/** "19750611": a day only where a birth is told of it. */
const compact = /(?<![\p{L}\p{N}_.,+#/-])(?:19|20)\d{6}(?![\p{L}\p{N}_%]|[-.,/]\d)/gu;
const isCompact = (text: string): boolean => /^\d{8}$/.test(text);
const compactBirths = (text: string): Candidate[] =>
  [...text.matchAll(compact)].flatMap(({ 0: digits, index: start }) => {
    const left = textBefore(text, start, reach);
    const isTold = birthBefore.test(left) && !deathBefore.test(left) && isDate(digits);
    return isTold ? [{ start, end: start + digits.length, score: 0.97, reason: 'said of a birth' }] : [];
  });

const classify = (prepared: PreparedText): { dates: Candidate[]; births: Candidate[] } => {
  const known = classified.get(prepared);
  if (known !== undefined) return known;
  const text = plain(prepared.text);
  const days: Dated[] = [];
  const births: Candidate[] = [];
  let lastBirth = Number.NEGATIVE_INFINITY;
  const isTechnical = technical.test(text);
  const isExample = (left: string): boolean => isTechnical && example.test(left);
  const fractions = fractionsIn(text);
  const written = readDates(text, { language: language(text), dayFirst: null }).filter(
    ({ start, weak }) => !weak || !fractions.has(start),
  );
  const asked = written.some(({ weak }) => weak) ? askedOf(text, written) : new Set();
  for (const each of written) {
    const { start, end, score, weak, year, value } = each;
    const right = textAfter(text, end, reach);
    const left = textBefore(text, start, reach);
    const listed = start - lastBirth < reach && list.test(text.slice(lastBirth, start));
    const isBirth = birthBefore.test(left) && !deathBefore.test(left);
    if (listed || isBirth || birthAfter.test(right)) {
      if (year !== null && value.year < firstPersonalYear) continue;
      births.push({ start, end, score: 0.95, reason: 'said of a birth' });
      lastBirth = end;
    } else if (year !== null && each.day !== null && isOfRecord(text, { start, end, year: value.year })) {
      births.push({ start, end, score: 0.85, reason: 'in a row with a name and a sex or a weight' });
    } else if (
      isExample(left) ||
      isPublished(each, left, right) ||
      isInHistory(year === null ? null : value.year, left, right)
    )
      continue;
    else if (!(year !== null && isPublic(value, left, right)) && (!weak || asked.has(each)) && !isSyslog(left, right))
      days.push({ start, end, score, reason: 'date', year: year === null ? null : value.year });
  }
  const years: Dated[] = [];
  for (const year of birthYears(text)) {
    let { start, end } = year;
    const add = (): void => {
      // 出生于1985年3月4日: the year of a whole day.
      if (births.some((birth) => birth.start <= start && end <= birth.end)) return;
      const alone = readYearAlone(text.slice(start, end))?.year ?? null;
      years.push({ start, end, score: 0.9, reason: 'year of a birth', year: alone });
    };
    add();
    for (
      let next = nextYear.exec(textAfter(text, end, nextReach));
      next !== null;
      next = nextYear.exec(textAfter(text, end, nextReach))
    ) {
      start = end + next[0].length - 4;
      end += next[0].length;
      add();
    }
  }
  births.push(...years, ...compactBirths(text));
  const dates: Candidate[] = [];
  for (const day of days)
    if (isOfBirth(text, day, years)) births.push({ ...day, score: 0.9, reason: 'a day of the year of a birth' });
    else dates.push({ ...day, start: day.start - weekdayLength(textBefore(text, day.start, reach)) });
  const taken = [...dates, ...births];
  for (const each of [...partialDates(text), ...dottedDates(text)])
    if (taken.every(({ start, end }) => end <= each.start || start >= each.end))
      dates.push({ ...each, score: 0.7, reason: 'a day that its sentence tells' });
  const found = { dates, births };
  classified.set(prepared, found);
  return found;
};

const dateKey = new RegExp(
  oneLine`
    ^(?:(?:due|start|end|hire|visit|payment|invoice|order|entry|exit|admission|discharge|appointment|booking) )?(?:
      date|datum|fecha|data|dia|día|jour|tag|giorno|dzień|tarih|due|paid|paid on|vence|vencimiento|vencimento|scadenza
      |échéance|fällig|termin|eintritt
      |日期|日付
    )$
  `,
  'u',
);

const datesNamed: Recogniser = orNamed(
  (prepared) => classify(prepared).dates,
  dateKey,
  (text) => isDate(text) && !isCompact(text),
);

const birthKey = new RegExp(
  oneLine`
    (?:^| )(?:
      d ?o ?b|born|(?:date of )?birth(?: ?date|day)?|bday|birthday|year of birth|birth year|yob|geb|gebdat
      |geburts?(?:datum|tag|jahr|dat)|geboren|naiss|naissance|née?(?: e)?|nac|nacim|nacimiento|nacid[oa]|fnac|nasc
      |nascita|nascid[oa]|nascimento|nat[oa]|geboortedatum|geboren|geb datum|ur|urodzenia|urodz|urodzon[ya]|född|født
      |fødd|födelse(?:datum|dag)|fødselsdato|doğum(?: tarihi)?
      |дата рождения|родил(?:ся|ась)|дата народження|народи(?:вся|лася)
      |(?:ημερομηνία )?γέννησης?
      |出生日期|出生年月日|生年月日
      |생년월일
    )(?: (?:le|il|el|em|am|op|on|date|datum|dat|data|year|jahr|année|año|anno|jaar|rok|ano|år))?
    (?: (?:d{1,2}|t{2}|j{2}|g{2}|m{2}|y{2,4}|j{4}|a{2,4}|r{4}|å{4})){0,3}$
  `,
  'u',
);

/** That, or a year. */
const isBirth = (text: string): boolean => /^(?:19|20)\d\d$/.test(text) || isDate(text);

const birthsNamed: Recogniser = orNamed((prepared) => classify(prepared).births, birthKey, isBirth);

const told = new WeakMap<PreparedText, Candidate[]>();

/** Dates and years of a birth, by what stands beside them, or the key or column's head over them. */
export const recogniseBirths: Recogniser = (prepared) => {
  const births = told.get(prepared) ?? birthsNamed(prepared);
  told.set(prepared, births);
  return births;
};

/** Dates but those of a birth. */
export const recogniseDates: Recogniser = (prepared) => {
  const ends = new Set(recogniseBirths(prepared).map(({ end }) => end));
  return datesNamed(prepared).filter(({ end }) => !ends.has(end));
};
