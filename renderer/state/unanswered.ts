import type { ConversationId } from '../../shared/domain';

/** The instructions of a chat that were typed and neither saved nor cancelled: they are there again when the dialog opens. */
export const unanswered = new Map<ConversationId, string>();
