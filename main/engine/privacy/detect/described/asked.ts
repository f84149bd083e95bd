import { oneLine } from '../../patterns/one-line';
import { language } from '../../text/language';
import { whoseIs } from '../public/whose';
import { hasName } from './beside-names';
import { absent } from './cues';

/** "How long are kids off school with chickenpox?": asked of anybody, or of nobody at all. */
const anybody = new RegExp(
  oneLine`
    ^(?:
      [^\p{L}]*$
      |[^.!?\n]*(?<!\p{L})(?:
        kids?|child(?:ren)?|pupils?|students?|people|person|some(?:one|body)|any(?:one|body)|you|they|employees?
        |workers?|Kind(?:er)?|Schüler|Leute|man|jemand|Mitarbeiter|enfants?|élèves?|gens|on|quelqu['’]un|salariés?
        |niñ[oa]s?|gente|alguien|trabajador(?:es)?|bambin[oi]|persone|qualcuno|lavorator[ie]|kinderen|mensen|iemand|je
        |dzieci|dziecko|ludzie|ktoś|crianças?|pessoas|alguém|barn|folk|någon
      ) )[^.!?\n]*$
  `,
  'iu',
);

const somebody = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      s?he|him|her|his|er|sie|sein\p{L}{0,2}|ihr\p{L}{0,2}|il|elle|son|sa|él|ella|su|lui|lei|suo|sua|hij|zij|ze|haar
      |zijn|ona|jego|jej|ele|ela|seu|han|hon|hans|hennes
    )(?!\p{L})
  `,
  'iu',
);

/** "like the new temp", "as the boss": whom it is asked for all the same. */
const compared = /(?<!\p{L})(?:like|as|mine|wie|comme|como|come|zoals|jak|som|kim)(?!\p{L})/iu;

/** Asked of anybody, with nobody named before it or behind; the question is the last that the text says. */
export const isAsked = (before: string, after: string): boolean => {
  if (!/^[^.!?\n]*\?\s*$/u.test(after) || [before, after].some(hasName)) return false;
  const left = before.slice(before.search(/[^.!?\n]*$/u)).replace(absent, '');
  return (
    anybody.test(left) &&
    !compared.test(after) &&
    ![left, after].some((part) => somebody.test(part) || whoseIs(part, language(part)).self)
  );
};
