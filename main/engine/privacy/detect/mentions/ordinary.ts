import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { wordSet } from '../../word-set';
import { isCommonOrEnglish } from '../words/vocabulary';
import type { Mention } from './mention';

/** Where a word that somebody is called says what it says of anything: "Herr Schwarz trinkt schwarz". */

/** Colours, sizes and other qualities that are family names. */
const qualities = wordSet(
  ...[
    'schwarz weiss weiß grün rot blau braun grau gelb klein groß lang kurz jung alt stark schwach reich arm fromm ernst froh kalt warm hart weich neu kühn klug kraus krumm sauer süß streng still schnell scharf dick dünn fein flach frisch hell dunkel hoch tief kahl lieb mager müde treu wild zart rund schön gut',
    'wit zwart groen bruin grijs groot kort jong oud rijk zoet vroom stevig',
    'vit svart grön glad modig lång rask frisk skarp tapper',
    'blanc noir roux brun vert gris petit grand gros long court jeune vieux riche fort bon doux gai',
    'rubio moreno blanco rojo delgado bravo alegre bueno calvo crespo gallardo largo leal rico seco sereno valiente',
    'gentile grasso piccolo grosso allegro',
    'biały czarny mały wielki nowy młody stary gruby suchy rudy siwy',
    'branco preto pequeno vermelho',
    'kara uzun güzel güçlü zengin yeşil beyaz kısa sarı',
  ].map(fold),
);
/** German and Dutch ones take endings: "eine schwarze Katze". */
const isQuality = (folded: string): boolean =>
  qualities.has(folded) || qualities.has(folded.replace(/(?:e|e[nmrs]|a|t)$/, ''));

/** German nouns that are family names: what stands and lies about, seasons and days. */
const things = wordSet(
  ...[
    'keller berg busch stein baum wald bach brunnen hof garten sturm frost schnee stern mond nagel hammer topf krug kessel kamm spiegel balken pfeil bogen helm schild sack korb sieb kranz pfeffer kohl käse speck wurst brot semmel apfel birne nuss zwiebel',
    'sommer winter herbst lenz mai sonntag freitag montag feierabend morgen',
  ].map(fold),
);
/** … and what lives: animals, plants, trades and ranks. */
const beings = wordSet(
  ...[
    'fuchs vogel hahn hase wolf bär löwe adler falke hirsch krebs hecht barsch lachs sperling fink amsel drossel specht storch kranich schwan linde eiche ahorn birke tanne buche weide dorn distel kraut',
    'koch bäcker müller schneider fischer jäger maurer richter schuster schäfer gärtner zimmermann kaufmann bauer förster schreiner schlosser wirt krämer köhler weber sänger maler schmied sattler ziegler vogt kaiser könig graf herzog fürst bischof ritter engel teufel christ braut',
  ].map(fold),
);
/** Behind these stands the noun: "einen Koch", "im Winter". People say "der Keller" and "dieser Koch" of somebody as well … */
const ofNoun = /(?<!\p{L})(?:k?eine?[nmrs]?|im|ins|am|ans|aufs|jede[nmrs]?) $/iu;
/** … and "mein Koch", "unser Graf", but of no thing: "unseren Garten". */
const ofOwned = /(?<!\p{L})(?:[mds]eine?[nmrs]?|ihre?[nmrs]?|unse?re?[nmrs]?) $/iu;
const isNoun = (folded: string, before: string): boolean =>
  things.has(folded) ? ofNoun.test(before) || ofOwned.test(before) : beings.has(folded) && ofNoun.test(before);
const article = /(?<!\p{L})(?:the|an?|this|that|every|each|another|some|no) $/iu;

const begins = /(?:^|[.!?…\n])["'“„«(\s]{0,3}$/u;

const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
/** `schwarz.tobias`: in a code a small word is a name as well. */
const isInCode = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}][._@-]$/u.test(textBefore(text, start, 2)) || /^[._@-][\p{L}\p{N}]/u.test(textAfter(text, end, 2));

/** Whether a mention of somebody is none: the same word in small letters, or behind an article, of what it says. */
export const isOrdinary = (text: string): ((mention: Mention) => boolean) => {
  const code = language(text);
  return ({ start, end, type, of }) => {
    const word = text.slice(start, end);
    if (type !== 'PERSON' || !/^\p{L}+$/u.test(word)) return false;
    const before = textBefore(text, start, 12);
    if (!isSmall(word)) return code === 'de' && isNoun(fold(word), before);
    // Who writes names in small letters means the name, and a quality begins no sentence in them.
    if (isSmall(of.value) || isInCode(text, start, end)) return false;
    // "the weaver", and not "the patel family": a name that is no word stands for somebody there too.
    const isThing = code === 'en' && article.test(before) && isCommonOrEnglish(word);
    return isThing || (isQuality(fold(word)) && !begins.test(before));
  };
};
