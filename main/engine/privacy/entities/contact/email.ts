import type { Direction } from '../../ciphers/numerals';
import { walk } from '../../ciphers/numerals';
import { foldName, names } from '../../lists';
import { mailHosts, mailWords, organizationWords } from '../../lists/kept';
import { wordSet } from '../../word-set';
import { cipherEach } from '../formats/characters';
import { isServiceLabel } from '../online/public-hosts';
import { fromAsciiLabel, toAsciiLabel } from '../online/punycode';
import { isLatin } from '../other-words';
import { cipherText } from '../text';
import { encipherKept, type WordSettings } from '../word';

export const atWords = 'at|ät|chez|arroba|arobase|chiocciola|małpa|snabel-?a|apen?staart(?:je)?|klammeraffe';
export const dotWords = 'dot|punkt|point|punto|punt|kropka|ponto';
/** `@`, or the word for it between spaces or in brackets. */
const at = new RegExp(`\\s?[[({<]\\s?(?:${atWords}|@)\\s?[\\])}>]\\s?|\\s?@\\s?|\\s(?:${atWords}|@)\\s|%40`, 'iu');
const dot = new RegExp(`(\\s?[[({<]\\s?(?:${dotWords}|\\.)\\s?[\\])}>]\\s?|\\s(?:${dotWords})\\s|\\.)`, 'iu');

/** `jane_AT_acme_DOT_com`, `jane-at-acme-dot-com`: the words between signs that a mailbox's name may have as well. */
export const joinedAt = `_(?:${atWords})_|-(?:${atWords})-`;
export const joinedDot = `_(?:${dotWords})_|-(?:${dotWords})-`;
const joined = { at: new RegExp(joinedAt, 'iu'), dot: new RegExp(`(${joinedDot}|\\.)`, 'iu') };
/** `janeATacmeDOTcom`: the words in capitals between small letters. */
export const gluedAt = `(?<=[\\p{Ll}\\d])(?:${atWords.toUpperCase()})(?=[\\p{Ll}\\d])`;
export const gluedDot = `(?<=[\\p{Ll}\\d])(?:${dotWords.toUpperCase()})(?=\\p{Ll})`;
const glued = { at: new RegExp(gluedAt, 'u'), dot: new RegExp(`(${gluedDot}|\\.)`, 'u') };

/** How the signs between the words of a mailbox's name are read out. */
const joints = [
  ['.', dotWords],
  ['-', 'hyphen|dash|minus|bindestrich|tiret|gui[oó]n|trattino|streepje|bindestreck|myślnik|hífen|traço|tire'],
  [
    '_',
    'underscore|unterstrich|understreck|understrek|tiret (?:du )?bas|gui[oó]n bajo|trattino basso|(?:laag|liggend) streepje|podkreśl(?:nik|enie)|sublinhado|alt çizgi',
  ],
] as const;
/** A dot or another sign inside a mailbox's name, said between spaces or in brackets. For a regular expression. */
export const spelledJoint = joints
  .map(([sign, words]) => `\\s?[[({<]\\s?(?:${words}|[${sign}])\\s?[\\])}>]\\s?|[ \\t](?:${words})[ \\t]`)
  .join('|');
const jointIn = new RegExp(`(${spelledJoint})`, 'iu');
const said = joints.map(
  ([sign, words]) => [sign, new RegExp(`^[^\\p{L}]*(?:${words}|[${sign}])[^\\p{L}]*$`, 'iu')] as const,
);
const signOf = (joint: string): string => said.find(([, pattern]) => pattern.test(joint))?.[0] ?? joint;

/** Labels that stand before a country's code in its public suffixes (publicsuffix.org): co.uk, com.br. */
const secondLevel = wordSet('co com org net ac gov gob edu or ne go ltd plc nhs sch nom me gouv asso k12');

interface Address {
  readonly local: string;
  readonly sign: string;
  /** Labels and, between them, the dots. */
  readonly labels: readonly string[];
}

const addressOf = (text: string): Address => {
  // The longest local part of an address is 64 octets (RFC 5321 §4.5.3.1.1), the at sign behind it at most ten.
  const writings = [{ at, dot }, joined, glued];
  const found = writings.flatMap((writing) => {
    const sign = writing.at.exec(text);
    return sign === null ? [] : [{ sign, dot: writing.dot }];
  })[0];
  if (found === undefined) return { local: text, sign: '', labels: [] };
  const { index, 0: sign } = found.sign;
  return { local: text.slice(0, index), sign, labels: text.slice(index + sign.length).split(found.dot) };
};

/** How many of a host's labels are its public suffix; a host without a dot has none. */
const suffixLength = (labels: readonly string[]): number => {
  const last = labels.at(-1) ?? '';
  const before = labels.at(-2) ?? '';
  if (labels.length === 1) return 0;
  return labels.length > 2 && last.length === 2 && secondLevel.has(before.toLowerCase()) ? 2 : 1;
};

/** Every other one of a host's pieces is a label. */
const labelsOf = (pieces: readonly string[]): string[] => pieces.filter((_, i) => i % 2 === 0);

/** One writing: maria [at] ACME dot com is maria@acme.com. */
export const canonicalEmail = (text: string): string => {
  const { local, sign, labels } = addressOf(text.normalize('NFKC').trim());
  const host = labelsOf(labels).join('.');
  const mailbox = local.split(jointIn).map((piece, i) => (i % 2 === 1 ? signOf(piece) : piece));
  return foldName(sign === '' ? local : `${mailbox.join('')}@${host}`);
};

/** A text's words and numbers, but for those that `kept` says. */
export const cipherRuns = (
  text: string,
  direction: Direction,
  settings: WordSettings,
  kept: (word: string) => boolean,
): string => cipherText(text, direction, { ...settings, isKept: ({ word }) => kept(foldName(word)) });

/** A task, unless it is a name as well. */
export const isMailWord = (word: string): boolean => mailWords.has(word) && !names.has(word);
/** Of other scripts than Latin none: alone they could not be enciphered. */
export const isHostWord = (word: string): boolean =>
  isMailWord(word) || (isLatin(word) && organizationWords.has(word)) || word === 'xn';

const hostWord = /[\p{L}\p{M}]+/gu;
const isAllHostWords = (label: string): boolean =>
  (label.match(hostWord) ?? []).every((word) => isHostWord(foldName(word))) && !/^xn-/i.test(label);

const isReadable = (label: string): boolean => fromAsciiLabel(label) !== null;

/** An `xn--` label becomes another, letter by letter: its words may become some without accents. */
const cipherAsciiLabel = (label: string, direction: Direction, { cipher }: WordSettings): string =>
  toAsciiLabel(
    walk(
      fromAsciiLabel(label) ?? label,
      (from) => cipherEach(cipher, direction, from),
      (to) => fromAsciiLabel(toAsciiLabel(to)) === to,
    ),
  );

/**
 * The name of a host: words for a kind of server or firm stay beside others. Where they are all of it (energy.com) they
 * are enciphered, as they are nowhere else.
 */
const cipherHostName = (name: string, direction: Direction, settings: WordSettings): string => {
  if (direction === 'decipher' || !isAllHostWords(name)) return cipherRuns(name, direction, settings, isHostWord);
  return cipherRuns(
    name.replace(hostWord, (word) => encipherKept(word, settings.cipher)),
    direction,
    settings,
    () => true,
  );
};

/** A host's labels and the dots between them: its name, and what stands before it but says what a server does. */
const cipherPieces = (pieces: readonly string[], direction: Direction, settings: WordSettings): string => {
  const isMailHost = (from: readonly string[]): boolean => mailHosts.has(foldName(labelsOf(from).join('.')));
  if (isMailHost(pieces)) return pieces.join('');
  const labels = labelsOf(pieces);
  const name = 2 * (labels.length - suffixLength(labels) - 1);
  const stays = (label: string, i: number): boolean => i > name || i % 2 === 1 || (i < name && isServiceLabel(label));
  // As it is at the start: a walk that came by a service's label and kept it could not be walked back.
  const kept = pieces.map(stays);
  const readable = pieces.map(isReadable);
  const step = (from: readonly string[]): readonly string[] =>
    from.map((label, i) =>
      kept[i]
        ? label
        : readable[i]
          ? cipherAsciiLabel(label, direction, settings)
          : i === name
            ? cipherHostName(label, direction, settings)
            : cipherRuns(label, direction, settings, isHostWord),
    );
  const isInside = (to: readonly string[]): boolean =>
    !isMailHost(to) && to.every((label, i) => kept[i] === stays(label, i) && isReadable(label) === readable[i]);
  return walk(pieces, step, isInside).join('');
};

/** A host to another under its public suffix, the same in an e-mail address and in a web address. */
export const cipherHost = (host: string, direction: Direction, settings: WordSettings): string =>
  cipherPieces(host.split(/(\.)/), direction, settings);

/** The part of a host that someone has registered: its name with the public suffix. Small; spelled dots are plain. */
export const domainOf = (host: string): string => {
  const labels = labelsOf(host.toLowerCase().split(dot));
  return labels.slice(-1 - suffixLength(labels)).join('.');
};

/** The host of an e-mail address, small and with plain dots; null where it gives mailboxes to everybody. */
export const ownMailHost = (address: string): string | null => {
  const host = labelsOf(addressOf(address).labels).join('.').toLowerCase();
  return host === '' || mailHosts.has(host) ? null : host;
};

/** An e-mail address: names found in it as they are in PERSON, its host's name, digits; suffix and signs stay. */
export const cipherEmail = (direction: Direction, text: string, settings: WordSettings): string => {
  const { local, sign, labels } = addressOf(text);
  const mailbox = local
    .split(jointIn)
    .map((piece, i) => (i % 2 === 1 ? piece : cipherRuns(piece, direction, settings, isMailWord)));
  return mailbox.join('') + sign + cipherPieces(labels, direction, settings);
};
