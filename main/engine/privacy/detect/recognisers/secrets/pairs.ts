import type { Candidate } from '../../../entities/entity';

/** What opens an account, behind its name and a stroke: "l.rossi77 / Rom4nza!Sera". */
const pair =
  /(?<![^\s("'«“])(?=\S{0,40}[\d@._])[\p{L}\d][\p{L}\p{N}._+-]{2,40}(?:@[\p{L}\p{N}.-]{3,60})?(?: [/|] |\/{1,2}|\|)(?=[^\s/|]{8,64}(?:$|[\s,;)]))([^\s/|,;)"']{8,64})/gu;

/** Both cases, a digit and a sign that stands in no name, path or date. */
const isStrong = (value: string): boolean =>
  /\d/.test(value) &&
  /\p{Ll}/u.test(value) &&
  /\p{Lu}/u.test(value) &&
  /[!#$%&*+=?^~§€£]/u.test(value.slice(0, -1)) &&
  !/[=?&]\w+=|^\$|\$\{|%\w{2}/.test(value);

/** Linear in the text. */
export const loginPairs = (text: string): Candidate[] =>
  [...text.matchAll(pair)].flatMap(({ 0: whole, 1: written = '', index }) => {
    const value = written.replace(/[.,;:]+$/, '');
    const start = index + whole.length - written.length;
    return isStrong(value)
      ? [{ start, end: start + value.length, score: 0.9, reason: 'behind the name of an account' }]
      : [];
  });
