/** How a language makes whole numbers of words. */

export interface NumberLanguage {
  /** BCP 47. */
  readonly code: string;
  /** A whole number from 0 to 999,999,999 in words. */
  write(value: number): string;
  /** Words that may stand between parts and say nothing: "two hundred and five". */
  readonly links: readonly string[];
  /** Other spellings of one number: cases, genders, "zwo". */
  readonly others: Readonly<Record<string, number>>;
  /**
   * Of a language that few texts are in: its words that mean something in others, and alone are no number. One word with
   * other marks than it writes is none either: "pet" is no "pět".
   */
  readonly shy?: readonly string[];
  /** Whether units before tens are written apart as well: "fem og tredive". */
  readonly apart?: boolean;
}

/** A number in words. Offsets in the text that was read. */
export interface NumberWords {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly language: NumberLanguage;
}

export const list = (words: string): readonly string[] => words.split(' ');

interface Grammar {
  readonly code: string;
  /** 0 to 19 or further. */
  readonly small: readonly string[];
  /** 20, 30 … 90. */
  readonly tens: readonly string[];
  /** From the end of `small` on. */
  below100(value: number, words: Grammar): string;
  /** @param alone Whether nothing follows: cien, but ciento uno. */
  hundreds(count: number, alone: boolean): string;
  /** Between hundreds and the rest. */
  readonly afterHundreds: string;
  thousands(count: number, words: string): string;
  readonly afterThousands: string;
  million(count: number, words: string): string;
  readonly links: readonly string[];
  readonly others?: Readonly<Record<string, number>>;
  readonly shy?: readonly string[];
  readonly apart?: boolean;
}

export const language = (grammar: Grammar): NumberLanguage => {
  const { code, small, afterHundreds, afterThousands, links, others = {}, shy, apart } = grammar;
  const below100 = (value: number): string => small[value] ?? grammar.below100(value, grammar);
  const below1000 = (value: number): string => {
    const rest = value % 100;
    if (value < 100) return below100(value);
    return rest === 0
      ? grammar.hundreds(value / 100, true)
      : `${grammar.hundreds((value - rest) / 100, false)}${afterHundreds}${below100(rest)}`;
  };
  const join = (head: string, rest: number, between: string, write: (value: number) => string): string =>
    rest === 0 ? head : `${head}${between}${write(rest)}`;
  const below1000000 = (value: number): string =>
    value < 1000
      ? below1000(value)
      : join(
          grammar.thousands(Math.floor(value / 1000), below1000(Math.floor(value / 1000))),
          value % 1000,
          afterThousands,
          below1000,
        );
  const write = (value: number): string =>
    value < 1_000_000
      ? below1000000(value)
      : join(
          grammar.million(Math.floor(value / 1_000_000), below1000(Math.floor(value / 1_000_000))),
          value % 1_000_000,
          ' ',
          below1000000,
        );
  return { code, write, links, others, ...(shy && { shy }), ...(apart && { apart }) };
};

/** Tens and units with something between them; a ten alone. */
export const joined =
  (between: string) =>
  (value: number, { tens, small }: Grammar): string => {
    const ten = tens[Math.floor(value / 10) - 2] ?? '';
    return value % 10 === 0 ? ten : `${ten}${between}${small[value % 10]}`;
  };

/** Units before tens: fünfundvierzig, vijfenveertig. */
export const turned =
  (between: (unit: string) => string, one: string) =>
  (value: number, { tens, small }: Grammar): string => {
    const ten = tens[Math.floor(value / 10) - 2] ?? '';
    const unit = value % 10 === 1 ? one : (small[value % 10] ?? '');
    return value % 10 === 0 ? ten : `${unit}${between(unit)}${ten}`;
  };
