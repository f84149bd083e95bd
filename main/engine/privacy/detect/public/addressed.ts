import { textBefore } from '../../text/around';

/** Whom something is explained, written or set for: right behind these words a lesson has no sentence of its own. */
const addressing = new RegExp(
  `(?<!\\p{L})(?:${[
    'explain(?:ing)?(?: (?:it|this|that))? to|(?:help|teach|tutor|remind|tell)(?:ing)?|(?:e-?mail|message|letter|note|reply|feedback|worksheet|exercises?|homework|lesson|quiz) (?:to|for)',
    "erkläre?|erklär[’']?|hilf|(?:mail|nachricht|brief|antwort|rückmeldung|feedback) an|(?:arbeitsblatt|übungen|aufgaben|nachhilfe|test) für",
    'expli(?:que[rz]?|cation) à|aide[rz]?(?: à)?|(?:mail|message|lettre|mot|réponse) à|(?:exercices?|fiche|devoirs?|contrôle) pour',
    'expl[ií]ca(?:le|rle)? a|ayuda(?:r)? a|(?:correo|mensaje|carta|nota) (?:a|para)|(?:ejercicios?|ficha|deberes|examen) para',
    'spiega(?:re)? a|aiuta(?:re)?(?: a)?|(?:mail|messaggio|lettera|nota) (?:a|per)|(?:esercizi|scheda|compiti|verifica) per',
    'leg|help|(?:mail|bericht|brief) aan|(?:oefeningen|werkblad|huiswerk|toets) voor|uitleg (?:aan|voor)',
    'wyjaśnij|pomóż|(?:mail|wiadomość|list) do|(?:ćwiczenia|zadania|kartkówka) dla',
    'expli(?:ca|que) (?:à|ao|a|para)|ajuda(?:r)? (?:a|o)|(?:e-?mail|mensagem|carta) (?:à|ao|a|para)|(?:exercícios|ficha|trabalho) para',
    'förklara för|hjälp|(?:mejl|meddelande|brev) till|(?:övningar|läxa|prov) (?:för|till)',
  ].join('|')}) $`,
  'iu',
);
const reach = 32;

/** Whether a name at `start` is whom a text or a lesson is for. */
export const isAddressed = (text: string, start: number): boolean => addressing.test(textBefore(text, start, reach));
