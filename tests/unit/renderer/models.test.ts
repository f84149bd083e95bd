import { describe, expect, it } from 'vitest';
import { chooseModel } from '../../../main/engine/local/choose';
import { arrange, unreachable, whyNoScan } from '../../../renderer/features/models/arrange';
import { en } from '../../../renderer/i18n/en';
import type { ModelState } from '../../../shared/ipc';
import { isReadable } from '../../../shared/models';

const model = (id: string, part: Partial<ModelState> = {}) =>
  ({ id, status: 'absent', recommended: false, error: null, ...part }) as ModelState;
const ids = (models: readonly ModelState[]) => models.map(({ id }) => id);

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
      'In the built-in check it found 1 of 12 personal facts: too few to help. Deep scan stays off.',
    );
    expect(said(0, 0)).toContain('found none of 12 personal facts: too few');
    expect(said(0.75, 0.5)).toMatch(/found 9 of 12 .*, but 50\s% of what it marked was nothing personal: .* stays off/);
    expect(said(0.75, 0.9)).toMatch(/found 9 of 12 .*; 10\s% of what it marked .* Good enough for deep scan/);
  });

  it('name what is no open licence as such', () => {
    const origin = { languages: ['en'], source: '' };
    expect(en.models.origin(model('a', { ...origin, licence: 'Gemma' }))).toBe(
      'English, licence Gemma, its own terms and not an open licence',
    );
    expect(en.models.origin(model('b', { ...origin, licence: 'Apache-2.0' }))).toBe('English, licence Apache-2.0');
  });

  it('that are slow here say what an answer takes', () => {
    expect(en.models.slow({ read: 20, write: 4 })).toBe(
      'Slow here: about 3 words a second, 2 min for an answer of 300 words',
    );
    expect([8.9, 9].map((write) => isReadable({ write }))).toEqual([false, true]);
  });

  it('name the one whose source cannot be reached', () => {
    const error = { code: 'network_unreachable' } as const;
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
