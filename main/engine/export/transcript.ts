import { repliesAboutOther } from '../../../shared/about-other';
import type { AssistantMessage, Conversation, ConversationId, Message } from '../../../shared/domain';
import { titleOf } from '../title';
import { type PrivacyReport, privacyReport } from './report';

export interface Transcript {
  /** Of the first prompt as sent: the user's own title may hold anything. */
  title: string;
  conversation: ConversationId;
  /** Milliseconds since 1970. */
  created: number;
  turns: (
    | { role: 'user'; at: number; sent: string }
    | {
        role: 'assistant';
        at: number;
        author: string;
        status: AssistantMessage['status'];
        received: string;
        /** Whether the reply is about a stand-in, so that it may be wrong for what was meant. */
        aboutStandIn: boolean;
      }
  )[];
  privacy: PrivacyReport;
}

const titleIn = (messages: readonly Message[]): string =>
  titleOf(messages.find((message) => message.role === 'user')?.sanitized ?? '') || 'Conversation';

/** In place of a reply under the user's own system prompt, and of those that follow it: they may say what that says, as it is. */
const withheld = '(Written on this computer under instructions of the user’s own, and not exported.)';

/** Takes the sanitized side of each message; of the other no more than whether a reply is about a stand-in. */
export const toTranscript = ({ id, createdAt }: Conversation, messages: readonly Message[]): Transcript => {
  const instructed = messages.findIndex((message) => message.role === 'assistant' && message.writer === 'instructed');
  return {
    title: titleIn(messages),
    conversation: id,
    created: createdAt,
    turns: messages.map((message, index) => {
      if (message.role === 'user') return { role: 'user', at: message.createdAt, sent: message.sanitized };
      const isWithheld = instructed !== -1 && index >= instructed;
      return {
        role: 'assistant',
        at: message.createdAt,
        author: message.author,
        status: message.status,
        received: isWithheld ? withheld : message.received,
        aboutStandIn: !isWithheld && repliesAboutOther(messages.slice(0, index), message.spans).length > 0,
      };
    }),
    privacy: privacyReport(messages),
  };
};
