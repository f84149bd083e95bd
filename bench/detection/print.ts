import type { Labelled } from './labelled';
import { f1, faultsOf, type Hits, type Place, type Score } from './score';

/** Plain tables, and the faults one by one. */

const number = (value: number | null, width = 6): string => (value === null ? '–' : value.toFixed(1)).padStart(width);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : (100 * part) / whole);

export const leak = ({ leaked, labelled }: Score): number | null => share(leaked, labelled);
export const other = ({ covered, other }: Score): number | null => share(covered, other);
/** False alarms in 1,000 words. */
export const alarms = ({ falseAlarms, words }: Score): number | null =>
  words === 0 ? null : (1000 * falseAlarms) / words;

export const headline = (): void =>
  console.log(`${'set'.padEnd(34)} texts  words    F1  leak %  other %  false alarms / 1,000 words`);

export const summary = (name: string, set: readonly Labelled[], score: Score): void =>
  console.log(
    `${name.padEnd(34)} ${String(set.length).padStart(5)} ${String(score.words).padStart(6)} ${number(f1(score.all), 5)}  ${number(leak(score))}   ${number(other(score))}  ${alarms(score)?.toFixed(2) ?? '–'}`,
  );

export const byType = ({ byType }: Score): void => {
  console.log(`${'type'.padEnd(18)} labels  found  right     F1`);
  const line = (name: string, hits: Hits): void =>
    console.log(
      `${name.padEnd(18)} ${String(hits.wanted).padStart(6)} ${String(hits.found).padStart(6)} ${String(hits.right).padStart(6)} ${number(f1(hits))}`,
    );
  for (const [type, hits] of [...byType].sort(([a], [b]) => a.localeCompare(b))) line(type, hits);
};

/** Each miss and false alarm of our own prompts, with what stands around it. */
export const faults = (name: string, set: readonly Labelled[], found: readonly (readonly Place[])[]): void => {
  const quote = (text: string, { start, end }: Place): string =>
    JSON.stringify(
      `${text.slice(Math.max(0, start - 25), start)}[${text.slice(start, end)}]${text.slice(end, end + 15)}`,
    );
  set.forEach((labelled, at) => {
    const { missed, falseAlarms } = faultsOf(labelled, found[at] ?? []);
    for (const { label, as } of missed)
      console.log(
        `${name} ${at + 1} MISS ${label.type} as ${as === null ? '-' : `${as.type} ${quote(labelled.text, as)}`} ${quote(labelled.text, label)}`,
      );
    for (const span of falseAlarms) console.log(`${name} ${at + 1} FALSE ${span.type} ${quote(labelled.text, span)}`);
  });
};
