import { topic } from '../topic';
import { first, genitive, last } from '../writings';

/** What a family is called in English. */
const plural = (name: string): string => (/(?:[sxzß]|[sc]h)$/i.test(name) ? `${name}es` : `${name}s`);

export const possessives = [
  topic(
    'possessives in English',
    'Maria Keller asked Thomas Brooks about the flat in Boston that Hill Partners Ltd owns.',
    {
      maria: ['PERSON', 'Maria Keller'],
      thomas: ['PERSON', 'Thomas Brooks'],
      city: ['LOCATION', 'Boston'],
      firm: ['ORGANIZATION', 'Hill Partners Ltd'],
    },
    [
      [({ maria }) => `${maria}'s letter`, "Maria Keller's letter"],
      [({ maria }) => `${maria}’s letter`, 'Maria Keller’s letter'],
      [({ maria }) => `${first(maria)}'s letter`, "Maria's letter"],
      [({ maria }) => `Ms. ${last(maria)}'s letter`, "Ms. Keller's letter"],
      [({ maria }) => `${maria.toUpperCase()}'S LETTER`, "MARIA KELLER'S LETTER"],
      [({ thomas }) => `${thomas}' view`, "Thomas Brooks' view"],
      [({ thomas }) => `Mr ${last(thomas)}'s view`, "Mr Brooks's view"],
      [({ city }) => `${city}'s rents`, "Boston's rents"],
      [({ firm }) => `${firm}'s offer`, "Hill Partners Ltd's offer"],
      [({ maria }) => `the ${plural(last(maria))}`, 'the Kellers'],
      [({ maria, thomas }) => `${first(maria)} and ${first(thomas)}'s flat`, "Maria and Thomas's flat"],
      [({ maria }) => `a friend of ${first(maria)}'s.`, "a friend of Maria's."],
      [({ maria }) => `**${maria}**'s letter`, "**Maria Keller**'s letter"],
      [({ maria }) => `*${first(maria)}'s* letter`, "*Maria's* letter"],
    ],
  ),
  topic(
    'genitives in German',
    'Frau Sabine Keller und Jürgen Vogel wohnen in Bremen. Sie arbeitet bei der Nordlicht GmbH.',
    {
      sabine: ['PERSON', 'Sabine Keller'],
      juergen: ['PERSON', 'Jürgen Vogel'],
      city: ['LOCATION', 'Bremen'],
      firm: ['ORGANIZATION', 'Nordlicht GmbH'],
    },
    [
      [({ sabine }) => `Frau ${last(sabine)} hat recht.`, 'Frau Keller hat recht.'],
      [({ sabine }) => `${genitive(first(sabine))} Brief`, 'Sabines Brief'],
      [({ juergen }) => `${genitive(juergen)} Auto`, 'Jürgen Vogels Auto'],
      [({ juergen }) => `Herrn ${last(juergen)} gegenüber`, 'Herrn Vogel gegenüber'],
      [({ city }) => `${genitive(city)} Mieten`, 'Bremens Mieten'],
      [({ firm }) => `die Kündigung der ${firm}`, 'die Kündigung der Nordlicht GmbH'],
      [({ sabine, juergen }) => `Liebe ${first(sabine)}, lieber ${first(juergen)},`, 'Liebe Sabine, lieber Jürgen,'],
      [({ sabine }) => `Familie ${last(sabine)}-Akte`, 'Familie Keller-Akte'],
      [({ sabine }) => `Sehr geehrte Frau ${sabine}!`, 'Sehr geehrte Frau Sabine Keller!'],
      [({ juergen }) => `„${juergen}“`, '„Jürgen Vogel“'],
      [({ juergen }) => `Herr ${last(juergen).toUpperCase()}`, 'Herr VOGEL'],
    ],
  ),
  topic(
    'genitives in Dutch and Swedish',
    'Mijn collega Pieter de Boer en min vän Astrid Lindqvist wonen in Utrecht.',
    { pieter: ['PERSON', 'Pieter de Boer'], astrid: ['PERSON', 'Astrid Lindqvist'], city: ['LOCATION', 'Utrecht'] },
    [
      [({ pieter }) => `meneer ${pieter.split(' ').slice(1).join(' ')}`, 'meneer de Boer'],
      [({ pieter }) => `${first(pieter)}'s huis`, "Pieter's huis"],
      [({ astrid }) => `${genitive(astrid)} bil`, 'Astrid Lindqvists bil'],
      [({ astrid }) => `Hej ${first(astrid)}!`, 'Hej Astrid!'],
      [({ city }) => `in ${city}, waar`, 'in Utrecht, waar'],
      [({ pieter }) => `Beste ${pieter},`, 'Beste Pieter de Boer,'],
    ],
  ),
];
