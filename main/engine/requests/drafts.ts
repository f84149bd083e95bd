import { checkDraftLength, wellFormed } from '../chat/analysis';
import { takeOut } from '../chat/leaving';
import { createPreviews } from '../chat/previews';
import type { InferenceService } from '../local/infer';
import { promisedOf } from '../privacy';
import type { Services } from '../services';
import type { RequestHandlers } from './handlers';

type Names =
  | 'draft.preview'
  | 'draft.save'
  | 'draft.scan'
  | 'draft.infer'
  | 'draft.infer-stop'
  | 'draft.take-out'
  | 'draft.promised'
  | 'draft.decide';

export const draftRequests = (services: Services, inference: InferenceService): RequestHandlers<Names> => {
  const { main, stores, scan } = services;
  const preview = createPreviews(services);
  return {
    'draft.promised': promisedOf,
    'draft.preview': ({ conversation, text }) => preview(conversation, text),
    'draft.save': ({ conversation, text }) => {
      checkDraftLength(text);
      stores.of(conversation).conversations.saveDraft(conversation, wellFormed(text));
    },
    'draft.scan': ({ conversation, on }) => {
      const draft = stores.of(conversation).conversations.draft(conversation);
      scan.want(conversation, on);
      scan.follow(conversation, draft);
      // Read before, in another chat perhaps: the preview does not show it yet.
      if (scan.read(conversation, draft).found.length > 0) main.notify('draft.read', { conversation });
      return scan.progress(conversation);
    },
    'draft.infer': ({ conversation, text }) => inference.infer(conversation, text, true),
    'draft.infer-stop': ({ conversation }) => {
      inference.stop(conversation);
    },
    'draft.take-out': (draft) => takeOut(services, inference, draft),
    'draft.decide': ({ conversation, decision, scope }) => {
      if (scope === 'everywhere') stores.profile.decisions.set(null, decision);
      else stores.of(conversation).decisions.set(conversation, decision);
    },
  };
};
