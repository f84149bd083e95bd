import { isGivenName, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { fold } from '../../text/fold';
import { isAnyWord } from '../words/vocabulary';

/** What somebody called the network at home: by it one finds where they live. */

const wireless = 'ssid|wi-?fi|wlan|hotspot|wireless';
const kinds = '(?:network|name|ssid|netz(?:werk)?|netzname|réseau|red|rete|netwerk|sieć|rede|nätverk)';
/** "Our wifi network 'TheJohnsons5G'", "network 'Pruitt_Home'": in quotes, or behind what it is called. */
const named = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}_-])(?:(?:${wireless})(?: ${kinds})?|${kinds}(?: (?:${wireless}))?)(?: (?:
          is|called|named|is called|heißt|namens|s['’]appelle|se llama|si chiama|heet|genaamd|nazywa się|chama-se
          |se chama|heter
        ))?(?: |: ?)["'“”„«‘’]?([\p{L}\p{N}][\p{L}\p{N}_-]{4,31})(?=["'“”»‘’]|[.,;!?)\s]|$)
    `,
    'giu',
  ),
);

/** The words of `TheJohnsons5G`, `pruitt_home`. */
const partsOf = (name: string): string[] => name.match(/\p{Lu}?\p{Ll}{2,}|\p{Lu}{3,}/gu) ?? [];
const isOfPeople = (part: string): boolean =>
  [part, part.replace(/s$/, '')].some(
    (each) => each.length > 3 && (isGivenName(each) || names.has(fold(each))) && !isAnyWord(each.toLowerCase()),
  );
/** Made of a name and more: a word or a name by itself is read as what it is. */
const isOwn = (name: string): boolean => {
  const parts = partsOf(name);
  return parts.some(isOfPeople) && (parts.length > 1 || /[\d_-]/.test(name));
};

/** "mi wifi se llama BINEVAT_3M1H": said to be called so, it is its name, whatever is in it. */
const isCalled = /called|heißt|namens|appelle|llama|chiama|heet|genaamd|nazywa|chama|heter/iu;
const isMadeUp = (name: string): boolean =>
  /[\d_]/.test(name) && partsOf(name).some((part) => part.length > 3 && !isAnyWord(part.toLowerCase()));

/** Each name as its match's group. */
export const networkNames = (text: string): RegExpExecArray[] =>
  named.all(text).filter(({ 0: all, 1: name = '' }) => isOwn(name) || (isCalled.test(all) && isMadeUp(name)));
