import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../../main/engine/privacy/detect';

const back = (original: string, part: string): string => {
  const prepared = prepare(original);
  const start = prepared.text.indexOf(part);
  expect(start, `${part} in ${prepared.text}`).toBeGreaterThanOrEqual(0);
  const span = prepared.toOriginal(start, start + part.length);
  return original.slice(span.start, span.end);
};

describe('prepared text', () => {
  it('is the text itself where nothing needs preparing', () => {
    const text = 'Plain text, with “quotes”, é and 10 € — and a line\nbreak.';
    expect(prepare(text).text).toBe(text);
  });
  it('has no zero-width characters, and the span covers them in the original', () => {
    expect(back('to Ma\u200bria\u00ad now', 'Maria')).toBe('Ma\u200bria');
  });
  it('composes accents', () => {
    expect(back('Jose\u0301 said', 'José')).toBe('Jose\u0301');
  });
  it('has plain digits for full-width, Arabic-Indic and mathematical ones', () => {
    expect(prepare('４１１１ ٤١١١ 𝟒𝟏𝟏𝟏').text).toBe('4111 4111 4111');
  });
  it('has a comma of full width for a number’s only where it may be one’s', () => {
    expect(prepare('25，3 1，200 １，５ 7，甲').text).toBe('25，3 1,200 1,5 7,甲');
  });
  it('has plain digits for letters typed between digits', () => {
    expect(prepare('4O12 1l5 and Ohio').text).toBe('4012 115 and Ohio');
  });
  it('keeps what a superscript, a fraction and a trade mark say', () => {
    expect(prepare('10² 5½ Acme™').text).toBe('10² 5½ Acme™');
  });
  it('joins a word that is cut at a line’s end', () => {
    expect(back('Ms Gonza-\nlez left', 'Gonzalez')).toBe('Gonza-\nlez');
  });
  it('keeps the hyphen of a double name and of a number at a line’s end', () => {
    expect(prepare('Okonkwo-\n  Reyes 4111-\n1111').text).toBe('Okonkwo-Reyes 4111-1111');
  });
  it('has no marks of Markdown around what is stressed', () => {
    expect(prepare('**Name:** I am *47*, _two kids_; 我有**糖尿病**。').text).toBe(
      'Name: I am 47, two kids; 我有糖尿病。',
    );
    expect(back('I earn **4,200** € a month', '4,200')).toBe('4,200');
  });
  it('keeps stars and low lines of programs, sums, lists and names', () => {
    for (const text of [
      'f(*args, **kwargs)',
      '2 * 3 ** 4 * 5',
      '* one\n* two',
      'price* incl. tax*',
      '_private_ __init__ xX_Rook_Xx',
      '/* a *b */ *.js',
    ])
      expect(prepare(text).text).toBe(text);
  });
  it('gives a value with the marks in it, without those around it', () => {
    expect(back('I earn **4,200** euros', '4,200 euros')).toBe('4,200** euros');
    expect(back('**Bo** Ashcombe', 'Bo Ashcombe')).toBe('Bo** Ashcombe');
    expect(back('My SSN is *123-45-6789*', '123-45-6789')).toBe('123-45-6789');
  });
  it('keeps a list as it is', () => {
    expect(prepare('first\n- second\n- third').text).toBe('first\n- second\n- third');
  });
  it('keeps lone surrogates', () => {
    expect(prepare('a\ud800 \udc00\u200bb').text).toBe('a\ud800 \udc00b');
  });
  it('maps every range into the original, in order, on any text', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u200b', '-\n', 'ﬁ', '٣', '\ud800', 'e\u0301', '’', '²', ' ', '**', '*', '_'),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (parts) => {
        const original = parts.join('');
        const prepared = prepare(original);
        let last = 0;
        for (let i = 0; i < prepared.text.length; i++) {
          const { start, end } = prepared.toOriginal(i, i + 1);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(original.length);
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
        }
      }),
    );
  });
});
