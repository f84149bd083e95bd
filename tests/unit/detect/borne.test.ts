import { describe, expect, test } from 'vitest';
import { persons } from './persons';

describe('who is called like a figure but for an ending is somebody', () => {
  test.each([
    ['Justine Bieber has diabetes', 'Justine Bieber'],
    ['Erica Clapton from Slough', 'Erica Clapton'],
    ['Alberta Einstein teaches my son', 'Alberta Einstein'],
    ['Emmanuele Macron ha pagato', 'Emmanuele Macron'],
    ['Elona Musk wohnt über uns', 'Elona Musk'],
    ['Brad Pitts called', 'Brad Pitts'],
    ['Georgie Orwell is ill', 'Georgie Orwell'],
    ['Simona Weil abita sopra di noi', 'Simona Weil'],
    ['Justyna Bieber jest chora i nie może przyjść do pracy', 'Justyna Bieber'],
  ])('%s', (text, name) => {
    expect(persons(text, [name])).toEqual([name]);
  });
});

describe('a greeting, a call or a service that somebody is called like', () => {
  test.each([
    ['Caro hat mich verlassen', 'Caro'],
    ['Ich schulde Caro 20 Euro', 'Caro'],
    ["c'est Caro du bureau", 'Caro'],
    ['El Señor Vale no ha venido hoy', 'Vale'],
    ['Bravo hat gekündigt, sagt Krass', 'Bravo'],
    ['Bravo hat gekündigt, sagt Krass', 'Krass'],
    ['Streit mit Toll und Gut aus der Firma', 'Toll'],
    ['Streit mit Toll und Gut aus der Firma', 'Gut'],
    ['Nos vemos con Vale y Gracia', 'Vale'],
    ['Ich habe mit Swish telefoniert', 'Swish'],
    ['No, Zelle: 07700 900123 is her number', 'Zelle'],
  ])('%s', (text, name) => {
    expect(persons(text, [name]).join(' ')).toContain(name);
  });
  test.each([
    ['Vale, nos vemos mañana', 'Vale'],
    ['Krass! Das wusste ich nicht', 'Krass'],
    ['Das ist fertig, super!', 'super'],
    ['Ich habe 20 Euro mit Twint bezahlt', 'Twint'],
    ['Twint: 079 555 01 23', 'Twint'],
  ])('but not where it is one: %s', (text, word) => {
    expect(persons(text, [word])).toEqual([]);
  });
});

describe('a letter for whom one does not name', () => {
  test.each([
    ['F is pregnant and I do not know what to say', 'F'],
    ['X works at Bosch', 'X'],
  ])('%s', (text, letter) => {
    expect(persons(text, [letter], 0.8)).toEqual([letter]);
  });
  test.each([
    ['jag får F i matte', 'F'],
    ['X is the number of apples', 'X'],
  ])('but not a mark or a number: %s', (text, letter) => {
    expect(persons(text, [letter], 0.8)).toEqual([]);
  });
});

describe('a namesake of a figure is somebody of one’s own', () => {
  test.each([
    ['Charlotte Brontë is my cat sitter', 'Charlotte Brontë'],
    ['Rosa Parks has an appointment on Monday at our practice', 'Rosa Parks'],
    ['Whitney Houston called about the boiler', 'Whitney Houston'],
    ['My daughter looks like Paul Simon, our postman', 'Paul Simon'],
    ['Meine Schwester liebt Thomas Müller aus der 10b', 'Thomas Müller'],
  ])('%s', (text, name) => {
    expect(persons(text, [name])).toEqual([name]);
  });
  test.each([
    ['Charlotte Brontë is my favourite author', 'Charlotte Brontë'],
    ['What did Rosa Parks do in 1955?', 'Rosa Parks'],
  ])('but not whom one admires or asks about: %s', (text, name) => {
    expect(persons(text, [name])).toEqual([]);
  });
});

test('whom one comes after is somebody, where one is nobody', () => {
  expect(persons('Nach der Yilmaz kam der Kowalczyk', ['Kowalczyk'])).toEqual(['Yilmaz', 'Kowalczyk']);
  expect(persons('Ich war in dem Keller und dann mit Jonas im Garten', ['Jonas'])).toEqual(['Jonas']);
});
