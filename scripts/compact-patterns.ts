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

const nodesIn = function* (node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* nodesIn(value);
};

const maker = 'compactPattern';

const changeOf = (node: Node): Change | null => {
  const { regex, callee } = node as { regex?: { pattern: string; flags: string }; callee?: Node & { name?: string } };
  if (regex !== undefined) {
    const text = `/${compactSource(regex.pattern, regex.flags)}/${regex.flags}`;
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
    const changes = [...nodesIn(parseAst(code))].flatMap((node) => changeOf(node) ?? []);
    let [written, at] = ['', 0];
    for (const { start, end, text } of changes.sort((a, b) => a.start - b.start)) {
      written += code.slice(at, start) + text;
      at = end;
    }
    written += code.slice(at);
    const isCalled = changes.some(({ text }) => text === maker);
    // In the same line: each stays where the source map says.
    const head = isCalled ? `import { ${maker} } from ${JSON.stringify(`${entities}/compact`)};` : '';
    return { code: head + written, map: null };
  },
});
