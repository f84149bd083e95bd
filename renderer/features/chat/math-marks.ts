const code = /(`{3,}[\s\S]*?(?:`{3,}|$)|`[^`\n]*`)/;
const inline = /(?<!\\)\\\(([\s\S]+?)(?<!\\)\\\)/g;
const display = /(?<!\\)\\\[([\s\S]+?)(?<!\\)\\\]/g;

/** Turns LaTeX's `\( \)` and `\[ \]` into `$$ $$`, outside of code. The length stays, so offsets stay true. */
export const plainMathMarks = (source: string): string =>
  source.includes('\\(') || source.includes('\\[')
    ? source
        .split(code)
        .map((part, i) =>
          i % 2 === 1
            ? part
            : part.replace(inline, (_, math) => `$$${math}$$`).replace(display, (_, math) => `$$${math}$$`),
        )
        .join('')
    : source;
