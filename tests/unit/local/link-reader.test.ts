import { afterEach, describe, expect, it } from 'vitest';
import { readCall } from '../../../main/engine/command-line/call';
import { createCommand } from '../../../main/engine/command-line/commands';
import { readOptions } from '../../../main/engine/command-line/options';
import { createProposer } from '../../../main/engine/local';
import { pairsOf } from '../../../main/engine/local/links';
import { possibleLinks } from '../../../main/engine/privacy';
import type { ConversationId, ValueRef } from '../../../shared/domain';
import type { Link, Preview } from '../../../shared/ipc';
import { keys } from '../core/conversation';
import { newChat, startEngine, type TestEngine } from '../engine/harness';
import { scriptedMain } from './scripted';

/** Links that the local model finds: Ψ where no word of ours says so. */

let engine: TestEngine | null = null;
afterEach(async () => {
  await engine?.close();
  engine = null;
});

const text = 'I bring in $2,400 and my husband $1,900; the two of us live on $4,300.';
const says = '$4,300 = $2,400 + $1,900';
const statement = (piece: string): string[] => (piece.includes(says) ? [says] : []);

const money = (...values: string[]): ValueRef[] => values.map((value) => ({ type: 'MONEY', value }));
const saidOf = (values: readonly ValueRef[]): string[] => possibleLinks(values).map((each) => each.says);

describe('what numbers bear out', () => {
  it('are multiples, sums and shares of one kind and unit, the simplest first', () => {
    expect(saidOf(money('$1,200', '$600', '$1,800'))).toEqual([
      '$1,200 = 2 × $600',
      '$1,800 = 3 × $600',
      '$1,800 = $1,200 + $600',
    ]);
    expect(saidOf([...money('1.200 €', '4.800 €'), { type: 'PERCENTAGE', value: '25 %' }])).toEqual([
      '4.800 € = 4 × 1.200 €',
      '25 % = 1.200 € ÷ 4.800 €',
    ]);
  });

  it.each([
    ['other currencies', money('$600', '1.200 €')],
    ['other kinds', [...money('$40'), { type: 'AGE', value: '20' } as const]],
    ['a range', money('$600', '$1,200–1,800')],
    ['one value alone', money('$600', '$600')],
    ['what fits only about', money('$600', '$1,201')],
  ])('are none of %s', (_, values) => {
    expect(saidOf(values)).toEqual([]);
  });

  it('are few, whatever is compared', () => {
    expect(saidOf(money(...Array.from({ length: 200 }, (_, at) => `$${100 * (at + 1)}`)))).toHaveLength(12);
  });
});

/** A draft that the deep scan has read; its preview when the model was asked about its links, or could have been. */
const preview = async (draft: string, conversation: ConversationId): Promise<Preview> => {
  const first = startedEngine();
  await first.ask('draft.preview', { conversation, text: draft });
  await first.ask('draft.scan', { conversation, on: true });
  await first.event('draft.scan', (event) => event.conversation === conversation && event.scan.status === 'done');
  return first.ask('draft.preview', { conversation, text: draft });
};

const startedEngine = (): TestEngine => {
  if (engine === null) throw new Error('no engine');
  return engine;
};

const linksOf = async (conversation: ConversationId, draft = text): Promise<Link[]> =>
  (await startedEngine().ask('draft.preview', { conversation, text: draft })).links;

/** After the stillness, whatever else the computer does. */
const soon = { timeout: 20_000 };

const amounts = (sent: string): number[] =>
  (sent.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

describe('a link that the model finds', () => {
  it('comes with a later preview, as its finding, and makes one draw of what follows', async () => {
    engine = await startEngine(scriptedMain(statement).main, null, {});
    const conversation = await newChat(engine);
    expect((await preview(text, conversation)).links).toEqual([]);
    const link = { derived: 2, roots: [0, 1], formula: '$2,400 + $1,900', source: 'model', linked: true };
    await expect.poll(() => linksOf(conversation), soon).toEqual([link]);
    const linked = await engine.ask('draft.preview', { conversation, text });
    const [first = 0, second = 0, both] = amounts(linked.sanitized);
    expect(both).toBe(first + second);
    expect(linked.findings[2]).toMatchObject({ epsilon: null, derivation: '$2,400 + $1,900' });
    // The next preview asks nothing more and says the same.
    expect((await engine.ask('draft.preview', { conversation, text })).hash).toBe(linked.hash);
    const { hash } = linked;
    expect((await engine.ask('turn.send', { conversation, parent: null, text, hash, agreed: [] })).kind).toBe('sent');
  });

  it('can be taken apart, and put back', async () => {
    engine = await startEngine(scriptedMain(statement).main, null);
    const conversation = await newChat(engine);
    await preview(text, conversation);
    await expect.poll(() => linksOf(conversation), soon).toMatchObject([{ linked: true }]);
    const [sum, one, other] = money('$4,300', '$2,400', '$1,900') as [ValueRef, ValueRef, ValueRef];
    const links = [{ derived: sum, roots: [one, other], linked: false }];
    await engine.ask('conversations.update', { id: conversation, links });
    expect(await linksOf(conversation)).toMatchObject([{ source: 'model', linked: false }]);
    await engine.ask('conversations.update', { id: conversation, links: [] });
    expect(await linksOf(conversation)).toMatchObject([{ source: 'model', linked: true }]);
  });

  it('is not sent before it was seen', async () => {
    engine = await startEngine(scriptedMain(statement).main, null);
    const conversation = await newChat(engine);
    const { hash } = await preview(text, conversation);
    await engine.event('draft.read');
    await expect.poll(() => linksOf(conversation), soon).toHaveLength(1);
    const outcome = await engine.ask('turn.send', { conversation, parent: null, text, hash, agreed: [] });
    expect(outcome).toMatchObject({ kind: 'changed', preview: { links: [{ source: 'model' }] } });
  });

  it('is none of what the numbers do not bear out, whatever the model says', async () => {
    const { main, asked } = scriptedMain(() => ['$4,300 = 2 × $1,900', '$2,400 = $1,900 + $500', 'all of them']);
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await preview(text, conversation);
    await engine.event('draft.read');
    await expect.poll(() => asked.some((piece) => piece.includes(says)), soon).toBe(true);
    expect(await linksOf(conversation)).toEqual([]);
  });

  it('is gone when the deep scan is turned off, and is not looked for without it', async () => {
    const { main, asked } = scriptedMain(statement);
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    expect(await linksOf(conversation)).toEqual([]);
    expect(asked).toEqual([]);
    await preview(text, conversation);
    await expect.poll(() => linksOf(conversation), soon).toHaveLength(1);
    await engine.ask('draft.scan', { conversation, on: false });
    expect(await linksOf(conversation)).toEqual([]);
  });

  it('is not asked of a model that failed the check', async () => {
    const { main, asked } = scriptedMain(statement, { recall: 0.2, precision: 1 });
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text });
    await engine.ask('draft.scan', { conversation, on: true });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'too-small');
    expect(await linksOf(conversation)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['another chat is seen', async (other: ConversationId) => void (await preview('Thanks to all of you.', other))],
    ['a letter is typed', (_: ConversationId, conversation: ConversationId) => linksOf(conversation, `${text}x`)],
  ])('is looked for, though meanwhile %s for a moment', async (_, meanwhile) => {
    const { main, asked } = scriptedMain(statement);
    engine = await startEngine(main, null, {});
    const [conversation, other] = [await newChat(engine), await newChat(engine)];
    await preview(text, conversation);
    await meanwhile(other, conversation);
    expect(asked.filter((piece) => piece.includes(says))).toEqual([]);
    await expect.poll(() => linksOf(conversation), soon).toHaveLength(1);
    expect(asked.filter((piece) => piece.includes(says))).toHaveLength(1);
  });

  it('is looked for once the values have a noise', async () => {
    const { main } = scriptedMain(statement);
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await engine.ask('conversations.update', { id: conversation, mechanisms: { MONEY: 'fpe' } });
    await preview(text, conversation);
    await engine.ask('conversations.update', { id: conversation, mechanisms: {} });
    await expect.poll(() => linksOf(conversation), soon).toHaveLength(1);
  });

  it('is looked for by another model, when that is chosen', async () => {
    const { main, asked } = scriptedMain(statement);
    const [small] = main.models;
    if (small === undefined) throw new Error('no model');
    main.models = [small, { ...small, id: 'other', bytes: 2 }];
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await preview(text, conversation);
    await expect.poll(() => linksOf(conversation), soon).toHaveLength(1);
    await engine.ask('settings.set', { localModel: 'other' });
    await linksOf(conversation, `${text} Thanks.`);
    await engine.event('draft.scan', ({ scan }) => scan.model === 'other');
    await expect
      .poll(async () => [await linksOf(conversation), asked.filter((piece) => piece.includes(says))], soon)
      .toMatchObject([[{ linked: true }], { length: 2 }]);
  });

  it('waits while the user’s own chat has the model, and asks no text twice', async () => {
    const { main, asked, state } = scriptedMain(statement);
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await preview(text, conversation);
    state.busy = 1;
    await expect.poll(() => linksOf(conversation), soon).toHaveLength(1);
    await linksOf(conversation);
    expect(asked.filter((piece) => piece.includes(says))).toHaveLength(1);
    const more = `${text} What do we do?`;
    await preview(more, conversation);
    await expect.poll(() => linksOf(conversation, more), soon).toHaveLength(1);
  });
});

const filler = (about: string): string =>
  Array.from({ length: 14 }, (_, at) => `The ${about} in part ${'abcdefghijklmn'[at]} took us quite a while.`).join(
    ' ',
  );
const long = (first: string, second: string): string =>
  `I bring in ${first} and my husband $1,935. ${filler('garden')}\n\n${filler('kitchen')} The two of us live on ${second}.`;
const far = '$4,345 = $2,410 + $1,935';

describe('a link between two pieces of a long draft', () => {
  it('is asked about with both pieces, and only what goes from one to the other', async () => {
    const { main, asked } = scriptedMain((piece) => (piece.includes(far) ? [far] : []));
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    const draft = long('$2,410', '$4,345');
    await preview(draft, conversation);
    await expect
      .poll(() => linksOf(conversation, draft), soon)
      .toMatchObject([{ formula: '$2,410 + $1,935', source: 'model' }]);
    const questions = asked.filter((piece) => piece.includes(far));
    expect(questions).toHaveLength(1);
    expect(questions[0]).toContain('I bring in');
    expect(questions[0]).toContain('The two of us');
    // Without the piece that it was read in there is none.
    expect(await linksOf(conversation, draft.slice(0, 400))).toEqual([]);
  });

  it('is not asked about where round numbers fit', () => {
    const pieces = [money('$400', '$100'), money('$500')].map((values, start) => ({
      piece: { start, text: `piece ${start}`, before: '' },
      values,
    }));
    expect(pairsOf(pieces)).toEqual([]);
    const uneven = [money('$410', '$135'), money('$545')].map((values, start) => ({
      piece: { start, text: `piece ${start}`, before: '' },
      values,
    }));
    expect(pairsOf(uneven).map(({ possible }) => possible.map((each) => each.says))).toEqual([['$545 = $410 + $135']]);
  });
});

it('on the command line counts as well, where deep scan reads', async () => {
  const call = readCall(['sanitize', '--tagger', 'none']);
  if (call === 'help') throw new Error('help');
  const options = readOptions(call);
  const questions: string[] = [];
  const propose = createProposer(async ({ messages }) => {
    const piece = messages.at(-1)?.text ?? '';
    questions.push(piece);
    return JSON.stringify(statement(piece));
  });
  const models = { tag: async () => undefined, deep: async () => [], propose };
  const { sanitized, spans } = await createCommand('sanitize', options, keys, models)({ text });
  expect(questions).toEqual([`${text}\n\n${says}`]);
  const [first = 0, second = 0, both] = amounts(sanitized as string);
  expect(both).toBe(first + second);
  expect((spans as { derivation: string | null }[])[2]?.derivation).toBe('$2,400 + $1,900');
});

it('on the command line counts between two pieces of a long text too', async () => {
  const call = readCall(['sanitize', '--tagger', 'none']);
  if (call === 'help') throw new Error('help');
  const questions: string[] = [];
  const propose = createProposer(async ({ messages }) => {
    const asked = messages.at(-1)?.text ?? '';
    questions.push(asked);
    return JSON.stringify(asked.includes(far) ? [far] : []);
  });
  const models = { tag: async () => undefined, deep: async () => [], propose };
  const command = createCommand('sanitize', readOptions(call), keys, models);
  const { spans } = await command({ text: long('$2,410', '$4,345') });
  expect(questions.filter((asked) => asked.includes(far))).toHaveLength(1);
  expect((spans as { derivation: string | null }[]).map(({ derivation }) => derivation)).toContain('$2,410 + $1,935');
});
