import { claims } from '../detect/structured/claims';

/** The rate of somebody's loan, behind its sum or a sentence later. */

claims('PERCENTAGE', {
  found: [
    'Mortgage: 245000 at ⟦3.75%⟧',
    'Mijn hypotheek: 245.000 tegen ⟦3,75%⟧',
    'Ik leen 12.000 euro tegen ⟦6,4%⟧.',
    'Peguei um empréstimo de 20 mil a ⟦2,1%⟧ ao mês.',
    'Wzięłam kredyt na 350 tys. zł na ⟦7,2%⟧.',
    'Pedí un préstamo de 9.000 € al ⟦6,5 %⟧.',
    'Ho preso un mutuo di 120.000 al ⟦3,1 %⟧.',
    'We have a loan of 18,500 at ⟦5.9%⟧.',
    'Notre prêt de 180 000 à ⟦2,4 %⟧ finit en 2031.',
    'Vårt bolån på 2 400 000 kr till ⟦3,64 %⟧ löper ut.',
    'Meine Hypothek: 210.000 zu ⟦3,2 %⟧',
    "We bought the flat with a mortgage. It's at ⟦3.75%⟧ until 2026.",
    'I still owe 212,000 on it. Fixed at ⟦3.75%⟧ until 2027.',
    'Wir haben eine Hypothek. Fest zu ⟦3,1 %⟧ bis 2031.',
    'Notre prêt court encore. Fixé à ⟦2,9 %⟧ pour 12 ans.',
  ],
  harmless: [
    'What is a typical mortgage rate? Is 3.75% good?',
    'Mortgage rates rose to 6.8% in 2023.',
    'How does compound interest at 5% work on a loan?',
    'Calculate a mortgage of 300000 at 4% over 30 years.',
    'Die EZB hat den Leitzins auf 4,5 % erhöht.',
    'Was kostet ein Kredit bei 4 % Zinsen?',
    'I have a mortgage. Inflation is at 3.75% now.',
    'Our house is mortgaged. The Fed raised rates to 5.25%.',
    'The bond is fixed at 3.75% until 2027.',
    'Combien coûte un prêt de 100 000 € à 3 % ?',
  ],
});
