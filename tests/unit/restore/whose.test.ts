import { expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { replacement, unchanged } from '../core/replacement';

/** The user's own measures and age, by chance also those of what a reply speaks of. */
const noised = (type: 'BODY_MEASURE' | 'AGE', original: string, surrogate: string) => ({
  ...replacement(type, original, surrogate),
  mechanism: 'mldp' as const,
});
const sent = [
  noised('BODY_MEASURE', '121 kg', '117 kg'),
  noised('BODY_MEASURE', '179 cm', '182 cm'),
  noised('AGE', '37', '34'),
];
const kindsIn = (reply: string, kept: string): string[] =>
  restore(reply, sent, unchanged(kept)).spans.map(({ kind }) => kind);
const alone = 'I am tall and weigh';

test.each([
  'The door is 182 cm.',
  'The door is 182 cm high.',
  'The sofa has a length of 182 cm.',
  'A fridge of 182 cm fits.',
  'Rex weighs 117 kg.',
  'The bed weighs 117 kg and is 182 cm long.',
  'It weighs 117 kg.',
  'Your dog is 34 years old.',
  'Feed your horse, age 34, hay.',
  'You own a 34-year-old dog.',
  'You bought the dog when it was 34 years old.',
  'Your neighbour weighs 117 kg.',
  'Your doctor is 182 cm tall.',
  'Your dog, at 117 kg, is heavy.',
  'The dog’s weight is 117 kg.',
  'The average man is 182 cm tall.',
  'Ein durchschnittlicher Mann ist 182 cm groß.',
  'Un hombre medio mide 182 cm.',
  'Sofa: 182 cm',
  '| Wardrobe | 182 cm |',
  'Die Tür ist 182 cm hoch.',
  'Der Schrank misst 182 cm.',
  'Das Gewicht des Hundes beträgt 117 kg.',
  'Der Hund ist 34 Jahre alt.',
  'La porte mesure 182 cm.',
  'L’armoire fait 182 cm.',
  'La maison a 34 ans.',
  'La puerta mide 182 cm.',
  'El peso del perro es de 117 kg.',
  'La porta è alta 182 cm.',
  'De deur is 182 cm.',
  'Drzwi mają 182 cm.',
  'Dörren är 182 cm.',
  'A porta tem 182 cm.',
  'O cachorro pesa 117 kg.',
  'Собака весит 117 кг.',
  'Дверь 182 см.',
  'Your dog is lovely. He is 34 years old.',
  'His dog is lovely. It is 34.',
  'Der Hund ist lieb. Er ist 34 Jahre alt.',
  'Le chien est gentil. Il a 34 ans.',
  'Il cane è buono. Lui ha 34 anni.',
  'Je donnerais au chien, 34 ans, moins de croquettes.',
  'Le daría al perro, 34 años, menos.',
  'Darei al cane, 34 anni, meno cibo.',
])('of a thing, an animal or somebody else: %s', (reply) => {
  expect(kindsIn(reply, alone)).toContain('doubtful');
  expect(kindsIn(reply, alone)).not.toContain('restored');
});

test.each([
  'You weigh 117 kg.',
  'You are 182 cm tall.',
  'At 117 kg and 182 cm, your BMI is fine.',
  'Your weight of 117 kg is fine.',
  'The dose for your weight of 117 kg is right.',
  'With a height of 182 cm you need size L.',
  'The frame should be large, since you are 182 cm.',
  'Sie wiegen 117 kg.',
  'Du bist 182 cm groß.',
  '- Gewicht: 117 kg',
  'The patient weighs 117 kg.',
  'A person of 182 cm needs it.',
  '117 kg is a good weight.',
  'You are 34 years old.',
  'Your dog loves you. You are 34 years old.',
  'Ask your doctor. At 34 years old you should.',
])('of the user: %s', (reply) => {
  expect(kindsIn(reply, alone)).not.toEqual([]);
  expect(kindsIn(reply, alone)).not.toContain('doubtful');
});

test('of a relative of whom the user has spoken', () => {
  expect(kindsIn('Your father weighs 117 kg.', 'My father weighs')).toEqual(['restored']);
  expect(kindsIn('Your father weighs 117 kg.', alone)).toEqual(['doubtful']);
  expect(kindsIn('Your father is kind. He is 34 years old.', 'My father weighs')).toEqual(['restored']);
});
