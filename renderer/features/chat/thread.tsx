import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { Message, MessageId } from '../../../shared/domain';
import { DownIcon } from '../../components/icons';
import { en } from '../../i18n/en';
import { arriving, useChat } from '../../state/chat-store';
import { AssistantMessage } from './assistant-message';
import { useEnd } from './use-end';
import { UserMessage } from './user-message';

/** Tells screen readers that a reply comes and how it ended. Why it broke off, the note under it tells. */
const Arrival = () => {
  const status = useChat(({ messages }) => {
    const last = messages.at(-1);
    return last?.role === 'assistant' ? last.status : null;
  });
  return (
    <p className="visually-hidden" role="status">
      {status && en.chat.arrival[status]}
    </p>
  );
};

/** Where the model that wrote the last reply began to read; null: at the beginning. */
export const readFrom = (messages: readonly Message[]): MessageId | null => {
  const last = messages.findLast((message) => message.role === 'assistant' && message.status !== 'streaming');
  return last?.role === 'assistant' ? last.readFrom : null;
};

/** The messages of the open branch. Only those in sight are in the document. */
export const Thread = () => {
  const messages = useChat((state) => state.messages);
  const first = readFrom(messages);
  const scroller = useRef<HTMLElement>(null);
  const list = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 180,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 4,
    paddingStart: 22,
    paddingEnd: 8,
  });
  const content = useRef<HTMLDivElement>(null);
  const { away, toEnd, leave } = useEnd(scroller, content);
  const reply = useChat((state) => arriving(state)?.id);
  useEffect(() => {
    if (reply) toEnd();
  }, [reply, toEnd]);
  const sought = useChat((state) => state.sought);
  useEffect(() => {
    const index = useChat.getState().messages.findIndex(({ id }) => id === sought?.message);
    if (index === -1) return;
    leave();
    list.scrollToIndex(index, { align: 'start' });
  }, [sought, list, leave]);
  return (
    <div className="thread-area">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <section className="thread" aria-label={en.chat.label} ref={scroller} tabIndex={0}>
        <div className="messages" ref={content} style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const message = messages[index];
            return (
              message && (
                <div
                  key={key}
                  data-index={index}
                  ref={list.measureElement}
                  className={message.id === sought?.message ? 'row sought' : 'row'}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {message.id === first && <p className="read-from">{en.chat.readFrom}</p>}
                  {message.role === 'user' ? <UserMessage message={message} /> : <AssistantMessage message={message} />}
                </div>
              )
            );
          })}
        </div>
      </section>
      {away && (
        <button type="button" className="icon latest" aria-label={en.chat.latest} onClick={toEnd}>
          <DownIcon />
        </button>
      )}
      <Arrival />
    </div>
  );
};
