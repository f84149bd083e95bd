import type { Entity } from '../main/engine/privacy/entities';
import type { ModeGuarantee } from '../main/engine/privacy/modes/guarantees';
import {
  type Action,
  type EntityType,
  entityTypes,
  type Mechanism,
  type Mode,
  modes,
  riskLevel,
} from '../shared/domain';
import { learns, mechanismWords } from '../shared/mechanism-words';
import { typeNames } from '../shared/type-names';

/** Writes docs/GUARANTEES.md from the table of entities: the one source of what is promised. */

const replaced = (mechanism: Mechanism): string =>
  `${mechanismWords[mechanism].term}. ${mechanismWords[mechanism].sentence}`;

const actions: Readonly<Record<Action, string>> = {
  protect: 'protected',
  keep: 'kept as it is, unless you say otherwise',
  redact: 'taken out',
};

/** What is told of the type's cipher, where it has one beside its noise. */
const cipherLines = ({ alternatives }: Entity): string[] =>
  alternatives?.fpe === undefined
    ? []
    : [
        'Where you say so, and in Task-aware, it is enciphered instead: no ε, and no distance to the original. Then an observer learns, besides that it is not\nthe value in sight where there are 16 or more like it:',
        ...alternatives.fpe.leakage.map((line) => `- ${line}`),
        '',
      ];

const section = (entity: Entity): string => {
  const { type, risk, action, guarantee } = entity;
  const { mechanism, promise, unit, epsilon, leakage } = guarantee;
  return [
    `## ${typeNames[type]}`,
    '',
    `\`${type}\`, risk ${risk} of 5 (${riskLevel(risk)}), ${actions[action]}`,
    '',
    promise ?? replaced(mechanism),
    ...(unit === null ? [] : ['', `- Unit of distance: ${unit}.`]),
    ...(epsilon === null ? [] : [`- ε: ${epsilon.min} to ${epsilon.max}, for each value.`]),
    '',
    learns,
    ...leakage.map((line) => `- ${line}`),
    '',
    ...cipherLines(entity),
  ].join('\n');
};

const head = `# What is promised, type by type

Written from the table in \`main/engine/privacy/entities\`; a test fails where it is not. To write it anew:
\`npm run guarantees\`.

**Enciphered** values (format-preserving encryption: FF1 of NIST SP 800-38G r1, a keyed permutation where there are
fewer than a million values): without the key an observer learns what stands below for the type, and nothing else.
One value has one stand-in within a conversation and another one in the next. No value stands for itself where sixteen
or more are enciphered among each other, and no name, town or state where there are two. So an observer knows one that it
is not, for each part that is enciphered by itself: of sixteen a tenth of a bit, of a thousand 0.0014. Where there are
fewer, as is said below, one in that many stands for itself: nobody sees which.

**Noised** values satisfy ε·d-metric differential privacy: for two values at distance d, in the unit below, no stand-in
is more than e^(ε·d) times likelier for the one than for the other. At ε 1 and one unit apart that is 2.7 times, at ten
units 22,000 times: values far apart are told apart. Drawing the value itself is allowed, and at a large ε common. One
value and one ε draw once, so asking again tells nothing new; another ε is another draw, and what they tell adds up.
The coins come from the key: to whoever has it there is no noise.

**What is not promised**

- Finding everything. What is not found leaves as it is. The window shows what was found before anything is sent.
- Hiding what a text is about, its style, or facts that point to someone without a name or a number.
- Anything about what you chose to keep, or about a year that stands alone; nor about a number that follows from kept ones
  alone: a total and all parts but one, kept, tell that one.
- Hiding a year that equals a birth year but is not said to be one ("we moved here in 1986"), a piece of a number that is told
  apart from it ("it starts with 078"), or the initials of a name that is hidden ("M.G."): each tells that much of the value.
- Hiding that two values are equal, or how noised values are linked, as stated below.
- Protection from software that runs as the same user on this computer.

`;

const modeTitles: Readonly<Record<Mode, string>> = {
  balanced: 'Balanced',
  contextual: 'Contextual',
  'task-aware': 'Task-aware',
  blanket: 'Blanket',
  redact: 'Redact',
};

const modeSection = (mode: Mode, { of, mechanism, unit, epsilon, leakage, notes }: ModeGuarantee): string =>
  [
    `### ${modeTitles[mode]}: ${of}`,
    '',
    replaced(mechanism),
    '',
    ...(unit === null ? [] : [`- Indistinguishable from: ${unit}.`]),
    ...(epsilon === null ? [] : [`- ε: ${epsilon.min} to ${epsilon.max}.`]),
    ...notes.map((note) => `- ${note}`),
    '',
    'An observer without the key learns:',
    ...leakage.map((line) => `- ${line}`),
    '',
  ].join('\n');

const modesHead = `## Modes

What stands below for each type holds in Balanced. The other modes do more, or something else. A value that was sent keeps the
stand-in that it was sent with, whatever mode, ε or mechanism its chat has afterwards:

`;

export const guarantees = (
  table: Readonly<Record<EntityType, Entity>>,
  byMode: Readonly<Record<Mode, ModeGuarantee | null>>,
): string =>
  [
    head,
    modesHead,
    modes
      .flatMap((mode) => {
        const row = byMode[mode];
        return row === null ? [] : [modeSection(mode, row)];
      })
      .join('\n'),
    '\n',
    entityTypes.map((type) => section(table[type])).join('\n'),
  ].join('');
