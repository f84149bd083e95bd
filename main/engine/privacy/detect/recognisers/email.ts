import { atWords, dotWords, gluedAt, gluedDot, joinedAt, joinedDot, spelledJoint } from '../../entities/contact/email';
import type { Candidate, Recogniser } from '../../entities/entity';
import { clauseAfter, clauseBefore } from '../../entities/quantities/clause';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { amongUnspaced } from './unspaced';

const localCharacter = /[\p{L}\p{M}\p{N}._%+'~-]/u;
const localStart = /[\p{L}\p{N}_]/u;
const domain =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,8}(?:xn--[a-z0-9-]{1,59}|[\p{L}\p{M}]{2,24})(?![\p{L}\p{N}])/uy;

/** `icon@2x.png`, `left-pad@1.3.0`: names of files and packages. */
const fileEnding = /\.(?:png|jpe?g|gif|svg|webp|css|js|ts|json|html?|md|txt|py|sh)$/i;
/** A repository's address, not a person's. */
const repository = /^git@/;

/** Words for any name at any host, as questions about addresses have them: foo@bar.com, a@b.co. */
const anyone = new RegExp(
  oneLine`
    ^(?:foo|bar|baz|qux|a|b|x|y|abc|xyz|test|user|name|username|email|someone|somebody)\d?@
    (?:foo|bar|baz|qux|a|b|c|x|y|z|abc|xyz|domain|email|host|server|sub\.domain)\.
    (?:com|org|net|co|co\.uk|c|de|fr|tld)$
  `,
  'i',
);

/** The host may stand in the next line. */
const lineEnd = /\r?\n(?=[\p{Ll}\p{N}])/uy;
const longestLocal = 64;

const addressAt = (text: string, at: number): Candidate | null => {
  lineEnd.lastIndex = at + 1;
  const from = lineEnd.test(text) ? lineEnd.lastIndex : at + 1;
  domain.lastIndex = from;
  const host = domain.exec(text)?.[0];
  if (host === undefined || fileEnding.test(host)) return null;
  let start = at;
  while (start > 0 && at - start < longestLocal && localCharacter.test(text.charAt(start - 1))) start--;
  while (start < at && !localStart.test(text.charAt(start))) start++;
  const end = from + host.length;
  if (start === at || text.charAt(at - 1) === '.') return null;
  const address = text.slice(start, end);
  if (anyone.test(address) || (repository.test(address) && text.charAt(end) === ':')) return null;
  return { start, end, score: 0.99, reason: 'an e-mail address' };
};

const topLevel = 'com|org|net|edu|gov|info|biz|[a-z]{2}';
/** "Look at the dot": behind a bare word an article stands by itself; "la-poste" and "die.de" are hosts. */
const noArticle = '(?!(?:this|that|the|these|my|our|your|its|a|an|le|la|der|die|das|el|il|de|het)(?![\\p{L}\\p{N}.-]))';
const at = `(?:\\s?[\\[({<]\\s?(?:${atWords}|@)\\s?[\\])}>]\\s?| (?:at|arroba|arobase|chiocciola|małpa|snabel-?a|apen?staart(?:je)?|klammeraffe) ${noArticle}| @ | @|@ |%40)`;
const dot = `(?:\\s?[\\[({<]\\s?(?:${dotWords}|\\.)\\s?[\\])}>]\\s?| (?:${dotWords}) |\\.)`;

/** `jane at acme dot com`, `jane [at] acme.com`. */
const spelled = new RegExp(
  oneLine`
    (?<![\p{L}\p{N}._+-])[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}
    (?:(?:${spelledJoint})[\p{L}\p{N}][\p{L}\p{N}._+-]{0,40}){0,3}${at}(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}${dot}){1,4}
    (?:${topLevel})(?![\p{L}\p{N}])
  `,
  'giu',
);
/** Where `at` is only a word, a spelled dot has to follow: "meet me at acme.com" is no address. */
const isSpelled = new RegExp(`[[({<@]|%40| (?:${dotWords}) `, 'iu');

/** What `isSpelled` looks for, in the forms that `at` and `dot` have. */
const hasSpelled = new RegExp(
  `[\\[({<]\\s?(?:${atWords}|@|${dotWords}|\\.)\\s?[\\])}>]|@ | @|%40| (?:${dotWords}) `,
  'iu',
);

/** `jane_AT_acme_DOT_com`. */
const joined = new RegExp(
  `(?<![\\p{L}\\p{N}._+/-])[\\p{L}\\p{N}][\\p{L}\\p{N}._+-]{0,63}?(?:${joinedAt})(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}?(?:${joinedDot})){1,4}(?:${topLevel})(?![\\p{L}\\p{N}_/-])`,
  'giu',
);
const hasJoined = new RegExp(joinedAt, 'iu');
/** In small letters a name in code may be written so: what it is called says that it is none. */
const shouted = new RegExp(`[_-](?:${atWords.toUpperCase()})[_-].*[_-](?:${dotWords.toUpperCase()})[_-]`, 'u');

/** `janeATacmeDOTcom`. */
const glued = new RegExp(
  `(?<![\\p{L}\\p{N}._+/-])[\\p{Ll}\\d][\\p{Ll}\\d._+-]{1,40}${gluedAt}(?:[\\p{Ll}\\d-]{1,40}?(?:${gluedDot}|\\.)){1,4}(?:${topLevel})(?![\\p{L}\\p{N}_/-])`,
  'gu',
);
const hasGlued = new RegExp(gluedDot, 'u');
/** A function's name begins with what it does, where the sentence speaks of code: "rename formatATindexDOTde". */
const ofFunction = new RegExp(
  oneLine`
    ^(?:
      get|set|is|has|can|on|to|from|as|do|run|new|add|put|use|make|with|find|read|write|parse|print|format|convert
      |create|build|load|save|open|close|send|fetch|call|init|start|stop|update|delete|remove|insert|append|handle
      |render|test|check|validate|assert|encode|decode|escape|strip|split|join|merge|sort|filter|match|replace|compute
      |calc|normali[sz]e
    )[A-Z]
  `,
  'u',
);
const ofCode = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      renam\p{L}+|refactor\p{L}*|functions?|methods?|variables?|identifiers?|camel ?case|import(?:s|ed)?|compil\p{L}+
      |Funktion(?:en|s\p{L}+)?|Methoden?|Variablen?|umbenenn\p{L}+|fonctions?|méthodes?|renomm\p{L}+|funci(?:ón|ones)
      |métodos?|renombr\p{L}+|funzion[ei]|metod[oi]|rinomin\p{L}+|functies?|hernoem\p{L}*|funkcj\p{L}+|metod\p{L}*
      |funç(?:ão|ões)|renomei\p{L}+|funktion(?:er|en)?|döp om
    )(?!\p{L})|[;{}]|=>|\(\)
  `,
  'iu',
);
/** What a file ends in, and no country's addresses. */
const ofFile = /DOT(?:js|ts|cs|rb|hs|kt|vb|jl|go)$/u;
const isIdentifier = (text: string, value: string, start: number): boolean =>
  ofFile.test(value) ||
  (ofFunction.test(value) &&
    !mailCue.test(textBefore(text, start, 64)) &&
    ofCode.test(
      `${clauseBefore(textBefore(text, start, 96))} ${clauseAfter(textAfter(text, start + value.length, 96))}`,
    ));
/** `j a n e @ a c m e . c o m`: each sign by itself. */
const spaced =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}._-] ){2,40}@ (?:[\p{L}\p{N}-] ){1,40}(?:\. (?:[\p{L}\p{N}-] ){0,40}){0,3}\. \p{L}(?: \p{L}){1,5}(?![\p{L}\p{N}])/gu;
const mailCue = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      e-?mails?|mails?|contact|reach|write to|address|adresse|schreib\p{L}{0,3}|kontakt\p{L}{0,2}|courriel
      |écri\p{L}{1,3}|correo|escr[ií]b\p{L}{1,4}|posta|scriv\p{L}{1,3}|adres|napisz|endereço|escrev\p{L}{1,3}
      |skriv\p{L}{0,2}|e-posta
    )(?!\p{L})[^\n.!?]{0,40}$
  `,
  'iu',
);

const inCode = /^(?: ?[=([]|[.:;]\S)/u;

const joinedIn = (text: string): Candidate[] =>
  hasJoined.test(text)
    ? [...text.matchAll(joined)].flatMap(({ 0: value, index: start }) => {
        const end = start + value.length;
        if (inCode.test(textAfter(text, end, 3))) return [];
        return shouted.test(value) || mailCue.test(textBefore(text, start, 64))
          ? [{ start, end, score: 0.9, reason: 'a spelled-out e-mail address' }]
          : [];
      })
    : [];

/** E-mail addresses (RFC 5322 dot-atoms with Unicode, RFC 6531), also spelled out. */
export const recogniseEmail: Recogniser = amongUnspaced(({ text }) => {
  const found: Candidate[] = [];
  for (let i = text.indexOf('@'); i !== -1; i = text.indexOf('@', i + 1)) {
    const address = addressAt(text, i);
    if (address !== null) found.push(address);
  }
  for (const match of hasSpelled.test(text) ? text.matchAll(spelled) : []) {
    const value = match[0];
    if (isSpelled.test(value)) {
      found.push({
        start: match.index,
        end: match.index + value.length,
        score: 0.9,
        reason: 'a spelled-out e-mail address',
      });
    }
  }
  const apart = [
    ...(hasGlued.test(text)
      ? [...text.matchAll(glued)].filter(({ 0: value, index }) => !isIdentifier(text, value, index))
      : []),
    ...(text.includes(' @ ') ? text.matchAll(spaced) : []),
  ].map(({ 0: value, index: start }) => ({
    start,
    end: start + value.length,
    score: 0.9,
    reason: 'a spelled-out e-mail address',
  }));
  return [...found, ...joinedIn(text), ...apart];
});
