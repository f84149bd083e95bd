import { oneLine } from '../../../patterns/one-line';

/** How a time of day is written. */

const half = '(?<half> ?(?:[ap]\\.m\\.|[ap]m|[AP]\\.M\\.|[AP]M)(?!\\p{L}| \\d{1,2}\\.))';
/** Said before or after the hour: minutes that it adds. */
export const leads: Readonly<Record<string, number>> = {
  'half past': 30,
  'quarter past': 15,
  'quarter to': -15,
  half: -30,
  halb: -30,
  halv: -30,
  'viertel nach': 15,
  'viertel vor': -15,
  dreiviertel: -15,
  'kwart over': 15,
  'kwart voor': -15,
  'kvart över': 15,
  'kvart i': -15,
  'wpół do': -30,
  'kwadrans po': 15,
  'za kwadrans': -15,
  'cuarto para las': -15,
  'um quarto para as': -15,
};
/** The part of the day adds none, and counts the hours to twelve. */
export const parts: Readonly<Record<string, number>> = {
  'de la (?:mañana|tarde|noche|madrugada)': 0,
  'da (?:manhã|tarde|noite|madrugada)': 0,
  'di (?:mattina|sera|notte)': 0,
  'del (?:mattino|pomeriggio)': 0,
  'du (?:matin|soir)': 0,
  "['’]s (?:ochtends|avonds|middags|nachts|morgens)": 0,
  '(?:rano|wieczorem|po południu|w nocy)': 0,
  'på (?:morgonen|kvällen|natten|eftermiddagen)': 0,
  '(?:morgens|abends|nachts|nachmittags|in der Früh)': 0,
};
export const tails: Readonly<Record<string, number>> = {
  '(?:heures?|h) et demie?': 30,
  '(?:heures?|h) et quart': 15,
  '(?:heures?|h) moins le quart': -15,
  'y media': 30,
  'y cuarto': 15,
  'menos cuarto': -15,
  'e mezz[oa]': 30,
  'e un quarto': 15,
  'meno un quarto': -15,
  'e meia': 30,
  'e um quarto': 15,
  'buçu(?:k(?:ta|tan|a)?|ğa)': 30,
  'çeyrek (?:var|kala)': -15,
  'çeyrek geç(?:e|iyor\\p{L}{0,2}|erken)': 15,
  ...parts,
};

/** Italian "ore" behind a day; behind another number it counts hours: "2 ore 30". */
const italianDay = oneLine`
  (?:
    \d{1,2}/\d{1,2}(?:/(?:\d\d){1,2})?|\d{1,2}[.-]\d{1,2}[.-](?:\d\d){1,2}
    |(?:[Gg]en|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ag|[Gg]iu|[Ll]ug|[Aa]go|[Ss]et|[Oo]tt|[Nn]ov|[Dd]ic)\p{L}{0,6}\.? (?:19|20)\d\d
    |(?<!\p{L})
    (?:[IiAa]l|[Dd][ae]l|(?:[Ll]un|[Mm]ar|[Mm]er|[Gg]io|[Vv]en|[Ss]ab|[Dd]om)(?:\p{L}{0,4}[iìí]|enica|ato|\.)?) \d{1,2}
  )
`;
const ore = `(?:(?<!\\d )|(?<=${italianDay} ))[Oo]re`;

/** Before an hour whose minutes follow its "and": "alle 8 e 20", "a las 3 y 10"; before one whose minutes are taken away. */
const romanceHour = oneLine`
  (?:
    [Aa]lle|[Dd]alle|[Vv]erso le|[Ss]ono le|[Ee]rano le|[Ff]ino alle|(?:[Aa]|[Dd]a|[Èè] )ll?['’]
    |(?:[Aa]|[Hh]acia|[Ss]obre|[Dd]esde|[Hh]asta|[Ss]on|[Ee]ran|[Ee]s|[Ee]ra) las?|[Àà]s?|[Pp]elas|[Ss]ão|[Ee]ram
    |${ore}|(?<![\p{L}\d] ?)[Aa]s
  )
`;
const romanceLess = `(?:${romanceHour}|[Ll]e|[Ll]as?|[Aa]s)`;
const joint = `heures? (?:moins )?|h moins |(?<=(?:^|(?<!\\p{L})${romanceHour} ?)\\d{1,2} )[ey] |(?<=(?:^|(?<!\\p{L})${romanceLess} ?)\\d{1,2} )menos? `;

/** Before a time and nothing else. */
export const clock = `(?:${ore}|[Kk]l\\.?|[Kk]lockan|[Gg]odz\\.?|[Gg]odzin(?:a|ie|y)|[Ss]aat(?:i|ler)?|[Uu]hrzeit:?|[Hh]ora:?|[Hh]eure:?) `;
/** Before a time, where a dot may part the minutes. */
const dotted = `(?:${clock}|(?:[Aa]lle|[Dd]alle|[Àà]s|[Uu]m|[Oo]m|[Vv]id|kl\\.?|[Aa]t|[Uu]ntil|[Tt]ill|[Vv]ers|à) )`;
/** "a las 9", "às 8", "alle 7": an hour alone where nothing that is counted follows. */
const hourCues = oneLine`
  (?:
    ${clock}|(?:[Aa]|[Hh]acia|[Ss]obre|[Dd]esde|[Hh]asta|[Tt]ipo) las |[Dd]e las (?=\d{1,2} a )|[ÀàÁá]s |
    (?:[Aa]lle|[Dd]alle|[Pp]rima delle|[Ff]ino alle|(?:[Dd]opo|[Vv]erso|[Ee]ntro) le) |(?:[Dd]espués|[Aa]ntes) de las |
    (?:[Dd]epois|[Aa]ntes) das |[Ss]ee (?:you|u|ya) at |[Hh]ome (?:by|at|before) |[Oo]ff at |[Bb]ack (?:by|at|before) |[Mm]eet (?:
      me |you |us |up )?at |[Pp]ick \p{L}{2,12} up at |[Hh]ole? \p{L}{2,12} um |[Kk]omm(?:e|st|t) um )
`;
const hourEnds = oneLine`
  (?=
    $|[.,;:!?)\n](?!\d)| ?[-–] ?\d
    | (?:
      en punto|in punto|em ponto|da|dal|dalla|al|alla|tutti|insieme|y|e|i|och|a|con|com|en|em|in|para|por|per|me|se|le
      |lo|la|hoy|mañana|oggi|domani|hoje|amanhã|del|do|w|z|n[oa]s?|ao|på|med|hos|till|tengo|tenho|ho|voy|vou|viene
      |sale|or|and|but|so|at|for|with|then|tonight|today|tomorrow|please|sharp|und|oder|aber|ab|heute
    )(?!\p{L})
  )
`;
/** Turkish says the hour in a case: 7'de, 9'a, 10'dan. */
const inCase = "(?=['’](?:[dt][ea]n?|[ae]|y[ae])(?!\\p{L}))";
const dayTimes = '(?:[Ss]abah|[Aa]kşam|[Öö]ğle(?:n|den sonra)?|[Gg]ece|[Ss]aat) ';
const hanParts =
  '午前|午後|上午|下午|早上|晚上|早晨|清晨|凌晨|今早|今晚|明早|明晚|昨晚|中午|傍晚|夜里|深夜|朝|昼|夕方|夜';
const han = `(?<part>${hanParts})?の?`;

/** What any of them begins with, asked first: a digit, a word before the hour, a part of the day; behind no letter of ASCII. */
const firstLetters = Object.keys(leads).flatMap(([first = '']) => [first, first.toUpperCase()]);
const begins = `(?=[\\d${[...new Set([...firstLetters, ...hanParts.split('|').map(([first = '']) => first)])].join('')}の])(?<![a-zA-Z])`;

/** Every way of writing one; its groups say which. `h9` is an hour alone, all that there is to read. */
export const pattern = new RegExp(
  `${begins}(?<![\\p{Lu}\\p{Ll}_:]|(?<!周|週|期|拜)\\d|\\d[.,:/-]|[$€£#+])(?:${[
    `(?<h11>1\\d|2[0-4]|[1-9]) (?:(?<joint>${joint})(?<m11>[1-5]?\\d)(?![\\d%€$£]|[.,:/]\\d)|(?<m12>5|10|20|25) (?<turkish>var|kala|geç(?:e|iyor\\p{L}{0,2}|erken))(?!\\p{L}))`,
    `(?<h1>1[0-2]|0?[1-9])(?:[:.](?<m1>[0-5]\\d))?${half}`,
    oneLine`
      (?<h2>[01]?\d|2[0-4])
      (?::|h| h |u|：|(?<=(?:^|(?<!\p{L})${dotted})\d{1,2})\.|(?<=(?:^|(?<!\p{L})[Aa]t )\d{1,2}) )(?<m2>[0-5]\d)
      (?<s2>:[0-5]\d)?(?![\d:]|[.,]\d)(?: ?(?:[Uu]hr|UHR|uur)(?!\p{L}))?
    `,
    `(?<lead>${Object.keys(leads)
      .map((words) => words.replace(/^\p{L}/u, (first) => `[${first}${first.toUpperCase()}]`))
      .join(
        '|',
      )}|(?<past>5|10|15|20|25) (?<way>past|to|nach|vor|over|voor|över|i|para (?:las|as))(?: (?<turned>halb|half|halv))?) (?<h5>1[0-2]|[1-9])(?![\\d%]|[.,:/]\\d)`,
    `(?<h6>1[0-2]|[1-9]) (?<tail>${Object.keys(tails).join('|')})(?!\\p{L})`,
    `(?<h3>[01]?\\d|2[0-4])(?:\\.(?<m3>[0-5]\\d))?(?: ?(?:[Uu]hr|UHR)(?!\\p{L})| ?heures?(?!\\p{L})| ?uur(?!\\p{L})| ?o['’]?clock(?!\\p{L})| ?[hu](?![\\p{L}\\d]))`,
    '(?<h10>[01]\\d|2[0-3])(?<m10>[0-5]\\d)(?: ?(?:hours|hrs|Uhr|uur)(?!\\p{L}))',
    `(?=\\d)(?:(?<=(?<!\\p{L})${hourCues})(?<h7>[01]?\\d|2[0-4])${hourEnds}|(?<=(?<!\\p{L})${dayTimes})(?<h8>[01]?\\d|2[0-4])${inCase}|(?<=^)(?<h9>[01]?\\d|2[0-4])$)`,
    `${han}(?<h4>[01]?\\d|2[0-4]) ?[点點時时](?![间間代])(?: ?(?<m4>[0-5]?\\d) ?分|(?<halved>半))?`,
  ].join('|')})`,
  'dgu',
);
