import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { send } from './sent';

/**
 * Figures that by chance are also those of what a reply speaks of. `#` begins a prompt with what was sent in place of its
 * figures, `+` a reply that says them of the same as the prompt, `-` one that says them of something else.
 */
const lines = readFileSync(join(import.meta.dirname, 'said-of.txt'), 'utf8').split('\n');

const groups: { prompt: string; same: string[]; other: string[] }[] = [];
for (const line of lines) {
  const said = line.slice(2);
  if (line.startsWith('#')) groups.push({ prompt: said, same: [], other: [] });
  else if (line.startsWith('+')) groups.at(-1)?.same.push(said);
  else if (line.startsWith('-')) groups.at(-1)?.other.push(said);
}

describe.each(groups)('$prompt', ({ prompt, same, other }) => {
  const sent = send(prompt);
  const kindsIn = (reply: string): string[] =>
    restore(reply.replaceAll('\\n', '\n'), sent.findings, [sent])
      .spans.map(({ kind }) => kind)
      .filter((kind) => kind !== 'derived');

  test.each(same)('of the same: %s', (reply) => {
    expect(kindsIn(reply)).not.toEqual([]);
    expect(kindsIn(reply)).not.toContain('doubtful');
  });
  test.each(other)('of something else: %s', (reply) => {
    expect(kindsIn(reply)).toContain('doubtful');
    expect(kindsIn(reply)).not.toContain('restored');
  });
});

test('each of both kinds has many', () => {
  expect(groups.flatMap(({ same }) => same).length).toBeGreaterThan(150);
  expect(groups.flatMap(({ other }) => other).length).toBeGreaterThan(140);
});

test('where nothing is known of the prompt a figure comes back as it did', () => {
  const { findings } = send('My rent is [MONEY|€1,040|€980].');
  expect(restore('The sofa costs €980.', findings).spans.map(({ kind }) => kind)).toEqual(['restored']);
});
