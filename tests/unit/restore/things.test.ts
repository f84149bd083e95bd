import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createConversation, isReplacement } from '../core/conversation';

/** Keys of a thing, a market, a limit or an average: what looks like the user's number is marked, never silently put back. */
const values = {
  height: ['BODY_MEASURE', '182 cm'],
  weight: ['BODY_MEASURE', '86 kg'],
  income: ['MONEY', '€3,450'],
  rent: ['MONEY', '€980'],
  share: ['PERCENTAGE', '12.5 %'],
  age: ['AGE', '37'],
  fat: ['LAB_VALUE', '210 mg/dL'],
} as const;
type Name = keyof typeof values;

const prompt =
  'I am 182 cm tall and weigh 86 kg, I earn €3,450 a month, my rent is €980 and my cholesterol is 210 mg/dL. My share is 12.5 %. I am 37.';

const sent = ['one', 'two'].map((conversation) => {
  const decisions = Object.values(values).map(([type, value]) => ({ type, value, action: 'protect' as const }));
  const { text, findings } = createConversation(conversation).prompt(prompt, { decisions, coins: 'conversation' });
  const replacements = findings.filter(isReplacement);
  const standOf = (name: Name): string =>
    (replacements.find(({ original }) => original === values[name][1])?.surrogate ?? '').replace(/[^\d.]/g, '');
  return { replacements, prompts: [{ text, findings }], standOf };
});

const kindsIn = (reply: string): string[][] =>
  sent.map(({ replacements, prompts, standOf }) =>
    restore(
      reply.replace(/\[(\w+)\]/g, (_, name: Name) => standOf(name)),
      replacements,
      prompts,
    ).spans.map(({ kind }) => kind),
  );

test.each([
  '{"price_eur": [rent], "avg_rent_berlin_eur": [rent]}',
  '{"priceEur": [income]}',
  'median income_eur: [income]',
  '{"median_income_eur": [income]}',
  '{"typical_rent_eur": [rent], "rent_limit_eur": [rent], "market_rent_eur": [rent]}',
  '{"miete_durchschnitt_eur": [rent], "mietspiegel_eur": [rent]}',
  '{"loyer_moyen_eur": [rent], "salario_medio_eur": [income], "alquiler_promedio_eur": [rent]}',
  '{"stipendio_medio_eur": [income], "srednia_pensja_eur": [income]}',
  '{"item": {"amount": [income], "currency": "EUR"}}',
  '{"laptop": {"price": [rent], "currency": "EUR"}}',
  '{"market": {"rent_eur": [rent]}}',
  '{"median": {"income_eur": [income], "age": [age]}}',
  '{"limits": {"cholesterol_mg_dl": [fat]}}',
  '{"max_cholesterol_mg_dl": [fat]}',
  '{"sofa": {"height_cm": [height]}}',
  '{"sofa": {"name": "Klippan", "size": {"depth_cm": 88}, "height_cm": [height]}}',
  'sofa:\n  height_cm: [height]',
  '<sofa><height_cm>[height]</height_cm></sofa>',
  '<box weight_kg="[weight]"/>',
  '.modal { width: 40px; height_cm: [height] }',
  '#box {\n  height_cm: [height];\n}',
  'const shelf = { height_cm: [height] };',
  '{"dog": {"weight_kg": [weight]}}',
  '{"tax_pct": [share], "cpu_percent": [share], "vat_percent": [share]}',
  'retirement age: [age]',
  '{"laptop_eur": [rent], "flight_eur": [rent]}',
])('%s is marked', (reply) => {
  for (const kinds of kindsIn(reply)) expect(kinds).not.toContain('restored');
});

test.each([
  '{"height_cm": [height], "weight_kg": [weight]}',
  '{"me": {"height_cm": [height], "age": [age]}}',
  '{"user": {"name": "me", "weight_kg": [weight]}}',
  '{"patient": {"cholesterol_mg_dl": [fat]}}',
  'person:\n  height_cm: [height]\n  weight_kg: [weight]',
  'const person = { heightCm: [height] };',
  '{"budget": {"rent_eur": [rent]}}',
  '{"rent": {"amount": [rent], "currency": "EUR"}}',
  '{"height": {"value": [height], "unit": "cm"}}',
  '{"monthly_rent_eur": [rent], "income_eur": [income]}',
])('%s comes back', (reply) => {
  for (const kinds of kindsIn(reply)) {
    expect(kinds).not.toContain('doubtful');
    expect(kinds).toContain('restored');
  }
});
