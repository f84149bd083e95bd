import { isCity, isGivenName } from '../../../lists';
import { and, or } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';
import { isMonth } from '../dates/months';
import { eitherCase, possessives } from '../people/words';
import { oneOf } from './nouns';

/** Two digits between commas, or at the end, behind who they are of: "a vizinha, 74, caiu", "passed peacefully, 89." */

const determiner = oneLine`
  ${possessives}|the|an?|some|this|that|one|our|der|die|das|dem|den|ein\p{L}{0,2}|dies\p{L}{1,2}|jene[rs]?|le|la|une?
  |cet(?:te)?|ce|votre|ton|ta|el|un[ao]?|este|esta|ese|esa|nuestr[oa]|il|lo|questo|questa|quel(?:la)?|de|het|een|deze
  |die|o|a|um|uma|esse|essa|aquel[ea]|en|ett|den|bir|bu|şu|o
`;
const hedge = oneLine`
  (?:
    (?:
      ${hedges('about', 'nearly', 'only', 'now', 'soon')}|lat|aged|âgée?
    ) )?
`;
const apart = / (?:\p{L}{1,9}\.? ){0,3}$/u;
/** How a clause goes on or ends, and neither a street nor what is counted. */
const closes = new RegExp(
  oneLine`
    ^(?:
      $|\n|[.!?)](?!\d)|,(?=$|\n)
      |, (?!
        (?:
          rue|avenue|av|bd|boulevard|place|chemin|impasse|allée|via|viale|piazza|corso|calle|plaza|paseo|rua|travessa
          |praça|ulica|ul|street|road|euros?|dollars?|Euro|percent|Prozent|points?|Punkte|pages?|and \d
          |\p{Lu}\p{L}{2,20} (?:Street|Road|Lane|Avenue|Close|Drive)
          |\p{L}{3,20}(?:str(?:aße|asse|\.)|weg|platz|gasse|allee|straat|laan|gatan|vägen)
        )(?!\p{L})
      )\p{L}
      | (?:${and}|и|та|ja) (?:
        (?:
          my|our|his|her|the|their|mein\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|mon|ma|son|sa|mi|su|mijn|zijn|haar|min
          |hans|hennes
        ) )\p{L}
    )
  `,
  'u',
);
/** "doctor, 12, nurse, 15": so many of each. */
const counts = /^, \p{L}{3,20}, \d/u;
/** What else stands between commas behind a name: a score, a seat, a page. */
const ofOther = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      scor\p{L}{1,4}|goals?|jerseys?|shirts?|quarterback|striker|touchdown|threw|points?|runs?|laps?|votes?|seats?
      |rooms?|rows?|tables?|orders?|sizes?|numbers?|pages?|chapters?|verses?|psalms?|bibles?|gospel|Punkte?n?|Tore?
      |Trikots?|Stimmen|Zimmer|Nummer\p{L}?|Seiten?|Plätze|Größe|buts|voix|maillot|points|places|pages|puntos|goles
      |votos|camiseta|páginas?|punti|gol|voti|maglia|pagin[ae]|punten|doelpunten|stemmen|rugnummer|punkt\p{L}{0,3}
      |gole|głos\p{L}{0,2}|stron\p{L}{0,2}|pontos|gols|camisola|poäng|mål|röster|sid(?:a|or)|tröja
    )(?!\p{L})
  `,
  'iu',
);

const sport =
  /(?<!\p{L})(?:scor\p{L}{1,4}|goals?|threw|touchdown|shot|points?|Tore?|Punkte|buts?|gol(?:es|s)?|goal|mål|doelpunt\p{L}{0,2})(?!\p{L})/iu;

/** How both end. */
const ends = new RegExp(`, ${hedge}$`, 'u');
const role = new RegExp(
  oneLine`
    (?:(?<![\p{L}'’-])(?:${eitherCase(determiner)}) (?:\p{L}{2,14} )?|(?:^|[\n.!?:;,("“] ?)(?:\p{L}{2,14} )?|l['’])
    (?:${eitherCase(oneOf.withArticle)})(?: \p{Lu}[\p{L}'-]{1,20}){0,2}, ${hedge}$
  `,
  'u',
);
const bare = new RegExp(
  `(?<![\\p{L}'’-])(?:${eitherCase(oneOf.withoutArticle)})(?: \\p{Lu}[\\p{L}'-]{1,20}){0,2}, ${hedge}$`,
  'u',
);

/** "passed peacefully, 89.", "ist gestern verstorben, 91" */
const died = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      died|(?:han|hon|mamma|pappa|mormor|morfar|farmor|farfar|mor|far) dog|passed (?:away|on|peacefully)|gone too soon
      |verstorben|gestorben|verstarb|starb|entschlafen|décédée?|mort[ea]?|éteinte?|falleci(?:ó|d[oa])|murió
      |è (?:mort|mancat|scompars)[oa]|overleden|overleed|zmarł[ay]?|odszedł|odeszła|faleceu|morreu|avled|gick bort
      |avliden|somnade in|vefat etti|öldü
    )(?!\p{L})[^.!?\n\d]{0,32}, $
  `,
  'iu',
);

const joint = `(?:${and}|&)`;
const name = "(\\p{Lu}[\\p{L}'-]{1,20})";
/** "we are Ines, 27, baker, and Otto, 30": each of those who say who they are. */
const ourselves = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      [Ww]e['’]re|[Ww]e are|[Ww]ir(?: sind| heißen)?|[Nn]ous(?: sommes)?|[Ss]omos|[Ss]iamo|[Ww](?:ij|e) zijn
      |[Jj]esteśmy|[Vv]i är|[Tt]his is|[Mm]eet|[Dd]as ist|[Vv]oici|[Vv]oilà|[Ee]st[ae] es|[Qq]uest[oa] è|[Dd]it is
      |[Tt]o jest|[Dd]et här är|[Tt]ogether with|married to|verheiratet mit|[Bb]iz
    )(?: ${name}, \d\d,?(?: \p{Ll}{3,18},?){0,3}(?: ${joint})?){0,2} ${name}, $
  `,
  'u',
);
/** "yesterday Ruth, 47, fell": what is told of somebody, in a sentence. */
const inSentence = /(?:^|[\n.!?:;] ?|\p{Ll},? )(\p{Lu}\p{Ll}[\p{L}'-]{1,20}), $/u;
const told = new RegExp(`^, (?!(?:${and}|${or}|am|pm|p|pp|f|ff)(?!\\p{L}))\\p{Ll}{2,}`, 'u');
/** Names of what has versions. */
const versioned = /^(?:Ruby|Julia|Pascal|Ada|Crystal|Jasper)$/u;
/** Books of the Bible, of that many chapters. */
const book =
  /^(?:Mark|Luke|John|Matthew|Acts|Daniel|Job|Judith|Markus|Lukas|Johannes|Matthäus|Luc|Marc|Jean|Matthieu|Lucas|Marcos|Mateo|Juan|Luca|Marco|Matteo|Giovanni)$/u;
const mostChapters = 28;
/** Machines die too. */
const machine = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      phone|laptop|computer|battery|engine|car|fridge|printer|handy|akku|batterie|auto|motor|téléphone|voiture|móvil
      |coche|telefono|macchina|telefoon|telefon|bil
    )(?!\p{L})
  `,
  'iu',
);
/** Programs have workers, children and types. */
const kind = {
  before: /(?<!\p{L})(?:typ|type|tipo|clients?|worker|child|parent|driver|agent|teacher|student)(?: \p{L}+)?, $/iu,
  after: new RegExp(
    oneLine`
      ^, (?:(?:is|of|est|es|é|è|de|d['’]|di|da|von|van|ist|är|av|for) (?:an? |un |une |ein |en |een )?)?
      (?:\p{L}+ ){0,2}(?:
        integer|int|nodes?|servers?|crash(?:ed|es)?|exit(?:ed|s)?|null|string|invalid\p{L}{0,2}|inválid[oa]
        |(?:to )?the server|database|ports?|argument|field|parameter|message|process|thread|dato|donnée|Daten
      )(?!\p{L})
    `,
    'iu',
  ),
};
/** A sentence begins with a capital, whatever its first word. */
const sentenceStart = /(?:^|[.!?\n] ?)\p{Lu}/gu;

const isName = (word: string | undefined): boolean =>
  word !== undefined && isGivenName(word) && !isCity(word) && !isMonth(word) && !versioned.test(word);

/** Why two digits in apposition are an age; null where they are none. */
export const apposed = (left: string, right: string, digits: string): string | null => {
  if (digits.length !== 2 || !apart.test(left) || !closes.test(right)) return null;
  if (died.test(left) && !machine.test(left)) return 'of a death';
  if (!ofOther.test(left) && !sport.test(right)) {
    if (isName(ourselves.exec(left)?.at(-1))) return 'after a name';
    const someone = told.test(right) ? inSentence.exec(left)?.[1] : undefined;
    if (isName(someone) && (Number(digits) > mostChapters || !book.test(someone ?? ''))) return 'after a name';
  }
  if (!ends.test(left) || counts.test(right) || standsIn(kind, left, right)) return null;
  const lowered = left.replace(sentenceStart, (start) => start.toLowerCase());
  return [left, lowered].some((each) => role.test(each) || bare.test(each)) ? 'after a role' : null;
};
