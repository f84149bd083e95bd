import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { deriveKeys } from '../../main/engine/keys';
import { desanitize, detect, restore, sanitize } from '../../main/engine/privacy';
import { defaultPolicy, type Finding, modes, type Policy, type Replacement } from '../../shared/domain';
import { CodedError } from '../../shared/result';
import { sentence } from '../unit/proof/preservation';
import { writings } from '../unit/proof/values';
import './runs';

vi.setConfig({ testTimeout: 3_600_000 });

/** 10^5 with `LONG=1`. */
const numRuns = process.env.LONG === undefined ? 150 : 100_000;

const keys = deriveKeys(new Uint8Array(32).fill(3));
const types = Object.keys(writings) as (keyof typeof writings)[];

/** What people and programs write, whole, cut anywhere, and strewn with what no one expects. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...types), fc.nat(400), fc.nat(60), fc.nat(60))
      .map(([type, seed, from, length]) => sentence(type, seed).slice(from % 20, from + length)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['\ud800', '\udc00', '\u0000', '\u200b', '\u202e', '\ufeff', '\u0301', '\u{e0041}', '\r', '\n\n', '```', '\t'],
      ...[
        '$',
        '€',
        '%',
        '1',
        '٣',
        '٫',
        '½',
        '²',
        '一',
        'ß',
        'İ',
        'ﬁ',
        '🇩🇪',
        '👩‍👩‍👧',
        '[PERSON_1]',
        '{0}',
        '\\',
        '"',
        "'",
        '<',
        '=',
      ],
    ),
  },
);
const anyText = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

const policyOf = (mode: Policy['mode'], epsilon: number): Policy => ({ ...defaultPolicy, mode, epsilon });

describe('any text', () => {
  test('gives a result or a coded error, in every mode, the same one again, and is taken by both ways back', () => {
    const refused = new Map<string, number>();
    let sanitized = 0;
    fc.assert(
      fc.property(
        anyText,
        // Half of them are values as a whole, of any type.
        fc.option(fc.constantFrom(...types), { freq: 1 }),
        fc.constantFrom(...modes),
        fc.constantFrom(0.1, 1, 5),
        fc.constantFrom(null, 'c1'),
        (text, type, mode, epsilon, conversation) => {
          const isValue = type !== null && text !== '';
          const spans = detect(text, {
            decisions: isValue ? [{ type, value: text, action: 'protect' }] : [],
            known: [],
          });
          desanitize(text, spans, { conversation: null, keepGender: true }, keys);
          const context = { conversation, committed: [] };
          try {
            const once = sanitize(text, spans, context, policyOf(mode, epsilon), keys);
            expect(sanitize(text, spans, context, policyOf(mode, epsilon), keys).text).toBe(once.text);
            const sent = once.findings.filter((finding: Finding): finding is Replacement => finding.mechanism !== null);
            restore(once.text, sent, [once]);
            sanitized += 1;
          } catch (thrown) {
            if (!(thrown instanceof CodedError)) throw thrown;
            refused.set(thrown.code, (refused.get(thrown.code) ?? 0) + 1);
          }
        },
      ),
      { numRuns },
    );
    // Blanket alone refuses, what is not printable ASCII.
    expect([...refused.keys()].every((code) => code === 'mode_refuses_text')).toBe(true);
    expect(sanitized).toBeGreaterThan(0.7 * numRuns);
  });

  test('is taken as a reply to any prompt', () => {
    const prompt = types
      .slice(0, 12)
      .map((type) => sentence(type, 1))
      .join('\n');
    const context = { conversation: 'c1', committed: [] };
    const spans = detect(prompt, { decisions: [], known: [] });
    const { findings } = sanitize(prompt, spans, context, defaultPolicy, keys);
    const sent = findings.filter((finding): finding is Replacement => finding.mechanism !== null);
    const reply = fc
      .array(fc.oneof(piece, fc.constantFrom(...sent.map(({ surrogate }) => surrogate))), { maxLength: 14 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(reply, (text) => {
        const { restored, spans: places } = restore(text, sent);
        let last = 0;
        for (const { start, end } of places) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(restored.length);
          last = end;
        }
      }),
      { numRuns },
    );
  });
});
