/** A character that is enciphered: the value it has in its alphabet, and how each value is written there. */
export interface Slot {
  readonly at: number;
  readonly alphabet: Alphabet;
  readonly value: number;
  readonly write: readonly string[];
}

interface Alphabet {
  /** One character; a shape is a string of them. */
  readonly name: string;
  readonly size: number;
}

const digits: Alphabet = { name: '9', size: 10 };
const latin = 'abcdefghijklmnopqrstuvwxyz';
const letterSets: readonly (readonly [string, string])[] = [
  ['a', latin],
  ['я', 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  ['ω', 'αβγδεζηθικλμνξοπρστυφχψω'],
];
const ascii = Array.from('0123456789');
const asciiDigits = new Map(ascii.map((digit, value) => [digit, { alphabet: digits, value, write: ascii }]));

/** Each alphabet small, large, and the Latin one in full width. */
const letters = new Map<string, Omit<Slot, 'at'>>();
for (const [name, small] of letterSets) {
  const wide = String.fromCharCode(...Array.from(latin, (c) => c.charCodeAt(0) + 0xfee0));
  for (const form of name === 'a'
    ? [small, small.toUpperCase(), wide, wide.toUpperCase()]
    : [small, small.toUpperCase()]) {
    const write = Array.from(form);
    write.forEach((letter, value) => {
      letters.set(letter, { alphabet: { name, size: write.length }, value, write });
    });
  }
}

/** Digits of a script stand in a row of ten from a zero; mathematical ones in five rows that follow one another. */
const digitSlot = (character: string, at: number): Slot => {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
  const zero = code - ((code - first) % 10);
  const write = Array.from({ length: 10 }, (_, i) => String.fromCodePoint(zero + i));
  return { at, alphabet: digits, value: code - zero, write };
};

/** A string as its enciphered characters and what stays around them. */
export interface Slots {
  readonly slots: readonly Slot[];
  /** The string with other values in its slots; their case and script stay. */
  fill(values: readonly number[]): string;
}

/** Detection reads a letter O or l between digits as a digit, and so does this. */
const letterDigit = /(?<=\p{Nd})[OoIl](?=\p{Nd})/gu;

/** @param withLetters Whether letters are enciphered, or digits only. */
export const slotsOf = (text: string, withLetters: boolean): Slots => {
  const characters = Array.from(withLetters ? text : text.replace(letterDigit, (c) => (/o/i.test(c) ? '0' : '1')));
  const slots: Slot[] = [];
  characters.forEach((character, at) => {
    const known = asciiDigits.get(character) ?? letters.get(character);
    if (known === undefined) {
      if (/\p{Nd}/u.test(character)) slots.push(digitSlot(character, at));
    } else if (withLetters || known.alphabet === digits) slots.push({ at, ...known });
  });
  return {
    slots,
    fill: (values) => {
      const filled = [...characters];
      slots.forEach(({ at, write }, i) => {
        filled[at] = write[values[i] ?? 0] ?? '';
      });
      return filled.join('');
    },
  };
};

/** Plain digits of the slots. */
export const digitsOf = ({ slots }: Slots): string => slots.map(({ value }) => value).join('');
