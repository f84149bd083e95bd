import { Provider, type ProviderId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Connection } from './connection';
import type { Providers } from './store';

interface ProviderRow {
  id: string;
  kind: string;
  name: string;
  base_url: string | null;
  has_key: number;
  models: string;
}

const toProvider = ({ id, kind, name, base_url, has_key, models }: ProviderRow): Provider =>
  Provider.parse({ id, kind, name, baseUrl: base_url, hasKey: has_key === 1, models: JSON.parse(models) });

export const createProviders = (database: Connection): Providers => {
  const all = database.prepare<[], ProviderRow>('SELECT * FROM providers ORDER BY seq');
  const byId = database.prepare<[string], ProviderRow>('SELECT * FROM providers WHERE id = ?');
  const save = database.prepare(
    `INSERT INTO providers (id, kind, name, base_url, has_key, models)
     VALUES (:id, :kind, :name, :baseUrl, :hasKey, :models)
     ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, name = excluded.name, base_url = excluded.base_url,
       has_key = excluded.has_key, models = excluded.models`,
  );
  const remove = database.prepare('DELETE FROM providers WHERE id = ?');
  const get = (id: ProviderId): Provider => {
    const row = byId.get(id);
    if (row === undefined) throw new CodedError('not_found');
    return toProvider(row);
  };
  return {
    list: () => all.all().map(toProvider),
    get,
    save: (provider) => {
      save.run({ ...provider, hasKey: Number(provider.hasKey), models: JSON.stringify(provider.models) });
      return get(provider.id);
    },
    remove: (id) => {
      remove.run(get(id).id);
    },
  };
};
