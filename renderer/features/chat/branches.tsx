import type { Message } from '../../../shared/domain';
import { NextIcon, PreviousIcon } from '../../components/icons';
import { en } from '../../i18n/en';
import { updateConversation } from '../../state/chat-store';

/** ‹ 1/2 ›: the other versions of a message. */
export const Branches = ({ message }: { message: Message }) => {
  const { siblings, id } = message;
  if (siblings.length < 2) return null;
  const here = siblings.indexOf(id);
  const go = (index: number) => {
    const head = siblings[index];
    if (head) void updateConversation({ head });
  };
  return (
    <span className="branches">
      <button
        type="button"
        className="icon"
        aria-label={en.chat.previousBranch}
        disabled={here <= 0}
        onClick={() => go(here - 1)}
      >
        <PreviousIcon />
      </button>
      <span>{en.chat.branch(here + 1, siblings.length)}</span>
      <button
        type="button"
        className="icon"
        aria-label={en.chat.nextBranch}
        disabled={here >= siblings.length - 1}
        onClick={() => go(here + 1)}
      >
        <NextIcon />
      </button>
    </span>
  );
};
