import { expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy';
import type { EntityType } from '../../../../shared/domain';

const found = (text: string): [string, EntityType][] =>
  detect(text, { decisions: [], known: [] }).map(({ start, end, type }) => [text.slice(start, end), type]);

/** By type and language; the number stands in braces. */
const writings: Partial<Record<EntityType, readonly string[]>> = {
  NATIONAL_ID: [
    'My id card number is {AB1234567}.',
    'ID card no. {AB1234567}',
    'Mein Personalausweis Nr. {L01X00T47}',
    'Ma carte d’identité est {880692310285}.',
    'Carte nationale d’identité n° {880692310285}',
    'Carné de identidad n.º {12345678}',
    'La mia carta d’identità è {AX1234567}.',
    'Identiteitskaart nr. {592-1234567-89}',
    'Identiteitsbewijs {IX1234567}',
    'Dowód osobisty nr {ABC123456}',
    'Bilhete de identidade n.º {12345678}',
    'RG nº {12.345.678-9}',
    'Nationellt id-kort nr {12345678}',
    'Удостоверение личности № {123456789}',
    'Nüfus cüzdanı no {A12345678}',
    '身份证件号码 {E12345678}',
    '在留カード番号 {AB12345678CD}',
    'بطاقة الهوية رقم {1012345678}',
  ],
  DRIVER_LICENSE: [
    'Driving licence no. {MORGA657054SM9IJ}',
    'Mein Führerschein hat die Nummer {B072RRE2I55}.',
    'Mon n° de permis : {12AB34567}.',
    'Permis n° {123456789012}',
    'Permiso de conducir nº {X1234567}',
    'Patente n. {U1B23C4567}',
    'Rijbewijs nr. {5123456789}',
    'Prawo jazdy nr {00123/21/1234}',
    'Carta de condução n.º {L-1234567}',
    'Körkort nr {850709-9805}',
    'Водительское удостоверение № {77 11 123456}',
    'Sürücü belgesi no {123456}',
    '驾驶证号 {110105194912310021}',
    '運転免許証番号 {123456789012}',
  ],
  PASSPORT: [
    'Passport no. {K12345678}',
    'Reisepass-Nr.: {C01X00T47}',
    'Mon passeport est le {14CV12345}.',
    'Pasaporte n.º {AAA123456}',
    'Passaporto n. {YA1234567}',
    'Paspoortnummer {NX1234567}',
    'Nr paszportu {AB1234567}',
    'Passaporte n.º {N123456}',
    'Passnummer {12345678}',
    'Паспорт № {4509 123456}',
    'Pasaport no {U12345678}',
    '护照号码 {E12345678}',
    'パスポート番号 {TK1234567}',
  ],
  // A name that several kinds share: how the number is grouped, then its rule, decides.
  US_ITIN: ['My TIN is {912-93-4567}.', 'TIN: {912-70-4567}', 'My tax id is {912-93-4567}.'],
  US_EIN: ['TIN {12-3456789} of the firm', 'tax id: {12-3456789}'],
  US_SSN: ['Taxpayer ID {536-22-8726}'],
};

test.each(
  Object.entries(writings).flatMap(([type, texts]) => texts.map((text) => [type as EntityType, text] as const)),
)('%s: %s', (type, marked) => {
  const [, number = ''] = /\{(.+)\}/.exec(marked) ?? [];
  expect(found(marked.replace(/[{}]/g, ''))).toContainEqual([number, type]);
});

test.each([
  'My ID card expires on 12-2027.',
  'Show your id card 2 times.',
  'The id card has 6 fields.',
  'Il a son permis depuis 2019.',
  'Un permis n° 12',
  'La patente costa 1.200 euro.',
  'Ich habe 3 Ausweise und 14 Karten.',
])('no document’s number is in %s', (text) => {
  expect(found(text).filter(([, type]) => type in writings)).toEqual([]);
});
