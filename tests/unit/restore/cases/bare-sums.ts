import { topic } from '../topic';

/** Sums that were sent without a currency: a reply says them without one, or with the one that it takes them for. */
export const bareSums = [
  topic(
    'a household',
    'Our monthly bills: rent 1240, electricity 86.40, nursery 690. Where can we save?',
    { rent: ['MONEY', '1240'], power: ['MONEY', '86.40'], nursery: ['MONEY', '690'] },
    [
      [
        ({ rent, nursery, power }) => `Rent (${rent}) first, then the nursery (${nursery}) and power at ${power}.`,
        'Rent (1240) first, then the nursery (690) and power at 86.40.',
      ],
      [({ nursery }) => `The nursery costs ${nursery}, which is a lot.`, 'The nursery costs 690, which is a lot.'],
      [({ nursery }) => `- Nursery: $${nursery}`, '- Nursery: $690'],
      [({ power }) => `- Electricity: **${power}**`, '- Electricity: **86.40**'],
      [({ power }) => `£${power} for power`, '£86.40 for power'],
      [({ nursery }) => `It used ${nursery} kWh.`, ({ nursery }) => `It used ${nursery} kWh.`],
      [({ nursery }) => `Some ${nursery} families do.`, ({ nursery }) => `Some ${nursery} families do.`],
    ],
  ),
  topic(
    'ein Haushalt',
    'Unsere Fixkosten: Miete 980, Strom 74,50, Kita 310. Was geht günstiger?',
    { rent: ['MONEY', '980'], power: ['MONEY', '74,50'], kita: ['MONEY', '310'] },
    [
      [({ rent }) => `Bei der Miete von ${rent} geht wenig.`, 'Bei der Miete von 980 geht wenig.'],
      [({ kita }) => `Die Kita (${kita}) bleibt.`, 'Die Kita (310) bleibt.'],
      [({ power }) => `Strom: ${power}`, 'Strom: 74,50'],
      [({ power }) => `| Strom | ${power} |`, '| Strom | 74,50 |'],
      [({ kita }) => `${kita} € für die Kita`, '310 € für die Kita'],
    ],
  ),
];
