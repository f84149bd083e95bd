import { and } from '../../../lists/conjunctions';
import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { weekdays } from '../dates/weekdays';
/** What makes a time of day someone's, and what makes it a program's, a score's or everybody's. */

/** What happens to someone at a time. */
export const event = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      appointment|meeting|meet(?:ing)? (?:at|with)|interview|flight|train|departs?|departure|arriv\p{L}{1,5}|shift
      |surgery|session|class|hearing|court|funeral|wedding|party|dinner|lunch|breakfast
      |pick(?:ing)? (?:up|me|him|her|\p{L}{2,12} up)|collect (?:me|him|her|us)|call|visit|checkup|check-up
      |consultation|delivery|reservation|booking|booked|born|died|woke|wake|went to bed|alarm|admitted|discharged|seen
      |happened|incident|accident|left (?:home|work)|got home|fell|parents?['’]? evening|contact (?:me|him|her|us)
      |reach (?:me|him|her|us)|Elternabend|gefunden|aufgefunden|gestürzt|eingeliefert|aufgenommen|entlassen|verstorben
      |(?:Unfall|Tat|Fund|Todes|Geburts)zeit|erreichbar|anrufen|Besichtigung|tombée?|contacter|appeler|joindre|visite
      |cayó|ingresó|contactar|llamar|cadut[oa]|chiamare|gevallen|opgenomen|bellen|przyjęt\p{L}|upadł\p{L}|zadzwonić
      |caiu|internad[oa]|ligar|föll|inkom\p{L}{0,3}|séance|seduta|sesión|sessão|zitting|posiedzeni\p{L}
      |sammanträde\p{L}?|Termin|Treffen|Besprechung|Flug|Zug|Abflug|Ankunft|Schicht|Sitzung|Verhandlung|Beerdigung
      |Hochzeit|Untersuchung|Operation|geboren|Unfall|rendez-vous|réunion|entretien|vol|train|départ|arrivée|audience
      |consultation|né|née|accident|cita|reunión|entrevista|vuelo|tren|consulta|juicio|boda|nació|accidente
      |appuntamento|riunione|colloquio|volo|treno|visita|udienza|nato|nata|incidente|afspraak|vergadering|gesprek
      |vlucht|trein|dienst|operatie|geboren|ongeluk|spotkanie|wizyta|rozmowa|lot|pociąg|zmiana|urodził\p{L}{0,3}
      |wypadek|consulta|reunião|voo|trem|audiência|nasceu|acidente|möte\p{L}{0,2}|tid hos|flyg|tåg|intervju|pass|född
      |olycka
      |预约|会议|面试|航班|出生|手术|予約|会議|面接|便|出発|到着
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** Someone is meant: in the sentence a person speaks or is spoken of. */
export const someone = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      i|i'm|i've|i'll|i'd|me|my|we|we're|we'll|us|our|he|he's|him|his|she|she's|her|they|them|their|someone|somebody
      |ich|mich|mir|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|er|sie|ihn|ihm|sein\p{L}{0,2}|ihr\p{L}{0,2}|jemand|je|j'ai
      |j'étais|m'a|moi|mon|ma|mes|nous|notre|nos|il|elle|lui|quelqu'un|yo|me|mi|mis|nos|nuestr\p{L}{1,2}|él|ella|le
      |salí|llegué|fui|volví|llamé|alguien|io|mi|mio|mia|ci|noi|lui|lei|sono|ho|siamo|abbiamo|qualcuno|ik|mij|me|mijn
      |wij|we|ons|onze|hij|hem|zijn|zij|haar|iemand|ja|mnie|mi|mój|moj\p{L}|nas|nam|on|ona|jego|jej|jestem|wróciłe?a?m
      |wyszłam|wyszedłem|ktoś|eu|me|meu|minha|nós|nosso|nossa|ele|ela|cheguei|saí|fui|alguém|jag|mig|min|mitt|vi|oss
      |vår\p{L}?|han|honom|hon|henne|någon
    )(?!\p{Script=Latin})
  `,
  'iu',
);

/** Names a time of day: "at", "um", "à", "a las" … */
export const preposition = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      at|by|from|until|till|since|before|after|around|about|past|between|efter|före|innan|après|avant|dopo le
      |prima delle|después de las|antes de las|depois das|antes das|na|approx\.?|um|gegen|ab|bis|seit|von|zwischen
      |nach|vor|à|vers|dès|depuis|entre|a la|a las|hacia las|sobre las|desde las|hasta las|las|alle|all'|verso le
      |dalle|fino alle|le|tra le|om|rond|tegen|vanaf|tot|ore|saat|saati|o|po|przed|od|do|około|godz\.?|godzinie|às|as
      |à|pelas|desde as|até as|das|kl\.?|klockan|vid|från|till|runt|omkring
    )(?: (?:${hedges('about')}|exactly|genau|exactamente|cerca))?[ ']?$
    |(?:^|[^\d])\d{1,2}(?:[:.h]\d\d)?(?: ?Uhr)?(?: ?[ap]\.?m\.?)? ?
    (?:-|–|to|${and}|bis|à|a|tot|do|till) $
  `,
  'iu',
);

const month = oneLine`
  jan|feb|m[aä]r|apr|may|mai|maj|jun|jul|aug|sep|o[ckt]t|nov|de[czk]|janv|févr|avr|juin|juil|août|ene|abr|ago|dic|gen
  |mag|giu|lug|set|ott|mrt|mei|sty|lut|kwi|cze|lip|sie|wrz|paź|lis|gru|ocak|şubat|nisan|haziran|temmuz|ağustos|eylül
  |ekim|kasım|aralık
`;
/** Days by name, near or of the week. */
const days = oneLine`
  ${Object.values(weekdays).join('|')}|today|tonight|tomorrow|heute|morgen|hoy|mañana|oggi|domani|aujourd['’]hui
  |demain|vandaag|dzisiaj|dziś|jutro|hoje|amanhã|idag|imorgon|bugün|yarın
`;
/** A date right before it. */
export const dated = new RegExp(
  oneLine`
    (?:
      \d{1,2}[./-]\d{1,2}(?:[./-](?:\d\d){1,2}|\.)?|\d{4}-\d\d-\d\d
      |(?<!\p{L})(?:${month})\p{L}{0,7}\.?(?:(?: de)?,? (?:\d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{4}))?
      |(?<!\p{L})(?:${days}|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?(?: günü)?
    )(?:
      ,? (?:
        at|um|gegen|ab|from|à|vers|dès|a las|sobre las|alle(?: ore)?|ore|om|rond|o|około|godz\.|o godz\.|às|pelas
        |kl\.?|klockan|\p{L}{2,9}day|\p{L}{2,8}tag
      )
    )?[ ,]{1,2}$
  `,
  'iu',
);
/** 2025年2月13日（木）11:05, 昨晚19:50, 周五下午3:20; not each day. */
export const datedUnspaced = new RegExp(
  oneLine`
    (?<![每毎])(?:
      \d{1,2} ?[日号號](?: ?[（(]?(?:周|週|星期)?\p{Script=Han}(?:曜日?)?[）)])?|[昨今明前后後](?:[天晚早日夜]|儿个)
      |[今明]朝|昨夜|(?:周|週|星期|礼拜|禮拜)[一二三四五六日天1-6]|[月火水木金土日]曜日?
    )[の的に]?(?:上午|下午|早上|晚上|凌晨|中午|傍晚|午前|午後)? ?$
  `,
  'u',
);
/** A day near: "yesterday at 11 pm". */
export const day = new RegExp(
  `(?<!\\p{L})(?:${days}|yesterday|last night|this (?:morning|afternoon|evening)|gestern|vorgestern|hier|ayer|anoche|ieri|gisteren|wczoraj|ontem|igår|dün)(?!\\p{L})`,
  'iu',
);

/** The head of a letter or a message, and of a line of a chat. */
export const header = new RegExp(
  oneLine`
    (?:^|\n)[ \t>]{0,8}(?:
      (?:
        date|sent|received|time|datum|gesendet|uhrzeit|date|envoyé|heure|fecha|enviado|hora|data|inviato|ora|verzonden
        |tijd|wysłano|godzina|enviada|skickat|tid
      )[ \t]?:[^\n]{0,60}|\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? |\[
    )$
  `,
  'iu',
);
/** What stands behind a time in a chat: who wrote. */
export const chatAfter = /^(?::\d\d)?(?: ?[AaPp]\.?[Mm]\.?)?(?:\]| -|,)? ?\p{L}[\p{L} .'-]{0,30}:(?!\/)/u;

/** Programs' records, everybody's hours, scores, verses, videos, lessons. */
export const general = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      cron\w*|time ?zones?|zeitzone|fuseau|convert|log|logs|timestamps?|opens?|closes?|opening hours|office hours
      |business hours|geöffnet|öffnet|schließt|öffnungszeiten|ouvre|ferme|abre|cierra|apre|chiude|opent|sluit
      |otwart\p{L}|czynne|abre|fecha|öppnar|stänger|schedule|itinerary|timetable|fahrplan|verkehrt|departures
      |Abfahrten|horaires?|départs|salidas|partenze|horario|orario|vertrektijden|odjazdy|partidas|avgångar|clock shows
      |the clock|draw|score|won|lost|video|clip|episode|verses?|psalm|ratio|odds|scale|maßstab|échelle|escala|scala
      |dilut\p{L}{2,4}|mix(?:ed)?|verdünn\p{L}{1,3}|spiel|match|hours|minutes|how do you say|wie sagt man|auf englisch
      |comment dit-on|cómo se dice|come si dice
    )(?!\p{Script=Latin})
  `,
  'iu',
);
/** Everybody's clock. */
export const zone = /(?<!\p{L})(?:UTC|GMT|CES?T|[EPCM][SD]T|BST)(?!\p{L})/u;
/** A sentence to translate. */
export const exercise =
  /(?<!\p{L})(?:translate|übersetze?|traduis|traduce|traduci|vertaal|przetłumacz|traduza|översätt)(?!\p{L})/iu;
/** A line of a log: a level or a process beside it. */
export const logged =
  /(?<![\p{L}])(?:INFO|WARN(?:ING)?|ERROR|DEBUG|TRACE|FATAL|NOTICE|CRIT)(?![\p{L}])|\w+\[\d+\]|^\s*at \w|T\d\d:\d\d:\d\d|(?:GET|POST|PUT|DELETE) \//u;
