import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { holding, isNear } from '../../text/pieces';
import type { Found } from '../resolve';

/** Where a head of state works or a figure of a story lives, with the town: everybody knows it. */
const famous = new RegExp(
  `^(?:${[
    '(?:no\\.? ?|number )?1[01] downing st(?:reet|\\.)?|downing st(?:reet|\\.)? (?:no\\.? ?)?1[01]',
    '221 ?b,? baker st(?:reet|\\.)?|baker st(?:reet|\\.)? 221 ?b',
    '1600 pennsylvania ave(?:nue|\\.)?(?: nw)?',
    oneLine`
      4,? privet drive|12,? grimmauld place|742 evergreen terrace|124 conch street|42 wallaby way|177a bleecker street
      |32 windsor gardens|1313 mockingbird lane|13,? rue del percebe
    `,
    '36,? quai des orfèvres|55,? rue du faubourg saint-honoré',
  ].join('|')})(?:,? (?:London|Washington|Paris|New York|Springfield|Sydney)(?:,? [A-Z\\d -]{2,12})?)?$`,
  'iu',
);
/** Characters around an address in which somebody makes it a private one. */
const personReach = 120;
/** "ship it to", "our office at": somebody's own all the same. */
const someonesHome = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      ship(?:ped)?|deliver(?:ed|y)?|send|my|our|(?:he|she|they|who|\p{Lu}\p{L}+) (?:live|work|stay)s?|moved|address
      |i(?:['’]m| am| live| work)|we(?:['’]re| are| live)|(?:ich|wir) wohn\p{L}*|liefer\p{L}*|schick\p{L}*|mein\p{L}*
      |unser\p{L}*|wohne|j['’]habite|livr\p{L}*|vivo|abito|woon
    )(?!\p{L})[^.!?\n]{0,24}$
  `,
  'iu',
);

/** Without the addresses that the world knows and what lies in them, where a text does not say that somebody is at home there. */
export const withoutFamousAddresses = (text: string, found: readonly Found[]): readonly Found[] => {
  const addresses = found.filter(({ type }) => type === 'ADDRESS');
  // "3 Privet Drive and 4 Privet Drive": two houses of somebody's street.
  const isKnown = ({ start, end, source }: Found): boolean => source !== 'rule' && famous.test(text.slice(start, end));
  if (addresses.length === 0 || !addresses.every(isKnown)) return found;
  const persons = found.filter(({ type }) => type === 'PERSON').map(({ start }) => start);
  const isSomebodys = ({ start }: Found): boolean =>
    isNear(persons, start, personReach) || someonesHome.test(textBefore(text, start, 48));
  if (addresses.some(isSomebodys)) return found;
  const isIn = holding(addresses);
  return found.filter((each) => each.source === 'rule' || !isIn(each));
};
