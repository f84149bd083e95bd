import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detect, sanitize } from '../../main/engine/privacy';
import { defaultSliders, type Mode, modes, type Policy } from '../../shared/domain';
import { CodedError } from '../../shared/result';
import { cpu } from '../cpu';
import { createConversation, keys, policy } from '../unit/core/conversation';
import { runs } from './runs';

/** Words of all kinds, with values among them, and what stands between. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'diabetes divorce lawyer Catholic SALARY the write pregnant hospital’s e-mail don’t 42 3.11 café naïve “quoted” — …'.split(
      ' ',
    ),
    ...['Maria Gonzalez', '$84,500', '4111 1111 1111 1111', 'aged 34', '[PERSON_1]', '`a = 17`', 'Straße', '\n', '\t'],
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
);
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' '));
const sliders = fc.record({
  contextual: fc.integer({ min: 1, max: 80 }).map((tenths) => tenths / 10),
  'task-aware': fc.integer({ min: 0, max: 20 }).map((steps) => steps / 20),
  blanket: fc.integer({ min: 30, max: 80 }).map((tenths) => tenths / 10),
});
const under = (mode: Mode, own = defaultSliders): Policy => ({ ...policy, mode, sliders: own });

describe.each(modes)('in %s', (mode) => {
  test('places are exact in both texts, and all else is unchanged', () => {
    fc.assert(
      fc.property(text, sliders, (prompt, own) => {
        const { text: out, findings } = createConversation().prompt(prompt, under(mode, own));
        let [cursor, outCursor] = [0, 0];
        for (const { start, end, original, surrogate, surrogateStart, surrogateEnd } of findings) {
          expect(prompt.slice(start, end)).toBe(original);
          expect(out.slice(surrogateStart, surrogateEnd)).toBe(surrogate);
          expect(out.slice(outCursor, surrogateStart)).toBe(prompt.slice(cursor, start));
          [cursor, outCursor] = [end, surrogateEnd];
        }
        expect(out.slice(outCursor)).toBe(prompt.slice(cursor));
      }),
      { numRuns: runs(80) },
    );
  });

  test('the same prompt is the same text, and what was sent stays as sent under any slider', () => {
    fc.assert(
      fc.property(text, sliders, sliders, (prompt, own, later) => {
        const conversation = createConversation();
        const { findings } = conversation.prompt(prompt, under(mode, own));
        expect(createConversation().prompt(prompt, under(mode, own)).findings).toEqual(findings);
        const sent = new Map(findings.map(({ type, original, surrogate }) => [`${type} ${original}`, surrogate]));
        for (const { type, original, surrogate } of conversation.prompt(prompt, under(mode, later)).findings) {
          const before = sent.get(`${type} ${original}`);
          if (before !== undefined) expect(surrogate).toBe(before);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  test('any text is fine or refused with a code, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (any) => {
        try {
          const spans = detect(any, { decisions: [], known: [] });
          sanitize(any, spans, { conversation: null, committed: [] }, under(mode), keys);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(CodedError);
          expect(thrown).toMatchObject({ code: 'mode_refuses_text' });
          expect(mode).toBe('blanket');
        }
      }),
      { numRuns: runs(150) },
    );
  });
});

test.each(modes)('%s reads a long text in time that grows with its length', (mode) => {
  for (const unit of ['diabetes ', 'a', 'a-', '1 ', '1.', '`', 'É', '@a.', 'divorce_', "don't "]) {
    const time = (count: number, enough?: number): number => {
      const long = unit.repeat(count);
      return cpu(() => sanitize(long, [], { conversation: null, committed: [] }, under(mode), keys), enough);
    };
    const short = Math.max(5, time(3000, 0));
    // Eight times the text in eight times the time, with room for a busy computer; a square would be 64.
    expect(time(24_000, 40 * short), unit).toBeLessThan(40 * short);
  }
});
