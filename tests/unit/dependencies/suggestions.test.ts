import { describe, expect, test } from 'vitest';
import { detect, sanitize } from '../../../main/engine/privacy';
import { findDependencies, type Suggestion } from '../../../main/engine/privacy/dependencies';
import { keys, policy } from '../core/conversation';
import { draft, said } from './draft';

const money = (value: string): Suggestion['derived'] => ({ type: 'MONEY', value });
const text = 'Lena has {$1,200}. Tom has {$600}. What they have is {$1,800}, and Kim has {$2,400}.';
const suggest = (suggestion: Partial<Suggestion>): string[] =>
  said(
    text,
    [],
    [{ derived: money('$1,800'), roots: [money('$1,200'), money('$600')], relation: 'sum', ...suggestion }],
  );

describe('what a local model suggests', () => {
  test('is linked where arithmetic agrees, though no word of ours says so', () => {
    expect(said(text)).toEqual([]);
    expect(suggest({})).toEqual(['$1,800 = $1,200 + $600']);
  });

  test.each([
    [
      { derived: money('$600'), roots: [money('$1,800'), money('$1,200')], relation: 'difference' },
      '$600 = $1,800 − $1,200',
    ],
    [{ derived: money('$2,400'), roots: [money('$1,200')], relation: 'multiple', factor: '2' }, '$2,400 = 2 × $1,200'],
    [
      { derived: money('$1,800'), roots: [money('$1,200')], relation: 'multiple', factor: '1.5' },
      '$1,800 = 1.5 × $1,200',
    ],
  ] as const)('may be a difference or a multiple', (suggestion, link) => {
    expect(suggest(suggestion)).toEqual([link]);
  });

  test('may be a share, a ratio or a product of what is noised', () => {
    const ref = (type: Suggestion['derived']['type'], value: string) => ({ type, value });
    const marked = 'Lena: {$1,200}. Kim: {$2,400}. Also {pct:50 %}. {count:3} of {$400}?';
    const share: Suggestion = {
      derived: ref('PERCENTAGE', '50 %'),
      roots: [money('$1,200'), money('$2,400')],
      relation: 'percentage',
    };
    const product: Suggestion = {
      derived: money('$1,200'),
      roots: [ref('COUNT', '3'), money('$400')],
      relation: 'product',
    };
    expect(said(marked, [], [share, product])).toEqual(['$1,200 = 3 × $400', '50 % = $1,200 ÷ $2,400']);
  });

  test.each([
    ['is not true', { derived: money('$2,400') }],
    ['is true only about', { roots: [money('$1,200')], relation: 'multiple', factor: '1.49' }],
    ['names a value that is not there', { roots: [money('$1,200'), money('$601')] }],
    ['follows from itself', { roots: [money('$1,800')], relation: 'multiple', factor: '1' }],
    ['has no factor', { roots: [money('$1,200')], relation: 'multiple' }],
    ['has a factor that is no number', { roots: [money('$1,200')], relation: 'multiple', factor: '1e400' }],
    ['has no roots', { roots: [] }],
    ['has too many for a ratio', { relation: 'ratio', roots: [money('$1,200'), money('$600'), money('$2,400')] }],
  ] as const)('counts for nothing where it %s', (_, suggestion) => {
    expect(suggest(suggestion)).toEqual([]);
  });

  test('gives way to what a word of the draft says, and to the user', () => {
    const cued = 'I earn {$7,000} a month, {$84,000} a year, {$77,000} after that.';
    const difference: Suggestion = {
      derived: money('$7,000'),
      roots: [money('$84,000'), money('$77,000')],
      relation: 'difference',
    };
    expect(said(cued, [], [difference])[0]).toBe('$84,000 = 12 × $7,000');
    const apart = { derived: money('$1,800'), roots: [money('$600')], linked: false };
    const sum: Suggestion = { derived: money('$1,800'), roots: [money('$1,200'), money('$600')], relation: 'sum' };
    expect(said(text, [apart], [sum])).toEqual([]);
  });

  test('counts where it is true, among many that are not', () => {
    const { text: plain, drawn } = draft(text);
    const values = drawn.map(({ type, original }) => ({ type, value: original }));
    const suggestions = values.flatMap((derived) =>
      values.map((root): Suggestion => ({ derived, roots: [root], relation: 'multiple', factor: '2' })),
    );
    const { links } = findDependencies(plain, drawn, [], suggestions);
    expect(links.map(({ source, formula }) => [source, formula])).toEqual([
      ['model', '2 × $600'],
      ['model', '2 × $1,200'],
    ]);
  });

  test('is one draw in what is sent, and among the links of its preview', () => {
    const plain = 'She earns $1,200. He earns $600. What they have is $1,800.';
    const spans = detect(plain, { decisions: [], known: [] });
    const context = { conversation: 'c1', committed: [] };
    const sum: Suggestion = { derived: money('$1,800'), roots: [money('$1,200'), money('$600')], relation: 'sum' };
    const { findings, links, text: sent } = sanitize(plain, spans, context, policy, keys, null, [sum]);
    expect(findings.map(({ epsilon }) => epsilon)).toEqual([1, 1, null]);
    expect(links).toEqual([{ derived: 2, roots: [0, 1], formula: '$1,200 + $600', source: 'model', linked: true }]);
    const [a = 0, b = 0, c] = (sent.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
    expect(c).toBe(a + b);
  });
});
