import type { EntityType } from '../../../../shared/domain';
import { entities } from '../entities';
import type { Entity, PreparedText } from '../entities/entity';
import { createRecent } from '../recent';
import { moved } from '../text/pieces';
import { prepare } from '../text/prepare';
import { blocksOf } from './blocks';
import { isNobodys } from './described/durations';
import { placing, threshold } from './placing';
import { sitesIn } from './recognisers/handles';
import { withRetold } from './records/named-beside';
import type { Found } from './resolve';
import { codeIn } from './words/tokens';

/** Found in sentences and tables, but not in code. */
const inProse = new Set<EntityType>(['DATE', 'AGE', 'PERCENTAGE', 'COUNT', 'TIME', 'DURATION']);

/** A key says what it is, and a record in JSON is no program. */
const isNamed = ({ reason }: { readonly reason: string }): boolean => reason.startsWith("under '");

/** What one recogniser after the other finds in a block. */
const readerOf = (prepared: PreparedText): ((entity: Entity) => Found[]) => {
  const place = placing(prepared);
  const isCode = codeIn(prepared.text);
  return ({ type, recognise }) =>
    (recognise === null ? [] : withRetold(recognise)(prepared))
      .filter((candidate) => type !== 'DURATION' || isNamed(candidate) || !isNobodys(prepared.text, candidate))
      .filter((candidate) => !(inProse.has(type) && isCode(candidate.start) && !isNamed(candidate)))
      .map((candidate) => place(candidate, type, 'pattern'))
      .filter(({ score }) => score >= threshold);
};

/** Characters of the blocks whose findings are remembered: a draft of a hundred pages, and what it was before. */
const rememberedLength = 1_000_000;
const known = createRecent<readonly Found[]>(rememberedLength);

/**
 * What the recognisers find in a text, block by block: after an edit the other blocks are known. The blocks that are not
 * are read by one recogniser after the other, not one block after the other: the code of all their expressions is far
 * larger than the processor's caches, that of one recogniser's is not.
 */
export const patternsIn = (whole: PreparedText): Found[] => {
  const blocks = blocksOf(whole.original);
  const sites = sitesIn(whole.text);
  const nameOf = (text: string): string => `${sites} ${text}`;
  const read = new Map(blocks.map(({ text }) => [text, known.get(nameOf(text))]));
  const unread = [...read].flatMap(([text, found]) =>
    found === undefined
      ? [{ text, find: readerOf(text === whole.original ? whole : { ...prepare(text), sites }), found: [] as Found[] }]
      : [],
  );
  for (const entity of Object.values(entities)) for (const { find, found } of unread) found.push(...find(entity));
  for (const { text, found } of unread) {
    read.set(text, found);
    known.set(nameOf(text), found, text.length);
  }
  return blocks.flatMap(({ start, text }) => moved(read.get(text) ?? [], start));
};
