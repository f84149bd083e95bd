import { isGivenName, isListedPlace, isNickname } from '../../../lists';
import { lasting } from '../people/words';

/** Whom something is for or from, in a case that no list has: "dla Zosi, 6 lat", "для Маши, 7 лет". */

const behind = /(?<!\p{L})(dla|od|pro|для|від|от) (\p{Lu}\p{Ll}{2,12}(?:[aeiyuíéýаяиуюі]|ego|[ое]го)),? $/u;
/** Who works for a firm, or is promised something by it, does so for years. */
const working =
  /(?<!\p{L})(?:prac(?:uj|ow|a)\p{L}{0,6}|umow\p{L}|работа\p{L}{1,3}|гаранти\p{L}|zaměstn\p{L}{1,5}|záruk\p{L}|dział\p{L}{1,4})(?!\p{L})/iu;

/** What a word in the genitive, dative or accusative may be called: Zosi is Zosia's, Francji France's. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/i$/, ['ia', 'a', 'ie', '']],
  [/y$/, ['a', 'o', '']],
  [/a$/, ['', 'o', 'ek', 'e']],
  [/ka$/, ['ek']],
  [/u$/, ['a', '', 'o']],
  [/e$/, ['a']],
  [/í$/, ['e', 'ie']],
  [/[иы]$/, ['а', 'я', 'ия', '']],
  [/ии$/, ['ия']],
  [/і$/, ['а', 'я']],
  [/ії$/, ['ія']],
  [/а$/, ['', 'о']],
  [/я$/, ['й', 'ь', 'я']],
  [/[ую]$/, ['а', 'я']],
  [/ego$/, ['y', 'i', '']],
  [/[ое]го$/, ['ий', 'ый']],
];
const nominatives = (word: string): string[] => [
  word,
  ...endings.flatMap(([ending, others]) =>
    ending.test(word) ? others.map((other) => word.replace(ending, other)) : [],
  ),
];

/** Whether such a name stands before a number; of a place or a firm it is a duration. */
export const isForSlavicName = (left: string): boolean => {
  const [, preposition = '', name = ''] = behind.exec(left) ?? [];
  if (name === '') return false;
  const possible = nominatives(name.toLowerCase());
  if (possible.some((each) => isGivenName(each) || isNickname(each))) return true;
  // From a firm one has a guarantee; a name that no list has is likelier somebody for whom something is.
  return (
    !['od', 'от', 'від'].includes(preposition) &&
    !possible.some(isListedPlace) &&
    !lasting.test(left) &&
    !working.test(left)
  );
};
