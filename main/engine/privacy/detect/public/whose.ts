import { replaceSlices } from '../../entities/quantities/plain';
import { headFirst } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';
import { type WordPattern, wordPattern } from '../../patterns/word-starts';
import { beyondLatin, remembered } from '../../text/pieces';
import cueWords from '../words/cues.json';
import { anyWords } from './any';

/** Whose affair words are: the writer's own, somebody's near, nobody's. */

/** "my sister", "meiner alten Nachbarin". */
function kinOf(mine: string): Pick<WordPattern, 'test'> {
  return anyWords(`(?:${mine}) (?:\\p{L}{2,15} ){0,2}(?:${cueWords.kin})`);
}

/** Words by which a text is the writer's own, by language: what is mine, and I. */
const writersWords: Readonly<Record<string, readonly [ours: string, self: string]>> = {
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
  Object.entries(writersWords).map(([code, [mine, me]]) => [
    code,
    { ours: anyWords(mine), self: anyWords(me), kin: kinOf(mine) },
  ]),
);

/** Where the language is not known: the words that mean the same everywhere. */
const anywhere = {
  ours: anyWords(
    Object.entries(writersWords)
      .flatMap(([code, [mine]]) => (code === 'tr' ? [] : [mine]))
      .join('|'),
  ),
  self: anyWords("i'm|i've|i'd|ich|je|j'ai|yo|ik|jag|ben|we|wir|wij|nous|nosotros|nós|я"),
  kin: kinOf(
    Object.entries(writersWords)
      .flatMap(([code, [mine]]) => (code === 'tr' ? [] : [mine]))
      .join('|'),
  ),
};

const oursUnspaced = new RegExp(
  headFirst(
    '我们|我的|我[家妈爸儿女哥姐弟妹老同是在叫男女]|咱|私[のはが]|僕|俺|弊社|내 |제 |우리|저는|저희|أنا|لي|زوج|मेर[ाीे]|मुझे|हमार',
  ),
  'u',
);

/** Whose it is says the word itself, and some of its endings. */
const kinTurkish = wordPattern(
  /(?<!\p{L})(?:annem|babam|kardeşim|ablam|abim|kızım|oğlum|eşim|kocam|karım|arkadaşım|sevgilim|patronum|komşum|teyzem|halam|amcam|dayım|dedem|ninem|ev sahibim)(?!\p{L}{4})/iu,
);

const kinUnspaced = new RegExp(
  headFirst(oneLine`
    我[家妈爸儿女哥姐弟妹老男]|奶奶|爷爷|爺爺|外婆|外公|姥姥|姥爷|老公|老婆|婆婆|公公|岳父|岳母|妈妈|爸爸|媽媽|舅舅
    |姑姑|我的?(?:同事|朋友|室友|邻居|妻子|丈夫|孩子)|[母父妻夫娘兄姉弟妹](?:の|は|が|が)|息子|彼[女氏]
    |엄마|아빠|남편|아내|친구
    |زوجت?ي|أخ[يت]|أمي|أبي
    |मेर[ाीे] (?:बेट|माँ|पि|पति|पत्नी|भाई|बहन|दोस्त)
  `),
  'u',
);

/** What a task is about is nobody's affair: my essay, meine Hausarbeit; nor is that one asks: should I, I would like. */
const taskWords = [
  oneLine`
    (?:my|our) (?:[\p{L}&]+[ -]){0,2}(?:
      textbook|workbook|essay|paper|thesis|dissertation|homework|assignment|exam|exams|test|course|lesson|lecture|talk
      |presentation|slides?|quiz|book club|project|code|script|program|app|query|function|table|database|server
      |cluster|laptop|computer|nas|machine|playlist|favou?rites?|opinion|understanding|question|argument|party
      |campaign|novel|story|screenplay|detective|protagonist|characters?|hero(?:ine)?|villain|recipe
    )
  `,
  oneLine`
    (?:do|did|can|could|should|would|will|must|may|shall) (?:i|we)
    |(?:i|we) (?:
      need|want|prefer|like|love|heard|read|think|know|understand|am learning|am looking|am studying|am preparing
      |would like
    )
    |i'(?:
      d like
      |m (?:learning|studying|looking for|preparing|reading|writing|working on|curious|wondering|trying to understand)
    )
  `,
  '(?:soll|kann|muss|darf|brauche|möchte|will|lerne) (?:ich|wir)|(?:ich|wir) (?:brauche|möchte|will|suche|lerne|mag|liebe|lese|verstehe)',
  "(?:dois|puis|peux)-je|je (?:veux|voudrais|cherche|dois|peux|comprends|lis|prépare)|j'(?:aime|apprends|aimerais)",
  oneLine`
    meine[mnrs]? (?:\p{L}+ )?(?:
      schulbuch|lehrbuch|aufsatz|hausarbeit|seminararbeit|bachelorarbeit|masterarbeit|referat|vortrag|klausur|prüfung
      |unterricht|code|skript|projekt|teig|frage|meinung|maschenprobe|computer|rechner
    )|mein (?:\p{L}+ )?(?:aufsatz|referat|vortrag|code|skript|projekt|teig|computer|rechner)
  `,
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
