import { mechanismWords } from '../../../shared/mechanism-words';
import { typeNames } from '../../../shared/type-names';
import type { PrivacyReport, Protection } from './report';
import type { Transcript } from './transcript';

/** Text in a line of Markdown: no character of it has a meaning there. */
const plain = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(/[\\`*_[\]<>&|~!#$@]|:(?=\/\/)|(?<=www)\./giu, (mark) => `\\${mark}`);

/** Text as it is. The fence is longer than any in the text, so nothing of it can end the block, load or run. */
const verbatim = (text: string): string => {
  const longest = (text.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const protectionRow = ({ type, standIns, mechanism, epsilon }: Protection): string[] => [
  typeNames[type],
  String(standIns),
  mechanismWords[mechanism].inShort + (epsilon.length > 0 ? ` (ε ${epsilon.join(', ')})` : ''),
];

const reportOf = ({ protections, kept }: PrivacyReport): string[] => [
  protections.length === 0
    ? 'Nothing was replaced.'
    : table(['What', 'How many', 'What stands in its place'], protections.map(protectionRow)),
  ...(kept.length === 0
    ? []
    : [`Found and sent as it was: ${kept.map(({ type, count }) => `${typeNames[type]} (${count})`).join(', ')}.`]),
  'No search finds everything: what was not found was sent as it was.',
];

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
const time = (at: number): string => `${clock.format(at)} UTC`;

const aboutStandIn = 'This answer is about a stand-in: what it says may be wrong for what was meant.';

/** The transcript as CommonMark with a table, for people; what a reader still learns of each kind, the JSON says. */
export const toMarkdown = ({ title, conversation, created, turns, privacy }: Transcript): string =>
  `${[
    `# ${plain(title)}`,
    `A chat of ${time(created)}, as it was sent and received: stand-ins are in the place of what is personal.`,
    ...turns.flatMap((turn) =>
      turn.role === 'user'
        ? [`## Sent, ${time(turn.at)}`, verbatim(turn.sent)]
        : [
            `## ${plain(turn.author)}, ${time(turn.at)}${turn.status === 'done' ? '' : ` (${turn.status})`}`,
            verbatim(turn.received),
            ...(turn.aboutStandIn ? [aboutStandIn] : []),
          ],
    ),
    '## What was replaced',
    ...reportOf(privacy),
    `Conversation ${conversation}`,
  ].join('\n\n')}\n`;
