import { topic } from '../topic';
import { amount } from '../writings';

const number = (text: string): string => text.replace(/[^\d.]/g, '');
const metres = (text: string): string => (amount(text) / 100).toFixed(2);

/** Numbers whose unit stands in their key, in the field beside or at the head of their column. */
export const keyed = [
  topic(
    'numbers whose unit is in a key',
    'I am 182 cm tall and weigh 86 kg, I earn €3,450 a month, my rent is €980 and my cholesterol is 210 mg/dL. My share is 12.5 %.',
    {
      height: ['BODY_MEASURE', '182 cm'],
      weight: ['BODY_MEASURE', '86 kg'],
      income: ['MONEY', '€3,450'],
      rent: ['MONEY', '€980'],
      fat: ['LAB_VALUE', '210 mg/dL'],
      share: ['PERCENTAGE', '12.5 %'],
    },
    [
      [
        ({ height, weight }) => `{"height_cm": ${number(height)}, "weight_kg": ${number(weight)}}`,
        '{"height_cm": 182, "weight_kg": 86}',
      ],
      [
        ({ height, weight }) => `{"height_m":${metres(height)},"weightKg":"${number(weight)}"}`,
        '{"height_m":1.82,"weightKg":"86"}',
      ],
      [({ income }) => `{"income_eur": ${number(income)}}`, '{"income_eur": 3450}'],
      [({ rent }) => `{"monthly_rent_eur": ${number(rent)}}`, '{"monthly_rent_eur": 980}'],
      [({ rent }) => `const rentEur = ${number(rent)};`, 'const rentEur = 980;'],
      [({ rent }) => `{"rent": ${number(rent)}}`, '{"rent": 980}'],
      [
        ({ rent }) => `{"rent": {"amount": ${number(rent)}, "currency": "EUR"}}`,
        '{"rent": {"amount": 980, "currency": "EUR"}}',
      ],
      [({ rent }) => `{"currency": "EUR", "amount": ${number(rent)}}`, '{"currency": "EUR", "amount": 980}'],
      [
        ({ height }) => `{"height": {"value": ${number(height)}, "unit": "cm"}}`,
        '{"height": {"value": 182, "unit": "cm"}}',
      ],
      [
        ({ height, weight }) => `height_cm: ${number(height)}\nweight_kg: ${number(weight)}\nname: me`,
        'height_cm: 182\nweight_kg: 86\nname: me',
      ],
      [({ height }) => `HEIGHT_M=${metres(height)}`, 'HEIGHT_M=1.82'],
      [({ height }) => `height = ${metres(height)}  # metres`, 'height = 1.82  # metres'],
      [({ fat }) => `"cholesterol_mg_dl": ${number(fat)}`, '"cholesterol_mg_dl": 210'],
      [({ share }) => `share_pct: ${number(share)}`, 'share_pct: 12.5'],
      [({ weight }) => `<weight unit="kg">${number(weight)}</weight>`, '<weight unit="kg">86</weight>'],
      [({ weight }) => `Gewicht (kg): ${number(weight)}`, 'Gewicht (kg): 86'],
      [({ weight }) => `- Poids en kg : ${number(weight)}`, '- Poids en kg : 86'],
      [({ height }) => `Altezza [cm]: ${number(height)}`, 'Altezza [cm]: 182'],
      [
        ({ height, weight, income }) =>
          `name,height_cm,weight (kg),income [EUR]\nme,${number(height)},${number(weight)},${number(income)}\n`,
        'name,height_cm,weight (kg),income [EUR]\nme,182,86,3450\n',
      ],
      [
        ({ height, weight, rent }) =>
          `Größe (cm);Gewicht (kg);Miete (EUR)\n${number(height)};${number(weight)};${number(rent)}`,
        'Größe (cm);Gewicht (kg);Miete (EUR)\n182;86;980',
      ],
      [
        ({ height, rent }) => `| Wzrost (cm) | Czynsz (EUR) |\n|---|---|\n| ${number(height)} | ${number(rent)} |`,
        '| Wzrost (cm) | Czynsz (EUR) |\n|---|---|\n| 182 | 980 |',
      ],
      [
        ({ weight, height }) =>
          `| | |\n|---|---|\n| Weight (kg) | ${number(weight)} |\n| Height (m) | ${metres(height)} |`,
        '| | |\n|---|---|\n| Weight (kg) | 86 |\n| Height (m) | 1.82 |',
      ],
      [
        ({ rent, fat }) => `Rent at ${number(rent)} is high. | Cholesterol (mg/dL) | ${number(fat)} |`,
        'Rent at 980 is high. | Cholesterol (mg/dL) | 210 |',
      ],
      [
        ({ height, weight }) => `INSERT INTO p VALUES ('me', ${number(height)}, ${number(weight)});`,
        "INSERT INTO p VALUES ('me', 182, 86);",
      ],
      [({ height, weight }) => `Person("me", ${number(height)}, ${number(weight)})`, 'Person("me", 182, 86)'],
      // Of something else.
      [
        ({ height, weight }) => `rgb(${number(height)}, ${number(weight)}, 3)`,
        ({ height, weight }) => `rgb(${number(height)}, ${number(weight)}, 3)`,
      ],
      ...['distance_m', 'timeout_ms', 'width_px', 'page', 'room', 'port', 'distance (km)', 'duration_s'].map(
        (key) =>
          [
            ({ height, rent }: Record<string, string>) =>
              `{"${key}": ${number(height ?? '')}, "page": ${number(rent ?? '')}}`,
            ({ height, rent }: Record<string, string>) =>
              `{"${key}": ${number(height ?? '')}, "page": ${number(rent ?? '')}}`,
          ] as const,
      ),
      [({ weight }) => `Weight (kg): ${number(weight)} lbs`, ({ weight }) => `Weight (kg): ${number(weight)} lbs`],
      [
        ({ height }) => `name,distance_km\nhome,${number(height)}`,
        ({ height }) => `name,distance_km\nhome,${number(height)}`,
      ],
      [
        ({ rent }) => `{"price_usd": ${number(rent)}, "n_mg": ${number(rent)}}`,
        ({ rent }) => `{"price_usd": ${number(rent)}, "n_mg": ${number(rent)}}`,
      ],
    ],
  ),
  topic(
    'a pressure in halves, and sums without a currency in fields',
    'My blood pressure is 142/91 mmHg. Fixkosten: Miete 1180, Strom 92,40, Kita 340.',
    {
      pressure: ['BODY_MEASURE', '142/91 mmHg'],
      rent: ['MONEY', '1180'],
      power: ['MONEY', '92,40'],
      nursery: ['MONEY', '340'],
    },
    [
      [
        ({ pressure }) => {
          const [high = '', low = ''] = pressure.replace(' mmHg', '').split('/');
          return `Systolic ${high} and diastolic ${low} are high.`;
        },
        'Systolic 142 and diastolic 91 are high.',
      ],
      [
        ({ power, nursery }) => `{"strom_eur": ${power.replace(',', '.')}, "kita": ${nursery}}`,
        '{"strom_eur": 92.40, "kita": 340}',
      ],
      [
        ({ rent, power, nursery }) =>
          `Posten,Betrag\nMiete,${rent}\nStrom,${power.replace(',', '.')}\nKita,${nursery}\n`,
        'Posten,Betrag\nMiete,1180\nStrom,92.40\nKita,340\n',
      ],
      [({ rent, nursery }) => `miete = ${rent}\nkita = ${nursery}\nauto = 5`, 'miete = 1180\nkita = 340\nauto = 5'],
    ],
  ),
  topic(
    'what a key in code says without accents, and of one',
    'Sono Lorenzo Bianchi, ho 44 anni, sono alto 1,79 m e la mia quota è del 7,5 %.',
    {
      name: ['PERSON', 'Lorenzo Bianchi'],
      age: ['AGE', '44'],
      height: ['BODY_MEASURE', '1,79 m'],
      share: ['PERCENTAGE', '7,5 %'],
    },
    [
      [({ age }) => `{"eta": ${age}}`, '{"eta": 44}'],
      [({ height }) => `{"groesse": ${number(height.replace(',', '.'))}}`, '{"groesse": 1.79}'],
      [({ share }) => `quota = ${(amount(share.replace(',', '.')) / 100).toFixed(3)}`, 'quota = 0.075'],
      [({ name, age }) => `new Person("${name}", ${age})`, 'new Person("Lorenzo Bianchi", 44)'],
      [({ age }) => `new Person("Anna", ${age})`, ({ age }) => `new Person("Anna", ${age})`],
    ],
  ),
];
