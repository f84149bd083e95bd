import { concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js';

/** Length before content: no two lists of labels give the same bytes. */
export const framed = (label: string): Uint8Array => {
  const bytes = utf8ToBytes(label);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return concatBytes(length, bytes);
};
