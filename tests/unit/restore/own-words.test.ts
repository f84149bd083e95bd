import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import { send } from './sent';

/** A number with the words that it was sent with is the user's, though it says by itself neither of what it is nor whose. */

describe('a number that a reply quotes', () => {
  test.each([
    ['Mats ([AGE|4|6]) und Ida ([AGE|9 Monate|6 Monate]).', 'Also: Mats (4) und Ida (9 Monate).'],
    ['14 qm, [MONEY|420|441] warm, ab Mai.', 'Zimmer, 14 qm, 420 warm, frei.'],
    ['Kirsty M, [AGE|34|32] weeks gone, is tired.', 'So Kirsty M, 34 weeks gone, is tired.'],
    ['slt enzo jai [AGE|16|18] ans jhabite ici', '« slt enzo jai 16 ans jhabite ici »'],
    [
      'Nómina del periodo [DATE|1 al 31 de octubre|8 de octubre al 7 de noviembre], base.',
      'El periodo 1 al 31 de octubre, base.',
    ],
    ['farmacéutica, colegiada n.º [ID_NUMBER|4471|4169], en Vigo', 'Colegiada n.º 4471.'],
    ['farmacéutica, colegiada n.º [ID_NUMBER|4471|4169], en Vigo', 'La colegiada 4471 firma.'],
    ['My badge is the [ID_NUMBER|4471|2019].', 'Your badge number is 4471.'],
  ])('%s', (prompt, reads) => {
    const sent = send(prompt);
    const reply = sent.findings.reduceRight((text, { original, surrogate }) => {
      const at = text.lastIndexOf(original);
      return text.slice(0, at) + surrogate + text.slice(at + original.length);
    }, reads);
    const whole = restore(reply, sent.findings, [sent]);
    expect(whole.restored).toBe(reads);
    expect(whole.spans.map(({ kind }) => kind)).toEqual(sent.findings.map(() => 'restored'));
    const stream = createStreamRestorer(sent.findings, [sent]);
    expect([...reply].map((sign) => stream.push(sign).restored).join('') + stream.end().restored).toBe(reads);
  });
});

describe('a value of a laboratory in one with its name', () => {
  test.each([
    ['my HbA1c[LAB_VALUE|7.9|8.0] last week', 'Your HbA1c8.0 is high.', 'Your HbA1c7.9 is high.'],
    ['my HbA1c [LAB_VALUE|7.9|8.0] last week', 'HbA1c8.0, so high', 'HbA1c7.9, so high'],
    ['HDL[LAB_VALUE|48mg/dL|51mg/dL]', 'HDL51mg/dL', 'HDL48mg/dL'],
    ['my HbA1c[LAB_VALUE|7.9|8.0] last week', 'HbA1c8.05, TSH8.0', 'HbA1c8.05, TSH8.0'],
  ])('%s – %s', (prompt, reply, reads) => {
    const sent = send(prompt);
    expect(restore(reply, sent.findings, [sent]).restored).toBe(reads);
  });
});

describe('a number that only has the digits of one', () => {
  test.each([
    ['14 qm, [MONEY|420|441] warm, ab Mai.', 'Seite 441, warm eingepackt.'],
    ['Kirsty M, [AGE|34|32] weeks gone, is tired.', 'In 32 weeks she may fly.'],
    ["l'augmentation de [PERCENTAGE|2,5 %|2,3 %].", "Point 2 : l'augmentation."],
    ['Hakim [PERCENTAGE|40 %|40,2 %], CA 1.', 'Le résultat est de 40 300 €.'],
    ['Hakim [PERCENTAGE|40 %|41 %], CA 1.', 'Le résultat est de 41 300 €.'],
    ['colegiada n.º [ID_NUMBER|4471|4169], en Vigo', 'Son $4169, o AB-4169.'],
    ['My badge is the [ID_NUMBER|4471|2019].', 'The winner of the 2019 prize was late.'],
    ['My badge was [ID_NUMBER|4471|2019].', 'There was 2019 a flood.'],
    ['My invoice is [ID_NUMBER|4471|2019].', 'The invoice of 2019 is due.'],
    ['Our total rent is [MONEY|€420|€441]', 'Over ten years the total rent is €441,000 a decade.'],
    ['Our total rent is [MONEY|€420|€441].', 'Our total rent is €441 000.'],
    ['my salary is [MONEY|$84,500|$80,312]', 'So my salary is $80,312.50.'],
    ['I am [AGE|34|32]', 'I am 32.5 km from there.'],
    ['I am [AGE|34|32]', 'I am 32 km away.'],
    ['age [AGE|34|32], two children', 'The national average 32, by the way.'],
    ['rent [MONEY|420|441]', 'A current 441 errors are open.'],
    ['the rent [MONEY|420|441], as it is', 'The current 441, as it is.'],
  ])('%s – %s', (prompt, reply) => {
    const sent = send(prompt);
    expect(restore(reply, sent.findings, [sent]).restored).toBe(reply);
  });
});

describe('four digits of a code', () => {
  test.each([
    ['the door code is [ID_NUMBER|4471|3983], thanks', 'Type 3983 at the door.', 'Type 4471 at the door.'],
    ['the door code is [ID_NUMBER|4471|3983], thanks', 'Codes: 3983/3983', 'Codes: 4471/4471'],
    ["l'alarme [ID_NUMBER|9903|2019] est armée", "Pensez à l'alarme 2019.", "Pensez à l'alarme 9903."],
  ])('are doubtful without the noun that they were sent behind: %s – %s', (prompt, reply, reads) => {
    const sent = send(prompt);
    const { restored, spans } = restore(reply, sent.findings, [sent]);
    expect(restored).toBe(reads);
    expect(new Set(spans.map(({ kind }) => kind))).toEqual(new Set(['doubtful']));
  });
});
