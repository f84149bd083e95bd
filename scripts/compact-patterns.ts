import { join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { compactSource } from '../main/engine/privacy/entities/compact';

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

const isOfFunction = ({ type }: Node): boolean => /Function/.test(type);

const nodesIn = function* (node: Node, isInside = false): Generator<{ node: Node; isInside: boolean }> {
  yield { node, isInside };
  for (const value of Object.values(node).flat())
    if (isNode(value)) yield* nodesIn(value, isInside || isOfFunction(node));
};

const maker = 'compactPattern';

/**
 * What is written for a node. V8 looks up the letters of an expression that stands in a file when it reads the file: what
 * names some is made of a text instead, where a function has it, ahead of the file.
 * @param ahead Adds to what stands ahead, and says its name.
 */
const changeOf = (node: Node, isInside: boolean, ahead: (made: string) => string): Change | null => {
  const { regex, callee } = node as { regex?: { pattern: string; flags: string }; callee?: Node & { name?: string } };
  if (regex !== undefined) {
    const { pattern, flags } = regex;
    const [made, hasState] = [`${maker}(${JSON.stringify(pattern)}, '${flags}')`, /[gy]/.test(flags)];
    const inPlace = (): string => `/${compactSource(pattern, flags)}/${flags}`;
    const text = !/\\[pP]/.test(pattern) || (isInside && hasState) ? inPlace() : isInside ? ahead(made) : made;
    return { start: node.start, end: node.end, text };
  }
  if (node.type !== 'NewExpression' || callee?.name !== 'RegExp') return null;
  return { start: node.start, end: callee.end, text: maker };
};

const engine = join(process.cwd(), 'main', 'engine').replaceAll('\\', '/');
const entities = `${engine}/privacy/entities`;

/** What writes them, and what enciphers a letter as one of its alphabet, which has to be exact. */
const asItIs = new Set([`${entities}/compact.ts`, `${entities}/first-letters.ts`, `${entities}/characters.ts`]);

export const compactPatterns = (): Plugin => ({
  name: 'compact-patterns',
  transform(code, id) {
    const [file = ''] = id.replaceAll('\\', '/').split('?');
    if (!file.startsWith(`${engine}/`) || !file.endsWith('.ts') || asItIs.has(file)) return null;
    const ahead: string[] = [];
    const changes = [...nodesIn(parseAst(code))].flatMap(
      ({ node, isInside }) =>
        changeOf(node, isInside, (made) => `$pattern${ahead.push(`const $pattern${ahead.length + 1} = ${made};`)}`) ??
        [],
    );
    let [written, at] = ['', 0];
    for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
      written += code.slice(at, start) + text;
      at = end;
    }
    written += code.slice(at);
    const isCalled = changes.some(({ text }) => text.startsWith(maker)) || ahead.length > 0;
    // In the same line: each stays where the source map says.
    const head = isCalled ? `import { ${maker} } from ${JSON.stringify(`${entities}/compact`)};` : '';
    return { code: head + ahead.join('') + written, map: null };
  },
});
