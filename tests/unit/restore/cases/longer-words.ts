import { topic } from '../topic';
import { first, last, lower } from '../writings';

export const longerWords = [
  topic(
    'a stand-in inside a longer word stays',
    'Maria Gonzalez from Boston works at Nordwind GmbH and has the number PA-443-991.',
    {
      maria: ['PERSON', 'Maria Gonzalez'],
      city: ['LOCATION', 'Boston'],
      firm: ['ORGANIZATION', 'Nordwind GmbH'],
      claim: ['ID_NUMBER', 'PA-443-991'],
    },
    [
      [({ maria }) => `${first(maria)}ville`, ({ maria }) => `${first(maria)}ville`],
      [({ maria }) => `Mc${lower(first(maria))}`, ({ maria }) => `Mc${lower(first(maria))}`],
      [({ maria }) => `${last(maria)}stown Road`, ({ maria }) => `${last(maria)}stown Road`],
      [({ maria }) => `un${lower(last(maria))}ly`, ({ maria }) => `un${lower(last(maria))}ly`],
      [({ city }) => `${city}shire`, ({ city }) => `${city}shire`],
      [({ city }) => `Old${lower(city)}`, ({ city }) => `Old${lower(city)}`],
      [({ firm }) => `${first(firm)}ology`, ({ firm }) => `${first(firm)}ology`],
      [({ claim }) => `X${claim}`, ({ claim }) => `X${claim}`],
      [({ claim }) => `${claim}-22`, ({ claim }) => `${claim}-22`],
      [({ maria }) => `${first(maria)}2`, ({ maria }) => `${first(maria)}2`],
      [({ maria }) => `${first(maria)}-like`, 'Maria-like'],
      [({ city }) => `the ${city}-based firm`, 'the Boston-based firm'],
    ],
  ),
];
