import type { EntityType } from '../../../../shared/domain';
import type { Candidate, PreparedText, TypedCandidate } from '../entities/entity';
import { isCity } from '../lists';
import { once } from '../once';
import { language } from '../text/language';
import { holding, moved, rememberedBy } from '../text/pieces';
import { addresses } from './addresses';
import { type Block, blocksOf, byBlock } from './blocks';
import { askedAbout } from './names/asked-about';
import { families } from './names/families';
import { accountHolders } from './names/holders';
import { honouredNames } from './names/honoured';
import { initials } from './names/initials';
import { introductions } from './names/introductions';
import { keyedNames } from './names/keyed';
import { isOfListing } from './names/manifests';
import { people } from './names/people';
import { phoned } from './names/phoned';
import { rowNames } from './names/rows';
import { signedNames } from './names/signed';
import { spacedNames } from './names/spaced';
import { organisations } from './organisations';
import { lettered } from './organisations/courts';
import { parties } from './organisations/parties';
import { quotedFirms } from './organisations/quoted';
import { places, type Subject, subjectOf } from './places';
import { koreanAddresses } from './places/korean-chains';
import { payees } from './recognisers/payments';
import { withRetold } from './records/named-beside';
import { isNumberLabel, isPlainName } from './tagger/plain';
import { type Reading, read } from './words/reading';
import type { Run } from './words/tokens';

const word = /[\p{L}\p{M}'-]+/uy;

const part = "\\p{Lu}[\\p{L}\\p{M}'.-]{1,30}";
/** `"O'Sullivan, Niamh" <niamh@…>`: the family name first, as address books write it. */
const mailbox = new RegExp(`(?<![\\p{L}\\p{N}])${part}, ${part}(?: ${part})?(?="? {0,2}<[^\\s<>@]{1,64}@)`, 'gu');

/** Words: Saint-Jean-de-la-Ruelle. */
const longestTown = 6;
const bracketed = /<[^\s<>@]{1,64}@/;

const mailboxes = (text: string): Candidate[] =>
  [...(bracketed.test(text) ? text.matchAll(mailbox) : [])].map(({ 0: name, index: start }) => ({
    start,
    end: start + name.length,
    score: 0.9,
    reason: 'before an e-mail address',
  }));

const isCityAt =
  (text: string) =>
  (start: number): boolean => {
    let end = start;
    for (let words = 0; words < longestTown; words++) {
      word.lastIndex = end;
      const next = word.exec(text)?.[0];
      if (next === undefined) return false;
      end += next.length;
      if (isCity(text.slice(start, end))) return true;
      if (/[ '’-]/.test(text.charAt(end))) end++;
    }
    return false;
  };

const typed = (type: EntityType, candidates: readonly Candidate[]): TypedCandidate[] =>
  candidates.map((candidate) => ({ ...candidate, type }));

const spansOf = ({ tokens }: Reading, runs: readonly Run[]): Candidate[] =>
  runs.map(({ from, to, score, reason }) => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    score,
    reason,
  }));

/** A block as names and places are read in it. `once`, for what is known of it needs none. */
interface ReadBlock extends Block {
  readonly language: string | null;
  readonly reading: () => Reading;
}

const nameOf = ({ text, language }: ReadBlock): string => `${language} ${text}`;

/** @param before The words of the public persons that the blocks before name. */
const peopleIn = rememberedBy(
  (block: ReadBlock, before: ReadonlySet<string>) => `${[...before].join(' ')}\n${nameOf(block)}`,
  ({ reading }, before) => {
    const { persons, publicParts } = people(reading(), before);
    return { persons, publicParts, names: spansOf(reading(), persons), about: subjectOf(reading(), persons) };
  },
);

const firmsIn = rememberedBy(nameOf, ({ reading }) => spansOf(reading(), organisations(reading())));

/** @param about Whom the whole text is about. */
const placesIn = rememberedBy(
  (block: ReadBlock, persons: readonly Run[], _lines: readonly Candidate[], about: Subject) =>
    `${Object.values(about).join(' ')} ${persons.map(({ from, to, score }) => `${from} ${to} ${score}`).join(' ')}\n${nameOf(block)}`,
  ({ reading }, persons, lines, about) => spansOf(reading(), places(reading(), persons, lines, about)),
);

const linesIn = rememberedBy(
  ({ text }: Block) => text,
  ({ text }) => addresses(text, isCityAt(text)),
);

const partiesIn = byBlock((text) => parties(text, isCityAt(text)));
const quotedIn = byBlock(quotedFirms);
const letteredIn = byBlock(lettered);
const initialsIn = byBlock(initials);
const otherNames = [mailboxes, introductions, rowNames, accountHolders, phoned, payees, askedAbout, families].map(
  (find) => byBlock(find),
);

/**
 * Names, places and organisations by lists and context, at once and without a model. Block by block, for most follows from a
 * paragraph and from what the whole text says of it: its language, whom it is about. Linear in the text.
 */
export const gazetteer = (prepared: PreparedText): TypedCandidate[] => {
  const { text } = prepared;
  const code = language(text);
  const blocks = blocksOf(text).map(
    (block): ReadBlock => ({ ...block, language: code, reading: once(() => read(block.text, code)) }),
  );
  let publicParts: ReadonlySet<string> = new Set();
  const persons = blocks.map((block) => {
    const found = peopleIn(block, publicParts);
    publicParts = found.publicParts;
    return found;
  });
  const about: Subject = {
    writer: persons.some((each) => each.about.writer),
    persons: persons.some((each) => each.about.persons),
    publicPersons: persons.some((each) => each.about.publicPersons),
  };
  const lines = blocks.map((block) => linesIn(block));
  const inText = <Of extends Candidate>(find: (block: ReadBlock, at: number) => readonly Of[]): Of[] =>
    blocks.flatMap((block, at) => moved(find(block, at), block.start));
  const quoted = quotedIn(blocks);
  const isInQuoted = holding(quoted);
  // "Здравствуйте, ООО «Рассвет»": the form belongs to what follows it.
  const firms = inText(firmsIn).filter(({ end }) => !isInQuoted({ start: end - 1, end: end + 1 }));
  const dealtWith = partiesIn(blocks);
  // "Our client Calder Marine": the words that claim a person stand before firms as well.
  const isFirm = holding(dealtWith);
  return [
    ...typed(
      'PERSON',
      inText((_, at) => persons[at]?.names ?? []),
    ).filter((name) => !isFirm(name) && !isPlainName(text, name) && !isOfListing(text, name)),
    ...typed('PERSON', [
      ...otherNames.flatMap((find) => find(blocks)),
      ...initialsIn(blocks).filter((name) => !isNumberLabel(text, name)),
      ...withRetold(keyedNames)(prepared),
      ...honouredNames(text),
      ...signedNames(text),
      ...spacedNames(text),
    ]),
    ...typed('ORGANIZATION', [...firms, ...quoted, ...dealtWith, ...letteredIn(blocks)]),
    ...typed(
      'LOCATION',
      inText((block, at) => placesIn(block, persons[at]?.persons ?? [], lines[at] ?? [], about)),
    ),
    ...inText((_, at) => lines[at] ?? []),
    ...koreanAddresses(text),
  ];
};
