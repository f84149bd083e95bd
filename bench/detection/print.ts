import type { Span } from '../../shared/domain';
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

/** Each miss and false alarm of our own prompts, with what stands around it; then their weights by type. */
export const faults = (
  sets: readonly { language: string; set: readonly Labelled[]; found: readonly (readonly Span[])[] }[],
): void => {
  const quote = (text: string, { start, end }: Place): string =>
    JSON.stringify(
      `${text.slice(Math.max(0, start - 25), start)}[${text.slice(start, end)}]${text.slice(end, end + 15)}`,
    );
  const leaked = new Map<string, number>();
  const alarmed = new Map<string, number>();
  const add = (to: Map<string, number>, key: string, by: number) => to.set(key, (to.get(key) ?? 0) + by);
  console.log();
  for (const { language, set, found } of sets)
    set.forEach((labelled, at) => {
      const { missed, falseAlarms } = faultsOf(labelled, found[at] ?? []);
      for (const { label, as, leaked: characters } of missed) {
        const instead =
          as === null ? 'not at all' : `as ${as.type}, ${as.source} (${as.reason}) ${quote(labelled.text, as)}`;
        console.log(`${language} ${at + 1} MISS ${label.type} ${quote(labelled.text, label)} ${instead}`);
        add(leaked, label.type, characters);
      }
      for (const span of falseAlarms) {
        console.log(
          `${language} ${at + 1} FALSE ${span.type} ${quote(labelled.text, span)} ${span.source} (${span.reason})`,
        );
        add(alarmed, `${span.type} by ${span.source}`, 1);
      }
    });
  const list = (title: string, weights: Map<string, number>): void =>
    console.log(
      `${title}: ${[...weights]
        .sort(([, a], [, b]) => b - a)
        .map(([key, weight]) => `${key} ${weight}`)
        .join(', ')}`,
    );
  list('\nLeaked characters', leaked);
  list('False alarms', alarmed);
};
