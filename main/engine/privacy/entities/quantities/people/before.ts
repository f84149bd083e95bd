import { isGivenName } from '../../../lists';
import { ours, possessives } from '../../../lists/possessives';
import { oneLine } from '../../../patterns/one-line';
import { matched } from '../../../text/around';
import { aged, persons, several, siblings, slavicDative } from './words';

/** Whether somebody stands before a number: whose age, sum, share or day it may be. */

/** Whom courts and papers speak of. */
export const parties = oneLine`
  accused|plaintiff|witness|cyclist|pedestrian|passenger|motorist|caller|winner|officer|singer|driver|Kläger(?:in)?
  |Beklagte[rn]?|Angeklagte[rn]?|Beschuldigte[rn]?|Zeug(?:e|in)|Fahrer(?:in)?|Täter(?:in)?|Verdächtige[rn]?
  |Radfahrer(?:in)?|Geschädigte[rn]?|Verstorbene[rn]?|prévenue?|accusée?|témoin|conducteur|conductrice|plaignante?
  |acusad[oa]|testigo|conductora?|denunciante|imputat[oa]|testimone|conducente|verdachte|getuige|bestuurder
  |oskarżon[ya]|świadek|kierowca|arguid[oa]|testemunha|åtalade|vittnet|föraren
`;
const events = oneLine`
  shift|lesson|class|concert|film|movie|show|game|match|meeting|course|work|workday|day|bus|train|flight|sale|sales
  |auction|bidding|temperature|value|score|answer|output|code|count|price|rate|file|car|flat|house|Schicht|Stunde
  |Unterricht|Konzert|Spiel|Kurs|Arbeit|Zug|Temperatur|Wert|Preis|Auto|Miete|cours|séance|spectacle|température|valeur
  |prix|voiture|clase|concierto|película|partido|temperatura|valor|precio|coche|lezione|concerto|partita|valore|prezzo
  |wedstrijd|les|voorstelling|waarde|prijs|temperatuur
`;
/** A pronoun, somebody's relative or a role. "im" is German as well. */
export const personWords = new RegExp(
  oneLine`
    (?<![\p{L}'’])(?:
      i|im(?= (?:on|earning|making|getting|paying|saving) )|we|s?he|they|who|me|ich|wir|er|sie|je|j(?=['’])
      |il(?= (?:a|est|avait|était) )|elle|nous|yo|él|ella|io|lui|lei|ik|hij|zij|ze|wij|ele|ela|eu|jag|han|hon|vi
      |(?:
        ${ours}|his|her|their|sein\p{L}{0,2}|ihr\p{L}{0,2}|zijn|haar|hans|hennes
      )(?! (?:\p{L}{1,14} )?(?:${events})(?!\p{L}))|${persons}|${siblings}|${several}|${aged}|${parties}|boss
      |Chef(?:in)?|jefe|jefa|baas|landlord|landlady|neighbou?r
    )(?!\p{L})
  `,
  'iu',
);
const clause = (left: string): string => matched(/[^.!?\n;]*$/u, left);
/** Whether somebody stands before a number in its clause. */
export const isPersonBefore = (left: string): boolean => {
  const before = clause(left);
  return (
    personWords.test(before) || (before.match(/\p{Lu}\p{Ll}[\p{L}'-]*/gu)?.some((word) => isGivenName(word)) ?? false)
  );
};

const somebody = new RegExp(
  oneLine`
    (?<![\p{L}'’])(?:
      (?:${possessives}) (?:\p{L}{2,12} ){0,1}(?:${persons}|${siblings}|${several})
      |i|s?he|we|they|ich|er|wir|je|j(?=['’])|elle|nous|ils|elles|yo|él|ella|io|lui|lei|ik|hij|zij|eu|ele|ela|jag|han|hon
      |avevo|tengo|tenía|tenho|tinha|mia[łl][ae]m|annem|babam|kardeşim|abim|ablam|eşim|karım|kocam
      |oğlum|kızım|dedem|ninem|anneannem|babaannem|teyzem|halam|amcam|dayım|arkadaşım|komşum
      |мне|мені|тебе|тобі|ему|йому|ей|їй|ім|${slavicDative}
    )(?!\p{L})
    |[我你他她咱]|爸爸?|妈妈?|媽媽?|爷爷|奶奶|外[公婆]|老[公婆]|儿子|女儿|哥哥|弟弟|姐姐|妹妹|[私僕俺彼父母娘妻夫兄姉弟妹](?:女|の|は|が|も)
    |息子|祖[父母]|主人は|나는|저는|제가|내가|우리|엄마|아빠|어머니|아버지|남편|아내|아들|딸|할머니|할아버지
  `,
  'iu',
);
/** What is another word in other languages: English "on", Italian "il". */
const somebodyOf: Readonly<Record<string, RegExp>> = {
  fr: /(?<![\p{L}'’])il(?!\p{L})/iu,
  es: /^\s{0,3}tiene /iu,
  it: /(?<!\p{L})ho(?!\p{L})|^\s{0,3}ha /iu,
  pl: /(?<!\p{L})(?:mam|ona?)(?!\p{L})|^\s{0,3}ma /iu,
  pt: /^\s{0,3}tem /iu,
  tr: /(?<!\p{L})ben(?!\p{L})/iu,
};
/** Ивану, Олені */
const namedInDative = /(?<!\p{L})[А-ЯІЇЄҐ]\p{Ll}{1,12}(?:у|ю|е|ові|еві) $/u;
/**
 * Whether the one before a number is somebody of the writer's, named or a pronoun: "children" alone are anybody's.
 * @param code The language of the text; where it is not told, it may be any.
 */
export const isSomebodyBefore = (clause: string, code: string | null): boolean =>
  somebody.test(clause) ||
  namedInDative.test(clause) ||
  Object.entries(somebodyOf).some(([of, words]) => (code === null || code === of) && words.test(clause)) ||
  (clause.match(/\p{Lu}\p{Ll}[\p{L}'-]*/gu)?.some((word) => isGivenName(word)) ?? false);
