import type { Services } from '../services';
import type { RequestHandlers } from './handlers';
import { present } from './present';

export const settingsRequests = ({ stores }: Services): RequestHandlers<'settings.get' | 'settings.set'> => ({
  'settings.get': () => stores.profile.settings.get(),
  'settings.set': (change) => stores.profile.settings.set(present(change)),
});
