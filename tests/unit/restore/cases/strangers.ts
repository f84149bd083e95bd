import { topic } from '../topic';
import { first, last } from '../writings';

export const strangers = [
  topic(
    'someone else who bears a name of a stand-in',
    'My neighbour Maria Gonzalez in Boston is loud.',
    { maria: ['PERSON', 'Maria Gonzalez'], city: ['LOCATION', 'Boston'] },
    [
      [
        ({ maria }) => `The novelist ${first(maria)} Ferrante wrote about it.`,
        ({ maria }) => `The novelist ${first(maria)} Ferrante wrote about it.`,
      ],
      [({ maria }) => `Isabel ${last(maria)} is an author.`, ({ maria }) => `Isabel ${last(maria)} is an author.`],
      [
        ({ maria }) => `Ask ${first(maria)} Winterbottom at the union.`,
        ({ maria }) => `Ask ${first(maria)} Winterbottom at the union.`,
      ],
      [
        ({ maria }) => `Lake ${last(maria)} is deep; ${first(maria)} is not.`,
        ({ maria }) => `Lake ${last(maria)} is deep; Maria is not.`,
      ],
      [({ city }) => `${city} Springs is another town.`, ({ city }) => `${city} Springs is another town.`],
      [({ maria }) => `${maria} is your neighbour.`, 'Maria Gonzalez is your neighbour.'],
    ],
  ),
];
