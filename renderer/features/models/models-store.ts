import { create } from 'zustand';
import type { Provider, Target } from '../../../shared/domain';
import type { ModelState } from '../../../shared/ipc';
import { request } from '../../api';
import { fail } from '../../window-store';

interface ModelsState {
  providers: readonly Provider[];
  /** Local models that the app offers. */
  models: readonly ModelState[];
}

export const useModels = create<ModelsState>()(() => ({ providers: [], models: [] }));

const { setState } = useModels;

export const loadProviders = async (): Promise<void> => {
  const result = await request('providers.list', undefined);
  if (result.ok) setState({ providers: result.value });
  else fail(result.error);
};

export const loadModels = async (): Promise<void> => {
  const result = await request('models.list', undefined);
  if (result.ok) setState({ models: result.value });
  else fail(result.error);
};

export const takeModel = (model: ModelState): void => {
  setState(({ models }) => ({ models: models.map((m) => (m.id === model.id ? model : m)) }));
  if (model.status === 'ready') void loadProviders();
};

export const commandModel = async (
  name: 'models.download' | 'models.pause' | 'models.remove',
  id: string,
): Promise<void> => {
  const result = await request(name, { id });
  if (!result.ok) fail(result.error);
  else if (name === 'models.remove') await loadModels();
};

/** Who answers, in words: "Anthropic, Claude". */
export const targetName = ({ providers, models }: ModelsState, target: Target): string | null => {
  const provider = providers.find((p) => p.id === target.provider);
  if (!provider || target.model === '') return null;
  return `${provider.name}, ${models.find((m) => m.id === target.model)?.name ?? target.model}`;
};

/** The local model to speak of: the one in use, on its way, or best suited. */
export const mainModel = ({ models }: Pick<ModelsState, 'models'>): ModelState | undefined =>
  models.find((m) => m.status === 'ready') ??
  models.find((m) => m.status === 'downloading' || m.status === 'verifying') ??
  models.find((m) => m.status === 'paused' || m.status === 'damaged') ??
  models.find((m) => m.recommended) ??
  models[0];
