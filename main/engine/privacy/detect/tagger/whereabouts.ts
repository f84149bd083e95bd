import type { Tagged } from '../../../../../shared/tagger';
import { isCity, isCommonGivenName, isGivenName, isNickname, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { isBrand } from '../public/brands';
import { isCommonOrEnglish, isParticle, isTitle } from '../words/vocabulary';

/** What the model read as somebody and stands where only a town or a firm does: "llego a Tineo", "ask Holy Fields for leave". */

/** Who goes somewhere, eats or is born there; the preposition is a person's as well. */
const going = new RegExp(
  `(?<!\\p{L})(?:${[
    oneLine`
      (?:
        lleg|viaj|regres|volv|vuelv|v(?:oy|as?|amos|an)(?!\p{L})|fu(?:i|imos|eron)(?!\p{L})|ir(?!\p{L})|baj|sub|mud
        |marcho
      )\p{Ll}*(?: (?:hoy|mañana|ya|luego|pronto|ahora|el \p{Ll}+|con \p{Ll}+|nos|me|de vuelta)){0,2} (?:
        a|hacia|hasta|para
      )
    `,
    oneLine`
      (?:arriv|torn|trasfer|abit|viv|rest|dorm|scend|sal)\p{Ll}* (?:stasera |domani |oggi |poi |tutti )?(?:a|ad)
      |(?:
        vado|andiamo|vai|vanno|andat[oaie]|nat[oaie]|cresciut[oaie]|cena|pranzo|mercato|sagra|concerto|gita|casa
        |vacanz[ae]
      ) (?:a|ad)
    `,
    '(?:arriv|descend|mont|rentr|retourn|déménag|emménag|habit|viv|grandi)\\p{Ll}* à|née?s? à',
    '(?:cheg|mor|viv|nasc|volt|mud|viaj)\\p{Ll}*(?:-me|-se)? (?:hoje |já |amanhã )?(?:a|em|para|até)|(?:vou|vamos|fui|fomos|indo) (?:a|para|até)',
    '(?:jad|jedz|pojecha|pojad|dojecha|wróci|wraca|przeprowadz|dotar)\\p{Ll}* (?:się )?(?:do|pod|koło)|(?:mieszk|urodz)\\p{Ll}* (?:się )?(?:w|we|koło|pod)',
    '(?:fahr|reis|zieh|flieg|umgezogen|gezogen|gefahren|unterwegs)\\p{Ll}* nach',
    '(?:ga|gaan|rijd\\p{Ll}*|verhui\\p{Ll}*|reis\\p{Ll}*) naar|geboren (?:in|te)|geboren in',
    '(?:flytta|åk|res|kör)\\p{Ll}* (?:till|från)|född i',
    '(?:doğduğu|doğum) yer(?:i|im)?:?|memleket(?:im|i)?:?',
  ].join('|')}) $`,
  'iu',
);
/** From where somebody moves or goes, and where to: "Umzug von Lindlar nach Trier". */
const leaving = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:mov|travel|commut|relocat|driv|fly|flew|flown|flight|train|bus|trip|journey)\\p{Ll}* from',
    '(?:zieh|zogen|gezogen|umgezogen|fahr|reis|flieg|flog|pendel|umzug|fahrt|flug|zug)\\p{Ll}* (?:von|aus)',
    '(?:déménag|voyag|part|train|vol|trajet|voyage)\\p{Ll}* de',
    '(?:mud|viaj|vol|mudanza|vuelo|viaje|tren|trem|voo|viagem|comboio)\\p{Ll}* (?:de|desde)',
    '(?:trasfer|trasloc|viagg|vol|treno)\\p{Ll}* da',
    '(?:verhui|reis|rijd|vlieg|vlogen|trein|vlucht)\\p{Ll}* van',
    '(?:przeprowadz|jad|jedz|leci|pociąg|lot|podróż)\\p{Ll}* (?:się )?ze?',
    '(?:flytta|res|åk|kör|tåg|flyg)\\p{Ll}* från',
  ].join('|')}) $`,
  'iu',
);
const arriving = /^ (?:to|nach|à|ad?|naar|do|para|até|till) \p{Lu}/u;
/** Only a place stands behind these: "urodzony w Kole". */
const onlyPlaces = /(?<!\p{L})(?:w|we|em|nach|in|te) $/iu;
/** A given name and no city's: Leire, Gosia. */
const isNoCity = (word: string): boolean => (isGivenName(word) || isNickname(word)) && !isCity(word);
/** A Polish genitive and the names that it may be of: Kingi, Gosi, Marka, Pawła, Adama. */
const ofGenitive: readonly (readonly [form: RegExp, names: readonly string[]])[] = [
  [/[yi]$/u, ['a']],
  [/i$/u, ['ia']],
  [/a$/u, ['']],
  [/ka$/u, ['ek']],
  [/ła$/u, ['eł']],
  [/ego$/u, ['y', 'i']],
];
const genitive = /(?<!\p{L})(?:do|koło) $/iu;
const nominatives = (word: string): string[] =>
  ofGenitive.flatMap(([form, ends]) => (form.test(word) ? ends.map((end) => word.replace(form, end)) : []));
const isOfSomebody = (name: string): boolean => isCommonGivenName(name) || isNoCity(name);
const isSomebodys = (word: string, before: string): boolean => {
  // "voy a María": whom many are called like.
  if (isCommonGivenName(word)) return true;
  if (onlyPlaces.test(before)) return false;
  return isNoCity(word) || (genitive.test(before) && nominatives(word).some(isOfSomebody));
};
/** "subió a Leire al coche", "torno a Fiammetta e le porto": who is lifted, and to whom something is said. */
const handled = new RegExp(
  oneLine`
    ^ (?:al? |en |dans (?:la |l['’])?)(?:el |la |un )?
    (?:coche|carro|auto|tren|bus|avión|taxi|barco|moto|brazos|hombros|voiture)(?!\p{L})
    |^ (?:e|y) (?:le|gli|les|lhe|se lo)(?!\p{L})
  `,
  'iu',
);
const reach = 48;

/** "Aposta com Jandira": only somebody stands behind these. */
const withSomebody =
  /(?<!\p{L})(?:with|and|for|mit|und|für|avec|et|pour|con|y|para|per|e|met|en|voor|z|ze|i|dla|com|med|och|för|ve) $/iu;
/** "wolverhampton is grey": a town that nobody of the lists is called like, and no title before it. */
const isOnlyTown = (word: string, before: string): boolean =>
  /^\p{L}{5,}$/u.test(word) &&
  isCity(word) &&
  !names.has(fold(word)) &&
  !isSomebodys(word, before) &&
  !withSomebody.test(before) &&
  !isTitle(/(\p{L}+)\.? $/u.exec(before)?.[1]?.toLowerCase() ?? '');

/** "Mariam la de Torrejón": where she is from; "el coche es el de Marta" says whose it is. */
const calledBy = /(\p{L}[\p{L}\p{M}]+) (?:la|el) del? $/u;
const isFromThere = (before: string): boolean => isGivenName(calledBy.exec(before)?.[1] ?? '');

/** "kunden Margareta Öhrn i Ånge": behind a whole name and a preposition that places alone have. */
const behindName = /(?<given>\p{Lu}[\p{L}\p{M}-]+) \p{Lu}[\p{L}\p{M}-]+ (?:i|in|från|aus|uit|frå) $/u;
const isBehindName = (name: string, before: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(name) &&
  isGivenName(behindName.exec(before)?.groups?.given ?? '') &&
  !isBrand(name) &&
  !isCommonOrEnglish(name.toLowerCase());

const isTown = (text: string, { start, end, type }: Tagged): boolean => {
  const name = text.slice(start, end);
  const before = textBefore(text, start, reach);
  if (type === 'ORGANIZATION' && isBehindName(name, before)) return true;
  const isLeft = leaving.test(before) && arriving.test(textAfter(text, end, reach));
  // "Umzug von Hamburg Altona nach Trier": a town and its quarter.
  if (type === 'ORGANIZATION') return isLeft && isCity(name.split(/[\s-]+/)[0] ?? '');
  if (type !== 'PERSON') return false;
  if (isOnlyTown(name, before) || isFromThere(before)) return true;
  const words = name.split(/[\s-]+/);
  return (
    words.length < 4 &&
    /^\p{Lu}\p{Ll}/u.test(words[0] ?? '') &&
    (going.test(before) || isLeft) &&
    words.every((word) => isParticle(fold(word)) || !isSomebodys(word, before)) &&
    !handled.test(textAfter(text, end, reach))
  );
};

/** Of whom one asks leave or has a cheque: an employer by two words, the first of which is nobody's. */
const asking = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ask(?:ed|ing)?|told|tell|email(?:ed)?|beg(?:ged)?|frag\p{Ll}*|gefragt|demand\p{Ll}*|ped\p{Ll}*|pid\p{Ll}*
      |chie\p{Ll}*|vra\p{Ll}*|poprosi\p{Ll}*|fråga\p{Ll}*
    )(?: (?:to|at|bei|à|a|al|aan|o))? $
  `,
  'iu',
);
const leave = new RegExp(
  oneLine`
    ^ (?:for|about|um|nach|wegen|un|des|une|un'|per|om|o) (?:\p{L}+ ){0,2}(?:
      leave|time off|holidays?|a rise|a raise|payslips?|shifts?|overtime|wages|refund|Urlaub|Lohnabrechnung|Gehalt
      |congés?|vacaciones|baja|ferie|permesso|verlof|vrij|urlop|férias|folga|semester|ledigt
    )
  `,
  'iu',
);
const paying = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      che(?:que|ck)|paycheck|payslip|invoice|bill|refund|statement|Rechnung|Scheck|Lohnzettel|facture|chèque|factura
      |cheque|nómina|fattura|assegno|bolletta|factuur|loonstrook|faktur[aęy]|fatura|recibo|lönespec
    ) (?:from|of|von|vom|de|du|di|da|dal|van|od|från) $
  `,
  'iu',
);
const isEmployer = (text: string, { start, end, type }: Tagged): boolean => {
  if (type !== 'PERSON' && type !== 'LOCATION') return false;
  const words = text.slice(start, end).split(' ');
  const [first = ''] = words;
  if (
    words.length !== 2 ||
    isGivenName(first) ||
    isNickname(first) ||
    !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
  )
    return false;
  // "Ivan Holt" is somebody, "Quiet Harbour" are two words.
  if (type === 'PERSON' && names.has(fold(first)) && !isCommonOrEnglish(first.toLowerCase())) return false;
  const before = textBefore(text, start, reach);
  return (asking.test(before) && leave.test(textAfter(text, end, reach))) || (type === 'PERSON' && paying.test(before));
};

/** A finding of the model's with the type that the words around it say. */
export const byWhereabouts = (text: string, span: Tagged): Tagged =>
  isTown(text, span)
    ? { ...span, type: 'LOCATION' }
    : isEmployer(text, span)
      ? { ...span, type: 'ORGANIZATION' }
      : span;
