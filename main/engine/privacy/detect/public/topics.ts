import { oneLine } from '../../patterns/one-line';
import { anyWords } from './any';

/** What sentences of travel, geography, history, science, arts and comparison are made of. */
const topicWords = [
  oneLine`
    trips?|travel(?:l?ing)?|itinerar(?:y|ies)|tourists?|tourism|sightseeing|vacation|holidays?|flights?|restaurants?
    |museums?|landmarks?|monuments?|cathedrals?|capital|population|gdp|climate|weather|histor(?:y|ic|ical|ians?)
    |battles?|wars?|sieges?|empires?|emperors?|kings?|queens?|dynast(?:y|ies)|treat(?:y|ies)|revolutions?|rebellions?
    |reform(?:s|ation|ers?)|constitutions?|republics?|colon(?:y|ies|ial)|centur(?:y|ies)|ancient|medieval|renaissance
    |enlightenment|rivers?|mountains?|continents?|oceans?|legal in|laws? (?:of|in)|bigger|larger|older|taller|longest
    |highest|rank(?:ed|ing)?|(?:un)?employment rate|compare|comparison|philosoph(?:y|ers?|ical)|ethics|theor(?:y|ies)
    |theorems?|proofs?|physics|chemistry|biology|genetics?|astronomy|mathematics|geometry|algebra|calculus|quantum
    |molecul(?:e|es|ar)|atoms?|particles?|experiments?|scientists?|discover(?:y|ies|ed)|invent(?:ed|ions?|ors?)|nobel
    |patents?|species|genus|plants?|flowers?|trees?|birds?|mammals?|dinosaurs?|fossils?|planets?|orbit(?:ed)?
    |galax(?:y|ies)|space|literature|literary|poets?|poems?|poetry|playwrights?|writers?|authors?|books?|chapters?
    |essays?|genres?|symbolism|composers?|symphon(?:y|ies)|operas?|painters?|paintings?|sculptures?|architects?
    |architecture|songs?|bands?|actors?|directors?|world cup|teams?|coach(?:es)?|football|soccer|chess|basketball
    |tennis|things to do|must-see|top \d+|better|best|versus|vs|brands?|specs|features?|recipes?|ingredients|salads?
    |films|movies|trivia|disney|crisis|oil|side effects?|marbles|grammar|sentences|translate|debate|dialogue|olympics?
    |championships?|tournaments?|leagues?|openings?|elections?|parliament|presidents?|prime ministers?|ministers?
    |part(?:y|ies)|democra(?:cy|tic)|capitalism|socialism|inflation|econom(?:y|ics|ists?)|religio(?:n|us)|gods?
    |goddess(?:es)?|bible|church|courts?|case law|statutes?|plaintiff|symptoms?|diseases?|treatments?|therap(?:y|ies)
    |vaccines?|anatomy|pharmacology|clinical|randomi[sz]ed|meta-analysis|abstract|hypothesis|references|bibliography
    |citations?|quiz|revision|syllabus|textbook|exam|talk|slides|glossary|acronyms?
  `,
  oneLine`
    reise|urlaub|hauptstadt|einwohner(?:zahl)?|bevölkerung|wetter|geschichte|historisch(?:e[mnrs]?)?|schlacht(?:en)?
    |kriege?s?|frieden?|vertrag von|kaiser(?:s|reich)?|könige?|königin|reformation|revolution|republik|mittelalter
    |jahrhunderts?|sehenswürdigkeiten|größer|älter|vergleiche?|philosophie?|theorie|satz des|physik|chemie|biologie
    |quantenmechanik|mathematik|versuche?|experimente?|nobelpreis|forscher(?:in)?|entdeck(?:t|te|ung)|literatur
    |dichter|gedichte?|autor(?:in)?|epoche|werke?|referat|seminararbeit|hausarbeit|gliederung|aufsatz|forschung
    |komponist(?:en)?|oper|maler|bundesliga|mannschaft(?:en)?|trainer|erfinder(?:s)?|gedicht(?:s|es)?|metrum
    |weltmeister\w*|wahl(?:en)?|parlament|religion|krankheit(?:en)?|quellen|haftung|§
  `,
  oneLine`
    voyages?|vacances|capitale|habitants|météo|histoire|historiens?|batailles?|guerres?|empereur|rois?|reine
    |révolutions?|république|siècle|restaurants?|musées?|plus grande?|comparez?|philosoph(?:ie|e|es)|théories?
    |lois? de|physique|chimie|biologie|expériences?|nobel|littérature|poètes?|poèmes?|auteurs?|critiques?|dissertation
    |exposé|problématique|œuvres?|peintres?|compositeurs?|coupe du monde|équipes?|entraîneurs?|recettes?|élections?
    |religion|maladies?
  `,
  oneLine`
    viajes?|vacaciones|población|habitantes|clima|historia|historiadores|batallas?|guerras?|emperador|reye?s?|reinas?
    |reformas|revolución|república|siglo|museos?|más grande|compara|filosof(?:ía|o|os)|teorías?|física|química
    |biología|literatura|poetas?|poemas?|autor(?:es)?|reseña|obras?|pintores?|mundial|equipos?|entrenador(?:es)?
    |recetas?|célula|celular|fotosíntesis|elecciones|religión|bachillerato|enfermedad(?:es)?
  `,
  oneLine`
    viagg(?:io|i)|vacanz[ae]|popolazione|abitanti|meteo|storia|storic[oi]|battagli[ae]|guerr[ae]|imperatore|re|regina
    |risorgimento|rinascimento|repubblica|secolo|musei|più grande|confronta|filosof(?:ia|o|i)|teori[ae]|fisica|chimica
    |letteratura|poet[ai]|poesi[ae]|autor[ei]|opere|mondiali|squadr[ae]|allenator[ei]|ricett[ae]|maturità|malatti[ae]
  `,
  oneLine`
    reis|vakantie|hoofdstad|inwoners|weer|geschiedenis|slag bij|beleg|oorlog|opstand|vrede van|keizer|koning(?:in)?
    |republiek|eeuw|bezienswaardigheden|groter|vergelijk|filosof(?:ie|en)|theorie|natuurkunde|scheikunde|literatuur
    |dichters?|gedicht(?:en)?|toetsvragen|bron(?:nen|opdracht)|ziektes?
  `,
  oneLine`
    podróż|wycieczk[aęi]|wakacje|stolic[aęy]|ludność|pogoda|histori[aięi]|bitw[aęy]|wojn[aęy]|powstani[ea]|cesarz
    |król(?:owa)?|wieku?|zabytki|większ[aey]|porównaj|filozofi[aęi]|teori[aęi]|fizyk[aęi]|chemi[aęi]|literatur[aęy]
    |poet[ay]|wiersz[ey]?|autor(?:a|zy)?|rozprawk[aęi]|matur[aęy]|chorob[ay]
  `,
  oneLine`
    viagem|viagens|férias|população|habitantes|clima|história|historiadores|batalha|guerra|imperador|rei|rainha
    |república|ditadura|século|museus|maior|filosof(?:ia|o|os)|teoria|física|química|literatura|poetas?|poemas?
    |autor(?:es)?|obras?|constituição|doenças?
  `,
  oneLine`
    resa|tredagarsresa|semester|huvudstad(?:en)?|invånare|väder|historia|slaget|krig(?:et)?|kejsare|kung|drottning
    |reformationen|riksdagen|århundradet|större|jämför|filosofi|teori|fysik|kemi|litteratur|diktare|dikter|författare
    |instuderingsfrågor|sjukdom(?:ar)?
  `,
  oneLine`
    gezi|seyahat|tatil|başkenti?|nüfusu?|hava durumu|tarihi?|savaşı?|antlaşması|isyanı|padişah|sultan|kralı?
    |dönemi?(?:n|nin|nde|ndeki)?|yüzyıl|büyük|karşılaştır|felsefe(?:si)?|fizik|kimya|edebiyat(?:ı)?|şair(?:i)?
    |yazar(?:ı)?|romanı?(?:nı|yla)?|sınıf|kaynak|soru(?:lar)?|hastalık
  `,
].join('|');
const topics = anyWords(topicWords);

const topicsUnspaced = new RegExp(
  oneLine`
    旅行|旅游|观光|首都|人口|气候|天气|天気|歴史|历史|战争|戦争|戦い|之战|皇帝|王朝|朝|世纪|世紀|比较|比較|修建|観光
    |なぜ|どちら|比.{1,6}[大小高长]吗|文学|诗|詩|小説|小说|作家|哲学|物理|化学|数学|定律|方程式|革命|維新|维新|改革
    |電影|电影|映画|感想文|教科書|中学生|高中|高一|初中|论述|論じ|史
  `,
  'gu',
);

export const isTopic = (sentence: string): boolean => topics.test(sentence) || sentence.search(topicsUnspaced) !== -1;

/** How many different words of such sentences a passage has. */
export const topicsIn = (passage: string): number =>
  new Set([...topics.all(passage), ...passage.matchAll(topicsUnspaced)].map(([found]) => found.toLowerCase())).size;

/** A year before the memory of those alive, or a century. */
const past = new RegExp(
  oneLine`
    (?<![\p{L}])(?:in|im|en|nel|el|dans|anno|w|em|år|since|until|around|um|vers|yıl\p{L}*|from|to|von|bis)\s
    (?:1[0-8]\d\d|190\d)(?![\d\p{L}])|\((?:1[0-8]\d\d|190\d)(?![\d\p{L}])
    |(?<![\d\p{L}])(?:BCE?|v\. ?Chr|av\. ?J\.-?C|a\. ?C\.|p\.n\.e|f\.Kr)
    |(?:1[0-8]\d\d|190\d)[年]
  `,
  'u',
);
export const isLongAgo = (sentence: string): boolean => past.test(sentence);
