import { claims } from './claims';

claims('LAB_VALUE', {
  found: [
    'HbA1c ⟦6,8 %⟧, im Frühjahr ⟦7,4⟧',
    'HbA1c ⟦6,8 %⟧, vorher ⟦6,9⟧',
    'my A1c is ⟦6.8%⟧, last year ⟦7.4⟧',
    'TSH ⟦4,2⟧, letztes Jahr ⟦3,1⟧',
    'ferritine ⟦12 µg/L⟧, avant ⟦18⟧',
    'creatinina ⟦1,4 mg/dL⟧, antes ⟦1,1⟧',
    "glicemia ⟦112 mg/dL⟧, l'anno scorso ⟦98⟧",
    'PSA ⟦4,9⟧, vorige keer ⟦3,8⟧',
    'TSH ⟦5,2⟧, wcześniej ⟦3,9⟧',
    'kreatinin ⟦98 µmol/L⟧, förra gången ⟦85⟧',
    '糖化血红蛋白⟦6.8%⟧，去年⟦7.4⟧',
    'ALT⟦58⟧だった',
    'CRP⟦12⟧、LDL⟦160⟧で再検査',
    '我TSH⟦5.2⟧偏高',
  ],
  harmless: ['ALT+F4だった', 'PT2回目だった', 'HbA1c: siehe Blatt 7,4', 'Inflation 6,8 %, im Frühjahr 7,4'],
});

claims('TIME', {
  found: [
    'um ⟦Viertel nach drei⟧',
    'um ⟦viertel vor acht⟧ beim Arzt',
    'wir treffen uns um ⟦Dreiviertel fünf⟧',
    'um ⟦halb elf⟧ habe ich Zahnarzt',
    'um ⟦fünf vor halb neun⟧ fängt mein Dienst an',
    'um ⟦zehn nach sieben⟧ holt er mich ab',
    'o ⟦wpół do jedenastej⟧',
    'mam wizytę o ⟦kwadrans po ósmej⟧',
    'spotkajmy się ⟦za kwadrans piąta⟧',
    'o ⟦siódmej rano⟧ mam pociąg',
    'om ⟦kwart over drie⟧ bij de tandarts',
    'we spreken af om ⟦tien voor half negen⟧',
    'om ⟦vijf over half zes⟧ moet ik weg',
    'at ⟦ten past four⟧ I have the dentist',
    'my shift starts at ⟦quarter to six⟧',
    'jag har tid ⟦halv nio⟧ hos tandläkaren',
    'vi ses ⟦kvart över tre⟧',
    "j'ai rendez-vous à ⟦trois heures et quart⟧",
    'tengo cita a las ⟦cinco menos cuarto⟧',
    'ho appuntamento alle ⟦tre e un quarto⟧',
    'tenho consulta às ⟦oito e meia⟧',
    'saat ⟦dokuz buçukta⟧ doktordayım',
    'My train leaves Derby at ⟦7:15⟧ and I meet Tom at ⟦7:40⟧.',
    'Our two trains leave at ⟦7:15⟧ and ⟦7:40⟧.',
  ],
  harmless: [
    'ein Viertel der Gruppe, drei Leute',
    'halb drei Äpfel, halb Birnen',
    'three quarters to one',
    'kwadrans później',
    'połowa do podziału',
    'fünf vor zwölf ist sprichwörtlich',
    'Viertel nach dem Umzug',
    'Two trains leave Derby at 7:15 and Stoke at 7:40. When do they meet?',
    'Zwei Züge fahren um 7:15 Uhr in Ulm und um 7:40 Uhr in Kassel los.',
    'Deux trains partent à 8 h 15 et à 9 h 05, quand se croisent-ils ?',
    'A bus leaves Leeds at 9:05 and travels at 60 km/h.',
    'Nov 22 04:12:07 web3 sshd[311]: Accepted publickey',
  ],
});

claims('DATE', {
  found: ['⟦Nov 22⟧ I was at the clinic', 'My mother was on strike on ⟦12 May 1984⟧'],
  harmless: [
    'Which strikes broke out in Lodz in February 1971?',
    'Welche Streiks gab es im Februar 1971 in Lodz?',
    '¿Qué huelgas hubo en mayo de 1962 en Asturias?',
    'Nov 22 04:12:07 web3 sshd[311]: Accepted publickey',
  ],
});
