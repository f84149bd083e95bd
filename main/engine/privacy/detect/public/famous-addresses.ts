import { textBefore } from '../../text/around';
import type { Found } from '../resolve';

/** Where a head of state, a figure of a book or a series lives: everybody knows it, and nobody who writes does. */
const famous = new RegExp(
  `^(?:${[
    '(?:no\\.? ?|number )?1[01] downing st(?:reet|\\.)?|downing st(?:reet|\\.)? (?:no\\.? ?)?1[01]',
    '221 ?b,? baker st(?:reet|\\.)?|baker st(?:reet|\\.)? 221 ?b',
    '1600 pennsylvania ave(?:nue|\\.)?(?: nw)?',
    '4,? privet drive|privet drive 4|ligusterweg 4|12,? grimmauld place|742 evergreen terrace|124 conch street|42 wallaby way|177a bleecker street',
    '3 abbey road|32 windsor gardens|1313 mockingbird lane|350 fifth avenue|1 infinite loop|13,? rue del percebe',
    '36,? quai des orfèvres|55,? rue du faubourg saint-honoré',
    'platz der republik 1|willy-brandt-straße 1',
  ].join('|')})$`,
  'iu',
);
/** "ship it to", "our office at": somebody's own all the same. */
const own =
  /(?<!\p{L})(?:ship(?:ped)?|deliver(?:ed|y)?|send|my|our|i(?:['’]m| am| live| work)|we(?:['’]re| are| live)|(?:ich|wir) wohn\p{L}*|liefer\p{L}*|schick\p{L}*|mein\p{L}*|unser\p{L}*|wohne|j['’]habite|livr\p{L}*|vivo|abito|woon)(?!\p{L})[^.!?\n]{0,24}$/iu;

/** Without the addresses that the world knows, where a text does not say that somebody is at home there. */
export const withoutFamousAddresses = (text: string, found: readonly Found[]): readonly Found[] =>
  found.some(({ type }) => type === 'ADDRESS')
    ? found.filter(
        ({ type, start, end, source }) =>
          type !== 'ADDRESS' ||
          source === 'rule' ||
          !famous.test(text.slice(start, end)) ||
          own.test(textBefore(text, start, 48)),
      )
    : found;
