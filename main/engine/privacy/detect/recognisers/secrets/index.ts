import type { Candidate, PreparedText, Recogniser } from '../../../entities/entity';
import { isPlaceholder } from '../../../entities/secret/placeholder';
import { serviceKeys, serviceOf } from '../../../entities/secret/services';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { asWritten, inLongStretches, inStretches } from '../context';
import { amongUnspaced } from '../unspaced';
import { apposedPasswords } from './apposed';
import { codes } from './codes';
import { address, drawn } from './drawn';
import { entropic } from './entropy';
import { spacedPasswords } from './environment';
import { named } from './named';
import { loginPairs } from './pairs';
import { passwords } from './passwords';
import { readOut } from './read-out';
import { phrases } from './seeds';
import { codesOfThings, nextCodes } from './things-locked';
import { toldSecrets } from './told';

const candidates = (
  matches: Iterable<RegExpExecArray>,
  score: number,
  reason: (value: string) => string,
): Candidate[] =>
  Array.from(matches, (match) => {
    const value = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(value);
    return { start, end: start + value.length, score, reason: reason(value) };
  });

const keys = ({ text }: PreparedText): Candidate[] =>
  candidates(
    inLongStretches(text, serviceKeys),
    0.98,
    (value) => `a key of ${serviceOf(value)?.service ?? 'a service'}`,
  );

const blocks =
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,4}(?:PRIVATE KEY|PRIVATE KEY BLOCK|SECRET KEY)(?: BLOCK)?-----(?:(?!-----)[\s\S]){20,20000}?(?:-----END [A-Z0-9 ]{3,40}-----|(?=-----)|$)/g;
const tokens = /(?<![\w-])eyJ[\w-]{8,2000}\.eyJ[\w-]{8,8000}\.[\w-]{0,2000}(?![\w-])/g;
const connections =
  /(?<![\p{L}\p{N}_+.-])[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:"'`<>]{0,100}:[^\s@/"'`<>]{1,200}@(?:\[[\da-f:.]{2,45}\]|[^\s"'`<>)\]},;]{2})[^\s"'`<>)\]},;]{0,298}(?<![.!?])/giu;
/** The password among what stands behind the question mark: jdbc:postgresql://…/hr?user=…&password=… */
const passwordKey = '[?&;](?:password|passwd|pwd|pass)=';
const queriedPassword = new RegExp(`${passwordKey}([^&;]*)`, 'iu');
const queried = new RegExp(
  `(?<![\\p{L}\\p{N}_+.-])(?:jdbc:)?[a-z][a-z0-9+.-]{1,20}:\\/\\/[^\\s"'\`<>]{3,200}${passwordKey}(?=[^\\s"'\`<>&;]{3})[^\\s"'\`<>)\\]},]{3,300}(?<![.!?;])`,
  'giu',
);
const headers = wordPattern(
  /(?<![\p{L}\p{N}])(?:bearer|basic|token|apikey|negotiate|digest|ssws)[ \t]{1,3}(?:token[ \t]{1,3})?["']?([A-Za-z0-9._~+/-]{12,2000}={0,2})(?![\w])/giu,
);
const wallets = /(?<![A-Za-z0-9])(?:[5][HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51})(?![A-Za-z0-9])/g;
const flags = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        sshpass[ \t]+-p[ \t]*|mysql(?:dump|admin)?[ \t][^\n|;]{0,120}?-p|redis-cli[ \t][^\n|;]{0,120}?-a[ \t]+
        |(?:curl|wget)[ \t][^\n|;]{0,200}?(?:-u|--user)[ \t]+["']?[^\s:"']{1,80}:
        |docker[ \t]+login[ \t][^\n|;]{0,120}?-p[ \t]+|net[ \t]+user[ \t]+\S{1,60}[ \t]+
        |plink[ \t][^\n|;]{0,120}?-pw[ \t]+
      )(["']?)([^\s"'|;&]{3,200})\1
    `,
    'giu',
  ),
);

/** Placeholders in an example's address: postgres://user:password@localhost/db. */
const isExample = (address: string): boolean => {
  const password = /:\/\/[^:]*:(.*)@/.exec(address)?.[1] ?? '';
  return isPlaceholder(password);
};

const secretsIn: Recogniser = amongUnspaced((prepared) => {
  const { text } = prepared;
  const ofServices = keys(prepared);
  const told = [...codes(prepared), ...toldSecrets(prepared), ...codesOfThings(prepared)];
  const found = [
    ...ofServices,
    ...drawn(prepared, ofServices),
    ...(text.includes('-----BEGIN') ? candidates(text.matchAll(blocks), 0.99, () => 'a private key') : []),
    ...(text.includes('eyJ') ? candidates(text.matchAll(tokens), 0.99, () => 'a JSON Web Token') : []),
    ...candidates(inStretches(text, /:\/\//g, connections), 0.98, () => `${address} with a password`).filter(
      ({ start, end }) => !isExample(text.slice(start, end)),
    ),
    ...(queriedPassword.test(text)
      ? candidates(inStretches(text, /:\/\//g, queried), 0.98, () => `${address} with a password`).filter(
          ({ start, end }) => !isPlaceholder(queriedPassword.exec(text.slice(start, end))?.[1] ?? ''),
        )
      : []),
    ...candidates(headers.all(text), 0.95, () => 'credentials of a header').filter(({ start, end }) =>
      /\d|[A-Z].*[a-z].*[A-Z]/.test(text.slice(start, end)),
    ),
    ...candidates(inLongStretches(text, wallets), 0.9, () => "a wallet's private key").filter(({ start, end }) =>
      /\d/.test(text.slice(start, end)),
    ),
    ...flags.all(text).map((match) => {
      const value = match[2] ?? '';
      const start = match.index + match[0].length - value.length - (match[1]?.length ?? 0);
      return { start, end: start + value.length, score: 0.9, reason: 'a password on a command line' };
    }),
    ...named(prepared),
    ...passwords(prepared),
    ...apposedPasswords(prepared),
    ...spacedPasswords(text),
    ...loginPairs(text),
    ...told,
    ...nextCodes(text, told),
    ...readOut(prepared),
    ...phrases(prepared),
    ...entropic(prepared),
  ];
  return found.filter(
    ({ start, end, reason }) => end > start && (reason.startsWith(address) || !isPlaceholder(text.slice(start, end))),
  );
});
/** Passwords, keys, tokens, private keys, codes: by their services' shapes, by what holds them, by words and keys that name them. */
export const recogniseSecret: Recogniser = (prepared) => secretsIn(asWritten(prepared));
