import { type Direction, walk } from '../../ciphers/numerals';
import { recogniseUrl } from '../../detect/recognisers/url';
import { matched } from '../../text/around';
import { cipherHost, cipherRuns, isHostWord } from '../contact/email';
import type { ProtectionContext } from '../entity';
import { cipherEach, isBeyondAscii } from '../formats/characters';
import { cipherShape } from '../formats/shape';
import { identifier, NoStandInError } from '../identifier';
import { cipherUuid, uuidForm } from '../network/hexadecimal';
import { ipAddress } from '../network/ip';
import { soundLeakage } from '../word';
import { unescaped } from './escapes';
import { classOf, encipheredParts, isPersonsName, isPersonsPage, type Part } from './parts';

const none = (): boolean => false;

/** Escapes of signs (%40) stay; escaped letters are enciphered as such, place by place. */
const betweenEscapes = (
  text: string,
  change: (piece: string) => string,
  direction: Direction,
  { cipher }: ProtectionContext,
): string => {
  const opened = unescaped(text);
  const changed = (opened?.plain ?? text)
    .split(/(%[0-9a-fA-F]{2})/)
    .map((piece, i) => {
      if (i % 2 === 1 || piece === '') return piece;
      // A word may become one without accents, which nothing would read as an escaped one.
      return opened !== null && isBeyondAscii(piece) ? cipherEach(cipher, direction, piece) : change(piece);
    })
    .join('');
  return opened?.write(changed) ?? changed;
};

/** As many characters, letters of any script. */
const cipherOpaque = (direction: Direction, text: string, domain: string, { cipher }: ProtectionContext): string =>
  isBeyondAscii(text) ? cipherEach(cipher, direction, text) : cipherShape(cipher, direction, text, domain, true);

const cipherOnce = (direction: Direction, kind: Part['kind'], text: string, context: ProtectionContext): string => {
  switch (kind) {
    case 'ip':
      return direction === 'encipher' ? ipAddress.protect(text, context) : (ipAddress.recover(text, context) ?? text);
    case 'host':
      return cipherRuns(text, direction, context, isHostWord);
    case 'site':
      return cipherHost(text, direction, context);
    case 'page':
    case 'person': {
      const ending = matched(/\.(?:html?|php|aspx?|jsp)$/i, text);
      const isPerson = isPersonsName(text);
      const change = (piece: string): string =>
        walk(
          piece,
          (from) =>
            isPerson || isPersonsPage(piece)
              ? cipherRuns(from, direction, context, none)
              : cipherOpaque(direction, from, 'url path', context),
          (to) => isPersonsPage(to) === isPersonsPage(piece),
        );
      return betweenEscapes(text.slice(0, text.length - ending.length), change, direction, context) + ending;
    }
    case 'name':
      return cipherRuns(text, direction, context, none);
    case 'email':
      return betweenEscapes(
        text,
        (piece) =>
          cipherRuns(piece, direction, context, (word) => /^(?:com|org|net|de|uk|co|fr|es|it|nl|pl|eu|io)$/.test(word)),
        direction,
        context,
      );
    case 'shape':
      return uuidForm.test(text)
        ? cipherUuid(context.cipher, direction, text)
        : betweenEscapes(text, (piece) => cipherOpaque(direction, piece, 'url', context), direction, context);
  }
};

/** A part, walked by itself: the others keep their stand-ins, a host the one that it has everywhere. */
const cipherPart = (direction: Direction, { kind }: Part, text: string, context: ProtectionContext): string => {
  const wanted = classOf(kind, text);
  return walk(
    text,
    (from) => cipherOnce(direction, kind, from, context),
    (to) => classOf(kind, to) === wanted,
  );
};

/** A web address without its enciphered parts, those named: what it shares with its surrogate. */
const frame = (url: string): string => {
  let at = 0;
  const pieces = encipheredParts(url).map(({ start, end, kind }) => {
    const before = url.slice(at, start);
    at = end;
    return `${before}<${kind}>`;
  });
  return pieces.join('') + url.slice(at);
};

/** A host under a public suffix, as everybody's sites are. */
const namedHost = /^[^\s/?#:]+\.\p{L}{2,}(?:[/?#:]|$)/u;

/** A web address: each part that is not everybody's by what it is; one without any, by its shape. */
export const cipherUrl = (direction: Direction, text: string, context: ProtectionContext): string => {
  if (encipheredParts(text).length === 0) {
    const head = matched(/^(?:jdbc:)?[a-z][a-z0-9+.-]*:\/\/(?:www\.)?|^www\./i, text);
    const rest = text.slice(head.length);
    // Nearly any other site is someone's own, and has another way back.
    if (namedHost.test(rest)) throw new NoStandInError('a site of everybody has no stand-in');
    const isInside = (to: string): boolean => encipheredParts(head + to).length === 0 && !/^www\./i.test(to);
    return head + walk(rest, (from) => cipherPlain(direction, from, context), isInside);
  }
  const wanted = frame(text);
  const step = (from: string): string => {
    let at = 0;
    const pieces = encipheredParts(from).map((part) => {
      const piece = from.slice(at, part.start) + cipherPart(direction, part, from.slice(part.start, part.end), context);
      at = part.end;
      return piece;
    });
    return pieces.join('') + from.slice(at);
  };
  return walk(text, step, (to) => frame(to) === wanted);
};

/** What is no site's, and protected by a rule (http://localhost): its name as in an e-mail address, its suffix stays. */
const cipherPlain = (direction: Direction, text: string, context: ProtectionContext): string => {
  const cut = text.search(/[/?#:]/);
  const host = cut === -1 ? text : text.slice(0, cut);
  const path = cut === -1 ? '' : text.slice(cut);
  const suffix = matched(/(?:\.(?:com?|org|net|ac|gov|edu))?\.[a-z]{2,24}$/i, host);
  const name = host.slice(0, host.length - suffix.length);
  return (
    cipherRuns(name, direction, context, isHostWord) +
    suffix +
    betweenEscapes(path, (piece) => cipherOpaque(direction, piece, 'url path', context), direction, context)
  );
};

export const url = identifier({
  type: 'URL',
  risk: 3,
  recognise: recogniseUrl,
  leakage: [
    soundLeakage,
    'the site, where it is one of everybody’s; of another the public suffix, the service, and words for a kind of server, or of firm beside others (portal, bank)',
    'words of every site in its path (login, orders), that its host is one of an e-mail address or of another web address',
    'names and order of parameters, and those of their values that say nothing of anyone',
    'number, length and character classes of the parts that are replaced, whether parts are names as in PERSON, and of words in no list what is told there',
  ],
  canonical: (original) => original.trim() || original,
  cipher: cipherUrl,
});
