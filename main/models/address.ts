import { isLoopback } from '../../shared/loopback';
import { CodedError } from '../../shared/result';

/** Addresses of model files, as people copy them. */

const hub = 'huggingface.co';

const parsed = (text: string): URL => {
  try {
    return new URL(text);
  } catch {
    throw new CodedError('address_not_found');
  }
};

/**
 * The address of a file itself: of its page on the hub (`…/blob/main/x.gguf`) the file, without what a browser adds.
 * Throws `address_not_found` for what is no address of a GGUF file over TLS.
 */
export const fileAddress = (typed: string): URL => {
  const text = typed.trim();
  const full = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = parsed(full);
  if (['hf.co', 'www.huggingface.co'].includes(url.host)) url.host = hub;
  if (url.host === hub) url.pathname = url.pathname.replace(/^(\/[^/]+\/[^/]+)\/blob\//, '$1/resolve/');
  url.search = '';
  url.hash = '';
  url.username = '';
  url.password = '';
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  if (!safe || !/\.gguf$/i.test(url.pathname)) throw new CodedError('address_not_found');
  return url;
};

/** The last part of a path or an address, without its ending. */
export const baseName = (path: string): string =>
  (path.split(/[\\/]/).findLast((part) => part !== '') ?? '').replace(/\.gguf$/i, '');

/** An id that is none of `taken`, for a file of that name. */
export const newId = (name: string, taken: readonly string[]): string => {
  const slug =
    name
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, '')
      .slice(0, 60) || 'model';
  const free = (id: string): boolean => !taken.includes(id);
  let id = `own-${slug}`;
  for (let number = 2; !free(id); number += 1) id = `own-${slug}-${number}`;
  return id;
};
