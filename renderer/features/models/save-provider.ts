import type { AppError, Provider } from '../../../shared/domain';
import type { RequestInput } from '../../../shared/ipc';
import { request } from '../../api';
import { loadProviders } from '../../state/models-store';

type ProviderInput = RequestInput<'providers.save'>;

/** Saves a provider and asks it for its models; where none were named, it offers those. Never rejects: who waits for it always has an end. */
export const saveProvider = async (
  input: ProviderInput,
): Promise<{ provider: Provider | null; error: AppError | null }> => {
  let provider: Provider | null = null;
  try {
    const saved = await request('providers.save', input);
    if (!saved.ok) return { provider, error: saved.error };
    provider = saved.value;
    const tested = await request('providers.models', { id: provider.id });
    if (tested.ok && input.models.length === 0) {
      const { key: _, ...rest } = input;
      const named = await request('providers.save', { ...rest, id: provider.id, models: tested.value });
      if (named.ok) provider = named.value;
    }
    await loadProviders();
    return { provider, error: tested.ok ? null : tested.error };
  } catch {
    return { provider, error: { code: 'internal' } };
  }
};
