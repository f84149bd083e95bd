import type { AssistantMessage, Finding, Mode } from '../../../shared/domain';
import { named, standInsOf } from './phrases';

/** The words of a chat, of its header and of the modes. */

export const modes = {
  balanced: {
    name: 'Balanced',
    text: 'Names and numbers that point to you are replaced by others of the same form, amounts, ages and dates by near ones. The rest stays.',
  },
  contextual: {
    name: 'Contextual',
    text: 'As Balanced, and words that tell of health, faith, money or family give way to near ones, so the meaning shifts. English words only.',
  },
  'task-aware': {
    name: 'Task-aware',
    text: 'All that is found about people is replaced, illnesses and jobs too. Amounts, ages and dates become any others, however far from yours. Of the other English words those change that matter least for the answer.',
  },
  blanket: {
    name: 'Blanket',
    text: 'Any character may become another, and the model rebuilds what it can. Characters of an English keyboard only.',
  },
  redact: {
    name: 'Redact',
    text: 'All that is found becomes a placeholder, such as [PERSON_1], and is put back in the reply.',
  },
} satisfies Record<Mode, { name: string; text: string }>;

export const header = {
  /** A title may be cut off in a narrow window. */
  renameTitle: (title: string) => `${title}\nRename this chat (F2)`,
  titleLabel: 'Title',
  mode: 'Mode',
  chooseMode: 'Choose what is replaced in this chat',
  /** What a mode's first slider sets. */
  settings: { values: 'Amounts', contextual: 'Words', 'task-aware': 'Words', blanket: 'Characters' },
  /** Begins with what the button shows. */
  privacy: (shown: string, explained: string) => `${shown}, open the privacy of this chat. ${explained}`.trim(),
  to: 'To',
  chooseModel: 'Choose who answers',
  setUp: 'Set up providers…',
  staysHere: 'A model on this computer has answered here, so this chat stays. Start a new one for a cloud model.',
  noModels: 'no model yet',
  temporary: 'Temporary',
  temporaryText: 'Nothing of this chat is kept',
};

export const chat = {
  label: 'Conversation',
  you: 'You',
  assistant: (author: string) => `${author}, restored on this computer`,
  views: {
    user: { label: 'Show this message', mine: 'Yours', wire: 'As sent' },
    assistant: { label: 'Show this reply', mine: 'Restored', wire: 'As received' },
  },
  edit: 'Edit',
  regenerate: 'Answer again',
  stop: 'Stop',
  stopped: 'Stopped.',
  arrival: {
    streaming: 'The reply is arriving.',
    done: 'The reply is complete.',
    stopped: 'The reply was stopped.',
    failed: 'The reply is not complete.',
  } satisfies Record<AssistantMessage['status'], string>,
  waiting: 'Waiting for the first word…',
  waitsForOther: 'Waits until the local model has written its reply in another chat…',
  readFrom: 'The model no longer reads what is above this line.',
  instructions: {
    open: 'Instructions for this chat…',
    own: 'your own',
    title: 'Instructions for this chat',
    label: 'What the model is told before all else',
    hint: 'Models on this computer read it as you write it. No provider gets it.',
    reset: 'Reset',
  },
  branch: (index: number, total: number) => `${index}/${total}`,
  previousBranch: 'Earlier version',
  nextBranch: 'Later version',
  showAll: (characters: number) => `Show all ${characters.toLocaleString('en')} characters`,
  copyCode: 'Copy code',
  image: (alt: string) => `Image not loaded: ${alt || 'no description'}`,
  derived: 'Follows from replaced numbers, so it is only close.',
  /** Of values whose stand-ins a reply is about. */
  aboutOther: {
    text: (others: readonly Finding[]) =>
      `This answer is about ${standInsOf(others)}. What it says may be wrong for ${named(others.map(({ original }) => original))}.`,
    anew: ({ original }: Finding) => `Ask about ${original} in a new chat`,
  },
  derivedNote: (n: number) =>
    n === 1
      ? 'This comes from replaced numbers, so it is only close.'
      : 'These come from replaced numbers, so they are only close.',
  ownNumbers: (n: number) => `${n === 1 ? 'This comes' : 'These come'} from replaced numbers. With your own numbers: `,
  othersClose: 'The rest is only close.',
  along: 'Sent along to the model:',
  doubtful: (surrogate: string, original: string) =>
    `The reply says “${surrogate}”. That is probably “${original}”, but it could mean something else.`,
  doubtfulLabel: 'Why is this doubtful?',
  restored: (surrogate: string) => `The reply said “${surrogate}”.`,
  latest: 'Go to the latest message',
};

export const empty = {
  title: 'Write freely.',
  lead: 'What is personal is replaced before anything leaves this computer, and put back when the reply arrives.',
  leadLocal:
    'This model runs on this computer, so nothing leaves it. What is personal is replaced all the same, and put back when the reply arrives.',
  example: 'Try it with an example',
  exampleDraft:
    'Please write a short appeal to my insurer. I’m Maria Gonzalez, born on 12 March 1984, and Blue Harbor Mutual refused my bill of $6,200 from 4 May 2024. My salary is $84,500. Send copies to maria.gonzalez@inbox.org or call +33 6 12 34 56 78.',
};
