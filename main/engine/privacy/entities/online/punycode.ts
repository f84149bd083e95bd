/** Internationalised labels of hosts (RFC 5890): `xn--` and Punycode (RFC 3492, §5 to §6). */

const [base, least, most, skew, damp, firstBias, firstPoint] = [36, 1, 26, 38, 700, 72, 128];
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
const prefix = 'xn--';
/** A label has at most 63 octets. */
const longest = 63;

const adapted = (delta: number, points: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > Math.floor(((base - least) * most) / 2); k += base) rest = Math.floor(rest / (base - least));
  return k + Math.floor(((base - least + 1) * rest) / (rest + skew));
};
const thresholdAt = (k: number, bias: number): number => Math.min(Math.max(k - bias, least), most);

/** A label with letters beyond ASCII as hosts write it; one without them as it is. */
export const toAsciiLabel = (label: string): string => {
  const points = Array.from(label, (character) => character.codePointAt(0) ?? 0);
  const plain = points.filter((point) => point < firstPoint);
  if (plain.length === points.length) return label;
  let written = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let [point, delta, bias] = [firstPoint, 0, firstBias];
  for (let done = plain.length; done < points.length; ) {
    const next = Math.min(...points.filter((each) => each >= point));
    delta += (next - point) * (done + 1);
    for (const each of points) {
      if (each < next) delta++;
      if (each !== next) continue;
      let rest = delta;
      for (let k = base; ; k += base) {
        const threshold = thresholdAt(k, bias);
        if (rest < threshold) break;
        written += digits.charAt(threshold + ((rest - threshold) % (base - threshold)));
        rest = Math.floor((rest - threshold) / (base - threshold));
      }
      written += digits.charAt(rest);
      bias = adapted(delta, done + 1, done === plain.length);
      delta = 0;
      done++;
    }
    delta++;
    point = next + 1;
  }
  return prefix + written;
};

/** What an `xn--` label reads; null for another, and for one that no host has (UTS 46, §4.1: not mapped). */
export const fromAsciiLabel = (label: string): string | null => {
  if (!label.startsWith(prefix) || label.length > longest) return null;
  const cut = label.lastIndexOf('-');
  const points = Array.from(label.slice(prefix.length, Math.max(prefix.length, cut)), (c) => c.charCodeAt(0));
  let [point, at, bias] = [firstPoint, 0, firstBias];
  for (let place = Math.max(prefix.length, cut + 1); place < label.length; ) {
    const before = at;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = digits.indexOf(label.charAt(place++));
      if (digit === -1 || place > label.length) return null;
      at += digit * weight;
      const threshold = thresholdAt(k, bias);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    bias = adapted(at - before, points.length + 1, before === 0);
    point += Math.floor(at / (points.length + 1));
    at %= points.length + 1;
    if (point > 0x10ffff) return null;
    points.splice(at++, 0, point);
  }
  const read = String.fromCodePoint(...points);
  const isHost = /^[\p{L}\p{M}\p{N}-]+$/u.test(read) && read === read.normalize('NFKC').toLowerCase();
  return isHost && toAsciiLabel(read) === label ? read : null;
};
