import type { Turns } from '../chat/turns';
import type { RequestHandlers } from './handlers';

export const turnRequests = (
  turns: Turns,
): RequestHandlers<'turn.send' | 'turn.stop' | 'turn.regenerate' | 'turn.continue'> => ({
  'turn.send': (input) => turns.send(input),
  'turn.stop': ({ conversation }) => turns.stop(conversation),
  'turn.regenerate': ({ message }) => turns.regenerate(message),
  'turn.continue': ({ message }) => turns.continue(message),
});
