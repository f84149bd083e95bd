import type { ModelHost, ModelState } from '../../../shared/ipc';
import { checkBound, isReadable, type Measured, type ModelCheck } from '../../../shared/models';
import {
  answerWords,
  formatBytes,
  formatSeconds,
  formatTime,
  formatWords,
  percent,
  roundWords,
  wordsASecond,
} from './numbers';
import { languageName, listed } from './phrases';

/** The words of the models on this computer. */

type Speed = Pick<Measured, 'read' | 'write'>;

/** Licences that let everybody use, change and pass on. */
const openLicences =
  /^(?:apache[- ]2\.0|mit|bsd-[23]-clause|isc|cc0-1\.0|cc-by(?:-sa)?-4\.0|mpl-2\.0|[al]?gpl-[23]\.0.*)$/i;

const terms = (licence: string): string =>
  openLicences.test(licence) ? licence : `${licence}, its own terms and not an open licence`;

const unreachableFrom = (name: string): string =>
  `${name} cannot be reached from here. Check the connection, then try again.`;

export const models = {
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
          : listed.format(tags.map(languageName))
    }, licence ${terms(licence)}${source === '' ? '' : `, from ${source}`}`,
  expected: ({ read, write }: Speed) => `Expected here: reads ${wordsASecond(read)}, writes ${formatWords(write)}`,
  measured: ({ loadMs, read, write }: Measured) =>
    `Measured: ready in ${formatSeconds(loadMs)}, reads ${wordsASecond(read)}, writes ${formatWords(write)}`,
  slow: ({ write }: Speed) =>
    `Slow here: ${formatTime(answerWords / roundWords(write))} for an answer of ${answerWords} words`,
  /** Why this one is suggested: as main/models/estimate.ts weighs them. */
  why: ({ fit, expected }: ModelState, models: readonly ModelState[], { memory, gpus }: ModelHost) => {
    // Main suggests then what a package registry has.
    if (models.some(({ error }) => error?.code === 'download_unreachable'))
      return 'Suggested because it can be fetched from elsewhere: the source of the others could not be reached.';
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
    const found = `in the built-in check it found ${met === 0 ? 'none' : met} of ${cases} personal facts`;
    if (recall < checkBound.recall)
      return `It answers, but is too small for deep scan: ${found}. A larger one finds more.`;
    if (precision < checkBound.precision)
      return `It answers, but is no help in a deep scan: ${percent(1 - precision)} of what it marked was nothing personal. Another one may be.`;
    const right = precision === 1 ? 'all' : percent(precision);
    return `It answers, and does deep scan: ${found}, and ${right} of what it marked was personal.`;
  },
  unchecked: 'It answers. Whether it finds enough for deep scan is checked the first time.',
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
  unpublished: 'the newest file of the hub is fetched, and checked against the hash that the hub publishes',
  parameters: (count: number) =>
    `${new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 }).format(count)} parameters`,
  tokens: (count: number) => `${count.toLocaleString('en')} tokens, about ${formatWords(count)} words`,
  languages: (tags: readonly string[]) => listed.format(tags.map(languageName)),
  others: 'Other models',
  computer: ({ memory, cores, gpus }: ModelHost) =>
    `This computer: ${formatBytes(memory)} of memory, ${cores} ${cores === 1 ? 'core' : 'cores'}, ${
      gpus.length === 0 ? 'no graphics processor that models can use' : listed.format(gpus)
    }.`,
  unload: 'Free the memory',
  unloadOf: (name: string) => `Free the memory of ${name}`,
  measure: 'Measure',
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
  threadsText: 'Fewer leave more of the processor to the window and to other programs.',
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
  progress: ({ status, receivedBytes, bytes, bytesPerSecond }: ModelState) => {
    const far = `${formatBytes(receivedBytes)} of ${formatBytes(bytes)}`;
    if (status === 'paused') return `${far}, ${models.status.paused}`;
    return bytesPerSecond === null || bytesPerSecond < 1
      ? far
      : `${far}, ${formatBytes(bytesPerSecond)} a second, ${formatTime((bytes - receivedBytes) / bytesPerSecond)} left`;
  },
  progressLabel: (name: string) => `Download of ${name}`,
};
