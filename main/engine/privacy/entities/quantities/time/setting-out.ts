import { isCity, isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';

/** Several that set out: "two trains leave". */
const several = new RegExp(
  oneLine`
    (?<![\p{L}\d])[2-9] (?:\p{L}{3,12} )?(?:
      trains?|cars|buses|cyclists|ships|planes|runners|Züge|Autos|Busse|Radfahrer|Schiffe|voitures|bus|cyclistes
      |trenes|coches|autobuses|ciclistas|treni|auto|ciclisti|treinen|auto['’]s|fietsers|pociągi|samochody|rowerzyści
      |comboios|trens|carros|tåg|bilar|tren|araba
    ) (?:
      leave|depart|start|set (?:out|off)|travel|fahren|starten|verlassen|partent|quittent|salen|parten|partono
      |lasciano|vertrekken|verlaten|wyjeżdżają|odjeżdżają|wyruszają|partem|saem|avgår|lämnar
    )(?!\p{L})
  `,
  'iu',
);
/** One that sets out: "a bus leaves", "ein Zug fährt … los". */
const one = new RegExp(
  oneLine`
    (?<![\p{L}\d])(?:an?|1|eine?|une?|una|uno|uma?|een|ett?|en|bir) (?:\p{L}{3,12} )?(?:
      train|car|bus|truck|cyclist|ship|plane|runner|Zug|Auto|LKW|Radfahrer|Schiff|Flugzeug|voiture|camion|cycliste
      |tren|coche|autobús|camión|ciclista|treno|auto|trein|vrachtwagen|fietser|comboio|trem|carro|tåg|bil
    ) (?:
      leaves|departs|sets (?:out|off)|starts|startet|verlässt|fährt(?= [^.!?;\n]{0,60}(?<!\p{L})(?:los|ab)(?!\p{L}))
      |part|quitte|sale|parte|lascia|vertrekt|verlaat|sai|avgår|lämnar
    )(?!\p{L})|(?<![\p{L}\d])(?:pociąg|samochód|rowerzysta) (?:wyjeżdża|odjeżdża|wyrusza)(?!\p{L})
  `,
  'iu',
);
const speed = /\d ?(?:km\/h|mph|kmph|km\/u|km\/t|miles (?:per|an) hour)(?!\p{L})/iu;
const meeting = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      they (?:meet|pass|cross|collide)|catch(?:es)? up|overtakes?|treffen sie (?:sich|aufeinander)
      |begegnen sie (?:sich|einander)|holt [^.!?;\n]{1,30} ein
      |se (?:croisent|rencontrent|cruzan|encuentran|cruzam|encontram)|si incontrano|ontmoeten|spotkają|möts
    )(?!\p{L})
  `,
  'iu',
);

/** Someone is meant, or something that happened. */
const personal = new RegExp(
  oneLine`
    (?<![\p{Lu}\p{Ll}])(?:
      i|i'm|i've|i'll|me|my|we|we're|us|our|your|see you|he|she|his|her|him|they(?! (?:meet|pass|cross|collide))|them
      |someone|somebody|ich|mich|mir|mein\p{L}{0,2}|dich|dir|dein\p{L}{0,2}|wir|uns|unser\p{L}{0,2}|er|ihn|ihm
      |ihr\p{L}{0,2}|sie(?! (?:sich|einander|aufeinander))|jemand|je|j'ai|moi|mon|ma|mes|nous|notre|elle|yo|me|mi|mis
      |nos|nuestr\p{L}{1,2}|él|ella|io|mio|mia|ci|noi|lui|lei|ik|mij|mijn|wij|we|ons|onze|hij|zij|haar|mnie|mój
      |moj\p{L}|nas|nam|ona|eu|meu|minha|nós|ele|ela|jag|mig|min|mitt|vi|oss|han|hon|suspects?|patient\p{L}{0,4}
      |paciente|paziente|pacjent\p{L}{0,3}|victims?|witness\p{L}{0,2}|drivers?|police|polizei|polic[íi]a|policja
      |crash\p{L}{0,2}|collision|accident\p{L}?|incidente|acidente|Unfall\p{L}{0,8}|ongeval|ongeluk|wypadek|olycka
      |kaza
    )(?!\p{Script=Latin})
  `,
  'iu',
);
/** A town of a task may be called like someone. */
const isNamed = (said: string): boolean =>
  (said.match(/\p{Lu}\p{Ll}+/gu) ?? []).some((word) => isGivenName(word) && !isCity(word));

/** Whether a sentence is a task's, whose times are nobody's: "Two trains leave … When do they meet?" */
export const isSettingOut = (said: string): boolean =>
  (several.test(said) || (one.test(said) && (speed.test(said) || meeting.test(said)))) &&
  !personal.test(said) &&
  !isNamed(said);
