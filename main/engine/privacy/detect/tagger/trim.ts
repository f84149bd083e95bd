import type { Tagged } from '../../../../../shared/tagger';
import { textAfter, textBefore } from '../../around';
import { fold } from '../../fold';
import { cities, foldName, isGivenName, names } from '../../lists';
import { wordSet } from '../../word-set';
import { withoutIntroduction } from '../introductions';
import { language } from '../language';
import { cues } from '../reading';
import { named } from '../resolve';
import { isTerm, termsFrom } from '../terms';
import { isCommonIn, isCommonWord, isTitle } from '../vocabulary';
import { ordinaryLead } from './small';

const edges =
  /^(?:[\s,;:!?"“”„»«()[\]{}<>|*_~#、。，；：！？（）「」]|\.(?=\s))+|[\s,;:!?"“”„»«([\]{}<>|*_~#、。，；：！？（「」]+$/gu;
const possessive = /(?<=\p{L}{2})['’][sS]$/u;
const title = /^(\p{L}[\p{L}-]{0,12})((?:\.(?:ra|na|ssa)|\.?[ªº])?\.? )(?=\p{L})/u;
/** "D. Fulgencio Alarcón", "D.ª Remedios": Spanish. */
const don = /^D(?:\.ª?|ª) $/u;
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
    if (don.test(all) && language(text) === 'es') {
      start += all.length;
      found = title.exec(text.slice(start, span.end));
      continue;
    }
    if (
      !(isTitle(lower) || (cues.greetings.has(lower) && span.type === 'PERSON')) ||
      (word.length < 2 && (all.length < 3 || (language(text) ?? 'fr') !== 'fr'))
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
/** "Flor do Lima, Lda.": the dot is the form's where its sentence goes on. */
const formEnd =
  /[ ,](?:Lda|Ltda|Ltd|Inc|Co|Corp|Bros|Cia|S\.A|S\.L|S\.p\.A|S\.r\.l|S\.n\.c|S\.a\.s|B\.V|N\.V|A\.Ş|e\.V|o\.o|s\.r\.o)$/u;
const goesOn = /^\.(?=[,;:)]|[ \t]+\p{Ll})/u;
/** "Trabzon 2. Asliye Hukuk Mahkemesi": of which town, and of several which. */
const turkishCourt =
  /^(?:\d{1,2}\. )?(?:Asliye|Sulh|Ağır|İcra|İş|Aile|Vergi|İdare|Tüketici|Fikri)(?!\p{L}).*Mahkemesi$/u;
const courtsTown = /(?<!\p{L})\p{Lu}\p{Ll}+ (?:\d{1,2}\. )?$/u;
/** "jeannine 14": an age; "Altenessen ...": what was left out. */
const numberBehind = /(?<=\p{L}) \d{1,3}$/u;
const dots = /\s+\.+$/u;
/** "A Padaria": an article of Portuguese at a sentence's start. */
const portuguese = /^(?:[AO]s?) (?=\p{Lu})/u;

/** "Martini Ziekenhuis te", "basisschool De Wilgenroos in": where it is stands behind. */
const tail = / (?:te|in|en|w|we|i|y|e|et|und|and|na|på|hos|av|och|ve|à|em|bei|at)$/u;
/** "Conserveira do Sado de 2015 a 2019": no name follows. */
const openTail = / (?:de|do|da|di|del|della|dell|du|des|von|van|of)$/u;
/** "centro de salud La" goes on. */
const openEnd = / (?:La|El|Los|Las|Le|Les|Il|Lo|de|del|della|di|du|des|do|da|of|of the|van|van de|von|von der)$/u;
const nextCapital = /^ \p{Lu}[\p{L}\p{M}'’-]+/u;
/** "étudiante en" goes on, "second-year" belongs to it. */
const tradeBefore = /(?<!\p{L})(?:first|second|third|fourth|fifth|final|last)[- ]year (?:\p{Ll}{3,16} )?$/u;
const learner = /(?:student|apprentice|trainee|resident|undergraduate)$/u;
const ofTrade = /^ (?:de|di) (\p{Ll}{4,})(?!\p{L})/u;
const tradeOpen = / (?:en|of|in|für|di|de|voor|w|em|i|der)$/u;
/** "trainer of Mamadou", "directrice de Valtremont": somebody, or a firm. "Professor für Geschichte", "Minister of Health" go on. */
const isNameBehind = (text: string, link: string, word: string): boolean => {
  if (!/^\p{Lu}/u.test(word)) return false;
  const lower = word.toLowerCase();
  const code = language(text) ?? 'en';
  // In German any noun has a capital.
  return code === 'de' && /^(?:für|in|der)$/.test(link)
    ? names.has(fold(word))
    : names.has(fold(word)) || !isCommonIn(lower, code);
};
const wholeTrade = (text: string, span: Tagged, namesAt: ReadonlySet<number>): Tagged => {
  const words = text.slice(span.start, span.end);
  const before = learner.test(words) ? tradeBefore.exec(textBefore(text, span.start, 32)) : null;
  const start = span.start - (before?.[0].length ?? 0);
  // "ayudante de panadero": the trade that one helps at.
  const helped = / (?:de|di) (\p{Ll}+)$/u.exec(words) === null ? ofTrade.exec(textAfter(text, span.end, 32)) : null;
  if (helped !== null && isTerm('OCCUPATION', helped[1] ?? ''))
    return { ...span, start, end: span.end + helped[0].length };
  const open = tradeOpen.exec(words)?.[0];
  const [all = '', word = ''] =
    open === undefined ? [] : (/^ ([\p{L}\p{M}'’-]+)/u.exec(textAfter(text, span.end, 32)) ?? []);
  if (open === undefined || all === '') return { ...span, start };
  const isName = namesAt.has(span.end + 1) || isNameBehind(text, open.trim(), word);
  return { ...span, start, end: isName ? span.end - open.length : span.end + all.length };
};

/** Words of an illness before and behind what is read of it: "hospital acquired", "de type 2", "stage 3b", "hastası". */
const illnessBefore =
  /(?<!\p{L})(?:(?:hospital|community|healthcare)[- ]acquired|(?:late|early|adult|juvenile)[- ]onset|(?:end|early|late)[- ]stage|stage (?:[IV]{1,3}|[0-4])[abc]?|type [12]|typ[- ][12]|beginnende[rs]?|fortgeschrittene[rs]?) $/iu;
const illnessBehind =
  /^(?: (?:(?:de |di |do )?(?:types?|typ|tipo|typu) ?(?:[12][ab]?|I{1,2})|(?:stage|stadium|stade|estadio|stadio|estágio|grade|grad) ?(?:[IV]{1,3}|[0-4])[abc]?|hasta(?:sı(?:y[ıi]m)?|lığı))(?![\p{L}\p{N}]))+/iu;
/** What of the next words makes an illness of the lists: "sclérose en plaques", of which the first was read. */
const restOfIllness = (text: string, { start, end }: Tagged): number => {
  const [first, ...next] = text.slice(start, end + 48).matchAll(/[\p{L}\p{M}\p{N}]+/gu);
  const whole = termsFrom(fold(first?.[0] ?? ''))?.find(
    ({ type, rest }) =>
      type === 'MEDICAL_CONDITION' && rest.length > 0 && rest.every((word, at) => word === fold(next[at]?.[0] ?? '')),
  );
  const last = next[(whole?.rest.length ?? 0) - 1];
  return last === undefined ? 0 : Math.max(0, start + last.index + last[0].length - end);
};
const wholeIllness = (text: string, span: Tagged): Tagged => {
  const before = illnessBefore.exec(textBefore(text, span.start, 32))?.[0].length ?? 0;
  const behind = illnessBehind.exec(textAfter(text, span.end, 32))?.[0].length ?? restOfIllness(text, span);
  return { ...span, start: span.start - before, end: span.end + behind };
};

/** "Harkness, Delia, F, 66": the family name, before what a form says of somebody. */
const familyFirst = /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]{2,}, $/u;
const formBehind =
  /^, ?(?:[FMWKVDfmwkvd](?![\p{L}.])|\d{1,2}(?!\d)|(?:geb|né|née|born|DOB|nat[oa]|nacid[oa])(?!\p{L}))/u;
const withFamilyFirst = (text: string, span: Tagged): Tagged => {
  const name = text.slice(span.start, span.end);
  if (span.type !== 'PERSON' || !isGivenName(name) || !formBehind.test(textAfter(text, span.end, 8))) return span;
  const { length } = familyFirst.exec(textBefore(text, span.start, 30))?.[0] ?? '';
  return { ...span, start: span.start - length };
};

/** "Dr. Oriol Massagué", of which the first was read: on over a family name of the lists. */
const grown = (text: string, span: Tagged): Tagged => {
  const after = textAfter(text, span.end, 34);
  if (span.type === 'ORGANIZATION') {
    // "FitPoint Rosenheim": the branch's town.
    const branch = nextCapital.exec(after)?.[0] ?? '';
    if (branch !== '' && cities.has(foldName(branch.trim())) && !names.has(fold(branch.trim())))
      return { ...span, end: span.end + branch.length };
    const words = text.slice(span.start, span.end);
    const rest = openEnd.test(words) ? nextCapital.exec(after) : formEnd.test(words) ? goesOn.exec(after) : null;
    const before = textBefore(text, span.start, 32);
    const town = turkishCourt.test(words) ? (courtsTown.exec(before)?.[0].length ?? 0) : 0;
    const article = language(text) === 'pt' && !/\p{L} $/u.test(before) ? (portuguese.exec(words)?.[0].length ?? 0) : 0;
    const open = rest === null && !nextCapital.test(after) ? (openTail.exec(words)?.[0].length ?? 0) : 0;
    const end = span.end - open + ((rest ?? company.exec(after))?.[0].length ?? 0);
    return { ...span, start: span.start - town + article, end };
  }
  const [all = '', word = ''] = span.type === 'PERSON' ? (nextWord.exec(after) ?? []) : [];
  const folded = fold(word);
  return names.has(folded) && !isCommonWord(folded) ? { ...span, end: span.end + all.length } : span;
};

/** Scripts in which a name and the words of its introduction are one to the model. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const conjunction = / (?:and|und|et|y|e|en|i|och|ve) /u;

/** "Lena und Jakob": two given names. */
const coupled = /^(\p{L}[\p{L}\p{M}-]*) (?:and|und|et|y|e|en|i|och|ve|&|\+) (\p{L}[\p{L}\p{M}-]*)/u;

const wide = /[ \u00a0]{3,}|[ \u00a0]*[\t\n][ \t\n]*/g;
/** Two words of a name, or an initial and one. */
const whole = /^\p{Lu}[\p{L}\p{M}'’-]*\.?\s*\p{Lu}/u;
/** "K. Marsden      B. Oyelowo": two signatures of one line. "ROSSI    Bianca" is one person. */
const seamOf = (words: string): RegExpExecArray | null =>
  [...words.matchAll(wide)].find(
    (gap) =>
      /[\t\n]/.test(gap[0]) ||
      (whole.test(words.slice(0, gap.index)) && whole.test(words.slice(gap.index + gap[0].length))),
  ) ?? null;
const titleBefore = /(?<![\p{L}\p{N}])(\p{L}[\p{L}-]{0,12})\.? $/u;
const isAfterTitle = (text: string, at: number): boolean => {
  const word = titleBefore.exec(textBefore(text, at, 20))?.[1];
  return word !== undefined && word.length > 1 && isTitle(word.toLowerCase());
};

/** "Jugendamt (Frau", "Risorse Umane (Sig.ra Bianchi": a bracket that opens and does not close. */
const opened = /^(?<outside>[^()（）]+?) ?[(（](?<inside>[^()（）]+)$/u;

/** "「ひまわりの里」", of which the last sign was read: a house's name is whole in its quotation marks. */
const quoted = /[「『](?<rest>[^「」『』\s]{1,16})$/u;
const wholeQuote = (text: string, span: Tagged): Tagged => {
  if (span.type !== 'ORGANIZATION' || !/[」』]/.test(text.charAt(span.end))) return span;
  const rest = quoted.exec(textBefore(text, span.start, 18))?.groups?.rest ?? '';
  return { ...span, start: span.start - rest.length };
};

/** "Noah Abernathy, Ruth" are two; "Kowalski, Irena" is one. */
const parted = (text: string, span: Tagged): Tagged[] => {
  const { outside, inside } = opened.exec(text.slice(span.start, span.end))?.groups ?? {};
  if (outside !== undefined && inside !== undefined && named.has(span.type)) {
    const rest = parted(text, { ...span, start: span.end - inside.length });
    return [{ ...span, end: span.start + outside.length }, ...(isTitle(inside.toLowerCase()) ? [] : rest)];
  }
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
  const gap = span.type === 'PERSON' ? seamOf(text.slice(span.start, span.end)) : null;
  if (gap !== null) {
    const middle = span.start + gap.index;
    return [{ ...span, end: middle }, ...parted(text, { ...span, start: middle + gap[0].length })];
  }
  const comma = text.slice(span.start, span.end).indexOf(', ');
  if (span.type !== 'PERSON' || comma === -1) return [span];
  const first = textAfter(text, span.start, comma);
  const led =
    withoutTitles(text, { ...span, end: span.start + comma }).start > span.start || isAfterTitle(text, span.start);
  if (!first.includes(' ') && !led) return [span];
  const rest = { ...span, start: span.start + comma + 2 };
  return [{ ...span, end: span.start + comma }, ...parted(text, rest)];
};

/**
 * A tagger's span with the edges that surrogates need: titles, possessive 's, articles and the sentence's dot outside;
 * two persons in one span apart. `namesAt`: where names begin that the model read beside it.
 */
export const trim = (text: string, span: Tagged, namesAt: ReadonlySet<number>): Tagged[] =>
  parted(text, trimmed(text, span)).flatMap((each) => {
    let result = withFamilyFirst(text, wholeQuote(text, each));
    if (named.has(each.type)) {
      const untitled = withoutTitles(text, result);
      // "Mr Okafor" is a person, whatever it was read as.
      if (untitled.start > result.start && result.type !== 'LOCATION')
        result = result.type === 'PERSON' || isTitled(text, result) ? { ...untitled, type: 'PERSON' } : result;
      if (result.type === 'PERSON')
        result = { ...result, start: result.start + ordinaryLead(text, text.slice(result.start, result.end)) };
      if (result.type === 'PERSON') result = withoutHonorifics(text, result);
      const rest = result.type === 'PERSON' ? numberBehind : dots;
      result = { ...result, end: result.end - (rest.exec(text.slice(result.start, result.end))?.[0].length ?? 0) };
      if (result.type === 'PERSON' && foreign.test(text.slice(result.start, result.end))) {
        const name = withoutIntroduction(text.slice(result.start, result.end));
        if (name === null) return [];
        result = { ...result, start: result.start + name.from, end: result.start + name.to };
      }
      const article = elided.exec(text.slice(result.start, result.end))?.[0].length ?? 0;
      const ending = possessive.exec(text.slice(result.start, result.end))?.[0].length ?? 0;
      const link = each.type === 'PERSON' ? 0 : (tail.exec(text.slice(result.start, result.end))?.[0].length ?? 0);
      result = { ...result, start: result.start + article, end: result.end - Math.max(ending, link) };
    }
    if (result.type === 'MEDICAL_CONDITION') result = wholeIllness(text, result);
    if (result.type === 'OCCUPATION') result = wholeTrade(text, result, namesAt);
    result = withoutDot(text, named.has(result.type) ? grown(text, result) : result);
    return /[\p{L}\p{N}]/u.test(text.slice(result.start, result.end)) ? [result] : [];
  });

/** "Vormund Fr. Nowotny": what stands before a title inside may be what somebody is. */
const innerTitle =
  /^(?<before>.*\p{Ll}.*) (?:Herrn?|Frau|[HF]r\.|Mrs?\.?|Ms\.?|Mme|Mlle|Sra?\.|Sig\.|Dott\.|Dhr\.|Mevr\.|Dr\.) (?=\p{Lu})/u;
/** "小林-san"; "ゆうきが": no name ends so, and a sentence goes on behind it. */
const honorific = /-(?:san|sama|kun|chan|sensei)$/u;
const particle = /(?<=^\p{Script=Hiragana}{2,5})[がをへ]$/u;
/** "τη Μαρία", "у Ольги", "адвокат Вера Шаповалова": an article, a preposition or what somebody is. */
const smallFirst = /^(?:(?=[^\p{Script=Latin}])\p{Ll}{1,24} )+(?=\p{Lu})/u;
/** Not "Sawadogo Mme Aminata": a family name stands before the title in lists. */
const isRole = (text: string, word: string): boolean => {
  const lower = word.toLowerCase();
  if (!/^\p{Lu}/u.test(word)) return true;
  if (names.has(fold(word))) return false;
  return (
    cues.kin.has(lower) ||
    cues.kin.has(/^(\p{L}{5,})(?:in|a|e)$/u.exec(lower)?.[1] ?? '') ||
    cues.labels.has(lower) ||
    isTerm('OCCUPATION', word) ||
    isCommonIn(lower, language(text) ?? 'en')
  );
};
/** What somebody is, before one or two words of a name: "Hausmeister Kröger", "Hustrun Ulla". */
const calledFirst = /^(?<role>\p{Lu}\p{Ll}{4,}) (?=\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$)/u;
const relatives = wordSet(
  'hustrun hustru maken sonen dottern brodern systern mamman pappan grannen svärmor svärfar ehefrau ehemann schwägerin schwager nachbarin nachbar vermieterin vermieter épouse époux echtgenote echtgenoot buurvrouw buurman esposa esposo vecina vecino moglie marito vicina vicino vizinha vizinho sąsiadka sąsiad',
);
const calledLead = (words: string): string => {
  const found = calledFirst.exec(words);
  const role = found?.groups?.role ?? '';
  // Many bear a trade's name: "Müller Anna".
  const isOne = relatives.has(role.toLowerCase()) || (isTerm('OCCUPATION', role) && !names.has(fold(role)));
  return isOne ? (found?.[0] ?? '') : '';
};
const withoutHonorifics = (text: string, span: Tagged): Tagged => {
  const words = text.slice(span.start, span.end);
  const titled = innerTitle.exec(words);
  const isRoled = titled?.groups?.before?.split(/[\s.,:/-]+/).every((word) => isRole(text, word)) ?? false;
  const led = (isRoled ? titled : smallFirst.exec(words))?.[0] ?? calledLead(words);
  const start = span.start + led.length;
  const tail = /\p{L}/u.test(text.charAt(span.end)) ? particle : honorific;
  return { ...span, start, end: span.end - (tail.exec(words)?.[0].length ?? 0) };
};

/** A title and one word: no firm is called so. */
const isTitled = (text: string, { start, end }: Tagged): boolean =>
  /^(?:mr|mrs|ms|herr|frau|fr|hr|mme|mlle|m|sr|sra|srta|sig(?:\.(?:ra|na))?|signora?|dott(?:\.ssa)?|dra?|dhr|mevr|mw|pan|pani|fru|fröken|magister|lektor|docent|rektor)\.? \p{L}+$/iu.test(
    text.slice(start, end),
  );
