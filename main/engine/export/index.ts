import type { Conversation, Message } from '../../../shared/domain';

/**
 * The sanitized transcript of a conversation: what was sent and what came back, with a short privacy
 * report. Nothing of the user's own text is in it, the file name and the title included.
 */
export const transcript = (
  _conversation: Conversation,
  _messages: readonly Message[],
  _format: 'markdown' | 'json',
): { fileName: string; text: string } => ({ fileName: '', text: '' });
