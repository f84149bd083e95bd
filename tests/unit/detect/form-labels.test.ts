import { expect, it } from 'vitest';
import { withoutLabels } from '../../../main/engine/privacy/detect/records/form-labels';

const read = (text: string, word: string) => {
  const start = text.indexOf(word);
  return withoutLabels(text, [
    { start, end: start + word.length, type: 'PERSON', score: 0.99, source: 'tagger', reason: 'read as a name' },
  ]).length;
};

it.each([
  ['Alias · Fono · Correo: sin datos', 'Alias'],
  ['Alias · Fono · Correo: sin datos', 'Fono'],
  ['Telefon: siehe unten, Kurznotiz: keine', 'Kurznotiz'],
  ['계좌번호: 110-88', '계좌번호'],
  ['Observações: nenhuma', 'Observações'],
  ['Bilaga: kvitto', 'Bilaga'],
  ['Die Anfrage steht im Formular und ist nicht neu.\nArt: Beschwerde', 'Art'],
  ['Boy: 180 cm', 'Boy'],
  ['Handy: 0171', 'Handy'],
  ['Nom : VASSEUR, Prénom : Lise, Ville : Reims', 'Prénom'],
  ['Nom : VASSEUR, Prénom : Lise, Ville : Reims', 'Ville'],
  ['Surname: ACHEBE, Forename: Uche', 'Forename'],
  ['palkka: 3150', 'palkka'],
  ['maas: 31000\nkira: 8500', 'maas'],
  ['maas: 31000\nkira: 8500', 'kira'],
  ['vuokra: 640\nvelka: 90', 'velka'],
])('in "%s" the label %s names nobody', (text, word) => {
  expect(read(text, word)).toBe(0);
});

it.each([
  ['Rowena: can you loop in the team?', 'Rowena'],
  ['Mark · Rose · Correo', 'Rose'],
  ['Boy: moin zusammen', 'Boy'],
  ['Ek: hej', 'Ek'],
  ['Art: see you at 5', 'Art'],
  ['Rowena: hi\nArt: see you at the station', 'Art'],
  ['Kira: hi, see you at the station', 'Kira'],
  ['I met Alias at the party', 'Alias'],
])('in "%s" %s may be somebody', (text, word) => {
  expect(read(text, word)).toBe(1);
});
