import {
  type Action,
  type AssistantMessage,
  type Decision,
  type EntityType,
  entityTypes,
  type Finding,
  type Mode,
  type Provider,
  type ProviderKind,
  type RiskLevel,
  type Sliders,
} from '../../shared/domain';
import type {
  Agreement,
  Attribute,
  Inference,
  Inferences,
  JournalEntry,
  Meaning,
  ModelHost,
  ModelState,
  ModeReport,
  Preview,
  Scan,
  Spend,
} from '../../shared/ipc';
import { checkBound, isReadable, type Measured, type ModelCheck } from '../../shared/models';

/** Every word of the interface. Sentences with values are functions. */

type Speed = Pick<Measured, 'read' | 'write'>;

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const count = (n: number): string => smallNumbers[n] ?? String(n);
const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

export const formatEpsilon = (epsilon: number): string => epsilon.toFixed(1);
/** Holds together at the end of a line. */
const eps = (epsilon: number): string => `ε\u00a0${formatEpsilon(epsilon)}`;
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
/** Odds to two digits: "2.7", "15", "1,200", "40 million". */
const formatTimes = (times: number): string =>
  times.toLocaleString('en', {
    maximumSignificantDigits: 2,
    ...(times < 1e6 ? {} : { notation: 'compact', compactDisplay: 'long' }),
  });

/** So many are named; of more it is said that there are. */
export const mostNamed = 3;
const named = (values: readonly string[]): string => {
  const rest = values.length - mostNamed;
  return listed.format(rest > 0 ? [...values.slice(0, mostNamed), `${rest} more`] : values);
};
const standInsOf = (others: readonly Finding[]): string =>
  named(others.map(({ surrogate, original }) => `${surrogate} (in place of ${original})`));

/** "0, 1 and 2": the places of a list of so many, and the words between them. */
export const listParts = (length: number): { type: 'element' | 'literal'; value: string }[] =>
  listed.formatToParts(Array.from({ length }, (_, index) => String(index)));

const formatBytes = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6)} MB`;

/** A token is about three quarters of a word. */
const wordsOf = (tokens: number): number => tokens * 0.75;
/** An answer of some length. */
const answerWords = 300;
/** As many words as are said: what is reckoned from them agrees with them. */
const roundWords = (tokens: number): number => {
  const words = wordsOf(tokens);
  return Number(words.toPrecision(words < 10 ? 1 : 2));
};
const formatWords = (tokens: number): string => roundWords(tokens).toLocaleString('en');
const formatSeconds = (ms: number): string =>
  ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;
const toNext = (value: number, step: number): number => Math.max(1, Math.round(value / step)) * step;
/** How long something takes, as near as one wants to know it: 8 s, 75 s, 2.5 min, 40 min, 3 h. */
const formatTime = (seconds: number): string => {
  if (seconds < 120) return `${toNext(seconds, seconds < 20 ? 1 : 5)} s`;
  if (seconds < 5400) return `${toNext(seconds / 60, seconds < 600 ? 0.5 : 1)} min`;
  return `${toNext(seconds / 3600, 0.5)} h`;
};

export const typeNames: Record<EntityType, string> = {
  PERSON: 'Name',
  OCCUPATION: 'Occupation',
  NRP: 'Nationality, religion or politics',
  MEDICAL_CONDITION: 'Medical condition',
  LOCATION: 'Place',
  ADDRESS: 'Street address',
  POSTAL_CODE: 'Postal code',
  COORDINATES: 'Coordinates',
  ORGANIZATION: 'Organisation',
  EMAIL_ADDRESS: 'E-mail address',
  PHONE_NUMBER: 'Phone number',
  URL: 'Web address',
  USER_NAME: 'User name',
  IP_ADDRESS: 'IP address',
  MAC_ADDRESS: 'MAC address',
  CREDIT_CARD: 'Card number',
  IBAN_CODE: 'Bank account (IBAN)',
  BANK_ACCOUNT: 'Bank account number',
  ROUTING_NUMBER: 'Bank routing number',
  CRYPTO: 'Crypto wallet address',
  US_SSN: 'US Social Security number',
  US_ITIN: 'US taxpayer number (ITIN)',
  US_EIN: 'US employer number (EIN)',
  UK_NHS: 'UK NHS number',
  UK_NINO: 'UK National Insurance number',
  DE_TAX_ID: 'German tax number (Steuer-ID)',
  FR_NIR: 'French social security number (NIR)',
  ES_NIF: 'Spanish tax number (NIF)',
  ES_NIE: 'Spanish foreigner number (NIE)',
  IT_FISCAL_CODE: 'Italian tax code (codice fiscale)',
  NL_BSN: 'Dutch citizen number (BSN)',
  PL_PESEL: 'Polish identity number (PESEL)',
  SE_PERSONNUMMER: 'Swedish identity number (personnummer)',
  IN_AADHAAR: 'Indian Aadhaar number',
  IN_PAN: 'Indian tax number (PAN)',
  BR_CPF: 'Brazilian tax number (CPF)',
  BR_CNPJ: 'Brazilian company number (CNPJ)',
  CA_SIN: 'Canadian Social Insurance number',
  AU_TFN: 'Australian tax file number',
  AU_MEDICARE: 'Australian Medicare number',
  CN_RESIDENT_ID: 'Chinese resident identity number',
  NATIONAL_ID: 'National identity number',
  PASSPORT: 'Passport number',
  DRIVER_LICENSE: 'Driving licence number',
  MEDICAL_RECORD: 'Medical record number',
  INSURANCE_NUMBER: 'Insurance number',
  LICENSE_PLATE: 'Licence plate',
  VIN: 'Vehicle identification number',
  ID_NUMBER: 'Identification number',
  SECRET: 'Password or key',
  MONEY: 'Amount of money',
  PERCENTAGE: 'Percentage',
  COUNT: 'Count',
  AGE: 'Age',
  DATE: 'Date',
  DATE_OF_BIRTH: 'Date of birth',
  TIME: 'Time',
  BODY_MEASURE: 'Body measure',
  LAB_VALUE: 'Laboratory value',
  WORD: 'Word',
};

export const typesByName = entityTypes.toSorted((a, b) => typeNames[a].localeCompare(typeNames[b], 'en'));

const wordsASecond = (tokens: number): string => {
  const words = formatWords(tokens);
  return `${words} ${words === '1' ? 'word' : 'words'} a second`;
};

/** Licences that let everybody use, change and pass on. */
const openLicences =
  /^(?:apache[- ]2\.0|mit|bsd-[23]-clause|isc|cc0-1\.0|cc-by(?:-sa)?-4\.0|mpl-2\.0|[al]?gpl-[23]\.0.*)$/i;
const terms = (licence: string): string =>
  openLicences.test(licence) ? licence : `${licence}, its own terms and not an open licence`;

/** What of the words no model has read, and why. */
const readBy: Readonly<Record<Inferences['model'], string | null>> = {
  reading: null,
  used: null,
  part: 'The local model has read the beginning only.',
  none: 'The words themselves were not read by a model: there is none yet.',
  unchecked: 'The words themselves were not read by a model: the one that is here is not checked yet.',
  'too-small':
    'The words themselves were not read by a model: the one that is here found too little in the built-in check.',
  stopped: 'The local model was stopped before it had read to the end.',
  failed: 'The local model failed before it had read to the end.',
};

const attributeNames: Readonly<Record<Attribute, string>> = {
  identity: 'Who you are',
  place: 'Where you live',
  occupation: 'Work',
  employer: 'Employer',
  education: 'Education',
  age: 'Age',
  gender: 'Gender',
  family: 'Family',
  health: 'Health',
  income: 'Money',
  religion: 'Faith',
  politics: 'Politics',
  sexuality: 'Sexuality',
  ethnicity: 'Origin',
  record: 'Police and courts',
};

const them = (names: readonly string[]): string => (names.length === 1 ? 'it' : 'them');

const unreachableFrom = (name: string): string =>
  `${name} cannot be reached from here. Check the connection, then try again.`;

/** How near a noised value stays to the user's, by ε: of amounts nine in ten are within a half, a tenth, a twentieth, a step. */
const nearness = (epsilon: number): keyof typeof moves =>
  epsilon < 0.5 ? 'far' : epsilon < 1.5 ? 'near' : epsilon < 3.5 ? 'close' : 'almost exact';
const moves = {
  far: 'move far',
  near: 'move a little',
  close: 'stay close',
  'almost exact': 'hardly move',
} as const;

/** Before a model reads for the first time. */
const checkFirst = 'The local model is checked first: some minutes.';

/** Contextual and Task-aware know English words only. */
const otherLanguages = 'Paragraphs in other languages keep their words.';

/** What Task-aware did to the words that are nobody's. */
const ofOthers = ({ of, changed, scores }: ModeReport & { mode: 'task-aware' }): string => {
  if (of === 0) return 'No other word can be replaced.';
  const others = of === 1 ? 'One other word can be replaced, and it' : `Of ${of} other words that can be replaced`;
  if (changed === 0) return of === 1 ? `${others} stays.` : `${others}, none is.`;
  if (changed === of) return of === 1 ? `${others} is.` : `${others}, all are.`;
  const most = `${others}, ${changed} ${changed === 1 ? 'is' : 'are'}: the least important first.`;
  const said =
    scores === 'model'
      ? 'The local model says how important a word is.'
      : 'No model has read the draft: how often a word stands in it and how common it is say how important it is.';
  return `${most} ${said}`;
};

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

  library: {
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
    exportMarkdown: 'Export as Markdown…',
    exportJson: 'Export as JSON…',
    exported: (path: string) => `Exported what was sent and received to ${path}.`,
    delete: 'Delete…',
    deleteTitle: 'Delete this chat?',
    deleteText: (title: string) =>
      `“${title}” and all its branches are deleted and overwritten on this computer. This cannot be undone. “What left this computer” keeps what was sent, and the ε that was spent stays spent.`,
    deleteConfirm: 'Delete',
    journal: 'What left this computer',
    settings: 'Settings',
    model: {
      ready: 'Local model ready',
      downloading: (percent: number) => `Local model, ${percent} %`,
      verifying: 'Checking the local model',
      paused: 'Local model paused',
      absent: 'Get a local model',
      damaged: 'Local model damaged',
    },
  },

  search: {
    title: 'Search',
    placeholder: 'Search your chats, or choose a command',
    results: 'Results',
    none: (query: string) => `Nothing found for “${query}”.`,
    similar: 'Like the open chat',
    hint: 'Searching happens on this computer.',
  },

  modes: {
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
  } satisfies Record<Mode, { name: string; text: string }>,

  header: {
    renameTitle: 'Rename this chat',
    titleLabel: 'Title',
    mode: 'Mode',
    chooseMode: 'Choose what is replaced in this chat',
    /** How many of them may change. */
    words: 'words',
    /** Begins with what the button shows. */
    privacy: (shown: string) => `${shown}, open the privacy of this chat`,
    to: 'To',
    chooseModel: 'Choose who answers',
    setUp: 'Set up providers…',
    staysHere: 'A model on this computer has answered here, so this chat stays. Start a new one for a cloud model.',
    noModels: 'no model yet',
    temporary: 'Temporary',
    temporaryText: 'Nothing of this chat is kept',
  },

  chat: {
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
    ownNumbers: (n: number) =>
      `${n === 1 ? 'This comes' : 'These come'} from replaced numbers. With your own numbers: `,
    othersClose: 'The rest is only close.',
    along: 'Sent along to the model:',
    doubtful: (surrogate: string, original: string) =>
      `The reply says “${surrogate}”. That is probably “${original}”, but it could mean something else.`,
    doubtfulLabel: 'Why is this doubtful?',
    restored: (surrogate: string) => `The reply said “${surrogate}”.`,
    latest: 'Go to the latest message',
  },

  empty: {
    title: 'Write freely.',
    lead: 'What is personal is replaced before anything leaves this computer, and put back when the reply arrives.',
    leadLocal:
      'This model runs on this computer, so nothing leaves it. What is personal is replaced all the same, and put back when the reply arrives.',
    example: 'Try it with an example',
    exampleDraft:
      'Please write a short appeal to my insurer. I’m Maria Gonzalez, born on 12 March 1984, and Blue Harbor Mutual refused my bill of $6,200 from 4 May 2024. My salary is $84,500. Send copies to maria.gonzalez@inbox.org or call +33 6 12 34 56 78.',
  },

  composer: {
    label: 'Write a message',
    write: 'You write',
    see: 'The model will see',
    leaves: { alone: 'nothing else is sent', withInstruction: 'with the instruction below' },
    stays: { alone: 'stays on this computer', withInstruction: 'stays here, with the instruction below' },
    nothingSent: 'cannot be sent like this',
    instruction: 'An instruction goes along',
    catchingUp: 'catching up…',
    placeholder: 'Write your message',
    seePlaceholder: 'What the model gets, and no more, appears here as you type.',
    keys: 'Enter sends, Shift Enter makes a new line, F8 goes through what was found.',
    attach: 'Attach',
    attachHint: 'Take the words of a text file into the draft. You can also drop it anywhere here.',
    send: 'Send',
    sendHint: 'Send (Enter)',
    language: (tag: string) => languages.of(tag) ?? tag,
    kept: (n: number) => `${n} kept`,
    byModel: (n: number) => `${n} by the local model`,
    words: (n: number) => `${n} ${n === 1 ? 'word' : 'words'}`,
    risk: (n: number, level: RiskLevel) => `${n} ${level}`,
    ms: (ms: number) => `${Math.max(1, Math.round(ms))} ms`,
    protectAs: 'Protect this as…',
    otherTypes: 'Something else…',
    changed: 'What the model will see has changed. Look once more, then send.',
    /** Why files that were dropped are not in the draft, and what to do. */
    files: {
      notText: (names: readonly string[]) =>
        `${listed.format(names)} cannot be read: only plain text can, for now. Open ${them(names)}, copy the words and paste them here, or save ${them(names)} as a text file (UTF-8).`,
      tooLong: (names: readonly string[]) =>
        `With ${listed.format(names)} the draft would be longer than two million characters. Copy the part that you need and paste it here.`,
      unread: (names: readonly string[]) =>
        `${listed.format(names)} could not be opened. Of a folder, drop the files that are in it.`,
    },
    readingFiles: 'Reading the file… What you write can be sent when it is there.',
    /** Files that no draft took in. */
    filesLeft: {
      dialog: 'The file was not taken in. Close the open dialog, then drop it again.',
      noDraft: 'The file was not taken in: no draft is open yet. Drop it again when you can write.',
      otherChat:
        'The file was not taken in: it was meant for the chat that you left. Open that chat and drop it again.',
    },
    /** Of values whose stand-ins the answer will be about. */
    aboutOther: {
      text: (others: readonly Finding[]) => `The answer will be about ${standInsOf(others)}.`,
      keep: ({ original }: Finding) => `Send ${original} as it is`,
      placeholder: (n: number) => (n === 1 ? 'Send a placeholder' : 'Send placeholders'),
      sent: 'What was sent before stays as it was sent. In a new chat you can send your own word.',
    },
    editing: 'You are editing an earlier message. Sending starts a new branch; the old one stays.',
    questions: {
      'over-cap': { title: 'Spend more than your limit?', confirm: 'Send anyway' },
      'lists-only': { title: 'Send without the model that finds names?', confirm: 'Send with lists only' },
      unscanned: { title: 'Send without the deep scan?', confirm: 'Send now' },
      inferences: { title: 'This could still be guessed', confirm: 'Send anyway' },
    } satisfies Record<Agreement, { title: string; confirm: string }>,
    listsOnlyText:
      'The file of the model that finds names, places and firms is missing or damaged. Names are found by lists only, which miss more of them. Look at the right pane before you send; installing the app again brings the file back.',
    names: { model: null, reading: 'reading names…', lists: 'names by lists only' } satisfies Record<
      Preview['names'],
      string | null
    >,
    unscannedText: ({ status, done, of }: Scan) =>
      `${
        status === 'failed'
          ? 'The local model could not read all of this text.'
          : done === 0
            ? 'The local model has not read this text yet.'
            : `The local model has read ${done} of ${of} parts of this text.`
      } What only it would find leaves as it is.`,
    inferencesText: 'Whoever reads only what leaves could still guess this of you:',
    protectWords: 'Protect these words',
    protectedWords:
      'The words are protected. Stand-ins go out for them, or placeholders such as [DETAIL_1]; the words around them still tell what they tell. Look at what the model will see, then send.',
    unreadYet: 'The local model has not read this text either. A deep scan finds some of the names that lists miss.',
    /** Why no local model has read a text that is asked about, and what would help. */
    unread: {
      'no-model': 'No local model has read this text: there is none yet. Get one to find what only the meaning tells.',
      'too-small':
        'No local model has read this text: the one that is here found too little in the built-in check. A larger one finds more.',
      unchecked: 'No local model has read this text: the one that is here is not checked yet.',
    },
    guessing: 'Looking for what could still be guessed…',
    guessLess: 'Skip the model',
    /** Of what was sent without a question; null where a model has read it to the end. */
    sentUnread: ({ inferences, model }: Inferences): string | null => {
      if (model === 'used') return null;
      const found = inferences.length === 0 ? 'Rules found nothing' : 'Rules found nothing likely';
      return `${found}; ${model === 'part' ? 'a model read the beginning only' : 'no model read this'}.`;
    },
    overCapText: (spends: readonly Spend[]) =>
      `Sending this tells more about ${listed.format(
        spends.map((s) => `${s.value} (${eps(s.spent + s.adds)} of ${formatEpsilon(s.cap)})`),
      )} than you allowed. You can also use placeholders for these values, leave them out, or choose a smaller ε.`,
  },

  finding: {
    risk: { low: 'low risk', medium: 'medium risk', high: 'high risk' } satisfies Record<RiskLevel, string>,
    reason: (reason: string) => `Why: ${reason}.`,
    becomes: 'becomes',
    stays: 'stays as it is',
    drawnSame: 'The same by chance, which no reader can tell.',
    aboutOther: (surrogate: string) =>
      `The answer will be about ${surrogate}. To ask about your own word, keep it; a placeholder gets a general answer.`,
    action: 'What to do with it',
    actions: { protect: 'Protect', keep: 'Keep', redact: 'Placeholder' } satisfies Record<Action, string>,
    scope: 'Where',
    scopes: { conversation: 'In this chat', everywhere: 'Everywhere' },
    committed: 'What was sent before stays as it was sent.',
    how: (state: string) => `How it changes: ${state}`,
    states: { mldp: 'a little', 'date-shift': 'with all dates', fpe: 'enciphered' },
    mechanism: (type: EntityType) => `How values of this kind change in this chat: ${typeNames[type]}`,
    mechanisms: { mldp: 'Move a little', 'date-shift': 'Move together', fpe: 'Encipher' },
    mechanismText: {
      mldp: 'Near enough to count and compare with. Each draw spends ε.',
      'date-shift': 'All dates of this chat move by the same time, so the days between them stay true.',
      fpe: 'Any other value of the same form: for a translation, say, where nothing is counted or compared. Spends no ε.',
    },
    mechanismScope: 'Holds for all such values in this chat.',
    movesWith: 'Changes in step with',
    alone: 'nothing else',
    byModel: 'found by the local model',
    foundByModel: (reason: string) => `Found by the local model: ${reason.replace(/^the local model: /, '')}.`,
    keepEverywhere: 'Keep it everywhere',
    keepEverywhereText: 'Sent as it is, in every chat. The settings list it under “Words that you keep”.',
    everywhereText: 'The settings list it under “Your words”.',
    announce: ({ original, type, surrogate, source }: Finding) =>
      `${original}, ${typeNames[type]}${source === 'model' ? `, ${en.finding.byModel}` : ''}, shown to the model as ${surrogate}. Press Enter to change.`,
  },

  inspector: {
    label: 'Privacy',
    title: 'Privacy of this chat',
    sliders: {
      values: 'Amounts, ages and dates',
      contextual: 'Nearness of words',
      'task-aware': 'How many other words may change',
      blanket: 'Characters that stay',
    },
    ends: (name: 'values' | keyof Sliders, { min, max }: { min: number; max: number }): readonly [string, string] =>
      name === 'task-aware' ? ['fewer', 'more words'] : [`ε ${min}, more private`, `ε ${max}, more exact`],
    /** A setting in words, so that its number says something at each stop. */
    setting: (name: 'values' | keyof Sliders, value: number): string => {
      if (name === 'task-aware') return percent(value);
      return name === 'values' ? `${nearness(value)}, ${eps(value)}` : eps(value);
    },
    stays:
      'Nothing of this chat leaves this computer: the model runs here. So no ε is spent. The model gets the stand-ins all the same, and they are put back in the reply.',
    staysMore: 'How it is replaced',
    redacted: 'All that is found is taken out, and put back in the reply. Nothing is moved, so no ε is spent.',
    /** What a mode’s own slider is, where there is no draft to say it of. */
    about: {
      contextual: 'ε says how near the new words are to yours.',
      'task-aware': 'All that is found changes. Of the other words so many do, the least important first.',
      blanket: 'ε says how many characters stay as they are. From 5.5 to 6.0 is advised.',
    } satisfies Record<keyof Sliders, string>,
    /** One sentence a fact: what each number is stands beside it. */
    report: (report: ModeReport): string | null => {
      switch (report.mode) {
        case 'contextual': {
          const words = report.byRank.reduce((sum, n) => sum + n, 0);
          const rest = report.otherLanguages ? ` ${otherLanguages}` : '';
          if (words === 0) return `Beside what was found, no word of this draft is replaced.${rest}`;
          return `${words} ${words === 1 ? 'word is' : 'words are'} replaced, each by one of about ${report.clusterSize} near words. The least ε of a word is ${formatEpsilon(report.least)}, the mean ${formatEpsilon(report.mean)}; for all words together it is ${formatEpsilon(report.text)}.${rest}`;
        }
        case 'task-aware':
          return `All that is found is replaced: keep what the question is about with a click. ${ofOthers(report)}${report.otherLanguages ? ` ${otherLanguages}` : ''}`;
        case 'blanket':
          return [
            `Each character changes with a chance of ${percent(report.gamma)}. A random word of five characters comes through whole ${percent(report.chance.five)} of the time, one of ten ${percent(report.chance.ten)}; of this draft’s words ${percent(report.chance.text)} do by chance.`,
            ...(report.measured === null
              ? []
              : [
                  `What a model recovers is another matter: at ${eps(report.measured.epsilon)} GPT-4o mini got back ${percent(report.measured.share)} of the ordinary words and ${percent(report.measured.sensitive)} of the sensitive ones, as the paper measured it.`,
                ]),
          ].join(' ');
        default:
          return null;
      }
    },
    /** A value with another ε than the slider says so. */
    meaning: (epsilon: number, meanings: readonly Meaning[]) => {
      const isOfSlider = (m: Meaning): boolean => formatEpsilon(m.epsilon) === formatEpsilon(epsilon);
      const [first, ...rest] = meanings.filter(isOfSlider);
      return [
        ...(first
          ? [
              `At ${eps(epsilon)}, 9 times in 10 the model sees ${first.value} as something between ${first.low} and ${first.high}.`,
            ]
          : []),
        ...rest.map((m) => `${m.value}: between ${m.low} and ${m.high}.`),
        ...meanings
          .filter((m) => !isOfSlider(m))
          .map(
            (m) =>
              `${m.value} was sent before or shares ε, so it has ${eps(m.epsilon)}: 9 times in 10 between ${m.low} and ${m.high}.`,
          ),
      ].join(' ');
    },
    /** Whatever is seen, its odds under the user’s number and under another are at most so far apart. */
    odds: ({ value, odds }: Meaning) => {
      const others = new Map<string, string[]>();
      for (const { other, times } of odds.toSorted((a, b) => a.times - b.times)) {
        const name = formatTimes(times);
        others.set(name, [...(others.get(name) ?? []), other]);
      }
      const said = [...others].map(([times, values]) => `${times} to 1 over ${either.format(values)}`);
      return `Whatever it sees speaks for ${value} by at most ${listed.format(said)}.`;
    },
    noMeaning: (epsilon: number) =>
      `At ${eps(epsilon)} amounts, ages and dates ${moves[nearness(epsilon)]}. Names and numbers that point to you are always replaced.`,
    dates: (weeks: number) => `Dates move together, by up to ${count(weeks)} ${weeks === 1 ? 'week' : 'weeks'}.`,
    spentTitle: 'Spent on a value',
    spent: (spends: readonly Spend[]) =>
      `${spends
        .map((s) => `${s.value}: ${formatEpsilon(s.spent + s.adds)} of ${formatEpsilon(s.cap)}`)
        .join(', ')}. Sending the same value again costs nothing, in any chat.`,
    spentMeter: 'ε spent on the value that has spent the most',
    /** Of a mode whose preview is not there yet, or was refused. */
    awaited: 'The right pane still shows the mode before.',
    enciphered:
      'Amounts, ages and dates are replaced by any others of the same form. ε, which says how near a value stays, plays no part here.',
    noSpent: 'No amount, age or date in this draft spends ε.',
    linksTitle: 'Numbers that belong together',
    unlink: 'Take apart',
    link: 'Link',
    apart: (formula: string) => `no longer ${formula}`,
    byModel: 'says the local model',
    foundTitle: 'Found in this prompt',
    found: 'Found in this prompt',
    none: 'Nothing personal found yet.',
    scrambled: 'Here every character may change, found or not. Keep what the answer needs as it is.',
    kept: 'kept as it is',
    more: (n: number) => `Show ${n} more`,
    withDates: (surrogate: string) => `${surrogate}, moved with all dates`,
    drawnSame: (surrogate: string) => `${surrogate}, the same by chance`,
    show: ({ original, source }: Finding) =>
      `Show ${original} in the draft${source === 'model' ? `, ${en.finding.byModel}` : ''}`,
    act: (action: string, value: string) => `${action} ${value}`,
    decide: (action: Action, value: string) =>
      `${en.finding.actions[action]}${action === 'redact' ? ' for' : ''} ${value}`,
  },

  guesses: {
    title: 'What could still be guessed',
    list: 'Still to be guessed',
    ask: 'Check',
    again: 'Check again',
    stop: 'Stop',
    lead: 'Reads what leaves as a stranger would.',
    asking: 'Reading what would leave…',
    more: 'The local model is still reading…',
    /** How far the check is. A model that nobody knows yet is looked at itself before it reads. */
    underWay: (told: boolean, unchecked: boolean): string => {
      if (unchecked) return checkFirst;
      return told ? en.guesses.more : en.guesses.asking;
    },
    /** Never that nothing can be guessed: what was not read is said, and why. */
    told: ({ inferences, model }: Inferences, stale: boolean, mode: Mode) => {
      if (stale) return 'What would leave has changed since.';
      if (inferences.length > 0) return `${inferences.length} ${inferences.length === 1 ? 'guess' : 'guesses'}.`;
      if (mode === 'blanket')
        return 'Here the rules read only the words that chance left whole. A language model guesses many of the others.';
      if (model === 'used') return 'Neither the rules nor the local model find more.';
      return ['The rules find nothing more.', readBy[model]].filter((sentence) => sentence !== null).join(' ');
    },
    readBy,
    because: ({ attribute, certainty, clues }: Inference) =>
      `${attributeNames[attribute]}, ${certainty}, from ${listed.format(clues.map(({ text }) => `“${text}”`))}`,
  },

  scan: {
    title: 'Deep scan',
    start: 'Scan',
    stop: 'Stop',
    checkFirst: 'Check, then scan',
    status: (status: Scan['status'] | 'unchecked' | 'checking', { done, of, found }: Scan): string =>
      ({
        off: 'The local model reads the draft once more.',
        'no-model': 'There is no local model yet.',
        'too-small': 'The local model found too little in its check.',
        unchecked: 'The local model is not checked yet.',
        checking: checkFirst,
        waiting: 'Waits for its turn.',
        reading: `Reads part ${Math.min(done + 1, of)} of ${of}. You can go on writing.`,
        done: `Read to the end. ${found === 0 ? 'No' : found} more ${found === 1 ? 'was' : 'were'} found.`,
        failed: 'The local model could not read all of the draft. What is found without it is protected as always.',
      })[status],
  },

  journal: {
    title: 'What left this computer',
    lead: 'Every request as it was sent, word for word, without keys.',
    empty: 'Nothing has left this computer.',
    requests: 'Requests',
    status: { sending: 'sending', answered: 'answered', failed: 'failed', stopped: 'stopped' } satisfies Record<
      JournalEntry['status'],
      string
    >,
    local: 'stayed on this computer',
  },

  settings: {
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
        return foundBy === 'model' ? en.finding.byModel : 'found by the app';
      },
      remove: (value: string) => `Forget ${value}`,
      forget: 'Forget',
    },
    shortcuts: [
      ['New chat', 'Mod N'],
      ['New temporary chat', 'Mod Shift N'],
      ['Search', 'Mod K'],
      ['Settings', 'Mod ,'],
      ['Send', 'Enter'],
      ['New line', 'Shift Enter'],
      ['Next, previous finding', 'F8, Shift F8'],
      ['Change the finding', 'Enter'],
      ['Protect the selected text', 'Mod Shift P'],
      ['Rename, delete a chat in the list', 'F2, Delete'],
    ] as const,
  },

  providers: {
    kinds: {
      local: 'On this computer',
      openai: 'OpenAI',
      anthropic: 'Anthropic',
      google: 'Google',
      'openai-compatible': 'OpenAI-compatible',
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
    keyStored: 'stored in the keychain; leave empty to keep it',
    keyHint: 'Goes to the keychain of this computer and is never shown again.',
    models: 'Models, one a line',
    modelsHint: 'Left empty, the provider is asked.',
    saveAndTest: 'Save and test',
    testing: 'Testing…',
    works: (models: number) => `It works: ${models} ${models === 1 ? 'model' : 'models'}.`,
    none: 'No provider yet. Add one, or use the local model.',
    hasKey: 'key in the keychain',
    noKey: 'no key',
  },

  models: {
    lead: 'A local model answers on this computer, without any account.',
    recommended: 'suggested for this computer',
    looking: 'Finding out what suits this computer…',
    loaded: 'in memory',
    untried: 'not tried yet',
    own: 'your own',
    needs: ({ bytes, memory, fit, status, inPlace, measured }: ModelState) => {
      const size = `${formatBytes(bytes)}${status === 'ready' || inPlace ? '' : ' to download'}`;
      const needed = measured ? `takes ${formatBytes(measured.memory)}` : `needs ${formatBytes(memory)}`;
      return {
        easy: `${size}, ${needed} of memory: fits well`,
        tight: `${size}, ${needed} of memory: fits, with little left for other programs`,
        no: `${size}, needs ${formatBytes(memory)} of memory: more than this computer has`,
      }[fit];
    },
    /** An open licence by its name; else somebody's own terms. */
    terms,
    origin: ({ languages: tags, licence, source }: ModelState) =>
      `${
        tags.length === 0
          ? 'Languages not known'
          : tags.length > 3
            ? `${tags.length} languages`
            : listed.format(tags.map((tag) => languages.of(tag) ?? tag))
      }, licence ${terms(licence)}${source === '' ? '' : `, from ${source}`}`,
    expected: ({ read, write }: Speed) =>
      `Expected here: reads about ${formatWords(read)} and writes about ${wordsASecond(write)}`,
    measured: ({ loadMs, read, write }: Measured) =>
      `Measured: ready in ${formatSeconds(loadMs)}, reads ${formatWords(read)} and writes ${wordsASecond(write)}`,
    slow: ({ write }: Speed) =>
      `Slow here: ${formatTime(answerWords / roundWords(write))} for an answer of ${answerWords} words`,
    /** Why this one is suggested: as main/models/estimate.ts weighs them. */
    why: ({ fit, expected }: ModelState, models: readonly ModelState[], { memory, gpus }: ModelHost) => {
      if (fit !== 'easy') return 'Suggested because it needs the least memory of these.';
      const ablest = `Suggested because it is the ablest of these that leaves room in ${formatBytes(memory)} of memory`;
      if (expected === null)
        return gpus.length > 0 ? `${ablest}.` : 'Suggested until the speed of this computer is known.';
      if (isReadable(expected)) return `${ablest} and writes as fast as one reads.`;
      return models.every((other) => (other.expected?.write ?? 0) <= expected.write)
        ? 'Suggested because it is the fastest: none of these writes as fast as one reads here.'
        : `${ablest} and writes nearly as fast as one reads.`;
    },
    trial: {
      measuring: 'Its speed is being measured on this computer…',
      checking: 'A built-in check looks how much of what is personal it finds…',
    } satisfies Record<NonNullable<ModelState['trial']>, string>,
    /** What it found, and whether that is enough. */
    check: ({ recall, precision, cases }: ModelCheck) => {
      const met = Math.round(recall * cases);
      const found = `In the built-in check it found ${met === 0 ? 'none' : met} of ${cases} personal facts`;
      if (recall < checkBound.recall) return `${found}: too few to help. Deep scan stays off.`;
      const wrong = `${percent(1 - precision)} of what it marked was nothing personal`;
      if (precision < checkBound.precision) return `${found}, but ${wrong}: too much. Deep scan stays off.`;
      return `${found}; ${wrong}. Good enough for deep scan.`;
    },
    unchecked: 'Not checked yet: whether it helps deep scan is not known.',
    noTemplate: 'Its file does not say how a chat is written, so its answers may ramble.',
    gone: 'Its file is not where it was. Remove it here, or put the file back and open this page again.',
    details: 'Details',
    detail: {
      parameters: 'Size',
      quantisation: 'Form of the weights',
      contextLength: 'Longest text',
      languages: 'Languages',
      licence: 'Licence',
      source: 'Source',
      path: 'File',
      sha256: 'SHA-256',
    },
    unknown: 'not known',
    unpublished: 'taken from the hub when it downloads',
    parameters: (count: number) =>
      `${new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 }).format(count)} parameters`,
    tokens: (count: number) => `${count.toLocaleString('en')} tokens, about ${formatWords(count)} words`,
    languages: (tags: readonly string[]) => listed.format(tags.map((tag) => languages.of(tag) ?? tag)),
    others: 'Other models',
    computer: ({ memory, cores, gpus }: ModelHost) =>
      `This computer: ${formatBytes(memory)} of memory, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${
        gpus.length === 0 ? 'no graphics processor that models can use' : listed.format(gpus)
      }.`,
    unload: 'Free the memory',
    unloadOf: (name: string) => `Free the memory of ${name}`,
    measureAgain: 'Measure again',
    add: 'Your own models',
    addText: 'Any model in the GGUF format. A file is used where it lies; one from the hub is downloaded and checked.',
    addFile: 'Choose a file…',
    addingFile: 'Reading the file…',
    address: 'Address of a .gguf file on the hub',
    addressHint: 'As in huggingface.co/owner/name-GGUF/blob/main/model-Q4_K_M.gguf',
    addAddress: 'Download it',
    addingAddress: 'Asking…',
    options: 'How models run',
    optionsText: 'A change counts from the next time a model is loaded.',
    threads: 'Processor threads',
    threadsAuto: 'As suits this computer',
    threadsText: 'One thread is left for the window. More than the cores makes a model slower.',
    context: 'Longest text it keeps in mind',
    contextOption: (tokens: number) => `${tokens.toLocaleString('en')} tokens, about ${formatWords(tokens)} words`,
    contextText: 'What a chat outgrows is forgotten from its beginning. Longer takes more memory.',
    gpu: 'Graphics processor',
    gpuOptions: { auto: 'Where it helps', on: 'Always', off: 'Never' },
    gpuText: {
      auto: 'As much of a model as fits there, the rest on the processor.',
      on: 'All of a model, or it does not run. Where there is none, models run on the processor.',
      off: 'Models run on the processor.',
    },
    idle: 'Leaves memory when unused',
    idleOption: (minutes: number | null) =>
      minutes === null
        ? 'Never'
        : minutes < 60
          ? `After ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
          : `After ${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}`,
    folder: 'Folder',
    move: 'Move…',
    moving: 'Moving the models',
    moved: (moved: number, bytes: number) => `${formatBytes(moved)} of ${formatBytes(bytes)}`,
    unreachableFrom,
    unreachable: (missed: ModelState, main: ModelState) =>
      missed.id === main.id
        ? unreachableFrom(missed.name)
        : `${missed.name} cannot be reached from here. ${main.name} comes from another place and is smaller.`,
    /** What goes with a model that is removed, and what stays. */
    removal: ({ name, status, inPlace, bytes, receivedBytes, downloadable }: ModelState) => {
      if (inPlace) {
        const text = 'Only the entry in this list goes. Its file stays where it is on this disk.';
        return { title: `Remove ${name} from the list?`, text, confirm: 'Remove' };
      }
      if (status === 'ready' || status === 'damaged' || status === 'verifying') {
        const again = downloadable
          ? 'It can be downloaded again.'
          : 'The app knows no address to download it from again.';
        return {
          title: `Delete ${name}?`,
          text: `Its file, ${formatBytes(bytes)}, is deleted. ${again}`,
          confirm: 'Delete',
        };
      }
      const keeps = status === 'downloading' ? ' Pause keeps it for later.' : '';
      const text = `What has come, ${formatBytes(receivedBytes)} of ${formatBytes(bytes)}, is deleted.${keeps}`;
      return { title: `Give up the download of ${name}?`, text, confirm: 'Give up' };
    },
    download: 'Download',
    downloadSize: (model: ModelState) => `Download ${formatBytes(model.bytes)}`,
    pause: 'Pause',
    resume: 'Resume',
    again: 'Download again',
    status: {
      absent: 'not downloaded',
      downloading: 'downloading',
      paused: 'paused',
      verifying: 'checking the file',
      ready: 'ready',
      damaged: 'damaged',
    } satisfies Record<ModelState['status'], string>,
    progress: ({ receivedBytes, bytes, bytesPerSecond }: ModelState) => {
      const far = `${formatBytes(receivedBytes)} of ${formatBytes(bytes)}`;
      return bytesPerSecond === null || bytesPerSecond < 1
        ? far
        : `${far}, ${formatBytes(bytesPerSecond)} a second, ${formatTime((bytes - receivedBytes) / bytesPerSecond)} left`;
    },
    progressLabel: (name: string) => `Download of ${name}`,
  },

  onboarding: {
    title: 'What is yours stays here.',
    lead: 'Palimpsest replaces what is personal before your words leave this computer, and puts it back in the reply. Who should answer you?',
    local: 'A model on this computer',
    localText: 'Free, without an account. Nothing leaves at all.',
    cloud: 'A provider I have a key for',
    cloudText: 'OpenAI, Anthropic, Google, or any compatible address, such as Ollama.',
    look: 'Look around first',
    choices: 'Who answers',
    start: 'Start',
    startWhile: 'Start while it downloads',
    back: 'Back',
  },

  locked: {
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
  },

  restarted: {
    engine: 'The privacy engine restarted; nothing was lost.',
    engineUnkept:
      'The privacy engine restarted. Chats that are kept nowhere are gone; what you were writing is still here.',
    models: 'The local model restarted; nothing was lost.',
  },
};
