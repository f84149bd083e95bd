import { StringDecoder } from 'node:string_decoder';

/** Longest line, in UTF-16 code units: the longest draft with every character escaped, and as much history. */
const maxLine = 32_000_000;

/** Null for a line that is too long. */
export type Line = string | null;

/**
 * The lines of a stream. Ends at `\n` only, for JSON may hold U+2028; a `\r` before it is dropped. Reads on only
 * when asked for the next line.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let length = 0;
  const add = (piece: string): void => {
    length += piece.length;
    if (length <= maxLine) pieces.push(piece);
  };
  const take = (): Line => {
    const line = length > maxLine ? null : pieces.join('').replace(/\r$/, '');
    pieces = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    const [first = '', ...more] = decoder.write(chunk).split('\n');
    add(first);
    for (const piece of more) {
      yield take();
      add(piece);
    }
  }
  add(decoder.end());
  if (length > 0) yield take();
}
