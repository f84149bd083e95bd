import type { Decision, Provider, ProviderKind } from '../../../shared/domain';
import { finding } from './composer';

/** The words of the settings and of the providers. */

export const settings = {
  title: 'Settings',
  pages: {
    general: 'General',
    rules: 'Your words',
    providers: 'Providers',
    models: 'Local models',
    keys: 'Keyboard',
  },
  groups: { privacy: 'Privacy of every chat', reading: 'The local model reads along' },
  theme: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  gender: 'Keep the gender of names',
  genderText: 'A woman’s name gets a woman’s name, so that the reply’s grammar stays right. The provider can tell.',
  coins: 'The same amount in another chat',
  coinsText: {
    profile: 'Gets the same stand-in and costs nothing more. A provider can tell that both are equal.',
    conversation: 'Gets a new stand-in in each chat, and spends ε each time.',
  },
  coinsOptions: { profile: 'Same stand-in', conversation: 'New stand-in' },
  share: 'ε of a prompt with several values',
  shareOptions: { value: 'Each value its own', prompt: 'Shared' },
  shareText: {
    value: 'Every amount, age and date of a prompt is replaced with the whole ε.',
    prompt: 'The values of a prompt share ε: with four of them each gets a quarter. More private, and further off.',
  },
  mode: 'Mode of new chats',
  scan: 'Deep scan',
  scanOptions: { off: 'Never', request: 'When I ask', always: 'Every draft' },
  scanText: {
    off: 'Drafts are read by the fast layers only.',
    request: 'For a draft of your choice the local model looks for what is personal only by its meaning.',
    always: 'The local model reads every draft in the background, and the app asks before it sends an unread one.',
  },
  infer: 'What could still be guessed',
  inferOptions: { request: 'When I ask', always: 'Before sending' },
  inferText: {
    request: 'A click beside the draft tells what a stranger could guess from what leaves.',
    always: 'The app tells it before each message that says something of you, and asks.',
  },
  localModel: 'Model that reads drafts',
  localModelBest: 'The best that is ready',
  localModelText: 'For deep scan, guesses and titles. What it reads stays on this computer.',
  cap: 'Most ε to spend on one value',
  capText:
    'ε adds up when a value is replaced and sent anew, and the more was spent, the better a provider can guess the value. Past this limit the app asks first.',
  rules: {
    lead: 'What you say here of a word, a name or a number holds in every chat, before anything that the app finds.',
    kind: 'New rule',
    kinds: { value: 'Word, name or number', pattern: 'Pattern' },
    patternHint:
      'A regular expression: “ACME-\\d{4}” is every number like ACME-2041. Brackets choose a part: of “Desk (\\d+)” only the number.',
    type: 'Kind',
    likely: 'Most likely',
    others: 'All others',
    action: 'What to do with it',
    add: 'Add',
    none: 'Nothing here yet. In a draft, choose “Everywhere” at a finding, or add a word above.',
    lists: {
      protect: { title: 'Words that you protect', text: 'A stand-in or a placeholder goes out for each.' },
      keep: { title: 'Words that you keep', text: 'They leave as they are. Forget one, and the app decides again.' },
    },
    /** Where a decision came from; null where the user wrote it here. */
    from: ({ foundBy }: Decision): string | null => {
      if (foundBy === undefined) return null;
      return foundBy === 'model' ? finding.byModel : 'found by the app';
    },
    remove: (value: string) => `Forget ${value}`,
    forget: 'Forget',
  },
  shortcuts: [
    ['New chat', 'Mod N'],
    ['New temporary chat', 'Mod Shift N'],
    ['Search', 'Mod K, Mod F'],
    ['Settings', 'Mod ,'],
    ['Send', 'Enter'],
    ['New line', 'Shift Enter'],
    ['Save replaced text', 'Mod S'],
    ['Export what was sent', 'Mod Shift E'],
    ['Next, previous finding', 'F8, Shift F8'],
    ['Change the finding', 'Enter'],
    ['Protect the selected text', 'Mod Shift P'],
    ['Rename the chat', 'F2'],
    ['Delete a chat in the list', 'Delete'],
  ] as const,
};

export const providers = {
  kinds: {
    local: 'On this computer',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    'openai-compatible': 'Another (OpenAI-compatible)',
  } satisfies Record<ProviderKind, string>,
  add: 'Add a provider',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removal: ({ name, hasKey }: Provider) => ({
    title: `Remove ${name}?`,
    text: `${hasKey ? 'Its key goes from the keychain too. ' : ''}Chats that it answered stay.`,
  }),
  kind: 'Kind',
  name: 'Name',
  more: 'Name, address and models',
  moreCompatible: 'Name and models',
  baseUrl: 'Address',
  baseUrlOptional: 'Address (leave empty for the usual one)',
  baseUrlHint: 'Ollama: http://localhost:11434/v1, LM Studio: http://localhost:1234/v1',
  key: 'API key',
  keyOptional: 'API key (if it asks for one)',
  keyStored: 'stored in the keychain; leave empty to keep it',
  keyHint: 'Goes to the keychain of this computer and is never shown again.',
  getKey: (name: string) => `No key yet? Get one from ${name}`,
  models: 'Models, one a line',
  modelsHint: 'Left empty, the provider is asked.',
  saveAndTest: 'Save and test',
  testing: 'Testing…',
  works: (models: number) => `It works: ${models} ${models === 1 ? 'model' : 'models'}.`,
  none: 'No provider yet. Add one, or use the local model.',
  hasKey: 'key in the keychain',
  noKey: 'no key',
};
