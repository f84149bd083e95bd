import { describe, expect, it } from 'vitest';
import { en } from '../../../renderer/i18n/en';
import { aboutOther, repliesAboutOther } from '../../../shared/about-other';
import type { Finding, Message, RestoredSpan, UserMessage } from '../../../shared/domain';

const swap = (type: Finding['type'], original: string, surrogate: string, more: Partial<Finding> = {}): Finding =>
  ({ type, original, surrogate, mechanism: 'fpe', ...more }) as Finding;
const asthma = swap('MEDICAL_CONDITION', 'asthma', 'eczema');
const leeds = swap('LOCATION', 'Leeds', 'Oswestry');
/** Where it stands in a text. */
const standing = (text: string, found: Finding): Finding => {
  const start = text.indexOf(found.original);
  return { ...found, start, end: start + found.original.length };
};
const originals = (found: readonly Finding[]): string[] => found.map(({ original }) => original);

describe('an answer about a stand-in', () => {
  it('is told of illnesses, trades and belongings, once each', () => {
    const again = swap('MEDICAL_CONDITION', 'Asthma', 'Eczema');
    const found = [asthma, swap('OCCUPATION', 'nurse', 'welder'), swap('NRP', 'Muslim', 'Hindu'), again];
    expect(originals(aboutOther('What helps?', found))).toEqual(['Asthma', 'nurse', 'Muslim']);
  });

  it('is told of no placeholder, of nothing that is kept or that chance left, and of no name', () => {
    const found = [
      swap('MEDICAL_CONDITION', 'asthma', '[MEDICAL_CONDITION_1]', { mechanism: 'redact' }),
      // Where no stand-in could be made.
      swap('MEDICAL_CONDITION', 'gout', '[MEDICAL_CONDITION_2]', { mechanism: 'fpe' }),
      swap('OCCUPATION', 'nurse', 'nurse', { mechanism: null }),
      swap('OCCUPATION', 'vet', 'xyz', { mechanism: 'krr' }),
      swap('NRP', 'Sikh', 'Sikh'),
      swap('PERSON', 'Maria', 'Clara'),
    ];
    expect(aboutOther('Which restaurants near me are good?', found)).toEqual([]);
  });

  it('is told of no pregnancy that stays one, in another week', () => {
    const weeks = swap('MEDICAL_CONDITION', '22 weeks pregnant', '32 weeks pregnant');
    const cancer = swap('MEDICAL_CONDITION', 'breast cancer', 'bowel cancer');
    const ectopic = swap('MEDICAL_CONDITION', 'ectopic pregnancy', 'molar pregnancy');
    const diabetes = swap('MEDICAL_CONDITION', 'type 2 diabetes', 'type 1 diabetes');
    expect(originals(aboutOther('What can I eat?', [weeks, cancer, ectopic, diabetes]))).toEqual([
      'breast cancer',
      'ectopic pregnancy',
      'type 2 diabetes',
    ]);
  });

  it.each([
    'I live in Leeds, which restaurants near me are good?',
    `What is the weather in Leeds? ${'I know nothing of it. '.repeat(500)}`,
    'What is the weather in Leeds tomorrow?',
    'Wie wird das Wetter in Leeds?',
    'Que faire ce week-end à Leeds ?',
    '¿Qué ver en Leeds en dos días?',
    'Cosa vedere a Leeds?',
    'O que fazer em Leeds no sábado?',
    'Goede restaurants in Leeds?',
    'Co zobaczyć w Leeds?',
  ])('is told of a place that is asked of: %s', (text) => {
    expect(originals(aboutOther(text, [standing(text, leeds)]))).toEqual(['Leeds']);
  });

  it.each([
    'Write a letter to my landlord in Leeds about the boiler.',
    'Ich wohne in Leeds und schreibe eine Bewerbung.',
    'J’habite à Leeds, corrige ma lettre.',
    'What is the weather like around here? My aunt lives in Leeds.',
    'What is there to see in Paris?\nMy aunt lives in Leeds.',
  ])('is not told of a place that is only named: %s', (text) => {
    expect(aboutOther(text, [standing(text, leeds)])).toEqual([]);
  });

  it('is never told of an address, a postal code or coordinates', () => {
    const text = 'What is the weather in Leeds tomorrow at 12 Juniper Street, LS1 4AP, 53.80, -1.55?';
    const found = [
      leeds,
      swap('ADDRESS', '12 Juniper Street', '4 Elm Road'),
      swap('POSTAL_CODE', 'LS1 4AP', 'SY11 1AA'),
      swap('COORDINATES', '53.80, -1.55', '52.86, -3.05'),
    ];
    expect(
      originals(
        aboutOther(
          text,
          found.map((each) => standing(text, each)),
        ),
      ),
    ).toEqual(['Leeds']);
  });

  it('is told of the prompt that a reply answers, and of those before what it speaks of', () => {
    const prompt = (original: string, findings: Finding[]) => ({ role: 'user', original, findings }) as Message;
    const messages = [
      prompt('What helps with asthma?', [asthma]),
      prompt('And with gout?', [swap('MEDICAL_CONDITION', 'gout', 'anaemia')]),
    ];
    expect(originals(repliesAboutOther(messages, []))).toEqual(['gout']);
    const spoken = [{ surrogate: 'Eczema' } as RestoredSpan];
    expect(originals(repliesAboutOther(messages, spoken))).toEqual(['asthma', 'gout']);
  });

  it('looks at a prompt once, for however many replies', () => {
    let looks = 0;
    const asked = {
      role: 'user',
      original: 'What helps with asthma?',
      get findings() {
        looks++;
        return [asthma];
      },
    } as unknown as UserMessage;
    for (let reply = 0; reply < 3; reply++) expect(originals(repliesAboutOther([asked], []))).toEqual(['asthma']);
    expect(looks).toBe(1);
  });

  it('names three and counts the rest', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((word) => swap('OCCUPATION', word, `${word}x`));
    expect(en.composer.aboutOther.text(many)).toMatch(
      /^The answer will be about ax \(in place of a\), .*, and 2 more\.$/,
    );
    expect(en.composer.aboutOther.keep(asthma)).toBe('Send asthma as it is');
    expect(en.composer.aboutOther.text([asthma])).toBe('The answer will be about eczema (in place of asthma).');
  });
});
