import type { Mechanism } from '../../../shared/domain';
import type { PrivacyReport, Protection } from './report';
import type { Transcript } from './transcript';

const mechanisms: Record<Mechanism, string> = {
  fpe: 'encrypted in its format',
  mldp: 'noise (metric differential privacy)',
  'date-shift': 'shifted, all dates of the conversation alike (metric differential privacy)',
  'word-ldp': 'replaced by a near word',
  krr: 'scrambled by character',
  redact: 'redacted',
};

/** Text in a line of Markdown: no character of it has a meaning there. */
const plain = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[!-/:-@[-`{-~]/gu, (mark) => `\\${mark}`);

/** Text as it is. The fence is longer than any in the text, so nothing of it can end the block, load or run. */
const verbatim = (text: string): string => {
  const longest = (text.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const protectionRow = ({ type, standIns, mechanism, epsilon, unit, leakage }: Protection): string[] => [
  plain(type),
  String(standIns),
  mechanisms[mechanism] + (epsilon.length > 0 ? `, ε ${epsilon.join(', ')}` : '') + (unit ? ` per ${plain(unit)}` : ''),
  plain(leakage.join(', ')) || 'nothing more',
];

const reportOf = ({ protections, kept }: PrivacyReport): string[] => [
  protections.length === 0
    ? 'Nothing was replaced.'
    : table(
        ['Kind', 'Stand-ins', 'How', 'What an observer learns, besides the kind and which are equal'],
        protections.map(protectionRow),
      ),
  ...(kept.length === 0
    ? []
    : [`Found and sent as it was: ${kept.map(({ type, count }) => `${plain(type)} (${count})`).join(', ')}.`]),
  'Detection is not perfect: what was not found was sent as it was.',
];

const iso = (at: number): string => new Date(at).toISOString();

const aboutStandIn = 'This answer is about a stand-in: what it says may be wrong for what was meant.';

/** The transcript as CommonMark with a table. */
export const toMarkdown = ({ title, conversation, created, turns, privacy }: Transcript): string =>
  `${[
    `# ${plain(title)}`,
    `Sanitized transcript: stand-ins in place of personal data. Conversation ${conversation}, begun ${iso(created)}.`,
    ...turns.flatMap((turn) =>
      turn.role === 'user'
        ? [`## Sent, ${iso(turn.at)}`, verbatim(turn.sent)]
        : [
            `## Received from ${plain(turn.author)}, ${iso(turn.at)}${turn.status === 'done' ? '' : ` (${turn.status})`}`,
            verbatim(turn.received),
            ...(turn.aboutStandIn ? [aboutStandIn] : []),
          ],
    ),
    '## Privacy report',
    ...reportOf(privacy),
  ].join('\n\n')}\n`;
