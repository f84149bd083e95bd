/** Loops that a small model falls into: it writes the same over and over, and would to the longest answer. */

/** UTF-16 code units of a piece that is looked for again. */
const piece = 12;
/** So often a piece has come before it counts as stale. */
const often = 7;
/** A loop is so many characters of stale pieces; or so much white space. */
const enough = 1000;
/** What a new piece takes back: what counts on from line to line is a list, unless nearly all of a line is the one before. */
const relief = 4;
/** So many lines in a row that differ in nothing but their first number, or not at all. People ask for a hundred. */
const rows = 120;

/** A copy that follows itself without a change, to so many characters and so many times; longer ones are not looked for. */
const copied = { characters: 640, times: 3, longest: 2048 };
/** UTF-16 code units of a line that people ask for again and again: of such ones `rows` decide, and nothing else. */
const longestLine = 120;
/** Letters that it has at least: rows of zeros or of empty cells are a table. */
const prose = 20;

/** Digits of any script, or a Chinese number. */
const number = /\p{Nd}+|[〇零一二三四五六七八九十百千]+/u;

/** Watches the lines of an answer, each once it has come: tells whether they only count on. A line without a letter is none. */
const watchLines = (): ((line: string) => boolean) => {
  const seen = new Map<string, number>();
  let stale = 0;
  return (line) => {
    const form = line.trim().replace(number, '#');
    if (/\p{L}/u.test(form)) {
      const before = seen.get(form) ?? 0;
      seen.set(form, before + 1);
      stale = before >= often ? stale + 1 : 0;
    }
    return stale >= rows;
  };
};

/** Whether a piece that follows itself is one short line. */
const isLine = (copy: string): boolean => copy.length <= longestLine && /^[^\n]*\n+[^\n]*$/.test(copy);

/** Watches an answer's units: tells whether its end is one piece of prose, word for word, again and again. */
const watchCopies = (): ((unit: string) => boolean) => {
  const places = new Map<string, number>();
  /** The last units, each at its place modulo their number. */
  const recent: string[] = [];
  const unitAt = (at: number): string | undefined => recent[at % copied.longest];
  let at = -1;
  let end = '';
  let period = 0;
  let run = 0;
  return (unit) => {
    at += 1;
    end = (end + unit).slice(-piece);
    if (period > 0 && unitAt(at - period) === unit) run += 1;
    else {
      const before = places.get(end) ?? at;
      period = at - before < copied.longest ? at - before : 0;
      run = 0;
    }
    places.set(end, at);
    recent[at % copied.longest] = unit;
    const beyond = run - Math.max(copied.characters, copied.times * period);
    if (beyond < 0 || beyond % period > 0) return false;
    const copy = Array.from({ length: period }, (_, back) => unitAt(at - period + 1 + back)).join('');
    return !isLine(copy) && (copy.match(/\p{L}/gu)?.length ?? 0) >= prose;
  };
};

/**
 * Watches an answer as it streams, piece by piece of any length: tells whether it repeats itself by now. White space counts only
 * where nothing else comes. Refrains, tables, lists and numbers bring something new between what they repeat, and end.
 */
export const watchLoops = (): ((text: string) => boolean) => {
  const countsOn = watchLines();
  const copies = watchCopies();
  let line = '';
  let lineBefore = '';
  /** As it was when the line began. */
  let staleBefore = 0;
  const seen = new Map<string, number>();
  let last = '';
  let stale = 0;
  let blank = 0;
  let looping = false;
  return (text) => {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charAt(at);
      if (unit === '\n') {
        looping ||= countsOn(line);
        if (line === lineBefore && line.length < longestLine) stale = staleBefore;
        if (line !== '') lineBefore = line;
        staleBefore = stale;
        line = '';
      } else line += unit;
      if (unit.trim() === '') {
        blank += 1;
      } else {
        blank = 0;
        last = (last + unit).slice(-piece);
        const before = seen.get(last) ?? 0;
        seen.set(last, before + 1);
        stale = last.length === piece && before >= often ? stale + 1 : Math.max(0, stale - relief);
      }
      looping ||= copies(unit) || stale >= enough || blank >= enough;
    }
    return looping;
  };
};
