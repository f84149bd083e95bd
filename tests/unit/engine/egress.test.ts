import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLine, outgoing } from '../../../main/engine/chat/egress';
import { exposed } from '../../../main/engine/chat/exposed';
import {
  blanketInstruction,
  contextualInstruction,
  continueInstruction,
} from '../../../main/engine/privacy/modes/instructions';
import type { ConversationId, Finding, Message, MessageId } from '../../../shared/domain';
import { type Cloud, startCloud } from '../../cloud';
import { cpu } from '../../cpu';

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

const finding = (sanitized: string, surrogate: string, original: string, change: Partial<Finding> = {}): Finding => {
  const surrogateStart = sanitized.indexOf(surrogate);
  return {
    start: 0,
    end: original.length,
    type: 'PERSON',
    risk: 4,
    score: 1,
    source: 'pattern',
    reason: '',
    action: 'protect',
    original,
    surrogate,
    surrogateStart,
    surrogateEnd: surrogateStart + surrogate.length,
    mechanism: 'fpe',
    epsilon: null,
    derivation: null,
    ...change,
  };
};

const prompt = (sanitized: string, findings: Finding[] = []): Message => ({
  id: 'm' as MessageId,
  conversation: 'c' as ConversationId,
  parent: null,
  siblings: [],
  createdAt: 1,
  role: 'user',
  original: '',
  sanitized,
  findings,
  instruction: null,
});

const line = (branch: Message[]) => {
  const journal: string[] = [];
  const { fetch } = openLine({
    baseUrl: `${cloud.url}/v1`,
    model: 'cloud-large',
    branch,
    record: ({ body }) => void journal.push(body),
    patience: 20_000,
  });
  return { fetch, journal };
};

const post = (content: unknown) => ({
  method: 'POST',
  body: JSON.stringify({ model: 'cloud-large', messages: [{ role: 'user', content }] }),
});

/** The request fails with this code, and neither the cloud nor the journal hears of it. */
const refused = async (branch: Message[], path: string, init: RequestInit, code: string): Promise<void> => {
  const before = cloud.log.length;
  const { fetch, journal } = line(branch);
  await expect(fetch(path, init)).rejects.toMatchObject({ code });
  expect(cloud.log).toHaveLength(before);
  expect(journal).toEqual([]);
};

describe('the way out', () => {
  const chat = () => `${cloud.url}/v1/chat/completions`;

  it('carries a committed sanitized text', async () => {
    const { fetch } = line([prompt('a sanitized text')]);
    expect((await fetch(chat(), post('a sanitized text'))).status).toBe(200);
  });

  it('refuses a text that no committed message holds', () =>
    refused([prompt('a sanitized text')], chat(), post('another text'), 'egress_refused'));

  it('carries an instruction of ours where a prompt was committed with it, and else not', async () => {
    const told: Message = { ...prompt('a sanitized text'), instruction: blanketInstruction } as Message;
    expect(outgoing([told]).map(({ role }) => role)).toEqual(['system', 'user']);
    const { fetch } = line([told]);
    expect((await fetch(chat(), post(blanketInstruction))).status).toBe(200);
    await refused([told], chat(), post(contextualInstruction), 'egress_refused');
    await refused([prompt('a sanitized text')], chat(), post(blanketInstruction), 'egress_refused');
  });

  it('carries the request to go on behind a reply that broke off, and else not', async () => {
    const reply = { ...prompt(''), role: 'assistant', received: 'half a ', writer: 'cloud' } as unknown as Message;
    const { fetch } = line([prompt('a sanitized text'), reply]);
    expect((await fetch(chat(), post(continueInstruction))).status).toBe(200);
    await refused([prompt('a sanitized text')], chat(), post(continueInstruction), 'egress_refused');
    const local = { ...reply, writer: 'local' } as Message;
    await refused([prompt('a sanitized text'), local], chat(), post(continueInstruction), 'stays_here');
  });

  it('carries no instruction that is none of ours, whatever the store says', async () => {
    const told: Message = { ...prompt('a sanitized text'), instruction: `${blanketInstruction} And more.` } as Message;
    expect(outgoing([told]).map(({ role }) => role)).toEqual(['user']);
    await refused([told], chat(), post(`${blanketInstruction} And more.`), 'egress_refused');
  });

  it('refuses a committed text with something added', () =>
    refused([prompt('a sanitized text')], chat(), post('a sanitized text.'), 'egress_refused'));

  it('refuses a foreign text anywhere in the body', () =>
    refused(
      [prompt('a sanitized text')],
      chat(),
      { method: 'POST', body: JSON.stringify({ model: 'cloud-large', metadata: { deep: ['extra'] } }) },
      'egress_refused',
    ));

  it('refuses a body that it cannot read', () =>
    refused([prompt('a sanitized text')], chat(), { method: 'POST', body: 'a sanitized text' }, 'egress_refused'));

  it('refuses a body of bytes', () =>
    refused([], chat(), { method: 'POST', body: new Uint8Array([1]) }, 'egress_refused'));

  it('refuses another host, another port and another path', async () => {
    const branch = [prompt('a sanitized text')];
    for (const url of ['https://example.org/v1/chat', 'http://127.0.0.1:1/v1/chat', `${cloud.url}/other`]) {
      await refused(branch, url, post('a sanitized text'), 'host_not_allowed');
    }
  });

  it('refuses a text in which a protected identifier stands', () => {
    const sanitized = 'Ask Rosalind Achebe, or call Maria Gonzalez.';
    const findings = [finding(sanitized, 'Rosalind Achebe', 'Maria Gonzalez')];
    return refused([prompt(sanitized, findings)], chat(), post(sanitized), 'egress_refused');
  });

  it('looks at what was protected earlier in the branch', () => {
    const first = prompt('Rosalind Achebe wrote.', [finding('Rosalind Achebe', 'Rosalind Achebe', 'Maria Gonzalez')]);
    return refused([first, prompt('Maria Gonzalez?')], chat(), post('Maria Gonzalez?'), 'egress_refused');
  });
});

describe('the alarm', () => {
  const sanitized = 'Ask Rosalind Achebe of Martinique.';

  it('is silent where every identifier was replaced', () =>
    expect(exposed(sanitized, [finding(sanitized, 'Rosalind Achebe', 'Maria Gonzalez')], [])).toBe(false));

  it('does not take a stand-in for an original', () =>
    expect(
      exposed(
        sanitized,
        [finding(sanitized, 'Rosalind Achebe', 'Maria Gonzalez')],
        [finding('', 'x', 'Rosalind'), finding('', 'y', 'Achebe')],
      ),
    ).toBe(false));

  it('respects what the user keeps', () =>
    expect(
      exposed(
        sanitized,
        [finding(sanitized, 'Martinique', 'Martinique', { action: 'keep', mechanism: null })],
        [finding('', 'x', 'Martinique')],
      ),
    ).toBe(false));

  it('does not see an original in a longer word', () =>
    expect(exposed(sanitized, [], [finding('', 'x', 'Martin')])).toBe(false));

  it('sees one between marks, at the beginning and at the end', () => {
    for (const text of ['"Gonzalez"', 'Gonzalez wrote', 'by Gonzalez', 'x/Gonzalez/y', 'Gonzalez']) {
      expect(exposed(text, [], [finding('', 'x', 'Gonzalez')])).toBe(true);
    }
  });

  const noised = (type: Finding['type'], original: string): Finding =>
    finding('', 'x', original, { type, mechanism: type === 'DATE' ? 'date-shift' : 'mldp', epsilon: 1 });

  it('leaves short originals alone, and numbers that may be another’s', () => {
    const others = [noised('MONEY', '$1,950'), noised('DATE', '2025-03-14'), noised('AGE', 'aged 34')];
    const text = 'Maria paid $1,950 on 2025-03-14, aged 34';
    expect(exposed(text, [], [...others, finding('', 'y', 'Maria')])).toBe(false);
  });

  it('sees an amount or a date of birth that was noised elsewhere', () => {
    expect(exposed('I earn $84,500.', [], [noised('MONEY', '$84,500')])).toBe(true);
    expect(exposed('born 3 March 1986', [], [noised('DATE_OF_BIRTH', '3 March 1986')])).toBe(true);
  });

  it('takes no draw that equals an original for the original', () => {
    const text = 'I earn $84,500.';
    const drawn = { ...finding(text, '$84,500', '$84,500'), type: 'MONEY', mechanism: 'mldp', epsilon: 5 } as const;
    expect(exposed(text, [drawn], [noised('MONEY', '$84,500')])).toBe(false);
  });

  it('reads two million characters with ten thousand identifiers in under two seconds', () => {
    const others = Array.from({ length: 10_000 }, (_, index) => finding('', 'x', `Gonzalez ${index}`));
    const read = () => expect(exposed('Gonzale '.repeat(250_000), [], others)).toBe(false);
    expect(cpu(read, 2000)).toBeLessThan(2000);
  });
});
