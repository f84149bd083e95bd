/** The words of the first run, of what is locked, and of a new start. */

export const onboarding = {
  title: 'What is yours stays here.',
  leads: {
    choose:
      'Palimpsest replaces what is personal before your words leave this computer, and puts it back in the reply. Who should answer you?',
    local: 'Which model should answer you? It runs on this computer, and nothing leaves at all.',
    cloud: 'Which provider should answer you? It gets your words with what is personal replaced.',
  },
  local: 'A model on this computer',
  localText: 'Free, without an account. Nothing leaves at all.',
  cloud: 'A provider I have a key for',
  cloudText: 'OpenAI, Anthropic, Google, or any compatible address, such as Ollama.',
  look: 'Look around first',
  choices: 'Who answers',
  start: 'Start',
  startWhile: 'Start while it downloads',
  back: 'Back',
};

export const locked = {
  title: 'Your chats are locked.',
  noKeyTitle: 'Your chats need a key.',
  starting: 'Opening…',
  failedTitle: 'The app could not start.',
  keychain: 'Try the keychain again',
  passphrase: 'Passphrase',
  passphraseOpen: 'Open with the passphrase',
  passphraseMake: 'Set a passphrase',
  passphraseHint: 'At least eight characters. It cannot be recovered when it is lost.',
  session: 'Use it for this session only',
  sessionText: 'Nothing is kept when the app closes.',
};

export const restarted = {
  engine: 'The privacy engine restarted; nothing was lost.',
  engineUnkept:
    'The privacy engine restarted. Chats that are kept nowhere are gone; what you were writing is still here.',
  models: 'The local model restarted; nothing was lost.',
};
