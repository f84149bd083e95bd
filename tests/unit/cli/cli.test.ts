import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { program } from '../../../main/engine/command-line/program';
import '../../../main/engine/command-line/serve';
import { bundleCommandLine } from '../../../scripts/bundle.mjs';

/** The program, in this process; and bundled, spawned as a user runs it, for what a process is needed for. */

const { cli, remove } = await bundleCommandLine();
const folder = mkdtempSync(join(tmpdir(), 'palimpsest-cli-'));
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true });
});
const key = '00112233445566778899aabbccddeeff'.repeat(2);
const tagger = join(import.meta.dirname, '..', '..', '..', 'resources', 'tagger');

interface Run {
  code: number | null;
  out: string;
  err: string;
}

const environment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  PALIMPSEST_KEY: key,
  PALIMPSEST_TAGGER: tagger,
  ...env,
});

/** What npm runs on: the reader's own Node, which may be older than the project's. */
const { npm_node_execpath: node = process.execPath } = process.env;

/** The bundled program, as a user starts it. */
const spawned = (args: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = {}): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(node, [cli, ...args], { env: environment(env) });
    const read = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      read.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      read.err += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...read }));
    // A child that stops early shuts its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

/** The same program in this process: a start of its own takes a second. It has no workers. */
const run = async (args: readonly string[], input: string | Buffer = '', env: NodeJS.ProcessEnv = {}): Promise<Run> => {
  const read = { out: '', err: '' };
  const output = new Writable({
    decodeStrings: false,
    write: (text: string, _, done) => {
      read.out += text;
      done();
    },
  });
  const code = await program(args, {
    env: environment(env),
    input: Readable.from([Buffer.from(input)]),
    output,
    say: (line) => {
      read.err += `${line}\n`;
    },
    fork: (worker) => {
      throw new Error(`The ${worker} runs for the spawned program alone.`);
    },
    taggerFolder: '',
  });
  return { code, ...read };
};

type Fields = Record<string, unknown> & {
  spans: Record<string, unknown>[];
  sanitized: string;
  restored: string;
  error: { code: string; message: string };
};

const written = (input: readonly unknown[]): string => input.map((line) => `${JSON.stringify(line)}\n`).join('');
const answersOf = ({ out }: Run): Fields[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields);

/** By lists: a start of the trained model takes longer than all the rest. */
const lines = async (args: readonly string[], input: readonly unknown[]): Promise<Fields[]> => {
  const ran = await run([...args, '--tagger', 'none'], written(input));
  expect(ran).toMatchObject({ code: 0, err: '' });
  return answersOf(ran);
};

const text = 'Card 4111 1111 1111 1111, mail maria.gonzalez@acme.com. I earn $84,500 a year.';

describe('the bundled program', () => {
  const timeless = (answers: readonly Fields[]) => answers.map((line) => ({ ...line, ms: 0 }));
  const agree = async (args: readonly string[], input: readonly unknown[]): Promise<void> => {
    const outside = await spawned([...args, '--tagger', 'none'], written(input));
    expect(outside).toMatchObject({ code: 0, err: '' });
    expect(timeless(answersOf(outside))).toEqual(timeless(await lines(args, input)));
  };

  test('answers as it does in this process: sanitize; a line of a megabyte, and a text that is too long', async () => {
    const short = { id: 1, text, conversation: 'c' };
    const long = `${text} ${'The old mill stands by the river. '.repeat(30_000)}${text}`;
    const input = [short, { id: 2, text: long }, { id: 3, text: 'x'.repeat(2_000_001) }];
    const outside = await spawned(['sanitize', '--tagger', 'none'], written(input));
    expect(outside).toMatchObject({ code: 0, err: '' });
    const [first, ...others] = answersOf(outside);
    expect(timeless(first === undefined ? [] : [first])).toEqual(timeless(await lines(['sanitize'], [short])));
    const [second, third] = others;
    expect(second?.sanitized.length).toBeGreaterThan(1_000_000);
    expect(second?.spans).toHaveLength(6);
    expect(second?.sanitized).not.toContain('4111 1111 1111 1111');
    expect(third?.error.code).toBe('draft_too_large');
  }, 600_000);

  test.each(['analyze', 'desanitize', 'restore'] as const)(
    'answers as it does in this process: %s',
    async (command) => {
      const [{ sanitized } = {} as Fields] = await lines(['sanitize'], [{ id: 1, text, conversation: 'c' }]);
      const input = {
        analyze: [{ id: 1, text }, 'x'],
        desanitize: [{ id: 1, text: sanitized, conversation: 'c' }],
        restore: [{ id: 1, chunks: [...sanitized], originals: [text], conversation: 'c' }],
      };
      await agree([command], input[command]);
    },
  );

  test.each(['contextual', 'task-aware', 'blanket', 'redact'])('and in the mode %s', async (mode) => {
    await agree(
      ['sanitize', '--mode', mode],
      [{ id: 1, text: 'My doctor says that it is diabetes.', conversation: 'c' }],
    );
  });
});

describe('analyze', () => {
  test('tells what is personal, and needs no key; the trained model finds names that stand in no list, without it none', async () => {
    const names = {
      id: 1,
      text: 'the plumber, zorbek flimowicz, came at noon and wants his money from maria@acme.com',
    };
    const ran = await spawned(['analyze', '--tagger', 'fast'], written([{ id: 7, text }, names]), {
      PALIMPSEST_KEY: undefined,
    });
    expect(ran.code).toBe(0);
    const [{ id, spans, ms } = {} as Fields, byModel] = answersOf(ran);
    expect(id).toBe(7);
    expect(ms).toEqual(expect.any(Number));
    expect(spans).toContainEqual({
      start: 5,
      end: 24,
      type: 'CREDIT_CARD',
      risk: 'high',
      score: expect.any(Number),
      source: 'pattern',
    });
    const typesIn = (line: Fields | undefined) => line?.spans.map(({ type }) => type);
    expect(typesIn(byModel)).toContain('PERSON');
    const [byLists] = await lines(['analyze'], [names]);
    expect(typesIn(byLists)).not.toContain('PERSON');
  });

  test('a missing or damaged model is said, once, and lists stand in', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'palimpsest-tagger-'));
    const input = written([{ id: 1, text: 'I am Maria Gonzalez.' }]).repeat(2);
    const missing = await spawned(['analyze'], input, { PALIMPSEST_TAGGER: folder });
    cpSync(tagger, folder, { recursive: true });
    truncateSync(join(folder, 'tagger.onnx'), 1_000_000);
    const damaged = await spawned(['analyze'], input, { PALIMPSEST_TAGGER: folder });
    rmSync(folder, { recursive: true });
    for (const { code, out, err } of [missing, damaged]) {
      expect(code).toBe(0);
      expect(out.match(/PERSON/g)).toHaveLength(2);
      expect(err.match(/by lists only/g)).toHaveLength(1);
    }
    expect([missing.err, damaged.err]).toEqual([
      expect.stringContaining('it is not there'),
      expect.stringContaining('it is damaged'),
    ]);
  });
});

describe('sanitize', () => {
  test('gives the text, places in both, and the ε that was spent', async () => {
    const [line] = await lines(['sanitize', '--epsilon', '2'], [{ id: 'a', text }]);
    expect(line?.spent).toBe(2);
    expect(line?.spans).toHaveLength(3);
    for (const { start, end, original, replacement, replacementStart, replacementEnd } of line?.spans ?? []) {
      expect(text.slice(Number(start), Number(end))).toBe(original);
      expect(line?.sanitized.slice(Number(replacementStart), Number(replacementEnd))).toBe(replacement);
    }
    expect(line?.spans[2]).toMatchObject({ type: 'MONEY', mechanism: 'mldp', epsilon: 2 });
  });

  test('a value of the history has the same stand-in, and is known again', async () => {
    const history = ['My name is Maria Gonzalez.'];
    const [first, second] = await lines(
      ['sanitize'],
      [
        { id: 1, text: history[0], conversation: 'c' },
        { id: 2, text: 'maria gonzalez again', history, conversation: 'c' },
      ],
    );
    const surrogate = String(first?.spans[0]?.replacement);
    expect(second?.sanitized).toBe(`${surrogate.toLowerCase()} again`);
  });

  test('rules decide', async () => {
    const rules = join(folder, 'rules.json');
    writeFileSync(
      rules,
      JSON.stringify([{ value: 'maria.gonzalez@acme.com', type: 'EMAIL_ADDRESS', action: 'redact' }]),
    );
    const [line] = await lines(['sanitize', '--rules', rules], [{ id: 1, text }]);
    expect(line?.sanitized).toContain('[EMAIL_ADDRESS_1]');
  });

  test('coins of the conversation differ from conversation to conversation, the profile’s do not', async () => {
    const input = Array.from({ length: 12 }, (_, at) => ({ id: at, text: 'I earn $84,500.', conversation: `c${at}` }));
    const distinct = async (coins: string) =>
      new Set(
        (await lines(['sanitize', '--epsilon', '0.2', '--coins', coins], input)).map(({ sanitized }) => sanitized),
      ).size;
    expect(await distinct('profile')).toBe(1);
    expect(await distinct('conversation')).toBeGreaterThan(3);
  });
});

describe('there and back', () => {
  test('desanitize gives the identifiers back from the key alone', async () => {
    for (const conversation of [undefined, 'c1']) {
      const [there] = await lines(['sanitize'], [{ id: 1, text, conversation }]);
      const [back] = await lines(['desanitize'], [{ id: 1, text: there?.sanitized, conversation }]);
      expect(back?.restored).toContain('Card 4111 1111 1111 1111, mail maria.gonzalez@acme.com.');
    }
  });

  test('amounts and dates that were enciphered come back as well', async () => {
    const prompt = 'Ich verdiene 84.500 € im Jahr und fing am 03/04/2019 an, das war ein Mittwoch.';
    const options = ['--mechanism', 'MONEY=fpe', '--mechanism', 'DATE=fpe'];
    const [there] = await lines(['sanitize', ...options], [{ id: 1, text: prompt }]);
    expect(there?.spans.map(({ mechanism }) => mechanism)).toEqual(['fpe', 'fpe']);
    expect(there?.spent).toBe(0);
    expect(there?.sanitized).not.toMatch(/84\.500|03\/04\/2019/);
    const [back] = await lines(['desanitize', ...options], [{ id: 1, text: there?.sanitized }]);
    expect(back?.restored).toBe(prompt);
  });

  test('so do the values that Task-aware enciphers, and none of them spends ε', async () => {
    const prompt = 'I am 34 years old, weigh 82 kg, and my rent of $1,950 was due on 14 March 2025.';
    const options = ['--mode', 'task-aware', '--epsilon', '0'];
    const [there] = await lines(['sanitize', ...options], [{ id: 1, text: prompt }]);
    expect(there?.spans.map(({ mechanism }) => mechanism)).toEqual(['fpe', 'fpe', 'fpe', 'fpe']);
    expect(there?.spent).toBe(0);
    const [back] = await lines(['desanitize', ...options], [{ id: 1, text: there?.sanitized }]);
    expect(back?.restored).toBe(prompt);
  });

  test('what follows from other values says so, spends nothing, and is not drawn', async () => {
    const prompt = 'My monthly salary is $5,000, my yearly salary $60,000, and $10,000 is my rent.';
    const [whole] = await lines(['sanitize'], [{ id: 1, text: prompt }]);
    const [shared] = await lines(['sanitize', '--share', 'prompt'], [{ id: 1, text: prompt }]);
    expect(whole?.spans.map(({ derivation }) => derivation)).toEqual([null, '12 × $5,000', null]);
    expect(whole?.spent).toBe(2);
    expect(shared?.spent).toBe(1);
    expect(shared?.spans.map(({ epsilon }) => epsilon)).toEqual([0.5, null, 0.5]);
  });

  test('a derived number of a reply comes with its formula over the originals', async () => {
    const prompt = 'I earn $84,000 a year.';
    const [there] = await lines(['sanitize'], [{ id: 1, text: prompt, conversation: 'c' }]);
    const shown = Number(String(there?.spans[0]?.replacement).replace(/[$,]/g, ''));
    const month = `$${(shown / 12).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
    const text = `That makes ${month} a month.`;
    const [back, stream] = await lines(
      ['restore'],
      [
        { id: 1, text, originals: [prompt], conversation: 'c' },
        { id: 2, chunks: [...text], originals: [prompt], conversation: 'c' },
      ],
    );
    expect(back?.restored).toBe(text);
    expect(back?.derived).toEqual([
      { start: 11, end: 11 + month.length, text: month, note: { value: '$7,000.00', formula: '$84,000 ÷ 12' } },
    ]);
    expect({ ...stream, id: 1, ms: 0 }).toEqual({ ...back, ms: 0 });
  });

  test('restore recomputes the stand-ins of the originals, whole and in chunks', async () => {
    const [there] = await lines(['sanitize'], [{ id: 1, text, conversation: 'c' }]);
    const reply = `**${there?.sanitized}** That is $3,210.55 a month.`;
    const common = { originals: [text], conversation: 'c' };
    const [whole, stream] = await lines(
      ['restore'],
      [
        { id: 1, text: reply, ...common },
        { id: 2, chunks: reply.split(/(?<=[aeiou1-9])/), ...common },
      ],
    );
    expect(whole?.restored).toBe(`**${text}** That is $3,210.55 a month.`);
    expect(whole?.derived).toEqual([
      { start: expect.any(Number), end: expect.any(Number), text: '$3,210.55', note: null },
    ]);
    expect({ ...stream, id: 1, ms: 0 }).toEqual({ ...whole, ms: 0 });
  });
});

describe('bad input', () => {
  test('each bad line gives an error in its place, and the others are worked on', async () => {
    const bad = ['not json', '', '[1]', '"x"', 'null', '{"id":5}', '{"id":6,"text":7}', '{"id":7,"text":"ok"}\r', '{}'];
    const ran = await run(['sanitize', '--tagger', 'none'], bad.join('\n'));
    expect(ran.code).toBe(0);
    const answers = answersOf(ran);
    expect(answers).toHaveLength(bad.length);
    expect(answers.map(({ id }) => id)).toEqual([null, null, null, null, null, 5, 6, 7, null]);
    expect(answers.map(({ error }) => error?.code ?? 'fine')).toEqual(
      bad.map((_, at) => (at === 7 ? 'fine' : 'invalid_request')),
    );
  });

  test('restore wants text or chunks', async () => {
    const answers = await lines(
      ['restore'],
      [
        { id: 1, originals: [] },
        { id: 2, originals: [], text: '', chunks: [] },
        { id: 3, text: 'x' },
      ],
    );
    expect(answers.map(({ error }) => error.code)).toEqual(Array(3).fill('invalid_request'));
  });

  test('lone surrogates, line separators and bytes that are no UTF-8', async () => {
    const raw = `{"id":1,"text":"\\ud83d a\u2028b \\ude00"}\n{"id":2,"text":"`;
    const bytes = Buffer.concat([Buffer.from(raw), Buffer.from([0xff]), Buffer.from('"}\n')]);
    const [first, second] = answersOf(await spawned(['sanitize'], bytes));
    expect(first?.sanitized).toBe('\ud83d a\u2028b \ude00');
    expect(second?.sanitized).toBe('\ufffd');
  });
});

describe('modes', () => {
  const story = 'I am Maria Gonzalez. After my divorce I was diagnosed with diabetes, and my lawyer wants my salary.';
  const first = async (mode: string, epsilon: string, input: object = { text: story }): Promise<Fields> => {
    const [line] = await lines(
      ['sanitize', '--mode', mode, '--epsilon', epsilon],
      [{ id: 1, conversation: 'c', ...input }],
    );
    if (line === undefined) throw new Error('A line for a line');
    return line;
  };

  test('contextual replaces words and says what to tell the model', async () => {
    const { sanitized, spans, instruction, report } = await first('contextual', '1');
    expect(spans.filter(({ mechanism }) => mechanism !== null).map(({ original }) => original)).toEqual(
      expect.arrayContaining(['divorce', 'diagnosed', 'diabetes', 'lawyer', 'salary']),
    );
    expect(spans.some(({ type, mechanism }) => type === 'WORD' && mechanism === 'word-ldp')).toBe(true);
    expect(sanitized).not.toContain('Maria');
    expect(instruction).toContain('privacy');
    expect(report).toMatchObject({ mode: 'contextual', clusterSize: expect.any(Number) });
  });

  test('blanket scrambles, refuses another script, and goes on', async () => {
    const [refused, fine] = await lines(
      ['sanitize', '--mode', 'blanket', '--epsilon', '3'],
      [
        { id: 1, text: 'Меня зовут Иван' },
        { id: 2, text: story },
      ],
    );
    expect(refused?.error).toEqual({ code: 'mode_refuses_text', message: expect.stringContaining('ASCII') });
    expect(fine?.sanitized).not.toBe(story);
    expect(fine?.sanitized.split(' ').map(({ length }) => length)).toEqual(
      story.split(' ').map(({ length }) => length),
    );
    expect(fine?.instruction).toContain('reconstruct');
  });

  test('task-aware changes words by λ', async () => {
    expect((await first('task-aware', '0')).report).toMatchObject({ changed: 0, scores: 'word-frequency' });
    expect((await first('task-aware', '1')).spans.some(({ type }) => type === 'WORD')).toBe(true);
  });

  test('redact numbers by person, over the history as well, and balanced tells the model nothing', async () => {
    const { sanitized, instruction } = await first('redact', '1', {
      text: 'Ms Gonzalez again, with Jonas Weber.',
      history: [story],
    });
    expect(sanitized).toBe('Ms [PERSON_1] again, with [PERSON_2].');
    expect(instruction).toBeUndefined();
    expect((await first('balanced', '1')).instruction).toBeUndefined();
  });

  test('what one mode sent stays as sent in another', async () => {
    const [contextual] = await lines(
      ['sanitize', '--mode', 'contextual'],
      [{ id: 1, conversation: 'c', text: 'About my diabetes.', history: [story] }],
    );
    const [alone] = await lines(['sanitize', '--mode', 'contextual'], [{ id: 1, conversation: 'c', text: story }]);
    const sent = alone?.spans.find(({ original }) => original === 'diabetes')?.replacement;
    expect(contextual?.sanitized).toBe(`About my ${String(sent)}.`);
  });
});

describe('usage', () => {
  const isMisuse = ({ code, out, err }: Run, message: string): void => {
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err).toContain('Usage:');
  };

  test.each([
    [[], 'A command is needed'],
    [['wash'], 'A command is needed'],
    [['analyze', 'sanitize'], 'One command at a time'],
    [['sanitize', '--speed', '9'], 'speed'],
    [['sanitize', '--epsilon', '9'], '--epsilon is a number from 0.1 to 5'],
    [['sanitize', '--epsilon', ''], '--epsilon is a number'],
    [['analyze', '--locale', 'not_a tag'], '--locale not_a tag is no language tag'],
    [['sanitize', '--coins', 'x'], '--coins is one of'],
    [['sanitize', '--mode', 'blanket', '--epsilon', '1'], '--epsilon is a number from 3 to 8 in --mode blanket'],
    [
      ['sanitize', '--mode', 'contextual', '--epsilon', '9'],
      '--epsilon is a number from 0.1 to 8 in --mode contextual',
    ],
    [['sanitize', '--mode', 'task-aware', '--epsilon', '2'], '--epsilon is a number from 0 to 1 in --mode task-aware'],
    [['sanitize', '--mode', 'x'], '--mode is one of'],
    [['sanitize', '--mechanism', 'MONEY=krr'], 'MONEY has mldp, fpe, redact'],
    [['sanitize', '--mechanism', 'CASH=fpe'], 'CASH is no type'],
    [['analyze', '--tagger', 'deep', '--model', '/nowhere.gguf'], '--model: /nowhere.gguf cannot be read'],
    [['analyze', '--model', cli], '--model goes with --tagger deep'],
    [['sanitize', '--rules', '/nowhere'], '--rules'],
    [['sanitize', '--key-file', '/nowhere'], '--key-file'],
  ])('%j ends with 2 and says why', async (args, message) => {
    isMisuse(await run(args as string[], '{"id":1,"text":""}\n'), message as string);
  });

  // Before the engine is loaded, and after.
  test.each([
    [['wash'], 'A command is needed'],
    [['analyze', '--tagger', 'deep', '--model', cli], 'cannot be used (model_'],
  ])('%j ends the process with 2 as well', async (args, message) => {
    isMisuse(await spawned(args, '{"id":1,"text":""}\n'), message);
  });

  test('--help explains every command and option', async () => {
    const { code, out } = await spawned(['--help']);
    expect(code).toBe(0);
    const words =
      'analyze sanitize desanitize restore --mode --epsilon --coins --mechanism --tagger --model --locale --rules --key-file';
    for (const word of words.split(' ')) expect(out).toContain(word);
    expect(out.replace(/\s+/g, ' ')).toContain('task-aware: all that is found is replaced, and values are enciphered');
  });

  test('a key in a file works as the same key in the environment, with a warning', async () => {
    const file = join(folder, 'key');
    writeFileSync(file, `${key}\n`);
    const input = written([{ id: 1, text: 'mail maria.gonzalez@acme.com' }]);
    const options = ['sanitize', '--tagger', 'none'];
    const fromFile = await run([...options, '--key-file', file], input, { PALIMPSEST_KEY: undefined });
    expect(fromFile.err).toContain('for scripts and tests');
    const sanitized = (ran: Run) => answersOf(ran).map((line) => line.sanitized);
    expect(sanitized(fromFile)).toEqual(sanitized(await run(options, input)));
  });

  test('a key that is none, and a keychain that is none, are said', async () => {
    expect(await run(['sanitize'], '', { PALIMPSEST_KEY: 'abc' })).toMatchObject({ code: 2 });
    const none = { PALIMPSEST_KEY: undefined, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere' };
    const { code, err } = await spawned(['sanitize'], '{"id":1,"text":""}\n', none);
    expect(code).toBe(1);
    expect(err).toContain('keychain');
  });
});
