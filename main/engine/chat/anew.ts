import {
  type ConversationId,
  type Decision,
  decisionOn,
  type Finding,
  type MessageId,
  maxDraftLength,
  type UserMessage,
} from '../../../shared/domain';
import { CodedError } from '../../../shared/result';
import type { Services } from '../services';
import { analyse } from './analysis';

const placeOf = ({ start, end }: Finding): string => `${start} ${end}`;
const isProtected = ({ mechanism }: Finding): boolean => mechanism !== null;

/** Between prompts that become one. */
const gap = '\n\n';

/**
 * The question of the last of these prompts: with those before it from the last one on that has the value, as many as a
 * draft has room for.
 */
export const asked = (
  prompts: readonly UserMessage[],
  { value }: Pick<Decision, 'value'>,
): { text: string; findings: Finding[] } => {
  const isIt = ({ original }: Finding): boolean => original.toLowerCase() === value.toLowerCase();
  const last = prompts.length - 1;
  const named = prompts.findLastIndex(({ findings }) => findings.some(isIt));
  let from = last;
  let length = prompts[last]?.original.length ?? 0;
  while (named !== -1 && from > named) {
    length += gap.length + (prompts[from - 1]?.original.length ?? 0);
    if (length > maxDraftLength) break;
    from--;
  }
  let text = '';
  const findings: Finding[] = [];
  for (const prompt of prompts.slice(from)) {
    if (text !== '') text += gap;
    const by = text.length;
    findings.push(...prompt.findings.map((each) => ({ ...each, start: each.start + by, end: each.end + by })));
    text += prompt.original;
  }
  return { text, findings };
};

/**
 * An empty chat like that of a prompt, with the prompt as its draft: all that was protected in it is, but for the value
 * that `keep` decides on. A prompt that does not name the value itself ("And at night?") comes with those before it that
 * say what it is about. What only the other chat could find, by a model's reading or from its earlier prompts, is decided
 * here. Throws `invalid_request` for a reply.
 */
export const askAnew = async (services: Services, prompt: MessageId, keep: Decision): Promise<ConversationId> => {
  const { store, message } = services.stores.find(prompt);
  if (message.role !== 'user') throw new CodedError('invalid_request', 'a reply is no prompt');
  const { conversation } = message;
  const branch = store.messages.pathTo(conversation, prompt);
  const { text, findings } = asked(
    branch.filter((each) => each.role === 'user'),
    keep,
  );
  const reading = await services.tagging.read(text, Number.POSITIVE_INFINITY);
  const { id } = store.conversations.createLike(conversation);
  const found = new Set(analyse(services, id, text, reading).preview.findings.filter(isProtected).map(placeOf));
  // What a mode takes out besides, it takes out here as well.
  const missing = findings.filter((each) => isProtected(each) && each.source !== 'mode' && !found.has(placeOf(each)));
  for (const finding of missing) store.decisions.set(id, decisionOn(finding, finding.action));
  store.decisions.set(id, keep);
  store.conversations.saveDraft(id, text);
  return id;
};
