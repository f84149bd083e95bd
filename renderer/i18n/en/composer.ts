import type { Hidden } from '../../../shared/documents';
import { type Action, type EntityType, type Finding, type RiskLevel, riskLevel } from '../../../shared/domain';
import type { Agreement, Inferences, Preview, Promised, Scan, Spend } from '../../../shared/ipc';
import { typeNames } from '../../../shared/type-names';
import { count, eps, ofCap } from './numbers';
import { languageName, listed, mostNamed, named, standInsOf } from './phrases';

/** The words of the draft and of what is found in it. */

const them = (names: readonly string[]): string => (names.length === 1 ? 'it' : 'them');
const are = (names: readonly string[]): string => (names.length === 1 ? 'is' : 'are');
const was = (names: readonly string[]): string => (names.length === 1 ? 'was' : 'were');

/** What a file hides, as it is shown where it is. */
const hiddenThing = (hidden: Hidden): string => {
  if (hidden.what === 'words') return 'some of its words';
  if (hidden.what === 'sheet') return `the sheet ${hidden.name}`;
  const { what, sheet, count, which } = hidden;
  if (which.length > mostNamed) return `${count} ${what} of ${sheet}`;
  return `${count === 1 ? what.slice(0, -1) : what} ${which.join(', ')} of ${sheet}`;
};
const countOf = (hidden: Hidden): number => (hidden.what === 'sheet' ? 1 : hidden.what === 'words' ? 2 : hidden.count);
/** A sheet, a row or a column alone. */
const isOne = (hidden: readonly Hidden[]): boolean => hidden.reduce((sum, each) => sum + countOf(each), 0) === 1;

/** Characters of a printed page. */
const pageLength = 3000;

export const composer = {
  label: 'Write a message',
  write: 'You write',
  see: 'The model will see',
  /** What goes to the model beside the draft: the mode's instruction, and the chat so far. */
  leaves: (instruction: boolean, chat: boolean): string => {
    if (chat) return instruction ? 'with instruction and chat' : 'and the chat so far';
    return instruction ? 'with the instruction below' : 'nothing else is sent';
  },
  stays: (instruction: boolean): string =>
    instruction ? 'stays here, with the instruction below' : 'stays on this computer',
  nothingSent: 'cannot be sent like this',
  instruction: 'An instruction goes along',
  catchingUp: 'catching up…',
  /** Of a text that takes seconds. */
  catchingUpLong: 'reading, you can write on…',
  placeholder: 'Write your message',
  seePlaceholder: 'What the model gets, and no more, appears here as you type.',
  keys: 'Enter sends, Shift Enter makes a new line, F8 goes through what was found.',
  attach: 'Attach',
  attachHint:
    'Take the words of a file into the draft: text, PDF, Word, Excel, OpenDocument, Rich Text, mail, web page. You can also drop it anywhere here.',
  dropHere: 'Drop it: its words come into the draft. What is personal in them is replaced before they leave.',
  save: 'Save replaced text…',
  saveHint:
    'Save what stands on the right as a file, to be used anywhere. What you write is not in it. Replies about it cannot be restored here.',
  /** Where a file goes nobody knows. */
  saved: (fileName: string, tells: boolean, unread: string | null) =>
    [
      `Saved what the model would see to ${fileName}.`,
      ...(tells ? ['What it tells of your numbers counts as sent.'] : []),
      ...(unread === null ? [] : [unread]),
    ].join(' '),
  saving: 'The replaced text is being saved. You can send it when that is done.',
  saveAnyway: 'Save anyway',
  send: 'Send',
  sendHint: 'Send (Enter)',
  language: languageName,
  kept: (n: number) => `${n} kept`,
  byModel: (n: number) => `${n} by the local model`,
  scanning: ({ done, of }: Scan) => (of > 1 ? `deep scan ${done} of ${of}` : 'deep scan…'),
  words: (n: number) => `${n} ${n === 1 ? 'word' : 'words'}`,
  risk: (n: number, level: RiskLevel) => `${n} ${level}`,
  ms: (ms: number) => `${Math.max(1, Math.round(ms))} ms`,
  protectAs: 'Protect this as…',
  changeThis: 'Change this…',
  otherTypes: 'Something else…',
  missed: 'Missed something? Select it, left or right.',
  toFound: 'Show what was found',
  changed: 'What the model will see has changed. Look once more before it leaves.',
  /** Why files that were dropped are not in the draft, and what to do. */
  files: {
    unknown: (names: readonly string[]) =>
      `${listed.format(names)} cannot be read. Text, PDF, Word (.docx), Excel (.xlsx), OpenDocument (.odt, .ods), Rich Text (.rtf), mails (.eml) and web pages can: save ${them(names)} as one of these, or copy the words and paste them here.`,
    locked: (names: readonly string[]) =>
      `${listed.format(names)} ${are(names)} locked with a password. Open ${them(names)}, save ${them(names)} without the password, and drop that here.`,
    empty: (names: readonly string[]) =>
      `${listed.format(names)} ${names.length === 1 ? 'holds' : 'hold'} no words: a scan or a photo of a text is a picture. Have the text recognized first (OCR), or type what you need.`,
    damaged: (names: readonly string[]) =>
      `${listed.format(names)} cannot be read: the file seems to be damaged. Open ${them(names)}, save ${them(names)} anew, and drop that here.`,
    slow: (names: readonly string[]) =>
      `Reading ${listed.format(names)} took longer than a minute. Copy the part that you need and paste it here.`,
    stopped: (names: readonly string[]) => `You stopped before ${listed.format(names)} ${was(names)} read.`,
    tooLong: (names: readonly string[]) =>
      `With ${listed.format(names)} the draft would be longer than two million characters. Copy the part that you need and paste it here.`,
    unread: (names: readonly string[]) =>
      `${listed.format(names)} could not be opened. Of a folder, drop the files that are in it.`,
  },
  /** What of a file the model will not know. */
  leftOut: (
    name: string,
    left: { wordless: readonly number[]; hidden: readonly Hidden[]; attached: readonly string[] },
  ): string[] => {
    const { wordless, hidden, attached } = left;
    const pages = wordless.map(String);
    const [which, hold] = pages.length === 1 ? ['Page', 'holds'] : ['Pages', 'hold'];
    return [
      ...(pages.length === 0
        ? []
        : [`${which} ${named(pages)} of ${name} ${hold} no words: the model will not know what is on ${them(pages)}.`]),
      ...(hidden.length === 0
        ? []
        : [
            `${name} hides ${named(hidden.map(hiddenThing))}. ${isOne(hidden) ? 'It was' : 'They were'} left out; show ${isOne(hidden) ? 'it' : 'them'} in the file if the model needs ${isOne(hidden) ? 'it' : 'them'}.`,
          ]),
      ...(attached.length === 0
        ? []
        : [
            `What is attached to ${name} was not read: ${named(attached)}. Save ${them(attached)}, then drop ${them(attached)} here.`,
          ]),
    ];
  },
  readingFiles: 'Reading the file… What you write can be sent when it is there.',
  stopReading: 'Stop',
  /** Files that no draft took in. */
  filesLeft: {
    dialog: 'The file was not taken in. Close the open dialog, then drop it again.',
    noDraft: 'The file was not taken in: no draft is open yet. Drop it again when you can write.',
    otherChat: 'The file was not taken in: it was meant for the chat that you left. Open that chat and drop it again.',
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
    'lists-only': { title: 'Go on without the model that finds names?', confirm: 'Send with lists only' },
    unscanned: { title: 'Go on without the deep scan?', confirm: 'Send now' },
    inferences: { title: 'This could still be guessed', confirm: 'Send anyway' },
  } satisfies Record<Agreement, { title: string; confirm: string }>,
  listsOnlyText:
    'The file of the model that finds names, places, firms and numbers of no known form is missing or damaged. Lists and patterns alone miss more of them. Look at the right pane before you send; installing the app again brings the file back.',
  /** Who found the names; where all are found, how long it took. */
  namesBy: ({ names, ms }: Pick<Preview, 'names' | 'ms'>, length: number, share: number | null): string => {
    if (names === 'lists') return 'names by lists only';
    if (names === 'model') return composer.ms(ms);
    const pages = Math.ceil(length / pageLength);
    if (share === null || pages < 3) return 'reading names…';
    return `reading names, ${Math.floor(share * pages)} of ${pages} pages…`;
  },
  unscannedText: ({ status, done, of }: Scan) =>
    status === 'done'
      ? 'The local model has read all of this text now.'
      : `${
          status === 'failed'
            ? 'The local model could not read all of this text.'
            : done === 0
              ? 'The local model has not read this text yet.'
              : `The local model has read ${done} of ${of} parts of this text.`
        } What only it would find leaves as it is.`,
  scannedTitle: 'The deep scan is done',
  awaitScan: 'Wait for it',
  awaiting: ({ done, of }: Scan) =>
    `The local model reads this text${of > 1 ? `, ${done} of ${of} parts so far` : ''}. You are told when it is done.`,
  seeScanned: 'See what will leave',
  scanned: 'The local model has read this text. Look at what the model will see, then send.',
  notScanned: 'The local model could not read all of this text. What only it would find leaves as it is.',
  inferencesText: 'Whoever reads only what leaves could still guess this of you:',
  protectWords: 'Protect these words',
  protectedWords:
    'The words are protected. Stand-ins go out for them, or placeholders such as [DETAIL_1]; the words around them still tell what they tell. Look at what the model will see, then send.',
  unreadYet: 'The local model has not read this text either. A deep scan finds some of the names that lists miss.',
  /** Why no local model has read a text that is asked about, and what would help. */
  unread: {
    'no-model': 'No local model has read this text: there is none yet. Get one to find what only the meaning tells.',
    'too-small':
      'No local model has read this text: the one that is here is too small for it. A larger one finds more.',
    unchecked: 'No local model has read this text: the one that is here is not checked yet.',
  },
  guessing: 'Looking for what could still be guessed…',
  guessLess: 'Skip the model',
  /** Of what left without a question; null where a model has read it to the end. */
  sentUnread: ({ inferences, model }: Inferences): string | null => {
    if (model === 'used') return null;
    const found = inferences.length === 0 ? 'Rules guessed nothing' : 'Rules guessed nothing likely';
    const read = model === 'part' ? 'a model read the beginning only' : 'no model read this';
    return `${found}; ${model === 'full' ? 'a model could not say all that it read' : read}.`;
  },
  overCapText: (spends: readonly Spend[]) =>
    `Sending this tells more about ${listed.format(
      spends.map((s) => `${s.value} (${ofCap(s)})`),
    )} than you allowed. You can also use placeholders for these values, leave them out, or choose a smaller ε.`,
};

export const finding = {
  risk: { low: 'low risk', medium: 'medium risk', high: 'high risk' } satisfies Record<RiskLevel, string>,
  /** What a level means. */
  riskMeans: {
    low: 'Says little of a person by itself.',
    medium: 'Tells something of a person, but not who it is.',
    high: 'Leads to one person or account.',
  } satisfies Record<RiskLevel, string>,
  /** The same of one value: of some the risk hangs on what else its sentence says. */
  riskOf: ({ type, risk }: Pick<Finding, 'type' | 'risk'>): string => {
    const level = riskLevel(risk);
    if (type === 'PERSON' && level === 'medium')
      return 'Many share a name; beside an illness, a belief or a number of somebody’s it is high.';
    if (type === 'PERSON') return 'Beside it stands an illness, a belief or a number of somebody’s.';
    if ((type === 'MEDICAL_CONDITION' || type === 'ADDRESS') && level === 'high') return 'Beside it stands a name.';
    return type === 'WORD' && level === 'high' ? 'A word that you protect.' : finding.riskMeans[level];
  },
  /** What the engine quotes stands in the quotation marks of the window. */
  reason: (reason: string) => `Found: ${reason.replace(/(?<=^|\s)'(.+?)'(?=$|[\s,.;)])/g, '“$1”')}.`,
  becomes: 'becomes',
  stays: 'stays as it is',
  drawnSame: 'By chance the same: what is drawn may be the value itself. No reader can tell that it is.',
  aboutOther: (surrogate: string) =>
    `The answer will be about ${surrogate}. To ask about your own word, keep it; a placeholder gets a general answer.`,
  action: 'What to do with it',
  actions: { protect: 'Protect', keep: 'Keep', redact: 'Placeholder' } satisfies Record<Action, string>,
  scope: 'Where',
  scopes: { conversation: 'In this chat', everywhere: 'Everywhere' },
  committed: 'What was sent before stays as it was sent.',
  how: (state: string) => `How it changes: ${state}`,
  /** What the table of guarantees says of a value. */
  promised: {
    title: 'What is promised',
    learnt: 'What is still learnt of it',
    dates: (weeks: number) => `9 times in 10 by at most ${count(weeks)} ${weeks === 1 ? 'week' : 'weeks'}.`,
    strength: ({ unit, epsilon }: Promised, own: number | null): string | null =>
      unit === null || epsilon === null || own === null
        ? null
        : `${eps(own)}, of ${epsilon.min} to ${epsilon.max}. Unit of distance: ${unit}.`,
  },
  mechanism: (type: EntityType) => `How values of this kind change in this chat: ${typeNames[type]}`,
  mechanisms: { mldp: 'Move a little', 'date-shift': 'Move together', fpe: 'Encipher' },
  mechanismText: {
    mldp: 'Near enough to count and compare with. Each draw spends ε.',
    'date-shift': 'The days between the dates of this chat stay true.',
    fpe: 'For a translation, say, where nothing is counted or compared. Spends no ε.',
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
    `${original}, ${typeNames[type]}${source === 'model' ? `, ${finding.byModel}` : ''}, shown to the model as ${surrogate}. Press Enter to change.`,
};
