import { describe, expect, it } from 'vitest';
import { transcript } from '../../../main/engine/export';
import { type Conversation, defaultSliders, type Finding, type Message } from '../../../shared/domain';

const conversation: Conversation = {
  id: '01a1fd9f-c0e7-7d8f-bd8a-c7dde215f7f4' as Conversation['id'],
  opening: '',
  title: 'Maria Gonzalez owes me',
  pinned: false,
  temporary: false,
  mode: 'balanced',
  epsilon: 1,
  sliders: defaultSliders,
  mechanisms: {},
  links: [],
  systemPrompt: null,
  target: { provider: 'p' as Conversation['target']['provider'], model: 'gpt' },
  head: null,
  createdAt: Date.UTC(2026, 10, 21, 23, 30),
  updatedAt: Date.UTC(2026, 10, 22),
};

const finding = (change: Partial<Finding>): Finding => ({
  start: 0,
  end: 1,
  type: 'PERSON',
  risk: 5,
  score: 1,
  source: 'gazetteer',
  reason: 'name',
  action: 'protect',
  original: 'Maria Gonzalez',
  surrogate: 'Elena Torres',
  surrogateStart: 0,
  surrogateEnd: 1,
  mechanism: 'fpe',
  epsilon: null,
  derivation: null,
  ...change,
});

const ids = { conversation: conversation.id, parent: null, siblings: [], createdAt: Date.UTC(2026, 10, 21, 23, 31) };
const findings = [
  finding({}),
  finding({ start: 9, end: 10 }),
  finding({ type: 'MONEY', original: '$84,500', surrogate: '$87,100', mechanism: 'mldp', epsilon: 1 }),
  finding({ type: 'MONEY', original: '$84,500', surrogate: '$81,000', mechanism: 'mldp', epsilon: 0.5 }),
  finding({ type: 'LOCATION', original: 'Paris', surrogate: 'Paris', action: 'keep', mechanism: null }),
];

const messagesOf = (sanitized: string, received: string): Message[] => [
  {
    ...ids,
    id: 'u' as Message['id'],
    role: 'user',
    original: 'Maria Gonzalez owes me $84,500 in Paris',
    sanitized,
    findings,
    instruction: null,
  },
  {
    ...ids,
    id: 'a' as Message['id'],
    role: 'assistant',
    restored: 'Ask Maria Gonzalez.',
    received,
    spans: [],
    author: 'Cloud | two · gpt',
    writer: 'cloud',
    readFrom: null,
    status: 'stopped',
    error: null,
  },
];
const messages = messagesOf('Elena Torres owes me $87,100 in Paris', 'Ask Elena Torres.');

describe('a transcript', () => {
  it.each(['markdown', 'json'] as const)('as %s holds both sanitized sides and no original', (format) => {
    const { fileName, text } = transcript(conversation, messages, format);
    expect(text).toContain('Elena Torres owes me $87,100 in Paris');
    expect(text).toContain('Ask Elena Torres.');
    expect(fileName + text).not.toMatch(/maria|gonzalez|84,500/i);
  });

  it.each(['markdown', 'json'] as const)(
    'as %s has no reply that came under the user’s own instructions, nor after one',
    (format) => {
      const [user, reply] = messages as [Message, Message & { role: 'assistant' }];
      const told = { ...reply, received: 'Ask Maria Gonzalez.', writer: 'instructed' as const };
      const after = { ...reply, received: 'As I said, Maria.' };
      const { text } = transcript(conversation, [user, reply, user, told, user, after], format);
      expect(text).not.toMatch(/maria|gonzalez/i);
      expect(text.split('Ask Elena Torres.')).toHaveLength(2);
      expect(text).toContain('instructions of the user’s own');
    },
  );

  it('says of a reply that it is about a stand-in, and does not say of which', () => {
    const [user, reply] = messagesOf('What helps with eczema?', 'A cream.') as [Message & { role: 'user' }, Message];
    const ill = finding({ type: 'MEDICAL_CONDITION', original: 'asthma', surrogate: 'eczema' });
    const about = [{ ...user, findings: [ill] }, reply];
    const said = 'This answer is about a stand-in';
    expect(transcript(conversation, about, 'markdown').text).toContain(said);
    expect(transcript(conversation, messages, 'markdown').text).not.toContain(said);
    const { turns } = JSON.parse(transcript(conversation, about, 'json').text);
    expect(turns).toMatchObject([{ role: 'user' }, { aboutStandIn: true }]);
    expect(JSON.stringify(turns)).not.toContain('asthma');
  });

  it('names its file by the day alone', () => {
    expect(transcript(conversation, messages, 'markdown').fileName).toBe('palimpsest-2026-11-21-15f7f4.md');
    expect(transcript(conversation, messages, 'json').fileName).toBe('palimpsest-2026-11-21-15f7f4.json');
  });

  it('takes its title from what was sent', () => {
    expect(JSON.parse(transcript(conversation, messages, 'json').text).title).toBe(
      'Elena Torres owes me $87,100 in Paris',
    );
  });

  it('of an empty conversation is one', () => {
    expect(transcript(conversation, [], 'markdown').text).toContain('# Conversation\n');
    expect(JSON.parse(transcript(conversation, [], 'json').text).turns).toEqual([]);
  });

  it('reports kinds, counts, mechanisms and ε from the table of guarantees', () => {
    const { privacy } = JSON.parse(transcript(conversation, messages, 'json').text);
    expect(privacy.protections).toMatchObject([
      { type: 'PERSON', mechanism: 'fpe', standIns: 1, epsilon: [] },
      { type: 'MONEY', mechanism: 'mldp', standIns: 2, epsilon: [0.5, 1] },
    ]);
    expect(privacy.kept).toEqual([{ type: 'LOCATION', count: 1 }]);
    const { text } = transcript(conversation, messages, 'markdown');
    expect(text).toMatch(/\| Name \| 1 \| another of the same form \|/);
    expect(text).toMatch(/\| Amount of money \| 2 \| a near one \(ε 0.5, 1\) \|/);
    expect(text).toContain('Found and sent as it was: Place (1).');
  });

  it('in Markdown lets no text out of its block', () => {
    const hostile = 'a\n```\n# head\n````\n<script>x</script>\n![p](http://x/)\n~~~\n`````';
    const { text } = transcript(conversation, messagesOf(hostile, hostile), 'markdown');
    const fence = '`'.repeat(6);
    expect(text.split('\n').filter((line) => line.startsWith(fence))).toEqual([
      `${fence}text`,
      fence,
      `${fence}text`,
      fence,
    ]);
    expect(text.split(`${fence}text\n`)[1]?.split(`\n${fence}`)[0]).toBe(hostile);
  });

  it('in Markdown gives no character of title and author a meaning', () => {
    const { text } = transcript(conversation, messagesOf('# <b>*x*</b> [l](http://y) | z', 'r'), 'markdown');
    expect(text.split('\n')[0]).toBe('# \\<b\\>\\*x\\*\\</b\\> \\[l\\](http\\://y) \\| z');
    expect(text).toContain('## Cloud \\| two · gpt, 21 November 2026 at 23:31 UTC (stopped)');
  });

  it('of a megabyte of backticks takes no time', () => {
    const { text } = transcript(conversation, messagesOf('` '.repeat(500_000), ''), 'markdown');
    expect(text.length).toBeGreaterThan(1_000_000);
  });
});
