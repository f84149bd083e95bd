/** Whether a sentence is about the world or about somebody: in twelve languages, by its words. */

const any = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

/** What makes a text the user's own: whose landlord, whose town. */
const ours = any(
  'my|our|ours|mine|mein(?:e[mnrs]?)?|unser(?:e[mnrs]?)?|mon|mes|notre|nos|mis?|nuestr[oa]s?|mi[oae]|miei|nostr[oaie]|mijn|ons|onze|m[oó]j(?:a|ą|e|ego|ej|im|emu)?|nasz(?:a|ą|e|ego|ej)?|meus?|minhas?|noss[oa]s?|mitt|mina|vår[at]?|våra|benim|bizim',
);
const oursUnspaced = /我们|我的|我[家妈爸儿女哥姐弟妹老同是在叫]|咱|私[のはが]|僕|俺|弊社/u;
const self = any("i|i'm|i've|i'd|ich|je|j'ai|yo|io|ik|ja|eu|jag|ben|we|wir|wij|vi|nous|nosotros|noi|nós|biz");

/** Whether the words are the user's own affair. `strict`: an "I" is enough. */
export const isOurs = (text: string, strict: boolean): boolean =>
  ours.test(text) || oursUnspaced.test(text) || (strict && self.test(text));

/** What sentences of travel, geography, history and comparison are made of. */
const topics = any(
  [
    'trips?|travel(?:l?ing)?|itinerar(?:y|ies)|tourists?|sightseeing|vacation|holidays?|flights?|restaurants?|museums?|landmarks?|capital|population|gdp|climate|weather|history|historic(?:al)?|battles?|wars?|empires?|emperors?|kings?|queens?|dynast(?:y|ies)|treat(?:y|ies)|revolutions?|centur(?:y|ies)|ancient|medieval|rivers?|mountains?|legal in|laws? (?:of|in)|bigger|larger|older|taller|rank(?:ed|ing)?|(?:un)?employment rate|compare',
    'reise|urlaub|hauptstadt|einwohner(?:zahl)?|bevölkerung|wetter|geschichte|schlacht|krieg|kaiser|könig(?:in)?|jahrhundert|sehenswürdigkeiten|größer|älter|vergleiche?',
    'voyages?|vacances|capitale|habitants|météo|histoire|bataille|guerre|empereur|rois?|reine|siècle|restaurants?|musées?|plus grande?|comparez?',
    'viajes?|vacaciones|población|habitantes|clima|historia|batalla|guerra|emperador|rey(?:es)?|reina|siglo|museos?|más grande|compara',
    'viagg(?:io|i)|vacanz[ae]|popolazione|abitanti|meteo|storia|battaglia|imperatore|re|regina|secolo|musei|più grande|confronta',
    'reis|vakantie|hoofdstad|inwoners|weer|geschiedenis|slag|oorlog|keizer|koning(?:in)?|eeuw|bezienswaardigheden|groter|vergelijk',
    'podróż|wycieczk[aęi]|wakacje|stolic[aęy]|ludność|pogoda|historia|bitw[aęy]|wojn[aęy]|cesarz|król(?:owa)?|wiek|zabytki|większ[aey]|porównaj',
    'viagem|viagens|férias|população|habitantes|clima|história|batalha|imperador|rei|rainha|século|museus|maior',
    'resa|tredagarsresa|semester|huvudstad(?:en)?|invånare|väder|historia|slaget|krig(?:et)?|kejsare|kung|drottning|århundradet|större|jämför',
    'gezi|seyahat|tatil|başkenti?|nüfusu?|hava durumu|tarihi?|savaşı?|padişah|kralı?|yüzyıl|büyük|karşılaştır',
  ].join('|'),
);
const topicsUnspaced =
  /旅行|旅游|观光|首都|人口|气候|天气|天気|歴史|历史|战争|戦争|皇帝|王朝|世纪|世紀|比较|比較|修建|観光|なぜ|どちら|比.{1,6}[大小高长]吗/u;

export const isTopic = (sentence: string): boolean => topics.test(sentence) || topicsUnspaced.test(sentence);

const asked = /[?？]["'”’»)]?\s*$|か。\s*$|吗[。?？]?\s*$/u;
/** "Is Paris bigger than Lyon?" */
export const isQuestion = (sentence: string): boolean => asked.test(sentence);

/** The first words of questions and of what a model is told to do. */
const asking = new RegExp(
  `^[\\s"'“„«¿¡*#>-]*(?:(?:please|bitte|s'il te plaît|por favor|per favore|proszę|snälla|hey|hi|ok),? )?(?:${[
    'write|explain|give|list|tell|compare|summari[sz]e|translate|plan|recommend|describe|create|make|draft|fix|prove|show|name|rank|help|suggest|define|discuss|analy[sz]e|outline|generate|rewrite|how|what|why|who|where|when|which|whose|is|are|was|were|can|could|do|does|did|should|would',
    'schreibe?|erkläre?|gib|nenne?|vergleiche?|fasse?|übersetze?|plane?|beschreibe?|erstelle?|zeige?|wie|was|warum|wer|wo|wann|welche[rs]?|wieso|ist|sind|kannst?|rezept',
    'écris|explique|donne|résume|traduis|organise|décris|rédige|énonce|propose|cite|qui|que|quel(?:le)?s?|pourquoi|comment|où|quand|est-ce|peux-tu',
    'escribe|explica|dame|compara|resume|traduce|planea|describe|cuéntame|haz|qué|quién(?:es)?|cuál(?:es)?|por qué|cómo|dónde|cuándo|es',
    'scrivi|spiega|dammi|confronta|riassumi|traduci|organizza|descrivi|crea|chi|che|cosa|quale|quali|qual|perché|come|dove|quando',
    'schrijf|leg|geef|vergelijk|vat|vertaal|beschrijf|maak|wie|wat|waarom|hoe|waar|welke|wanneer',
    'napisz|wyjaśnij|podaj|porównaj|zaplanuj|streść|przetłumacz|opisz|kim|kto|co|dlaczego|jak|gdzie|jak[aie]|jakie|czy|któr[yae]',
    'escrev[ae]|expli(?:ca|que)|dá-me|dê|planeia|traduz|descrev[ae]|conta|quem|qual|quais|porque|por que|como|onde',
    'skriv|förklara|ge|jämför|planera|sammanfatta|översätt|beskriv|vem|vad|varför|hur|var|vilk(?:a|en|et)|är',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
const askingElsewhere =
  /(?:yaz|açıkla|ver|planla|çevir|anlat|özetle|karşılaştır|kimdir|nedir|nelerdir)[.?!]?\s*$|请|帮我|解释|总结|翻译|为什么|什么|是谁|吗|用.{1,8}写|写一|ください|なぜ|何|どちら|誰/u;

/** Whether a sentence asks, or tells a model what to do. */
export const isRequest = (text: string): boolean => isQuestion(text) || asking.test(text) || askingElsewhere.test(text);

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
    '(?:stil med|stil|verk|romaner|dikter|filmer|böcker|sånger|teori) (?:av|med|från)|stil med|vem var|vilka var',
  ].join('|')}) ?["'“„«]?$`,
  'iu',
);
const worksAfter =
  /^['’]?(?:n?[iıuü]n)?\s?(?:tarzında|romanı|romanları|şiiri|şiirleri|filmleri|kimdir|kimdi|hangi)|^(?:的)(?:风格|作品|小说|诗|电影|理论|思想)|^(?:の)(?:文体|作品|小説|映画|理論|思想|詩)|^(?:是谁|とは誰|はなぜ)/u;
/** "by Kurosawa and Varda": the next of a list. */
const listed = /^(?:,| and| or| und| et| y| e| en| i| och| ve|、|和|と)\s?(?:by |von |de |di |van |av )?$/iu;

const reach = 40;

/** Whether a sentence at [start, end) speaks of a person's works or asks who someone was. */
export const isAuthor = (text: string, start: number, end: number): boolean =>
  worksBefore.test(text.slice(Math.max(0, start - reach), start)) || worksAfter.test(text.slice(end, end + 12));

export const isListed = (between: string): boolean => listed.test(between);

/** A sentence, or as much of one as says what it is about. */
const sentence = /[^.!?。！？\n]*(?:[.!?。！？](?!\s|$)[^.!?。！？\n]*)*(?:[.!?。！？\n]+["'”’»)]?\s*|$)/gu;
const longest = 480;

/** The sentences of a text, each from where the one before ends; long ones in parts. Linear in the text. */
export const sentencesOf = (text: string): { start: number; text: string }[] =>
  [...text.matchAll(sentence)].flatMap(({ 0: whole, index }) =>
    Array.from({ length: Math.ceil(whole.length / longest) }, (_, i) => ({
      start: index + i * longest,
      text: whole.slice(i * longest, (i + 1) * longest),
    })),
  );
