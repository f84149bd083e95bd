import { afterEach, expect, it, vi } from 'vitest';
import { saveProvider } from '../../../renderer/features/models/save-provider';

const input = { kind: 'openai', name: 'OpenAI', baseUrl: null, models: [], key: 'sk-x' } as const;
const saved = { ok: true, value: { id: 'p', kind: 'openai', name: 'OpenAI', models: [] } };

const answering = (answers: Record<string, unknown>): void => {
  vi.stubGlobal('window', { palimpsest: { request: async (name: string) => answers[name] } });
};

afterEach(() => vi.unstubAllGlobals());

it('a test of a provider that breaks off ends in an error, and what was saved is known', async () => {
  answering({ 'providers.save': saved, 'providers.models': undefined });
  const broken = await saveProvider({ ...input, models: [] });
  expect(broken).toEqual({ provider: saved.value, error: { code: 'internal' } });
  answering({ 'providers.save': undefined });
  expect(await saveProvider({ ...input, models: [] })).toEqual({ provider: null, error: { code: 'internal' } });
});
