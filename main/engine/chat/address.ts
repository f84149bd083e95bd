import { isLoopback } from '../../../shared/loopback';
import { CodedError } from '../../../shared/result';

/**
 * A provider's base address, without a slash at its end: https, or plain http to this computer.
 * Throws `host_not_allowed` for any other, and for one with a user name, a query or a fragment.
 */
export const providerAddress = (baseUrl: string): string => {
  const url = new URL(baseUrl);
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  const bare = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!allowed || !bare) throw new CodedError('host_not_allowed', url.host);
  return url.href.replace(/\/+$/, '');
};
