import type { Provider, ProviderId, ProviderKind } from '../../../shared/domain';

/** What was typed about a provider and not saved: it is there again when its form opens. */

export type CloudKind = Exclude<ProviderKind, 'local'>;

/** The form of a provider as it is filled in. */
export interface Fields {
  kind: CloudKind;
  key: string;
  baseUrl: string;
  name: string;
  models: string;
}

const kept = new Map<ProviderId | 'new', Partial<Fields>>();

export const savedFields = (provider: Provider | null): Fields => ({
  kind: provider && provider.kind !== 'local' ? provider.kind : 'anthropic',
  key: '',
  baseUrl: provider?.baseUrl ?? '',
  name: provider?.name ?? '',
  models: provider?.models.join('\n') ?? '',
});

export const openedFields = (provider: Provider | null): Fields => ({
  ...savedFields(provider),
  ...kept.get(provider?.id ?? 'new'),
});

/** Only what differs: else it would hide a later change from elsewhere. */
export const keepFields = (id: ProviderId | 'new', fields: Fields, saved: Fields): void => {
  const names = Object.keys(fields) as (keyof Fields)[];
  const changed = names.filter((name) => fields[name] !== saved[name]);
  if (changed.length === 0) kept.delete(id);
  else kept.set(id, Object.fromEntries(changed.map((name) => [name, fields[name]])));
};

/** Whether something was typed that few have to say. */
export const hasMore = (fields: Fields, saved: Fields): boolean =>
  (['baseUrl', 'name', 'models'] as const).some((name) => fields[name] !== saved[name]);

export const dropFields = (id: ProviderId | 'new'): void => void kept.delete(id);

/** A key is in memory no longer than the page on which it was typed is open. */
export const forgetKeys = (): void => {
  for (const fields of kept.values()) delete fields.key;
};
