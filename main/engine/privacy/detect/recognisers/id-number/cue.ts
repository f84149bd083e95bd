import { isGivenName } from '../../../lists';
import { oneLine } from '../../../patterns/one-line';
import { remembered } from '../../../text/pieces';
import {
  bearing,
  cardKinds,
  cards,
  compound,
  joiners,
  machines,
  nouns,
  numberWords,
  offices,
  ofWhom,
  otherCompounds,
  others,
  possessives,
  shortNouns,
  strongNouns,
  travelDocuments,
} from './nouns';

export const isCue = (lower: string): boolean => strongNouns.has(lower) || nouns.has(lower) || numberWords.has(lower);

const word = /[\p{L}]+(?:[-.][\p{L}]+)*[º°]?|[#:=º°№]/gu;

export interface Cue {
  word: string;
  /** A word or sign for "number" stands with it. */
  marked: boolean;
  strong: boolean;
  /** Says "is": the value may be an amount. */
  stated: boolean;
  /** A noun that is in no list, beside a word for "number". */
  unknown?: boolean;
}

/** What names a number stands in its sentence: behind a mark, or a dot after a word that is no shortened name of one. */
const lastSentence = (line: string): string => {
  const ends = [...line.matchAll(/(?<=(\p{L}*))([.!?…])["')]? +/gu)];
  for (const { 0: end, 1: word = '', 2: mark, index } of ends.reverse()) {
    const lower = word.toLowerCase();
    if (mark !== '.' || (word.length > 3 && !isCue(lower) && !compound.test(lower)))
      return line.slice(index + end.length);
  }
  return line;
};

const isStrong = (word: string): boolean =>
  strongNouns.has(word) || (compound.test(word) && !otherCompounds.test(word));

/** A noun for what has a number of its own: "badge", "Kundennummer". In small letters. */
export const isNumbered = (word: string): boolean => isStrong(word) || nouns.has(word) || word === 'worker';

/** "Our worker", "Tamsin is worker": somebody, and no machine. */
const isOfSomebody = (sentence: string, near: readonly string[]): boolean =>
  near.some((word) => possessives.has(word)) || (sentence.match(/\p{Lu}\p{Ll}+/gu) ?? []).some(isGivenName);

/** Whose reference it is stands between: "Aktenzeichen der Ausländerbehörde:", "numéro de locataire CROUS est le". */
const beyondOffice = (near: readonly string[], at: number): string | null => {
  // The office's name has two words at most, and stands behind a word that links it.
  for (let link = at - 1; link >= Math.max(0, at - 2); link--) {
    const word = near[link] ?? '';
    if (!ofWhom.has(word) && !/^\p{L}/u.test(word)) return null;
    if (!ofWhom.has(word)) continue;
    const noun = near[ofWhom.has(near[link - 1] ?? '') ? link - 2 : link - 1] ?? '';
    if (isStrong(noun)) return noun;
    // "numéro de locataire CROUS"
    return link === at - 2 && numberWords.has(noun) ? (near[at - 1] ?? null) : null;
  }
  return null;
};

/** "Mit der Nummer", "o numerze": whatever has it is named before. */
const isBearing = (near: readonly string[], at: number): boolean => {
  const isArticle = /^(?:the|der|dem|die|das|le|la|el|il|lo|het|de|o|a|den|det)$/.test(near[at - 1] ?? '');
  return [at - 1, isArticle ? at - 2 : at - 1].some((place) => bearing.has(near[place] ?? ''));
};

/** A dot after one of these ends no sentence: "Expte. 88120", "Sendungsnr. 2201". */
const isShortCue = (line: string): boolean => {
  const word = /(?<![\p{L}\p{N}])(\p{L}{1,30}(?:-\p{L}{1,12})?)\.\s+$/u.exec(line)?.[1]?.toLowerCase() ?? '';
  return shortNouns.has(word) || compound.test(word);
};

/** "My order from Veltia 114-2293847", "contrato con Iberluz 20394857": with whom it is held stands between. */
const withWhom = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}])(\p{L}{3,20}) (?:
      from|with|at|by|of|bei|beim|von|chez|avec|de|con|presso|di|com|da|do|bij|van|hos|från|av|med|w|we|z|ze|od
    ) (?:the |der |dem |la |le |el |il |[ao] )?(?!\p{L}{0,8}(?:day|tag)(?!\p{L}))\p{Lu}[\p{L}&'’-]{1,20}
    (?: \p{Lu}[\p{L}&'’.-]{0,20})?[ :,#]{1,3}$
  `,
  'u',
);
const cueBeyond = (line: string): Cue | null => {
  const noun = withWhom.exec(line)?.[1]?.toLowerCase() ?? '';
  return isCue(noun) && !numberWords.has(noun)
    ? { word: noun, marked: true, strong: false, stated: false, unknown: true }
    : null;
};

/** "S/N" of a device. */
const serialNumber = /(?<![\p{L}\p{N}])s\/n(?![\p{L}\p{N}])/gu;

/** Reads back from the value: signs and joining words, "number", then what the number is of. */
const cueBefore = (line: string): Cue | null => {
  if (/[.!?;)\]]\s+["'(]?$/.test(line) && !isShortCue(line)) return null;
  const sentence = lastSentence(line);
  const lower = sentence.toLowerCase().replace(serialNumber, 'serial');
  const near = [...lower.matchAll(word)].map((match) => match[0]).slice(-6);
  let marked = false;
  let stated = false;
  /** A word says so, not a sign alone. */
  let numbered = false;
  for (let i = near.length - 1, skipped = 0; i >= 0 && skipped < 4; i--, skipped++) {
    const current = near[i] ?? '';
    if (/^[#:=º°№]$/.test(current)) marked = true;
    else if (numberWords.has(current) && !nouns.has(current)) {
      marked = true;
      numbered ||= current !== 'ids';
      if (isBearing(near, i)) {
        const noun = near.slice(0, i).findLast((each) => isCue(each) && !numberWords.has(each));
        return { word: noun ?? current, marked, strong: false, stated, unknown: noun === undefined };
      }
    } else if (cards.has(current) && cardKinds.has(near[i - 1] ?? '')) {
      return { word: `${near[i - 1]} ${current}`, marked, strong: true, stated };
    } else if (isStrong(current)) {
      return { word: current, marked, strong: true, stated };
    } else if (machines.has(current)) {
      const isSigned = numbered || near.slice(i + 1).some((each) => /^[#º°№]$/.test(each));
      const isWorker = current === 'worker' && (marked || isOfSomebody(sentence, near.slice(Math.max(0, i - 2), i)));
      return isSigned || isWorker ? { word: current, marked, strong: false, stated } : null;
    } else if (nouns.has(current)) {
      const earlier = near.slice(Math.max(0, i - 3), i);
      return { word: current, marked: marked || earlier.some((w) => numberWords.has(w)), strong: false, stated };
    } else if (joiners.has(current) || (current === 'c' && near[i + 1] === 'est')) stated = true;
    else if (travelDocuments.has(near[i - 1] ?? '') && i === near.length - 1)
      return { word: near[i - 1] ?? '', marked: false, strong: false, stated: true };
    else if (offices.has(current) && isCue(near[i - 1] ?? '')) marked = true;
    else {
      const beyond = (marked || stated) && !others.has(current) ? beyondOffice(near, i) : null;
      if (beyond !== null && !others.has(beyond)) return { word: beyond, marked: true, strong: false, stated };
      const named = numbered || [i - 1, i - 2].some((at) => numberWords.has(near[at] ?? ''));
      return named && current.length > 2 && /^\p{L}/u.test(current) && !others.has(current)
        ? { word: current, marked: true, strong: false, stated, unknown: true }
        : null;
    }
  }
  // "ID no. 28841907": nothing else says of what.
  return marked && near.some((each, at) => /^id$/.test(each) && numberWords.has(near[at + 1] ?? ''))
    ? { word: 'id', marked, strong: false, stated, unknown: true }
    : null;
};

export const cueIn = remembered((window): Cue | null => {
  const line = window.slice(window.lastIndexOf('\n\n') + 1);
  return cueBefore(line) ?? cueBeyond(line);
});

/** "B-559201 numaralı paket": Turkish says behind a number that it is one. */
const numbered = /^ (?:numaralı|no['’]?lu|nolu)(?!\p{L})/u;
export const cueBehind = (rest: string): Cue | null => {
  const word = numbered.exec(rest)?.[0].trim();
  return word === undefined ? null : { word, marked: true, strong: false, stated: false, unknown: true };
};
