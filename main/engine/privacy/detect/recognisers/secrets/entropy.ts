import type { Candidate, PreparedText } from '../../../entities/entity';
import { textBefore } from '../../../text/around';
import { inLongStretches, words } from '../context';

/** Runs that keys are made of. */
const run = /(?<![\w+/=.@-])[A-Za-z0-9_+/-]{20,200}={0,2}(?![\w+/=@-])/g;

const near = words([
  'keys?|secrets?|tokens?|credentials?|auth(?:orization|entication)?|bearer|signature|password|passwort|api',
  'schlüssel|clé|clave|chiave|sleutel|klucz|nyckel|cookie|session',
]);
/** Hashes and names of things that anyone may know. */
const others = words([
  'commit|sha(?:-?\\d+)?|md5|hash(?:es)?|checksum|digest|integrity|etag|uuid|guid|fingerprint|public[ -]key',
  'base64|revision|ssh-(?:rsa|ed25519)|thumbprint|blob|tree|merge',
]);

/** Shannon's entropy of a text's characters, in bits per character. */
const entropy = (text: string): number => {
  const counts = new Map<string, number>();
  for (const c of text) counts.set(c, (counts.get(c) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0);
};

/** Bits per character: words of a language, and names made of them, stay below. */
const leastEntropy = 3.6;

/** Strings that look drawn, beside a word for a secret. */
export const entropic = ({ text }: PreparedText): Candidate[] =>
  Array.from(inLongStretches(text, run)).flatMap(({ 0: value, index: start }) => {
    const sorts = [/\d/, /[a-z]/, /[A-Z]/].filter((sort) => sort.test(value)).length;
    const digits = value.replace(/\D/g, '').length;
    if (sorts < 2 || digits < 2 || /^(?:[a-z]+[-_/])+[a-z]+\d{0,2}$/i.test(value) || entropy(value) < leastEntropy)
      return [];
    const window = textBefore(text, start, 40);
    const cue = near.exec(window)?.[0];
    if (cue === undefined || others.test(window) || /[a-z]\/$|:\/\//i.test(window.slice(-12))) return [];
    return [{ start, end: start + value.length, score: 0.8, reason: `beside '${cue}'` }];
  });
