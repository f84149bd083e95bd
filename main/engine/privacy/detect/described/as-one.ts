import { oneLine } from '../../patterns/one-line';

/** "As a lesbian nurse I …", "Als Schwuler habe ich …": what stands between is said of the writer. */

const opening = '(?:^|[.!?,;:\\n(] ?)(?:as|speaking as|als|en tant que|comme|como|come|in quanto|jako|som)';
const article = "(?:(?:an?|eine?|une?|un|una|een|en) |un['’])?";

/** Right before what the writer is. */
export const asOne = new RegExp(`${opening} ${article}$`, 'iu');
/** … and up to three words that say more of it: "as a single Kenyan". */
export const asOneOf = new RegExp(`${opening} ${article}(?:[\\p{L}-]+ ){0,3}$`, 'iu');

/** Somewhere behind, in the same sentence. */
export const selfBehind = new RegExp(
  oneLine`
    ^[^.!?\n]{0,60}?(?<!\p{L})(?:
      i|i['’](?:m|ve|d|ll)|we|my|me|ich|wir|mein\p{L}{0,2}|mir|je|j['’]\p{L}+|nous|mon|ma|yo|me|mi|io|ik|wij|mijn|ja
      |mnie|eu|minha|meu|jag|min
    )(?!\p{L})
  `,
  'iu',
);

/** Right behind: the writer does it. Where a language needs no pronoun the verb says so. */
export const selfNext = new RegExp(
  `^(?: by (?:trade|training|profession))?,? (?:${[
    "(?:I|i|we|We)(?:['’](?:m|ve|d|ll))?",
    '\\p{Ll}+ (?:mich |mir )?(?:ich|wir|ik|wij|jag|vi)',
    "(?:je|j['’]|nous)",
    '(?:yo )?(?:no )?(?:me )?(?:quiero|quisiera|necesito|tengo|pregunto|busco|gano|trabajo|vivo|puedo|debo|pido|soy|estoy|he)',
    '(?:io )?(?:non )?(?:mi )?(?:vorrei|voglio|chiedo|ho|devo|posso|lavoro|vivo|guadagno|cerco|sono)',
    '(?:ja )?(?:nie )?(?:chcę|pytam|potrzebuję|mam|szukam|pracuję|mogę|muszę|zarabiam|chciał[ae]?bym|zastanawiam)',
    '(?:eu )?(?:não )?(?:me )?(?:quero|gostaria|preciso|tenho|pergunto|busco|ganho|trabalho|vivo|posso|devo|peço|sou|estou)',
  ].join('|')})(?![\\p{L}])`,
  'u',
);
