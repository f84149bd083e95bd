import type { AppError, Provider } from '../../../shared/domain';
import type { RequestInput } from '../../../shared/ipc';
import { request } from '../../api';
import { loadProviders } from '../../state/models-store';

type ProviderInput = RequestInput<'providers.save'>;

/** Saves a provider and asks it for its models; where none were named, it offers those. */
export const saveProvider = async (
  input: ProviderInput,
): Promise<{ provider: Provider | null; error: AppError | null }> => {
  const saved = await request('providers.save', input);
  if (!saved.ok) return { provider: null, error: saved.error };
  const tested = await request('providers.models', { id: saved.value.id });
  let provider = saved.value;
  if (tested.ok && input.models.length === 0) {
    const { key: _, ...rest } = input;
    const named = await request('providers.save', { ...rest, id: provider.id, models: tested.value });
    if (named.ok) provider = named.value;
  }
  await loadProviders();
  return { provider, error: tested.ok ? null : tested.error };
};
