/**
 * What the words around a word change by: English "a" and "an" by its sound, articles of other languages by its gender and
 * by whether they are elided. Told by its form, so not always right; null where nothing is told.
 */
type Agreement = (word: string) => string | null;

/** Letters whose names begin with a vowel: an HR manager, an MRI. */
const spelledOut = /^[AEFHILMNORSX][A-Z]+(?!\p{L})/u;
const pronounced = /^(?!U[A-Z]{1,3}(?!\p{L}))[A-Z]*[AEIOU][A-Z]{2,}(?!\p{L})/u;
/** Said letter by letter in small ones as well: no word begins so. */
const vowelless = /^(?:(?!(?:st|mrs?)(?!\p{L}))[bcdfghj-np-tv-xz]{2,4}(?!\p{L})|ng|mri(?!\p{L}))/u;
/** Vowels that sound as "you" or "one". */
const asConsonant = /^(?:u(?:ni(?!m|n|den)|biq|r[aeiou]|s[aeiu]|t[aeio]|k|ga)|eu|ew|on(?:e(?!\p{L})|ce))/iu;
const silent = /^(?:hour|heir|honest|honou?r)/iu;

const english: Agreement = (word) => {
  if (/^[A-Z]{2,}(?!\p{Ll})/u.test(word) && !pronounced.test(word)) return spelledOut.test(word) ? 'an' : 'a';
  if (silent.test(word) || (vowelless.test(word) && /^[fhlmnrsx]/u.test(word))) return 'an';
  return /^[aeiou]/iu.test(word) && !asConsonant.test(word) ? 'an' : 'a';
};

/** The first word is what a Romance illness is called; a list may have its article. */
const headOf = (word: string): string => word.toLowerCase().split(/[\s-]/u)[0] ?? '';
const isElided = (word: string): boolean => /^(?:[aeiouyàâáéèêëíîïóôúùûœ]|h(?!ern|andi|oque))/iu.test(word);

const byGender =
  (feminine: RegExp, plural: RegExp): Agreement =>
  (word) => {
    const head = headOf(word);
    const singular = head.replace(plural, '');
    return `${feminine.test(singular) ? 'feminine' : 'masculine'}${singular === head ? '' : ' plural'}`;
  };

const french = byGender(/(?:ion|(?<!m|èr|bl|èt|êm|ôm|èm|sm|thm)e|té|é?eur)$/u, /(?<!i|u)s$/u);
const spanish = byGender(
  /(?:(?<!m)a|ción|sión|dad|itis|osis|asis|lepsia|diabetes|caries)$/u,
  /(?<=[aeo])s$(?<!diabetes|caries|herpes)/u,
);
const portuguese = byGender(/(?:(?<!m)a|ção|são|dade|ite|ose|íase|diabetes)$/u, /(?<=[aeo])s$(?<!diabetes|herpes)/u);
const italian = byGender(/(?:(?<!m)a|zione|sione|ite|osi|asi|isi|tà)$/u, /(?:(?<=ol|op|orm|urb)i|(?<=ni|gi|ur)e)$/u);

const german: Agreement = (word) => {
  if (/(?:ung|heit|keit|schaft|ie|itis|ose|sucht|e|a?sis|ur|ion)$/u.test(word)) return 'feminine';
  return /(?:ma|fieber|syndrom|rheuma|leiden|schwäche|om)$/u.test(word) ? 'neuter' : 'masculine';
};

const agreements: Readonly<Record<string, Agreement>> = {
  en: english,
  de: german,
  es: spanish,
  pt: portuguese,
  fr: (word) => (isElided(word) ? 'elided' : french(word)),
  it: (word) => (isElided(word) ? 'elided' : italian(word)),
};

export const agreementOf = (language: string, word: string): string | null => agreements[language]?.(word) ?? null;
