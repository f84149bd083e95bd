import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** "Explain it like I'm five", "as if to a five-year-old": a way to explain, no one's age. */
const imagined = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        like|as if|as though|pretend|imagine|als (?:wäre|ob|sei)|wie (?:für|einem|bei)|comme (?:si|à|pour)
        |como (?:si|se|a|para)|come (?:se|a|per)|alsof|alsof|jak(?:by|bym|byś|gdyby| dla)|som (?:om|för|till)
        |(?:a|à|aan|till) (?:un[oa']? |uma? |een |ett )?
        (?:bambin[oa]|ragazz[oa]|niñ[oa]|crianç[a]|menin[oa]|enfant|kind|barn) (?:di|de|van|på)|dziecku|einem Kind|for
        |to|für|pour|para|per|voor|dla|för
      )(?: ['\p{L}]{1,9}){0,4} (?:\p{L}{1,5}-)?$
    `,
    'iu',
  ),
);
const explaining = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        explain|eli(?!\p{L})|answer|reply|antworte|réponds|responde|rispondi|antwoord|odpowiedz|svara|describe|tell me
        |teach(?:ing)?(?!\p{L})|break (?:it|this|that|down)(?!\p{L})|simplif|understand|erklär|beschreib|verständlich
        |expli|décri|simplement|explíca|explica|describe|spiega|summar|rewrite|paraphras|fass(?:e|t|en)?(?!\p{L})
        |zusammenfass|résum|resum|riassum|samenvat|streszcz|sammanfatta|leg(?= [^.!?\n]{0,40}(?<!\p{L})uit(?!\p{L}))
        |uitleg|wyjaśni|wytłumacz|explique|förklara|beskriv
      )
    `,
    'iu',
  ),
);
const alikePerson = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?<!(?:is|was|['’]s|are|am|['’]m) )like|as if|as though|als wäre|als ob|als sei|comme si|como si|como se
        |come se|alsof|jakby(?:m|ś)?|som om
      ) ?(?:i|ich|j|je|yo|io|ik|eu|jag|we|you|wir|nous)?\s?(?:
        '?m|am|was|were|'re|wäre|sei|avais|tuviera|tuviese|avessi|ben|was|miał\p{L}{0,2}|mam|tivesse|vore|var|wäre ich
        |bin
      )? ?(?:like |only |just |about )?$
    `,
    'iu',
  ),
);
/** "a ten-year-old understands": whom a text is for. */
const understanding = new RegExp(
  oneLine`
    ^[- ]?(?:years?[- ]olds?|jährige[rn]?|jarige|årig|ans|años|anni|letni\p{L}?|anos)? ?
    (?:can |could |would |will |kann |peut |puede |può |kan )?
    (?:understand|follow|grasp|get it|versteh|verstünde|compren|entiend|entend|capisc|capire|begrijp|zrozumi|förstå)
  `,
  'iu',
);
/** "to my eight-year-old": somebody's child all the same. */
const ofOwn = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      my|our|his|her|mein\p{L}{1,2}|unser\p{L}{1,3}|mon|ma|notre|mis?|nuestr[oa]|mi[oa]|nostr[oa]|mijn|onze
      |moj\p{L}{1,3}|meu|minha|min|vår
    )(?: \p{L}{1,12}){0,2} (?:\p{L}{1,5}-)?$
  `,
  'iu',
);
/** "My teacher is like 55": about as old. */
const about = /(?<!\p{L})(?:i['’]?m|s?he['’]?s|they['’]?re|is|was|are|were|am) like $/iu;
/** Whether a number says how simply to explain something. */
export const isImagined = (left: string, right: string): boolean =>
  alikePerson.test(left) ||
  (imagined.test(left) && explaining.test(left) && !ofOwn.test(left) && !about.test(left)) ||
  understanding.test(right);

/** "A los 45 no pasó nada, gol de Pedri": minutes of a match. */
const match = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      gol(?:es|azo|aço|s)?|penaltis?|pênaltis?|córner|escanteio|expulsad[oa]|empat(?:ó|ou)|marcador|placar
      |(?:primer|segundo) tiempo|(?:primeiro|segundo) tempo|tarjeta (?:roja|amarilla)|cartão (?:vermelho|amarelo)
    )(?!\p{L})
  `,
  'iu',
);
export const isOfMatch = (left: string, right: string): boolean => match.test(left) || match.test(right);
