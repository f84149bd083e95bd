import { checkPattern } from '../privacy';
import type { Services } from '../services';
import type { RequestHandlers } from './handlers';

export const ruleRequests = ({ stores }: Services): RequestHandlers<'rules.list' | 'rules.set' | 'rules.remove'> => {
  const { decisions } = stores.profile;
  return {
    'rules.list': () => decisions.everywhere(),
    'rules.set': (rule) => {
      if (rule.pattern) checkPattern(rule.value);
      decisions.set(null, rule);
    },
    'rules.remove': (rule) => {
      decisions.remove(rule);
    },
  };
};
