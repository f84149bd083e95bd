import { claims } from '../detect/structured/claims';

claims('AGE', {
  found: [
    'mein opa ⟦84⟧ ist gestürzt',
    'oma ⟦91⟧ vergisst alles',
    'my nan ⟦87⟧ fell again',
    'mijn vader ⟦72⟧ valt vaak',
    'mi abuela ⟦83⟧ no oye',
    'vrouw ⟦58⟧, diabetes',
    'mężczyzna ⟦47⟧, nadciśnienie',
    'The driver, Pavel Horak, was ⟦44⟧.',
  ],
  harmless: [
    'my nan 20 pounds, my mum nothing',
    'Oma 30 Minuten später',
    'Chapter Pavel, was 12 pages',
    'man 54 and counting sheep',
  ],
});

claims('TIME', {
  found: [
    '⟦08:15⟧ Marek: ok\n⟦08:17⟧ Ola: ok',
    '⟦21:40⟧ - Nina: gute Nacht',
    'Lights out at ⟦9.45⟧ please.',
    'She left school at ⟦6.45⟧ today.',
    'a las ⟦ocho y media⟧ en casa',
    'wir kommen ⟦viertel vor neun⟧ an',
    'kom ⟦kvart över tre⟧',
    'om ⟦half negen⟧ thuis',
    'I start at ⟦7⟧ and finish at ⟦3.30⟧.',
    'I only finish work at ⟦5.15⟧, the nursery closes at ⟦half past five⟧.',
    'Meine Tochter muss um ⟦6⟧ raus.',
    'Je pars du boulot à ⟦18h40⟧, la garderie ferme à ⟦19 h⟧.',
    'Ik sta op om ⟦6.15⟧ en ga om ⟦22⟧ slapen.',
    'Wstaję o ⟦5⟧, wracam o ⟦17.30⟧.',
    'Jag slutar jobba ⟦16.30⟧ idag.',
    "Sabah ⟦6⟧'da kalkıyorum, ⟦18.30⟧'da çıkıyorum.",
    '我每天⟦七点⟧上班',
  ],
  harmless: [
    'The shop opens at 9 and closes at 6.',
    'The loop starts at 0 and ends at 7.',
    'The stock started at 5.15 and finished at 7.20.',
    'We stopped at 8 chapters.',
    'Python at 3.10 is fine.',
    'Inflation stood at 3.20 in March.',
    'It was rated at 4.50 out of 5 by us.',
    'We saw it trading at 3.40 today.',
    '09:41 INFO: started',
    'halb acht Kilo',
  ],
});

claims('PERCENTAGE', {
  found: ['garnishment ⟦20%⟧', 'Pfändung ⟦12%⟧ vom Netto', 'interest is ⟦6.75%⟧ on the loan', 'tasso ⟦3,9%⟧ sul mutuo'],
  harmless: ['On average 6% on the loan market is typical.', 'width 20%'],
});

claims('DATE', {
  found: ['Trip: ⟦Mon 10 – Thu 13 April⟧', '⟦Sat 12th to Mon 14th July⟧', 'von Mo ⟦3. – Fr 7. März⟧'],
  harmless: ['10 – Thu 13'],
});

claims('MONEY', {
  found: [
    'ich wollte ⟦72.000⟧ im jahr',
    "j'ai demandé, je voudrais ⟦41 000⟧ par an",
    'Unit 3 rent ⟦850⟧ paid ⟦850⟧\nUnit 4 rent ⟦900⟧ paid ⟦450⟧',
  ],
  harmless: ['We want 300 a year to plant.', 'I paid 300 visits a year.', 'earned 900 points'],
});
