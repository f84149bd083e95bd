import { wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { remembered } from '../../text/pieces';
import cueWords from '../words/cues.json';
import { anyWords } from './any';

/** What shows in a text or a paragraph, by its words: a letter, a citation, a work of fiction, times long past. */

const greetings = cueWords.greetings.split('|').filter((word) => word.length > 2);
const letters = [
  new RegExp(`^[ \\t>"“„«*]{0,4}(?:${greetings.join('|')})(?: [\\p{L}.'’-]{1,20}){1,4} ?[,:!]?[ \\t]{0,3}$`, 'imu'),
  new RegExp(`^[ \\t>]{0,4}(?:${cueWords.closings}),?[ \\t]{0,3}$`, 'imu'),
  /^[ \t>*]{0,4}(?:From|To|Cc|Subject|Von|An|Betreff|De|À|Objet|Para|Asunto|Da|Oggetto|Van|Aan|Onderwerp|Od|Do|Temat|Assunto|Från|Till|Ämne|Kimden|Kime|Konu|收件人|发件人|差出人|宛先)[:：]\s?\S/mu,
];
/** Greeted, closed or addressed. */
export const isLetter = remembered((text): boolean => letters.some((each) => each.test(text)));

const occasions = anyWords(
  [
    'birthday|wedding|anniversary|invitation|invite|congratulat\\p{L}+|condolences?|eulogy|obituary|toast|farewell|retirement|baby shower|thank[- ]you (?:note|card)|reference letter|recommendation|cover letter|resignation|complaint|performance review|r[eé]sum[eé]|cv|landlord|tenant|deposit|invoice|appointment|dating profile|text message|caption',
    'geburtstag\\p{L}*|hochzeit\\p{L}*|einladung|glückwunsch\\p{L}*|beileid\\p{L}*|trauerrede|nachruf|abschied\\p{L}*|zeugnis|bewerbung|lebenslauf|kündigung|beschwerde|vermieter(?:in)?|mahnung|rechnung|termin',
    'anniversaire|mariage|invitation|félicitations?|condoléances|éloge funèbre|départ en retraite|lettre de (?:motivation|recommandation|démission)|réclamation|propriétaire|locataire|facture|rendez-vous|faire-part',
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
    '(?:the|this|our|these|two|three|new|former) (?:\\p{L}+ )?(?:patients?|clients?|tenants?|candidates?|applicants?|employees?|defendants?|claimants?|suspects?|pupils?|customers?|neighbou?rs?|colleagues?|residents?|deceased|winners?|runners?-up|couple|family)|newsletter|speech|runner-up|winner is|biopsy|diagnos(?:is|ed)|team leader|h-index|(?:his|her|their) (?:wife|husband|sons?|daughters?|children|mum|mom|mother|father|family|boss|manager)',
    '(?:der|die|das|dem|den|unsere?) (?:\\p{L}+ )?(?:patient(?:in)?|mandant(?:in)?|mieter(?:in)?|bewerber(?:in)?|mitarbeiter(?:in)?|kläger(?:in)?|schüler(?:in)?|kund(?:e|in)|verstorbene)|(?:seine|ihre) (?:frau|tochter|kinder|mutter|familie)|(?:sein|ihr) (?:mann|sohn|vater)|befund',
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

const fiction = anyWords(
  [
    'novels?|novellas?|fiction|plot|protagonists?|antagonists?|characters?|detective|chapters?|scenes?|seasons? \\d|screenplay|films?|movies?|episodes?|fairy ?tales?|fables?|myths?|mythology|traged(?:y|ies)|sonnets?|playlists?|albums?|animes?|mangas?|pok[eé]mon|cartoons?|superheroe?s?',
    'kapitel|szene|roman[se]?|novelle|handlung|hauptfigur|figuren|drehbuch|filme?s?|märchen|drama|tragödie',
    'chapitre|romans?|nouvelles?|intrigue|personnages?|scénario|films?|contes?|mythes?|mythologie|tragédies?',
    'capítulo|novelas?|trama|protagonistas?|personajes?|guion|películas?|cuentos?|mitos?|mitología|reseña',
    'capitolo|romanz[oi]|trama|protagonista|personagg(?:io|i)|sceneggiatura|film|fiab[ae]|mit[oi]|mitologia|tragedi[ae]|canto',
    'romans?|verhaallijn|hoofdpersonage|personages?|films?|sprookjes?|mythen?',
    'powieś(?:ć|ci)|fabuł[aęy]|bohater(?:a|em|owie)?|film(?:u|y|ów)?|baśń|baśni|mity|mitów|dramat(?:u|y)?',
    'romances?|enredo|personage(?:m|ns)|filmes?|contos?|mitos?|mitologia',
    'roman(?:en|er)?|huvudperson(?:en)?|film(?:en|er)?|sagor?|myter?',
    'roman(?:ı|ını|ıyla|lar)?|film(?:i|leri)?|masal(?:ı|lar)?|destan(?:ı)?|şiir(?:i|leri)?',
  ].join('|'),
);
const fictionUnspaced =
  /小说|小說|小説|电影|電影|映画|诗歌|诗人|剧本|童话|神话|神話|物語|《[^》]{1,20}》|『[^』]{1,20}』/u;
/** A work is asked about by its title: "In 'Emma', why does …". Where sums, ages and days stand beside it, it may be somebody's file. */
const titled =
  /(?<!\p{L})(?:in|of|from|aus|bei|dans|de|en|nel(?:la|l['’])?|di|uit|w|z|em|i|ur) ["“„«»‘'*_]{1,2}\p{Lu}[^"”“»«*_\n]{2,60}["”“»«’'*_]{1,2},? (?:why|how|what|who|which|does|explain|warum|wie|was|wer|welche\p{L}?|pourquoi|comment|quel\p{L}{0,3}|por qué|cómo|qué|quién|perché|come|cosa|chi|quale|waarom|hoe|wat|wie|dlaczego|jak|kto|porque|por que|como|quem|varför|hur|vem)(?!\p{L})/iu;
/** … or is to be told in short: "Riassumi «I promessi sposi»", "Zusammenfassung von Schillers „Die Räuber“". */
const summed =
  /(?<!\p{L})(?:summari[sz]e|summary of|analy[sz]e|plot of|fasse?|zusammenfassung (?:von|zu)|analysiere|compare|contrast|vergleiche?|résume[rz]?|résumé de|analyse[rz]?|compare[rz]|resum[ei]n?|analiza|compara|riassumi|riassunto (?:di|de)|analizza|confronta|vat|vergelijk|samenvatting van|streść|streszczenie|przeanalizuj|porównaj|resum[ao]|analis[ae]|sammanfatta|analysera|jämför|özetle|(?:ending|end|morals?|themes?|message|meaning|final|desenlace|moraleja|fin|morale|thème|portée|Ende|Schluss|Moral|Aussage|Bedeutung|finale|significato|significado|slot|moraal|betekenis|zakończenie|morał|slutet|sensmoralen) (?:of|de|du|von|des|der|di|van|av|i|in)) (?:(?:the|den|das|die|le|la|el|il|o|a|de|di) )?(?:\p{L}+ ){0,2}["“„«»‘'*_]{1,2}\p{Lu}[^"”“»«*_\n]{2,60}["”“»«’'*_]{1,2}(?![^.!?\n]{0,20}(?:@|\d{3}))/iu;
export const isFiction = remembered(
  (text): boolean =>
    fiction.test(text) || fictionUnspaced.test(text) || (!/\d/.test(text) && (titled.test(text) || summed.test(text))),
);

/** A verb of inventing, up to six words of which none is `told` of a true account, what it makes, and how one is called. */
const madeUp = (verbs: string, told: string, made: string, called: string): string =>
  `(?:${verbs})(?:[ -](?!(?:${told}) )[\\p{L}\\d'’-]{1,20}){0,6} ${made} (?:\\p{L}+[ -]){1,4}(?:${called})`;

const invents = anyWords(
  [
    '(?:writing|write|working on|drafting) (?:a|an|my|the|our) (?:\\p{L}+[ -]){0,2}(?:novel|novella|screenplay|thriller|fan ?fiction|fantasy|saga|campaign|sitcom|musical|comic)|my (?:\\p{L}+ ){0,1}(?:detective|protagonist|antagonist|main character|characters?|hero|heroine|villain|narrator|novel|screenplay)|(?:design|create|invent|make up) (?:me )?an? (?:\\p{L}+[ -]){0,2}game|dungeons (?:and|&) dragons|d&d|npcs?|half-elf|rpg campaign|word problems?|how many (?:\\p{L}+ ){1,3}(?:does|do|did|are|has|have) (?:\\p{L}+ ){1,4}(?:have|left|now|altogether|in total)|alice and bob',
    '(?:entwirf|entwickle|erfinde) (?:mir )?ein (?:\\p{L}+ )?(?:brett-?|karten-?|gesellschafts)?spiel|textaufgaben?|wie viele \\p{L}+ (?:hat|haben|bleiben|sind)(?: \\p{L}+){1,4} (?:übrig|insgesamt|zusammen)|schreibe (?:gerade |derzeit )?(?:an )?(?:einen?|einem|meinen?|meinem) (?:\\p{L}+ )?(?:roman|krimi|thriller|drehbuch|fantasyroman|theaterstück)|meine? (?:hauptfigur|protagonist(?:in)?|held(?:in)?|romanfigur|kommissar(?:in)?|ermittler(?:in)?)',
    "(?:conçois|invente|crée|imagine) un jeu|(?:j'écris|écrire) (?:un|une|mon) (?:\\p{L}+ )?(?:roman|polar|scénario|pièce)|m(?:on|a) (?:personnage|héroïne|héros|protagoniste|narrat(?:eur|rice))",
    '(?:diseña|inventa|crea) un juego|(?:escribo|escribiendo|escribir) (?:una?|mi) (?:\\p{L}+ )?(?:novela|guion|obra)|mi (?:protagonista|personaje|heroína|héroe|detective)',
    '(?:progetta|inventa|crea) un gioco|(?:scrivo|scrivendo|scrivere) (?:un|una|il mio) (?:\\p{L}+ )?(?:romanzo|giallo|copione|sceneggiatura)|(?:il mio|la mia) (?:protagonista|personaggio|eroe|eroina|detective)',
    '(?:ontwerp|bedenk) een (?:bord|kaart)?spel|(?:schrijf|schrijven) (?:aan )?(?:een|mijn) (?:\\p{L}+ )?(?:roman|thriller|scenario)|mijn (?:hoofdpersonage|hoofdpersoon|detective)',
    '(?:zaprojektuj|wymyśl) grę|(?:piszę|napisać) (?:\\p{L}+ )?(?:powieść|kryminał|scenariusz filmu)|m(?:ój|oja) (?:bohater|bohaterka|detektyw)',
    '(?:cria|crie|inventa|invente) um jogo|(?:escrevo|escrevendo|escrever) (?:um|uma|o meu|meu) (?:\\p{L}+ )?(?:romance|guião|roteiro)|(?:meu|minha) (?:protagonista|personagem|detetive)',
    '(?:hitta på|designa|skapa) ett (?:bräd|kort)?spel|skriver (?:på )?(?:en|min) (?:\\p{L}+ )?(?:roman|deckare)|min (?:huvudperson|hjälte|hjältinna|detektiv)',
  ].join('|'),
);
/** "Write a story about a keeper called …": he is as made up as his story, where it is no account that is told again. */
const tellsOfOne = anyWords(
  [
    madeUp(
      'write|writing|invent|imagine|compose|create|generate|draft|make up|come up with|tell (?:me|us)',
      'the|my|our|this|his|her|their|true|real',
      '(?:story|tale|fable|sitcom|scene|limerick|dialogue) (?:about|of|with|between) an?',
      'called|named',
    ),
    madeUp(
      'schreibe?n?|erfinde?|erzähle?|dichte',
      'die|das|der|meine|wahre',
      '(?:geschichte|märchen|fabel|szene|krimi) (?:über|von|mit) eine[rnm]?',
      'namens|genannt',
    ),
    madeUp(
      'écri(?:s|re|vez)|invente[rz]?|imagine[rz]?|raconte[rz]?|rédige[rz]?',
      'la|le|mon|son|vraie',
      "(?:histoire|conte|fable) (?:d['’]une?|sur une?|avec une?)",
      'appelée?|nommée?',
    ),
    madeUp(
      'escrib(?:e|ir|eme)|escríbeme|inventa|imagina|crea|redacta|cuéntame',
      'la|el|mi|su|real',
      '(?:cuento|historia|fábula) (?:de|sobre|con) una?',
      'llamad[oa]',
    ),
    madeUp(
      'scriv(?:i|imi|ere)|inventa|immagina|crea|raccontami',
      'la|il|mia|sua|vera',
      '(?:storia|favola|fiaba|racconto) (?:di|su|con) un[oa]?',
      'di nome|chiamat[oa]',
    ),
    madeUp(
      'schrijf|schrijven|verzin|bedenk|vertel',
      'het|de|mijn|haar|zijn',
      '(?:verhaal|verhaaltje|sprookje) (?:over|met) een',
      'genaamd|met de naam',
    ),
    madeUp('napisz|wymyśl|stwórz|opowiedz', 'tę|moją|prawdziwą', '(?:bajk[aęi]|opowiadanie) o', 'imieniem|o imieniu'),
    madeUp(
      'escrev[ae]|escrever|invent[ae]|imagin[ae]|cri[ae]|conta-me',
      'o|a|minha|meu|sua',
      '(?:conto|história|fábula) (?:de|sobre|com) uma?',
      'chamad[oa]',
    ),
    madeUp(
      'skriv|skriva|hitta på|berätta',
      'min|hans|hennes|sann',
      '(?:saga|berättelse|historia) om en',
      'som heter|vid namn',
    ),
  ].join('|'),
);
/** Whether the persons are the writer's inventions. */
export const isInvented = remembered((text): boolean => invents.test(text) || tellsOfOne.test(text));
/** … by nothing but a story about one that is asked for: it may be about somebody, who is then called by a full name. */
export const isAskedStory = remembered((text): boolean => tellsOfOne.test(text) && !invents.test(text));

const exercise = anyWords(
  [
    'fill in the (?:gaps?|blanks?|correct form)|gap-fill|example sentences?|word order|phrasal verbs?|(?:past|present|future) (?:simple|perfect|continuous|progressive)|passive voice|subjunctive|reported speech|(?:first|second|third) conditional|(?:in)?to (?:latin|ancient greek)|(?:noun|grammatical) cases|declensions?',
    'ins (?:passiv|aktiv|perfekt|präteritum|plusquamperfekt|futur)|ins lateinische|in latein|im (?:dativ|akkusativ|genitiv|konjunktiv|präteritum|perfekt)|lückentext|indirekte rede|beispielsätzen?|verbstellung|satzstellung|nebensätzen?',
    'subjonctif|imparfait|passé composé|plus-que-parfait|conditionnel présent|accord du participe|voix passive|discours indirect|texte à trous|en latin',
    'subjuntivo|pretérito(?: (?:perfecto|imperfecto|indefinido|perfeito))?|(?:oraciones|frases) de ejemplo|pluscuamperfecto|voz pasiva|complemento directo|rellena los huecos|al latín',
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
    "(?:as (?:an? )?|popular |baby |girls?['’]? |boys?['’]? |unisex )(?:given |first )?names?|(?:origins?|meanings?|popularity|etymology) of (?:the )?(?:given |first )?names?|how popular (?:was|is|were|are)",
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

const records = [
  /"(?:[\p{L}_]{0,12}name|patient(?:in)?|customer|client|employee|nom|prénom|nombre|apellidos?|nome|cognome|kunde|mitarbeiter|(?:achter|voor)naam|naam|(?:för|efter)namn|nazwisko|imi[ęe](?: i nazwisko)?|sobrenome|apelido|namn|(?:ad_?)?soyad[ıi]?)" ?: ?["{]/iu,
  /^(?:[^\n]{0,80}[;,|\t])?[ "]{0,2}(?:(?:first|last|full|sur)[ _]?name|name|nachname|vorname|nom|prénom|nombre|apellidos?|nome|cognome|sobrenome|apelido|naam|namn|navn|imi[ęe]|nazwisko|ad|soyad[ıi]?|имя|фамилия|ім['’]я|прізвище|όνομα|επώνυμο|姓名|氏名|employee|patient|customer)[ "]{0,2}[;,|\t]/imu,
];
/** A ward's note: a bed, a patient or a record's number, and what was measured. */
const wards = [
  /(?<!\p{L})(?:bed|bay|bett|lit|cama|letto|łóżko|leito|säng) \d{1,2}(?!\d)[\s\S]{0,200}(?<!\p{L})(?:bp|spo2|gcs|sats?|temp|lactate|crp|hb|puls|rr|ta|fc|presenting|admitted|query|nbm|dnacpr)(?!\p{L})/iu,
  /(?<!\p{L})(?:hospital number|mrn|nhs (?:no|number)|(?:pat|pz|paz|pte|pac)\.|paziente|paciente|pacjent(?:ka)?|patient(?:in|e)?)(?!\p{L})[\s\S]{0,120}(?<!\p{L})(?:riferisce|refiere|presenta|klagt|berichtet|rapporte|signale|c\/o|reports|complains|zgłasza|queixa-se|söker för)(?!\p{L})/iu,
].map((each) => wordPattern(each));
/** Whether it holds records of persons: keys of JSON, heads of columns, a ward's note. */
export const isRecord = remembered((text): boolean => [...records, ...wards].some((each) => each.test(text)));

const early =
  /(?<![\p{L}\d.,:/€$£#-])(?:1[0-8]\d\d|19[0-4]\d)(?:er|ern|'?s|年)?(?![\p{L}\d%°€$£]|[.,:/-]\d| ?(?:kg|km|g|m|ml|kcal|USD|EUR|euros?|dollars|pounds|words|Wörter|mots|palabras))/gu;
const centuries =
  /(?<![\p{L}\d])(?:\d{1,2}(?:st|nd|rd|th)[ -]centur(?:y|ies)|\d{1,2}\. Jahrhundert|[XVI]{1,5}(?:e|ème) siècle|siglo [XVI]{1,5}|[XVI]{1,5} secolo|século [XVI]{1,5}|\d{1,2}e eeuw|[XVI]{1,5} wiek\p{L}*|\d{1,2}(?:00-talet|:e århundradet)|\d{1,2}\. yüzyıl\p{L}*|BCE?|AD|v\. ?Chr|av\. ?J\.-?C|a\. ?C\.|p\.n\.e|f\.Kr)(?![\p{L}\d])|世纪|世紀|时代|時代|王朝/gu;
/** How many years before living memory it names. */
export const yearsLongAgo = remembered(
  (text: string): number =>
    new Set([...text.matchAll(early), ...text.matchAll(centuries)].map(([found]) => found)).size,
);

const modern = /(?<![\p{L}\d.,:/€$£#-])(?:19[5-9]\d|20[0-2]\d)(?![\p{L}\d%]|[.,:/-]\d)/gu;
/** How many years of our age it names without a day. */
export const yearsOfOurAge = (text: string): number => new Set(text.match(modern)).size;

const citation =
  /(?<!\p{L})et al\b|\bdoi\b|\bISBN\b|\barXiv\b|\bBibTeX\b|\bAPA\b|\bMLA\b|\d\(\d{1,3}\)|\((?:18|19|20)\d\d[a-z]?\)|, (?:19|20)\d\d[a-z]?[;)]|\bpp?\. ?\d|\b[Vv]ol\. ?\d|\bpages \d|\bHrsg\b|\bAufl\b|\beds?\.\)|\[\d{1,3}\]|\[1[89]\d\d\]|\p{Lu}\p{L}+ v\.? \p{Lu}|[¹²³⁴]/gu;
/** How many marks of a bibliography it has. */
export const citations = (text: string): number => text.match(citation)?.length ?? 0;

const initialsAfter = /^,? (?:\p{Lu}\.[ -]?){1,3}(?=[,&(]| ?\(\d{4}| and | & )/u;
const citedAfter =
  /^(?:,? et al\b|(?:['’]s)? \((?:1[5-9]|20)\d\d[a-z]?[,);]|, (?:1[5-9]|20)\d\d[a-z]?[;)]| v\.? \p{Lu}|(?:,| &| and| und| et| y) \p{Lu}[\p{L}-]+,? \(?(?:1[5-9]|20)\d\d[a-z]?[);,])/u;
/** "1963 (Reinier Paping)": whose year it was. */
const yearBefore = /(?<!\d)(?:1[5-9]|20)\d\d \($/u;
const citedBefore = /(?:\p{Lu}\p{L}+ v\.? |[(;] ?(?:see |cf\. |vgl\. )?|& )$/u;
const yearWithin = /^[^.;()]{0,24},? \(?(?:1[5-9]|20)\d\d[a-z]?[);]/u;
/** "Espie et al., 2019", "Turing, A. M. (1950)", "Entick v Carrington". */
export const isCited = (text: string, start: number, end: number): boolean => {
  const after = textAfter(text, end, 40);
  if (citedAfter.test(after) || initialsAfter.test(after)) return true;
  const before = textBefore(text, start, 24);
  if (yearBefore.test(before)) return true;
  return citedBefore.test(before) && (/ v\.? $/.test(before) || yearWithin.test(after));
};

/** "Carlill v Carbolic Smoke Ball Co [1893]": a party of a case that is cited. */
export const isPartyOfCase = (text: string, start: number, end: number): boolean =>
  /\p{Lu}[\p{L}.]+ v\.? $/u.test(textBefore(text, start, 24)) && /^,? [[(]\d{4}/.test(textAfter(text, end, 8));

const things =
  'laws?|theorems?|effects?|paradox(?:es)?|principles?|constants?|numbers?|equations?|formula|inequality|method|algorithm|distribution|series|transform|integral|process|reaction|rule|syndrome|disease|scale|test|experiments?|conjecture|lemma|axioms?|razor|cat|demon|dogs?|pendulum|comet|cradle|cup|prize|award|set|theory|model|curve|diagram|machine|works?(?! (?:for|at|in|as|with|from|there|here|on|out|too)(?!\\p{L}))|novels?|plays?|poems?|paintings?|symphon(?:y|ies)|sonatas?|operas?|films?|movies?|reign|rule|death|army|empire';
const eponym = new RegExp(
  `^(?:['’]s?)? (?:${things})(?![\\p{L}])|^-(?:\\p{Lu}|Effekt|Gesetz|Kurve|Versuch|Experiment|Prinzip|Ungleichung|Verteilung|Transformation|Reihe)|^(?:sche|schen|scher|sches)(?![\\p{L}])`,
  'u',
);
const eponymBefore =
  /(?:[Ss]atz|[Gg]esetz|[Tt]heorem|[Pp]rinzip|théorème|lois?|principe|constante|teorema|leyes|ley|leggi|legge|principi[oa]|prawo|wzór|lag|lei|wet) (?:von|de|del|di|van|des|du|d['’]) ?$/u;
/** "Does Anna process refunds?": what she does. */
const auxiliary = /(?<!\p{L})(?:do(?:es)?|did|will|would|can|could|should|may|might|must) $/iu;
/** "Hooke's law", "the Doppler effect", "loi de Kepler". */
export const isEponym = (text: string, start: number, end: number): boolean => {
  const [before, after] = [textBefore(text, start, 20), textAfter(text, end, 24)];
  return (eponym.test(after) && !(after.startsWith(' ') && auxiliary.test(before))) || eponymBefore.test(before);
};

/** In quotation marks of its own: 'Palace Purple', «Nedjma». */
export const isQuoted = (text: string, start: number, end: number): boolean =>
  /['“„«‘「『《]\s?$/u.test(textBefore(text, start, 2)) && /^\s?['”“»’」』》](?!\p{L})/u.test(text.slice(end, end + 2));
