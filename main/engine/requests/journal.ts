import type { Services } from '../services';
import type { RequestHandlers } from './handlers';

export const journalRequests = ({ stores }: Services): RequestHandlers<'journal.list'> => ({
  'journal.list': () => stores.all.flatMap((store) => store.journal.list()).sort((one, other) => other.at - one.at),
});
