import { claims } from './structured/claims';

/** By the lists alone: under a name, or with a firm or a time on its line. */
claims('OCCUPATION', {
  found: [
    'Best,\nHelen Marchbank\n⟦Quantity Surveyor⟧',
    'Viele Grüße\nJonas Petersmann\n⟦Klempner⟧',
    'Cordialement,\nLucie Bernardet\n⟦Orthophoniste⟧',
    'Saludos,\nRamiro Estévez\n⟦Fontanero⟧',
    'Cordiali saluti\nGiada Montanelli\n⟦Ragioniera⟧',
    'Groet,\nWouter Hendrikse\n⟦Loodgieter⟧',
    'Pozdrawiam\nKrzysztof Malinowski\n⟦Elektryk⟧',
    'Cumprimentos,\nTeresa Vilhena\n⟦Enfermeira⟧',
    'Hälsningar\nElin Sandström\n⟦Undersköterska⟧',
    'Saygılarımla\nMehmet Aydoğan\n⟦Muhasebeci⟧',
    '此致\n王建国\n⟦会计⟧',
    'よろしくお願いします\n田中裕子\n⟦看護師⟧',
    'CV\n⟦Welder⟧, Harrow Steelworks, 2011-2016',
    '2015–2019  ⟦Kellnerin⟧, Gasthof Adler',
    '⟦Infirmière⟧ chez Korian, 2012 à 2018',
  ],
  harmless: [
    'Shopping list\nBaker\nButcher\nChemist',
    'Jobs that end in -er:\nPlumber\nTeacher',
    'Name some professions:\nElektryk\nHydraulik',
    'Charaktere des Spiels\nHeiler\nSchmied',
    'Chapter 3\nThe Welder',
    'Lista de palabras:\nFontanero\nAlbañil',
    '职业列表\n会计\n护士',
    'Plumber, carpenter and welder wanted in 2016',
    'The Welder, a film of 2021',
    'Beroepen\nLoodgieter\nBakker',
  ],
});
