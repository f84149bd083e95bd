import {
  alternatives,
  type Conversation,
  type EntityType,
  type Mode,
  mechanismsIn,
  type Sliders,
} from '../../shared/domain';

export type SliderName = 'values' | keyof Sliders;

/** What can be set in each mode. */
const sliders: Readonly<Record<Mode, readonly SliderName[]>> = {
  balanced: ['values'],
  contextual: ['values', 'contextual'],
  'task-aware': ['task-aware'],
  blanket: ['blanket'],
  redact: [],
};

/** What can be set in a chat. Task-aware enciphers values, but those that the user wants to be near: these have an ε. */
export const slidersOf = (chat: Pick<Conversation, 'mode' | 'mechanisms'>): readonly SliderName[] => {
  const inChat = mechanismsIn(chat);
  const isNoised = (Object.keys(alternatives) as EntityType[]).some((type) => inChat[type] === alternatives[type]);
  return chat.mode === 'task-aware' && isNoised ? ['values', ...sliders[chat.mode]] : sliders[chat.mode];
};
