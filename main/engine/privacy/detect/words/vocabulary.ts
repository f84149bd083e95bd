import clusters from '../../../../../resources/words/clusters.json';
import { commonWordsOf, firmWords, isWordOfAny, ordinaryWords, stopWordsOf } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { wordSet } from '../../word-set';

const allOf = (lists: Readonly<Record<string, ReadonlySet<string>>>): string[] =>
  Object.values(lists).flatMap((words) => [...words]);

/** Of Danish, Norwegian, Finnish and Czech, which no list is of and the trained model does not read; none is a name. */
const furtherStopWords = wordSet(
  `
    jeg ikke ikkje dere jer seg deg hvad hva hvordan hvorfor hvis når også fra ved meget veldig mange alle sit vores deres
    bliver blev ble skal kunne havde hadde være været vært
    mutta kun koska olet ovat oli olisi minun sinun hänen meidän miten mitä missä kuka joka jotka myös vielä niin nämä
    eikä
    jsem jsi jsou jsme byl byla bylo být který která které protože když nebo také ještě jen kde kdo můj moji její jeho
    jejich mně mě pod nad před při
  `,
);
const furtherWords = wordSet(
  `
    køber sælger kjøper selger pengene penge penger pakken varen jenta gutten jenten datter datteren sønnen søn sønn leder
    sjef lærer læreren skole skolen barnehage børnehave leilighet lejlighed husleje husleie regning regningen brev brevet
    skrive hjælp hjelp hjelpe takk hilsen hei venlig vennlig kære kjære mandag tirsdag lørdag søndag måned måneder uger
    uker timer dage dager tilbage tilbake gerne gjerne venligst bestilling levering klage klager advarsel opsigelse
    oppsigelse
    kirjoita kirjoittaa kannustava viesti kirje hakemus lapsi lapset lapsen kuopus esikoinen vauva äiti vaimo poika tyttö
    koulu työ töissä rahaa vuokra asunto talo kiitos terve hyvä hyvää päivää anteeksi apua auta voitko voisitko haluan
    haluaa tarvitsen maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai viikko viikkoa kuukausi kuukautta
    vuosi vuotta tunti minuutti selitä
    napiš napsat udělej prosím děkuji dobrý ahoj zdravím výzva úhradě úhrada platba dopis žádost stížnost práce práci
    peníze manžel manželka dcera otec dítě děti škola školka byt nájem nájemník účet pondělí úterý středa čtvrtek pátek
    neděle týden týdny měsíc měsíce roky hodin minut vysvětli pomoz pomoc potřebuji chci můžeš mohl jmenuju vrchní důchod
    kupující prodávající
  `,
);

const anyStopWord: ReadonlySet<string> = new Set([...allOf(stopWordsOf), ...furtherStopWords]);

/** A word of the sentence in some language; in any case. */
export const isStopWord = (word: string): boolean => anyStopWord.has(word.toLowerCase());

/** … of a language, or of any where it is not known which. */
export const isStopWordOf = (lower: string, language: string | null): boolean =>
  language === null ? anyStopWord.has(lower) : (stopWordsOf[language]?.has(lower) ?? false);

/** Names first, words second: who writes "maria" does not mean the moon's seas. */
const mostlyNames = wordSet(
  `
    maria john peter victor roger harry mike jimmy dan bob brad ken sally derrick serge eddy karol alma dana ester liv
    kaya cara jo anders maxim jari juri davor fidel berat adil lyn alis darin nadir amar kata lada oda nur berlin
    shanghai oxford manhattan brazil
  `,
);
const ordinary: ReadonlySet<string> = new Set([...ordinaryWords].filter((word) => !mostlyNames.has(word)));

/** English nouns, none of them a name. */
const nouns: ReadonlySet<string> = new Set(firmWords.map((word) => word.toLowerCase()));

const everywhere: ReadonlySet<string> = new Set([
  ...ordinary,
  ...nouns,
  ...allOf(stopWordsOf),
  ...allOf(commonWordsOf),
  ...furtherStopWords,
  ...furtherWords,
]);

/** An ordinary word of any of the languages: in small letters it is no name. */
export const isCommonWord = (lower: string): boolean => everywhere.has(lower);

/** "i've", "they'd", "who'll": a word of the sentence and the verb that it is drawn together with; Ive is a name. */
export const isContraction = (lower: string): boolean =>
  anyStopWord.has(/^(\p{L}+)['’](?:ve|d|ll|re|m)$/u.exec(lower)?.[1] ?? '');

/** An ordinary word of a text in `language`: even with a capital it may be no name. */
export const isCommonIn = (lower: string, language: string): boolean =>
  ordinary.has(lower) ||
  nouns.has(lower) ||
  (stopWordsOf.en?.has(lower) ?? false) ||
  (commonWordsOf.en?.has(lower) ?? false) ||
  (stopWordsOf[language]?.has(lower) ?? false) ||
  (commonWordsOf[language]?.has(lower) ?? false);

let english: ReadonlySet<string> | null = null;
/** Any of 30,000 English words, in small letters. Names are among them: "rose", "grant". */
export const isEnglishWord = (lower: string): boolean => {
  english ??= new Set(Object.values(clusters.classes).flatMap(({ words }) => words.split(' ')));
  return english.has(lower);
};

/** A common word of any language or a word of English, in small letters. */
export const isCommonOrEnglish = (lower: string): boolean => isCommonWord(lower) || isEnglishWord(lower);

/** A word that any of the lists has as one, of English or of another language, in small letters. */
export const isAnyWord = (lower: string): boolean => isCommonOrEnglish(lower) || isWordOfAny(lower);

let adverbs: ReadonlySet<string> | null = null;
/** In other languages: by their ending, and those that say what one feels about a sentence. */
const adverb = new RegExp(
  oneLine`
    ^(?:
      \p{L}{3,}mente|malheureusement|heureusement|récemment|évidemment|actuellement|finalement|apparemment|normalement
      |dernièrement|leider|helaas|purtroppo|niestety|tyvärr|desværre|dessverre|maalesef|hélas
    )$
  `,
  'u',
);
/** "unfortunately", "recently", "purtroppo": an adverb, in small letters. */
export const isAdverb = (lower: string, language: string): boolean => {
  if (language !== 'en') return adverb.test(lower);
  adverbs ??= new Set(clusters.classes.RB.words.split(' '));
  return adverbs.has(lower);
};

let verbs: ReadonlySet<string> | null = null;
/** "waits", "called": an English verb in the form that follows somebody. */
export const isVerbForm = (lower: string): boolean => {
  const { VBZ, VBD } = clusters.classes;
  verbs ??= new Set([VBZ, VBD].flatMap(({ words }) => words.split(' ')));
  return verbs.has(lower);
};

/** Verbs with their pronouns, and what is written on without its apostrophe: "dimmelo", "pasame", "jveux". */
const joined: Readonly<Record<string, RegExp>> = {
  it: /^\p{Ll}{2,8}(?:gli|gliel[oa]|mmi|mmel[oa]|mel[oa]|tel[oa]|cel[oa]|ciel[oa])$/u,
  es: /^\p{Ll}{2,8}(?:[aeií]me|[aeií]nos|[aei]me(?:l[oa]s?)|[aei]sel[oa]s?)$/u,
  fr: /^j[bcdfgklmnpqrstvxz]\p{Ll}+$/u,
};

/** A small word that is a verb with its pronoun in a text in `language`, and no name. */
export const isJoinedVerb = (lower: string, language: string): boolean => joined[language]?.test(lower) ?? false;

const particles = wordSet(
  'de da do dos das del della di du des van von zu zum zur den der dem ter ten te la le lo las los el al bin ibn abu ben bint af av mac mc st san santa são st. ap',
);

/** Stands in small letters between the parts of a name. */
export const isParticle = (lower: string): boolean => particles.has(lower);

const titles = wordSet(
  `mr mrs ms miss mx cllr councillor dr prof professor doctor sir madam lady lord dame capt captain sgt sergeant lt lieutenant col colonel gen cpl maj rev reverend fr father sister brother nurse officer detective inspector judge attorney coach uncle aunt auntie grandma grandpa nana
  herr herrn frau fräulein hr fr fam familie dipl-ing ing mag doktor professorin tante onkel oma opa schwester pfarrer lektor
  monsieur madame mademoiselle m mme mlle me maître docteur pr tonton tata tatie mamie papi
  señor señora señorita sr sra srta lic licda licenciado licenciada arq don doña dra prof. profesor profesora tío tía abuela abuelo
  signor signora signorina signore sig dott ssa ra dottor dottoressa avv ing geom zio zia nonno nonna
  meneer mevrouw dhr mevr mw drs oom juffrouw juf meester
  pan pani pana panu państwo panią mgr inż ciocia wujek babcia dziadek ks
  senhor senhora dona sr. sra. dr. dra. tia tio vovó vovô
  av advokat fru fröken magister lektor docent rektor moster faster mormor farmor morfar farfar doktorn
  sayın`.replace(/\s+/g, ' '),
);

/** Stands before a name, without its dot: "dr", "frau", "mme". */
export const isTitle = (lower: string): boolean => titles.has(lower);

const auxiliaries: Readonly<Record<string, ReadonlySet<string>>> = {
  en: wordSet('does do did is are was were can could would should has have'),
  de: wordSet('kann kannst könnte darf dürfen ist hat wird soll muss'),
  fr: wordSet('peut est doit'),
  es: wordSet('puede pueden debe está tiene'),
  it: wordSet('può deve'),
  nl: wordSet('kan mag moet heeft is'),
  pl: wordSet('czy'),
  pt: wordSet('pode tem'),
  sv: wordSet('får har ska'),
};
const asked = /^[^.!?\n]*\?/u;
/** "Does Hartwell Dental …?": what a question begins with before what it asks about. `rest` is what stands behind. */
export const isAuxiliary = (lower: string, code: string, rest: string): boolean =>
  (auxiliaries[code]?.has(lower) ?? false) && asked.test(rest);
