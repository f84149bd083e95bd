import type { Services } from '../services';
import type { RequestHandlers } from './handlers';

export const ruleRequests = ({ stores }: Services): RequestHandlers<'rules.list' | 'rules.set' | 'rules.remove'> => {
  const { decisions } = stores.profile;
  return {
    'rules.list': () => decisions.everywhere(),
    'rules.set': (decision) => {
      decisions.set(null, decision);
      return undefined;
    },
    'rules.remove': (rule) => {
      decisions.remove(rule);
      return undefined;
    },
  };
};
