import type { Conversation, ConversationId } from '../../../shared/domain';

type GroupName = 'pinned' | 'drafts' | 'today' | 'week' | 'older';

/** Nothing of it was sent, and the user gave it no name: a temporary one stays in sight, for it ends with the app. */
const isDraft = ({ title, head, temporary }: Conversation): boolean => title === '' && head === null && !temporary;

const day = 24 * 60 * 60 * 1000;

/**
 * Groups of the rail in their order, newest first in each; empty groups are left out. Chats that are only a draft are one of
 * them, but those that are `open`. `now` in milliseconds.
 */
export const groupConversations = (
  conversations: readonly Conversation[],
  open: readonly (ConversationId | null | undefined)[],
  now: number,
): { name: GroupName; conversations: Conversation[] }[] => {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const groupOf = (conversation: Conversation): GroupName =>
    conversation.pinned
      ? 'pinned'
      : isDraft(conversation) && !open.includes(conversation.id)
        ? 'drafts'
        : conversation.updatedAt >= midnight
          ? 'today'
          : conversation.updatedAt >= midnight - 7 * day
            ? 'week'
            : 'older';
  const newestFirst = conversations.toSorted((a, b) => b.updatedAt - a.updatedAt);
  return (['pinned', 'drafts', 'today', 'week', 'older'] as const)
    .map((name) => ({ name, conversations: newestFirst.filter((c) => groupOf(c) === name) }))
    .filter((group) => group.conversations.length > 0);
};
