import { claims } from '../detect/structured/claims';

/** Months, weeks and years of somebody in brackets, short forms as well. */
claims('AGE', {
  found: [
    'Our children: Otis (⟦5⟧) and Birdie (⟦9⟧ months).',
    'sons Rafe (⟦11⟧mo) and Tobias (⟦2⟧ yrs)',
    'Tobias (⟦3⟧ wks) cries all night.',
    'Zwei Kinder, Jonas (⟦6⟧) und Wanja (⟦5⟧ Mon.)',
    'Nos enfants : Camille (⟦4⟧ ans) et Noé (⟦14⟧ mois).',
    'Mis hijos Bruno (⟦5⟧ años) e Iria (⟦10⟧ meses).',
    'I bambini: Matteo (⟦4⟧ anni) e Noemi (⟦8⟧ mesi).',
    'De kinderen Sem (⟦4⟧ jaar) en Fenna (⟦10⟧ mnd)',
    'Dzieci: Kuba (⟦4⟧ lata) i Hania (⟦9⟧ mies.)',
  ],
  harmless: [
    'Standard (3 months) and Premium (12 months) are the plans.',
    'Lagos (7 months) was the longest stop.',
    'The lease (12 months) and the notice (3 months).',
    'Der Vertrag (24 Monate) und die Frist (3 Wochen).',
  ],
});

/** An hour behind Italian articles is none of a French day. */
claims('DATE', {
  found: ['Mon loyer est prélevé ⟦le 18⟧.', 'Je pars ⟦le 18⟧ avec ma mère, pas avant.'],
  harmless: [
    'Chiamare Giulia Ferretti dopo le 19.',
    'La visita è verso le 17, mia madre lo sa.',
    'Mio padre arriva prima delle 9 o dopo le 20.',
  ],
});
claims('TIME', {
  found: ['Mi chiami dopo le ⟦19⟧.', 'Llámame después de las ⟦18⟧.', 'Me liga depois das ⟦20⟧.'],
  harmless: ['Le 18 mai, après le 18.'],
});

/** Turkish titles stand behind a name and stay. */
claims('PERSON', {
  found: ['⟦Kemal⟧ Bey bugün geldi mi, yoksa yarın mı?', '⟦Mehmet⟧ Usta kapıyı onardı.', '⟦Zeynep⟧ Abla çağırdı.'],
  harmless: ['Bey dağları yarın karlı olacak.'],
});

/** How old a birth makes somebody, said right behind it. */
claims('AGE', {
  found: [
    'My neighbour, born in Cluj (Romania) in 1949, is ⟦75⟧.',
    'Kate, born in Łódź in 1990, ⟦34⟧, lawyer',
    'Tom, born in Derby in 1966, accountant, ⟦58⟧.',
    'Ma tante est née en 1961 et a aujourd’hui ⟦63⟧ ans.',
    'Han ble født i Bergen i 1950 og er ⟦74⟧.',
  ],
  harmless: ['She was born in 1949, 3 of us later.', 'born in 1984, 12 years of school', 'born in 1961, is 4, not 5'],
});
