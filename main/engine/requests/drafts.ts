import { checkDraftLength, wellFormed } from '../chat/analysis';
import { createPreviews } from '../chat/previews';
import type { Services } from '../services';
import type { RequestHandlers } from './handlers';

export const draftRequests = (services: Services): RequestHandlers<'draft.preview' | 'draft.save' | 'draft.decide'> => {
  const { stores } = services;
  const preview = createPreviews(services);
  return {
    'draft.preview': ({ conversation, text }) => preview(conversation, text),
    'draft.save': ({ conversation, text }) => {
      checkDraftLength(text);
      stores.of(conversation).conversations.saveDraft(conversation, wellFormed(text));
      return undefined;
    },
    'draft.decide': ({ conversation, decision, scope }) => {
      if (scope === 'everywhere') stores.profile.decisions.set(null, decision);
      else stores.of(conversation).decisions.set(conversation, decision);
      return undefined;
    },
  };
};
