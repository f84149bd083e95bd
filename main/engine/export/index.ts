import type { Conversation, Message } from '../../../shared/domain';
import { toMarkdown } from './markdown';
import { toTranscript } from './transcript';

/**
 * The sanitized transcript of a branch: what was sent, what came back as it came, and a short privacy report from the
 * table of guarantees. Of the user's own words it holds only what was sent, and the name they gave their provider.
 * Times are UTC. The file name tells the day and nothing of the content.
 */
export const transcript = (
  conversation: Conversation,
  messages: readonly Message[],
  format: 'markdown' | 'json',
): { fileName: string; text: string } => {
  const content = toTranscript(conversation, messages);
  const name = `palimpsest-${new Date(content.created).toISOString().slice(0, 10)}-${conversation.id.slice(-6)}`;
  return format === 'markdown'
    ? { fileName: `${name}.md`, text: toMarkdown(content) }
    : {
        fileName: `${name}.json`,
        text: `${JSON.stringify({ format: 'palimpsest-transcript', ...content }, null, 2)}\n`,
      };
};
