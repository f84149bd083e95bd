import { topic } from '../topic';
import { first, initial, last } from '../writings';

export const surnames = [
  topic(
    'several people with one surname',
    'Maria Gonzalez and Pedro Gonzalez are married; their daughter is Lucia Gonzalez. Their neighbour is Ruth Stein.',
    {
      maria: ['PERSON', 'Maria Gonzalez'],
      pedro: ['PERSON', 'Pedro Gonzalez'],
      lucia: ['PERSON', 'Lucia Gonzalez'],
      ruth: ['PERSON', 'Ruth Stein'],
    },
    [
      [({ maria, pedro }) => `${maria} and ${pedro}`, 'Maria Gonzalez and Pedro Gonzalez'],
      [({ maria, pedro }) => `${first(maria)} and ${first(pedro)}`, 'Maria and Pedro'],
      [({ maria, pedro }) => `${first(maria)} and ${pedro}`, 'Maria and Pedro Gonzalez'],
      [({ maria }) => `the ${last(maria)} family`, 'the Gonzalez family'],
      [({ maria }) => `Mr. and Mrs. ${last(maria)}`, 'Mr. and Mrs. Gonzalez'],
      [({ lucia }) => `young ${first(lucia)}`, 'young Lucia'],
      [({ lucia }) => `${initial(lucia)}. ${last(lucia)}`, 'L. Gonzalez'],
      [({ maria, pedro, lucia }) => `${first(maria)}, ${first(pedro)} and ${lucia}`, 'Maria, Pedro and Lucia Gonzalez'],
      [({ ruth }) => `Ms. ${last(ruth)}`, 'Ms. Stein'],
      [({ ruth, maria }) => `${last(ruth)} v. ${last(maria)}`, 'Stein v. Gonzalez'],
    ],
  ),
  topic(
    'several people with one first name',
    'Anna Berger and Anna Schuster both applied.',
    { berger: ['PERSON', 'Anna Berger'], schuster: ['PERSON', 'Anna Schuster'] },
    [
      [({ berger }) => `${first(berger)} applied`, 'Anna applied'],
      [({ berger, schuster }) => `${berger} or ${schuster}?`, 'Anna Berger or Anna Schuster?'],
      [({ berger, schuster }) => `Ms ${last(berger)} or Ms ${last(schuster)}?`, 'Ms Berger or Ms Schuster?'],
      [({ schuster }) => `${first(schuster)} ${initial(last(schuster))}.`, 'Anna S.'],
    ],
  ),
];
