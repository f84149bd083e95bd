import type { Candidate, Recogniser } from '../../entities/entity';
import { blockOf, v6Form } from '../../entities/network/blocks';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { wordSet } from '../../word-set';
import { codeIn } from '../words/tokens';
import { inStretches, words } from './context';
import { amongUnspaced } from './unspaced';

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const v4 = new RegExp(
  oneLine`
    (?:(?<=(?<![A-Za-z0-9_])[iI][pP])|(?<![\p{L}\p{N}_]|[\p{N}][.:-]|[vV]\.? ?))${octet}
    (?: ?(?:\.|\[\.\]) ?${octet}){3}(?:/(?:3[0-2]|[12]?\d)(?!\d|\.\d))?(?![\p{L}\p{N}_]|\.\d)
  `,
  'gu',
);
const v6 =
  /(?<![\p{L}\p{N}_:.])(?:[0-9a-fA-F]{1,4}:|::)(?:[0-9a-fA-F]{0,4}:){0,7}(?:[0-9a-fA-F]{1,4}|\d{1,3}(?:\.\d{1,3}){3})?(?:%[\w.-]{1,20})?(?:\/\d{1,3})?(?![\p{L}\p{N}_:]|\.\d)/gu;

/** Of everybody or of nobody: this computer, masks, resolvers that anyone may use. */
const common = wordSet(
  `
    8.8.8.8 8.8.4.4 1.1.1.1 1.0.0.1 9.9.9.9 149.112.112.112 208.67.222.222 208.67.220.220 4.2.2.1 4.2.2.2
    2001:4860:4860::8888 2001:4860:4860::8844 2606:4700:4700::1111 2606:4700:4700::1001 ::1 ::
  `,
);
const isNobodys = (address: string): boolean =>
  common.has(address) ||
  /^(?:255\.|0\.|127\.|::1$|fe80::$|ff0[0-9a-f]::)/i.test(address) ||
  /^(?:this network|loopback|reserved|multicast)$/.test(blockOf(address).kind);
const isMaskOrRange = /^(?:10\.0\.0\.0\/8|172\.16\.0\.0\/12|192\.168\.0\.0\/16|0\.0\.0\.0\/0)$/;

/** Set aside for examples (RFC 5737, RFC 3849): in a log they stand for someone's, and are nobody's where one is given. */
const isExample = (address: string): boolean =>
  /^2001:0?db8:/i.test(address) || blockOf(address).kind === 'documentation';
const exemplary = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      examples?|e\.g|documentation|rfc ?\d{4}|test-?net|placeholder|reserved|dummy|fake|sample|Beispiele?n?
      |beispielsweise|z\. ?B|Platzhalter|exemples?|p\. ?ex|ejemplos?|esempi[oi]?|voorbeeld(?:en)?|przykład\p{L}{0,3}
      |exemplos?|exempel
    )(?!\p{L})
    |例えば|例如|示例
  `,
  'iu',
);

const versions = words([
  'version|versions|ver|v|release|build|firmware|driver|section|chapter|clause|kapitel|abschnitt|paragraph',
  'upgrade(?:d)?(?: from| to)?|update(?:d)?(?: from| to)?|chrome|oid|asn',
]);
const cues = words([
  'ip|ips|ipv[46]|ip[- ]?(?:address(?:es)?|adresse)|address|adresse|host|server|data source|router|gateway',
  'subnet|dns|client|remote|ping|ssh|vpn|lan|nas|printer|firewall|login|connection|login from|dirección',
  'indirizzo|endereço',
]);

/** What stands near a place in its line. */
const lineAround = (text: string, at: number): string => {
  const left = textBefore(text, at, lineReach);
  return left.slice(left.lastIndexOf('\n') + 1) + matched(/^[^\n]*/u, textAfter(text, at, lineReach));
};
const lineReach = 120;

/** How many groups an IPv6 address stands for: eight, or fewer with `::`. */
const isV6 = (value: string): boolean => {
  const address = value.replace(/[%/].*$/, '');
  if (
    !v6Form.test(value) ||
    !/\d/.test(address) ||
    address.indexOf('::') !== address.lastIndexOf('::') ||
    /(?:^|[^:]):$|^:[^:]/.test(address)
  )
    return false;
  const groups = address.split(':').filter((group) => group !== '');
  const count = groups.length + (address.includes('.') ? 1 : 0);
  // Times and ratios: 12:30:45.
  return address.includes('::') ? count < 8 && (count > 1 || /[a-f]/i.test(address)) : count === 8;
};

/** IP addresses. Of a private block in code and logs they say nothing of anyone; masks, public resolvers and examples of a text about them are left alone. */
export const recogniseIp: Recogniser = amongUnspaced(({ text }) => {
  const found: Candidate[] = [];
  const isCode = codeIn(text);
  // A log's line begins with its stamp.
  const isQuiet = (at: number): boolean => isCode(at) || isCode(text.lastIndexOf('\n', at) + 1);
  for (const match of text.matchAll(v4)) {
    const [value] = match;
    const start = match.index;
    const address = value.replace(/[[\] ]/g, '').replace(/\/.*$/, '');
    const window = textBefore(text, start, 28);
    if (isNobodys(address) || isMaskOrRange.test(value)) continue;
    if (isExample(address) && exemplary.test(lineAround(text, start))) continue;
    const cue = cues.exec(window)?.[0];
    const isVersion = versions.test(window) || / \.|\. /.test(value);
    if (isVersion && cue === undefined) continue;
    const { kind } = blockOf(address);
    if (kind !== 'public' && isQuiet(start) && cue === undefined) continue;
    const small = address.split('.').every((part) => Number(part) < 20);
    if (small && cue === undefined && kind === 'public') continue;
    found.push({
      start,
      end: start + value.length,
      score: cue === undefined ? 0.85 : 0.95,
      reason: cue === undefined ? `a ${kind} IP address` : `after '${cue}'`,
    });
  }
  // Two colons at least: 12:30 and a label are none.
  for (const { 0: value, index: start } of inStretches(text, /:[0-9a-fA-F]{0,4}:/g, v6)) {
    if (!isV6(value) || isNobodys(value.toLowerCase().replace(/[%/].*$/, ''))) continue;
    if (isExample(value) && exemplary.test(lineAround(text, start))) continue;
    found.push({ start, end: start + value.length, score: 0.95, reason: 'an IPv6 address' });
  }
  return found;
});
