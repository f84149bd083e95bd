/** Digits as they are read out, from zero to nine, by language (BCP 47); the first writing of one is written again. */
const languages: readonly (readonly string[])[] = [
  // en
  'zero|oh|nought one two three four five six seven eight nine',
  // de
  'null eins zwei|zwo drei vier fünf sechs sieben acht neun',
  // fr
  'zéro un deux trois quatre cinq six sept huit neuf',
  // es
  'cero uno dos tres cuatro cinco seis siete ocho nueve',
  // it
  'zero uno due tre quattro cinque sei sette otto nove',
  // nl
  'nul een|één twee drie vier vijf zes zeven acht negen',
  // pl
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  // pt
  'zero um dois|duas três quatro cinco seis sete oito nove',
  // sv
  'noll ett|en två tre fyra fem sex sju åtta nio',
].map((words) => words.split(' '));

/** Said before a digit that stands twice or three times; they stay. */
export const repeated = 'double|triple|doppel|doppelt|doble|doppio|dubbel|duplo|podwójne';
/** Said behind a digit for its zeros: "five hundred three one one"; they stay. */
export const rounded = 'hundred|thousand|cents?|mille|hundra|tusen|mil';
export const digitWords: readonly string[] = [...new Set(languages.flat().flatMap((words) => words.split('|')))];

const word = /\p{L}+/gu;
const filler = new RegExp(`^(?:plus|${repeated}|${rounded})$`, 'iu');

/** A number that is read out: its digits, a doubled one once, and the same words for others. */
export interface Spoken {
  readonly digits: string;
  write(digits: string): string;
}

/** Null where the text is not all digits of one language, read out. */
export const readSpoken = (text: string): Spoken | null => {
  const places = [...text.matchAll(word)].filter(({ 0: each }) => !filler.test(each));
  if (places.length < 5 || /\p{N}/u.test(text)) return null;
  for (const language of languages) {
    const values = places.map(({ 0: each }) =>
      language.findIndex((words) => words.split('|').includes(each.toLowerCase())),
    );
    if (values.includes(-1)) continue;
    /** As the text says a digit, where it says it. */
    const said = new Map(places.map(({ 0: each }, at) => [values[at], each.toLowerCase()]));
    return {
      digits: values.join(''),
      write: (digits) => {
        let written = '';
        let from = 0;
        for (const [at, { 0: each, index }] of places.entries()) {
          const value = Number(digits.charAt(at));
          written += text.slice(from, index) + (said.get(value) ?? language[value]?.split('|')[0] ?? each);
          from = index + each.length;
        }
        return written + text.slice(from);
      },
    };
  }
  return null;
};
