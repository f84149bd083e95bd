import type { Cipher } from '../../ciphers';
import { cipherNumerals, type Direction, walk } from '../../ciphers/numerals';
import { recogniseIp } from '../../detect/recognisers/ip';
import { matched } from '../../text/around';
import type { ProtectionContext } from '../entity';
import { cipherShape } from '../formats/shape';
import { identifier } from '../identifier';
import { blockOf, numberOf, v4Form, v6Form, write } from './blocks';
import { cipherHex } from './hexadecimal';

/** An address to another of its block. Its last part is 0 or 255 only where it was; of a network, what stands behind its bits stays. */
const cipherV4 = (cipher: Cipher, direction: Direction, address: string, prefix: number): string => {
  const block = blockOf(address);
  const last = numberOf(address) % 256;
  const isEdge = last === 0 || last === 255;
  const network = Math.min(prefix, 24);
  if (block.bits >= network && (isEdge || block.bits > 24)) return address;
  const upper = 2 ** Math.max(0, network - block.bits);
  const unit = 2 ** (32 - network);
  const radixes = [upper, ...(isEdge || prefix < 25 ? [] : [254])];
  const step = (from: string): string => {
    const value = numberOf(from) - block.first;
    const values = [Math.floor(value / unit), ...(radixes.length > 1 ? [(numberOf(from) % 256) - 1] : [])];
    const [high = 0, low] = cipherNumerals(
      cipher,
      direction,
      values,
      radixes,
      `ip ${block.kind} ${block.first} ${network}`,
    );
    const rest = low === undefined ? value % unit : low + 1;
    return write(block.first + high * unit + rest);
  };
  return walk(address, step, (to) => blockOf(to).first === block.first && blockOf(to).kind === block.kind);
};

/** What of an IPv6 address says its kind (RFC 4291 §2.4, RFC 4193, RFC 6890): so many of its characters stay. */
const kinds: readonly RegExp[] = [
  /^fe[89ab][0-9a-f]:/,
  /^f[cd]/,
  /^ff[0-9a-f]{2}:/,
  /^::ffff:/,
  /^64:ff9b:/,
  /^2001:0?db8:/,
  /^2002:/,
  /^[23](?=[0-9a-f]{3}:)/,
];

/** The first kind that an address is of; −1 for none of them. */
const kindOf = (groups: string): number => kinds.findIndex((kind) => kind.test(groups.toLowerCase()));

const cipherV6 = (cipher: Cipher, direction: Direction, text: string): string => {
  const zone = text.search(/[%/]/);
  const address = zone === -1 ? text : text.slice(0, zone);
  const dotted = matched(/(?<=:)\d{1,3}(?:\.\d{1,3}){3}$/, address);
  const groups = address.slice(0, address.length - dotted.length);
  const kind = kindOf(groups);
  const kept = kinds[kind]?.exec(groups.toLowerCase())?.[0].length ?? 0;
  const step = (from: string): string =>
    cipherHex(cipher, direction, from, 'ipv6', (set, c, place) => {
      const isFirst = place === 0 || from.charAt(place - 1) === ':';
      // A group's leading zeros, and a group of zeros, stay as they are written.
      if (place < kept || (c === '0' && isFirst)) return '';
      return isFirst ? set.slice(1) : set;
    });
  const image = walk(groups, step, (to) => kindOf(to) === kind);
  const tail = v4Form.test(dotted) ? cipherV4(cipher, direction, dotted, 32) : dotted;
  return image + tail + text.slice(address.length);
};

export const cipherIp = (direction: Direction, text: string, { cipher }: Pick<ProtectionContext, 'cipher'>): string => {
  const v4 = v4Form.exec(text);
  if (v4 !== null) {
    const [, address = '', prefix] = v4;
    return cipherV4(cipher, direction, address, Number(prefix ?? 32)) + text.slice(address.length);
  }
  if (v6Form.test(text)) return cipherV6(cipher, direction, text);
  return cipherShape(cipher, direction, text, 'ip', false, (to) => !v4Form.test(to) && !v6Form.test(to));
};

export const ipAddress = identifier({
  type: 'IP_ADDRESS',
  risk: 3,
  recognise: recogniseIp,
  leakage: [
    'version 4 or 6, and the block that it is of: public, private, documentation, loopback, link-local, multicast',
    'whether its last part is 0 or 255, and the length of a network (/24)',
    'of version 6 how it is written: its groups of zeros, the length of each group, the first digit, zone',
  ],
  canonical: (original) => original.toLowerCase().trim() || original,
  cipher: cipherIp,
});
