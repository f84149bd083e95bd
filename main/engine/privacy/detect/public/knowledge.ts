import { replaceSlices } from '../../entities/quantities/plain';
import { byFirstLetter } from '../../patterns/first-letters';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { beyondLatin, remembered } from '../../text/pieces';
import cueWords from '../words/cues.json';

/** Whether a sentence is about the world or about somebody: in twelve languages, by its words. */

/** Any of the words, as whole words in any case. */
export const any = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${byFirstLetter(words, true)})(?![\\p{L}\\p{M}])`, 'iu');
/** The same, for texts of any length. */
export const anyWords = (words: string): WordPattern => wordPattern(any(words));

/** "my sister", "meiner alten Nachbarin". */
function kinOf(mine: string): Pick<WordPattern, 'test'> {
  return anyWords(`(?:${mine}) (?:\\p{L}{2,15} ){0,2}(?:${cueWords.kin})`);
}

/** Words by which a text is the writer's own, by language: what is mine, and I. */
const own: Readonly<Record<string, readonly [ours: string, self: string]>> = {
  en: ['my|our|ours|mine', "i|i'm|i've|i'd|i'll|im|we|we're|we've"],
  de: ['mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?', 'ich|wir'],
  fr: ['mon|ma|mes|notre|nos', "je|j'ai|j'|nous"],
  es: ['mis?|nuestr[oa]s?', 'yo|tengo|tenemos|soy|somos|estoy|estamos|vivo|cobro|debo|nosotr[oa]s'],
  it: ['mi[oae]|miei|nostr[oaie]', 'io|noi|ho|abbiamo|siamo|sto|stiamo|vivo|abito|guadagno'],
  nl: ['mijn|mn|ons|onze', 'ik|wij'],
  pl: ['m[oó]j(?:a|ą|e|ego|ej|im|emu)?|nasz(?:a|ą|e|ego|ej)?', 'ja|mam|mamy|jestem|jesteśmy|mieszkam|zarabiam|mnie|my'],
  pt: ['meus?|minhas?|noss[oa]s?', 'eu|tenho|temos|sou|somos|estou|moro|ganho|nós'],
  sv: ['min|mitt|mina|vår[at]?|våra', 'jag|vi'],
  tr: ['benim|bizim', 'ben|biz'],
  ru: ['мо(?:й|я|и|его|ему|ей|ю|ём|их|им)|наш\\p{L}*', 'я|меня|мы'],
};
const patternsOf = new Map(
  Object.entries(own).map(([code, [mine, me]]) => [
    code,
    { ours: anyWords(mine), self: anyWords(me), kin: kinOf(mine) },
  ]),
);
/** Where the language is not known: the words that mean the same everywhere. */
const anywhere = {
  ours: anyWords(
    Object.entries(own)
      .flatMap(([code, [mine]]) => (code === 'tr' ? [] : [mine]))
      .join('|'),
  ),
  self: anyWords("i'm|i've|i'd|ich|je|j'ai|yo|ik|jag|ben|we|wir|wij|nous|nosotros|nós|я"),
  kin: kinOf(
    Object.entries(own)
      .flatMap(([code, [mine]]) => (code === 'tr' ? [] : [mine]))
      .join('|'),
  ),
};
const oursUnspaced =
  /我们|我的|我[家妈爸儿女哥姐弟妹老同是在叫男女]|咱|私[のはが]|僕|俺|弊社|내 |제 |우리|저는|저희|أنا|لي|زوج|मेर[ाीे]|मुझे|हमार/u;
/** Whose it is says the word itself, and some of its endings. */
const kinTurkish = wordPattern(
  /(?<!\p{L})(?:annem|babam|kardeşim|ablam|abim|kızım|oğlum|eşim|kocam|karım|arkadaşım|sevgilim|patronum|komşum|teyzem|halam|amcam|dayım|dedem|ninem|ev sahibim)(?!\p{L}{4})/iu,
);
const kinUnspaced =
  /我[家妈爸儿女哥姐弟妹老男]|奶奶|爷爷|爺爺|外婆|外公|姥姥|姥爷|老公|老婆|婆婆|公公|岳父|岳母|妈妈|爸爸|媽媽|舅舅|姑姑|我的?(?:同事|朋友|室友|邻居|妻子|丈夫|孩子)|[母父妻夫娘兄姉弟妹](?:の|は|が|が)|息子|彼[女氏]|엄마|아빠|남편|아내|친구|زوجت?ي|أخ[يت]|أمي|أبي|मेर[ाीे] (?:बेट|माँ|पि|पति|पत्नी|भाई|बहन|दोस्त)/iu;

/** What a task is about is nobody's affair: my essay, meine Hausarbeit; nor is that one asks: should I, I would like. */
const taskWords = [
  '(?:my|our) (?:[\\p{L}&]+[ -]){0,2}(?:textbook|workbook|essay|paper|thesis|dissertation|homework|assignment|exam|exams|test|course|lesson|lecture|talk|presentation|slides?|quiz|book club|project|code|script|program|app|query|function|table|database|server|cluster|laptop|computer|nas|machine|playlist|favou?rites?|opinion|understanding|question|argument|party|campaign|novel|story|screenplay|detective|protagonist|characters?|hero(?:ine)?|villain|recipe)',
  "(?:do|did|can|could|should|would|will|must|may|shall) (?:i|we)|(?:i|we) (?:need|want|prefer|like|love|heard|read|think|know|understand|am learning|am looking|am studying|am preparing|would like)|i'(?:d like|m (?:learning|studying|looking for|preparing|reading|writing|working on|curious|wondering|trying to understand))",
  '(?:soll|kann|muss|darf|brauche|möchte|will|lerne) (?:ich|wir)|(?:ich|wir) (?:brauche|möchte|will|suche|lerne|mag|liebe|lese|verstehe)',
  "(?:dois|puis|peux)-je|je (?:veux|voudrais|cherche|dois|peux|comprends|lis|prépare)|j'(?:aime|apprends|aimerais)",
  'meine[mnrs]? (?:\\p{L}+ )?(?:schulbuch|lehrbuch|aufsatz|hausarbeit|seminararbeit|bachelorarbeit|masterarbeit|referat|vortrag|klausur|prüfung|unterricht|code|skript|projekt|teig|frage|meinung|maschenprobe|computer|rechner)|mein (?:\\p{L}+ )?(?:aufsatz|referat|vortrag|code|skript|projekt|teig|computer|rechner)',
  'm(?:on|a|es) (?:\\p{L}+ )?(?:manuel|livre|exposé|dissertation|mémoire|devoir|cours|code|script|projet|question|avis|nas|ordinateur|classe)',
  'mi (?:\\p{L}+ )?(?:libro|manual|trabajo|ensayo|tesis|examen|clase|código|proyecto|pregunta|ordenador|redacción)|mis (?:apuntes|alumnos|clases)',
  '(?:il |la )?mi[oa] (?:libro|manuale|tema|tesi|esame|compito|codice|progetto|classe|domanda)',
  'mijn (?:schoolboek|boek|scriptie|werkstuk|presentatie|toets|code|project|vraag|computer)',
  'm(?:oja|oją|oje|ój|ojego) (?:praca|pracę|rozprawk[aę]|kod|projekt|pytanie)',
  'meu (?:trabalho|ensaio|código|projeto)|minha (?:tese|aula|pergunta)',
  'min (?:uppsats|kod|fråga|lektion)|mitt (?:arbete|projekt)',
].join('|');
const tasks = anyWords(taskWords);
const withoutTasks = (text: string): string =>
  replaceSlices(
    text,
    tasks.all(text).map(({ 0: task, index }) => ({ start: index, end: index + task.length, text: ' ' })),
  );

interface Whose {
  /** Somebody's own: my landlord, our town. */
  readonly ours: boolean;
  /** Of a relative, a friend, a colleague. */
  readonly kin: boolean;
  /** Says I or we. */
  readonly self: boolean;
}

/** Whether words are the writer's own affair, and how much so. `code`: their language, null where it is not known. */
export const whoseIs = (text: string, code: string | null): Whose => (whoseIn.get(code ?? '') ?? whoseAnywhere)(text);

const whoseBy = (words: typeof anywhere) =>
  remembered((text): Whose => {
    const rest = withoutTasks(text);
    const kin = words.kin.test(rest) || kinTurkish.test(rest) || (beyondLatin.test(rest) && kinUnspaced.test(rest));
    const ours = kin || words.ours.test(rest) || (beyondLatin.test(rest) && oursUnspaced.test(rest));
    return { kin, ours, self: ours || words.self.test(rest.replace(numeral, ' ')) };
  });
const whoseIn = new Map([...patternsOf].map(([code, words]) => [code, whoseBy(words)]));
const whoseAnywhere = whoseBy(anywhere);

/** "Elizabeth I", "World War I", "Type I". */
const numeral = /I(?<=\p{Lu}\p{L}{1,20} I)(?![\p{L}'’])/gu;

/** What sentences of travel, geography, history, science, arts and comparison are made of. */
const topicWords = [
  'trips?|travel(?:l?ing)?|itinerar(?:y|ies)|tourists?|tourism|sightseeing|vacation|holidays?|flights?|restaurants?|museums?|landmarks?|monuments?|cathedrals?|capital|population|gdp|climate|weather|histor(?:y|ic|ical|ians?)|battles?|wars?|sieges?|empires?|emperors?|kings?|queens?|dynast(?:y|ies)|treat(?:y|ies)|revolutions?|rebellions?|reform(?:s|ation|ers?)|constitutions?|republics?|colon(?:y|ies|ial)|centur(?:y|ies)|ancient|medieval|renaissance|enlightenment|rivers?|mountains?|continents?|oceans?|legal in|laws? (?:of|in)|bigger|larger|older|taller|longest|highest|rank(?:ed|ing)?|(?:un)?employment rate|compare|comparison|philosoph(?:y|ers?|ical)|ethics|theor(?:y|ies)|theorems?|proofs?|physics|chemistry|biology|genetics?|astronomy|mathematics|geometry|algebra|calculus|quantum|molecul(?:e|es|ar)|atoms?|particles?|experiments?|scientists?|discover(?:y|ies|ed)|invent(?:ed|ions?|ors?)|nobel|patents?|species|genus|plants?|flowers?|trees?|birds?|mammals?|dinosaurs?|fossils?|planets?|orbit(?:ed)?|galax(?:y|ies)|space|literature|literary|poets?|poems?|poetry|playwrights?|writers?|authors?|books?|chapters?|essays?|genres?|symbolism|composers?|symphon(?:y|ies)|operas?|painters?|paintings?|sculptures?|architects?|architecture|songs?|bands?|actors?|directors?|world cup|teams?|coach(?:es)?|football|soccer|chess|basketball|tennis|things to do|must-see|top \\d+|better|best|versus|vs|brands?|specs|features?|recipes?|ingredients|salads?|films|movies|trivia|disney|crisis|oil|side effects?|marbles|grammar|sentences|translate|debate|dialogue|olympics?|championships?|tournaments?|leagues?|openings?|elections?|parliament|presidents?|prime ministers?|ministers?|part(?:y|ies)|democra(?:cy|tic)|capitalism|socialism|inflation|econom(?:y|ics|ists?)|religio(?:n|us)|gods?|goddess(?:es)?|bible|church|courts?|case law|statutes?|plaintiff|symptoms?|diseases?|treatments?|therap(?:y|ies)|vaccines?|anatomy|pharmacology|clinical|randomi[sz]ed|meta-analysis|abstract|hypothesis|references|bibliography|citations?|quiz|revision|syllabus|textbook|exam|talk|slides|glossary|acronyms?',
  'reise|urlaub|hauptstadt|einwohner(?:zahl)?|bevölkerung|wetter|geschichte|historisch(?:e[mnrs]?)?|schlacht(?:en)?|kriege?s?|frieden?|vertrag von|kaiser(?:s|reich)?|könige?|königin|reformation|revolution|republik|mittelalter|jahrhunderts?|sehenswürdigkeiten|größer|älter|vergleiche?|philosophie?|theorie|satz des|physik|chemie|biologie|quantenmechanik|mathematik|versuche?|experimente?|nobelpreis|forscher(?:in)?|entdeck(?:t|te|ung)|literatur|dichter|gedichte?|autor(?:in)?|epoche|werke?|referat|seminararbeit|hausarbeit|gliederung|aufsatz|forschung|komponist(?:en)?|oper|maler|bundesliga|mannschaft(?:en)?|trainer|erfinder(?:s)?|gedicht(?:s|es)?|metrum|weltmeister\\w*|wahl(?:en)?|parlament|religion|krankheit(?:en)?|quellen|haftung|§',
  'voyages?|vacances|capitale|habitants|météo|histoire|historiens?|batailles?|guerres?|empereur|rois?|reine|révolutions?|république|siècle|restaurants?|musées?|plus grande?|comparez?|philosoph(?:ie|e|es)|théories?|lois? de|physique|chimie|biologie|expériences?|nobel|littérature|poètes?|poèmes?|auteurs?|critiques?|dissertation|exposé|problématique|œuvres?|peintres?|compositeurs?|coupe du monde|équipes?|entraîneurs?|recettes?|élections?|religion|maladies?',
  'viajes?|vacaciones|población|habitantes|clima|historia|historiadores|batallas?|guerras?|emperador|reye?s?|reinas?|reformas|revolución|república|siglo|museos?|más grande|compara|filosof(?:ía|o|os)|teorías?|física|química|biología|literatura|poetas?|poemas?|autor(?:es)?|reseña|obras?|pintores?|mundial|equipos?|entrenador(?:es)?|recetas?|célula|celular|fotosíntesis|elecciones|religión|bachillerato|enfermedad(?:es)?',
  'viagg(?:io|i)|vacanz[ae]|popolazione|abitanti|meteo|storia|storic[oi]|battagli[ae]|guerr[ae]|imperatore|re|regina|risorgimento|rinascimento|repubblica|secolo|musei|più grande|confronta|filosof(?:ia|o|i)|teori[ae]|fisica|chimica|letteratura|poet[ai]|poesi[ae]|autor[ei]|opere|mondiali|squadr[ae]|allenator[ei]|ricett[ae]|maturità|malatti[ae]',
  'reis|vakantie|hoofdstad|inwoners|weer|geschiedenis|slag bij|beleg|oorlog|opstand|vrede van|keizer|koning(?:in)?|republiek|eeuw|bezienswaardigheden|groter|vergelijk|filosof(?:ie|en)|theorie|natuurkunde|scheikunde|literatuur|dichters?|gedicht(?:en)?|toetsvragen|bron(?:nen|opdracht)|ziektes?',
  'podróż|wycieczk[aęi]|wakacje|stolic[aęy]|ludność|pogoda|histori[aięi]|bitw[aęy]|wojn[aęy]|powstani[ea]|cesarz|król(?:owa)?|wieku?|zabytki|większ[aey]|porównaj|filozofi[aęi]|teori[aęi]|fizyk[aęi]|chemi[aęi]|literatur[aęy]|poet[ay]|wiersz[ey]?|autor(?:a|zy)?|rozprawk[aęi]|matur[aęy]|chorob[ay]',
  'viagem|viagens|férias|população|habitantes|clima|história|historiadores|batalha|guerra|imperador|rei|rainha|república|ditadura|século|museus|maior|filosof(?:ia|o|os)|teoria|física|química|literatura|poetas?|poemas?|autor(?:es)?|obras?|constituição|doenças?',
  'resa|tredagarsresa|semester|huvudstad(?:en)?|invånare|väder|historia|slaget|krig(?:et)?|kejsare|kung|drottning|reformationen|riksdagen|århundradet|större|jämför|filosofi|teori|fysik|kemi|litteratur|diktare|dikter|författare|instuderingsfrågor|sjukdom(?:ar)?',
  'gezi|seyahat|tatil|başkenti?|nüfusu?|hava durumu|tarihi?|savaşı?|antlaşması|isyanı|padişah|sultan|kralı?|dönemi?(?:n|nin|nde|ndeki)?|yüzyıl|büyük|karşılaştır|felsefe(?:si)?|fizik|kimya|edebiyat(?:ı)?|şair(?:i)?|yazar(?:ı)?|romanı?(?:nı|yla)?|sınıf|kaynak|soru(?:lar)?|hastalık',
].join('|');
const topics = anyWords(topicWords);
const topicsUnspaced =
  /旅行|旅游|观光|首都|人口|气候|天气|天気|歴史|历史|战争|戦争|戦い|之战|皇帝|王朝|朝|世纪|世紀|比较|比較|修建|観光|なぜ|どちら|比.{1,6}[大小高长]吗|文学|诗|詩|小説|小说|作家|哲学|物理|化学|数学|定律|方程式|革命|維新|维新|改革|電影|电影|映画|感想文|教科書|中学生|高中|高一|初中|论述|論じ|史/gu;

export const isTopic = (sentence: string): boolean => topics.test(sentence) || sentence.search(topicsUnspaced) !== -1;

/** How many different words of such sentences a passage has. */
export const topicsIn = (passage: string): number =>
  new Set([...topics.all(passage), ...passage.matchAll(topicsUnspaced)].map(([found]) => found.toLowerCase())).size;

const asked = /[?？]["'”’»)]?\s*$|か。\s*$|吗[。?？]?\s*$/u;
/** "Is Paris bigger than Lyon?" */
export const isQuestion = (sentence: string): boolean => asked.test(sentence);

/** The first words of questions and of what a model is told to do. */
const opening = `^[\\s"'“„«¿¡*#>-]*(?:(?:please|bitte|s'il te plaît|por favor|per favore|proszę|snälla|hey|hi|ok|also|then|now|and|next|first|finally|außerdem|dann|danach|puis|ensuite|aussi|luego|después|también|poi|inoltre|daarna|potem|depois|sedan),? ){0,2}`;
const asking = new RegExp(
  `${opening}(?:${[
    "write|act as|roleplay|conjugate|underline|explain|give|list|tell|check|verify|correct|proofread|turn|convert|sort|review|improve|shorten|format|provide|rephrase|paraphrase|simplify|continue|finish|quiz|refactor|implement|design|derive|solve|calculate|roast|annotate|i need (?:a|an|some|it)|i want you to|i(?:'d| would) like (?:a|an|you)|tell me|compare|summari[sz]e|translate|plan|recommend|describe|create|make|draft|fix|prove|show|name|rank|help|suggest|define|discuss|analy[sz]e|outline|generate|rewrite|how|what|why|who|where|when|which|whose|is|are|was|were|can|could|do|does|did|should|would",
    'schreibe?|konjugiere|dekliniere|unterstreiche|bestimme|erzähle?|erfinde?|analysiere?|entwirf|korrigiere?|prüfe?|kürze?|formuliere?|stricke?|fass|mach(?:e)?|löse?|berechne?|erkläre?|gib|nenne?|vergleiche?|fasse?|übersetze?|plane?|beschreibe?|erstelle?|zeige?|wie|was|warum|wer|wo|wann|welche[rs]?|wieso|ist|sind|kannst?|rezept',
    'écris|conjugue|souligne|raconte|invente|compare|analyse|corrige|vérifie|classe|trie|range|liste|indique|reformule|rédige|calcule|recette|explique|donne|résume|traduis|organise|décris|rédige|énonce|propose|cite|qui|que|quel(?:le)?s?|pourquoi|comment|où|quand|est-ce|peux-tu',
    'expl[ií]c[ae](?:me|nos)|enséñ[ae](?:me|nos)|resúm[ae](?:me|nos)|recomiénd[ae](?:me|nos)|ayúd[ae](?:me|nos)|tradúc[ae](?:me|nos)|dime|hazme|escribe|conjuga|subraya|inventa|analiza|redacta|corrige|revisa|diseña|calcula|elabora|recomienda|explica|dame|compara|resume|traduce|planea|describe|cuéntame|haz|qué|quién(?:es)?|cuál(?:es)?|por qué|cómo|dónde|cuándo|es',
    'aiutami|scrivimi|riassumimi|traducimi|elencami|consigliami|fammi|correggimi|scrivi|spiegami|dimmi|coniuga|sottolinea|racconta|inventa|analizza|correggi|calcola|elenca|consiglia|spiega|dammi|confronta|riassumi|traduci|organizza|descrivi|crea|chi|che|cosa|quale|quali|qual|perché|come|dove|quando',
    'schrijf|vervoeg|vertel|verzin|samenvatting|corrigeer|bereken|leg|geef|vergelijk|vat|vertaal|beschrijf|maak|wie|wat|waarom|hoe|waar|welke|wanneer',
    'napisz|odmień|opowiedz|wymyśl|popraw|oblicz|wymień|wyjaśnij|podaj|porównaj|zaplanuj|streść|przetłumacz|opisz|kim|kto|co|dlaczego|jak|gdzie|jak[aie]|jakie|czy|któr[yae]',
    'me (?:explica|explique|ajuda|ajude|diz|diga|dá|dê|conta|conte|recomenda|recomende)|(?:explica|ajuda|diz|conta|recomenda)-me|resum[ae]|compar[ae]|list[ae]|monte|faça|calcul[ae]|escrev[ae]|conjuga|inventa|expli(?:ca|que)|dá-me|dê|planeia|traduz|descrev[ae]|conta|quem|qual|quais|porque|por que|como|onde',
    'skriv|böj|berätta|hitta på|rätta|beräkna|föreslå|förklara|ge|jämför|planera|sammanfatta|översätt|beskriv|vem|vad|varför|hur|var|vilk(?:a|en|et)|är',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** What one tells people as well ("Setze Anna auf die Liste"), and a model in a lesson. */
const drilling = new RegExp(
  `${opening}(?:fill in|complete|put|setze?|bilde|ergänze|complète|mets|completa|rellena|pon|volgi|metti|vul|zet|uzupełnij|wstaw|preenche|fyll i|sätt)(?![\\p{L}\\p{M}])`,
  'iu',
);
/** What a lesson is made of: sentences, gaps, tenses. */
const ofLessons = any(
  'sentences?|gaps?|blanks?|verbs?|tenses?|(?:correct|right) (?:form|word)s?|ins (?:passiv|aktiv|perfekt|präteritum|plusquamperfekt|futur)|satz|sätze?n?|lücken?|lückentext|verb(?:en|form)?|plural|dativ|akkusativ|genitiv|konjunktiv|phrases?|trous?|verbes?|au (?:passé|futur|pluriel|présent|subjonctif|passif)|subjonctif|imparfait|frases?|oraciones|oración|huecos|verbos?|plurale?|subjuntivo|pretérito|frasi|passivo|congiuntivo|verbi|zin|zinnen|werkwoord(?:en)?|zdani[ae]|luki|czasownik\\p{L}*|lacunas|espaços|mening(?:en|ar|arna)?|luckorna|verb(?:et|en)',
);
/** What a model is told to make up; posts have such verbs as well ("Imagine my surprise"), so at a text's edges only. */
const making = new RegExp(
  `${opening}(?:draw|paint|sketch|compose|invent|imagin[ea]|immagina|pretend)(?! (?:my|our|his|her|their|how|ma|mon|mi|la mia|minha)(?![\\p{L}\\p{M}]))(?![\\p{L}\\p{M}])`,
  'iu',
);
const askingElsewhere =
  /(?:yaz|açıkla|ver|planla|çevir|anlat|özetle|karşılaştır|kimdir|nedir|nelerdir)[.?!]?\s*$|请|帮我|解释|总结|翻译|为什么|什么|是谁|吗|用.{1,8}写|给.{1,12}写|写[一个首篇封份段祝]|怎么|如何|ください|教えて|書いて|まとめて|なぜ|何|どちら|誰/u;

const pleading =
  /(?:,? (?:please|pls|plz|bitte|danke|por favor|per favore|s'il te plaît|alsjeblieft|proszę|tack))[ .!]*$/iu;
const isDrill = (text: string): boolean => drilling.test(text) && ofLessons.test(text);

/**
 * Whether a sentence asks, or tells a model what to do.
 * @param atEdge Whether it is the first or the last of its text.
 */
export const isRequest = (text: string, atEdge: boolean): boolean =>
  isQuestion(text) ||
  pleading.test(text) ||
  asking.test(text) ||
  isDrill(text) ||
  (atEdge && making.test(text)) ||
  askingElsewhere.test(text);

/** Of those first words the ones that ask people as well. */
const wondering = new RegExp(
  `${opening}(?:${[
    'how|what|why|who|where|when|which|whose|is|are|was|were|do|does|did|should',
    'wie|was|warum|wer|wo|wann|welche[rs]?|wieso|ist|sind',
    'qui|que|quel(?:le)?s?|pourquoi|comment|où|quand|est-ce',
    'qué|quién(?:es)?|cuál(?:es)?|por qué|cómo|dónde|cuándo|es',
    'chi|che|cosa|quale|quali|qual|perché|come|dove|quando',
    'wie|wat|waarom|hoe|waar|welke|wanneer',
    'kim|kto|co|dlaczego|jak|gdzie|jak[aie]|jakie|czy|któr[yae]',
    'quem|qual|quais|porque|por que|como|onde',
    'vem|vad|varför|hur|var|vilk(?:a|en|et)|är',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
/** Whether a sentence tells a model what to do, and does not merely ask; `atEdge` as above. */
export const isCommand = (text: string, atEdge: boolean): boolean =>
  pleading.test(text) ||
  (asking.test(text) && !wondering.test(text)) ||
  isDrill(text) ||
  (atEdge && making.test(text)) ||
  (askingElsewhere.test(text) && !isQuestion(text));

/** A year before the memory of those alive, or a century. */
const past =
  /(?<![\p{L}])(?:in|im|en|nel|el|dans|anno|w|em|år|since|until|around|um|vers|yıl\p{L}*|from|to|von|bis)\s(?:1[0-8]\d\d|190\d)(?![\d\p{L}])|\((?:1[0-8]\d\d|190\d)(?![\d\p{L}])|(?<![\d\p{L}])(?:BCE?|v\. ?Chr|av\. ?J\.-?C|a\. ?C\.|p\.n\.e|f\.Kr)|(?:1[0-8]\d\d|190\d)[年]/u;
export const isLongAgo = (sentence: string): boolean => past.test(sentence);

/** What names before a person that the sentence is about his or her works: "in the style of", "films by". */
const worksBefore = new RegExp(
  `(?:${[
    '(?:style|manner|voice|spirit|works?|novels?|books?|poems?|poetry|plays?|films?|movies?|songs?|albums?|paintings?|music|theor(?:y|ies)|philosophy|ideas|thought|writings|speeches|quotes?|theorem|biography|essays?|stor(?:y|ies)|symphon(?:y|ies)|sonatas?) (?:of|by|from|after)|who (?:was|were)|(?:law|theorem|paradox|lemma|conjecture|rule|algorithm|painted|written|composed|directed|invented|founded|discovered) (?:of|by)|(?:gospel|book|reign|death|life and times) of|what did|how did|why did',
    '(?:stil|satz|gesetz|werke?|romane?|gedichte?|lieder|filme?|bücher|theorie|philosophie|musik|zitate?) (?:von|des|der)|wer war(?:en)?|warum (?:hat|wurde)|(?:faust|werther) von',
    "(?:à la manière|théorème|loi|pensée|style|œuvres?|oeuvres?|romans?|poèmes?|films?|livres?|chansons?|théorie|philosophie|pièces?) (?:de|d'|du)|qui (?:était|étaient|fut)",
    '(?:estilo|teorema|ley|pensamiento|obras?|novelas?|poemas?|películas?|libros?|canciones|teoría|filosofía) (?:de|del)|quién(?:es)? (?:fue|era|fueron)',
    "(?:stile|teorema|legge|opere|romanz[oi]|poesi[ae]|film|libri|canzoni|teoria|filosofia) (?:di|del|della|d')|chi (?:era|fu|erano)",
    '(?:stijl|werk(?:en)?|romans?|gedicht(?:en)?|boek(?:en)?|films?|liedjes|theorie|aanslag) van|wie (?:was|waren)',
    '(?:stylu|dzieł[ao]?|powieści|wiersz[ey]?|filmy?|książk[iaę]|teori[aęi]|manierze)|kim (?:był|była|byli)',
    '(?:estilo|obras?|romances?|poemas?|filmes?|livros?|canções|teoria|filosofia) (?:de|do|da)|quem (?:foi|era|foram)',
    '(?:stil med|stil|verk|romaner|dikter|filmer|böcker|sånger|teori) (?:av|med|från)|stil med|vem var|hvem var|vilka var',
  ].join('|')}) ?["'“„«]?$`,
  'iu',
);
const worksAfter =
  /^['’]?(?:n?[iıuü]n)?\s?(?:tarzında|romanı|romanları|şiiri|şiirleri|filmleri|kimdir|kimdi|hangi)|^(?:的)(?:风格|作品|小说|诗|电影|理论|思想)|^(?:の)(?:文体|作品|小説|映画|理論|思想|詩)|^(?:是谁|とは誰|はなぜ)/u;
/** "by Kurosawa and Varda": the next of a list. */
const listed =
  /^(?:,| and| or| und| oder| et| ou| y| o| e| en| of| i| lub| och| eller| ve| veya| vs\.?|、|和|と|还是)\s?(?:by |von |de |di |van |av |o |a |os |el )?$/iu;

const reach = 40;

/** Whether a sentence at [start, end) speaks of a person's works or asks who someone was. */
export const isAuthor = (text: string, start: number, end: number): boolean =>
  worksBefore.test(textBefore(text, start, reach)) || worksAfter.test(textAfter(text, end, 12));

export const isListed = (between: string): boolean => listed.test(between);

/** A sentence, or as much of one as says what it is about. */
const sentence = /[^.!?。！？\n]*(?:[.!?。！？](?!\s|$)[^.!?。！？\n]*)*(?:[.!?。！？\n]+["'”’»)]?\s*|$)/gu;
const longest = 480;

export interface Sentence {
  readonly start: number;
  readonly text: string;
}
/** The sentences of a text, each from where the one before ends; long ones in parts. Linear in the text. */
export const sentencesOf = (text: string): Sentence[] =>
  [...text.matchAll(sentence)].flatMap(({ 0: whole, index }) =>
    Array.from({ length: Math.ceil(whole.length / longest) }, (_, i) => ({
      start: index + i * longest,
      text: whole.slice(i * longest, (i + 1) * longest),
    })),
  );
