import { topic } from '../topic';
import { first, last, lower, small, upper } from '../writings';

export const letterCase = [
  topic(
    'letter case',
    'I am Maria Gonzalez and I work for Nordwind GmbH in Boston with Jean-Luc Moreau.',
    {
      maria: ['PERSON', 'Maria Gonzalez'],
      firm: ['ORGANIZATION', 'Nordwind GmbH'],
      city: ['LOCATION', 'Boston'],
      luc: ['PERSON', 'Jean-Luc Moreau'],
    },
    [
      [({ maria }) => `Dear ${maria},`, 'Dear Maria Gonzalez,'],
      [({ maria }) => `NOTICE TO ${upper(maria)}`, 'NOTICE TO MARIA GONZALEZ'],
      [({ maria }) => `${upper(last(maria))}, ${first(maria)}`, 'GONZALEZ, Maria'],
      [({ maria }) => `hi ${lower(maria)}, nice to meet you`, 'hi maria gonzalez, nice to meet you'],
      [
        ({ maria }) => `hi ${small(first(maria))}!`,
        ({ maria }) => `hi ${small(first(maria)) === first(maria) ? 'Maria' : 'maria'}!`,
      ],
      [({ maria }) => `Signed: ${first(maria)} ${upper(last(maria))}`, 'Signed: Maria GONZALEZ'],
      [({ maria, city }) => `${upper(first(maria))} OF ${upper(city)}`, 'MARIA OF BOSTON'],
      [({ firm }) => `Welcome to ${upper(firm)}`, 'Welcome to NORDWIND GMBH'],
      [({ firm }) => `at ${lower(firm)}`, 'at nordwind gmbh'],
      [({ city }) => `IN ${upper(city)}, AGAIN`, 'IN BOSTON, AGAIN'],
      [({ city }) => `Moving to ${city}.`, 'Moving to Boston.'],
      [({ luc }) => `Monsieur ${luc},`, 'Monsieur Jean-Luc Moreau,'],
      [({ luc }) => `M. ${upper(last(luc))}`, 'M. MOREAU'],
      [({ luc }) => `${upper(luc)} – ${luc}`, 'JEAN-LUC MOREAU – Jean-Luc Moreau'],
    ],
  ),
  topic(
    'what was written small or large comes back as the reply has it',
    'my boss PETER HOFFMANN and my friend laura bianchi do not get along',
    { peter: ['PERSON', 'PETER HOFFMANN'], laura: ['PERSON', 'laura bianchi'] },
    [
      [({ peter }) => `${peter} and you`, 'PETER HOFFMANN and you'],
      [({ laura }) => `and ${laura} too`, 'and laura bianchi too'],
      [({ laura }) => `Talk to ${lower(first(laura))} first.`, 'Talk to laura first.'],
    ],
  ),
];
