import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { remembered } from '../../text/pieces';
import cueWords from '../words/cues.json';
import { anyWords } from './any';

/** What kind of text it is: a letter, a file, a record, an occasion. */

const greetings = cueWords.greetings.split('|').filter((word) => word.length > 2);

const letters = [
  new RegExp(`^[ \\t>"“„«*]{0,4}(?:${greetings.join('|')})(?: [\\p{L}.'’-]{1,20}){1,4} ?[,:!]?[ \\t]{0,3}$`, 'imu'),
  new RegExp(`^[ \\t>]{0,4}(?:${cueWords.closings}),?[ \\t]{0,3}$`, 'imu'),
  new RegExp(
    oneLine`
      ^[ \t>*]{0,4}(?:
        From|To|Cc|Subject|Von|An|Betreff|De|À|Objet|Para|Asunto|Da|Oggetto|Van|Aan|Onderwerp|Od|Do|Temat|Assunto|Från
        |Till|Ämne|Kimden|Kime|Konu
        |收件人|发件人|差出人|宛先
      )[:：]\s?\S
    `,
    'mu',
  ),
];

/** Greeted, closed or addressed. */
export const isLetter = remembered((text): boolean => letters.some((each) => each.test(text)));

const occasions = anyWords(
  [
    oneLine`
      birthday|wedding|anniversary|invitation|invite|congratulat\p{L}+|condolences?|eulogy|obituary|toast|farewell
      |retirement|baby shower|thank[- ]you (?:note|card)|reference letter|recommendation|cover letter|resignation
      |complaint|performance review|r[eé]sum[eé]|cv|landlord|tenant|deposit|invoice|appointment|dating profile
      |text message|caption
    `,
    oneLine`
      geburtstag\p{L}*|hochzeit\p{L}*|einladung|glückwunsch\p{L}*|beileid\p{L}*|trauerrede|nachruf|abschied\p{L}*
      |zeugnis|bewerbung|lebenslauf|kündigung|beschwerde|vermieter(?:in)?|mahnung|rechnung|termin
    `,
    oneLine`
      anniversaire|mariage|invitation|félicitations?|condoléances|éloge funèbre|départ en retraite
      |lettre de (?:motivation|recommandation|démission)|réclamation|propriétaire|locataire|facture|rendez-vous
      |faire-part
    `,
    'cumpleaños|boda|invitación|felicitación|pésame|despedida|carta de (?:presentación|recomendación|renuncia)|queja|reclamación|casero|inquilino|factura|cita',
    'compleanno|matrimonio|invito|auguri|condoglianze|addio|lettera di (?:presentazione|dimissioni|referenze)|reclamo|padrone di casa|fattura|appuntamento',
    'verjaardag|bruiloft|uitnodiging|felicitatie|condoleance|afscheid|sollicitatiebrief|klacht|huisbaas|factuur|afspraak',
    'urodzin\\p{L}*|ślub\\p{L}*|zaproszenie|życzenia|kondolencje|pożegnanie|list motywacyjny|reklamacj\\p{L}|faktur\\p{L}',
    'aniversário|casamento|convite|parabéns|condolências|despedida|carta de (?:apresentação|demissão)|reclamação|senhorio|fatura',
    'födelsedag\\p{L}*|bröllop\\p{L}*|inbjudan|gratulation|kondoleans|avsked|ansökan|klagomål|hyresvärd|faktura',
    'doğum günü|düğün|davetiye|tebrik|taziye|veda|ön yazı|istifa|şikayet|fatura|randevu',
  ].join('|'),
);

const occasionsUnspaced =
  /生日|婚礼|请柬|祝福|辞职|投诉|简历|房东|誕生日|結婚|招待状|お祝い|お悔やみ|退職|履歴書|志望動機|苦情/u;

const files = anyWords(
  [
    oneLine`
      (?:the|this|our|these|two|three|new|former) (?:\p{L}+ )?(?:
        patients?|clients?|tenants?|candidates?|applicants?|employees?|defendants?|claimants?|suspects?|pupils?
        |customers?|neighbou?rs?|colleagues?|residents?|deceased|winners?|runners?-up|couple|family
      )|newsletter|speech|runner-up|winner is|biopsy|diagnos(?:is|ed)|team leader|h-index
      |(?:his|her|their) (?:wife|husband|sons?|daughters?|children|mum|mom|mother|father|family|boss|manager)
    `,
    oneLine`
      (?:der|die|das|dem|den|unsere?) (?:\p{L}+ )?(?:
        patient(?:in)?|mandant(?:in)?|mieter(?:in)?|bewerber(?:in)?|mitarbeiter(?:in)?|kläger(?:in)?|schüler(?:in)?
        |kund(?:e|in)|verstorbene
      )|(?:seine|ihre) (?:frau|tochter|kinder|mutter|familie)|(?:sein|ihr) (?:mann|sohn|vater)|befund
    `,
    "(?:le|la|les|l'|notre) ?(?:patiente?|cliente?|locataire|candidate?|salariée?|prévenue?|élève|défunte?)|(?:son|sa|ses) (?:mari|femme|fils|fille|enfants|mère|père)|entretien",
    '(?:el|la|los|las|nuestr[oa]) (?:paciente|client[ea]|inquilin[oa]|candidat[oa]s?|emplead[oa]|acusad[oa]|alumn[oa]|difunt[oa])|su (?:marido|mujer|esposa|hij[oa]|madre|padre)',
    "(?:il|la|l'|i) ?(?:paziente|cliente|inquilin[oa]|candidat[oai]|dipendente|imputat[oa]|alunn[oa]|defunt[oa])|(?:suo|sua) (?:marito|moglie|figli[oa]|madre|padre)",
    '(?:de|onze) (?:patiënte?|cliënt|huurder|kandidaten?|werknemer|leerling|overledene)|(?:zijn|haar) (?:vrouw|man|zoon|dochter|moeder|vader)',
    '(?:jego|jej) (?:żona|mąż|syn|córka|matka|ojciec)|pacjent(?:ka)?|kandydat(?:ka)?|zmarł[ya]',
    '(?:o|a|os|as) (?:paciente|cliente|inquilin[oa]|candidat[oa]s?|funcionári[oa]|arguid[oa]|alun[oa]|falecid[oa])|(?:seu|sua) (?:marido|mulher|filh[oa]|mãe|pai)',
    '(?:patienten|klienten|hyresgästen|kandidaterna|eleven|avlidne)|(?:hans|hennes) (?:fru|man|son|dotter|mamma|pappa)',
  ].join('|'),
);

/** Whether it speaks of persons as files do: the patient, two candidates, her husband. */
export const isFile = remembered((text): boolean => files.test(text) || namedFamily.test(text));

/** "Familie Krüger": the name's capital tells. */
const namedFamily = /(?<!\p{L})Familie \p{Lu}\p{L}+/u;

/** Whether it is written for an occasion in somebody's life. */
export const isOccasion = (text: string): boolean => occasions.test(text) || occasionsUnspaced.test(text);

const records = [
  new RegExp(
    oneLine`
      "(?:
        [\p{L}_]{0,12}name|patient(?:in)?|customer|client|employee|nom|prénom|nombre|apellidos?|nome|cognome|kunde
        |mitarbeiter|(?:achter|voor)naam|naam|(?:för|efter)namn|nazwisko|imi[ęe](?: i nazwisko)?|sobrenome|apelido
        |namn|(?:ad_?)?soyad[ıi]?
      )" ?: ?["{]
    `,
    'iu',
  ),
  new RegExp(
    oneLine`
      ^(?:[^\n]{0,80}[;,|\t])?[ "]{0,2}(?:
        (?:first|last|full|sur)[ _]?name|name|nachname|vorname|nom|prénom|nombre|apellidos?|nome|cognome|sobrenome
        |apelido|naam|namn|navn|imi[ęe]|nazwisko|ad|soyad[ıi]?
        |имя|фамилия|ім['’]я|прізвище
        |όνομα|επώνυμο
        |姓名|氏名
        |employee|patient|customer
      )[ "]{0,2}[;,|\t]
    `,
    'imu',
  ),
];

/** A ward's note: a bed, a patient or a record's number, and what was measured. */
const wards = [
  new RegExp(
    oneLine`
      (?<!\p{L})(?:bed|bay|bett|lit|cama|letto|łóżko|leito|säng) \d{1,2}(?!\d)[\s\S]{0,200}(?<!\p{L})
      (?:bp|spo2|gcs|sats?|temp|lactate|crp|hb|puls|rr|ta|fc|presenting|admitted|query|nbm|dnacpr)(?!\p{L})
    `,
    'iu',
  ),
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        hospital number|mrn|nhs (?:no|number)|(?:pat|pz|paz|pte|pac)\.|paziente|paciente|pacjent(?:ka)?
        |patient(?:in|e)?
      )(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:
        riferisce|refiere|presenta|klagt|berichtet|rapporte|signale|c\/o|reports|complains|zgłasza|queixa-se|söker för
      )(?!\p{L})
    `,
    'iu',
  ),
].map((each) => wordPattern(each));

/** Whether it holds records of persons: keys of JSON, heads of columns, a ward's note. */
export const isRecord = remembered((text): boolean => [...records, ...wards].some((each) => each.test(text)));
