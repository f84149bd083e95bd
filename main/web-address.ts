import { CodedError } from '../shared/result';

/** `URL.canParse` is younger than the oldest runtime that main runs on. */
const parsed = (link: string): URL | null => {
  try {
    return new URL(link);
  } catch {
    return null;
  }
};

/**
 * A link's address as a browser reads it, so that what is shown is what is opened: a host in letters that look like others
 * is in ASCII. Throws `invalid_request` for what is no page of the web.
 */
export const webAddress = (link: string): string => {
  const url = parsed(link);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new CodedError('invalid_request', 'link');
  return url.href;
};
