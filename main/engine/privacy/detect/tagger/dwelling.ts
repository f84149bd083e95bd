import { oneLine } from '../../patterns/one-line';
import { textBefore } from '../../text/around';
import { language } from '../../text/language';
import { cues } from '../words/reading';

/** Before where somebody lives: a whole phrase, or the label of a form. */
const dwelling = new RegExp(
  `(?<![\\p{L}'’])(?:${[
    ...cues.residence,
    ...cues.placeLabels,
    '(?:wohn|leb)(?:e|t|st|en)|wohnhaft(?: in)?|gemeldet in|zuhause in|ansässig in',
    '(?:live|lived|lives|living|stays|dwells?|settled|born|raised) (?:\\p{Ll}+ ){0,2}(?:in|at|near|on)',
    '(?:wohn|leb)(?:e|te?|st|en|ten) (?:[\\p{L}\\d]+ ){1,3}in',
    "(?:habit|viv|résid|demeur|grandi|install)\\p{Ll}* (?:[\\p{L}\\d]+ ){0,2}(?:à|au|aux|en)|j['’]habite(?: à)?|vi(?:s|t|vent|vons|vez|vais|vait) (?:à|en|au)",
    '(?:viv|resid|habit|mor|abit)\\p{Ll}+ (?:\\p{L}+ ){0,2}(?:en|em|a|ad|in|no|na)',
    '(?:wo(?:on|ont|nen|onde)) (?:\\p{Ll}+ ){0,2}(?:in|te|op)|mieszka\\p{Ll}* (?:\\p{Ll}+ ){0,2}(?:w|we|na)|bo(?:r|dde|tt) (?:\\p{Ll}+ ){0,2}(?:i|på)',
  ].join('|')})[:,]? (?:de[rnm] |la |el |il |les? )?$`,
  'iu',
);
/** Before a place of any kind. */
const locative = new RegExp(
  oneLine`
    (?<![\p{L}'’])(?:${[...cues.locative, '(?:trasfer|ven|vien|vengo|arriv)\\p{Ll}* da', 'aus', 'from', 'nach', 'naar', 'te', 'uit', 'au', 'aux', 'ad', 'z', 'ze', 'we', 'till', 'från', 'på'].join('|')}) $
  `,
  'iu',
);
/** "in Rente", "aus Not": how somebody is, where nouns have a capital. */
const state = new RegExp(
  oneLine`
    ^(?:
      Rente|Pension|Not|Ruhe|Ordnung|Zukunft|Urlaub|Eile|Gefahr|Haft|Trauer|Elternzeit|Kur|Reha|Behandlung|Therapie
      |Ausbildung|Arbeit|Kürze|Wahrheit|Angst|Liebe|Spaß|Zufall|Versehen|Panik|Quarantäne|Mutterschutz|Teilzeit
      |Vollzeit
    )$
  `,
  'u',
);
/** Characters before. */
const reach = 48;

/** Whether the words before say that somebody lives, was born or works there. */
export const isDwelling = (text: string, at: number): boolean => dwelling.test(textBefore(text, at, reach));

const isBehindLocative = (text: string, at: number): boolean => {
  const word = locative
    .exec(textBefore(text, at, 20))?.[0]
    .trim()
    .toLowerCase();
  return word !== undefined && !(/^[ai]$/.test(word) && (language(text) ?? 'en') === 'en');
};

/** "geht in Rente": how somebody is, however sure the model; where somebody lives it is a place. */
export const isState = (text: string, start: number, end: number): boolean =>
  state.test(text.slice(start, end)) && isBehindLocative(text, start) && !isDwelling(text, start);

/** Whether a place is likely behind the words before. The English "a" and "I" are none of them. */
export const isBehindPlaceCue = (text: string, at: number): boolean =>
  isDwelling(text, at) || isBehindLocative(text, at);
