import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

/** What of a type is found where the model read `value` as a person, or nothing. */
const found = (text: string, type: EntityType, value = ''): string[] => {
  const tagged = value === '' ? [] : [asRead(text, value, 'PERSON', 0.8)];
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => span.type === type)
    .map((span) => text.slice(span.start, span.end));
};

describe('a Turkish trade by its ending', () => {
  test.each([
    ['Hemşireyim, gece çalışıyorum', 'Hemşireyim'],
    ['Avukatım, duruşmam var', 'Avukatım'],
    ['Şoförüm, belim ağrıyor', 'Şoförüm'],
    ['yazılım mühendisiyim, evden çalışıyorum', 'yazılım mühendisiyim'],
    ['ben öğretmenim ve yoruldum', 'öğretmenim'],
    ['Aşçıyım ben', 'Aşçıyım'],
  ])('%s', (text, trade) => {
    expect(found(text, 'OCCUPATION')).toEqual([trade]);
  });
  test.each([
    'avukatım aradı',
    'benim doktorum, en iyisi',
    'ilkokul öğretmenim çok iyiydi',
    'Çok yorgunum, evdeyim',
    'The museum, the aquarium and the victim',
  ])('not %s', (text) => {
    expect(found(text, 'OCCUPATION')).toEqual([]);
  });
});

describe('an illness that a doctor said, or for which somebody is absent', () => {
  test.each([
    ['doktor migren dedi', ['migren'], 'migren'],
    ['doktor tiroid nodülü dedi', ['tiroid nodülü'], 'tiroid nodülü'],
    ['doktor reflü ve fıtık dedi', ['reflü', 'fıtık'], 'reflü'],
    ['doktorum bana bel fıtığı var dedi', ['bel fıtığı'], ''],
    ['fehlt entschuldigt wegen Röteln', ['Röteln'], 'Röteln'],
    ['fehlt wegen Mumps die ganze Woche', ['Mumps'], ''],
    ['off school with mumps', ['mumps'], ''],
    ['absent pour cause de varicelle', ['varicelle'], ''],
    ['faltó al cole por varicela', ['varicela'], ''],
    ['ziek thuis wegens waterpokken', ['waterpokken'], ''],
    ['the psoriasis is quiet, thank god', ['psoriasis'], ''],
    ['die Gürtelrose ist zurück.', ['Gürtelrose'], ''],
    ['Is Tom still off school with chickenpox?', ['chickenpox'], ''],
    ['Is he off work with mumps?', ['mumps'], ''],
    ['Should I stay off work with mumps?', ['mumps'], ''],
    ['Is my son off school with chickenpox too long?', ['chickenpox'], ''],
    ['How long are kids off school with mumps? Mine caught it Friday.', ['mumps'], ''],
    ["How long are kids off school with scabies? It is Ewa's son.", ['scabies'], ''],
    ['How long are kids off school with mumps if it is Ewa?', ['mumps'], ''],
    ["Peut-on être en arrêt maladie pour dépression ? C'est le cas de Paul.", ['dépression'], ''],
    ['Do people stay off work with syphilis like the new temp?', ['syphilis'], ''],
    ['Wie lange sind Kinder krank zuhause wegen Röteln? Jonas hat sie.', ['Röteln'], ''],
    ['Paul called. How long are kids off school with mumps?', ['mumps'], ''],
  ])('%s', (text, illnesses, read) => {
    expect(found(text, 'MEDICAL_CONDITION', read)).toEqual(illnesses);
  });
  test.each([
    'doktor yarın gel dedi',
    'doktor iyi dedi',
    'der Umzug fehlt wegen Regen',
    'absent pour cause de grève',
    'Measles is back in Texas',
    'off school with chickenpox?',
    'How long are kids off school with chickenpox?',
    'Wie lange sind Kinder krank zuhause wegen Röteln?',
  ])('not %s', (text) => {
    expect(found(text, 'MEDICAL_CONDITION')).toEqual([]);
  });
});

test.each([
  ["Ben Emrecan, Bursa'da çalışıyorum", []],
  ['Dava Eylül ayında görülecek', []],
  ['Ben Hacker wrote to me', ['Ben Hacker']],
])('what is no name in Turkish: %s', (text, names) => {
  expect(found(text, 'PERSON')).toEqual(names);
});
