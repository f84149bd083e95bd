import { type ConversationId, type Decision, decisionOn, type Finding, type MessageId } from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Services } from '../services';
import { analyse } from './analysis';

const placeOf = ({ start, end }: Finding): string => `${start} ${end}`;
const isProtected = ({ mechanism }: Finding): boolean => mechanism !== null;

/**
 * An empty chat like that of a prompt, with the prompt as its draft: all that was protected in it is, but for the value
 * that `keep` decides on. What only the other chat could find, by a model's reading or from its earlier prompts, is
 * decided here. Throws `invalid_request` for a reply.
 */
export const askAnew = async (services: Services, prompt: MessageId, keep: Decision): Promise<ConversationId> => {
  const { store, message } = services.stores.find(prompt);
  if (message.role !== 'user') throw new CodedError('invalid_request', 'a reply is no prompt');
  const { original, findings, conversation } = message;
  const reading = await services.tagging.read(original, Number.POSITIVE_INFINITY);
  const { id } = store.conversations.createLike(conversation);
  const found = new Set(analyse(services, id, original, reading).preview.findings.filter(isProtected).map(placeOf));
  // What a mode takes out besides, it takes out here as well.
  const missing = findings.filter((each) => isProtected(each) && each.source !== 'mode' && !found.has(placeOf(each)));
  for (const finding of missing) store.decisions.set(id, decisionOn(finding, finding.action));
  store.decisions.set(id, keep);
  store.conversations.saveDraft(id, original);
  return id;
};
