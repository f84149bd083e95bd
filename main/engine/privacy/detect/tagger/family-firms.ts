import type { Tagged } from '../../../../../shared/tagger';
import { names } from '../../lists';
import { fold } from '../mentions';

/** Somebody and the firm that bears the same family name: "Sjoerd Bakker van Bakker Schilders". */

const word = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
const ofFirm = new RegExp(
  `^(?<person>(?:${word} ){1,2}(?<family>${word}))(?:,? (?:van|von|vom|from|of|at|with|de|di|da|do|du|chez|bij|bei|z|od|från|av|hos|för|für|for|en)(?: the| der| dem| la)? |,? d['’]|, )(?<firm>\\k<family>(?:['’]s)?(?: (?:&|und|and|en|et|y|e) ${word})?(?: ${word}){1,3})(?!\\p{L})`,
  'u',
);
const reach = 120;

/** The firm in place of what was read in it; the person ends before it. */
export const withFamilyFirms = (text: string, spans: readonly Tagged[]): Tagged[] => {
  const result: Tagged[] = [];
  let taken = 0;
  for (const span of spans) {
    if (span.start < taken) continue;
    const { person = '', firm = '' } =
      span.type === 'PERSON' ? (ofFirm.exec(text.slice(span.start, span.start + reach))?.groups ?? {}) : {};
    // "Juan García, García Márquez": another person.
    if (firm === '' || names.has(fold(firm.split(' ').at(-1) ?? ''))) result.push(span);
    else {
      const start = text.indexOf(firm, span.start + person.length);
      taken = start + firm.length;
      const score = Math.max(span.score, believed);
      result.push({ ...span, end: span.start + person.length });
      result.push({ type: 'ORGANIZATION', start, end: taken, score });
    }
  }
  return result;
};
const believed = 0.9;
