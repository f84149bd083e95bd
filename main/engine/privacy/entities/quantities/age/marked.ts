import { isGivenName } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { standsIn } from '../../../text/around';
import { isPersonBefore } from '../people/before';
import { anyCase, eitherCase, lasting, persons, relatives, several, years } from '../people/words';

/** Ages that no word for an age names: a wish, a letter for the sex, brackets behind who it is, two names with a number each. */

/** A name, or all parts of "Sten-Erik". */
const isName = (word: string): boolean => word !== '' && (isGivenName(word) || word.split('-').every(isGivenName));

const wish = oneLine`
  anniv(?:ersaire)?|happy (?:b-?day|birthday)|hbd|grattis|gratuler\p{L}{0,4}|ha den äran|alles (?:gute|liebe)
  |glückwunsch|glückwünsche|feliz cumple(?:años)?|felicidades|auguri|buon compleanno|gefeliciteerd|(?:sto|100) lat
  |najlepszego|parabéns|feliz aniversário|iyi ki doğdun|mutlu yıllar
`;
const wished = wordPattern(new RegExp(`(?<!\\p{L})(?:${wish})(?!\\p{L})[^?\\n\\d]{0,48}[^\\p{L}\\d]$`, 'iu'));
/** What else is so many years old. */
const otherFeast = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      mariage|noces|Hochzeit\p{L}{0,3}|Jubiläum|wedding|work|bodas?|matrimonio|nozze|huwelijk|trouwdag|ślub\p{L}{0,2}
      |casamento|bröllop\p{L}{0,4}|jubileum|Firma|Verein|company|club|team|entreprise|empresa|azienda|ditta|bedrijf
      |firmę|evlilik
    )(?!\p{L})
  `,
  'iu',
);
const yearsWished = new RegExp(
  `^ (?:${years})(?=$| ?[^\\p{L}\\d ]| (?:young|jung|jeune|alt|oud|${and}|heute|today|hoy|oggi|hoje|vandaag|idag)(?!\\p{L}))`,
  'iu',
);
const wishedAlone =
  /^(?:(?:st|nd|rd|th)? ?(?:[!🎂🎉🎈🥳🎊🎁❤]|$)| (?:and|und|et|y|e) (?:fab|still|counting|feeling|looking|going))/iu;
const nameLast = new RegExp(
  `(?<![\\p{L}'-])(?:(?:${eitherCase(relatives)})|(\\p{Lu}[\\p{L}'-]{1,20})),?(?: \\p{Extended_Pictographic}\\uFE0F?){0,3} $`,
  'u',
);
const isWished = (left: string, right: string): boolean => {
  if (!wished.test(left) || otherFeast.test(left)) return false;
  if (yearsWished.test(right)) return true;
  const last = nameLast.exec(left);
  return last !== null && wishedAlone.test(right) && (last[1] === undefined || isName(last[1]));
};

/** "hes 93", "my dads 55": no apostrophe. */
const contracted = new RegExp(
  `(?<!\\p{L})(?:hes|shes|whos|(?:my|our|his|her|their) (?:${relatives})['’]?s) (?:(?:now|only|just|about|almost|nearly|like|already|over|still) ){0,2}$`,
  'iu',
);
const clauseGoesOn =
  /^(?:$|[.,;!?)\n](?![\d\p{L}])| (?:and|but|so|or|n|with|who|if|when|because|bc|cause|now|this|next|lol|still|today|tomorrow|already|i|he|she|we|they|my|his|her)(?!\p{L}))/iu;

/** "I (M27) and my gf (F24)", "(F31) my husband": a code in brackets stands behind no person. */
const sexGlued = {
  behindPerson: new RegExp(
    `(?<!\\p{L})(?:I|[Mm]e|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]oi|[Jj]e|[Yy]o|[Ii]o|[Ii]k|[Ee]u|[Jj]ag|${eitherCase(persons)}|ex|SO) ?[([][FMHWKfmwhvk]$`,
    'u',
  ),
  opening: /(?:^|[\n.!?] ?)[([][FMHWfmwh]$/u,
  after: /^(?:[)\]]|[/,] ?\p{L})/u,
  afterOpening: new RegExp(
    oneLine`
      ^[)\]],? (?:
        here|my|me|i|and (?:my|i)|ich|meine?|und (?:meine?|ich)|je|mon|ma|et (?:mon|ma|moi)|mi|yo|y (?:mi|yo)|mio|mia
        |ho|mijn|ik|moja|mój|meu|minha|min|jag|looking|suche|cherche|busco|cerco|zoek|szukam|procuro|söker
      )(?!\p{L})
    `,
    'iu',
  ),
};

/** うちの妻(38), 田中さん(45): the age in brackets behind who it is. */
const unspacedPerson = new RegExp(
  oneLine`
    (?:
      妻|夫|主人|旦那|嫁|母|父|兄|弟|姉|妹|息子|娘|彼女|彼氏|長男|長女|次男|次女|家内|女房|孫|友人|同僚|上司|男性|女性
      |祖母|祖父|さん|くん|君|ちゃん|氏|容疑者|被告|老公|老婆|丈夫|妻子|妈|爸|妈妈|爸爸|母亲|父亲|儿子|女儿|奶奶|爷爷
      |外婆|外公|哥哥|弟弟|姐姐|妹妹|先生|女士|小姐|男友|女友|男子|女子|某
      |아내|남편|엄마|아빠|딸|아들|할머니|할아버지
    )(?:の?\p{Script=Han}{1,3})?[(（](?:[男女][,，、]? ?)?$
  `,
  'u',
);

/** はじめまして。勅使河原蓮（34）です: who says a name says an age behind it. */
const unspacedSelf = {
  before:
    /(?:(?:初め|はじめ)まして|こんにちは|名前は|[私僕俺]は)[。、！ ]?(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・ 　]{2,12})[(（]$/u,
  after: /^[)）](?:です|と(?:申し|言い|いい)ます|と申す)/u,
};

/** "mit viereinhalb eingeschult", "mit 52 entlassen" */
const withBefore = /(?<!\p{L})mit (?:erst |nur |schon |knapp |fast |gerade (?:mal )?)?$/iu;
const withAfter = new RegExp(
  oneLine`
    ^ (?:\p{Ll}{2,9} ){0,2}(?:
      eingeschult|entlassen|verrentet|pensioniert|operiert|adoptiert|diagnostiziert|ausgewandert|gestorben|verstorben
      |verwitwet|geschieden|verbeamtet|konfirmiert|getauft|eingezogen|ausgezogen|schwanger|Witwe[r]?|laufen|sprechen
      |lesen|schwimmen
    )(?!\p{L})
  `,
  'u',
);

/** "Ruth, 47, und Thies, 52": a number behind each. */
const joint = `(?:${and}|&)`;
const firstOfPair = {
  before: /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20}), $/u,
  after: new RegExp(`^,? ${joint} \\p{Lu}[\\p{L}'-]{1,20}, \\d\\d(?![\\d%:])`, 'u'),
};
const secondOfPair = {
  before: new RegExp(`(?<![\\p{L}'-])(\\p{Lu}[\\p{L}'-]{1,20}), \\d\\d,? ${joint} \\p{Lu}[\\p{L}'-]{1,20}, $`, 'u'),
  after: /^(?:$|[,.;)\n](?!\d))/u,
};
/** "says Ruth, 47, who lives": what is told of the one who is named. */
const toldBehind = new RegExp(
  oneLine`
    ^, (?:
      who|whose|der|die|deren|dessen|qui|dont|que|che|cui|som|vars|który|która|has|is|was|says|said|lives|works|hat
      |ist|war|sagt|lebt|arbeitet|wohnt|est|vit|dit|habite|travaille|vive|dice|trabaja|lavora|abita|heeft|zegt|woont
      |werkt|är|säger|bor|har|mieszka|pracuje|mora|trabalha
    )(?!\p{L})
  `,
  'u',
);
/** What is counted or scored stands before: "Points: Ruth, 47, and Tom, 52". */
const scored = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      scor\p{L}{1,4}|points?|goals?|runs?|laps?|votes?|seats?|rooms?|numbers?|ranks?|ranked|Punkte?n?|Tore?|Stimmen
      |Zimmer|Nummer\p{L}?|buts|voix|puntos|goles|votos|punti|gol|voti|punten|doelpunten|stemmen|punkt\p{L}{0,3}|gole
      |głos\p{L}{0,2}|pontos|gols|poäng|mål|röster|chapters?|psalms?|verses?|gospel
    )(?!\p{L})
  `,
  'iu',
);

/** "Kinder: Leo 4, Mia 6" */
const children = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:${anyCase(several)})(?: (?:are|sind|sont|son|sono|zijn|są|são|är))?: ?
      (?:\p{Lu}[\p{L}'-]{1,20} \(?\d{1,2}\)?,? (?:${joint} )?){0,5}(\p{Lu}[\p{L}'-]{1,20}) $
    `,
    'u',
  ),
  after: new RegExp(`^(?:$|[.;)\\n]|,? (?:${joint} )?\\p{Lu}|, (?!\\d))`, 'u'),
};

/** "Bruno (8 meses)", "Ebba, 7 månader, sover": months of whom a name says. */
const monthsOf = {
  before: /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]{1,20})(?:(,)| \() ?$/u,
  after:
    /^ (?:months?|Monate|mois|meses|mesi|maanden|miesi\p{L}{2,4}|månader|aylık)( et demi| y medio| e mezzo)?([,).]|$)/iu,
};
const spent = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      leave|Elternzeit|Urlaub|Probezeit|Praktik\p{L}{1,3}|internship|intern|notice|Frist|absen\p{L}{2,4}|congés?|stage
      |baja|permiso|prácticas|congedo|tirocinio|verlof|urlop|licença|estágio|praktik|ledig\p{L}{0,3}
    )(?!\p{L})
  `,
  'iu',
);
const isMonthsOf = (left: string, right: string): boolean => {
  const [, name = '', comma] = monthsOf.before.exec(left) ?? [];
  const end = monthsOf.after.exec(right)?.[2];
  if (end === undefined || !isName(name) || lasting.test(left) || spent.test(left)) return false;
  return comma === undefined ? end === ')' : end !== ')';
};

/** "morfar Sten-Erik 85 år": a name of two. */
const doubleName = /(?<![\p{L}'-])(\p{Lu}\p{Ll}{1,12}-\p{Lu}\p{Ll}{1,12}),? $/u;
const yearsEnd = new RegExp(`^ (?:${years})(?=$|[.,;!?)\\n])`, 'iu');

/** "She was born in 1956 and is 69": the birth says whose it is. */
const bornAnd = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:born|geboren|née?s?|nacid[oa]s?|nací|nació|nat[oa]|urodz\p{L}{1,6}|nascid[oa]|nasceu|född|født)
      (?!\p{L})[^.!?;\n]{0,32}(?:,|(?<!\p{L})(?:${and}))
      (?: (?:s?he|i|er|sie|ich|elle|il|j['’]|hij|ze|hon|han))? ?
      (?:is|am|['’]m|['’]s|are|ist|bin|a|ai|tiene|tengo|ha|ho|ma|mam|tem|tenho|är|er|ben)
      (?: (?:now|jetzt|nu|ora|ahora))? $
    `,
    'iu',
  ),
  after: new RegExp(`^(?:$|[.,;!?)\\n](?!\\d)| (?:now|jetzt|${and}|but|aber)(?!\\p{L}))`, 'iu'),
};

/** Why a number is an age though nothing says so but who stands beside it; null where it is none. */
export const marked = (left: string, right: string, digits: string): string | null => {
  if (isMonthsOf(left, right)) return 'of a small child';
  if (isWished(left, right)) return 'of a birthday';
  if (/^[)）]|^[歳才岁]/u.test(right) && unspacedPerson.test(left)) return 'after a relative';
  if (withAfter.test(right) && withBefore.test(left) && isPersonBefore(left)) return 'said of a person';
  if (clauseGoesOn.test(right) && contracted.test(left)) return 'said of a person';
  if (children.after.test(right) && isName(children.before.exec(left)?.[1] ?? '')) return 'after a name';
  if (digits.length !== 2) return null;
  if (standsIn(unspacedSelf, left, right)) return 'said of a person';
  if (standsIn(bornAnd, left, right)) return 'said of a person';
  if (
    (sexGlued.after.test(right) && sexGlued.behindPerson.test(left)) ||
    (sexGlued.afterOpening.test(right) && sexGlued.opening.test(left))
  )
    return 'before the sex';
  if (yearsEnd.test(right) && isName(doubleName.exec(left)?.[1] ?? '') && !lasting.test(left)) return 'after a name';
  if (scored.test(left)) return null;
  const name =
    (firstOfPair.after.test(right) || toldBehind.test(right) ? firstOfPair.before.exec(left)?.[1] : undefined) ??
    (secondOfPair.after.test(right) ? secondOfPair.before.exec(left)?.[1] : undefined);
  return name !== undefined && isName(name) ? 'after a name' : null;
};
