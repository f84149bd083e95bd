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
claims('SECRET', {
  found: [
    'pin de la tarjeta es ⟦siete cero dos uno⟧',
    'my pin is ⟦seven oh two one⟧',
    'my pin is ⟦seven double two one⟧',
    'die PIN ist ⟦sieben null zwei eins⟧',
    'meine pin der ec-karte lautet ⟦vier vier null neun⟧',
    'mon code pin est ⟦sept zéro deux un⟧',
    'il pin è ⟦sette zero due uno⟧',
    'o pin é ⟦sete zero dois um⟧',
    'de pincode is ⟦zeven nul twee een⟧',
    'min pin är ⟦sju noll två ett⟧',
    'pin to ⟦siedem zero dwa jeden⟧',
    'the code for the front door is ⟦one nine four four⟧',
    'das passwort ist ⟦eins zwei drei vier⟧',
  ],
  harmless: ['the code has one two three errors', 'there are two ways to code one or two things'],
});
claims('ROUTING_NUMBER', {
  found: ['sort code ⟦oh four double oh oh four⟧ and account two zero four one seven nine five three'],
  harmless: ['sort code is one of two'],
});
claims('BANK_ACCOUNT', {
  found: [
    'sort code oh four double oh oh four and account ⟦two zero four one seven nine five three⟧',
    'meine kontonummer ist ⟦zwei null vier eins sieben neun fünf drei⟧',
  ],
  harmless: ['our account has two or three users', 'on that account one two three'],
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
    ['SECRET', 'siete cero dos uno'],
    ['ROUTING_NUMBER', 'oh four double oh oh four'],
    ['BANK_ACCOUNT', 'two zero four one seven nine five three'],
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
