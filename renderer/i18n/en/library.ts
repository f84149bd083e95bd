import type { JournalEntry } from '../../../shared/ipc';

/** The words of the list of chats, of the search and of what left this computer. */

export const library = {
  label: 'Chats',
  newChat: 'New chat',
  newTemporary: 'New temporary chat',
  search: 'Search',
  open: 'Open the list of chats',
  groups: { pinned: 'Pinned', drafts: 'Drafts', today: 'Today', week: 'Last week', older: 'Older' },
  untitled: 'New chat',
  temporary: 'Temporary chat',
  more: 'Rename, pin, export, delete',
  rename: 'Rename',
  pin: 'Pin',
  unpin: 'Unpin',
  exportMarkdown: 'Export what was sent, as Markdown…',
  exportJson: 'Export what was sent, as JSON…',
  exported: (fileName: string) => `Exported what was sent and received to ${fileName}.`,
  delete: 'Delete…',
  deleteTitle: 'Delete this chat?',
  deleteText: (title: string) =>
    `“${title}” and all its branches are deleted and overwritten on this computer. This cannot be undone. “What left this computer” keeps what was sent, and the ε that was spent stays spent.`,
  deleteConfirm: 'Delete',
  journal: 'What left this computer',
  settings: 'Settings',
  model: {
    ready: 'Local model ready',
    small: 'Small model: answers only',
    downloading: (percent: number) => `Local model, ${percent} %`,
    verifying: 'Checking the local model',
    paused: 'Local model paused',
    absent: 'Get a local model',
    damaged: 'Local model damaged',
  },
  smallText: 'It answers in a chat, but is too small to scan a draft. A larger one does both.',
  modelGone: 'Local model not found',
};

export const search = {
  title: 'Search',
  placeholder: 'Search your chats, or choose a command',
  results: 'Results',
  none: (query: string) => `Nothing found for “${query}”.`,
  similar: 'Like the open chat',
  hint: 'Searching happens on this computer.',
};

export const journal = {
  title: 'What left this computer',
  lead: 'Every request as it was sent, word for word, without keys.',
  empty: 'Nothing was sent from this computer.',
  files:
    'A text that you saved as a file is not listed: where it went nobody knows, so what it tells of your numbers counts as sent.',
  requests: 'Requests',
  status: { sending: 'sending', answered: 'answered', failed: 'failed', stopped: 'stopped' } satisfies Record<
    JournalEntry['status'],
    string
  >,
  /** What a request asks for that names no model. */
  modelList: 'list of models',
  local: 'stayed on this computer',
};
