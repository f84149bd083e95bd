import { chat, empty, header, modes } from './chat';
import { composer, finding } from './composer';
import { guesses, inspector, scan } from './inspector';
import { journal, library, search } from './library';
import { models } from './models';
import { providers, settings } from './settings';
import { locked, onboarding, restarted } from './start';

/** Every word of the interface. Sentences with values are functions. */
export const en = {
  brand: 'Palimpsest',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  remove: 'Remove',
  copy: 'Copy',
  copied: 'Copied',
  retry: 'Try again',
  dismiss: 'Dismiss',
  nextSteps: {
    retry: 'Try again',
    continue: 'Continue',
    providers: 'Open providers',
    models: 'Open models',
    general: 'Open settings',
    balanced: 'Use Balanced',
  },
  library,
  search,
  modes,
  header,
  chat,
  empty,
  composer,
  finding,
  inspector,
  guesses,
  scan,
  journal,
  settings,
  providers,
  models,
  onboarding,
  locked,
  restarted,
};
