import { describe, expect, it } from 'vitest';
import { chooseModel } from '../../../main/engine/local/choose';
import { en } from '../../../renderer/i18n/en';
import { arrange, unreachable, whyNoScan } from '../../../renderer/state/arrange';
import { isGone, isUnfit, mainModel, targetName } from '../../../renderer/state/models-store';
import { localTarget, type Provider } from '../../../shared/domain';
import type { ModelState } from '../../../shared/ipc';
import { isReadable } from '../../../shared/models';

const model = (id: string, part: Partial<ModelState> = {}) =>
  ({ id, status: 'absent', recommended: false, error: null, ...part }) as ModelState;
const ids = (models: readonly ModelState[]) => models.map(({ id }) => id);

it('a chat whose model nobody chose names the one that answers', () => {
  const local = (models: string[]): Provider => ({
    id: localTarget.provider,
    kind: 'local',
    name: 'This computer',
    baseUrl: null,
    hasKey: false,
    models,
  });
  const name = (models: string[]) => targetName({ providers: [local(models)], models: [] }, localTarget);
  expect(name(['small', 'big'])).toBe('This computer, small');
  expect(name([])).toBeNull();
});

describe('the local models', () => {
  it('begin with the advised one while none is here, and the rest is put away', () => {
    const { main, besides, others } = arrange([model('small'), model('good', { recommended: true }), model('big')]);
    expect(main?.id).toBe('good');
    expect(ids(besides)).toEqual([]);
    expect(ids(others)).toEqual(['small', 'big']);
  });

  it('begin with the one that is ready; the advised one and what is on its way stay in sight', () => {
    const { main, besides, others } = arrange([
      model('small', { status: 'ready' }),
      model('good', { recommended: true }),
      model('big', { status: 'downloading' }),
      model('other'),
    ]);
    expect(main?.id).toBe('small');
    expect(ids(besides)).toEqual(['good', 'big']);
    expect(ids(others)).toEqual(['other']);
  });

  it('of which a download went wrong stay in sight', () => {
    const error = { code: 'download_checksum' } as const;
    const { besides, others } = arrange([
      model('small', { status: 'ready' }),
      model('good', { error }),
      model('other'),
    ]);
    expect([ids(besides), ids(others)]).toEqual([['good'], ['other']]);
  });

  it.each<[string, boolean]>([
    ['model_cannot_answer', true],
    ['model_split', true],
    ['model_damaged', false],
    ['model_cut_short', false],
  ])('that are here with %s are spoken of first: no is %s', (code, unfit) => {
    const here = model('here', { status: 'damaged', error: { code } as ModelState['error'] });
    expect(isUnfit(here)).toBe(unfit);
    expect(mainModel({ models: [here, model('good', { recommended: true })] })?.id).toBe(unfit ? 'good' : 'here');
  });

  it.each<[string, Partial<ModelState>, RegExp]>([
    ['a file that lies elsewhere', { status: 'ready', inPlace: true }, /from the list.*file stays.*Remove/],
    ['a file of an entry that is gone', { status: 'damaged', inPlace: true }, /from the list.*file stays.*Remove/],
    [
      'a download',
      { status: 'ready', downloadable: true },
      /Delete Tiny.*4\.0 GB, is deleted.*downloaded again.*Delete/,
    ],
    ['a file put into the folder', { status: 'ready', downloadable: false }, /is deleted.*no address.*Delete/],
    ['what is coming', { status: 'downloading', receivedBytes: 1e9 }, /Give up.*1\.0 GB of 4\.0 GB.*Pause keeps it/],
    ['what is paused', { status: 'paused', receivedBytes: 1e9 }, /Give up.*1\.0 GB of 4\.0 GB, is deleted\.;Give up/],
  ])('are asked about before they go: %s', (_, part, said) => {
    const { title, text, confirm } = en.models.removal(model('a', { name: 'Tiny', bytes: 4e9, ...part }));
    expect([title, text, confirm].join(';')).toMatch(said);
  });

  it.each<[string, Partial<ModelState>, string[], RegExp]>([
    [
      'fast',
      { fit: 'easy', expected: { read: 90, write: 12 } },
      [],
      /ablest.*leaves room in 8\.0 GB.*as fast as one reads/,
    ],
    ['nearly', { fit: 'easy', expected: { read: 90, write: 8.5 } }, [], /ablest.*nearly as fast as one reads/],
    ['slowest of all', { fit: 'easy', expected: { read: 9, write: 2 } }, ['only'], /it is the fastest: none/],
    ['large', { fit: 'tight', expected: null }, [], /least memory/],
    ['unknown', { fit: 'easy', expected: null }, [], /until the speed of this computer is known/],
    [
      'with a graphics processor',
      { fit: 'easy', expected: null },
      ['gpu'],
      /ablest.*leaves room in 8\.0 GB of memory\.$/,
    ],
  ])('that are suggested say why: %s', (_, part, how, said) => {
    const it = model('it', { recommended: true, ...part });
    const faster = model('faster', { expected: { read: 99, write: 99 } });
    const host = { memory: 8e9, gpuMemory: null, gpus: how.includes('gpu') ? ['GPU'] : [], cores: 4, folder: '' };
    expect(en.models.why(it, how.includes('only') ? [it] : [it, faster], host)).toMatch(said);
  });

  it('that are suggested because the others cannot be had are not called the ablest', () => {
    const it = model('it', { recommended: true, fit: 'easy', expected: { read: 90, write: 40 } });
    const abler = model('abler', {
      fit: 'easy',
      expected: { read: 50, write: 20 },
      error: { code: 'download_unreachable' },
    });
    const host = { memory: 8e9, gpuMemory: null, gpus: [], cores: 4, folder: '' };
    expect(en.models.why(it, [it, abler], host)).toMatch(/the source of the others could not be reached\.$/);
    expect(en.models.why(it, [it, { ...abler, error: { code: 'disk_full' } }], host)).not.toContain('reached');
  });

  it('are to download unless their file is here', () => {
    const size = { bytes: 4e9, memory: 5e9, fit: 'easy', measured: null } as const;
    expect(en.models.needs(model('a', size))).toContain('4.0 GB to download');
    expect(en.models.needs(model('b', { ...size, status: 'verifying', inPlace: true }))).toMatch(/^4\.0 GB, needs/);
    const origin = { languages: ['en'], licence: 'mit' };
    expect(en.models.origin(model('c', { ...origin, source: '' }))).toBe('English, licence mit');
    expect(en.models.origin(model('d', { ...origin, source: 'hub' }))).toBe('English, licence mit, from hub');
  });

  it('say what they found in the check in its own numbers, and what follows', () => {
    const said = (recall: number, precision: number): string =>
      en.models.check({ recall, precision, cases: 12, ms: 1 });
    expect(said(1 / 12, 1)).toBe(
      'It answers, but is too small for deep scan: in the built-in check it found 1 of 12 personal facts. A larger one finds more.',
    );
    expect(said(0, 0)).toContain('too small for deep scan: in the built-in check it found none of 12');
    expect(said(0.75, 0.5)).toMatch(/is no help in a deep scan: 50\s% of what it marked was nothing personal/);
    expect(said(0.75, 0.9)).toMatch(/does deep scan: .* found 9 of 12 .*, and 90\s% of what it marked was personal/);
    expect(said(1, 1)).toContain('all of what it marked was personal');
  });

  it('name what is no open licence as such', () => {
    const origin = { languages: ['en'], source: '' };
    expect(en.models.origin(model('a', { ...origin, licence: 'Gemma' }))).toBe(
      'English, licence Gemma, its own terms and not an open licence',
    );
    expect(en.models.origin(model('b', { ...origin, licence: 'Apache-2.0' }))).toBe('English, licence Apache-2.0');
  });

  it('that are slow here say what an answer takes', () => {
    expect(en.models.slow({ read: 20, write: 4 })).toBe('Slow here: 100 s for an answer of 300 words');
    expect([8.9, 9].map((write) => isReadable({ write }))).toEqual([false, true]);
  });

  it('say a time that agrees with the speed that is said, to half a step of either', () => {
    const unit = { s: 1, min: 60, h: 3600 };
    for (let tenths = 1; tenths < 120; tenths += 1) {
      const speed = { read: 20, write: tenths / 10 };
      const pace = Number(/writes ([\d.]+)$/.exec(en.models.expected(speed))?.[1]);
      const [, time, name] = /here: ([\d.]+) (s|min|h) for/.exec(en.models.slow(speed)) ?? [];
      const told = Number(time) * unit[name as keyof typeof unit];
      expect(Math.abs(told * pace - 300) / 300, `${tenths}: ${pace}, ${told}`).toBeLessThan(0.07);
    }
  });

  it('name the one whose source cannot be reached', () => {
    const error = { code: 'download_unreachable' } as const;
    expect(unreachable([model('small', { recommended: true }), model('good', { error })])?.id).toBe('good');
    expect(unreachable([model('small', { recommended: true })])).toBeUndefined();
    expect(unreachable([model('small', { status: 'ready' }), model('good', { error })])).toBeUndefined();
    expect(unreachable([model('good', { error }), model('small', { recommended: true, error })])?.id).toBe('small');
  });
});

it('that could not scan a draft are known before they are asked, as the engine knows them', () => {
  const check = { cases: 12, ms: 1 };
  const able = model('able', { status: 'ready', check: { ...check, recall: 1, precision: 1 } });
  const weak = model('weak', { status: 'ready', check: { ...check, recall: 0.1, precision: 1 } });
  const fresh = model('fresh', { status: 'ready', check: null });
  const absent = model('absent', { check: able.check });
  const some = [able, weak, fresh, absent];
  const sets = Array.from({ length: 1 << some.length }, (_, bits) => some.filter((_, at) => (bits >> at) & 1));
  for (const set of sets) {
    for (const chosen of [null, ...ids(some)]) {
      const { kind } = chooseModel(set, chosen);
      expect(whyNoScan(set, chosen)).toBe(kind === 'model' ? null : kind);
    }
  }
  expect([whyNoScan([weak, absent], null), whyNoScan([able, weak], 'weak')]).toEqual(['too-small', 'too-small']);
});

it('that are paused say how far they came, and a file that is gone is not called damaged', () => {
  const far = { bytes: 4e8, receivedBytes: 4e7, bytesPerSecond: null } as const;
  expect(en.models.progress(model('a', { ...far, status: 'paused' }))).toBe('40 MB of 400 MB, paused');
  expect(en.models.progress(model('b', { ...far, status: 'downloading' }))).toBe('40 MB of 400 MB');
  const gone = { status: 'damaged', receivedBytes: 0, downloadable: false } as const;
  expect(isGone(model('c', gone))).toBe(true);
  expect([{ receivedBytes: 1 }, { downloadable: true }].map((one) => isGone(model('d', { ...gone, ...one })))).toEqual([
    false,
    false,
  ]);
});
