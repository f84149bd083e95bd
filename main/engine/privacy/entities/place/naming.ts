import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { foldName } from '../../lists';
import { joiningWords, placeWords, townTitles } from '../../lists/kept';
import { inCase, letterCaseOf, titled } from '../letter-case';

/** Words for a kind of place that name one as often, of one language or several that build their places alike. Folded. */
interface NamingWords {
  readonly words: readonly string[];
  /** Stand for a kind as they do, and name nothing: short forms, forms of a word in a name. */
  readonly kinds: readonly string[];
  /**
   * Where they name: on either side of any word for a kind (Park Road, Am Ring), before a kind of a language that puts it
   * last (Terrace Road, Plaza Sokak), or behind one of their own language (calle Portal, ul. Plac). Behind a joining word
   * all do (rue de la Ville). A title tells of few towns: it names before any word.
   */
  readonly names: 'beside' | 'before' | 'behind' | 'title';
}

const naming = (names: NamingWords['names'], words: string, kinds?: string): NamingWords => ({
  names,
  words: words.split(' '),
  kinds: kinds?.split(' ') ?? [],
});

export const namingWords: readonly NamingWords[] = [
  { names: 'title', words: [...townTitles], kinds: [] },
  naming(
    'beside',
    'park gardens hill bridge north south east west northern southern eastern western upper lower central city town village island islands lake river mount mountain valley bay beach port new old grove court square church chapel cathedral abbey castle manor priory',
  ),
  naming(
    'beside',
    'ring ufer damm weg platz gasse allee stadt nord süd ost steig pfad chaussee promenade kirche kapelle dom schloss burg kloster',
  ),
  naming(
    'before',
    'street road lane drive terrace highway parkway circle close crescent row walk way state county province district region rise yard',
    'st rd ln dr ct hwy pkwy',
  ),
  naming('before', 'gata gatan gade gate väg vägen vej veien vei torg torget torv torvet plads pladsen plass plassen'),
  naming('before', 'sokak cadde mahalle bulvar meydan', 'sokağı caddesi mahallesi bulvarı meydanı mah cad sok'),
  naming(
    'behind',
    'rue ville quai cours place chemin avenue boulevard impasse allées passage résidence hameau esplanade faubourg montée venelle église chapelle cathédrale basilique abbaye château manoir moulin',
    'av bd',
  ),
  naming(
    'behind',
    'calle plaza ciudad barrio portal puerta casa avenida paseo carrera ronda carretera pasaje travesía glorieta iglesia capilla catedral ermita castillo',
    'avda avd av ctra urb',
  ),
  naming(
    'behind',
    'via piazza viale corso vicolo vico strada largo contrada chiesa cappella cattedrale duomo castello',
  ),
  naming('behind', 'rua praça travessa estrada igreja capela castelo', 'av'),
  naming('behind', 'straat gracht laan plein singel kade'),
  naming('behind', 'ulica aleja plac osiedle rondo skwer rynek kościół kaplica zamek pałac', 'ul al pl os'),
];

/** What stands behind the name that it is the kind of. */
const lastKinds: ReadonlySet<string> = new Set(
  namingWords.flatMap(({ names, words, kinds }) => (names === 'before' ? [...words, ...kinds] : [])),
);

const namesThere = ({ names, words, kinds }: NamingWords, before: string, behind: string): boolean => {
  if (names === 'title') return behind !== '';
  if (names === 'beside') return placeWords.has(before) || (placeWords.has(behind) && !joiningWords.has(behind));
  if (joiningWords.has(before) || lastKinds.has(behind)) return true;
  return names === 'behind' && (words.includes(before) || kinds.includes(before));
};

/** The words beside a part of a place: those of the lines before and behind it. '' where none are. */
export interface Beside {
  readonly before: string;
  readonly behind: string;
}
export const alone: Beside = { before: '', behind: '' };

/** A short form may have its dot: Blvd. Park. */
const wordRow = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}]*(?:(?:\.\s*|[\s-]+)\p{L}[\p{L}\p{M}]*)*/gu;

/** A word of a list to another of it that its case can write, never itself where there is one. */
const cipherAmong = (
  word: string,
  list: readonly string[],
  direction: Direction,
  cipher: Cipher,
  isElided: boolean,
): string => {
  const [composed, folded] = [word.normalize('NFC'), foldName(word)];
  const letterCase = letterCaseOf(composed, folded, titled(folded));
  const write = (to: string): string => inCase(to, titled(to), letterCase);
  // PaRk: a shorter word, or one that these letters make large as a whole, would be read in another case.
  // No l'Manoir: behind an apostrophe a vowel stands.
  const isClear = (to: string): boolean =>
    (!isElided || vowel.test(to)) && String(letterCaseOf(write(to), to, titled(to))) === String(letterCase);
  const [size, domain] = [BigInt(list.length), `kind of place ${list[0]}`];
  const step = (from: string): string =>
    list[Number(cipher.moved[direction](BigInt(list.indexOf(from)), size, domain))] ?? from;
  return write(walk(folded, step, isClear));
};

const elided = /(?<![\p{L}\p{M}])[ld]['’]$/iu;
const elidedLength = 3;
const vowel = /^[aeéèêiouœ]/u;

/**
 * Words for a kind of place in a row become others of their list, or all of Park Road would stay.
 */
export const cipherNaming = (text: string, direction: Direction, cipher: Cipher, beside: Beside): string => {
  return text.replace(wordRow, (row, start: number) => {
    const words = row.split(/([.\s-]+)/);
    const isElided = elided.test(text.slice(Math.max(0, start - elidedLength), start));
    const neighbour = (at: number): string => {
      // "de l'Esplanade": the letter before it joins as "de la" does.
      if (at < 0 && isElided) return 'la';
      if (at < 0) return foldName(start === 0 ? beside.before : '');
      return foldName(words[at] ?? (start + row.length === text.length ? beside.behind : ''));
    };
    return words
      .map((word, at) => {
        const folded = foldName(word);
        const list = namingWords.find(({ words: all }) => all.includes(folded));
        if (list === undefined || !namesThere(list, neighbour(at - 2), neighbour(at + 2))) return word;
        return cipherAmong(word, list.words, direction, cipher, at === 0 && isElided && vowel.test(folded));
      })
      .join('');
  });
};
