/** Internationalised labels of hosts (RFC 5890): `xn--` and Punycode (RFC 3492). */

import punycode from 'punycode.js';

/** A label has at most 63 octets. */
const longest = 63;

/** A label with letters beyond ASCII as hosts write it; one without them as it is. */
export const toAsciiLabel = (label: string): string => punycode.toASCII(label);

const decoded = (label: string): string => {
  try {
    return punycode.toUnicode(label);
  } catch {
    return label;
  }
};

/** What an `xn--` label reads; null for another, and for one that no host has (UTS 46, §4.1: not mapped). */
export const fromAsciiLabel = (label: string): string | null => {
  if (!label.startsWith('xn--') || label.length > longest) return null;
  const read = decoded(label);
  const isHost = /^[\p{L}\p{M}\p{N}-]+$/u.test(read) && read === read.normalize('NFKC').toLowerCase();
  return isHost && read !== label && toAsciiLabel(read) === label ? read : null;
};
