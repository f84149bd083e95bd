import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

type Case = readonly [text: string, value: string, type: EntityType, score: number];

/** What is found where the model reads `value` alone. */
const found = ([text, value, type, score]: Case): string[] => {
  const tagged = [asRead(text, value, type, score)];
  return detect(text, { decisions: [], known: [], tagged }).map((one) => text.slice(one.start, one.end));
};

describe('a name that the model read', () => {
  it.each<Case>([
    ['Guten Tag, hier spricht Jadwyga.', 'Jadwyga', 'PERSON', 0.55],
    ['Bonsoir, ici parle Solvene, je rappelle demain.', 'Solvene', 'PERSON', 0.7],
    ['Pronto, qui parla Ermisio. La caldaia perde.', 'Ermisio', 'PERSON', 0.8],
    ['Buenas, aquí habla Itzayani, la del tercero.', 'Itzayani', 'PERSON', 0.5],
    ['Na reunião só fala Ludmira.', 'Ludmira', 'PERSON', 0.75],
    ['Na ons sprak niemand, nu spreken Wiebren en ik.', 'Wiebren', 'PERSON', 0.9],
    ['Dzień dobry, tu mówi Zdzimira.', 'Zdzimira', 'PERSON', 0.5],
    ['Lá em casa fala Graciema por todos.', 'Graciema', 'LOCATION', 0.92],
    ['Pronto? Parla Ermisia', 'Ermisia', 'ORGANIZATION', 0.7],
    ['Aqui fala Tupinara, do condomínio.', 'Tupinara', 'ORGANIZATION', 0.6],
  ])('of whoever speaks is kept: %s', (...each) => {
    expect(found(each)).toContain(each[1]);
  });

  it.each<Case>([
    ['Meine Schwester lebt in Licht.', 'Licht', 'LOCATION', 0.7],
    ['Wir wohnen seit Mai in Ende.', 'Ende', 'LOCATION', 0.8],
    ['Mon frère habite à Lune depuis deux ans.', 'Lune', 'LOCATION', 0.7],
    ['Mis abuelos viven en Luz.', 'Luz', 'LOCATION', 0.8],
    ['Meine Cousine lebt in Ruhe, einem Dorf bei Celle.', 'Ruhe', 'LOCATION', 0.8],
    ['Wir treffen uns in Ende am Bahnhof.', 'Ende', 'LOCATION', 0.7],
    ['I grew up in Truth, then we moved.', 'Truth', 'LOCATION', 0.7],
    ['My cousin lives in Winter.', 'Winter', 'LOCATION', 0.7],
    ['Mia zia abita a Ponte.', 'Ponte', 'LOCATION', 0.7],
    ['Mijn oma woont in Brood.', 'Brood', 'LOCATION', 0.7],
    ['Winter is where my aunt has her house.', 'Winter', 'LOCATION', 0.95],
    ['Jag bor i Å sedan länge.', 'Å', 'LOCATION', 0.99],
    ['Bis 2019 wohnhaft in Rüti, seither nicht', 'Rüti', 'LOCATION', 0.9],
    ['Nous vivons à Y depuis trois ans.', 'Y', 'LOCATION', 0.8],
    ['my gran lives in hope, near the river', 'hope', 'LOCATION', 0.95],
    ['meine oma wohnt in berg, gleich am see', 'berg', 'LOCATION', 0.9],
  ])('of a town that is a word or a letter is kept: %s', (...each) => {
    expect(found(each)).toContain(each[1]);
  });

  it.each<Case>([
    ['We call my flatmate Tom sparrow, and sparrow owes me rent.', 'sparrow', 'PERSON', 0.82],
    ['Yesterday pebble rang me. She has lost her job.', 'pebble', 'PERSON', 0.92],
  ])('in small letters is kept where the model is sure: %s', (...each) => {
    expect(found(each)).toContain(each[1]);
  });

  it.each<[text: string, value: string, kept: string]>([
    ['Signataire : Sawadogo Mme Aminata', 'Sawadogo Mme Aminata', 'Sawadogo'],
    ['Unterzeichnet: Peter Hr. Maier', 'Peter Hr. Maier', 'Peter Hr. Maier'],
    ['Asistente: Quispe Sra. Mayta', 'Quispe Sra. Mayta', 'Quispe'],
    ['Present: Oduya Mrs. Adaeze', 'Oduya Mrs. Adaeze', 'Oduya'],
    ['Presente: Brambati Sig. Ulderico', 'Brambati Sig. Ulderico', 'Brambati'],
  ])('is kept before a title, too: %s', (text, value, kept) => {
    expect(found([text, value, 'PERSON', 0.95]).join(' | ')).toContain(kept);
  });

  it.each<Case>([
    ['Please ring Grabnik 07700 900123 tonight', 'Grabnik', 'PERSON', 0.58],
    ['Klient: Zubayr 4111 1111 1111 1111', 'Zubayr', 'PERSON', 0.5],
    ['Appelle Ouarzaz 06 12 34 56 78 ce soir', 'Ouarzaz', 'PERSON', 0.55],
    ['Paziente Ulderik 347 123 4567', 'Ulderik', 'PERSON', 0.5],
    ['Llama a Yareth: 612 345 678', 'Yareth', 'PERSON', 0.5],
  ])('is kept before a number: %s', (...each) => {
    expect(found(each)).toContain(each[1]);
  });
});

describe('what is no name', () => {
  it.each<Case>([
    ['We all speak Wolof.', 'Wolof', 'PERSON', 0.5],
    ['Él habla Purépecha con ellos.', 'Purépecha', 'LOCATION', 0.7],
    ['Meine Tante ist seit Mai in Rente.', 'Rente', 'LOCATION', 0.7],
    ['Unser Trainer ging 2021 in Elternzeit.', 'Elternzeit', 'LOCATION', 0.97],
    ['We all heard the thunder.', 'thunder', 'PERSON', 0.85],
    ['She speaks Wolof at home.', 'Wolof', 'PERSON', 0.5],
    ['Er spricht Quechua mit den Kindern.', 'Quechua', 'LOCATION', 0.9],
    ['Elle parle couramment Lingala.', 'Lingala', 'ORGANIZATION', 0.9],
    ['Habla Guaraní con su abuela.', 'Guaraní', 'PERSON', 0.55],
    ['the hills are green', 'hills', 'LOCATION', 0.7],
    ['Where does Winter begin?', 'Winter', 'LOCATION', 0.7],
    ['Wann kommt die Rente?', 'Rente', 'LOCATION', 0.8],
    ['Die Karte, A und B, zeigt es.', 'A', 'LOCATION', 0.7],
    ['PAN BQKPK4471L is attached.', 'PAN', 'PERSON', 0.5],
  ])('stays so: %s', (...each) => {
    expect(found(each)).not.toContain(each[1]);
  });
});

describe('a trade', () => {
  const spans = (text: string, ...values: [string, EntityType][]): string[] =>
    detect(text, {
      decisions: [],
      known: [],
      tagged: values.map(([value, type]) => asRead(text, value, type, 0.96)),
    }).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

  it.each<[string, string, string, EntityType]>([
    ['I was the trainer of Mamadou until May.', 'trainer of', 'Mamadou', 'PERSON'],
    ['Elle est directrice de Valtremont.', 'directrice de', 'Valtremont', 'ORGANIZATION'],
    ['Soy gerente de Cafelandia.', 'gerente de', 'Cafelandia', 'ORGANIZATION'],
    ['Sono autista di Ermelinda.', 'autista di', 'Ermelinda', 'PERSON'],
  ])('leaves the name behind it alone: %s', (text, trade, name, type) => {
    expect(spans(text, [trade, 'OCCUPATION'], [name, type])).toContain(`${type} ${name}`);
  });
  it('ends before a capital that the model did not read, but goes on over a subject', () => {
    expect(spans('I am the trainer of Mamadou.', ['trainer of', 'OCCUPATION'])).not.toContain(
      'OCCUPATION trainer of Mamadou',
    );
    expect(spans('Je suis étudiante en pharmacie.', ['étudiante en', 'OCCUPATION'])).toContain(
      'OCCUPATION étudiante en pharmacie',
    );
    expect(spans('Ich bin Professor für Geschichte.', ['Professor für', 'OCCUPATION'])).toContain(
      'OCCUPATION Professor für Geschichte',
    );
  });
});
