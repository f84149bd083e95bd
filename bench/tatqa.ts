import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCipher } from '../main/engine/privacy/ciphers';
import { entities, type ProtectionContext } from '../main/engine/privacy/entities';
import { createNoise } from '../main/engine/privacy/noise';
import { createCoins } from '../main/engine/privacy/noise/stream';
import { type Derivation, readDerivation, shown } from './reference/derivation';
import { type Domain, sanitizeNumbers } from './reference/preempt';

/**
 * How far answers move when they are computed from noised figures: TAT-QA's arithmetic questions, the figures of each
 * drawn by the app's mechanism for money, and by Preempt's from the paper, at one unit, k and ε. `npm run bench -- tatqa`
 */
const file = join(process.cwd(), '../shared/data/tatqa/tatqa_dataset_dev.json');
const repeats = 10;
const epsilons = [0.1, 0.5, 1, 2];

interface Question {
  readonly document: number;
  readonly derivation: Derivation;
  readonly answer: number;
}

interface Document {
  readonly questions: readonly {
    readonly answer_type: string;
    readonly derivation: string;
    readonly answer: unknown;
  }[];
}

/** The questions whose derivation gives the answer that the data set has; a relative error needs one that is not 0. */
const questionsOf = (documents: readonly Document[]): { asked: number; questions: Question[] } => {
  const arithmetic = documents.flatMap(({ questions }, document) =>
    questions.filter(({ answer_type }) => answer_type === 'arithmetic').map((question) => ({ ...question, document })),
  );
  const questions = arithmetic.flatMap(({ document, derivation: source, answer: said }) => {
    const derivation = readDerivation(source);
    if (derivation === null || derivation.figures.length === 0) return [];
    const answer = derivation.evaluate(derivation.figures.map(shown));
    const matches = [answer, 100 * answer].some(
      (value) => Math.abs(value - Number(said)) <= 0.006 + 0.001 * Math.abs(value),
    );
    return matches && answer !== 0 ? [{ document, derivation, answer }] : [];
  });
  return { asked: arithmetic.length, questions };
};

/** The figures of one question as they would leave this computer. */
type Mechanism = (question: Question, epsilon: number, repeat: number) => number[];

const keyOf = (repeat: number): Uint8Array => new Uint8Array(32).fill(repeat + 1);

/** The app: each figure through MONEY, written in its own format and read again. Equal figures draw once. */
const app: Mechanism = ({ derivation, document }, epsilon, repeat) => {
  const context: ProtectionContext = {
    cipher: createCipher(keyOf(repeat), `${document}`),
    // Coins by document: else one figure would draw the same in two of them, and count twice.
    noise: createNoise(keyOf(repeat), `${document}`),
    epsilonMilli: BigInt(Math.round(epsilon * 1000)),
    keepGender: true,
  };
  return derivation.figures.map((figure) => shown(entities.MONEY.protect(`$${figure.replace(/[$%]/g, '')}`, context)));
};

/** A unit of 2 %: the app's grid, in doubles. */
const byTwoPercent: Domain = {
  k: 1978,
  index: (value) => Math.min(Math.max(Math.round(Math.log(value / 0.01) / Math.log(1.02)), 0), 1977),
  value: (index) => 0.01 * 1.02 ** index,
};
/** As many points at equal distances, up to a million: the ℓ1 distance of numbers as they are. */
const even: Domain = {
  k: 1978,
  index: (value) => Math.min(Math.round((value / 1_000_000) * 1977), 1977),
  value: (index) => (index / 1977) * 1_000_000,
};

const preempt =
  (domain: Domain): Mechanism =>
  ({ derivation, document }, epsilon, repeat) => {
    const coins = createCoins(keyOf(repeat), ['preempt', `${document}`, derivation.figures.join(), `${epsilon}`]);
    const uniform = (): number => Number(coins.below(2n ** 53n)) / 2 ** 53;
    const values = derivation.figures.map(shown);
    // Zeros stay in both, so that what is compared is the noise.
    return sanitizeNumbers(values, epsilon, domain, uniform).map((drawn, at) => (values[at] === 0 ? 0 : drawn));
  };

/** Preempt's ε/t: the question's t figures share it. */
const shared =
  (mechanism: Mechanism): Mechanism =>
  (question, epsilon, repeat) =>
    mechanism(question, Math.max(epsilon / new Set(question.derivation.figures).size, 0.001), repeat);

const quartiles = (questions: readonly Question[], mechanism: Mechanism, epsilon: number): string => {
  const errors = questions
    .flatMap((question) =>
      Array.from({ length: repeats }, (_, repeat) => {
        const answer = question.derivation.evaluate(mechanism(question, epsilon, repeat));
        return Math.abs((answer - question.answer) / question.answer);
      }),
    )
    .map((error) => (Number.isFinite(error) ? error : Number.POSITIVE_INFINITY))
    .sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => (errors[Math.floor(share * errors.length)] ?? 0).toFixed(3)).join(' ');
};

if (!existsSync(file))
  console.log('TAT-QA is not here: ../shared/data/tatqa/tatqa_dataset_dev.json. Nothing is measured.');
else {
  const { asked, questions } = questionsOf(JSON.parse(readFileSync(file, 'utf8')) as Document[]);
  console.log(
    `TAT-QA dev: ${questions.length} of ${asked} arithmetic questions, ${repeats} draws each. Relative error of`,
  );
  console.log('the answer, computed from noised figures: 25th, 50th and 75th percentile.');
  console.log(`${'ε'.padStart(54)}${epsilons.map((epsilon) => String(epsilon).padStart(20)).join('')}`);
  const rows: readonly (readonly [string, Mechanism])[] = [
    ['unit 2 %, k 1978, ε a figure: Palimpsest', app],
    ['unit 2 %, k 1978, ε a figure: Preempt, alg. 3', preempt(byTwoPercent)],
    ['unit 2 %, k 1978, ε/t a figure: Palimpsest', shared(app)],
    ['unit 2 %, k 1978, ε/t a figure: Preempt, alg. 1', shared(preempt(byTwoPercent))],
    ['unit 506, k 1978 (0 to 10^6), ε a figure: Preempt', preempt(even)],
  ];
  for (const [name, mechanism] of rows)
    console.log(
      `${name.padEnd(54)}${epsilons.map((epsilon) => quartiles(questions, mechanism, epsilon).padStart(20)).join('')}`,
    );
  console.log(
    `${'Preempt, table 2 (ConvFinQA, GPT-4o), medians'.padEnd(54)}${['.40', '.078', '.041', '.024'].map((median) => median.padStart(20)).join('')}`,
  );
  console.log('The paper states neither the unit nor k, so its medians are context and no comparison.');
}
