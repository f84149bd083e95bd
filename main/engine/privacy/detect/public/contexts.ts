import { and } from '../../lists/conjunctions';
import { ours } from '../../lists/possessives';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { any } from './any';

/** What stands beside those whom one hears, reads, watches and quotes, and not beside whom one knows. */

/** Names between the words and a name: "Fan von Anna, Berta und". */
const list =
  "(?:(?:der|die|den|la|le|el|il|o|a|du|the) )?(?:\\p{Lu}[\\p{L}'’.-]+(?: \\p{Lu}[\\p{L}'’.-]+){0,2}(?:,| and| or| und| oder| et| ou| y| o| e| i| och| en| of) ){0,2}$";

/** Whom one loves, hears, sees or looks like, in the present, right before the name or a list of such: "imita a", "kocha". */
const admiring = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      loves?|likes?|adores?|hates?|listens? to|obsessed with|(?:looks|sings|dances|plays|sounds) like|imitates?|liebt
      |mag|hört|hasst|schwärmt für|sieht aus wie|singt wie|imitiert|adore|aime|déteste|écoute|ressemble à|imite
      |chante comme|adora a?|ama a?|odia a?|ascolta|assomiglia a|imita a?|encanta|escucha a?|se parece a|canta como
      |kocha|uwielbia|lubi|słucha|wygląda jak|gillar|älskar|lyssnar på|ser ut som|houdt van|luistert naar|lijkt op
      |gosta d[aeo]|ouve|parece-se com|parece
    ) ${list}
  `,
  'u',
);

/** What they are, right before the name. */
const callings = oneLine`
  singers?|actor|actress|author|novelist|poet|film director|president|prime minister|chancellor|footballer|comedian
  |rapper|rock star|pop star|tv chef|youtuber|sänger(?:in)?|schauspieler(?:in)?|autor(?:in)?|schriftsteller(?:in)?
  |bundeskanzler(?:in)?|kanzler(?:in)?|bundespräsident(?:in)?|fußballer(?:in)?|komiker(?:in)?|moderator(?:in)?
  |chanteu(?:r|se)|act(?:eur|rice)|écrivaine?|autrice|réalisat(?:eur|rice)|présidente?|footballeu(?:r|se)|humoriste
  |cantante|act(?:or|riz)|escritora?|director de cine|presidente|futbolista|cómico|attore|attrice|scritt(?:ore|rice)
  |regista|calciatore|premier|zanger(?:es)?|acteur|schrijver|schrijfster|minister-president|voetballer|cabaretier
  |piosenkar(?:z|ka)|aktor(?:ka)?|pisarz|pisarka|prezydent|piłkarz|cantor[a]?|ator|atriz|presidente|futebolista
  |humorista|sångare|sångerskan?|skådespelare|författaren?|statsminister|fotbollsspelare|komikern?|şarkıcı|oyuncu
  |yazar|cumhurbaşkanı|futbolcu
`;
const worksOf = [
  callings,
  oneLine`
    (?:
      (?:big |huge |great )?fans?|concerts?|gigs?|songs?|albums?|films?|movies?|novels?|biograph(?:y|ies)
      |autobiography|memoirs?|lyrics|tickets|posters?|documentary|quotes?|covers?|videos?|speech(?:es)?|autographs?
    ) (?:of|by|with|from|to|about|on)|starring|directed by|sung by|in the style of|à la
  `,
  oneLine`
    (?:
      fans?|konzert(?:e|en|karten)?|lied(?:er|ern)?|songs?|alb(?:um|en)|filme?n?|romane?n?|biogra(?:f|ph)ie
      |autogramme?n?|(?:signiertes )?trikot|zitate?n?|hits?|schallplatten?|platten|doku|hörbuch|musik
    ) (?:von|vom|mit|über)|gesungen von|im stil von|stil|style
  `,
  oneLine`
    (?:
      fans?|concerts?|chansons?|albums?|films?|romans?|biographie|autographes?|maillots?|citations?|tubes?|disques?
      |spectacles?|vidéos?|musique|sketchs?
    ) (?:de|du|d'|avec|sur)|passionnée? de|réalisé par|met du|mettre du|chanter du|style
  `,
  oneLine`
    (?:
      fans?|conciertos?|canci(?:ón|ones)|discos?|álbum(?:es)?|películas?|pelis?|novelas?|biografía|autógrafos?
      |camisetas?|frases?|vídeos?|música
    ) (?:de|con|sobre)|dirigida por|protagonizada por|estilo
  `,
  oneLine`
    (?:
      fans?|concert[oi]|canzon[ei]|dischi?|album|films?|romanz[oi]|biografia|autograf[oi]|magli[ae]|citazion[ei]|video
      |musica
    ) (?:di|con|su)|diretto da|cantato da|stile|cantavano(?: sempre)?|canta(?:no)?(?: sempre)?
  `,
  '(?:fans?|concert(?:en)?|liedjes?|nummers?|albums?|films?|romans?|biografie|handtekening|shirt|citaat|muziek) (?:van|met|over)|in de stijl van',
  '(?:fank?(?:iem|a|ą)|koncer(?:t|cie|ty)|piosenk[aięy]|płyt[aęy]|film(?:y|u)?|powieś(?:ć|ci)|biografi[aęi]|autograf|koszulk[aęi]|cytaty?|muzyk[aięy])(?: z| o)?|w stylu',
  '(?:fãs?|concertos?|shows?|músicas?|discos?|álbu(?:m|ns)|filmes?|romances?|biografia|autógrafos?|camis(?:a|eta|ola)s?|frases?|vídeos?) (?:de|do|da|dos|com|sobre)|estilo',
  '(?:fans?|konsert(?:er)?|låt(?:ar|en)?|sång(?:er)?|skiv(?:a|or)|album|film(?:er|en)?|roman(?:er)?|biografi|autograf|tröja|citat|musik) (?:av|med|om|på|från)|i stil med',
].join('|');
const worksBefore = new RegExp(`(?:${any(worksOf).source}) ?${list}`, 'iu');
const worksBehind = new RegExp(
  oneLine`
    ^(?:
      ['’]s? (?:(?:new|latest|last|first|best|early|late) )?
      (?:songs?|albums?|films?|movies?|books?|novels?|concerts?|tour|music|lyrics|biography|theory|goals?)
      | (?:
        zitiert|zitieren|tickets?|concerts?|songs?|albums?|movies?|films?|novels?|quotes?|biography|fans?|videos?
        |posters?|jerseys?|style|impressions?|lyrics|tour|tribute|covers?
      )|[- ](?:Konzert|Lied|Song|Album|Film|Fan|Zitat|Trikot|Poster|Tour|Roman)\p{L}{0,5}
      |[- ](?:konsert|låt|fan|film|skiv|biljett)\p{L}{0,4}
      |['’]?(?:n[ıiuü]n|[ıiuü]n) (?:yeni )?(?:şarkı|film|roman|kitab|kitap|konser|albüm)\p{L}{0,6}
    )(?![\p{L}])
    |^的(?:歌|电影|小说|演唱会|专辑|球衣|粉丝|诗)|^の(?:曲|歌|映画|小説|ライブ|コンサート|アルバム|ファン|名言)
  `,
  'u',
);
const around = 80;

/** Of neighbours there are videos and speeches as well, one loves or hates them, and clubs have presidents. */
const ofAnybody = new RegExp(
  oneLine`
    ^(?:
      (?:
        loves?|likes?|adores?|hates?|liebt|mag|hasst|schwärmt für|adore|aime|déteste|adora|ama|odia|encanta|kocha
        |uwielbia|lubi|gillar|älskar|houdt van|gosta
      )(?!\p{L})
      |(?:
        videos?|vídeos?|vidéos?|posters?|quotes?|quotations?|zitat\p{L}*|citations?|citazion[ei]|citaat|citat|cytaty?
        |frases?|films?|speech(?:es)?|covers?|memoirs?|president(?:e|a|essa)?|présidente?|prezydent|moderator(?:in)?
        |autor(?:in)?|author|autrice|premier|yazar|oyuncu
      )(?![\p{L}])
    )
  `,
  'iu',
);
const ofAnybodyBehind =
  /^(?:['’]s? (?:\p{L}+ )?(?:films?|movies?|theory)| (?:zitiert|zitieren|quotes?|videos?|posters?|impressions?|covers?|style|movies?|films?)|[- ](?:Film|Zitat|Poster))/iu;
/** "Our president", "mein neuer Autor": of one's own club or house; whom one likes best is the world's. */
const oursBefore = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ${ours}
    ) (?:(?!fav|lieblings|absol|préf|pref|ulub|ídol|idol)[\p{L}-]+ )?$
  `,
  'iu',
);
/** Words of ours behind a name that does nothing to us: "for my son". */
const forOurs = new RegExp(
  oneLine`
    (?:
      (?<!\p{L})(?:for|für|pour|para|per|voor|dla|för|to|with|mit|avec|con|met|med|z|com|${and})|[,;]
    ) (?:(?:il|la|o|a) )?(?:
      ${ours}|me|us|mich|uns|moi|nous
    )(?!\p{L})
  `,
  'giu',
);
const toUs = new RegExp(
  oneLine`
    (?<![\p{L}'’])(?:
      ${ours}|me|us|mir|mich|uns|nous|ci|mij|mnie|nam|nas|mig|oss
    )(?![\p{L}])|(?<!\p{L})m['’](?=\p{L})
  `,
  'iu',
);

/** Whether words are said to us or of us. */
export const speaksToUs = (sentence: string): boolean => toUs.test(sentence);

/** "…, he keyed my car", "… smashing our window": who does something to us is not the world's. */
export const actsOnUs = (text: string, end: number): boolean => {
  const behind = matched(/^[^.!?\n]{0,80}/u, textAfter(text, end, around));
  return toUs.test(behind.replace(forOurs, ' '));
};

/** Whether a cue that ends right before a name speaks of the world: not "our president"; `borne`: nor "a video of". */
const cueBefore = (cue: RegExp, before: string, borne: boolean): boolean => {
  const found = cue.exec(before);
  return found !== null && !oursBefore.test(before.slice(0, found.index)) && !(borne && ofAnybody.test(found[0]));
};

/** Whether a name at [start, end) is that of whose works one knows: "tickets for X and", "X's new album". */
export const isOfWorks = (text: string, start: number, end: number, borne: boolean): boolean => {
  const behind = textAfter(text, end, 40);
  if (worksBehind.test(behind) && !(borne && ofAnybodyBehind.test(behind))) return true;
  return cueBefore(worksBefore, textBefore(text, start, around), borne);
};

/** Whether somebody is said to love, hear or look like whom a name at `start` names. */
export const isAdmired = (text: string, start: number, borne: boolean): boolean =>
  cueBefore(admiring, textBefore(text, start, around), borne);
