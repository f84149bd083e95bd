import type { ErrorCode } from '../../shared/domain';

/** What the person can do next, offered as a button beside the sentence. */
type NextStep = 'retry' | 'providers' | 'models' | 'general' | 'balanced' | null;

/**
 * What happened and what to do next: one sentence or two for each code. `bare`: a detail would say it once more. `calm`: nothing
 * failed, so it is said quietly.
 */
export const errors: Record<ErrorCode, { text: string; next: NextStep; bare?: true; calm?: true }> = {
  invalid_request: { text: 'The app did not understand its own request. Try again; nothing was sent.', next: 'retry' },
  not_found: { text: 'This is not there any more. Choose another chat from the list.', next: null },
  draft_empty: { text: 'There is nothing to send yet. Write something first.', next: null },
  draft_too_large: {
    text: 'This draft is longer than two million characters. Shorten it or send it in parts.',
    next: null,
  },
  bad_pattern: {
    text: 'This pattern cannot be read. It is a regular expression as RE2 knows them, without look-around and back references.',
    next: null,
  },
  mode_refuses_text: {
    text: 'Blanket scrambles the characters of an English keyboard, and this text has others. Choose another mode for it, or leave them out.',
    next: 'balanced',
    bare: true,
  },
  busy: { text: 'A reply is still arriving. Wait for it or stop it, then try again.', next: 'retry' },
  cancelled: { text: 'This was stopped. Try again when you like.', next: 'retry' },
  egress_refused: {
    text: 'The last check found something of yours in the text, so nothing was sent. Look at the right pane, protect what stands out, then send again.',
    next: null,
  },
  stays_here: {
    text: 'A model on this computer has answered in this chat, so it stays here and nothing was sent. Choose a model on this computer, or start a new chat for another.',
    next: null,
  },
  host_not_allowed: {
    text: 'This address belongs to none of your providers, so nothing was sent. Check the provider’s address.',
    next: 'providers',
  },
  network_unreachable: {
    text: 'The provider cannot be reached. Check the connection, then try again.',
    next: 'retry',
  },
  provider_unauthorized: {
    text: 'The provider refused the key. Check the key, then try again.',
    next: 'providers',
  },
  provider_rate_limited: {
    text: 'The provider asks to slow down, or the account’s quota is used up. Wait a little, then try again.',
    next: 'retry',
  },
  provider_failed: { text: 'The provider had a fault of its own. Try again in a moment.', next: 'retry' },
  provider_rejected: {
    text: 'The provider did not accept the request. Check that the model’s name is right, or choose another model.',
    next: 'providers',
  },
  provider_empty: { text: 'The provider answered with nothing. Try again.', next: 'retry' },
  provider_interrupted: {
    text: 'The reply broke off. What had arrived is kept: continue it, or try again.',
    next: 'retry',
  },
  provider_garbled: {
    text: 'The answer was not readable. Check that the address is that of a model provider, then try again.',
    next: 'providers',
  },
  provider_not_set_up: {
    text: 'This model is not set up yet. Add a provider’s key or download the local model.',
    next: 'providers',
  },
  reply_repeats: {
    text: 'The model began to repeat itself, so its reply was ended here. Try again, or ask in other words.',
    next: 'retry',
    calm: true,
  },
  reply_too_long: {
    text: 'The reply came to the longest that this model writes at once. Continue it, or try again.',
    next: 'retry',
    calm: true,
  },
  keychain_locked: {
    text: 'The keychain of this computer is locked. Unlock it, then try again.',
    next: null,
  },
  keychain_missing: {
    text: 'This computer has no keychain that the app can use. Use a passphrase instead, or work for this session only.',
    next: null,
  },
  keychain_changed: {
    text: 'The keychain holds another key than the one your chats were written with. Restore the old keychain, then try again.',
    next: null,
  },
  passphrase_needed: { text: 'Your chats are kept under a passphrase. Type it to open them.', next: null },
  disk_full: {
    text: 'The disk is full, so this could not be kept. Free some space, then try again.',
    next: 'retry',
  },
  store_damaged: {
    text: 'The file with your chats is damaged. Put a backup in its place, or work for this session only.',
    next: null,
  },
  store_wrong_key: {
    text: 'This key or passphrase does not open your chats. Try again with the right one.',
    next: null,
  },
  store_newer: {
    text: 'Your chats were written by a newer version of this app. Install that version, or work for this session only.',
    next: null,
  },
  store_unreachable: {
    text: 'The file with your chats cannot be read or written now. Close other copies of the app and check the disk, then try again.',
    next: 'retry',
  },
  model_missing: {
    text: 'The local model is not on this computer. Download it, or choose another model.',
    next: 'models',
  },
  model_file_missing: {
    text: 'The file of this model is not where it was. Put it back there, or remove the model from the list and choose its file again.',
    next: 'models',
  },
  model_damaged: {
    text: 'The local model’s file is damaged. Remove the model, then download it or choose its file again.',
    next: 'models',
  },
  model_too_large: {
    text: 'The local model needs more memory than is free. Close other programs, or choose a smaller model.',
    next: 'models',
  },
  model_context_full: {
    text: 'This message is longer than the local model keeps in mind. Shorten it, or choose a model whose longest text is longer. If “How models run” sets less than this model can, raise it there.',
    next: 'models',
  },
  model_failed: { text: 'The local model stopped unexpectedly. Try again, or choose another model.', next: 'retry' },
  model_not_gguf: {
    text: 'This file is not a model that the app can run: it is not in the GGUF format. Choose another file.',
    next: 'models',
  },
  model_cut_short: {
    text: 'This model’s file is not whole: its end is missing. Get it again, then try once more.',
    next: 'models',
  },
  model_empty: {
    text: 'This GGUF file has no model in it: its weights or its words are missing. Choose another file.',
    next: 'models',
  },
  model_split: {
    text: 'This file is one part of a model that was split. Choose a model that comes as one file, or join the parts first (llama-gguf-split --merge).',
    next: 'models',
  },
  model_unsupported: {
    text: 'This file is a GGUF file, but no model that can write answers here. Choose another one.',
    next: 'models',
  },
  model_cannot_answer: {
    text: 'This model cannot answer: it is made to compare texts, to read images or for sound, not to write. Choose one for chats.',
    next: 'models',
  },
  model_overlong: {
    text: 'This model’s file is longer than the model in it, so it is not as it was made. Get it again, then try once more.',
    next: 'models',
  },
  model_refused: {
    text: 'This file could not be loaded by llama.cpp, so it is not used. Choose another file of the model, or try again after an update of the app.',
    next: 'models',
  },
  model_known: {
    text: 'This file is in the list already. Nothing was added.',
    next: null,
    calm: true,
  },
  model_never_fits: {
    text: 'This model is larger than the memory of this computer, so it cannot run here. Choose a smaller one, or the same with shorter weights (Q4).',
    next: 'models',
  },
  address_not_found: {
    text: 'There is no model file at this address. It is the address of a file whose name ends in .gguf, as its page on the hub shows it.',
    next: 'models',
  },
  download_unverified: {
    text: 'This address publishes no fingerprint to check the file against. Download it yourself, then add it as a file.',
    next: 'models',
  },
  download_unreachable: {
    text: 'The place that this file comes from cannot be reached. Check the connection and the address, then try again.',
    next: 'models',
  },
  download_failed: {
    text: 'The download broke off. What has come is kept; resume when the connection is back.',
    next: 'models',
  },
  download_checksum: {
    text: 'The file that came is not the one it should be, so it was thrown away. Download it again later, or get it from elsewhere and add it from this disk.',
    next: 'models',
  },
  engine_restarted: { text: 'The privacy engine had to restart. Nothing was lost; try again.', next: 'retry' },
  not_writable: { text: 'The file could not be written there. Choose another place, then try again.', next: 'retry' },
  internal: { text: 'Something went wrong inside the app. Nothing was sent unprotected; try again.', next: 'retry' },
};
