import type { Cipher } from '../../ciphers';
import { type Direction, walk } from '../../ciphers/numerals';
import { foldName } from '../../lists';
import { joiningWords, placeWords, townTitles } from '../../lists/kept';
import { inCase, letterCaseOf, titled } from '../letter-case';

/** Words for a kind of place that name one as often, of one language or several that build their places alike. Folded. */
interface NamingWords {
  readonly words: readonly string[];
  /** What stands for a kind in that language: those words, and others that name nothing. */
  readonly kinds: readonly string[];
  /**
   * Where they name: on either side of any word for a kind (Park Road, Am Ring), before a kind of a language that puts it
   * last (Terrace Road, Plaza Sokak), or behind one of their own language (calle Portal, ul. Plac). Behind a joining word
   * all do (rue de la Ville). A title tells of few towns: it names before any word. An ordinal counts what stands behind it:
   * segundo piso.
   */
  readonly names: 'beside' | 'before' | 'behind' | 'title' | 'floor';
}

/** @param words Of each gender apart, or the article before one would not be the other's. */
const naming = (names: NamingWords['names'], words: readonly string[], kinds = ''): readonly NamingWords[] => {
  const all = [...words, kinds].flatMap((each) => each.split(' ')).filter((word) => word !== '');
  return words.map((each) => ({ names, words: each.split(' '), kinds: all }));
};

export const namingWords: readonly NamingWords[] = [
  naming('title', [[...townTitles].join(' ')]),
  naming('beside', [
    'park gardens hill bridge north south east west northern southern eastern western upper lower central city town village island islands lake river mount mountain valley bay beach port new old grove court square church chapel cathedral abbey castle manor priory main cross station mill market school green common quay wharf heights house lodge cottage high',
    'first second third fourth fifth sixth seventh eighth ninth tenth',
  ]),
  naming('beside', [
    'ring damm weg platz steig pfad dom nord süd ost markt anger graben wall hof bahnhof teich steg ufer schloss kloster tor',
    'gasse allee stadt chaussee promenade kirche kapelle burg brücke siedlung zeile',
  ]),
  naming(
    'before',
    [
      'street road lane drive terrace highway parkway circle close crescent row walk way state county province district region rise yard parade trail path loop crossing',
    ],
    'st rd ln dr ct hwy pkwy alley aly causeway',
  ),
  naming('before', [
    'gata gatan gade gate väg vägen vej veien vei torg torget torv torvet plads pladsen plass plassen gränd gränden stig stigen backe backen stræde strædet vænge vænget sti stien bakke bakken',
  ]),
  naming('before', ['sokak cadde mahalle bulvar meydan'], 'sokağı caddesi mahallesi bulvarı meydanı mah cad sok'),
  // Those that begin with a vowel stand behind l'.
  naming(
    'behind',
    [
      'ville place résidence montée venelle chapelle cathédrale basilique villa cité ruelle chaussée route gare mairie poste fontaine forêt plage halle tour',
      'quai cours chemin boulevard passage hameau faubourg château manoir moulin sentier clos pont parc marché stade lavoir cimetière couvent jardin canal lac',
      'avenue impasse esplanade église abbaye école écluse arcade orangerie usine',
    ],
    'rue allées av bd',
  ),
  naming(
    'behind',
    [
      'plaza ciudad puerta casa avenida carrera ronda carretera travesía glorieta iglesia capilla catedral ermita cuesta rambla senda plazuela torre fuente estación',
      'barrio portal paseo pasaje castillo camino callejón bulevar parque pueblo malecón puente mercado molino monasterio convento puerto norte este oeste oriente poniente',
    ],
    'calle avda avd av ctra urb',
  ),
  naming(
    'behind',
    [
      'piazza strada contrada chiesa cappella cattedrale salita piazzetta galleria rotonda cascina stazione fontana',
      'viale corso vicolo vico largo duomo castello borgo campo palazzo mercato mulino giardino parco piazzale lungomare',
    ],
    'via',
  ),
  naming(
    'behind',
    [
      'praça travessa estrada igreja capela alameda ladeira quinta praceta calçada vila ponte fonte',
      'castelo beco jardim caminho moinho lugar centro',
    ],
    'rua av',
  ),
  naming('behind', ['gracht laan plein singel kade dijk dreef pad steeg brug haven molen'], 'straat'),
  naming(
    'behind',
    [
      'plac rynek skwer zamek pałac kościół bulwar trakt zaułek deptak dworzec',
      'aleja kaplica droga szosa osiedle rondo',
    ],
    'ulica ul al pl os',
  ),
  naming('floor', ['deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'], 'étage'),
  naming('floor', ['primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo'], 'piso'),
  naming('floor', ['primo terzo quarto sesto settimo ottavo decimo'], 'piano'),
  naming('floor', ['eerste tweede derde vierde vijfde zesde zevende achtste negende tiende'], 'verdieping'),
].flat();

/** What stands behind the name that it is the kind of. */
const lastKinds: ReadonlySet<string> = new Set(
  namingWords.flatMap(({ names, kinds }) => (names === 'before' ? kinds : [])),
);

const namesThere = ({ names, kinds }: NamingWords, before: string, behind: string): boolean => {
  if (names === 'title') return behind !== '';
  if (names === 'floor') return kinds.includes(behind);
  if (names === 'beside') return placeWords.has(before) || (placeWords.has(behind) && !joiningWords.has(behind));
  if (joiningWords.has(before) || lastKinds.has(behind)) return true;
  return names === 'behind' && kinds.includes(before);
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
const cipherAmong = (word: string, list: readonly string[], direction: Direction, cipher: Cipher): string => {
  const [composed, folded] = [word.normalize('NFC'), foldName(word)];
  const letterCase = letterCaseOf(composed, folded, titled(folded));
  const write = (to: string): string => inCase(to, titled(to), letterCase);
  // PaRk: a shorter word, or one that these letters make large as a whole, would be read in another case.
  const isClear = (to: string): boolean => String(letterCaseOf(write(to), to, titled(to))) === String(letterCase);
  const [size, domain] = [BigInt(list.length), `kind of place ${list[0]}`];
  const step = (from: string): string =>
    list[Number(cipher.moved[direction](BigInt(list.indexOf(from)), size, domain))] ?? from;
  return write(walk(folded, step, isClear));
};

const elided = /(?<![\p{L}\p{M}])[ld]['’]$/iu;
const elidedLength = 3;

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
      // "3rd Cross": no Road.
      if (at === 0 && /\p{Nd}/u.test(text.charAt(start - 1))) return '';
      return foldName(words[at] ?? (start + row.length === text.length ? beside.behind : ''));
    };
    return words
      .map((word, at) => {
        const folded = foldName(word);
        const list = namingWords.find(({ words: all }) => all.includes(folded));
        if (list === undefined || !namesThere(list, neighbour(at - 2), neighbour(at + 2))) return word;
        return cipherAmong(word, list.words, direction, cipher);
      })
      .join('');
  });
};
