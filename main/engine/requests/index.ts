import type { Turns } from '../chat/turns';
import type { InferenceService } from '../local/infer';
import type { Services } from '../services';
import { conversationRequests } from './conversations';
import { draftRequests } from './drafts';
import type { EngineRequest, RequestHandlers } from './handlers';
import { journalRequests } from './journal';
import { providerRequests } from './providers';
import { ruleRequests } from './rules';
import { settingsRequests } from './settings';
import { turnRequests } from './turns';

/** Every request of the window that the engine answers. */
export const requestHandlers = (
  services: Services,
  turns: Turns,
  inference: InferenceService,
): RequestHandlers<EngineRequest> => ({
  ...settingsRequests(services),
  ...conversationRequests(services, turns),
  ...draftRequests(services, inference),
  ...ruleRequests(services),
  ...turnRequests(turns),
  ...providerRequests(services),
  ...journalRequests(services),
});
