import { describe, expect, test } from 'vitest';
import { entities } from '../../../../main/engine/privacy/entities';
import { readSpelled } from '../../../../main/engine/privacy/entities/digits/spoken';
import type { EntityType } from '../../../../shared/domain';
import { contextOf } from '../../identifiers/rounds';
import { claims } from './claims';

/** Codes that are read out letter by letter and digit by digit, as dictation writes them. */

claims('LICENSE_PLATE', {
  found: [
    'blue corsa and the reg was ⟦s a one eight k f d⟧ i think',
    'kennzeichen ⟦ro wk siebzehn achtundachtzig⟧ meine versicherung',
    'la matrícula es ⟦cuatro cuatro uno dos k b f⟧',
  ],
  harmless: ['the reg was a one off', 'das kennzeichen ist eine drei und eine vier'],
});
claims('INSURANCE_NUMBER', {
  found: [
    'die versicherungsscheinnummer ist ⟦k vier vier null neun eins zwei sieben⟧ und bei mir',
    'my policy number is ⟦h b nine nine two four⟧',
  ],
  harmless: ['my policy is a plan for one or two'],
});
claims('MEDICAL_RECORD', {
  found: [
    'hospital number ⟦k four four oh nine one seven⟧ daughter',
    'numero di cartella ⟦cc due due sette zero uno⟧ riformatta',
  ],
  harmless: ['the hospital number one in the region'],
});
claims('ID_NUMBER', {
  found: [
    'my booking reference is ⟦x k four nine q p l⟧ thanks',
    'mein aktenzeichen ist ⟦b drei sieben zwei null neun⟧',
    'numéro de dossier ⟦m r deux sept quatre un⟧',
  ],
  harmless: ['my order is a large one and two small ones', 'in order of size one two three'],
});

describe('a code that is read out', () => {
  const values: readonly (readonly [EntityType, string])[] = [
    ['LICENSE_PLATE', 's a one eight k f d'],
    ['LICENSE_PLATE', 'ro wk siebzehn achtundachtzig'],
    ['INSURANCE_NUMBER', 'k vier vier null neun eins zwei sieben'],
    ['MEDICAL_RECORD', 'cc due due sette zero uno'],
    ['MEDICAL_RECORD', 'k four four oh nine one seven'],
    ['ID_NUMBER', 'x k four nine q p l'],
    ['ID_NUMBER', 'm r deux sept quatre un'],
  ];
  test.each(values)('%s %s becomes another, read out in the same way, and comes back', (type, value) => {
    const shapeOf = (text: string): string =>
      (readSpelled(text)?.code ?? '').replace(/\p{L}/gu, 'a').replace(/\d/g, '9');
    const seen = new Set<string>();
    for (let key = 0; key < 30; key++) {
      const context = contextOf(`read out ${key}`);
      const standIn = entities[type].protect(value, context);
      expect(shapeOf(standIn)).toBe(shapeOf(value));
      // With the key alone "oh" is said as "zero".
      expect(readSpelled(entities[type].recover(standIn, context) ?? '')?.code).toBe(readSpelled(value)?.code);
      seen.add(standIn);
    }
    expect(seen.size).toBeGreaterThan(25);
  });
});
