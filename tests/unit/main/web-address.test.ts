import { expect, test } from 'vitest';
import { webAddress } from '../../../main/web-address';

test.each([
  ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
  ['http://localhost:8080', 'http://localhost:8080/'],
  // Cyrillic letters that look like Latin ones.
  ['https://раураl.example/login', 'https://xn--l-7sba6dbr.example/login'],
  ['https:\\\\example.org\\@else.example', 'https://example.org/@else.example'],
  ['https://example.org/a\u202egnp.exe', 'https://example.org/a%E2%80%AEgnp.exe'],
])('%s is shown and opened as %s', (link, address) => {
  expect(webAddress(link)).toBe(address);
});

test.each(['file:///etc/passwd', 'javascript:alert(1)', 'palimpsest://app/', 'mailto:a@b.example', 'no address'])(
  '%s is not opened',
  (link) => {
    expect(() => webAddress(link)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
  },
);
