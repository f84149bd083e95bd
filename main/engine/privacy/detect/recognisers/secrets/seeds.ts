import type { Candidate, PreparedText } from '../../../entities/entity';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { wordSet } from '../../../word-set';
import { isStopWord } from '../../words/vocabulary';
import { isUnspaced } from '../unspaced';

/** Words that open a wallet, under their names. */

const seedNames = [
  '(?:seed|recovery|mnemonic|secret|backup|wallet)[ -](?:phrase|words|seed)s?',
  'wiederherstellungs(?:phrase|wörter|satz)|seed-?(?:phrase|wörter)|merkwörter',
  'phrase (?:de récupération|secrète|mnémonique|de sauvegarde|seed)|mots de récupération',
  'frase (?:semilla|de recuperación|secreta|mnemotécnica|seed)|palabras (?:semilla|de recuperación)',
  'frase (?:di recupero|mnemonica|segreta)|parole di recupero',
  'herstel(?:zin|woorden)|geheime woorden',
  'fraz[aęy] (?:odzyskiwania|seed|zapasowa)|słowa odzyskiwania',
  'frase(?: de|-) ?(?:recuperação|semente)|frase (?:secreta|mnemónica|mnemônica)|palavras de recuperação',
  'åter(?:ställnings|hämtnings)(?:fras|ord)(?:en)?',
  'kurtarma (?:kelimeler|ifade|cümle)\\p{L}{0,3}|tohum (?:kelime|ifade)\\p{L}{0,4}',
].join('|');

/** A wallet's words in the Latin script, parted by spaces, commas or their numbers. */
const seedWord = '(?:\\d{1,2}[.)] ?)?\\p{Ll}{3,9}';

const phrase = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:(?:${seedNames})(?!\\p{L})[^\\n:"“”«„]{0,80}|(?:mnemonic|seed)(?!\\p{L})(?! (?:is|was|gets) (?:sown|planted|scattered|spread))[^\\n.:"“”«„]{0,40})(?:[:=]|(?<!\\p{L})(?:is|are|ist|sind|lautet|est|es|è|sono|is|zijn|to|é|são|är)(?!\\p{L})|["“”«„])[\\s"'\`“”«„]{0,4}((?:${seedWord}[ ,\\n]{1,3}){11,23}${seedWord})(?!\\p{L})`,
    'giu',
  ),
);

/** Those of the scripts without spaces: characters in a row or parted. */
const unspacedPhrase = new RegExp(
  oneLine`
    (?:助记词|助記詞|リカバリーフレーズ|シードフレーズ|復元フレーズ|ニーモニック)[^\n:：「『"“]{0,16}[:：「『"“はが是为為]{1,3}[ 　]?(
      (?:\p{sc=Han}[ 　,、]?){11,23}\p{sc=Han}(?!\p{sc=Han})
      |(?:\p{sc=Hiragana}{3,8}[ 　、]){11,23}\p{sc=Hiragana}{3,8}
    )
  `,
  'gu',
);

/** Words of sentences that are a wallet's as well (BIP 39). */
const alsoOfSeeds = wordSet(
  `
    about all also any can come door dove era hat have into just like more over please ten that then there they this
    under van what when will you bien dos este mes mina pelo ser sobre sur uno ciao fare mais muito obrigado sono pero
  `,
);
const isOfSentence = (word: string): boolean => isStopWord(word) && !alsoOfSeeds.has(word.toLowerCase());

/** A sentence has more of the words that every sentence has: of any twelve in a row. */
const mostOfSentence = 1;

/** How many words there are (BIP 39). */
const lengths = [24, 21, 18, 15, 12];
const leastLength = 12;

/** Fewer words behind a mark or a line's end are no line of the seed. */
const leastLine = 6;

/**
 * The words of a seed among those behind its name: up to a word of the sentence, or to a mark or a line's end as none
 * stands among them, where so many make a seed; else all of them, as words may be missing or too many.
 */
const seedIn = (words: string): string | null => {
  const places = [...words.matchAll(/\p{L}+/gu)].map(({ 0: word, index }) => ({
    word,
    index,
    end: index + word.length,
  }));
  const isProse = places
    .slice(leastLength - 1)
    .every(
      (_, at) => places.slice(at, at + leastLength).filter(({ word }) => isOfSentence(word)).length > mostOfSentence,
    );
  if (isProse) return null;
  /** What parts a word from the next: a line's end, a comma, or a space. */
  const parts = places.map(({ end }, at) => /[\n,]/.exec(words.slice(end, places[at + 1]?.index))?.[0] ?? ' ');
  const isEnd = (length: number): boolean => {
    const rest = places.slice(length);
    const [next] = rest;
    if (next === undefined || isOfSentence(next.word)) return true;
    const part = parts[length - 1] ?? ' ';
    const isNew = part !== ' ' && !parts.slice(0, length - 1).includes(part);
    return isNew && (rest.length < leastLine || rest.some(({ word }) => isOfSentence(word)));
  };
  const length = lengths.find((each) => each <= places.length && isEnd(each));
  const last = places[(length ?? places.length) - 1];
  return last === undefined ? null : words.slice(0, last.end);
};

/** The words of a wallet's seed: 12 to 24 behind a name for it. */
export const phrases = ({ text }: PreparedText): Candidate[] => {
  const latin = phrase.all(text).flatMap(({ 0: whole, 1: words = '', index }) => {
    const start = index + whole.length - words.length;
    const seed = seedIn(words);
    return seed === null ? [] : [{ start, end: start + seed.length }];
  });
  const unspaced = [...(isUnspaced(text) ? text.matchAll(unspacedPhrase) : [])].map(
    ({ 0: whole, 1: words = '', index }) => {
      const start = index + whole.length - words.length;
      return { start, end: start + words.length };
    },
  );
  return [...latin, ...unspaced].map((place) => ({ ...place, score: 0.9, reason: "a wallet's recovery phrase" }));
};
