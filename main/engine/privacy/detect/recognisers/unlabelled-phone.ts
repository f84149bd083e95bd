import { possessives, relatives } from '../../entities/quantities/people/words';
import { foldName, isCity, isGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { isCommonIn } from '../words/vocabulary';

/** Phone numbers that no word for a phone stands beside: by whose number was spoken of, how somebody is reached, and where they stand. */

const someone = `${possessives}|${relatives}|me|te|tu|mam|masz|ma|tenho|tem|tengo|tiene|j['’]ai|ho|ha|habe|hat|heb|heeft|har`;
/** A word for a number, of a person and not of an account or an order: "numer mam nowy: ", "el número de su padre, es el ". */
const numberOf = new RegExp(
  oneLine`
    (?<!\p{L})(?:numbers?|n[úu]mero|numéro|nummer|numret|num(?:er|eru|erem)?|nr|numara\p{L}{0,4})(?!\p{L})
    (?! (?:de|do|da|del|della|di|der|des|van|of|för) (?!(?:${someone})(?!\p{L})|l[ao] |el |il |the |het |de )\p{L})[^.!?\n\d]{0,48}$
  `,
  'iu',
);
const ofSomeone = new RegExp(`(?<!\\p{L})(?:${someone})(?!\\p{L})`, 'iu');
/** What else has a number. */
const ofThing = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      account|order|invoice|customer|member|contract|claim|konto\p{L}{0,3}|kund\p{L}{1,4}|rechnung\p{L}{0,2}
      |bestell\p{L}{0,4}|compte|commande|client|dossier|facture|cuenta|pedido|cliente|factura|expediente|socio|póliza
      |conto|ordine|pratica|polizza|rekening|klant\p{L}{0,2}|factuur|kont[aou]|zamówieni\p{L}|klienta|faktury|polisy
      |ordr\p{L}{1,3}|objednávk\p{L}{1,3}|sprawy|conta|fatura|processo|apólice|contribuinte|utente|order|faktura|ärende\p{L}{0,2}|sipariş\p{L}{0,3}|hesap
      |nif|dni|nie|nip|pesel|regon|iban|cpf|bilhete|passaport\p{L}|pasaporte|paszport\p{L}{0,2}
    )(?!\p{L})
  `,
  'iu',
);
const clause = /[^.!?\n]*$/u;
/** Kin in the cases that Polish and Czech call somebody's number with. */
const declinedKin = oneLine`
  mamy|mamę|taty|tatę|męża|żony|syna|córki|brata|siostry|babci|dziadka|cioci|wujka|teściowej|sąsiad(?:a|ki)
  |manžel(?:a|ku|ky)|tát[uy]|mámu|maminku|tatínka|bráchu|bratra|ségru|sestru|dceru|babičku|dědu|dědečka|tetu|strýce
  |tchyni|soused(?:a|ku)|kamarád(?:a|ku)|přítel(?:e|kyni)
`;
/** "číslo na manžela je", "numer do mamy 603 118 204, do taty:". */
const numberOfKin = new RegExp(
  oneLine`
    (?<!\p{L})(?:numer\p{L}{0,3}|nr|čísl\p{L}{1,2}|tel\p{L}{0,7})(?!\p{L})[^.!?\n]{0,80}?(?<!\p{L})
    (?:do|na|k) (?:moj\p{L}{1,3} |mé\p{L}{0,2} )?(?:${declinedKin})(?: \p{Lu}\p{L}{1,16})?(?: (?:je|to|jest))?:? ?$
  `,
  'iu',
);

/** Behind a number that was said to be somebody's. */
export const isOfSomeone = (window: string): boolean => {
  if (numberOfKin.test(window)) return true;
  const said = numberOf.test(window) ? matched(clause, window) : '';
  return ofSomeone.test(said) && !ofThing.test(said);
};

/** A mobile number of Italy or Portugal. */
const southern = /^(?:3[2-9]\d[ .-]?\d{3}[ .-]?\d{3,4}|9[1236]\d[ .-]?\d{3}[ .-]?\d{3})$/;
/** "Il numero e 333 4455667": no word says whose, and the accent is often left out. */
const numberIs = /(?<!\p{L})(?:numero|número) (?:è|é|eh?['’`]?)(?: il| o)? $/iu;

/** Behind "the number is", written as their mobile numbers are. */
export const isSaidToBe = (window: string, number: string): boolean =>
  southern.test(number) && numberIs.test(window) && !ofThing.test(clause.exec(window)?.[0] ?? '');

/** Where somebody is reached: "pelo 212 345 678", "jestem pod 512 887 340", "te lo explica en el 677 901 223". */
const reachedAt = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pelo|através do|para o|no|ao|pod(?: numerem| nr)?|na numer|en el|al
      |(?:sous le|au|unter|under|at|på|onder|op|na|al) (?:numéro|der nummer|nummer|number|num(?:me)?ret|čísle|číslo)
      |(?:
        (?:k )?zastižení|dostupn\p{L}{1,2}|zastihnete|zastihneš|seženete|najdete|osiągaln\p{L}{1,2}|dostępn\p{L}{1,3}
        |reperibil[ei]|raggiungibil[ei]|rintracciabil[ei]|contattabil[ei]|localit?zables?|disponibles?
        |contactáve(?:l|is)|disponíve(?:l|is)|nås|træffes|treffes|fanges|kontaktes|er|är|tavoitettavissa|erreichbar
        |bereikbaar|joignables?|reachable|available|answers
      ) (?:sul|no|al|en|en el|na|pod|på|op|au|at|on|unter|numerosta)
    )(?: n[úu]mero)? $
  `,
  'iu',
);
/** A clause ends behind it, or goes on with a small word: what is counted stands there elsewhere. */
const goesOn = new RegExp(
  oneLine`
    ^(?:
      \s*$|[.,;:!?)\n](?!\d)
      | (?:
        o|ou|e|y|i|oder|und|and|or|em caso|se|que|si|por la|por las|por|para|pela|pelas|até|das|depois|antes|desde
        |después|cualquier|qualquer|atende\p{L}*|contest\p{L}+|respond\p{L}+|está|estou|estoy
        |a (?:las|qualquer|cualquier|partir)|mañana|hoy|hoje|amanhã|do|od|po|przed|wieczorem|rano|jutro|dziś|zawsze
        |siempre|sempre|dopo|prima|dalle|fino|solo|ogni|tutt[aoei]|efter|etter|før|innan|kl|hver|hele|hela|om|og|och
        |nebo|a po|každ\p{L}{1,3}|večer|ráno|dnes
      )(?!\p{L})
    )
  `,
  'iu',
);
/** No sum's, lesson's or statistic's number is dialled. */
const reckoned = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      sum\p{L}{0,5}|rest\p{L}{0,4}|divi[ds]\p{L}{0,8}|multipli\p{L}{0,8}|promedio|médi?a|średni\p{L}{0,3}
      |calcul\p{L}{0,4}|oblicz|zamień|convert\p{L}{0,4}|redond\p{L}{0,6}|iguala?|equival\p{L}{0,5}|poblaci[óo]n
      |população|presupuesto|orçamento|r[ée]corde?|visitas|hexadecimal|binari\p{L}{0,3}|primo
    )(?!\p{L})
  `,
  'iu',
);

/** In a sentence that says how somebody is reached. */
export const isReachedAt = (left: string, right: string): boolean =>
  reachedAt.test(left) && goesOn.test(right) && !reckoned.test(left) && !reckoned.test(right);

/** Czech and Nordic kin, as they stand alone. */
const otherKin = oneLine`
  manžel(?:ka)?|máma|maminka|táta|tatínek|brácha|bratr|ségra|sestra|dcera|babička|dědeček|děda|teta|strýc|tchyně
  |soused(?:ka)?|kamarád(?:ka)?|(?:mor|far|bror|søster|bestemor|bestefar|mormor|farmor|nabo)(?:en)?|datter|sønn?
`;
/** "Mama (", "Mads – ", "Fatima, ". */
const behindRelative = new RegExp(`(?<!\\p{L})(?:${relatives}|${declinedKin}|${otherKin})(?: ?\\(| [–—-] |, )$`, 'iu');
const behindWord =
  /(?<before>\p{Ll} |(?<!\p{L})\p{Lu}\p{L}* |)(?<name>\p{Lu}[\p{L}’'-]{1,20})(?<sign> ?\(| [–—-] |, )$/u;
const apartBehind = /^(?:\)|\n|$|[,;] (?!\d)| [–—-] (?!\d)|[.!?](?:\s|$))/u;
/** Groups that nothing but a telephone has beside a name, whatever country it is of. */
const ofGroups = /^[1-9]\d{0,4}(?:[ .-]\d{2,7}){1,4}$|^[2-9]\d{7,9}$/;
const ofYears = /^(?:(?:19|20)\d\d[ .-]?)+$/;

/** In brackets, dashes or commas behind somebody: "Uxía (698 114 207)", "mama – 502 118 774 –". */
export const isBesideSomebody = (left: string, number: string, right: string): boolean => {
  if (!ofGroups.test(number) || ofYears.test(number) || !apartBehind.test(right)) return false;
  if (reckoned.test(left) || ofThing.test(clause.exec(left)?.[0] ?? '')) return false;
  if (behindRelative.test(left)) return true;
  const { before = '', name = '', sign = '' } = behindWord.exec(left)?.groups ?? {};
  const isInBrackets = sign.endsWith('(') && right.startsWith(')');
  // "In Berlin, 312 445 118" may be a count.
  if (isGivenName(name) && (isInBrackets || !isCity(name) || !/^\d{3} \d{3} \d{3}$/.test(number))) return true;
  if (name === '' || !isInBrackets || isCity(name)) return false;
  return names.has(foldName(name)) || (before !== '' && !isCommonIn(name.toLowerCase(), 'de'));
};

/** Somebody's mail or postal code. */
const ofHead =
  /[\p{L}\d._+-]@[\p{L}\d-]{1,40}\.\p{L}{2}|(?<![\p{L}\d-])(?:\d{2}-\d{3}|\d{4,5}(?:-\d{3})?) \p{Lu}\p{Ll}/u;
const headReach = 160;
const cellBefore = /(?:^|\n|[|·•;,/] ?)[ \t]*(?:[-•*] ?)?$/u;
const cellBehind = /^[ \t]*(?:$|\n|[|·•;,/] ?(?!\d))/u;

/** Alone on its line or in its cell in the head of a letter or a life, beside an address of mail or a house. */
export const isInHead = (text: string, start: number, end: number): boolean => {
  const [left, right] = [textBefore(text, start, headReach), textAfter(text, end, headReach)];
  if (!cellBefore.test(left) || !cellBehind.test(right)) return false;
  return ofHead.test(left.slice(left.lastIndexOf('\n\n') + 1)) || ofHead.test(right.split('\n\n', 1)[0] ?? '');
};
