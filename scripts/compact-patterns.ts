import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { compactSource } from '../main/engine/privacy/patterns/compact';
import { oneLine } from '../main/engine/privacy/patterns/one-line';

/**
 * Writes the engine's regular expressions so that V8 makes less code of them (`compact.ts`): those that stand in a file when
 * it is built, those that are put together when they are. For the build, the tests and the benches.
 */

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** What is in it may run more than once. */
const isRepeated = ({ type }: Node): boolean => /Function|^For|While/.test(type);

/** Asks an expression from the start on: none remembers where it was. */
const isAsking = (node: Node): boolean => {
  const { callee } = node as { callee?: Node & { property?: { name?: string } } };
  return node.type === 'CallExpression' && /^(?:match(?:All)?|replace(?:All)?)$/.test(callee?.property?.name ?? '');
};

/** What `oneLine` makes of a source into which nothing is put: so it is not made at each start. */
const oneLineOf = (node: Node): string | null => {
  const { tag, quasi } = node as { tag?: { name?: string }; quasi?: { quasis: { value: { raw: string } }[] } };
  if (tag?.name !== 'oneLine' || quasi?.quasis.length !== 1) return null;
  const raw = quasi.quasis.map(({ value }) => value.raw);
  // As many lines as before.
  return JSON.stringify(oneLine(Object.assign(raw, { raw }))) + '\n'.repeat(raw.join().split('\n').length - 1);
};

/** Where a node stands: in a function or a loop, and as what is asked there. */
interface Place {
  readonly isInside: boolean;
  readonly isAsked: boolean;
}

const nodesIn = function* (
  node: Node,
  place: Place = { isInside: false, isAsked: false },
): Generator<{ node: Node; place: Place }> {
  yield { node, place };
  const below = { isInside: place.isInside || isRepeated(node), isAsked: isAsking(node) };
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value, below);
};

const maker = 'compactPattern';

/**
 * What is written for a node. V8 looks up the letters of an expression that stands in a file when it reads the file: it is made
 * of a text instead, and where a function or a loop has one that names letters or is asked from the start on, ahead of the file.
 * @param ahead Adds to what stands ahead, and says its name.
 */
const changeOf = (node: Node, { isInside, isAsked }: Place, ahead: (made: string) => string): Change | null => {
  const { regex, callee } = node as { regex?: { pattern: string; flags: string }; callee?: Node & { name?: string } };
  if (regex !== undefined) {
    const { pattern, flags } = regex;
    const made = `${maker}(${JSON.stringify(pattern)}, '${flags}')`;
    const inPlace = (): string => `/${compactSource(pattern, flags)}/${flags}`;
    const isOne = isAsked
      ? !flags.includes('y')
      : /\\[pP]/.test(pattern) && !flags.includes('g') && !flags.includes('y');
    const text = !isInside ? made : isOne ? ahead(made) : inPlace();
    return { start: node.start, end: node.end, text };
  }
  const source = oneLineOf(node);
  if (source !== null) return { start: node.start, end: node.end, text: source };
  if (node.type !== 'NewExpression' || callee?.name !== 'RegExp') return null;
  return { start: node.start, end: callee.end, text: maker };
};

const engine = join(process.cwd(), 'main', 'engine').replaceAll('\\', '/');
const privacy = `${engine}/privacy`;

/** What writes them, and what enciphers a letter as one of its alphabet, which has to be exact. */
const asItIs = new Set([
  `${privacy}/patterns/compact.ts`,
  `${privacy}/patterns/first-letters.ts`,
  `${privacy}/entities/formats/characters.ts`,
]);

export const compactPatterns = (): Plugin => ({
  name: 'compact-patterns',
  transform(code, id) {
    const [file = ''] = id.replaceAll('\\', '/').split('?');
    if (!file.startsWith(`${engine}/`) || !file.endsWith('.ts') || asItIs.has(file)) return null;
    const ahead: string[] = [];
    const changes = [...nodesIn(parseAst(code))].flatMap(
      ({ node, place }) =>
        changeOf(node, place, (made) => `$pattern${ahead.push(`const $pattern${ahead.length + 1} = ${made};`)}`) ?? [],
    );
    let [written, at] = ['', 0];
    for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
      written += code.slice(at, start) + text;
      at = end;
    }
    written += code.slice(at);
    const isCalled = changes.some(({ text }) => text.startsWith(maker)) || ahead.length > 0;
    // In the same line: each stays where the source map says.
    const head = isCalled ? `import { ${maker} } from ${JSON.stringify(`${privacy}/patterns/compact`)};` : '';
    return { code: head + ahead.join('') + written, map: null };
  },
});
