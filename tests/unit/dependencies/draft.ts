import type { Drawn } from '../../../main/engine/privacy/dependencies';
import { type Dependencies, findDependencies, type Suggestion } from '../../../main/engine/privacy/dependencies';
import type { EntityType, LinkDecision } from '../../../shared/domain';

const types: Readonly<Record<string, EntityType>> = {
  '': 'MONEY',
  'age:': 'AGE',
  'born:': 'DATE_OF_BIRTH',
  'date:': 'DATE',
  'pct:': 'PERCENTAGE',
  'body:': 'BODY_MEASURE',
  'count:': 'COUNT',
};

export interface Draft {
  readonly text: string;
  readonly drawn: readonly Drawn[];
}

/** A draft whose noised values stand in braces, `{$7,000}` or `{age:39}`; `{!$7,000}` was sent before. */
export const draft = (marked: string): Draft => {
  const drawn: Drawn[] = [];
  let text = '';
  let cursor = 0;
  for (const match of marked.matchAll(/\{(!?)((?:age|born|date|pct|body|count):)?([^{}]+)\}/g)) {
    text += marked.slice(cursor, match.index);
    const original = match[3] ?? '';
    drawn.push({
      start: text.length,
      end: text.length + original.length,
      type: types[match[2] ?? ''] ?? 'MONEY',
      original,
      sent: match[1] === '!',
    });
    text += original;
    cursor = match.index + match[0].length;
  }
  return { text: text + marked.slice(cursor), drawn };
};

export const dependenciesOf = (
  marked: string,
  decisions: readonly LinkDecision[] = [],
  suggestions: readonly Suggestion[] = [],
): Dependencies => {
  const { text, drawn } = draft(marked);
  return findDependencies(text, drawn, decisions, suggestions);
};

/** "$84,000 = 12 × $7,000", in the text's order. */
export const said = (
  marked: string,
  decisions: readonly LinkDecision[] = [],
  suggestions: readonly Suggestion[] = [],
): string[] => {
  const { drawn } = draft(marked);
  return dependenciesOf(marked, decisions, suggestions)
    .links.filter(({ linked }) => linked)
    .toSorted((a, b) => a.derived - b.derived)
    .map(({ derived, formula }) => `${drawn[derived]?.original} = ${formula}`);
};
