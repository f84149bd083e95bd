declare module 'punycode.js' {
  /** Throws a RangeError where a label cannot be decoded. */
  const punycode: { toASCII(domain: string): string; toUnicode(domain: string): string };
  export default punycode;
}
