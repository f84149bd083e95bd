import { headFirst } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';
import { beyondLatin, remembered } from '../../text/pieces';
import { anyWords } from './any';

const fiction = anyWords(
  [
    oneLine`
      novels?|novellas?|fiction|plot|protagonists?|antagonists?|characters?|detective|chapters?|scenes?|seasons? \d
      |screenplay|films?|movies?|episodes?|fairy ?tales?|fables?|myths?|mythology|traged(?:y|ies)|sonnets?|playlists?
      |albums?|animes?|mangas?|pok[eé]mon|cartoons?|superheroe?s?
    `,
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

const fictionUnspaced = new RegExp(
  headFirst('小说|小說|小説|电影|電影|映画|诗歌|诗人|剧本|童话|神话|神話|物語|《[^》]{1,20}》|『[^』]{1,20}』'),
  'u',
);

/** A work is asked about by its title: "In 'Emma', why does …". Where sums, ages and days stand beside it, it may be somebody's file. */
const titled = new RegExp(
  oneLine`
    (?<!\p{L})(?:in|of|from|aus|bei|dans|de|en|nel(?:la|l['’])?|di|uit|w|z|em|i|ur) ["“„«»‘'*_]{1,2}\p{Lu}[^"”“»«*_\n]{2,60}["”“»«’'*_]{1,2},? (?:
      why|how|what|who|which|does|explain|warum|wie|was|wer|welche\p{L}?|pourquoi|comment|quel\p{L}{0,3}|por qué|cómo
      |qué|quién|perché|come|cosa|chi|quale|waarom|hoe|wat|wie|dlaczego|jak|kto|porque|por que|como|quem|varför|hur
      |vem
    )(?!\p{L})
  `,
  'iu',
);

/** … or is to be told in short: "Riassumi «I promessi sposi»", "Zusammenfassung von Schillers „Die Räuber“". */
const summed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      summari[sz]e|summary of|analy[sz]e|plot of|fasse?|zusammenfassung (?:von|zu)|analysiere|compare|contrast
      |vergleiche?|résume[rz]?|résumé de|analyse[rz]?|compare[rz]|resum[ei]n?|analiza|compara|riassumi
      |riassunto (?:di|de)|analizza|confronta|vat|vergelijk|samenvatting van|streść|streszczenie|przeanalizuj|porównaj
      |resum[ao]|analis[ae]|sammanfatta|analysera|jämför|özetle
      |(?:
        ending|end|morals?|themes?|message|meaning|final|desenlace|moraleja|fin|morale|thème|portée|Ende|Schluss|Moral
        |Aussage|Bedeutung|finale|significato|significado|slot|moraal|betekenis|zakończenie|morał|slutet|sensmoralen
      ) (?:of|de|du|von|des|der|di|van|av|i|in)
    ) (?:(?:the|den|das|die|le|la|el|il|o|a|de|di) )?(?:\p{L}+ ){0,2}["“„«»‘'*_]{1,2}\p{Lu}[^"”“»«*_\n]{2,60}["”“»«’'*_]{1,2}
    (?![^.!?\n]{0,20}(?:@|\d{3}))
  `,
  'iu',
);

export const isFiction = remembered(
  (text): boolean =>
    fiction.test(text) ||
    (beyondLatin.test(text) && fictionUnspaced.test(text)) ||
    (!/\d/.test(text) && (titled.test(text) || summed.test(text))),
);

/** A verb of inventing, up to six words of which none is `told` of a true account, what it makes, and how one is called. */
const madeUp = (verbs: string, told: string, made: string, called: string): string =>
  `(?:${verbs})(?:[ -](?!(?:${told}) )[\\p{L}\\d'’-]{1,20}){0,6} ${made} (?:\\p{L}+[ -]){1,4}(?:${called})`;

const invents = anyWords(
  [
    oneLine`
      (?:writing|write|working on|drafting) (?:a|an|my|the|our) (?:\p{L}+[ -]){0,2}
      (?:novel|novella|screenplay|thriller|fan ?fiction|fantasy|saga|campaign|sitcom|musical|comic)
      |my (?:\p{L}+ ){0,1}
      (?:detective|protagonist|antagonist|main character|characters?|hero|heroine|villain|narrator|novel|screenplay)
      |(?:design|create|invent|make up) (?:me )?an? (?:\p{L}+[ -]){0,2}game|dungeons (?:and|&) dragons|d&d|npcs?
      |half-elf|rpg campaign|word problems?
      |how many (?:\p{L}+ ){1,3}(?:does|do|did|are|has|have) (?:\p{L}+ ){1,4}(?:have|left|now|altogether|in total)
      |alice and bob
    `,
    oneLine`
      (?:entwirf|entwickle|erfinde) (?:mir )?ein (?:\p{L}+ )?(?:brett-?|karten-?|gesellschafts)?spiel|textaufgaben?
      |wie viele \p{L}+ (?:hat|haben|bleiben|sind)(?: \p{L}+){1,4} (?:übrig|insgesamt|zusammen)
      |schreibe (?:gerade |derzeit )?(?:an )?(?:einen?|einem|meinen?|meinem) (?:\p{L}+ )?
      (?:roman|krimi|thriller|drehbuch|fantasyroman|theaterstück)
      |meine? (?:hauptfigur|protagonist(?:in)?|held(?:in)?|romanfigur|kommissar(?:in)?|ermittler(?:in)?)
    `,
    oneLine`
      (?:conçois|invente|crée|imagine) un jeu
      |(?:j'écris|écrire) (?:un|une|mon) (?:\p{L}+ )?(?:roman|polar|scénario|pièce)
      |m(?:on|a) (?:personnage|héroïne|héros|protagoniste|narrat(?:eur|rice))
    `,
    '(?:diseña|inventa|crea) un juego|(?:escribo|escribiendo|escribir) (?:una?|mi) (?:\\p{L}+ )?(?:novela|guion|obra)|mi (?:protagonista|personaje|heroína|héroe|detective)',
    oneLine`
      (?:progetta|inventa|crea) un gioco
      |(?:scrivo|scrivendo|scrivere) (?:un|una|il mio) (?:\p{L}+ )?(?:romanzo|giallo|copione|sceneggiatura)
      |(?:il mio|la mia) (?:protagonista|personaggio|eroe|eroina|detective)
    `,
    oneLine`
      (?:ontwerp|bedenk) een (?:bord|kaart)?spel
      |(?:schrijf|schrijven) (?:aan )?(?:een|mijn) (?:\p{L}+ )?(?:roman|thriller|scenario)
      |mijn (?:hoofdpersonage|hoofdpersoon|detective)
    `,
    '(?:zaprojektuj|wymyśl) grę|(?:piszę|napisać) (?:\\p{L}+ )?(?:powieść|kryminał|scenariusz filmu)|m(?:ój|oja) (?:bohater|bohaterka|detektyw)',
    oneLine`
      (?:cria|crie|inventa|invente) um jogo
      |(?:escrevo|escrevendo|escrever) (?:um|uma|o meu|meu) (?:\p{L}+ )?(?:romance|guião|roteiro)
      |(?:meu|minha) (?:protagonista|personagem|detetive)
    `,
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
