import { afterEach, describe, expect, it } from 'vitest';
import { inferByRules } from '../../../main/engine/local/infer';
import { inClear } from '../../../main/engine/local/infer/kept';
import { writerOfText } from '../../../main/engine/local/infer/quoted';
import { detect } from '../../../main/engine/privacy';
import { en } from '../../../renderer/i18n/en';
import type { ConversationId, Decision, Finding } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import { newChat, setProvider, startEngine, type TestEngine, turn } from '../engine/harness';
import { guesses, inferred } from './inferred';
import { scriptedMain } from './scripted';
import { told, untold } from './told';

describe('what the rules infer', () => {
  it.each(Object.entries(told).flatMap(([language, texts]) => texts.map((each) => [language, ...each] as const)))(
    'follows from the writer’s words (%s): %s',
    (_, text, ...expected) => {
      expect(guesses(inferred(text))).toEqual(expect.arrayContaining(expected));
    },
  );

  it.each(untold)('is nothing where others or nobody is meant: %s', (text) => {
    const ofSomebody = inferred(text).filter(({ guess }) => guess.endsWith(inClear));
    expect(guesses(inferred(text))).toEqual(guesses(ofSomebody));
    expect(ofSomebody.filter(({ certainty }) => certainty !== 'possible')).toEqual([]);
  });

  it.each([
    ['Fill in the form: date of birth 9 June 1982, sex: female, postcode LS6 3QR.', ['9 June 1982', 'LS6 3QR']],
    ['My gender is male, my ZIP code is 60614 and I was born on 9 June 1982.', ['9 June 1982', '60614']],
    ['Geboren am 09.06.1982, weiblich, PLZ 45127. Was fehlt im Antrag?', ['09.06.1982', '45127']],
  ])('few people share what a form says: %s', (text, values) => {
    const found = detect(text, { decisions: [], known: [] });
    const decisions = values.map((value): Decision => {
      const type = found.find(({ start, end }) => text.slice(start, end) === value)?.type ?? 'WORD';
      return { value, type, action: 'keep' };
    });
    const combined = guesses(inferred(text, decisions)).find((each) => each.includes('few people share'));
    expect(combined).toBe('identity: few people share all of this: place, age, gender');
  });

  it.each(['a male voice, deep', 'The connector is male: 3 pins', 'Female, by Mina Loy, is a poem'])(
    'a word for a sex beside no field is nobody’s: %s',
    (text) => {
      expect(guesses(inferred(text)).filter((each) => each.startsWith('gender'))).toEqual([]);
    },
  );

  it.each([
    ['Diagnosed with vitiligo in March: what helps?', 'health', 'vitiligo'],
    ['The tenant works as a plumber and pays late.', 'occupation', 'plumber'],
    ['My neighbour has asthma. Which plants?', 'health', 'asthma'],
    ['Mia sorella soffre di asma da anni.', 'health', 'asma'],
  ] as const)('counts what is found and stays in clear, whoever is meant: %s', (text, attribute, words) => {
    const told = inferred(text).find((each) => each.attribute === attribute);
    expect(told?.clues.map((clue) => clue.text)).toEqual([words]);
    const decisions = told?.clues.flatMap(({ decision }) => (decision === null ? [] : [decision])) ?? [];
    expect(guesses(inferred(text, decisions))).toEqual([]);
  });

  it('counts every kind of value that the user keeps', () => {
    const text = 'Write to kim@example.net or +49 30 901820, IBAN DE89 3704 0044 0532 0130 00, about the $84,500.';
    const keep = ([type, value]: readonly [Decision['type'], string]): Decision => ({ type, value, action: 'keep' });
    const kept = [
      keep(['EMAIL_ADDRESS', 'kim@example.net']),
      keep(['PHONE_NUMBER', '+49 30 901820']),
      keep(['IBAN_CODE', 'DE89 3704 0044 0532 0130 00']),
      keep(['MONEY', '$84,500']),
    ];
    expect(guesses(inferred(text))).toEqual([]);
    expect(guesses(inferred(text, kept)).sort()).toEqual([
      'identity: can be found by +49 30 901820',
      'identity: can be found by DE89 3704 0044 0532 0130 00',
      'identity: can be found by kim@example.net',
      'income: an amount stands in clear',
    ]);
  });

  it('is no surer of what several words stand in clear of', () => {
    const text = 'She is a nurse, he is a plumber, her brother is a welder and his aunt is a judge.';
    const told = inferred(text).filter(({ attribute }) => attribute === 'occupation');
    expect(told.map(({ certainty }) => certainty)).toEqual(['possible']);
  });

  it.each([
    'Ich kam gestern aus Polen vom Urlaub zurück.',
    'Ich kam aus Italien mit drei Rezepten zurück, welches ist einfach?',
    'Vengo de España de vacaciones.',
    'I came here from Spain on a short trip.',
    'I grew up in the Chad meme era.',
    'I come from Jordan Brook Farm with eggs.',
  ])('is no origin where a journey or another name is meant: %s', (text) => {
    expect(guesses(inferred(text)).join()).not.toContain('comes from');
  });

  it.each([
    ['I work at a tyre factory and sleep badly.', 'tyre', ['occupation: works at: factory']],
    ['Ich arbeite in einer kleinen Gießerei.', 'kleinen', ['occupation: works at: Gießerei']],
    ['I live near the old lighthouse.', 'lighthouse', []],
  ])('still guesses from what is left of the words: %s without %s', (text, value, left) => {
    expect(guesses(inferred(text, [{ value, type: 'WORD', action: 'protect' }]))).toEqual(left);
  });

  it.each([
    ['My 3-year-old son won’t sleep.', 'AGE', '3', 'family: has children'],
    ['Ich arbeite bei Kessler im Lager.', 'ORGANIZATION', 'Kessler', 'occupation: works at: Lager'],
    ['I have three kids and no time.', 'COUNT', 'three', 'family: has children'],
  ] as const)('still guesses where a number or a name within has a stand-in: %s', (text, type, value, guess) => {
    const told = inferred(text, [{ value, type, action: 'protect' }]);
    expect(guesses(told)).toContain(guess);
    const clues = told.flatMap((each) => each.clues);
    expect(clues.every(({ decision }) => decision !== null && text.includes(decision.value))).toBe(true);
  });

  it('counts no year that stands for another', () => {
    const text = 'I passed the bar in 2003 and hate the robes.';
    expect(guesses(inferred(text))).toContain('age: was born around 1977');
    const hidden = inferred(text, [{ value: '2003', type: 'DATE', action: 'protect' }]);
    expect(guesses(hidden).filter((each) => each.startsWith('age'))).toEqual([]);
  });

  it('protects the kept value that a clue is of, as its kind', () => {
    const clues = inferred('I am a police officer and write poems.').flatMap((each) => each.clues);
    expect(new Set(clues.map(({ decision }) => `${decision?.type} ${decision?.value}`))).toEqual(
      new Set(['OCCUPATION police officer']),
    );
  });

  it.each(['I have a stroke.', 'My anxiety is back.', 'Wegen meiner Migräne brauche ich Ruhe.'])(
    'tells an illness once: %s',
    (text) => {
      expect(guesses(inferred(text)).filter((guess) => guess.startsWith('health'))).toHaveLength(1);
    },
  );

  it('says which words tell it, and each decision hides them in Balanced', () => {
    const text = 'Dear Maria Gonzalez, after my night shift on the ward I take metformin.';
    const clues = inferred(text).flatMap((inference) => inference.clues);
    expect(clues.map((clue) => text.slice(clue.draft?.start, clue.draft?.end))).toEqual(
      expect.arrayContaining(['night shift on the ward', 'metformin']),
    );
    const decisions = clues.flatMap(({ decision }) => (decision === null ? [] : [decision]));
    expect(inferred(text, decisions)).toEqual([]);
  });

  it('never rests on stand-ins', () => {
    // A town and a name that stand for others would place the writer where nobody is.
    const text = 'I am Maria Gonzalez, I live in Tulsa and work at Harlow & Sons Ltd.';
    expect(inferred(text)).toEqual([]);
    const sanitized = 'I go to Mosque Lane every week.';
    const place = { start: 8, end: 19, surrogateStart: 8, surrogateEnd: 19 };
    const standIn: Finding = {
      ...place,
      type: 'LOCATION',
      risk: 3,
      score: 1,
      source: 'pattern',
      reason: 'test',
      action: 'protect',
      original: 'Tailor Row.',
      surrogate: 'Mosque Lane',
      mechanism: 'fpe',
      epsilon: null,
      derivation: null,
    };
    expect(guesses(inferByRules([{ sanitized, findings: [], draft: true }]))).toEqual(['religion: is Muslim']);
    expect(inferByRules([{ sanitized, findings: [standIn], draft: true }])).toEqual([]);
  });

  it('leaves what is said of somebody hidden with that person', () => {
    const text = 'My stepdad takes metformin after his shift, and I drive.';
    for (const action of ['protect', 'redact'] as const)
      expect(guesses(inferred(text, [{ value: 'stepdad', type: 'WORD', action }]))).toEqual([]);
    const names = 'Jonas Weber takes metformin after his shift.';
    expect(guesses(inferred(names, [{ value: 'Jonas Weber', type: 'PERSON', action: 'redact' }]))).toEqual([]);
  });

  it('counts birth date, postal code and gender together as an identity', () => {
    const text = 'I was born on 3 March 1986, my postal code is 80331, and I am 20 weeks pregnant.';
    const keep = [
      { value: '3 March 1986', type: 'DATE_OF_BIRTH', action: 'keep' },
      { value: '80331', type: 'POSTAL_CODE', action: 'keep' },
    ] as const;
    expect(inferred(text).some(({ attribute }) => attribute === 'identity')).toBe(false);
    const identity = inferred(text, [...keep]).find(({ attribute }) => attribute === 'identity');
    expect(identity).toMatchObject({ certainty: 'sure' });
    expect(identity?.clues.map((clue) => clue.text)).toEqual(
      expect.arrayContaining(['3 March 1986', '80331', 'weeks pregnant']),
    );
    expect(identity?.clues.find((clue) => clue.text === '80331')?.decision).toEqual({
      value: '80331',
      type: 'POSTAL_CODE',
      action: 'protect',
    });
  });

  it('counts job, employer and town together as an identity', () => {
    const text = 'I am a falconer with Harlow & Sons Ltd in Tulsa, and I live there.';
    const keep = [
      { value: 'falconer', type: 'OCCUPATION', action: 'keep' },
      { value: 'Harlow & Sons Ltd', type: 'ORGANIZATION', action: 'keep' },
      { value: 'Tulsa', type: 'LOCATION', action: 'keep' },
    ] as const;
    expect(inferred(text, [...keep])).toContainEqual(
      expect.objectContaining({ attribute: 'identity', guess: expect.stringContaining('place, occupation, employer') }),
    );
  });

  it('is surer of what more words say', () => {
    const certainty = (text: string) => inferred(text).find(({ attribute }) => attribute === 'occupation')?.certainty;
    expect(certainty('I have a late shift.')).toBe('possible');
    expect(certainty('My students are loud.')).toBe('likely');
    expect(certainty('My students are loud, and my lesson plan for my classroom is gone.')).toBe('sure');
  });

  it('takes no longer for a text that is twice as long, but twice', () => {
    // What the machine does beside falls on both by turns: the least of several is each one's own.
    const sentence = 'After my night shift on the ward I take metformin, and my husband drives. ';
    const [short, long] = [sentence.repeat(300), sentence.repeat(1200)];
    const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
    const time = (sanitized: string): number => {
      const before = process.cpuUsage();
      inferByRules([{ sanitized, findings: [], draft: true }]);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    time(short);
    for (let round = 0; round < 5; round++) {
      least.short = Math.min(least.short, time(short));
      least.long = Math.min(least.long, time(long));
    }
    expect(least.long / least.short).toBeLessThan(9);
  });
});

describe('a draft that is read for what it tells', () => {
  let engine: TestEngine;
  afterEach(() => engine.close());
  const text = 'Dear Maria Gonzalez, after my night shift on the ward I take metformin.';
  /** A cloud that no request reaches. */
  const nowhere = 'http://127.0.0.1:9/v1';
  const start = async (...args: Parameters<typeof scriptedMain>): Promise<ConversationId> => {
    engine = await startEngine(scriptedMain(...args).main, null);
    return newChat(engine);
  };

  it('points to the words in the draft and in what leaves; protecting them hides them and the reply restores them', async () => {
    const conversation = await start(() => [], { recall: 0, precision: 0 });
    const { sanitized } = await engine.ask('draft.preview', { conversation, text });
    const { inferences, model } = await engine.ask('draft.infer', { conversation, text });
    expect(model).toBe('too-small');
    const clue = inferences.flatMap(({ clues }) => clues).find((each) => each.text === 'metformin');
    expect(text.slice(clue?.draft?.start, clue?.draft?.end)).toBe('metformin');
    expect(sanitized.slice(clue?.sanitized?.start, clue?.sanitized?.end)).toBe('metformin');
    for (const { clues } of inferences) {
      for (const { decision } of clues) {
        if (decision) await engine.ask('draft.decide', { conversation, decision, scope: 'conversation' });
      }
    }
    const hidden = await engine.ask('draft.preview', { conversation, text });
    expect(hidden.sanitized).not.toMatch(/metformin|ward|shift/);
    expect((await engine.ask('draft.infer', { conversation, text })).inferences).toEqual([]);
    const { assistant } = await turn(engine, conversation, text);
    expect(assistant.received).not.toContain('metformin');
    expect(assistant.restored).toBe(`You wrote: ${text}`);
  });

  it('counts what earlier turns said, which no decision undoes', async () => {
    const conversation = await start(() => [], { recall: 0, precision: 0 });
    await turn(engine, conversation, text);
    const { inferences } = await engine.ask('draft.infer', { conversation, text: 'And again?' });
    expect(inferences.find(({ attribute }) => attribute === 'health')?.clues).toEqual([
      { text: 'metformin', draft: null, sanitized: null, decision: null },
    ]);
  });

  it('shows the model’s guesses that rest on the user’s own words, and no others', async () => {
    const conversation = await start(() => [
      { attribute: 'place', guess: 'lives on the coast', certainty: 'likely', words: ['lighthouse'] } as never,
      { attribute: 'place', guess: 'lives on the moon', certainty: 'sure', words: ['crater'] } as never,
      { attribute: 'health', guess: 'has diabetes', certainty: 'sure', words: ['metformin'] } as never,
      { attribute: 'identity', guess: 'is called so', certainty: 'sure', words: ['Gonzalez'] } as never,
    ]);
    const draft = `${text} Then I sit on the lighthouse.`;
    const { inferences, model } = await engine.ask('draft.infer', { conversation, text: draft });
    expect(model).toBe('used');
    expect(inferences.filter(({ source }) => source === 'model')).toMatchObject([
      { attribute: 'place', guess: 'lives on the coast', certainty: 'likely', clues: [{ text: 'lighthouse' }] },
    ]);
  });

  it.each([
    ['Translate into French', 'possible'],
    ['Shorten this', 'sure'],
  ])(
    'takes what the model says of a text for its writer, and is less sure where that is another: %s',
    async (asked, certainty) => {
      const conversation = await start(() => [
        { attribute: 'place', guess: 'lives on the coast', certainty: 'sure', words: ['lighthouse'] } as never,
      ]);
      const { inferences } = await engine.ask('draft.infer', {
        conversation,
        text: `${asked}: After work I sit on the lighthouse and count the ships that come in.`,
      });
      expect(inferences.filter(({ source }) => source === 'model')).toMatchObject([
        { guess: 'whoever wrote the text: lives on the coast', certainty },
      ]);
    },
  );

  it('asks by halves about what tells more than an answer holds, and says where a sentence alone does', async () => {
    const words = ['quay', 'kiln', 'loom', 'anvil', 'barge', 'sluice', 'rookery', 'byre', 'tannery', 'forge'];
    const guessesIn = (piece: string) =>
      words
        .filter((word) => piece.includes(word))
        .map(
          (word): never =>
            ({ attribute: 'place', guess: `near a ${word}`, certainty: 'possible', words: [word] }) as never,
        )
        .slice(0, 8);
    const conversation = await start(guessesIn);
    const apart = words.map((word) => `From here one sees the ${word}.`).join(' ');
    const told = await engine.ask('draft.infer', { conversation, text: apart });
    const of = (inferences: typeof told.inferences) =>
      inferences.flatMap(({ guess, source }) => (source === 'model' ? [guess] : [])).sort();
    expect(of(told.inferences)).toEqual(words.map((word) => `near a ${word}`).sort());
    expect(told.model).toBe('used');
    const crowded = await engine.ask('draft.infer', {
      conversation,
      text: `From here one sees the ${words.join(' and the ')}.`,
    });
    expect(of(crowded.inferences)).toHaveLength(8);
    expect(crowded.model).toBe('full');
    expect(en.guesses.readBy.full).toContain('more than the local model could say');
  });

  it('is answered by the rules when the model is stopped, or fails', async () => {
    const { main } = scriptedMain(() => []);
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    main.chat = (_, { signal }) =>
      new Promise((resolve) => {
        asked();
        signal.addEventListener('abort', () => resolve({ text: '', reason: 'stopped' }));
      });
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    const answer = engine.ask('draft.infer', { conversation, text });
    await isAsked;
    const early = engine.events.find(({ name }) => name === 'draft.guessed');
    await engine.ask('draft.infer-stop', { conversation });
    expect((await answer).model).toBe('stopped');
    expect(early?.payload).toEqual({ conversation, inferences: { ...(await answer), model: 'reading' } });
    expect((await answer).hash).toBe((await engine.ask('draft.preview', { conversation, text })).hash);
    expect((await answer).inferences.length).toBeGreaterThan(1);
  });

  it('is stopped at once, also while the model is checked and does not hear', async () => {
    const { main } = scriptedMain(() => []);
    main.models = main.models.map((model) => ({ ...model, check: null }));
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    main.chat = () => {
      asked();
      return new Promise(() => undefined);
    };
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    const answer = engine.ask('draft.infer', { conversation, text });
    await isAsked;
    await engine.ask('draft.infer-stop', { conversation });
    expect((await answer).model).toBe('stopped');
  });

  it('says that no model is here, or that it failed', async () => {
    const { main } = scriptedMain(() => []);
    const [here] = [main.models];
    main.models = [];
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    expect((await engine.ask('draft.infer', { conversation, text })).model).toBe('none');
    main.models = here;
    main.chat = () => {
      throw new CodedError('model_failed');
    };
    expect((await engine.ask('draft.infer', { conversation, text })).model).toBe('failed');
  });

  it('goes on with the check and the reading where a word is hidden while they are under way', async () => {
    const { main, asked } = scriptedMain(() => []);
    main.models = main.models.map((model) => ({ ...model, check: null }));
    const answer = main.chat;
    let count = 0;
    let hold: (() => void) | null = null;
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    main.chat = async (input, call) => {
      count++;
      if (count !== 4) return answer(input, call);
      hold?.();
      return new Promise((_, reject) => {
        call.signal.addEventListener('abort', () => reject(new CodedError('cancelled')));
      });
    };
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    const first = engine.ask('draft.infer', { conversation, text });
    await held;
    const decision = { value: 'metformin', type: 'WORD', action: 'protect' } as const;
    await engine.ask('draft.decide', { conversation, decision, scope: 'conversation' });
    const second = engine.ask('draft.infer', { conversation, text });
    expect((await first).model).toBe('stopped');
    await second;
    // The three that were answered are not asked again.
    expect(new Set(asked).size).toBe(asked.length);
    expect(main.models[0]?.check).not.toBeNull();
  });

  it('keeps the model’s other guesses in sight while it reads what a hidden word left', async () => {
    let wait: Promise<void> = Promise.resolve();
    const { main } = scriptedMain(() => [
      { attribute: 'place', guess: 'lives on the coast', certainty: 'likely', words: ['lighthouse'] } as never,
      { attribute: 'income', guess: 'is well off', certainty: 'likely', words: ['sailing boat'] } as never,
    ]);
    const answer = main.chat;
    main.chat = async (input, call) => {
      await wait;
      return answer(input, call);
    };
    engine = await startEngine(main, null);
    const conversation = await newChat(engine);
    const draft = 'I sit on the lighthouse and look for the sailing boat.';
    await engine.ask('draft.infer', { conversation, text: draft });
    const decision = { value: 'lighthouse', type: 'WORD', action: 'protect' } as const;
    await engine.ask('draft.decide', { conversation, decision, scope: 'conversation' });
    let go = (): void => undefined;
    wait = new Promise((resolve) => {
      go = resolve;
    });
    const told = engine.event('draft.guessed', ({ inferences }) => inferences.inferences.length === 1);
    const again = engine.ask('draft.infer', { conversation, text: draft });
    expect((await told).inferences).toMatchObject({ model: 'reading', inferences: [{ guess: 'is well off' }] });
    go();
    expect(await again).toMatchObject({ model: 'used', inferences: [{ guess: 'is well off' }] });
  });

  it('before sending waits for no check of a model', async () => {
    const { main, asked } = scriptedMain(() => []);
    main.models = main.models.map((model) => ({ ...model, check: null }));
    engine = await startEngine(main, null);
    await setProvider(engine, 'openai-compatible', nowhere);
    await engine.ask('settings.set', { infer: 'always' });
    const conversation = await newChat(engine);
    const { hash } = await engine.ask('draft.preview', { conversation, text });
    const told = await engine.ask('turn.send', { conversation, parent: null, text, hash, agreed: [] });
    expect(told).toMatchObject({ kind: 'inferences', model: 'unchecked' });
    expect(asked).toEqual([]);
  });

  it('before sending says that the rules found nothing and no model read it', async () => {
    await start(() => [], { recall: 0, precision: 0 });
    await setProvider(engine, 'openai-compatible', nowhere);
    const conversation = await newChat(engine);
    await engine.ask('settings.set', { infer: 'always' });
    const harmless = 'Explain how tides work.';
    const { hash } = await engine.ask('draft.preview', { conversation, text: harmless });
    const input = { conversation, parent: null, text: harmless, hash } as const;
    const sent = await engine.ask('turn.send', { ...input, agreed: [] });
    expect(sent).toMatchObject({ kind: 'sent', guesses: { inferences: [], model: 'too-small' } });
    if (sent.kind !== 'sent' || !sent.guesses) throw new RangeError('told');
    expect(en.composer.sentUnread(sent.guesses)).toBe('Rules guessed nothing; no model read this.');
    expect(en.composer.sentUnread({ ...sent.guesses, model: 'used' })).toBeNull();
  });

  it('before sending is not asked of what stays on this computer', async () => {
    const conversation = await start(() => []);
    await engine.ask('settings.set', { infer: 'always' });
    const { hash } = await engine.ask('draft.preview', { conversation, text });
    const input = { conversation, parent: null, text, hash } as const;
    expect(await engine.ask('turn.send', { ...input, agreed: [] })).toMatchObject({ kind: 'sent', guesses: null });
  });

  it('is told before sending where the user wants that, once', async () => {
    await start(() => []);
    await setProvider(engine, 'openai-compatible', nowhere);
    const conversation = await newChat(engine);
    await engine.ask('settings.set', { infer: 'always' });
    const { hash } = await engine.ask('draft.preview', { conversation, text });
    const input = { conversation, parent: null, text, hash } as const;
    expect(await engine.ask('turn.send', { ...input, agreed: [] })).toMatchObject({
      kind: 'inferences',
      model: 'used',
    });
    // A file goes nobody knows where.
    const file = { conversation, text, hash, leaves: true } as const;
    expect(await engine.ask('draft.take-out', { ...file, agreed: [] })).toMatchObject({ kind: 'inferences' });
    expect(await engine.ask('draft.take-out', { ...file, agreed: ['inferences'] })).toMatchObject({ kind: 'text' });
    expect(await engine.ask('turn.send', { ...input, agreed: ['inferences'] })).toMatchObject({ kind: 'sent' });
  });
});

describe('a text that the user asks about', () => {
  it.each([
    ['Translate into Spanish: I am pregnant and my husband lost his job.', 'gender: whoever wrote the text is a woman'],
    [
      'Please answer this:\nI work as a nurse on the night shift.',
      'occupation: whoever wrote the text works as: nurse',
    ],
    ['Übersetze ins Englische: Ich bin schwanger.', 'gender: whoever wrote the text is a woman'],
    [
      'Peux-tu traduire ce texte : « Je suis veuve et mes enfants habitent loin. »',
      'family: whoever wrote the text has children',
    ],
    ['Summarize:\nFrom: Anna Berg\nI am pregnant.', 'gender: whoever wrote the text is a woman'],
    ['Responde a este correo: Hola, mi marido está enfermo.', 'family: whoever wrote the text is or was married'],
    ['Vertaal: Mijn zoon is autistisch.', 'family: whoever wrote the text has children'],
    ['Please translate the following text into German.\n\nI am pregnant.', 'gender: whoever wrote the text is a woman'],
    ['I am pregnant and tired.\n\nTranslate this into French.', 'gender: whoever wrote the text is a woman'],
  ])('tells of whoever wrote it, and no more than possibly: %s', (text, expected) => {
    const found = inferred(text).filter(({ guess }) => !guess.endsWith(inClear));
    expect(guesses(found)).toContain(expected);
    expect(
      guesses(found).filter(
        (each) => each.includes('likelier a woman') && guesses(found).includes(each.replace('likelier ', '')),
      ),
    ).toEqual([]);
    expect(found.filter(({ certainty, guess }) => certainty !== 'possible' || !guess.startsWith(writerOfText))).toEqual(
      [],
    );
  });

  it.each([
    ['Improve my cover letter: I am pregnant and look for part-time work.', 'gender: is a woman'],
    ['I am pregnant. Translate: the bill, please.', 'gender: is a woman'],
    ['I am pregnant.\nWhat is a good name?', 'gender: is a woman'],
    ['What are good names?\nI am pregnant.', 'gender: is a woman'],
    ['Answer in one sentence.\nI am pregnant, may I fly?', 'gender: is a woman'],
    ['Antworte kurz: Ich bin schwanger, darf ich fliegen?', 'gender: is a woman'],
    ['Translate nothing. I am pregnant: may I fly?', 'gender: is a woman'],
    ['Summarize what I should know: I am pregnant.', 'gender: is a woman'],
  ])('is the user’s where they say so, and what stands outside of it: %s', (text, expected) => {
    expect(guesses(inferred(text))).toContain(expected);
  });

  it.each([
    ['Rewrite this so it sounds more polite:\n', 'Hi boss, I am pregnant and need Friday off.', '', 'is a woman'],
    ['', 'Hi boss, I am pregnant and need Friday off.', '\n\nRewrite this politely.', 'is a woman'],
    ['Improve this: ', 'I am pregnant and tired.', '', 'is a woman'],
    ['Improve this: ', 'I am a woman and my wife left me.', '', 'is a woman with a woman'],
    ['Shorten to 100 words:\n', 'I am a trans woman and look for a clinic.', '', 'is trans or questions gender'],
    ['Summarize: ', 'I am pregnant, my husband drinks, what can I do?', '', 'is a woman'],
    ['', 'I am a woman. I was diagnosed with HIV, my wife left me.', '\nWhat does that mean for work?', 'is a woman'],
    ['Summarize:\nFrom: me\n', 'I am pregnant.', '', 'is a woman'],
    ['Corrige ce texte : «', 'Je suis enceinte.', '»', 'is a woman'],
    ['Kürze auf 100 Wörter:\n', 'Ich bin schwanger.', '', 'is a woman'],
  ])('is as sure as any words where nothing shows another writer: %s%s%s', (before, words, behind, guess) => {
    const told = (text: string, whose: string) =>
      inferred(text).find((each) => each.guess === whose + guess)?.certainty;
    expect(told(words, '')).toBeDefined();
    expect(told(before + words + behind, writerOfText)).toBe(told(words, ''));
  });

  it('hides nothing of what points to one person', () => {
    const text = 'Translate: I was born on 9 June 1982 in Graz.';
    const decisions: Decision[] = [{ value: '9 June 1982', type: 'DATE_OF_BIRTH', action: 'keep' }];
    expect(guesses(inferred(text, decisions))).toContain('age: was born 9 June 1982');
  });
});

describe('a partner', () => {
  it.each([
    'Mi novio y yo tomamos PrEP, ¿qué analíticas tocan?',
    'My boyfriend and I take PrEP every day, which tests do we need?',
    'As I am gay: my boyfriend wants a dog.',
  ])('tells no gender where the writer may be with the same: %s', (text) => {
    expect(guesses(inferred(text)).filter((each) => each.includes('likelier'))).toEqual([]);
  });
});

describe('a clue', () => {
  it.each([
    ['Mi hija empieza la guardería y llora.', 'has children', 'Mi hija'],
    ['Je travaille de nuit à la prison, comment dormir ?', 'works at: prison', 'prison'],
    ['I have my shift at the bakery at four, how do I sleep?', 'works at: bakery', 'bakery'],
    ['Meine Tochter hat Fieber.', 'has children', 'Meine Tochter'],
  ])('is the words that say it: %s', (text, guess, words) => {
    const found = inferred(text).find((each) => each.guess === guess);
    expect(found?.clues.map((clue) => clue.text)).toEqual([words]);
  });
});
