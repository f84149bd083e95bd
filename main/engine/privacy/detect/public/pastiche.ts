import type { EntityType } from '../../../../../shared/domain';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { matched, textAfter } from '../../text/around';
import { language } from '../../text/language';
import type { Found } from '../resolve';
import { anyWords } from './any';
import { whoseIs } from './whose';

/** A passage that is to go on as an author would write it: its persons and places are fiction, and the author is known. */

/** Goes on, or writes a scene; who rewrites something may rewrite what happened. */
const tells = anyWords(
  [
    'continue|carry on|go on|finish|(?:write|draft) (?:me )?(?:an?|the|another) (?:(?:short|next|little|new|final) )?(?:scene|story|chapter|passage|paragraph|dialogue)',
    oneLine`
      fort(?:setzen|setzung|führen)?|weiter(?:schreiben|erzählen|führen)?
      |(?:schreib\p{L}{0,2}|erzähl\p{L}{0,2}) (?:mir )?(?:eine?n?|die|das|den) (?:(?:kurze[ns]?|nächste[ns]?) )?
      (?:szene|geschichte|kapitel|absatz)
    `,
    'continue[rz]?|poursuis|suite|(?:écris|rédige) (?:une?|la|le) (?:(?:courte|petite) )?(?:scène|histoire|chapitre|passage)',
    'contin[uú]a\\p{L}{0,2}|sigue|escrib[ea] (?:una?|la|el|otr[oa]) (?:escena|historia|cuento|capítulo|pasaje)',
    "continua\\p{L}{0,2}|prosegu\\p{L}{1,3}|scriv[ie] (?:una?|la|il|un['’]) ?(?:scena|storia|racconto|capitolo|brano)?",
    'verder|vervolg|(?:schrijf) (?:een|het|de) (?:scène|verhaal|hoofdstuk)',
    'kontynuuj|dokończ|dalszy ciąg|napisz (?:scenę|opowiadanie|rozdział|fragment)',
    'escrev[ae] (?:uma?|o|a) (?:cena|história|conto|capítulo)',
    'fortsätt|skriv (?:en|ett|nästa) (?:scen|berättelse|kapitel)',
    'devam\\p{L}*|sürdür',
  ].join('|'),
);
const style = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        in the (?:style|manner|voice) of|im Stile? (?:von|des|der)|nach Art (?:von|des|der)
        |à la manière d(?:e |['’]|u )|dans le style d(?:e |['’]|u )|al estilo de|a la manera de|alla maniera di
        |nello stile di|in de stijl van|in de trant van|w stylu|no estilo d[eoa]|à maneira d[eoa]
        |i (?:samma )?stil(?:en)? (?:med|av)|tarzında
      )(?: |(?<=['’]))?
    `,
    'iu',
  ),
);
const author = /^ ?(?:\p{Lu}[\p{L}.'’-]*\.? ?){1,4}/u;
const opening = /["“”„«‘‚»]/u;
const shortest = 40;

const ofFiction = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION', 'OCCUPATION', 'NRP']);
/** By these somebody is reached: a passage that has them is no story. */
const ofSomebody = new Set<EntityType>([
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'ADDRESS',
  'DATE_OF_BIRTH',
  'IBAN_CODE',
  'ID_NUMBER',
]);

/** The findings without the persons and places of a quoted passage that is to go on in an author's style, and the author. */
export const withoutPastiche = (text: string, found: readonly Found[]): readonly Found[] => {
  const phrase = style.exec(text);
  if (phrase === null) return found;
  const from = phrase.index + phrase[0].length;
  const name = matched(author, textAfter(text, from, 60));
  const quote = text.slice(from).search(opening);
  const passage = quote < 0 ? '' : text.slice(from + quote);
  if (name === '' || passage.length < shortest) return found;
  const asked = text.slice(0, from + quote);
  if (!tells.test(asked) || whoseIs(asked, language(text)).ours) return found;
  if (found.some(({ type }) => ofSomebody.has(type))) return found;
  const isFiction = ({ start, type }: Found): boolean =>
    ofFiction.has(type) && (start >= from + quote || (start >= from && start < from + name.length));
  return found.filter((each) => !isFiction(each));
};
