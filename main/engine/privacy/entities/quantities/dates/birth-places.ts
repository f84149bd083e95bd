import { isOfWorld } from '../../../detect/recognisers/born-things';
import { cities, countries, foldName, isWordOfAny } from '../../../lists';
import { and } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { matched } from '../../../text/around';
import { deathBefore, farther } from './birth-cues';

/** A year of birth with a place between it and its word: "born in Gdynia in 1932", "geboren in Kassel 1958", "in 1929 in Zwolle geboren". */

/** What stands before a year: "in 1932", "nel 1935", "w roku 1932". */
const inYear = oneLine`
  (?:in|im|en|nell?['’]?|em|w|we|i|v|u|în|в|у|το|år|tahun|năm|anno|circa|ca\.?|around|about|um|vers|hacia|verso|omstreeks|około)
  (?:(?: the| dem| het| la| el| l['’]?)? ?(?:year|Jahre?|année|año|anno|jaar|roku|rok|ano|roce|году))?
`;
const raised = ` (?:${and}) (?:raised|bred|brought up|aufgewachsen|grandie?s?|élevée?s?|criad[oa]s?|cresciut[oaie]|getogen|opgegroeid|wychowan\\p{L}|uppvuxen|oppvokst)`;
const born = new RegExp(`(?<![\\p{Lu}\\p{Ll}-])(?:${farther})(?!\\p{Script=Latin})(?:${raised}(?!\\p{L}))?`, 'giu');
const placed = new RegExp(
  `^[ ,](?:[^\\d\\n;:.!?()。！？]|\\(\\p{Lu}[\\p{L} .-]{1,24}\\)|(?<=(?<!\\p{L})(?:St|Ste|Sta|Bad))\\.){2,56}?(?=(?:,? ${inYear}|,)? $)`,
  'iu',
);
/** "Grandma (b. Gdynia 1932)", "Karl (* Kassel, 1938)", "father: b. Oban, 1941". */
const short = new RegExp(
  `(?:\\((?:(?:n|nac|nasc|f|nar|szül)\\. ?|[*°] ?)|(?<!\\p{L})(?:b|geb|ur)\\. ?)(?:\\p{Ll}{1,3} )?\\p{Lu}[^\\d\\n;()]{1,40}(?:,? ${inYear}|,)? $`,
  'u',
);
/** "1932 in Gdynia geboren": the word for it stands last. */
const bornBehind = new RegExp(
  oneLine`
    ^(?: roku| r\.| году| року)?,? (?:in|im|bei|nahe|auf|te|à|w|we|koło|pod|i|på|en|a|em|no|na|в|у) [^\d\n.;,!?]{2,44}(?<!\p{L})(?:
      geboren|geb\.|zur Welt|ter wereld|urodził\p{L}{0,3}|urodzon\p{L}|was born|est née?|nació|nacque|nasceu|föddes
      |родил\p{L}{1,4}|народи\p{L}{2,4}
    )(?!\p{L})
    |^ ?년(?:에)? [^\d.,]{1,12}에서 태어
    |^ ?年(?:に|[、,])?[^\d。、,]{1,12}(?:で|に)生まれ|^ ?年(?:在[^\d。，,]{1,12}出生|生(?:于|於|在)|于[^\d。，,]{1,12}出生)
  `,
  'iu',
);

/** A place is one or several names, with what it is and how near: "a village outside Cork", "Lviv, then Poland". */
const capital = /\p{Lu}|[^\p{Script=Latin}\P{L}]/u;
/** Another clause begins: what was then is no birth. */
const goesOn = new RegExp(
  oneLine`
    , (?!(?:then|now|today|near|in|damals|heute|jetzt|bei|alors|aujourd|près|en|entonces|hoy|cerca|allora|oggi|vicino
      |toen|nu|nabij|wtedy|dziś|koło|então|hoje|perto|då|nära)(?!\p{L}))(?!\p{Lu})
    |,? (?:
      and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ed|ma|maar|i|ale|och|men|og|ve|и|а|но|als|som|en(?= \p{Ll}{4})
    )(?: (?!\p{Lu})|$)
    |(?<!\p{L})(?:
      when|where|who|which|while|wo|où|quand|qui|donde|cuando|que|dove|quando|che|waar|toen|die|gdzie|gdy|który
      |która|onde|där|när|I
    )(?!\p{L})
  `,
  'u',
);
const behindComma = /, (\p{Lu}\p{L}+)/gu;
/** "Provinz", "County": where a place lies. */
const parts =
  /^(?:county|provin\p{L}+|kreis|landkreis|bezirk|canton|kanton|state|shire|distri\p{L}+|gmina|powiat|new|old|north\p{L}*|south\p{L}*|east\p{L}*|west\p{L}*|upper|lower|central|nord|süd|ost|haute?|basse?|bei|near)$/iu;
/** "Abitur 1998", "Studium in Bonn 1998": what came then. */
const isAnotherThing = (place: string): boolean =>
  [...place.matchAll(behindComma)].some(([, word = '']) => {
    const folded = foldName(word);
    return isWordOfAny(folded) && !cities.has(folded) && !countries.has(folded) && !parts.test(word);
  });
/** Firms, styles and ideas are born somewhere too. */
const thing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      company|firm|start-?up|brand|label|band|club|team|movement|idea|concept|project|genre|style|music|jazz|blues
      |hip[ -]?hop|rap|rock|punk|reggae|techno|house|tango|samba|flamenco|fado|art|cubism|party|tradition|dish|pizza
      |cocktail|game|euro|sport|theory|internet|web|computer|newspaper|magazine|festival|entreprise|société|marque|groupe
      |mouvement|idée|projet|musique|tradition|plat|théorie|journal|empresa|marca|banda|grupo|movimiento|proyecto
      |música|tradición|plato|teoría|azienda|gruppo|movimento|progetto|musica|tradizione|piatto|teoria|ideia|projeto
      |música|tradição|prato|Firma|Bewegung|Idee|Verein|bedrijf|beweging|idee|muziek|ruch|pomysł|muzyka|rörelsen|idén
      |公司|品牌|乐队|運動|会社
    )(?:,? (?:was|were|is|est|a été|fut|fue|es|è|fu|foi|wurde|werd|została?|se|som))? $
  `,
  'iu',
);

/** @param left What stands before the year. @param right What stands behind it. */
export const isBornSomewhere = (left: string, right: string): boolean => {
  if (bornBehind.test(right) || short.test(left)) return true;
  const verb = [...left.matchAll(born)].at(-1);
  if (verb === undefined) return false;
  const subject = left.slice(0, verb.index);
  const place = matched(placed, left.slice(verb.index + verb[0].length));
  return (
    capital.test(place) &&
    !goesOn.test(place) &&
    !isAnotherThing(place) &&
    !thing.test(subject) &&
    !isOfWorld(subject) &&
    !deathBefore.test(left)
  );
};
