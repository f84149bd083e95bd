import type { TypedCandidate } from '../../entities/entity';
import { names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { fameOf } from '../public/figures';
import { isUnspaced } from '../recognisers/unspaced';
import { cues, isPlaceWord, products } from '../words/reading';
import { isCommonWord } from '../words/vocabulary';

/** What health somebody is in, by words that say it of other things as well: "pregnant", "blind", "bedridden". */

const word = (words: readonly string[]): WordPattern =>
  wordPattern(new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'iu'));

const conditions = word([
  'pregnant|deaf|blind|infertile|bedridden|housebound|paraly[sz]ed|immunocompromised|wheelchair[- ]bound|hard of hearing|partially sighted|visually impaired|hearing impaired',
  'schwanger|gehörlos|taub|taubstumm|schwerhörig|sehbehindert|querschnittsgelähmt|gelähmt|bettlägerig|unfruchtbar|pflegebedürftig|schwerbehindert|dement|depressiv|magersüchtig',
  'enceinte|sourde?|aveugle|malvoyante?|malentendante?|tétraplégique|paraplégique|paralysée?|handicapée?|grabataire|dépressi(?:f|ve)|anorexique|séropositi(?:f|ve)',
  'embarazada|sord[oa]|cieg[oa]|sordomud[oa]|parapléjic[oa]|tetrapléjic[oa]|discapacitad[oa]|invidente|seropositiv[oa]',
  'incinta|ciec[oa]|non vedente|ipovedente|paraplegic[oa]|tetraplegic[oa]|disabile|invalid[oa]|sieropositiv[oa]|allettat[oa]',
  'zwanger|doof|slechthorend|slechtziend|verlamd|bedlegerig',
  'w ciąż[yę]|niewidom[ya]|głuch[ya]|niesłysząc[ya]|niepełnosprawn[ya]|sparaliżowan[ya]',
  'grávida|surd[oa]|ceg[oa]|paraplégic[oa]|tetraplégic[oa]|acamad[oa]',
  'gravid|döv|hörselskadad|synskadad|förlamad|sängliggande',
]);
/** What joins them to somebody, and up to two words between. */
const joinedWords = [
  "am|i'?m|is|(?:s?he|who)'?s|was|been|being|got|getting|became|becoming|went|born",
  'bin|ist|war|sei|wurde|wird|blieb|geboren|wieder',
  "suis|est|était|tombée?|tomber|née?|devenue?|j'étais|qu'elle est",
  'estoy|está|estaba|estás|qued[óé]|nació|soy|es',
  'sono|è|era|rimast[oa]|nat[oa]|diventat[oa]',
  'ben|word|werd',
  'jestem|jest|była?m?|zaszła?m?',
  'estou|é|sou|ficou|fiquei|nasceu',
  'är|blev|blivit|född',
].join('|');
const between = '(?: (?:(?!swear)[\\p{L}]{2,10}|\\d+ \\p{L}{2,9}),?){0,2} $';
const joined = new RegExp(`(?<![\\p{L}])(?:${joinedWords})${between}`, 'iu');
/** An animal is in the state, not its owner: "my cat is deaf", "unsere Katze ist taub". */
const animals = oneLine`
  cat|kitten|dog|puppy|bitch|horse|mare|pony|cow|heifer|sheep|ewe|goat|pig|sow|rabbit|hamster|guinea pig|rat|mouse
  |ferret|parrot|fish|animal|pet|katze|kater|hund|hündin|pferd|stute|kuh|schaf|ziege|sau|kaninchen|tier|chatte?
  |chien(?:ne)?|cheval|jument|vache|brebis|chèvre|lapine?|gat[oa]|perr[oa]|caballo|yegua|vaca|oveja|cabra|conej[oa]
  |gatt[oa]|cane|cagna|cavallo|mucca|pecora|capra|coniglio|kat|poes|hond|paard|merrie|koe|schaap|geit|konijn|kot|kotka
  |pies|suka|koń|klacz|krowa|owca|koza|królik|cão|cadela|cachorr[oa]|cavalo|égua|coelh[oa]|hunden?|katten?|hästen?
  |kon?|fåret
`;
export const animal = new RegExp(`(?<!\\p{L})(?:${animals})(?:['’]?s)?(?!\\p{L})`, 'iu');
const ofAnimal = new RegExp(`(?<![\\p{L}])(?:${animals}) (?:${joinedWords})${between}`, 'iu');
const senses = /^(?:deaf|blind|gehörlos|taub|sourd|aveugle|sord|cieg|ciec|doof|głuch|niewidom|surd|ceg|döv)/iu;
/** What is meant otherwise: "blind drunk", "taub für Argumente", "ciego de ira", "sourd à leurs appels". */
const figurative = new RegExp(
  `^ (?!\\p{L}+ \\d)(?:${[
    'drunk|copied|to(?! the point)|(?:with|by) (?:rage|fury|anger|love|jealousy|hatred|ambition)',
    'für(?! immer| \\p{L}+ (?:Jahre|Monate|Wochen))|gegenüber|vor (?:Wut|Zorn|Liebe|Eifersucht|Hass|Ehrgeiz)',
    "à (?:mes|ses|tes|nos|vos|leurs|tou[st])|aux (?:appels|critiques|prières|arguments|conseils|cris)|de (?:rage|colère|jalousie|haine)|d[’']amour",
    'de (?:ira|rabia|amor|celos|odio|furia|envidia)|a (?:mis|sus|tus|nuestr[oa]s)',
    "di (?:rabbia|gelosia|odio)|d[’'](?:ira|amore)|a(?:i|gli|lle) (?:miei|mie|suoi|sue|consigli|richiami|critiche)",
    'voor|van (?:woede|liefde|jaloezie)',
    'na (?!jedn|lew|praw|ob[ai]|oboj)|z (?:wściekłości|miłości|zazdrości)',
    'de (?:raiva|ódio|ciúmes?)|às? (?:minhas|suas)|aos (?:meus|seus)',
    'för(?! \\p{L}+ (?:år|månader|veckor))|inför|av (?:ilska|kärlek|svartsjuka)',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);
/** Nouns that are somebody's by the word before. */
const nouns = word([
  oneLine`
    pregnancy|miscarriage|abortion|Schwangerschaft|Fehlgeburt|Schwangerschaftsabbruch|grossesse|fausse couche|embarazo
    |aborto|gravidanza|zwangerschap|miskraam|ciąż[aąęy]|poronieni[aeu]|gravidez|graviditet|missfall
  `,
]);
const owned = new RegExp(
  oneLine`
    (?<![\p{L}])(?:
      my|her|(?<owner>[\p{L}\p{M}-]+)['’]s|meine[rnm]?|ihre[rnm]?|deine[rn]?|ma|sa|ta|mi|su|la mia|la sua|mijn|haar
      |moj(?:a|ej|ą)|jej|minha|sua|min|hennes
    ) (?:(?:first|second|last|erste|zweite|letzten?|première|deuxième|primer|segundo|prima|seconda) )?$
  `,
  'iu',
);
/** Whose it is by an 's: a relative's, or a name's; "the cat's" and "the firm's" are nobody's. */
const isSomebody = (owner: string): boolean => {
  const lower = owner.toLowerCase();
  if (cues.kin.has(lower) || /-in-law$|^(?:step|grand|great-)\p{L}+/u.test(lower)) return true;
  if (isCommonWord(lower) || products.has(lower)) return false;
  return names.has(fold(lower)) || (/^\p{Lu}/u.test(owner) && !isPlaceWord(lower));
};
/** "Georgia's abortion ban": a state's. */
const ofState =
  /^ (?:laws?|bans?|debates?|bills?|acts?|rights?|clinics?|polic(?:y|ies)|rates?|statistics|restrictions?|providers?|access)(?![\p{L}])/iu;
/** Said with their verb, or said of persons only. */
const whole = wordPattern(/(?<![\p{L}])(?:hamile(?:yim|yiz|si|sin)?|sağır|(?:görme |işitme )?engelli)(?![\p{L}])/u);
const wholeUnspaced =
  /怀孕(?:了|[一二三四五六七八九十\d]+个月)?|懷孕|失明|失聪|截瘫|偏瘫|妊娠(?:中|[一二三四五六七八九十\d]+(?:か月|ヶ月|週))|全盲|難聴|寝たきり/gu;

/** How far on she is says it without a verb: "embarazada de 5 meses", "20 weeks pregnant". */
const expecting = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        embarazada de|grávida de|incinta (?:di|al|da)|enceinte de|schwanger,? (?:im|in der|seit)
        |gravid i (?:vecka|uke|uge)
      ) \d{1,2}(?:[.ºª°oa]{0,2} ?(?:meses|semanas|mesi|settimane|mese|mois|semaines|Monat|Woche|SSW))?(?!\p{L})
    `,
    'iu',
  ),
);
const weeksPregnant =
  /(?<![\p{L}\p{N}])\d{1,2} ?(?:weeks?|wks?|months?|weken|maanden|haftalık|aylık) (?:pregnant|zwanger|hamile)(?:yim|siniz|si|sin|dir)?(?!\p{L})/giu;
/** Bones and joints that one has broken or had replaced. */
const injuries = word([
  oneLine`
    (?:sprained|broken|fractured|dislocated|torn|twisted|shattered) (?:
      wrist|ankle|arm|leg|knee|hip|shoulder|rib|ribs|collarbone|finger|toe|acl|meniscus|ligament|hand|foot|elbow|nose
      |jaw|pelvis
    )|(?:knee|hip|shoulder) (?:replacement|surgery)|c-section|hysterectomy|vasectomy|mastectomy|gastric bypass
  `,
  oneLine`
    kreuzbandriss|bänderriss|meniskusriss|(?:knie|hüft|schulter|bandscheiben)-?op
    |künstliche[ns]? (?:hüfte|knie|hüftgelenk|kniegelenk)
    |(?:gebrochene[nrms]?|verstauchte[nrms]?) (?:
      arm|bein|hand|fuß|handgelenk|knöchel|rippe|finger|zeh|nase|schulter|hüfte
    )
  `,
  'prothèse d[eu] (?:la )?(?:hanche|genou)|entorse|(?:poignet|bras|pied|genou|doigt) cassé|(?:cheville|jambe|hanche|épaule|côte) cassée|césarienne',
  'esguince|prótesis de (?:cadera|rodilla)|(?:brazo|tobillo|pie|dedo) roto|(?:pierna|muñeca|cadera|mano|costilla) rota|fractura de (?:cadera|muñeca|tobillo|fémur|tibia)|cesárea',
  "distorsione|protesi (?:all['’]anca|d['’]anca|al ginocchio)|(?:braccio|polso|piede|dito) rotto|(?:gamba|caviglia|mano|costola) rotta|parto cesareo",
  'verstuikte (?:enkel|pols)|gebroken (?:arm|been|pols|enkel|heup|vinger|voet|neus)|nieuwe (?:heup|knie)|keizersnede',
  'złamana (?:noga|ręka)|skręcona kostka|endoproteza|cesarskie cięcie',
  '(?:braço|pulso|pé|dedo) partido|(?:perna|anca|mão) partida|(?:braço|pé) quebrado|(?:perna|mão) quebrada|prótese (?:da anca|do joelho|de quadril)|cesariana',
  'bruten (?:arm|fot|handled|höft|tå)|brutet (?:ben|finger|revben)|stukad fot|höftprotes|knäprotes|kejsarsnitt',
]);

/** "老师说他有多动症": who has it, and what. */
const hadUnspaced = new RegExp(
  oneLine`
    (?=\p{sc=Han})(?<=
      (?:
        我|他|她|孩子|[儿女]子?|妈|爸|母亲|父亲|老公|老婆|丈夫|妻子|奶奶|爷爷|外公|外婆|哥|姐|弟|妹
        |(?:这位|那位|该|我的?)(?:患者|病人)
      )\p{sc=Han}{0,6}(?:有|得了|患上|患有|患了|确诊为|确诊(?!为)|诊断为|诊断出|查出)
    )(?!什么|哪|啥|几|多少)\p{sc=Han}{1,5}?(?:症|癌|炎|瘤)(?!状)
  `,
  'gu',
);

/** "孩子有炎症怎么办": of any child, unless it is somebody's. */
const isTheirs = (before: string, after: string): boolean =>
  !/^(?:怎么|如何|怎样|吗|应该)/u.test(after) || /[我他她][^，。！？,.!?]*$/u.test(before);

/** Nobody but a person is he or she. */
const pronoun =
  /(?<!\p{L})(?:(?:s?he|who)(?:['’]?s)?|er|sie|il|elle|ella|él|lui|lei|zij|ze|hij|ona|ela|ele|hon|han|sono|estoy|soy|estou|jestem|suis|bin)(?: \p{L}+){0,4} $/iu;

const reach = 40;
/** Asked of anybody: "Can women fly at 36 weeks pregnant?". */
const asked = /^[^.!\n]*\?/u;
const ownState = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      I|i['’]m|(?<!\p{L} )im|my|we|ich|mir|mich|meine?|je|j['’]\p{L}+|suis|mi|yo|puedo|debo|estoy|io|posso|sono|mia|ik
      |mijn|ja|mogę|jestem|eu|estou|minha|jag|min
    )(?!\p{L})
  `,
  'iu',
);
export const isAsked = (text: string, { start, end }: Pick<TypedCandidate, 'start' | 'end'>): boolean => {
  const after = asked.exec(textAfter(text, end, reach))?.[0];
  return after !== undefined && !ownState.test(after) && !ownState.test(textBefore(text, start, reach));
};

const score = 0.85;

/** "In Macbeth she went blind": told of a work. */
const inWork =
  /(?:^|[.!?\n] ?)(?:in|im|bei|dans|en|nel|w|em|i) (?:the )?(?<work>\p{Lu}[\p{L}\p{M}]+),? (?!my|mein)\p{L}+(?: \p{L}+){0,4} $/iu;
const isTold = (before: string): boolean => {
  const { work } = inWork.exec(before)?.groups ?? {};
  return work !== undefined && fameOf(work) === 'famous';
};

const isJoined = (before: string, after: string, state: string): boolean =>
  joined.test(before) && !ofAnimal.test(before) && !(senses.test(state) && figurative.test(after)) && !isTold(before);
const isOwned = (before: string, after: string): boolean => {
  const match = owned.exec(before);
  const { owner } = match?.groups ?? {};
  if (owner === undefined) return match !== null;
  return isSomebody(owner) && (cues.kin.has(owner.toLowerCase()) || !ofState.test(after));
};

const found = (
  text: string,
  matches: readonly RegExpExecArray[],
  fits: ((before: string, after: string, state: string) => boolean) | null,
): TypedCandidate[] =>
  matches
    .filter(({ 0: state, index }) => {
      const end = index + state.length;
      return fits === null || fits(textBefore(text, index, reach), textAfter(text, end, reach), state);
    })
    .map(({ 0: state, index }) => ({
      type: 'MEDICAL_CONDITION',
      start: index,
      end: index + state.length,
      score,
      reason: 'a state of health',
    }));

/**
 * Candidates in prepared offsets. Linear in the text.
 * @param isPersonal Whether the text is about somebody; asked where the words before do not say so.
 */
export const states = (text: string, isPersonal: () => boolean): TypedCandidate[] => {
  const isSomebodys = ({ start }: TypedCandidate): boolean =>
    pronoun.test(textBefore(text, start, reach)) || isPersonal();
  const unspaced = isUnspaced(text) ? [...text.matchAll(wholeUnspaced)] : [];
  return [
    ...found(text, conditions.all(text), isJoined).filter(isSomebodys),
    ...found(text, nouns.all(text), isOwned),
    ...found(text, [...whole.all(text), ...unspaced], null).filter(isPersonal),
    ...found(text, [...expecting.all(text), ...text.matchAll(weeksPregnant)], null).filter(
      (each) => !isAsked(text, each) || isSomebodys(each),
    ),
    ...found(text, injuries.all(text), null).filter(isPersonal),
    ...found(text, isUnspaced(text) ? [...text.matchAll(hadUnspaced)] : [], isTheirs),
  ];
};
