import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { remembered } from '../../text/pieces';
import { anyWords } from './any';

const exercise = anyWords(
  [
    oneLine`
      fill in the (?:gaps?|blanks?|correct form)|gap-fill|example sentences?|word order|phrasal verbs?
      |(?:past|present|future) (?:simple|perfect|continuous|progressive)|passive voice|subjunctive|reported speech
      |(?:first|second|third) conditional|(?:in)?to (?:latin|ancient greek)|(?:noun|grammatical) cases|declensions?
    `,
    oneLine`
      ins (?:passiv|aktiv|perfekt|präteritum|plusquamperfekt|futur)|ins lateinische|in latein
      |im (?:dativ|akkusativ|genitiv|konjunktiv|präteritum|perfekt)|lückentext|indirekte rede|beispielsätzen?
      |verbstellung|satzstellung|nebensätzen?
    `,
    'subjonctif|imparfait|passé composé|plus-que-parfait|conditionnel présent|accord du participe|voix passive|discours indirect|texte à trous|en latin',
    oneLine`
      subjuntivo|pretérito(?: (?:perfecto|imperfecto|indefinido|perfeito))?|(?:oraciones|frases) de ejemplo
      |pluscuamperfecto|voz pasiva|complemento directo|rellena los huecos|al latín
    `,
    'congiuntivo|passato prossimo|passato remoto|imperfetto|trapassato|forma passiva|discorso indiretto|frasi di esempio|complemento oggetto|in latino',
    'voltooid deelwoord|lijdende vorm|onvoltooid verleden tijd|meewerkend voorwerp|voorbeeldzinnen',
    'strona bierna|tryb przypuszczający|mowa zależna|czas przeszły|przykładowe zdania|zdania przykładowe',
    'voz passiva|conjuntivo|mais-que-perfeito|discurso indireto|frases de exemplo',
    'passiv form|perfekt och pluskvamperfekt|indirekt tal|exempelmeningar',
    'edilgen|dolaylı anlatım|geçmiş zaman|örnek cümle\\p{L}*',
  ].join('|'),
);

/** Names are asked about as words: "as given names", "the meaning of the names". */
const onNames = anyWords(
  [
    oneLine`
      (?:as (?:an? )?|popular |baby |girls?['’]? |boys?['’]? |unisex )(?:given |first )?names?
      |(?:origins?|meanings?|popularity|etymology) of (?:the )?(?:given |first )?names?
      |how popular (?:was|is|were|are)
    `,
    '(?:als|beliebte[nr]?|weibliche[rn]?|männliche[rn]?) (?:Vor|Mädchen|Jungen)namen?|(?:Herkunft|Bedeutung|Beliebtheit|Etymologie) (?:des|der) (?:Vor)?namens?|Babynamen',
    'comme prénoms?|prénoms? (?:populaires?|féminins?|masculins?|de bébé)|(?:origine|signification|popularité) (?:du|des) prénoms?',
    'como nombres?|nombres? (?:de pila|de bebé|de niñ[oa]|populares?)|(?:origen|significado|popularidad) (?:del|de los) nombres?',
    'come nom[ei]|nom[ei] (?:propri[o]?|di battesimo|femminil[ei]|maschil[ei]|per bambin[ioae])|(?:origine|significato|popolarità) (?:del|dei) nom[ei]',
    'als (?:voor|meisjes|jongens)na(?:am|men)|babynamen|(?:herkomst|betekenis) van de (?:voor)?na(?:am|men)',
    'jako imi(?:ę|ona)|imiona (?:żeńskie|męskie|popularne)|(?:pochodzenie|znaczenie|popularność) imi(?:enia|on)',
    'como nomes? próprios?|nomes? (?:de bebé|de bebê|próprios?|populares)|(?:origem|significado|popularidade) d(?:o|os) nomes?',
    'som (?:för|flick|pojk)namn|(?:ursprung|betydelse) (?:för|hos|av) namn(?:et|en)|populära namn',
    'isimler(?:i|inin)? (?:anlamı|kökeni)|(?:kız|erkek|bebek) isim\\p{L}*',
  ].join('|'),
);

/** What a lesson tells one to do; a report on a pupil names moods and cases as well. */
const setting = anyWords(
  [
    'fill in|gap-fill|complete|conjugate|give me|explain|underline|rewrite|rephrase|put|turn|change|transform|convert|translate|correct|identify|choose|label',
    'setze?|bilde|gib|ergänze|konjugiere|dekliniere|bestimme|forme|wandle|erkläre?|übersetze?|korrigiere?|unterstreiche|lückentext|schreibe? [^.!?]{1,60} um',
    'conjugue[rz]?|complète[rz]?|compléter|souligne[rz]?|mets|mettez|transforme[rz]?|explique[rz]?|corrige[rz]?|traduis|texte à trous|relève[rz]?|accorde[rz]?',
    'conjuga|completa|rellena|subraya|transforma|explica|explícame|corrige|traduce|pon|cambia|identifica',
    'coniuga|volgi|sottolinea|trasforma|spiega|spiegami|correggi|traduci|metti|analizza|individua',
    'vervoeg|vul|onderstreep|zet|maak|leg uit|verbeter|vertaal|benoem',
    'odmień|uzupełnij|podkreśl|zamień|przekształć|wyjaśnij|popraw|przetłumacz|wskaż',
    'preenche|sublinha|passa|passe|explique|corrija|traduz|reescreve|reescreva',
    'böj|fyll i|stryk under|förklara|rätta|översätt|gör om|skriv om|sätt',
    'çevir|tamamla|açıkla|doldur|dönüştür|düzelt|bul',
  ].join('|'),
);

/** Whether it is a lesson's sentences that are asked about, a tense, a mood, a gap to fill, or names as words. */
export const isExercise = remembered(
  (text): boolean => (exercise.test(text) || onNames.test(text)) && setting.test(text),
);

/** Whom something is explained, written or set for: right behind these words a lesson has no sentence of its own. */
const addressing = new RegExp(
  `(?<!\\p{L})(?:${[
    oneLine`
      explain(?:ing)?(?: (?:it|this|that))? to|(?:help|teach|tutor|remind|tell)(?:ing)?
      |(?:e-?mail|message|letter|note|reply|feedback|worksheet|exercises?|homework|lesson|quiz) (?:to|for)
    `,
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
