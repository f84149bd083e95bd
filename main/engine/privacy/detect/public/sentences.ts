import { remembered } from '../../text/pieces';

/** A sentence, or as much of one as says what it is about. "1. Januar 2025" is a date. */
const sentence =
  /[^.!?。！？\n]*(?:(?:[.!?。！？](?!\s|$)|(?<=\d)\.(?= \p{L}{3,10} \d{4}(?!\d)))[^.!?。！？\n]*)*(?:[.!?。！？\n]+["'”’»)]?\s*|$)/gu;
const longest = 480;

export interface Sentence {
  readonly start: number;
  readonly text: string;
}

/** The sentences of a text, each from where the one before ends; long ones in parts. Linear in the text. */
export const sentencesOf = remembered((text): readonly Sentence[] =>
  [...text.matchAll(sentence)].flatMap(({ 0: whole, index }) =>
    Array.from({ length: Math.ceil(whole.length / longest) }, (_, i) => ({
      start: index + i * longest,
      text: whole.slice(i * longest, (i + 1) * longest),
    })),
  ),
);
