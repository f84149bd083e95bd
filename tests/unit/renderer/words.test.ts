import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { markClass } from '../../../renderer/findings/looks';
import { distinctValues } from '../../../renderer/findings/values';
import { en } from '../../../renderer/i18n/en';
import { type Decision, decisionOn, type Finding } from '../../../shared/domain';

/** One word for one act, in the whole window. */

/** All fixed sentences below a part of the words, each with its place. */
const sentences = (part: unknown, place: string): [string, string][] =>
  typeof part === 'string'
    ? [[place, part]]
    : typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([name, value]) => sentences(value, `${place}.${name}`))
      : [];

it('to replace is to protect: nothing is hidden, and only a mode is named Redact', () => {
  const others = sentences(en, 'en').filter(([, text]) => /\b(?:hid(?:es?|ing|den)|redact(?:s|ed|ing)?)\b/i.test(text));
  expect(others).toEqual([['en.modes.redact.name', 'Redact']]);
  expect(en.composer.overCapText([])).not.toMatch(/redact|hide/i);
});

it('what the engine quotes stands in the quotation marks of the window', () => {
  expect(en.finding.reason("after 'Dr'")).toBe('Found: after “Dr”.');
  expect(en.finding.reason("after 'mother's name', told plainly")).toBe("Found: after “mother's name”, told plainly.");
  expect(en.finding.reason("the user's own words")).toBe("Found: the user's own words.");
});

it('to replace is the one verb: the mechanisms alone have names of their own', () => {
  const folder = join(import.meta.dirname, '../../../renderer/i18n');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const said = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .flatMap((file) => file.match(/'(?:[^'\\\n]|\\.)*'|`[^`]*`/g) ?? []);
  expect(said.length).toBeGreaterThan(400);
  expect(said.filter((text) => /\b(?:nois|encipher|encrypt|saniti[sz])/i.test(text))).toEqual(["'Encipher'"]);
});

it.each([
  [0, 0, /^No other word can be replaced\.$/],
  [1, 0, /^One other word can be replaced, and it stays\.$/],
  [1, 1, /^One other word can be replaced, and it is\.$/],
  [7, 7, /^Of 7 other words that can be replaced, all are\.$/],
  [7, 0, /^Of 7 other words that can be replaced, none is\.$/],
  [7, 1, /^Of 7 other words that can be replaced, 1 is: the least important first\. /],
  [7, 3, /^Of 7 other words that can be replaced, 3 are: the least important first\. /],
])('of %d other words %d are replaced', (of, changed, said) => {
  const report = { mode: 'task-aware', scores: 'model', proportion: 0.5, changed, of, otherLanguages: false } as const;
  const [, others = ''] = en.inspector.report(report)?.split('with a click. ') ?? [];
  expect(others).toMatch(said);
  expect(/local model/.test(others)).toBe(changed > 0 && changed < of);
});

it.each([
  [false, false, 'Reading what would leave…'],
  [true, false, 'The local model is still reading…'],
  [false, true, 'The local model is checked first: some minutes.'],
  [true, true, 'The local model is checked first: some minutes.'],
])('of a check under way, told %s, with a model that is itself unchecked %s: %s', (told, unchecked, said) =>
  expect(en.guesses.underWay(told, unchecked)).toBe(said),
);

it.each([
  ['PERSON', 4, 'Many share a name; beside an illness, a belief or a number of somebody’s it is high.'],
  ['PERSON', 5, 'Beside it stands an illness, a belief or a number of somebody’s.'],
  ['MEDICAL_CONDITION', 4, en.finding.riskMeans.medium],
  ['MEDICAL_CONDITION', 5, 'Beside it stands a name.'],
  ['ADDRESS', 5, 'Beside it stands a name.'],
  ['NRP', 4, en.finding.riskMeans.medium],
  ['IBAN_CODE', 5, en.finding.riskMeans.high],
  ['LOCATION', 1, en.finding.riskMeans.low],
] as const)('of the risk of %s, %i, is said why', (type, risk, said) => {
  expect(en.finding.riskOf({ type, risk })).toBe(said);
});

describe('what only the local model found', () => {
  const finding = (change: Partial<Finding>): Finding =>
    ({
      original: 'bibbly',
      type: 'PERSON',
      risk: 4,
      surrogate: 'Ann',
      source: 'model',
      action: 'protect',
      ...change,
    }) as Finding;

  it('is told apart by a sign, in every state, and in words for who cannot see it', () => {
    const marks = [finding({}), finding({ action: 'keep' }), finding({ source: 'tagger' })].map(markClass);
    expect(marks).toEqual(['medium by-model', 'kept by-model', 'medium']);
    expect(en.finding.announce(finding({}))).toContain('found by the local model');
    expect(en.inspector.show(finding({}))).toBe('Show bibbly in the draft, found by the local model');
    expect(
      en.finding.announce(finding({ source: 'tagger' })) + en.inspector.show(finding({ source: 'tagger' })),
    ).not.toContain('model,');
  });

  it('is remembered with a decision, and named where it is listed; what was decided before says nothing of it', () => {
    expect(decisionOn(finding({}), 'keep')).toEqual({
      value: 'bibbly',
      type: 'PERSON',
      action: 'keep',
      foundBy: 'model',
    });
    expect(decisionOn(finding({ source: 'rule' }), 'keep')).not.toHaveProperty('foundBy');
    const from = (foundBy?: Decision['foundBy']) =>
      en.settings.rules.from({ value: 'x', type: 'WORD', action: 'keep', ...(foundBy && { foundBy }) });
    expect([from('model'), from('tagger'), from()]).toEqual(['found by the local model', 'found by the app', null]);
  });
});

it.each([
  ['protect', 'Protect Maria'],
  ['keep', 'Keep Maria'],
  ['redact', 'Placeholder for Maria'],
] as const)('%s begins with what its button shows: %s', (action, said) => {
  expect(en.inspector.decide(action, 'Maria')).toBe(said);
  expect(said.startsWith(en.finding.actions[action])).toBe(true);
});

describe('ε of amounts, ages and dates', () => {
  it.each([
    [0.1, 'far', 'move far'],
    [0.4, 'far', 'move far'],
    [0.5, 'near', 'move a little'],
    [1, 'near', 'move a little'],
    [1.5, 'close', 'stay close'],
    [3.4, 'close', 'stay close'],
    [3.5, 'almost exact', 'hardly move'],
    [5, 'almost exact', 'hardly move'],
  ])('%s is %s: they %s', (epsilon, word, does) => {
    const number = `ε\u00a0${epsilon.toFixed(1)}`;
    expect(en.inspector.setting('values', epsilon)).toBe(`${word}, ${number}`);
    expect(en.inspector.noMeaning(epsilon)).toContain(`Amounts, ages and dates ${does}.`);
    expect(en.inspector.explained('values', epsilon)).toBe(
      `Amounts, ages and dates ${does}. The smaller ε, the more private.`,
    );
  });
});

it.each([
  [1, '9 times in 10 the model sees $80 as something between $70 and $90.'],
  [5, '$80 was sent before or shares ε, so it has ε 1.0: 9 times in 10 between $70 and $90.'],
])('a value’s numbers stand beside its own ε, wherever the slider stands: %d', (slider, said) => {
  const meaning = { value: '$80', epsilon: 1, low: '$70', high: '$90', odds: [] };
  expect(en.inspector.meaning(slider, [meaning]).replaceAll('\u00a0', ' ')).toBe(said);
});

it('the values of one ε stand in one sentence', () => {
  const meaning = (value: string) => ({ value, epsilon: 1, low: '1', high: '9', odds: [] });
  expect(en.inspector.meaning(1, ['$5', '5 kg', '7'].map(meaning))).toBe(
    '9 times in 10 the model sees $5 as something between 1 and 9, 5 kg as between 1 and 9, and 7 as between 1 and 9.',
  );
});

it('Blanket lists what was found, and none of the words that it only scrambles', () => {
  const finding = (original: string, source: Finding['source']): Finding => ({
    start: 0,
    end: original.length,
    type: source === 'mode' ? 'WORD' : 'PERSON',
    risk: 1,
    score: 1,
    source,
    reason: '',
    original,
    surrogate: 'x',
    surrogateStart: 0,
    surrogateEnd: 1,
    action: 'protect',
    mechanism: 'krr',
    epsilon: 5.5,
    derivation: null,
  });
  const values = distinctValues([
    finding('Dear', 'mode'),
    finding('Maria', 'gazetteer'),
    finding('Maria', 'gazetteer'),
  ]);
  expect(values.map(({ finding: { original }, index }) => [original, index])).toEqual([['Maria', 1]]);
});

it.each([
  ['reading', 2000, null, 'reading names…'],
  ['reading', 150_000, null, 'reading names…'],
  ['reading', 5000, 0.5, 'reading names…'],
  ['reading', 150_000, 0.37, 'reading names, 18 of 50 pages…'],
  ['reading', 148_000, 1, 'reading names, 50 of 50 pages…'],
  ['lists', 150_000, 0.4, 'names by lists only'],
  ['model', 150_000, null, '12 ms'],
] as const)('the names of %s, %d characters, share %s: %s', (names, length, share, said) =>
  expect(en.composer.namesBy({ names, ms: 12 }, length, share)).toBe(said),
);
