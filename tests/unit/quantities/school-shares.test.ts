import { claims } from '../detect/structured/claims';

/** Percentages of somebody's school, income and raise, and those of a row with a name. */

claims('PERCENTAGE', {
  found: [
    'Nursery for our twins takes ⟦34%⟧ of what comes in.',
    'My nephew got ⟦58%⟧ in geography and ⟦71%⟧ in maths.',
    'Mein Sohn hatte in der Klassenarbeit ⟦64 %⟧.',
    'Ma nièce a ⟦45 %⟧ de réussite en maths.',
    'Mi hija sacó un ⟦62 %⟧ en inglés.',
    'Mijn broer krijgt ⟦30%⟧ van de overwaarde.',
    'O colégio deu ao meu filho uma bolsa de ⟦60%⟧.',
    'Förra året fick jag ⟦1,8 %⟧.',
    'I live alone. The pension pot takes ⟦8%⟧ of it.',
    'Wir sind zu dritt, die Miete frisst ⟦41 %⟧.',
    'la mutuelle me rembourse ⟦75 %⟧',
    'mi hermano quiere el ⟦40 %⟧ de la herencia',
    'jeg er sykmeldt ⟦50 %⟧',
    'wir haben dieses Jahr ⟦6 Prozent⟧ minus gemacht',
    'Letztes Jahr habe ich nur ⟦2,5 %⟧ bekommen.',
    'Name | Age | Score | Attendance\nOttilie | 9 | ⟦84%⟧ | ⟦97.5%⟧',
  ],
  harmless: [
    'The average pension covers 52% of the last wage.',
    'Explain how a 401k with a 4% match works.',
    'I use a CSS width of 60% and my code is 90% done.',
    'Wie hoch ist die Rente bei 45 % Rentenniveau?',
    'Cloth | Share\nCotton | 80% | soft',
    'Town | Share | Kind\nFlorence | 12% | museum',
    'Nationwide the pass rate in maths was 61 %.',
    'Studies say that 40% of pupils fail in physics.',
  ],
});
