import { afterEach, describe, expect, it } from 'vitest';
import { whyNoScan } from '../../../renderer/state/arrange';
import type { ConversationId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import { newChat, setProvider, startEngine, type TestEngine } from '../engine/harness';
import { type Quoted, scriptedMain } from './scripted';

let engine: TestEngine;
afterEach(() => engine.close());

/** The quotes that stand in the piece. */
const finds =
  (...quotes: Quoted[]) =>
  (piece: string): Quoted[] =>
    quotes.filter(({ text }) => piece.includes(text));

const nickname = { text: 'bibbly', kind: 'name' };
const draft = 'write to my sister that i will come on friday. she calls me bibbly, so sign it with bibbly.';

/** A cloud that is not there: only of what leaves a scan is asked for. */
const nowhere = 'http://127.0.0.1:9';

/** Not `draft.read`: where the tagger is slow, that tells of what it read. */
const wholeScan = (id: ConversationId) =>
  engine.event('draft.scan', ({ conversation, scan }) => conversation === id && scan.status === 'done');

const scanned = async (text: string, conversation?: Awaited<ReturnType<typeof newChat>>) => {
  const id = conversation ?? (await newChat(engine));
  await engine.ask('draft.preview', { conversation: id, text });
  await engine.ask('draft.scan', { conversation: id, on: true });
  await wholeScan(id);
  return { id, preview: await engine.ask('draft.preview', { conversation: id, text }) };
};

describe('deep scan', () => {
  it('protects what only the local model found, with the next preview, marked as its finding', async () => {
    const { main } = scriptedMain(finds(nickname));
    engine = await startEngine(main, null, {});
    const conversation = await newChat(engine);
    const before = await engine.ask('draft.preview', { conversation, text: draft });
    expect(before.sanitized).toContain('bibbly');
    expect(before.scan.status).toBe('off');

    expect((await engine.ask('draft.scan', { conversation, on: true })).status).toBe('waiting');
    await wholeScan(conversation);
    expect(engine.events).toContainEqual({ name: 'draft.read', payload: { conversation } });
    const { sanitized, findings, scan } = await engine.ask('draft.preview', { conversation, text: draft });
    expect(sanitized).not.toContain('bibbly');
    expect(findings.filter(({ original }) => original === 'bibbly')).toMatchObject([
      { type: 'PERSON', source: 'model', action: 'protect', reason: 'the local model: a name' },
      { type: 'PERSON', source: 'model', action: 'protect' },
    ]);
    // The value stands there twice, and once in the panel.
    expect(scan).toEqual({ status: 'done', done: 1, of: 1, found: 1, model: 'small' });
  });

  it.each(['NFC', 'NFD'] as const)(
    'finds words whose accents are written another way than the model’s: %s',
    async (form) => {
      const other = form === 'NFC' ? 'NFD' : 'NFC';
      const { main } = scriptedMain(() => [{ text: 'dörtlé bloß'.normalize(other), kind: 'name' }]);
      engine = await startEngine(main, null);
      const { preview } = await scanned('they call me dörtlé bloß at the club.'.normalize(form));
      expect(preview.findings.map(({ original }) => original)).toEqual(['dörtlé bloß'.normalize(form)]);
      const { id, text } = { id: preview.conversation, text: 'at the club, dörtlé bloß it is.'.normalize(form) };
      expect((await engine.ask('draft.preview', { conversation: id, text })).sanitized).not.toContain('bloß');
    },
  );

  it('can be kept everywhere, in any chat', async () => {
    const { main } = scriptedMain(finds(nickname));
    engine = await startEngine(main, null);
    const { id } = await scanned(draft);
    const decision = { value: 'bibbly', type: 'PERSON', action: 'keep' } as const;
    const found = (await engine.ask('draft.preview', { conversation: id, text: draft })).findings;
    const foundBy = found.find(({ original }) => original === 'bibbly')?.source as 'model';
    expect(foundBy).toBe('model');
    // Kept in the chat first: then it is a rule's, and who found it is known all the same.
    await engine.ask('draft.decide', { conversation: id, decision: { ...decision, foundBy }, scope: 'conversation' });
    await engine.ask('draft.decide', { conversation: id, decision, scope: 'everywhere' });
    expect(await engine.ask('rules.list', undefined)).toEqual([{ ...decision, foundBy }]);
    const { preview } = await scanned(`Again: ${draft}`);
    expect(preview.sanitized).toContain('bibbly');
    expect(preview.scan.found).toBe(0);
    expect(preview.findings.every(({ original, action }) => original !== 'bibbly' || action === 'keep')).toBe(true);
    // Forgotten, the model finds it again.
    await engine.ask('rules.remove', { value: 'bibbly', type: 'PERSON' });
    expect((await scanned(`Once more: ${draft}`)).preview.sanitized).not.toContain('bibbly');
  });

  it.each(['', '  ', '\t', '\n    ', '\u00a0', '\u3000'])('knows a sentence again behind %j', async (space) => {
    const { main, asked } = scriptedMain(finds(nickname));
    engine = await startEngine(main, null);
    await scanned('Things to do:\nshe calls me bibbly at the club.');
    const conversation = await newChat(engine);
    const text = `Things to do:\n${space}she calls me bibbly at the club.`;
    await engine.ask('draft.preview', { conversation, text });
    expect(await engine.ask('draft.scan', { conversation, on: true })).toMatchObject({ status: 'done' });
    expect((await engine.ask('draft.preview', { conversation, text })).sanitized).not.toContain('bibbly');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['at the end of a sentence', 'the shed opens with 8812.', '8812'],
    ['in groups', 'say 55 28 19 to the man at the gate, and he lets you in.', '55 28 19'],
    ['wherever it stands', 'we open the shed with 8812, and the boat with 8812 too.', '8812'],
  ])('protects a number that is a secret by what is said of it: %s', async (_, text, number) => {
    const { main } = scriptedMain(() => [{ text: number, kind: 'secret', sure: true }]);
    engine = await startEngine(main, null);
    const { id, preview } = await scanned(text);
    expect(preview.findings.map(({ original, type }) => [original, type])).toContainEqual([number, 'SECRET']);
    expect(preview.sanitized).not.toContain(number);
    // Its sentence was edited, and it is known as it was; as a part of another number it is not.
    const edited = `${text.replace(number, `, they say, ${number}`)} That is 1,${number} or ${number}.5 boxes.`;
    const after = await engine.ask('draft.preview', { conversation: id, text: edited });
    expect(after.sanitized).not.toMatch(new RegExp(`say, ${number}`));
    expect(after.sanitized).toContain('boxes');
  });

  it.each([
    ['of another kind', [{ text: '8812', kind: 'detail', sure: true }]],
    ['of which the model is not sure', [{ text: '8812', kind: 'secret', sure: false }]],
    ['that is short', [{ text: '12', kind: 'secret', sure: true }]],
    ['that is a year', [{ text: '1998', kind: 'secret', sure: true }]],
    ['that is a part of another', [{ text: '500', kind: 'secret', sure: true }]],
    [
      'among more of them: a model that lists numbers',
      ['8812', '4470', '331'].map((text) => ({ text, kind: 'secret', sure: true })),
    ],
  ])('leaves alone a number %s', async (_, quotes) => {
    const { main } = scriptedMain(() => quotes);
    engine = await startEngine(main, null);
    const { preview } = await scanned('it is 8812 by 4470 to 331 in the book of 1998, and 7,500.25 or 12 elsewhere.');
    expect(preview.findings.filter(({ source }) => source === 'model')).toEqual([]);
  });

  it.each([
    ['that another language has as a word', 'they sent kim over to dig in the garden of the house', 'kim', true],
    ['of which the model is not sure', 'they sent kim over to dig in the garden of the house', 'kim', false],
    ['that is a word of the sentence', 'they said that he will dig in the garden of the house', 'will', true],
    [
      'that is a word of the sentence, in another language',
      'sie sagen, dass er mit dem Hund in den Garten geht',
      'mit',
      true,
    ],
  ])('takes a name %s only where it is none of its own', async (_, text, name, sure) => {
    const { main } = scriptedMain(() => [{ text: name, kind: 'name', sure }]);
    engine = await startEngine(main, null);
    const { preview } = await scanned(text);
    const isName = name === 'kim' && sure;
    expect(preview.findings.filter(({ source }) => source === 'model').map(({ original }) => original)).toEqual(
      isName ? [name] : [],
    );
    expect(preview.sanitized.includes(name)).toBe(!isName);
  });

  it.each([
    ['Blue door', 'we met at the Blue door in the evening, and she was late again.', 'detail'],
    ['adopted son', 'they have an adopted son who is never at home.', 'detail'],
    ['Gulf war', 'he was wounded in the Gulf war and does not talk about it.', 'detail'],
    ['top hat', 'I am the one with the top hat at the market.', 'detail'],
    ['red van', 'she drives the red van of the choir.', 'employer'],
    ['son', 'my son has been ill for a year, and so have I.', 'detail'],
    ['war', 'what happened to him in the war is between us.', 'health'],
    ['dos', 'I keep my dos in the shed behind the house.', 'secret'],
    ['die Bar', 'wir waren immer nur in die Bar gegangen, sie und ich.', 'place', 'Bar'],
    ['mon fort', 'il dit que les maths sont mon fort et que je suis la seule.', 'detail', 'fort'],
  ])('finds whole what has the words of another language: %s', async (quote, text, kind, left = quote) => {
    const { main } = scriptedMain(() => [{ text: quote, kind, sure: false }]);
    engine = await startEngine(main, null);
    const { preview } = await scanned(text);
    expect(preview.findings.filter(({ source }) => source === 'model').map(({ original }) => original)).toEqual([left]);
  });

  it('hides whole what a later sentence says in part', async () => {
    const phrase = { text: 'bitter lupus choir', kind: 'detail' };
    const { main } = scriptedMain((piece) => [
      ...finds(phrase)(piece),
      ...(piece.includes('sang') ? [{ text: 'lupus', kind: 'health' }] : []),
    ]);
    engine = await startEngine(main, null);
    const { id } = await scanned('They call us the bitter lupus choir.');
    const text = 'They call us the bitter lupus choir, who sang well. I was diagnosed with lupus in spring.';
    const edited = () => engine.ask('draft.preview', { conversation: id, text });
    expect((await edited()).sanitized).not.toMatch(/bitter|choir|lupus.*lupus/);
    await wholeScan(id);
    expect((await edited()).sanitized).not.toMatch(/bitter|choir|lupus.*lupus/);
  });

  it('protects the numbers of its words', async () => {
    const { main } = scriptedMain(() => [{ text: 'the wimbly 7', kind: 'detail' }]);
    engine = await startEngine(main, null);
    const { preview } = await scanned('they sent me to the wimbly 7, and there i stayed.');
    expect(preview.findings.map(({ original }) => original)).toEqual(['wimbly 7']);
    expect(preview.sanitized).not.toMatch(/wimbly|7/);
  });

  it('of a text that it read in another chat shows what it knows as soon as it is wanted', async () => {
    const { main, asked } = scriptedMain(finds(nickname));
    engine = await startEngine(main, null);
    await scanned(draft);
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text: draft });
    expect(await engine.ask('draft.scan', { conversation, on: true })).toMatchObject({ status: 'done' });
    await expect.poll(() => engine.events).toContainEqual({ name: 'draft.read', payload: { conversation } });
    expect((await engine.ask('draft.preview', { conversation, text: draft })).sanitized).not.toContain('bibbly');
    expect(asked).toHaveLength(1);
  });

  it('says nothing of words that are not in the text, of parts of words, of stop words, and of what was found before', async () => {
    const { main } = scriptedMain(() => [
      { text: 'Rumpelstilzchen', kind: 'name' },
      { text: 'sist', kind: 'name' },
      { text: 'she', kind: 'name' },
      { text: 'my', kind: 'detail' },
      { text: '4111 1111 1111 1111', kind: 'secret' },
      { text: 'Maria Gonzalez', kind: 'employer' },
      { text: 'no such kind', kind: 'colour' },
    ]);
    engine = await startEngine(main, null);
    const { preview } = await scanned('my sister, Maria Gonzalez, has the card 4111 1111 1111 1111, and she pays.');
    expect(preview.scan.found).toBe(0);
    expect(preview.findings.map(({ type }) => type)).toEqual(['PERSON', 'CREDIT_CARD']);
  });

  it.each([
    ['begins before it', 'wimbly, maria.gonzalez@example.org', ['wimbly']],
    ['ends behind it', 'maria.gonzalez@example.org or the blenk', ['blenk']],
    ['lies around it', 'wimbly, maria.gonzalez@example.org or the blenk storfa', ['wimbly', 'blenk storfa']],
    ['lies in it', 'gonzalez', []],
    ['is around it but for stop words', 'at maria.gonzalez@example.org or the', []],
    ['goes on with the end of its word', 'maria.gonzalez@example.org’s blenk', ['blenk']],
  ])('protects what of its finding no other covers: where it %s', async (_, quote, left) => {
    const { main } = scriptedMain(() => [{ text: quote, kind: 'detail' }]);
    engine = await startEngine(main, null);
    const { preview } = await scanned(
      `write to wimbly, ${quote.includes('’') ? quote : 'maria.gonzalez@example.org or the blenk storfa'}.`,
    );
    expect(preview.findings.filter(({ source }) => source === 'model').map(({ original }) => original)).toEqual(left);
    for (const word of left) expect(preview.sanitized).not.toContain(word);
    expect(preview.sanitized).not.toContain('gonzalez');
  });

  it('protects what of its finding the user did not keep', async () => {
    const { main } = scriptedMain(() => [{ text: 'wimbly blenk storfa', kind: 'detail' }]);
    engine = await startEngine(main, null);
    const { id } = await scanned('they say wimbly blenk storfa at the club.');
    const decision = { value: 'blenk', type: 'WORD', action: 'keep' } as const;
    await engine.ask('draft.decide', { conversation: id, decision, scope: 'conversation' });
    const { preview } = await scanned('they say wimbly blenk storfa at the club.', id);
    expect(preview.sanitized).toContain('blenk');
    expect(preview.sanitized).not.toMatch(/wimbly|storfa/);
  });

  it.each([
    ['words', 'She came on Friday. Their bibbly waits. All is well. The end.', 'All is well.', 'Nothing is well.'],
    ['signs', '她星期五来。他们叫我比比利。一切都好。完。', '一切都好。', '什么都不好。'],
    ['lines', '- bibbly\n- came on Friday\n- all is well\n- the end', '- all is well', '- nothing is well'],
  ])('reads after an edit the sentence and the one behind it, told by %s', async (_, text, before, after) => {
    const { main, asked } = scriptedMain(finds(nickname, { text: '比比利', kind: 'name' }));
    engine = await startEngine(main, null);
    const { id } = await scanned(text);
    expect(asked).toHaveLength(1);
    const edited = text.replace(before, after);
    const preview = () => engine.ask('draft.preview', { conversation: id, text: edited });
    await preview();
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[1]).toMatch(/^\(Before it: …/);
    expect(asked[1]?.split('\n\n').at(-1)?.trim()).toBe(edited.slice(edited.indexOf(after)));
    expect((await preview()).sanitized).not.toMatch(/bibbly|比比利/);
    await expect.poll(async () => (await preview()).scan.status).toBe('done');
  });

  it('takes words that go on in the next sentence only where that sentence is the same', async () => {
    const { main } = scriptedMain((piece) =>
      piece.includes('Pfinz') ? [{ text: 'wimbly. Pfinz', kind: 'name' }] : [],
    );
    engine = await startEngine(main, null);
    const { id, preview } = await scanned('They say wimbly. Pfinz is here.');
    expect(preview.findings.map(({ original }) => original)).toContain('wimbly. Pfinz');
    const { preview: edited } = await scanned('They say wimbly. Nobody is here.', id);
    expect(edited.sanitized).toContain('Nobody is here.');
  });

  it('reads after an edit no more than the sentences that were edited', async () => {
    const { main, asked } = scriptedMain(() => []);
    engine = await startEngine(main, null, {});
    const sentences = Array.from(
      { length: 60 },
      (_, at) => `Sentence number ${at} says that the ${at * 7} boxes of the warehouse are to be counted again.`,
    );
    const { id } = await scanned(sentences.join(' '));
    const first = asked.length;
    expect(first).toBeGreaterThan(5);
    await scanned(
      sentences.with(30, 'The boxes are gone, all of them, and nobody knows where they went.').join(' '),
      id,
    );
    await expect.poll(() => asked.length).toBeGreaterThan(first);
    const again = asked.slice(first);
    expect(again.length).toBeLessThanOrEqual(2);
    expect(again[0]).toContain('The boxes are gone');
    expect(again.join('').split('\n\n').at(-1)?.length).toBeLessThan(sentences.slice(0, 3).join(' ').length);
  });

  it('gives way to the user’s own chat and goes on after it', async () => {
    const { main, state, asked } = scriptedMain(finds(nickname));
    state.busy = 1;
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text: draft });
    await engine.ask('draft.scan', { conversation, on: true });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'reading');
    await wholeScan(conversation);
    expect(asked).toHaveLength(1);
    const statuses = engine.events.flatMap(({ name, payload }) =>
      name === 'draft.scan' ? [(payload as { scan: { status: string } }).scan.status] : [],
    );
    expect(statuses.slice(statuses.indexOf('reading'))).toContain('waiting');
  });

  /** Twelve at once are as many as an answer holds; a cut one has no end. */
  const rooms = [
    ['full', (quotes: readonly Quoted[]) => JSON.stringify(quotes.slice(0, 12))],
    ['cut short', (quotes: readonly Quoted[]) => JSON.stringify(quotes).slice(0, 500)],
  ] as const;
  /** Names nobody has, so many in each sentence. */
  const crowd = (sentences: number, each: number) => {
    const words = Array.from({ length: sentences * each }, (_, at) => {
      const letters = [...`${at + 100}`].map((digit) => 'bdfklmprtv'[Number(digit)]);
      return `q${letters.join('u')}ombly`;
    });
    const lines = Array.from({ length: sentences }, (_, at) => words.slice(at * each, (at + 1) * each));
    return { words, text: lines.map((line) => `they call us ${line.join(' or ')} at the club.`).join('\n') };
  };
  const overfull = (words: readonly string[], write: (quotes: readonly Quoted[]) => string) => {
    const { main, asked } = scriptedMain(() => []);
    main.chat = ({ messages }) => {
      const piece = messages.at(-1)?.text.split('\n\n').at(-1) ?? '';
      asked.push(piece);
      const text = write(words.filter((word) => piece.includes(word)).map((word) => ({ text: word, kind: 'name' })));
      return { text, reason: text.endsWith(']') ? 'end' : 'length' };
    };
    return { main, asked };
  };

  it.each(rooms)('asks by halves about what had more to tell than an answer holds: %s', async (_, write) => {
    const { words, text } = crowd(8, 5);
    const { main, asked } = overfull(words, write);
    engine = await startEngine(main, null);
    const { preview } = await scanned(text);
    expect(words.filter((word) => preview.sanitized.includes(word))).toEqual([]);
    expect(preview.scan).toMatchObject({ status: 'done', done: preview.scan.of });
    expect(asked.length).toBeGreaterThan(preview.scan.of);
  });

  it.each(rooms)('says that a sentence was not read which is too full by itself: %s', async (_, write) => {
    const { words } = crowd(1, 20);
    const text = `they call us ${words.join(' or ')} at the club. all is well. and she calls me bibbly, they say.`;
    const { main, asked } = overfull([...words, 'bibbly'], write);
    engine = await startEngine(main, null, {});
    await engine.ask('settings.set', { scan: 'always' });
    await setProvider(engine, 'openai-compatible', nowhere);
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'failed');
    const { sanitized, scan, hash } = await engine.ask('draft.preview', { conversation, text });
    expect(scan).toMatchObject({ status: 'failed', done: 0, of: 1 });
    // What was found is protected all the same, and what stands in other sentences.
    expect(sanitized).not.toMatch(new RegExp(`${words[0]}|bibbly`));
    expect(sanitized).toContain(words.at(-1));
    const input = { conversation, parent: null, text, hash } as const;
    expect(await engine.ask('turn.send', { ...input, agreed: [] })).toMatchObject({ kind: 'unscanned' });
    // The same answer would come: it is not asked for again.
    const before = asked.length;
    await engine.ask('draft.scan', { conversation, on: true });
    expect((await engine.ask('draft.preview', { conversation, text })).scan.status).toBe('failed');
    expect(asked).toHaveLength(before);
  });

  it('stays off with a model that failed the check, and says so', async () => {
    const { main, asked } = scriptedMain(finds(nickname), { recall: 0.2, precision: 1 });
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text: draft });
    await engine.ask('draft.scan', { conversation, on: true });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'too-small');
    expect(asked).toEqual([]);
    main.models = [];
    await engine.ask('draft.preview', { conversation, text: `${draft} More.` });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'no-model');
  });

  it('checks a model that has no score first', async () => {
    const { main, asked } = scriptedMain(() => []);
    main.models = main.models.map((model) => ({ ...model, check: null }));
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text: draft });
    await engine.ask('draft.scan', { conversation, on: true });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'too-small');
    expect(asked.length).toBeGreaterThan(9);
    expect(asked).not.toContain(draft);
    // Main knows it as well, and so does the window.
    expect(main.models.map(({ check }) => check)).toMatchObject([{ recall: 0, precision: 0 }]);
    expect(whyNoScan(main.models, null)).toBe('too-small');
  });

  it('of every draft asks before one is sent that was not read', async () => {
    const { main } = scriptedMain(finds(nickname));
    engine = await startEngine(main, null, {});
    await engine.ask('settings.set', { scan: 'always' });
    await setProvider(engine, 'openai-compatible', nowhere);
    const conversation = await newChat(engine);
    const { hash } = await engine.ask('draft.preview', { conversation, text: draft });
    const input = { conversation, parent: null, text: draft, hash } as const;
    expect(await engine.ask('turn.send', { ...input, agreed: [] })).toMatchObject({ kind: 'unscanned' });
    await wholeScan(conversation);
    const changed = await engine.ask('turn.send', { ...input, agreed: [] });
    if (changed.kind !== 'changed') throw new Error(changed.kind);
    expect(changed.preview.sanitized).not.toContain('bibbly');
    const { kind } = await engine.ask('turn.send', { ...input, hash: changed.preview.hash, agreed: [] });
    expect(kind).toBe('sent');
  });

  it('of every draft is not waited for where nothing leaves', async () => {
    const { main } = scriptedMain(finds(nickname));
    engine = await startEngine(main, null, {});
    await engine.ask('settings.set', { scan: 'always' });
    const conversation = await newChat(engine);
    const { hash } = await engine.ask('draft.preview', { conversation, text: draft });
    const { kind } = await engine.ask('turn.send', { conversation, parent: null, text: draft, hash, agreed: [] });
    expect(kind).toBe('sent');
  });

  it('that fails is not taken for one that found nothing', async () => {
    const { main } = scriptedMain(() => {
      throw new CodedError('model_failed');
    });
    engine = await startEngine(main, null);
    await engine.ask('settings.set', { scan: 'always' });
    await setProvider(engine, 'openai-compatible', nowhere);
    const conversation = await newChat(engine);
    const { hash } = await engine.ask('draft.preview', { conversation, text: draft });
    await engine.event('draft.scan', ({ scan }) => scan.status === 'failed');
    const input = { conversation, parent: null, text: draft, hash } as const;
    expect(await engine.ask('turn.send', { ...input, agreed: [] })).toMatchObject({ kind: 'unscanned' });
    expect(await engine.ask('turn.send', { ...input, agreed: ['unscanned'] })).toMatchObject({ kind: 'sent' });
  });

  it.each([
    ['begin before them', 'old wimbly', 'wimbly blenk storfa'],
    ['end behind them', 'blenk storfa', 'wimbly blenk'],
    ['lie around them', 'old wimbly blenk storfa', 'blenk'],
    ['lie within them', 'blenk', 'old wimbly blenk storfa'],
    ['touch none of them', 'old wimbly', 'storfa'],
  ])('protects words that it reads anew, and those found before: those that %s', async (_, first, then) => {
    const text = 'they call me old wimbly blenk storfa at the club';
    const { main } = scriptedMain((piece) => [{ text: piece.includes('so it') ? then : first, kind: 'name' }]);
    engine = await startEngine(main, null);
    const { id } = await scanned(text);
    const edited = { conversation: id, text: `${text}, so it goes` };
    await expect.poll(async () => (await engine.ask('draft.preview', edited)).scan.status).toBe('done');
    const preview = await engine.ask('draft.preview', edited);
    const isOpen = (sanitized: string) =>
      `${first} ${then}`.split(' ').filter((word) => new RegExp(`\\b${word}\\b`).test(sanitized));
    expect(isOpen(preview.sanitized)).toEqual([]);
    expect(preview.findings.map(({ original }) => original)).toContain(then);
    await engine.ask('draft.scan', { conversation: id, on: false });
    const { sanitized } = await engine.ask('draft.preview', { conversation: id, text: `${text}, so it went` });
    expect(isOpen(sanitized)).toEqual([]);
  });

  it('that is stopped goes on protecting what it found', async () => {
    const { main } = scriptedMain(finds(nickname));
    engine = await startEngine(main, null);
    const { id } = await scanned(draft);
    await engine.ask('draft.scan', { conversation: id, on: false });
    const { sanitized, scan } = await engine.ask('draft.preview', { conversation: id, text: `${draft} Thanks.` });
    expect(scan.status).toBe('off');
    expect(sanitized).not.toContain('bibbly');
  });

  it('that is stopped reads no more of that draft', async () => {
    const { main, asked } = scriptedMain(() => []);
    engine = await startEngine(main, null, {});
    const conversation = await newChat(engine);
    await engine.ask('draft.preview', { conversation, text: draft });
    await engine.ask('draft.scan', { conversation, on: true });
    expect(await engine.ask('draft.scan', { conversation, on: false })).toMatchObject({ status: 'off' });
    await scanned('Another draft, in another chat.');
    expect(asked).toEqual(['Another draft, in another chat.']);
  });
});
