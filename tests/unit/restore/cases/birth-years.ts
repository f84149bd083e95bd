import { topic } from '../topic';

/** Years of birth that stand alone, as replies say them. */
export const birthYears = [
  topic(
    'years of birth',
    'I was born in 1985 and my wife in 1988. Which pension age counts for us?',
    { mine: ['DATE_OF_BIRTH', '1985'], hers: ['DATE_OF_BIRTH', '1988'] },
    [
      [({ mine }) => `Since you were born in ${mine}, it is 67.`, 'Since you were born in 1985, it is 67.'],
      [
        ({ mine, hers }) => `You were born in ${mine} and your wife in ${hers}, so wait.`,
        'You were born in 1985 and your wife in 1988, so wait.',
      ],
      [({ hers }) => `Your wife, born ${hers}, can retire earlier.`, 'Your wife, born 1988, can retire earlier.'],
      [({ mine }) => `For people born in ${mine} it is 67.`, 'For people born in 1985 it is 67.'],
      [({ mine }) => `- Year of birth: ${mine}`, '- Year of birth: 1985'],
      [({ mine }) => `Mit Jahrgang ${mine} gehst du mit 67.`, 'Mit Jahrgang 1985 gehst du mit 67.'],
      [({ mine }) => `Sie sind ${mine} geboren.`, 'Sie sind 1985 geboren.'],
      [({ mine }) => `Née en ${mine}, vous partez à 64 ans.`, 'Née en 1985, vous partez à 64 ans.'],
      [({ mine }) => `Como naciste en ${mine}, son 67.`, 'Como naciste en 1985, son 67.'],
      [({ mine }) => `Essendo nato nel ${mine}, sono 67.`, 'Essendo nato nel 1985, sono 67.'],
      [({ mine }) => `Urodziłeś się w ${mine} roku.`, 'Urodziłeś się w 1985 roku.'],
      [({ mine }) => `${mine}年生まれなので67歳です。`, '1985年生まれなので67歳です。'],
      [({ mine }) => `Вы родились в ${mine} году.`, 'Вы родились в 1985 году.'],
      [({ mine }) => `The law of ${mine} changed that.`, ({ mine }) => `The law of ${mine} changed that.`],
      [({ mine }) => `In ${mine}, prices fell.`, ({ mine }) => `In ${mine}, prices fell.`],
      [({ mine }) => `room ${mine} is free`, ({ mine }) => `room ${mine} is free`],
    ],
  ),
  topic('a year of life', 'Meine Tochter ist 7 Jahre alt. Was darf sie im Straßenverkehr?', { girl: ['AGE', '7'] }, [
    [({ girl }) => `Sie ist im ${Number(girl) + 1}. Lebensjahr.`, 'Sie ist im 8. Lebensjahr.'],
    [({ girl }) => `Sie hat das ${girl}. Lebensjahr vollendet.`, 'Sie hat das 7. Lebensjahr vollendet.'],
    [({ girl }) => `in der ${Number(girl) + 1}. Woche`, ({ girl }) => `in der ${Number(girl) + 1}. Woche`],
    [({ girl }) => `Zij is in haar ${Number(girl) + 1}e levensjaar.`, 'Zij is in haar 8e levensjaar.'],
    [({ girl }) => `Jest w ${Number(girl) + 1}. roku życia.`, 'Jest w 8. roku życia.'],
    [({ girl }) => `Hon är i sitt ${Number(girl) + 1}:e levnadsår.`, 'Hon är i sitt 8:e levnadsår.'],
  ]),
  topic(
    'ages of several people',
    'My daughter is 8, my son is 11 and their cousin is 14. What film suits all?',
    { girl: ['AGE', '8'], boy: ['AGE', '11'], cousin: ['AGE', '14'] },
    [
      [({ girl, cousin }) => `A film for ages ${girl} to ${cousin}.`, 'A film for ages 8 to 14.'],
      [({ girl, cousin }) => `between the ages of ${girl} and ${cousin}`, 'between the ages of 8 and 14'],
      [({ girl, cousin }) => `Kinder im Alter von ${girl} bis ${cousin} Jahren`, 'Kinder im Alter von 8 bis 14 Jahren'],
      [({ girl, cousin }) => `des enfants âgés de ${girl} à ${cousin} ans`, 'des enfants âgés de 8 à 14 ans'],
      [({ cousin }) => `and for the cousin, ${cousin}.`, 'and for the cousin, 14.'],
      [({ boy }) => `Your son (${boy}) decides.`, 'Your son (11) decides.'],
      [
        ({ cousin }) => `Options 2 to ${cousin} are on page 3.`,
        ({ cousin }) => `Options 2 to ${cousin} are on page 3.`,
      ],
      [({ cousin }) => `ages 91 to 9${cousin}`, ({ cousin }) => `ages 91 to 9${cousin}`],
    ],
  ),
];
