import type { Tagged } from '../../../../../shared/tagger';
import { isCity, isGivenName, names } from '../../lists';
import { matched, matchedLength, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { isCommonWord } from '../words/vocabulary';
import { isHonorific } from './titles';

/** Names of which the model read a part. */

/** "「ひまわりの里」", of which the last sign was read: a house's name is whole in its quotation marks. */
const quoted = /[「『](?<rest>[^「」『』\s]{1,16})$/u;
export const wholeQuote = (text: string, span: Tagged): Tagged => {
  if (span.type !== 'ORGANIZATION' || !/[」』]/.test(text.charAt(span.end))) return span;
  const rest = quoted.exec(textBefore(text, span.start, 18))?.groups?.rest ?? '';
  return { ...span, start: span.start - rest.length };
};

/** "Harkness, Delia, F, 66": the family name, before what a form says of somebody. */
const familyFirst = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]{2,}, $/u;
const formBehind =
  /^, ?(?:[FMWKVDfmwkvd](?![\p{L}.])|\d{1,2}(?!\d)|(?:geb|né|née|born|DOB|nat[oa]|nacid[oa])(?!\p{L}))/u;
export const withFamilyFirst = (text: string, span: Tagged): Tagged => {
  const name = text.slice(span.start, span.end);
  if (span.type !== 'PERSON' || !isGivenName(name) || !formBehind.test(textAfter(text, span.end, 8))) return span;
  const { length } = matched(familyFirst, textBefore(text, span.start, 30));
  return { ...span, start: span.start - length };
};

const nextWord = /^ (\p{Lu}[\p{L}\p{M}'’-]{2,30})(?![\p{L}\p{N}])/u;
const liability = /^ \(haftungsbeschränkt\)/;
/** "Flor do Lima, Lda.": the dot is the form's where its sentence goes on. */
const formEnd =
  /[ ,](?:Lda|Ltda|Ltd|Inc|Co|Corp|Bros|Cia|S\.A|S\.L|S\.p\.A|S\.r\.l|S\.n\.c|S\.a\.s|B\.V|N\.V|A\.Ş|e\.V|o\.o|s\.r\.o)$/u;
const goesOn = /^\.(?=[,;:)]|[ \t]+\p{Ll})/u;
/** "Trabzon 2. Asliye Hukuk Mahkemesi": of which town, and of several which. */
const turkishCourt =
  /^(?:\d{1,2}\. )?(?:Asliye|Sulh|Ağır|İcra|İş|Aile|Vergi|İdare|Tüketici|Fikri)(?!\p{L}).*Mahkemesi$/u;
const courtsTown = /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\d{1,2}\. )?$/u;
/** "A Padaria": an article of Portuguese at a sentence's start. */
const portuguese = /^(?:[AO]s?) (?=\p{Lu})/u;

/** "Conserveira do Sado de 2015 a 2019": no name follows. */
const openTail = / (?:de|do|da|di|del|della|dell|du|des|von|van|of)$/u;
/** "centro de salud La" goes on. */
const openEnd = / (?:La|El|Los|Las|Le|Les|Il|Lo|de|del|della|di|du|des|do|da|of|of the|van|van de|von|von der)$/u;
const nextCapital = /^ \p{Lu}[\p{L}\p{M}'’-]+/u;

/** "Dr. Oriol Massagué", of which the first was read: on over a family name of the lists. */
export const grown = (text: string, span: Tagged): Tagged => {
  const after = textAfter(text, span.end, 34);
  if (span.type === 'ORGANIZATION') {
    // "FitPoint Rosenheim": the branch's town.
    const branch = matched(nextCapital, after);
    if (branch !== '' && isCity(branch.trim()) && !names.has(fold(branch.trim())))
      return { ...span, end: span.end + branch.length };
    const words = text.slice(span.start, span.end);
    const rest = openEnd.test(words) ? nextCapital.exec(after) : formEnd.test(words) ? goesOn.exec(after) : null;
    const before = textBefore(text, span.start, 32);
    const town = turkishCourt.test(words) ? matchedLength(courtsTown, before) : 0;
    const article = language(text) === 'pt' && !/\p{L} $/u.test(before) ? matchedLength(portuguese, words) : 0;
    const open = rest === null && !nextCapital.test(after) ? matchedLength(openTail, words) : 0;
    const end = span.end - open + ((rest ?? liability.exec(after))?.[0].length ?? 0);
    return { ...span, start: span.start - town + article, end };
  }
  const [all = '', word = ''] = span.type === 'PERSON' ? (nextWord.exec(after) ?? []) : [];
  const folded = fold(word);
  return names.has(folded) && !isCommonWord(folded) && !isHonorific(text, word)
    ? { ...span, end: span.end + all.length }
    : span;
};
