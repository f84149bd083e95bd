import type { EntityType } from '../../../../../shared/domain';
import type { Tagged } from '../../../../../shared/tagger';
import { isGivenName, names } from '../../lists';
import { withoutIntroduction } from '../introductions';
import { fold } from '../mentions';
import { cues } from '../reading';
import { isCommonWord, isTitle } from '../vocabulary';

const edges =
  /^[\s,;:!?"“”„»«()[\]{}<>|*_~#、。，；：！？（）「」]+|[\s,;:!?"“”„»«([\]{}<>|*_~#、。，；：！？（「」]+$/gu;
const possessive = /(?<=\p{L}{2})['’][sS]$/u;
const title = /^(\p{L}[\p{L}-]{0,12})(\.? )(?=\p{L})/u;
const elided = /^(?:l|d|dell|all|nell|sull|dall|qu)['’](?=\p{Lu})/u;
/** A dot ends the sentence, not the name, unless it belongs to it: "Inc.", "S.A.", "str.". */
const shortened =
  /(?:^|[\s.,])(?:\p{L}|inc|ltd|co|corp|llc|bros|st|str|ave|rd|blvd|ln|dr|sr|jr|apt|no|nr|e\.v|o|kg|sp|lda|ltda|a\.ş|ş)\.$/iu;

const trimmed = (text: string, { start, end, ...rest }: Tagged): Tagged => {
  const piece = text.slice(start, end);
  const cut = piece.replace(edges, '');
  const from = start + piece.indexOf(cut);
  return { ...rest, start: from, end: from + cut.length };
};

/** Without titles: they stay as they are, and the surrogate is a name's. */
const withoutTitles = (text: string, span: Tagged): Tagged => {
  let { start } = span;
  for (let found = title.exec(text.slice(start, span.end)); found !== null; ) {
    const [all, word = ''] = found;
    const lower = word.toLowerCase();
    if (
      !(isTitle(lower) || (cues.greetings.has(lower) && span.type === 'PERSON')) ||
      (word.length < 2 && all.length < 3)
    )
      break;
    start += all.length;
    found = title.exec(text.slice(start, span.end));
  }
  return { ...span, start };
};

const withoutDot = (text: string, span: Tagged): Tagged => {
  const piece = text.slice(span.start, span.end);
  return piece.endsWith('.') && !shortened.test(piece) ? { ...span, end: span.end - 1 } : span;
};

const nextWord = /^ (\p{Lu}[\p{L}\p{M}'’-]{2,30})(?![\p{L}\p{N}])/u;
const company = /^ \(haftungsbeschränkt\)/;

/** "Dr. Oriol Massagué", of which the first was read: on over a family name of the lists. */
const grown = (text: string, span: Tagged): Tagged => {
  const after = text.slice(span.end, span.end + 34);
  if (span.type === 'ORGANIZATION') return { ...span, end: span.end + (company.exec(after)?.[0].length ?? 0) };
  const [all = '', word = ''] = span.type === 'PERSON' ? (nextWord.exec(after) ?? []) : [];
  const folded = fold(word);
  return names.has(folded) && !isCommonWord(folded) ? { ...span, end: span.end + all.length } : span;
};

/** Scripts in which a name and the words of its introduction are one to the model. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const conjunction = / (?:and|und|et|y|e|en|i|och|ve) /u;

/** "Lena und Jakob": two given names. */
const coupled = /^(\p{L}[\p{L}\p{M}-]*) (?:and|und|et|y|e|en|i|och|ve|&|\+) (\p{L}[\p{L}\p{M}-]*)/u;

const named = new Set<EntityType>(['PERSON', 'LOCATION', 'ORGANIZATION']);

/** "Noah Abernathy, Ruth" are two; "Kowalski, Irena" is one. */
const parted = (text: string, span: Tagged): Tagged[] => {
  const pair = span.type === 'MEDICAL_CONDITION' ? conjunction.exec(text.slice(span.start, span.end)) : null;
  if (pair !== null) {
    const middle = span.start + pair.index;
    return [{ ...span, end: middle }, ...parted(text, { ...span, start: middle + pair[0].length })];
  }
  const couple = span.type === 'PERSON' ? coupled.exec(text.slice(span.start, span.end)) : null;
  if (couple !== null && [couple[1], couple[2]].some((name = '') => isGivenName(name))) {
    const second = span.start + couple[0].length - (couple[2]?.length ?? 0);
    return [{ ...span, end: span.start + (couple[1]?.length ?? 0) }, ...parted(text, { ...span, start: second })];
  }
  const comma = text.slice(span.start, span.end).indexOf(', ');
  if (span.type !== 'PERSON' || comma === -1) return [span];
  const first = text.slice(span.start, span.start + comma);
  const led = withoutTitles(text, { ...span, end: span.start + comma }).start > span.start;
  if (!first.includes(' ') && !led) return [span];
  const rest = { ...span, start: span.start + comma + 2 };
  return [{ ...span, end: span.start + comma }, ...parted(text, rest)];
};

/**
 * A tagger's span with the edges that surrogates need: titles, possessive 's, articles and the sentence's dot outside;
 * two persons in one span apart.
 */
export const trim = (text: string, span: Tagged): Tagged[] =>
  parted(text, trimmed(text, span)).flatMap((each) => {
    let result = each;
    if (named.has(each.type)) {
      const untitled = withoutTitles(text, result);
      // "Mr Okafor" is a person, whatever it was read as.
      if (untitled.start > result.start && result.type !== 'LOCATION')
        result = result.type === 'PERSON' || isTitled(text, result) ? { ...untitled, type: 'PERSON' } : result;
      if (result.type === 'PERSON' && foreign.test(text.slice(result.start, result.end))) {
        const name = withoutIntroduction(text.slice(result.start, result.end));
        if (name === null) return [];
        result = { ...result, start: result.start + name.from, end: result.start + name.to };
      }
      const article = elided.exec(text.slice(result.start, result.end))?.[0].length ?? 0;
      const ending = possessive.exec(text.slice(result.start, result.end))?.[0].length ?? 0;
      result = { ...result, start: result.start + article, end: result.end - ending };
    }
    result = withoutDot(text, named.has(result.type) ? grown(text, result) : result);
    return /[\p{L}\p{N}]/u.test(text.slice(result.start, result.end)) ? [result] : [];
  });

/** A title and one word: no firm is called so. */
const isTitled = (text: string, { start, end }: Tagged): boolean =>
  /^(?:mr|mrs|ms|herr|frau|mme|m|sr|sra|dhr|mevr|pan|pani)\.? \p{L}+$/iu.test(text.slice(start, end));
