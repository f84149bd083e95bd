import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prompts } from '../../bench/detection/labelled';
import { type DetectOptions, detect } from '../../main/engine/privacy/detect';
import { entityTypes } from '../../shared/domain';
import { cpu } from '../cpu';
import { runs } from './runs';

const fragment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    ...[
      'Dear Maria',
      'Dr. ',
      '\n\n',
      '-\n',
      'a@b.co',
      '4111 1111 1111 1111',
      '+49 30 1234567',
      '\ud800',
      '\u200b',
      'DE89',
      '12 Elm Street',
      'GmbH',
      "'s",
      'ﬁ',
      'İ',
      'ß',
      '٣',
      'e\u0301',
      ' ',
      ',',
      '$84.5k',
      '536-22-8726',
      '```',
      'José',
      'order #',
    ],
  ),
);
const text = fc.array(fragment, { maxLength: 25 }).map((parts) => parts.join(''));
/** Our prompts with their marks, cut at blanks: any of their words may stand beside any other. */
const folder = join(import.meta.dirname, '..', '..', 'bench', 'prompts');
const said = readdirSync(folder).flatMap((file) =>
  prompts(join(folder, file)).flatMap(({ text }) => text.split(/(?<=[.!?\n,;:]) ?/u)),
);
const recombined = fc
  .array(
    fc.tuple(
      fc.constantFrom(...said),
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(' ', '\n', ', ', '', '; ') }, fragment),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.flat().join(''));
const value = fc.record({
  type: fc.constantFrom(...entityTypes),
  value: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
});

const holds = (draft: string, options: Pick<DetectOptions, 'decisions' | 'known'>): void => {
  let last = 0;
  for (const { start, end, score } of detect(draft, options)) {
    expect(start).toBeGreaterThanOrEqual(last);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(draft.length);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(1);
    last = end;
  }
};

describe('detection on any text', () => {
  it('throws nothing; its spans lie inside, are sorted and do not overlap', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(value, { maxLength: 4 }),
        fc.array(value, { maxLength: 4 }),
        (draft, known, decided) => {
          holds(draft, { decisions: decided.map((one) => ({ ...one, action: 'protect' as const })), known });
        },
      ),
      { numRuns: runs(400) },
    );
  });
  it('… nor on what prompts say, in any order', () => {
    fc.assert(
      fc.property(recombined, (draft) => holds(draft, { decisions: [], known: [] })),
      { numRuns: runs(120) },
    );
  });
  it('is the same for the same text', () => {
    fc.assert(
      fc.property(text, (draft) => {
        expect(detect(draft, { decisions: [], known: [] })).toEqual(detect(draft, { decisions: [], known: [] }));
      }),
      { numRuns: runs(50) },
    );
  });
  it('finds what the user decided, between spaces', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][a-z]{2,8}$/), (name) => {
        const draft = `zz ${name} zz`;
        const spans = detect(draft, { decisions: [{ value: name, type: 'PERSON', action: 'redact' }], known: [] });
        expect(spans).toMatchObject([{ start: 3, end: 3 + name.length, type: 'PERSON', source: 'rule' }]);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('time is linear in the text', () => {
  /** Characters. */
  const longest = process.env.LONG === undefined ? 50_000 : 100_000;
  const draft = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));
  const units = [
    '1-',
    '1 ',
    '1.',
    '11 22 ',
    'a@',
    '@a.',
    'a.',
    '(',
    '((1',
    '+1',
    'Dr. ',
    'Dear ',
    'Maria ',
    'Maria, ',
    'de la ',
    'of ',
    'St. ',
    'GmbH ',
    'A. ',
    "d'A",
    'x at y dot ',
    'order #1 ',
    'DE89 ',
    '12 Elm ',
    'Via ',
    'name: ',
    '\n',
    '- a\n',
    'a-\n',
    '`',
    '```',
    '\u200b',
    'e\u0301',
    '4111 ',
    '٣',
    '$1',
    '1/1/',
    '$1,000 ',
    'I am 34 ',
    'Berlin, ',
    'live in ',
    'Regards,\n',
    'x',
  ];
  it.each(units)(`for %j, up to ${longest / 1000} KB`, (unit) => {
    const options = { decisions: [], known: [{ type: 'PERSON', value: 'Maria Berlin' } as const] };
    detect(draft(unit, 2_000), options);
    const short = cpu(() => detect(draft(unit, longest / 4), options));
    // Four times the text: quadratic work would take sixteen times as long.
    const limit = Math.max(9 * short, 0.006 * longest);
    expect(cpu(() => detect(draft(unit, longest), options), limit)).toBeLessThan(limit);
  });
  /** What every recogniser of numbers, of number words, of keys without spaces has to look at. */
  const dear = ['15 ', '1a ', '1-', '11 22 ', 'AB12 ', '12345678 ', 'un ', 'en ', '百', '中', 'id 15 '];
  it('and no character of what is dear costs more than four of a letter', () => {
    const letter =
      'Dear Maria, I live at 12 Elm Street in Berlin and earn $84,500 since 3 March 2020. Call +49 30 1234567. ';
    const cost = (unit: string): number => {
      const text = draft(unit, 20_000);
      return cpu(() => detect(text, { decisions: [], known: [] }), 0);
    };
    const usual = cost(letter);
    for (const unit of dear) expect(cost(unit), JSON.stringify(unit)).toBeLessThan(4 * usual);
  });
});
