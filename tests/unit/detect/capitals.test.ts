import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detect, recased } from '../../../main/engine/privacy/detect';
import { cpu } from '../../cpu';

const found = (text: string): string[] =>
  detect(text, { decisions: [], known: [] }).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`);

describe('What stands in capitals is read as if it were written without', () => {
  test.each([
    ['WHY DID SHARON POPE LEAVE EARLY', 'Why did Sharon Pope leave early'],
    ['KEEP MELINDA FROST ON ALL THAT YOU SEND', 'Keep Melinda Frost on all that you send'],
    ['MA VOISINE CHANTAL NE RÉPOND PLUS. ELLE EST À LYON', 'Ma voisine Chantal ne répond plus. Elle est à Lyon'],
    ["TELL MRS O'HARA-LUND THAT I AM LATE", "Tell mrs O'Hara-Lund that I am late"],
    ['I LIVE AT 12 ELM STREET AND MY CAR IS LT65 ABC', 'I live at 12 Elm Street and my car is LT65 ABC'],
    ['SHE WEIGHS 94 KG AND HAS 5 MG OF IT', 'She weighs 94 kg and has 5 mg of it'],
    ['IMPORTANT: DO NOT CALL Anna before nine', 'Important: do not call Anna before nine'],
    ['HIS LETTER TO THE NHS IS IN THE FILE', 'His letter to the NHS is in the file'],
  ])('%s', (written, read) => {
    expect(recased(written)).toBe(read);
  });

  test.each([
    'The NHS and HMRC sent a letter about PAYE.',
    'export const MAX_RETRIES_BEFORE_WE_STOP = 3;',
    'PATH=/USR/LOCAL/BIN:/USR/BIN',
    'KEY: AB-CD-12-EF GH-IJ',
    'Ärger über DIE DA macht keiner.',
  ])('%s stays as it is', (written) => {
    expect(recased(written)).toBe(written);
  });

  test('names, measures and family names that are words are found', () => {
    expect(found('WHY DID SHARON POPE LEAVE EARLY?')).toEqual(['PERSON SHARON POPE']);
    expect(found('MY HUSBAND KEVIN BANKS WEIGHS 94 KG AND LIVES IN LEEDS.')).toEqual([
      'PERSON KEVIN BANKS',
      'BODY_MEASURE 94 KG',
      'LOCATION LEEDS',
    ]);
  });

  test("a pattern of the user's reads what was written", () => {
    const text = 'WE HAVE TO TALK ABOUT PROJECT BLUEBIRD AND THE REST';
    const decisions = [
      { id: '1', type: 'WORD', value: 'PROJECT [A-Z]+', action: 'protect', pattern: true, scope: 'everywhere' },
    ] as never;
    expect(detect(text, { decisions, known: [] }).map(({ start, end }) => text.slice(start, end))).toContain(
      'PROJECT BLUEBIRD',
    );
  });

  test('any text keeps its length, and one without capitals itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(recased(text.toUpperCase())).toHaveLength(text.toUpperCase().length);
        expect(recased(text.toLowerCase())).toBe(text.toLowerCase());
      }),
    );
  });

  test.each(['A/ ', 'A@ ', 'AB .@ ', 'AB, ', 'DO NOT ', "A'", 'İ ', 'AB  '])(
    'long repeats of %j cost time that grows linearly',
    (piece) => {
      expect(cpu(() => recased(piece.repeat(40_000)), 3000)).toBeLessThan(3000);
    },
  );
});
