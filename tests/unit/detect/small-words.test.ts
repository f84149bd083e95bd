import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { Tagged } from '../../../shared/tagger';

/** The persons and firms that are found where the model read a value as one, in its last place. */
const found = (text: string, value: string, type: 'PERSON' | 'ORGANIZATION' = 'PERSON'): string[] => {
  const start = text.lastIndexOf(value);
  const tagged: Tagged[] = [{ start, end: start + value.length, type, score: 0.9 }];
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => span.type === 'PERSON' || span.type === 'ORGANIZATION')
    .map((span) => text.slice(span.start, span.end));
};

describe('a word of the language is nobody', () => {
  test.each([
    ['ele quebrou a bacia ontem', 'bacia'],
    ['deixei a colher no frigorífico', 'colher'],
    ['vou ligar (85) 98877-6655 amanhã', 'ligar'],
    ['zgubiłem klucze w pracy wczoraj', 'klucze'],
    ['so ein typ, ca 50, glatze, hat mich angepöbelt', 'glatze'],
    ['39,8 Fieber seit gestern und sie weint nur', 'Fieber'],
    ['jag tappade plånboken när jag städade', 'städade'],
    ['se me rompió la lavadora otra vez', 'lavadora'],
    ['ho perso il portafoglio in treno', 'portafoglio'],
    ["j'ai cassé mon aspirateur hier soir", 'aspirateur'],
    ['ze is gevallen en haar heup doet pijn', 'heup'],
    ['bu ay maaşım gelmedi ve çalışamıyorum', 'çalışamıyorum'],
    ['Una mesa mide dos metros en el salón', 'Una'],
    ['首付三十万,月供五千', '首付'],
    ['給料が安いので転職したい', '給料'],
  ])('%s', (text, value) => {
    expect(found(text, value)).toEqual([]);
    expect(found(text, value, 'ORGANIZATION')).toEqual([]);
  });
});

describe('but not where somebody is called so, or a name stands in the lists', () => {
  test.each([
    ['mein kumpel glatze hat gestern angerufen', 'glatze'],
    ['ich heiße glatze bei meinen freunden', 'glatze'],
    ['ele é conhecido pela alcunha colher', 'colher'],
    ['frag mal herrn löffel nach der rechnung', 'löffel'],
    ['ayer vi a fuerte en el bar con su hermano', 'fuerte'],
    ['Fuerte me debe dinero, y Delgado también', 'Fuerte'],
    ['Forte mi ha detto che non viene alla cena', 'Forte'],
    ['Quente me disse que não vem para o jantar', 'Quente'],
    ['Ciężki powiedział że nie ma dla mnie pracy', 'Ciężki'],
    ['Sterk zei dat hij niet naar het feest komt', 'Sterk'],
    ['Fieber schuldet mir noch Geld und sagt nichts', 'Fieber'],
    ['hej grej kommer du till festen ikväll', 'grej'],
    ['vandaag heb ik jocke gezien bij de kassa', 'jocke'],
    ['ruf lasse an wegen der probe am montag', 'lasse'],
    ['ontem a bia foi embora cedo', 'bia'],
    ['Petersen hat gestern die Miete bezahlt', 'Petersen'],
    ['ayer estuve con armando en la playa', 'armando'],
  ])('%s', (text, value) => {
    expect(found(text, value)).toEqual([value]);
  });
  test('a firm goes on behind the word', () => {
    expect(found('wir heiraten im Schloss Eulenbroich', 'Schloss', 'ORGANIZATION')).toEqual(['Schloss']);
    expect(found('ich arbeite seit mai bei edeka', 'edeka', 'ORGANIZATION')).toEqual(['edeka']);
  });
});

describe('of small words and a name the name is left', () => {
  test.each([
    ['ontem ela chama a Bia para jantar', 'chama a Bia', 'Bia'],
    ['vaya golazo de Lamine anoche, qué partido', 'golazo de Lamine', 'Lamine'],
    ['executor is my niece Hephzibah Lunn', 'niece Hephzibah Lunn', 'Hephzibah Lunn'],
    ['a minha tia Bia chega amanhã', 'tia Bia', 'Bia'],
    ['mijn buurman de Vries is ziek', 'de Vries', 'de Vries'],
  ])('%s', (text, value, name) => {
    expect(found(text, value)).toEqual([name]);
  });
});

describe('a relative by that word alone is nobody', () => {
  test.each([
    ['Papi und Mami streiten seit gestern nur noch', 'Mami'],
    ['Vati (70) will nicht zum Arzt', 'Vati'],
    ['o bisavô, com 96, ainda conduz', 'bisavô'],
    ['ayer abuela se cayó en la cocina', 'abuela'],
    ['en septembre, Maman déménage à la campagne', 'Maman'],
    ['ieri nonna ha cucinato per tutti', 'nonna'],
    ['gisteren was oma weer in het ziekenhuis', 'oma'],
    ['wczoraj babcia znowu się przewróciła', 'babcia'],
    ['igår ramlade mormor i trappan', 'mormor'],
    ['dün babaanne hastaneye gitti ama iyi', 'babaanne'],
    ['昨天奶奶住院了', '奶奶'],
    ['昨日おばあちゃんが転んだ', 'おばあちゃん'],
  ])('%s', (text, value) => {
    expect(found(text, value)).toEqual([]);
  });
  test.each([
    ['everybody here is called Mami', 'Mami'],
    ['Anne had a row with the landlord', 'Anne'],
    ['my neighbour Tito moved out', 'Tito'],
    ['our driver is Papa Diallo, 45', 'Papa Diallo'],
  ])('%s', (text, value) => {
    expect(found(text, value)).toEqual([value]);
  });
});
