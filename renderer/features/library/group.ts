import type { Conversation } from '../../../shared/domain';

type GroupName = 'pinned' | 'today' | 'week' | 'older';

const day = 24 * 60 * 60 * 1000;

/** Groups of the rail in their order, newest first in each; empty groups are left out. `now` in milliseconds. */
export const groupConversations = (
  conversations: readonly Conversation[],
  now: number,
): { name: GroupName; conversations: Conversation[] }[] => {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const groupOf = (conversation: Conversation): GroupName =>
    conversation.pinned
      ? 'pinned'
      : conversation.updatedAt >= midnight
        ? 'today'
        : conversation.updatedAt >= midnight - 7 * day
          ? 'week'
          : 'older';
  const newestFirst = conversations.toSorted((a, b) => b.updatedAt - a.updatedAt);
  return (['pinned', 'today', 'week', 'older'] as const)
    .map((name) => ({ name, conversations: newestFirst.filter((c) => groupOf(c) === name) }))
    .filter((group) => group.conversations.length > 0);
};
