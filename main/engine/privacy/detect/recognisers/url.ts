import type { Candidate, Recogniser } from '../../entities/entity';
import { personalParts } from '../../entities/online/parts';
import { before, words } from './context';

const address =
  /(?<![\p{L}\p{N}_@./-])(?:(?:https?|ftp|sftp|ssh|git|smb|rdp|vnc|ws|wss):\/\/|www\.)[^\s<>"'`{}|\\^]{3,2000}/giu;
/** Without a scheme: linkedin.com/in/…, acme.slack.com, wiki.acme.internal. */
const bare =
  /(?<![\p{L}\p{N}_@./:-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,5}[a-z]{2,12}(?::\d{1,5})?(?:\/[^\s<>"'`{}|\\^]{0,500})?(?![\p{L}\p{N}@])/giu;
const own = words([
  'my (?:own )?(?:web ?site|site|blog|homepage|portfolio|page|server|web ?shop|shop|store)(?: is| at|:)*',
  'meine (?:web ?seite|homepage|seite)(?: ist|:)*',
  'mon (?:site|blog)(?: est|:)*',
  'mi (?:web|blog|página)(?: es|:)*',
  'il mio (?:sito|blog)(?: è|:)*',
  'personal (?:web ?site|site|page)(?: is|:)*',
]);

/** A sentence's signs behind an address are none of it. */
const trimmed = (value: string): string => {
  const cut = value.replace(/[.,;:!?*_~…]+$/u, '');
  return /[)\]]$/.test(cut) && !/[([]/.test(cut) ? trimmed(cut.slice(0, -1)) : cut;
};

/** Web addresses that name someone, open something of theirs, or stand in a network of their own. Public pages are left alone. */
export const recogniseUrl: Recogniser = ({ text }) => {
  const found: Candidate[] = [];
  const add = (start: number, written: string): void => {
    const value = trimmed(written);
    const isOwn =
      own.exec(before(text, start, 32))?.index !== undefined &&
      new RegExp(`${own.source}\\s*$`, 'iu').test(before(text, start, 32));
    const parts = personalParts(value);
    if (parts.length === 0 && !isOwn) return;
    found.push({
      start,
      end: start + value.length,
      score: parts.length === 0 ? 0.8 : 0.9,
      reason: parts.length === 0 ? 'an address of your own' : 'an address with a personal part',
    });
  };
  for (const match of text.matchAll(address)) add(match.index, match[0]);
  if (text.includes('.')) for (const match of text.matchAll(bare)) add(match.index, match[0]);
  return found;
};
