import { create } from 'zustand';
import type { AppError, ErrorCode, Provider, Target } from '../../shared/domain';
import type { EventPayload, ModelHost, ModelState } from '../../shared/ipc';
import { request } from '../api';
import { fail } from './window-store';

interface ModelsState {
  providers: readonly Provider[];
  /** Local models that the app offers. */
  models: readonly ModelState[];
  /** What this computer has for them; null until it was asked. */
  host: ModelHost | null;
  /** Files on their way to another folder. */
  moving: EventPayload<'models.moving'>;
}

export const useModels = create<ModelsState>()(() => ({ providers: [], models: [], host: null, moving: null }));

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

const readyIds = (models: readonly ModelState[]): string =>
  models
    .filter(({ status }) => status === 'ready')
    .map(({ id }) => id)
    .join(' ');

export const takeModels = (models: readonly ModelState[]): void => {
  const before = readyIds(useModels.getState().models);
  setState({ models });
  // The provider on this computer offers those that are ready.
  if (readyIds(models) !== before) void loadProviders();
};

export const loadHost = async (): Promise<void> => {
  const result = await request('models.host', undefined);
  if (result.ok) setState({ host: result.value });
  else fail(result.error);
};

export const takeMoving = (moving: EventPayload<'models.moving'>): void => setState({ moving });

/** Why the files could not be moved; null where they were, or the user cancelled. */
export const moveModels = async (): Promise<AppError | null> => {
  const result = await request('models.move', undefined);
  if (!result.ok) return result.error;
  if (result.value) setState({ host: result.value });
  return null;
};

export const unloadModel = async (): Promise<void> => {
  const result = await request('models.unload', undefined);
  if (!result.ok) fail(result.error);
};

export const commandModel = async (
  name: 'models.download' | 'models.pause' | 'models.remove' | 'models.measure' | 'models.dismiss',
  id: string,
): Promise<void> => {
  const result = await request(name, { id });
  if (!result.ok) fail(result.error);
  else if (name === 'models.remove') await loadModels();
};

/** Who answers, in words: "Anthropic, Claude". Of no name the first that the provider has, as the engine takes it. */
export const targetName = (
  { providers, models }: Pick<ModelsState, 'providers' | 'models'>,
  target: Target,
): string | null => {
  const provider = providers.find((p) => p.id === target.provider);
  const model = target.model || provider?.models[0];
  if (!provider || !model) return null;
  return `${provider.name}, ${models.find(({ id }) => id === model)?.name ?? model}`;
};

/** What no download mends: the file is what it is. */
const unfit: readonly ErrorCode[] = [
  'model_not_gguf',
  'model_empty',
  'model_split',
  'model_unsupported',
  'model_refused',
  'model_cannot_answer',
  'model_never_fits',
];
export const isUnfit = ({ error }: Pick<ModelState, 'error'>): boolean => error !== null && unfit.includes(error.code);

/** A file of the user's that is not where it was. */
export const isGone = ({ status, receivedBytes, downloadable }: ModelState): boolean =>
  status === 'damaged' && receivedBytes === 0 && !downloadable;

/** The local model to speak of: the one in use, on its way, or best suited. */
export const mainModel = ({ models }: Pick<ModelsState, 'models'>): ModelState | undefined =>
  models.find((m) => m.status === 'ready') ??
  models.find((m) => m.status === 'downloading' || m.status === 'verifying') ??
  models.find((m) => m.status === 'paused' || (m.status === 'damaged' && !isUnfit(m))) ??
  models.find((m) => m.recommended) ??
  models[0];
