import { useMemo } from 'react';
import type { AssistantMessage, Finding, UserMessage } from '../../../shared/domain';
import { en } from '../../i18n/en';
import { repliesAboutOther } from '../composer/about-other';
import { decisionOn } from '../composer/actions';
import { decide, loadText, textOf } from '../composer/draft-store';
import { newChat } from '../library/library-store';
import { useChat } from './chat-store';

/** The same question in a chat of its own, in which these values are kept; the user looks, and sends it. */
const askAnew = async (prompt: UserMessage, others: readonly Finding[]): Promise<void> => {
  const from = useChat.getState().conversation;
  await newChat({ temporary: from?.temporary ?? false });
  const now = useChat.getState().conversation;
  if (!now || now.id === from?.id) return;
  for (const finding of others) await decide(decisionOn(finding, 'keep'), 'conversation');
  loadText(textOf(prompt.original));
};

/** That a reply is about a stand-in, where its advice may be wrong for what the user meant. */
export const AboutOtherReply = ({ reply }: { reply: AssistantMessage }) => {
  const messages = useChat((state) => state.messages);
  const { prompt, others } = useMemo(() => {
    const before = messages.slice(
      0,
      messages.findIndex(({ id }) => id === reply.id),
    );
    return {
      prompt: before.findLast((message) => message.role === 'user'),
      others: repliesAboutOther(before, reply.spans),
    };
  }, [messages, reply]);
  if (others.length === 0 || prompt === undefined) return null;
  return (
    <p className="aside">
      {en.chat.aboutOther.text(others)}{' '}
      <button type="button" className="act" onClick={(event) => event.detail < 2 && void askAnew(prompt, others)}>
        {en.chat.aboutOther.anew(others)}
      </button>
    </p>
  );
};
