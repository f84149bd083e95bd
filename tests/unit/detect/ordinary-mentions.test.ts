import { describe, expect, test } from 'vitest';
import { persons } from './persons';
import { asRead, typedIn } from './read';

/** The persons of a text in which the model read the first of them. */
const all = (text: string, name: string): string[] => persons(text, [name]);

describe('a word that somebody is called as well', () => {
  test.each([
    ['Herr Weiß trägt weiß.', 'Weiß'],
    ['Frau Kurz hat kurze Haare.', 'Kurz'],
    ['Herr Braun hat einen braunen Hund.', 'Braun'],
    ['Meneer Groot is groot.', 'Groot'],
    ['Herr Lang är lång och har en svart bil.', 'Lang'],
    ['La señora Moreno tiene el pelo moreno.', 'Moreno'],
    ['Pan Stary ma stary rower.', 'Stary'],
    ['Mr Weaver is a weaver, and the weaver sings.', 'Weaver'],
    ['Herr Koch sucht einen Koch.', 'Koch'],
    ['Frau Sommer fährt im Sommer weg.', 'Sommer'],
    ['Herr Garten ist da und mäht jetzt unseren Garten.', 'Garten'],
  ])('says what it says in small letters or behind an article: %s', (text, name) => {
    expect(all(text, name)).toEqual([name]);
  });

  test.each([
    ['Herr Weiß kam zu spät. Weiß war krank.', 'Weiß', ['Weiß', 'Weiß']],
    ['Herr Weiß kam zu spät. weiß war krank.', 'Weiß', ['Weiß', 'weiß']],
    ['Herr Koch ist da. Sag Koch, er soll warten.', 'Koch', ['Koch', 'Koch']],
    ['Herr Koch ist da. Ich war beim Koch.', 'Koch', ['Koch', 'Koch']],
    ['Mein Chef Jan Moser kam. Gestern war moser wieder da.', 'Jan Moser', ['Jan Moser', 'moser']],
    ['Ask Mr Weaver. I told weaver twice.', 'Weaver', ['Weaver', 'weaver']],
    ['Rohan Patel moved out. I told the patel family to call me.', 'Rohan Patel', ['Rohan Patel', 'patel']],
    [
      'Anna Kowalczyk owes me money. Please check the kowalczyk account.',
      'Anna Kowalczyk',
      ['Anna Kowalczyk', 'kowalczyk'],
    ],
    ['Priya Iyer is my tenant. The iyer deposit is missing.', 'Priya Iyer', ['Priya Iyer', 'iyer']],
    ['Kevin Koch. Dieser Koch hat mich betrogen, dieser Koch!', 'Kevin Koch', ['Kevin Koch', 'Koch', 'Koch']],
    ['Herr Graf ist unser Graf. Diese Graf nervt.', 'Graf', ['Graf', 'Graf', 'Graf']],
    ['Frau Keller schreit. Diese Keller nervt mich seit Jahren.', 'Keller', ['Keller', 'Keller']],
  ])('is somebody again where it says nothing else: %s', (text, name, names) => {
    expect(all(text, name)).toEqual(names);
  });
});

describe('a firm that everybody knows', () => {
  test.each([
    ['ho pagato vodafone due volte', 'vodafone'],
    ['i still owe comcast for the router', 'comcast'],
  ])('is nobody: %s', (text, firm) => {
    expect(all(text, firm)).toEqual([]);
  });
  test.each([
    ['ho pagato vodafone due volte', 'vodafone'],
    ['i still owe comcast for the router', 'comcast'],
    ['ich schulde vodafone noch 80 euro', 'vodafone'],
  ])('is an organisation where one owes it money: %s', (text, firm) => {
    expect(typedIn(text, [asRead(text, firm)])).toContain(`ORGANIZATION ${firm}`);
  });
  test('is nothing where one owes it none', () => {
    const text = 'i watched comcast all day';
    expect(typedIn(text, [asRead(text, 'comcast')])).toEqual([]);
  });
  test.each([
    ['Ich habe mit Braun und Siemens gesprochen, meinen Nachbarn.', ['Braun', 'Siemens']],
    ['I called Siemens and Miller, the people upstairs.', ['Siemens', 'Miller']],
  ])('is somebody beside somebody: %s', (text, names) => {
    expect(persons(text, names)).toEqual(names);
  });
  test.each([
    ['Mr Costco called about the shed.', 'Costco'],
    ['ask wendy for the money', 'wendy'],
  ])('but somebody is whom a title announces, or whom lists of names have: %s', (text, name) => {
    expect(all(text, name)).toEqual([name]);
  });
});
