import { oneLine } from '../patterns/one-line';

/** Marks of Markdown around what is stressed: `**47**`, `*plumber*`, `_two kids_`. They part no cue from its value. */

/** A star stresses anything; a low line may be an account's or a variable's, but for several words or a number. */
const stressed = new RegExp(
  oneLine`
    (?<=^|[\s(\[{>|"'“„«:;,–—-]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}，。：；、（])(?:
      (\*{1,3})(?=[\p{L}\p{N}$€£¥+"'“„«(@#])[^*\n]{0,198}[^*\s]\1
      |_(?=[\p{L}\p{N}$€£¥+"'“„«(@#])(?:[^_\s]{1,40}[ ][^_\n]{0,120}[^_\s]|[\d.,$€£¥%]{1,16})_
    )(?![\p{sc=Latin}\p{N}_*])
  `,
  'gmu',
);

/** Each mark's offsets, in order. Linear. */
export const emphasisMarks = (text: string): readonly { start: number; end: number }[] =>
  /[*_]/.test(text)
    ? Array.from(text.matchAll(stressed), ({ 0: { length }, 1: { length: width } = '_', index }) => [
        { start: index, end: index + width },
        { start: index + length - width, end: index + length },
      ]).flat()
    : [];
