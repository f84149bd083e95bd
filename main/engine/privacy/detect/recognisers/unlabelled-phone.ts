import { possessives, relatives } from '../../entities/quantities/people/words';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';

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
      |sprawy|conta|fatura|processo|apólice|contribuinte|utente|order|faktura|ärende\p{L}{0,2}|sipariş\p{L}{0,3}|hesap
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
  const said = clause.exec(window)?.[0] ?? '';
  return numberOfKin.test(window) || (numberOf.test(window) && ofSomeone.test(said) && !ofThing.test(said));
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
      |(?:sous le|au|unter|under|at|på|onder|op) (?:numéro|der nummer|nummer|number|nummret)
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
        |siempre|sempre
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
