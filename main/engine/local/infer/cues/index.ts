import type { Attribute } from '../../../../../shared/ipc';
import { Attribute as AttributeType } from '../../../../../shared/ipc';
import { createPhraseIndex, type PhraseIndex } from '../phrases';
import { bareKin } from './bare-kin';
import { benefits } from './benefits';
import { de } from './de';
import { deeds } from './deeds';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { ru } from './ru';
import { shared } from './shared';
import { sv } from './sv';
import { tr } from './tr';

/**
 * The tables of a language: a row is `attribute | points | guess`, and the phrases that tell it are on the indented lines
 * below. A phrase counts where the sentence is about the writer; `=` before it: by itself ("my husband"); `~`: a habit of
 * writing, wherever it stands; `^`: where a clause begins with it; `?` before those: where its sentence also says that it
 * is work. `*` ends a word in any way, `!` behind it: with no "in" or "of" right behind ("my partner in tennis"),
 * `(a/b/)` is either or nothing, `..` a few words. `@` in a guess is what the phrase's slot took; `@-18` and `@+18` count
 * with it. Points: 6 says it outright, 4 makes it likely, 2 possible, 1 counts with another.
 */

/** What kind of table a phrase is from. */
type Kind = 'deed' | 'benefit' | 'other';

/** What a phrase tells. `scope`: where it counts. */
interface Cue {
  readonly attribute: Attribute;
  readonly points: number;
  readonly guess: string;
  readonly scope: 'writer' | 'itself' | 'anywhere' | 'bare';
  /** Counts only where nothing right behind makes it another thing. */
  readonly alone: boolean;
  /** Begins with "my". */
  readonly owned: boolean;
  /** Also done at home: counts only as work. */
  readonly atWork: boolean;
  readonly of: Kind;
}

const tables: Readonly<Record<string, string>> = { en, de, fr, es, it, pt, nl, pl, sv, tr, ru };

/** A German possessive in any case: "meiner Scheidung", as "meine Scheidung". */
const inAnyCase = (phrase: string): string => phrase.replace(/^(mein|unser)(?:e|er|em|en|es)? /u, '$1* ');

/** What is hardly one person's alone. */
const ofSeveral: readonly string[] = ['family', 'religion'];

const ours: Readonly<Record<string, string>> = {
  my: 'our',
  mein: 'unser',
  meine: 'unsere',
  mon: 'notre',
  ma: 'notre',
  mes: 'nos',
  mi: 'nuestr*',
  mis: 'nuestr*',
};

/** The phrase, and the same of several people: "my rabbi", "our rabbi". */
const withOurs = (phrase: string): string[] => {
  const [first = '', ...rest] = phrase.split(' ');
  const our = ours[first.replace(/^=/, '')];
  return our === undefined ? [phrase] : [phrase, `=${[our, ...rest].join(' ')}`];
};

/** A phrase that names the writer itself: no word before it must. */
const namesItself = /^(?:i|we|ich|wir|je|j|nous)\b/u;

const possessive =
  /^=?(?:\((?:mein|unser|mon|ma|mes|my|mi|mis)|(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|notre|nos|mi|mis|nuestr\p{L}*)\b)/u;

const read = (index: PhraseIndex<Cue>, table: string, of: Kind): void => {
  let row = { attribute: '', points: '', guess: '' };
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    if (!line.startsWith(' ')) {
      const [attribute = '', points = '', guess = ''] = line.split('|').map((part) => part.trim());
      row = { attribute, points, guess };
      continue;
    }
    const own = line.split(',').flatMap((each) => each.trim() || []);
    for (const written of ofSeveral.includes(row.attribute) ? new Set(own.flatMap(withOurs)) : own) {
      const phrase = written.replace(/^\?/, '');
      const isOwn = phrase.startsWith('=') || namesItself.test(phrase);
      const marked = phrase.startsWith('~') ? 'anywhere' : phrase.startsWith('^') ? 'bare' : 'writer';
      const scope = isOwn ? 'itself' : marked;
      index.add(inAnyCase(phrase.replace(/^[=~^]/, '')), {
        attribute: AttributeType.parse(row.attribute),
        points: Number(row.points),
        guess: row.guess,
        scope,
        alone: phrase.endsWith('!'),
        owned: possessive.test(phrase),
        atWork: written.startsWith('?'),
        of,
      });
    }
  }
};

/** What is told by what one does. */
export const deedGuesses: ReadonlySet<string> = new Set(
  Object.values(deeds).flatMap((table) =>
    table.split('\n').flatMap((line) => /^occupation \| \d \| (.+)$/.exec(line)?.[1] ?? []),
  ),
);

const indexes = new Map<string, PhraseIndex<Cue>>();

/** The cues of a language. @param named Whether with names that are the same in all: of medicines, of a country's cards. */
export const cuesOf = (language: string, named: boolean): PhraseIndex<Cue> => {
  const key = `${language} ${named}`;
  const known = indexes.get(key);
  if (known !== undefined) return known;
  // "Pracuję" says I, "pracuje" somebody else.
  const index = createPhraseIndex<Cue>(language === 'pl' ? 'exact' : 'word');
  for (const table of [tables, bareKin]) read(index, table[language] ?? '', 'other');
  read(index, deeds[language] ?? '', 'deed');
  read(index, benefits[language] ?? '', 'benefit');
  if (named) read(index, shared, 'other');
  indexes.set(key, index);
  return index;
};
