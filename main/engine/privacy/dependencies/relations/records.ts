import { rest } from '../cues/rests';
import { total } from '../cues/totals';
import { type Mention, type Reading, sameUnit } from '../figures';
import { mayBe, type Proposal, type Relation, strengths } from '../proposal';
import { isCount, timesPrice } from './products';
import { proposeRest, proposeSum } from './runs';

/** Sums over the objects and lists of JSON: a total of what a list's objects have under one key, an order's line. */

/** An object or a list, with what it stands under. */
interface Container {
  readonly parent: Container | null;
  /** Numbers right in it, in order. */
  readonly own: Leaf[];
  readonly children: Container[];
}

interface Leaf {
  readonly mention: Mention;
  readonly key: string;
  readonly container: Container;
}

/** "totalIncome", "total_income": as words. */
const wordsOf = (key: string): string => key.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]+/g, ' ');

/** A string goes on to its quote or its line's end, however long: so that its last quote opens no other. */
const marks = /"[^"\\\n]*(?:\\.[^"\\\n]*)*(?:"(\s*:)?)?|[{}[\]]/gu;

/** What lies deeper is taken for the last that is counted. */
const deepest = 24;

/** The numbers of a text that stand under a key, each with its object. Time linear in the text. */
const leavesOf = ({ text, mentions }: Reading): Leaf[] => {
  const leaves: Leaf[] = [];
  let next = 0;
  let inside = null as Container | null;
  let key: string | null = null;
  const readTo = (end: number): void => {
    for (; next < mentions.length; next++) {
      const mention = mentions[next];
      if (mention === undefined || mention.start >= end) return;
      if (inside === null || key === null) continue;
      const leaf = { mention, key, container: inside };
      inside.own.push(leaf);
      leaves.push(leaf);
    }
  };
  let depth = 0;
  for (const { 0: mark, 1: colon, index } of text.matchAll(marks)) {
    readTo(index);
    if (colon !== undefined) key = wordsOf(mark.slice(1, mark.lastIndexOf('"')));
    else if (mark === '{' || mark === '[') {
      depth += 1;
      if (depth > deepest) continue;
      const opened: Container = { parent: inside, own: [], children: [] };
      inside?.children.push(opened);
      inside = opened;
      key = mark === '[' ? key : null;
    } else if (mark === '}' || mark === ']') {
      depth = Math.max(0, depth - 1);
      if (depth < deepest) inside = inside?.parent ?? null;
    }
  }
  readTo(text.length);
  return leaves;
};

const isSum = ({ mention }: Leaf): boolean => mention.figure.type === 'MONEY';

/** Every amount in a container, however deep. */
const within = (container: Container): Leaf[] => [
  ...container.own.filter(isSum),
  ...container.children.flatMap((child) => within(child)),
];

/** What of a container is summed: all of it, or what its objects have under one key. */
const groupsOf = (container: Container): (readonly Mention[])[] => {
  const all = within(container);
  const keys = [...new Set(all.map(({ key }) => key))].slice(0, longestKeys);
  const byKey = keys.map((key) => all.filter((leaf) => leaf.key === key));
  return [all, ...(keys.length > 1 && keys.length < all.length ? byKey : [])]
    .filter(({ length }) => length > 0 && length <= longestList)
    .map((leaves) => leaves.map(({ mention }) => mention));
};
const longestKeys = 8;
const longestList = 400;
const mostContainers = 12;

const sizeOf = (mentions: readonly Mention[]): number => mentions.reduce((sum, { figure }) => sum + figure.size, 0);

/** The lists and objects that a number may sum: those beside it, and those beside its object. */
const besides = ({ container }: Leaf): Container[] => {
  const own = container.children.slice(0, mostContainers);
  const beside = container.parent?.children.slice(0, mostContainers - own.length + 1) ?? [];
  return [...own, ...beside.filter((other) => other !== container)].slice(0, mostContainers);
};

type Groups = ReturnType<typeof groupsOf>;

const sumsOf = (reading: Reading, leaf: Leaf, groupsIn: (container: Container) => Groups): Proposal[] => {
  const { mention, key, container } = leaf;
  const [says, left] = [total.test(key), rest.test(key)];
  if (mention.figure.type !== 'MONEY' || (!says && !left)) return [];
  const isAlike = (other: Mention): boolean => sameUnit(other.figure, mention.figure);
  const groups = besides(leaf)
    .flatMap(groupsIn)
    .filter((group) => group.every((other) => isAlike(other) && other.figure.index !== mention.figure.index));
  const beside = container.own.filter((other) => other !== leaf && isSum(other) && isAlike(other.mention));
  const ahead = beside.map((other) => other.mention).filter((other) => other.start < mention.start);
  const found: (Proposal | null)[] = [];
  for (const group of groups) {
    const sum = sizeOf(group);
    if (group.length > 1 && mayBe(sum, mention.figure))
      found.push(proposeSum(reading, mention, group, strengths.tableTotal));
    // With what stands between the list and the total: shipping, a tax.
    for (let from = ahead.length - 1, more = sum; from >= Math.max(0, ahead.length - longestRun); from--) {
      more += ahead[from]?.figure.size ?? 0;
      if (mayBe(more, mention.figure))
        found.push(proposeSum(reading, mention, [...group, ...ahead.slice(from)], strengths.tableTotal));
    }
    for (const whole of ahead)
      if (mayBe(whole.figure.size - sum, mention.figure) && !group.includes(whole))
        found.push(proposeRest(reading, mention, [whole, ...group], strengths.rest));
  }
  for (let from = ahead.length - 1, sum = 0; from >= Math.max(0, ahead.length - longestRun); from--) {
    sum += ahead[from]?.figure.size ?? 0;
    if (ahead.length - from > 1 && mayBe(sum, mention.figure))
      found.push(proposeSum(reading, mention, ahead.slice(from), strengths.tableTotal));
  }
  return found.flatMap((each) => each ?? []);
};
const longestRun = 8;
/** An object with more numbers is no line of an order. */
const longestLine = 8;

const linesOf = (reading: Reading, { own }: Container): Proposal[] => {
  if (own.length < 3 || own.length > longestLine) return [];
  const mentions = own.map(({ mention }) => mention);
  const money = mentions.filter(({ figure }) => figure.type === 'MONEY');
  return mentions
    .filter(isCount)
    .flatMap((count) =>
      money.flatMap((price, at) => money.slice(at + 1).flatMap((result) => timesPrice(reading, count, price, result))),
    )
    .flatMap((each) => each ?? []);
};

export const records: Relation = (reading) => {
  if (!/"\s*:/.test(reading.text)) return [];
  const leaves = leavesOf(reading);
  const known = new Map<Container, Groups>();
  const groupsIn = (container: Container): Groups => {
    const groups = known.get(container) ?? groupsOf(container);
    known.set(container, groups);
    return groups;
  };
  const containers = new Set(leaves.map(({ container }) => container));
  return [
    ...leaves.flatMap((leaf) => sumsOf(reading, leaf, groupsIn)),
    ...[...containers].flatMap((container) => linesOf(reading, container)),
  ];
};
