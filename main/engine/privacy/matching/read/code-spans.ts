import { isSpace } from './characters';

const backtick = 0x60;
const tilde = 0x7e;
const newline = 0x0a;

/**
 * Tells, character by character, whether the text is code: between backticks, or in a fenced block (CommonMark §4.5
 * and §6.1). Code that is not closed reaches to the end of its paragraph, a block to the end of the text.
 */
export const createCodeSpans = (): ((code: number) => boolean) => {
  /** Backticks, or tildes, in a row just now. */
  let run = 0;
  let sign = 0;
  let runStartsLine = false;
  let startsLine = true;
  let lineIsBlank = true;
  /** How long the fence, or the run of backticks, is that opened what is open; 0 without one. */
  let fence = 0;
  let fenceSign = 0;
  let inline = 0;

  const close = (): void => {
    const isFence = runStartsLine && run >= 3;
    if (fence > 0) {
      if (isFence && sign === fenceSign && run >= fence) fence = 0;
    } else if (isFence && inline === 0) {
      fence = run;
      fenceSign = sign;
    } else if (sign === backtick) inline = inline === 0 ? run : inline === run ? 0 : inline;
    run = 0;
  };

  return (code) => {
    if (run > 0 && code === sign) {
      run += 1;
      return fence > 0 || inline > 0;
    }
    if (run > 0) close();
    if (code === backtick || code === tilde) {
      run = 1;
      sign = code;
      runStartsLine = startsLine;
    }
    if (code === newline) {
      if (lineIsBlank) inline = 0;
      lineIsBlank = true;
      startsLine = true;
    } else if (!isSpace(code)) {
      startsLine = false;
      lineIsBlank = false;
    }
    return fence > 0 || inline > 0;
  };
};
