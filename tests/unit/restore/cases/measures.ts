import { topic } from '../topic';

export const measures = [
  topic(
    'measures of a body and of a laboratory',
    'I am 182 cm tall and weigh 84 kg. My cholesterol is 210 mg/dL, my blood pressure 135/85 mmHg, my temperature 38.4 °C.',
    {
      height: ['BODY_MEASURE', '182 cm'],
      weight: ['BODY_MEASURE', '84 kg'],
      fat: ['LAB_VALUE', '210 mg/dL'],
      pressure: ['BODY_MEASURE', '135/85 mmHg'],
      heat: ['BODY_MEASURE', '38.4 °C'],
    },
    [
      [({ height }) => `At ${height} you are tall.`, 'At 182 cm you are tall.'],
      [({ height }) => `You are ${height.replace(' ', '')} tall.`, 'You are 182cm tall.'],
      [({ weight }) => `You weigh ${weight}.`, 'You weigh 84 kg.'],
      [({ weight }) => `Ihr Gewicht: ${weight}`, 'Ihr Gewicht: 84 kg'],
      [({ weight }) => `about ${Math.round(Number.parseInt(weight, 10) / 0.45359237)} lbs`, 'about 185 lbs'],
      [({ height }) => `${Math.round(Number.parseInt(height, 10) / 2.54)} inches`, '72 inches'],
      [({ weight, height }) => `**Weight:** ${weight}, **height:** ${height}`, '**Weight:** 84 kg, **height:** 182 cm'],
      [({ fat }) => `Your cholesterol of ${fat} is high.`, 'Your cholesterol of 210 mg/dL is high.'],
      [({ fat }) => `| Cholesterol | ${fat} |`, '| Cholesterol | 210 mg/dL |'],
      [({ pressure }) => `A blood pressure of ${pressure} is`, 'A blood pressure of 135/85 mmHg is'],
      [({ heat }) => `A temperature of ${heat} is a fever.`, 'A temperature of 38.4 °C is a fever.'],
      [
        ({ heat }) => `Eine Temperatur von ${heat.replace('.', ',')} ist Fieber.`,
        'Eine Temperatur von 38,4 °C ist Fieber.',
      ],
      [
        ({ height }) => `It takes ${Number.parseInt(height, 10)} minutes.`,
        ({ height }) => `It takes ${Number.parseInt(height, 10)} minutes.`,
      ],
    ],
  ),
  topic(
    'shares, counts and times',
    'I own 12.5 % of it, we have 14 employees, and the meeting is at 14:30.',
    { share: ['PERCENTAGE', '12.5 %'], staff: ['COUNT', '14 employees'], time: ['TIME', '14:30'] },
    [
      [({ share }) => `Your share is ${share}.`, 'Your share is 12.5 %.'],
      [({ share }) => `You own ${share.replace(' ', '')} of it.`, 'You own 12.5% of it.'],
      [({ share }) => `Ihr Anteil beträgt ${share.replace('.', ',')}.`, 'Ihr Anteil beträgt 12,5 %.'],
      [({ share }) => `${share.replace(' %', ' percent')} of it`, '12.5 percent of it'],
      [({ share }) => `(${share})`, '(12.5 %)'],
      [({ staff }) => `With ${staff} you need one.`, 'With 14 employees you need one.'],
      [({ staff }) => `a firm of ${staff}`, 'a firm of 14 employees'],
      [({ time }) => `The meeting is at ${time}.`, 'The meeting is at 14:30.'],
      [({ time }) => `um ${time} Uhr`, 'um 14:30 Uhr'],
    ],
  ),
];
