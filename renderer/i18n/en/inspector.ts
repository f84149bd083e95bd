import type { Action, Finding, Mode, Sliders } from '../../../shared/domain';
import type { Attribute, Inference, Inferences, Meaning, ModeReport, Scan, Spend } from '../../../shared/ipc';
import { composer, finding } from './composer';
import { count, eps, formatEpsilon, formatTimes, ofCap, percent } from './numbers';
import { either, listed } from './phrases';

/** The words beside the draft: what its privacy is worth, what could be guessed, what a model reads. */

/** What of the words no model has read, and why. */
const readBy: Readonly<Record<Inferences['model'], string | null>> = {
  reading: null,
  used: null,
  part: 'The local model has read the beginning only.',
  full: 'One sentence tells more than the local model could say of it.',
  none: 'The words themselves were not read by a model: there is none yet.',
  unchecked: 'The words themselves were not read by a model: the one that is here is not checked yet.',
  'too-small': 'The words themselves were not read by a model: the one that is here is too small for it.',
  stopped: 'The local model was stopped before it had read to the end.',
  failed: 'The local model failed before it had read to the end.',
};

/** What the check is about, and what it is not: a name that nothing found gives no rule a reason to guess. */
const asked = 'about age, home, work, health and the like';
const missed = `Names and numbers that were missed are not looked for here: read the right pane, select them, and choose “${composer.protectAs}”.`;

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

/** How near a noised value stays to the user's, by ε: of amounts nine in ten are within a half, a tenth, a twentieth, a step. */
const nearness = (epsilon: number): keyof typeof moves =>
  epsilon < 0.5 ? 'far' : epsilon < 1.5 ? 'near' : epsilon < 3.5 ? 'close' : 'almost exact';

const moves = {
  far: 'move far',
  near: 'move a little',
  close: 'stay close',
  'almost exact': 'hardly move',
} as const;

const ofValues = (epsilon: number): string => `Amounts, ages and dates ${moves[nearness(epsilon)]}`;

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

export const inspector = {
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
  /** A setting in words, so that its number says something at each stop; the first of them is enough where there is little room. */
  settings: (name: 'values' | keyof Sliders, value: number): readonly [string, ...string[]] => {
    if (name === 'task-aware') return [percent(value)];
    return name === 'values' ? [nearness(value), eps(value)] : [eps(value)];
  },
  setting: (name: 'values' | keyof Sliders, value: number): string => inspector.settings(name, value).join(', '),
  /** The same for who has not met ε yet. */
  explained: (name: 'values' | keyof Sliders, value: number): string => {
    if (name === 'task-aware') return `${percent(value)} of the other words may change.`;
    const of = { values: `${ofValues(value)}.`, ...inspector.about }[name];
    return `${of} The smaller ε, the more private.`;
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
    const others = rest.map((m) => `${m.value} as between ${m.low} and ${m.high}`);
    return [
      ...(first
        ? [
            `9 times in 10 the model sees ${listed.format([`${first.value} as something between ${first.low} and ${first.high}`, ...others])}.`,
          ]
        : []),
      ...meanings
        .filter((m) => !isOfSlider(m))
        .map(
          (m) =>
            `${m.value} was sent before or shares ε, so it has ${eps(m.epsilon)}: 9 times in 10 between ${m.low} and ${m.high}.`,
        ),
    ].join(' ');
  },
  oddsTitle: 'How much that tells',
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
  noMeaning: (epsilon: number) => `${ofValues(epsilon)}. Names and numbers that point to you are always replaced.`,
  dates: (weeks: number) =>
    `Dates move together, by up to ${count(weeks)} ${weeks === 1 ? 'week' : 'weeks'}, sometimes by none.`,
  spentTitle: 'Told about your numbers',
  spent: (spends: readonly Spend[]) =>
    `${spends.map((s) => `${s.value}: ${ofCap(s)}`).join(', ')}. To send the same again tells nothing more.`,
  spentMeter: 'How much is told of the number that most is told of',
  /** Of a mode whose preview is not there yet, or was refused. */
  awaited: 'The right pane still shows the mode before.',
  enciphered:
    'Amounts, ages and dates are replaced by any others of the same form. ε, which says how near a value stays, plays no part here.',
  noSpent: 'This draft tells nothing of an amount, an age or a date.',
  linksTitle: 'Numbers that belong together',
  unlink: 'Take apart',
  link: 'Link',
  apart: (formula: string) => `no longer ${formula}`,
  byModel: 'says the local model',
  foundTitle: 'Found in this prompt',
  found: 'Found in this prompt',
  /** Never that nothing personal is there: that is not known. */
  none: (blank: boolean): string =>
    blank ? 'Nothing is written yet.' : 'No name, number or other value to replace was found.',
  refused: 'This text was not looked through: it cannot be sent like this.',
  scrambled: 'Here every character may change, found or not. Keep what the answer needs as it is.',
  kept: 'kept as it is',
  more: (n: number) => `Show ${n} more`,
  withDates: (surrogate: string) => `${surrogate}, moved with all dates`,
  drawnSame: (surrogate: string) => `${surrogate}, the same by chance`,
  show: ({ original, source }: Finding) =>
    `Show ${original} in the draft${source === 'model' ? `, ${finding.byModel}` : ''}`,
  act: (action: string, value: string) => `${action} ${value}`,
  decide: (action: Action, value: string) => `${finding.actions[action]}${action === 'redact' ? ' for' : ''} ${value}`,
};

export const guesses = {
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
    return told ? guesses.more : guesses.asking;
  },
  /** Never that nothing can be guessed: what was not read is said, and why. */
  told: ({ inferences, model }: Inferences, stale: boolean, mode: Mode) => {
    if (stale) return 'What would leave has changed since.';
    if (inferences.length > 0) return `${inferences.length} ${inferences.length === 1 ? 'guess' : 'guesses'}.`;
    if (mode === 'blanket')
      return 'Here the rules read only the words that chance left whole. A language model guesses many of the others.';
    if (model === 'used')
      return `From what is left, neither these rules nor the local model guess anything ${asked}. ${missed}`;
    return [`From what is left, these rules guess nothing ${asked}.`, readBy[model], missed]
      .filter((sentence) => sentence !== null)
      .join(' ');
  },
  readBy,
  because: ({ attribute, certainty, clues, source }: Inference) =>
    `${attributeNames[attribute]}, ${certainty}, from ${listed.format(clues.map(({ text }) => `“${text}”`))}${source === 'model' ? `, ${inspector.byModel}` : ''}`,
};

export const scan = {
  title: 'Deep scan',
  start: 'Scan',
  stop: 'Stop',
  checkFirst: 'Check, then scan',
  status: (status: Scan['status'] | 'unchecked' | 'checking', { done, of, found }: Scan): string =>
    ({
      off: 'The local model reads the draft once more.',
      'no-model': 'There is no local model yet.',
      'too-small': 'The local model is too small for this. A larger one can do it.',
      unchecked: 'The local model is not checked yet.',
      checking: checkFirst,
      waiting: 'Waits for its turn.',
      reading: `Reads part ${Math.min(done + 1, of)} of ${of}. You can go on writing.`,
      done: `Read to the end: ${found === 0 ? 'nothing' : found} more found.`,
      failed: 'The local model could not read all of the draft. What is found without it is protected as always.',
    })[status],
};
