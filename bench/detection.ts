import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detect } from '../main/engine/privacy/detect';
import type { EntityType } from '../shared/domain';

/**
 * Precision and recall of detection by type, on presidio-research's small set and wikigold: both exact (the same
 * span) and touching (any overlap of the same type). Reads `../shared/data` beside the checkout; says so when it is
 * absent. The folder can be given as an argument.
 */

interface Labelled {
  text: string;
  spans: { start: number; end: number; type: EntityType }[];
}

const folder = process.argv[2] ?? join(process.cwd(), '..', 'shared', 'data');

/** Presidio's types as ours. Types that we do not have yet are not counted. */
const presidioTypes: Readonly<Record<string, EntityType>> = {
  PERSON: 'PERSON',
  LOCATION: 'LOCATION',
  GPE: 'LOCATION',
  ADDRESS: 'ADDRESS',
  STREET_ADDRESS: 'ADDRESS',
  ORGANIZATION: 'ORGANIZATION',
  CREDIT_CARD: 'CREDIT_CARD',
  PHONE_NUMBER: 'PHONE_NUMBER',
  EMAIL_ADDRESS: 'EMAIL_ADDRESS',
  US_SSN: 'US_SSN',
  IBAN_CODE: 'IBAN_CODE',
  DATE_TIME: 'DATE',
  AGE: 'AGE',
};

const presidio = (file: string): Labelled[] =>
  (
    JSON.parse(readFileSync(file, 'utf8')) as {
      full_text: string;
      spans: { entity_type: string; start_position: number; end_position: number }[];
    }[]
  ).map(({ full_text, spans }) => ({
    text: full_text,
    spans: spans.flatMap(({ entity_type, start_position, end_position }) => {
      const type = presidioTypes[entity_type];
      return type === undefined ? [] : [{ start: start_position, end: end_position, type }];
    }),
  }));

const conllTypes: Readonly<Record<string, EntityType>> = { PER: 'PERSON', LOC: 'LOCATION', ORG: 'ORGANIZATION' };

/** Sentences of tokens; punctuation is set as in print. */
const conll = (file: string): Labelled[] =>
  readFileSync(file, 'utf8')
    .split(/\n\s*\n/)
    .map((sentence) => {
      let text = '';
      const spans: Labelled['spans'] = [];
      let open: EntityType | null = null;
      for (const line of sentence.split('\n')) {
        const [token = '', tag = 'O'] = line.trim().split(/\s+/);
        if (token === '') continue;
        const glued = /^(?:[.,;:!?)\]]|'s|n't)$/.test(token) || /[([]$/.test(text);
        const start = text === '' || glued ? text.length : text.length + 1;
        text = `${text.padEnd(start)}${token}`;
        const type = conllTypes[tag.replace(/^[BI]-/, '')] ?? null;
        const last = spans.at(-1);
        if (type !== null && open === type && last !== undefined && !tag.startsWith('B-')) last.end = text.length;
        else if (type !== null) spans.push({ start, end: text.length, type });
        open = type;
      }
      return { text, spans };
    })
    .filter(({ text }) => text !== '');

interface Score {
  expected: number;
  found: number;
  exact: number;
  recalled: number;
  right: number;
}

const measure = (set: readonly Labelled[], counted: readonly EntityType[]): Map<EntityType, Score> => {
  const scores = new Map<EntityType, Score>(
    counted.map((type) => [type, { expected: 0, found: 0, exact: 0, recalled: 0, right: 0 }]),
  );
  for (const { text, spans } of set) {
    const found = detect(text, { decisions: [], known: [] });
    for (const [type, score] of scores) {
      const wanted = spans.filter((span) => span.type === type);
      const got = found.filter((span) => span.type === type || (type === 'DATE' && span.type === 'DATE_OF_BIRTH'));
      const touches = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
        a.start < b.end && b.start < a.end;
      score.expected += wanted.length;
      score.found += got.length;
      score.exact += wanted.filter((span) => got.some((g) => g.start === span.start && g.end === span.end)).length;
      score.recalled += wanted.filter((span) => got.some((g) => touches(g, span))).length;
      score.right += got.filter((g) => wanted.some((span) => touches(g, span))).length;
    }
  }
  return scores;
};

const percent = (part: number, whole: number): string =>
  (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)).padStart(7);

const report = (name: string, set: readonly Labelled[], counted: readonly EntityType[]): void => {
  const started = performance.now();
  const scores = measure(set, counted);
  const characters = set.reduce((sum, { text }) => sum + text.length, 0);
  const ms = performance.now() - started;
  console.log(`\n${name}: ${set.length} texts, ${characters} characters, ${ms.toFixed(0)} ms`);
  console.log(`${'type'.padEnd(16)} expected  found  recall precision  exact recall`);
  for (const [type, { expected, found, exact, recalled, right }] of scores) {
    if (expected + found === 0) continue;
    console.log(
      `${type.padEnd(16)} ${String(expected).padStart(8)} ${String(found).padStart(6)} ${percent(recalled, expected)}   ${percent(right, found)}       ${percent(exact, expected)}`,
    );
  }
};

if (!existsSync(folder)) {
  console.log(`No data at ${folder}: nothing measured.`);
} else {
  const named = ['PERSON', 'LOCATION', 'ORGANIZATION'] as const;
  const small = join(folder, 'presidio-research', 'generated_small.json');
  const gold = join(folder, 'wikigold', 'wikigold.conll.txt');
  if (existsSync(small))
    report('presidio-research, generated_small', presidio(small), [...new Set(Object.values(presidioTypes))]);
  if (existsSync(gold)) report('wikigold', conll(gold), named);
}
