import { uuidv7 } from 'uuidv7';
import { localTarget, ProviderId } from '../../../shared/domain';
import { asCloud, keyAccount, keyOf } from '../chat/answerer';
import { addressOf, type CloudProvider, cloudModels } from '../chat/cloud';
import { localProvider } from '../chat/providers/local';
import type { Services } from '../services';
import type { RequestHandlers } from './handlers';

type Names = 'providers.list' | 'providers.save' | 'providers.remove' | 'providers.models';

const hostOf = (provider: Pick<CloudProvider, 'kind' | 'baseUrl'>): string => new URL(addressOf(provider)).host;

export const providerRequests = ({ main, stores, patience }: Services): RequestHandlers<Names> => {
  const { providers, journal, settings } = stores.profile;
  return {
    'providers.list': async () => [await localProvider(main), ...providers.list()],
    'providers.save': async ({ id = ProviderId.parse(uuidv7()), kind, name, baseUrl, models, key }) => {
      const host = hostOf({ kind, baseUrl });
      const known = providers.list().find((provider) => provider.id === id);
      // A key was given for one host: it goes to no other unless it is given again.
      const had = known?.hasKey === true;
      const keeps = key === undefined && had && hostOf(asCloud(known)) === host;
      const account = keyAccount(id);
      if (key) await main.call('secret.set', { account, secret: key });
      else if (had && !keeps) await main.call('secret.delete', { account });
      return providers.save({ id, kind, name, baseUrl, hasKey: keeps || Boolean(key), models });
    },
    'providers.remove': async ({ id }) => {
      const { hasKey } = providers.get(id);
      providers.remove(id);
      if (hasKey) await main.call('secret.delete', { account: keyAccount(id) });
      if (settings.get().target.provider === id) settings.set({ target: localTarget });
    },
    'providers.models': async ({ id }) => {
      const provider = asCloud(providers.get(id));
      const key = await keyOf(main, provider);
      let entry: string | undefined;
      const record = (request: { host: string; body: string }): void => {
        const { name } = provider;
        entry = journal.add({ ...request, provider: name, model: '', conversation: null, message: null }).id;
      };
      let status: 'answered' | 'failed' = 'failed';
      try {
        const models = await cloudModels(provider, key, record, patience);
        status = 'answered';
        return models;
      } finally {
        if (entry !== undefined) journal.finish(entry, status);
      }
    },
  };
};
