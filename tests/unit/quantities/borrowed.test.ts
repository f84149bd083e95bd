import { claims } from '../detect/structured/claims';

/** What is borrowed in bare numbers, what of it is paid, and what somebody is paid together with others. */

claims('MONEY', {
  found: [
    'Loan ⟦236500⟧ at 4.5 %',
    'car loan of ⟦18700⟧ over 48 months',
    'Darlehen ⟦184000⟧ zu 3,8 %, Laufzeit 20 Jahre',
    'Ratenkredit über ⟦12800⟧, Zinssatz 5,9 %',
    'Prêt immobilier : ⟦213000⟧ à 3,6 % sur 20 ans',
    'hipoteca de ⟦164000⟧ al 2,9 %',
    'un mutuo di ⟦143000⟧ al 3,25 %',
    'Hypotheek ⟦324000⟧ tegen 4,1 %',
    'Kredyt ⟦423000⟧ na 7,2 %, okres 25 lat',
    'empréstimo de ⟦31400⟧ a 8 %',
    'Lån ⟦1840000⟧ med ränta 4 %',
    'Hypotheek ⟦324000⟧ tegen 4,1 %. Eigen geld ⟦46000⟧, koopsom ⟦370000⟧.',
    'Loan ⟦250000⟧ at 4.5 % over 25 years, interest in the first year ⟦11250⟧.',
    'Überweis meiner Nachbarin Sabine ⟦120⟧ und meinem Bruder ⟦85⟧.',
    'Vire ⟦75⟧ à ma sœur Chloé',
    'Pay Anna ⟦120⟧ and my brother ⟦85⟧.',
    'who,amount\nGrandma,⟦230⟧\nFelix,⟦145⟧',
    'kto,kwota\nmama,⟦310⟧\nTomek,⟦150⟧',
    'I paid ⟦5,400⟧ of my ⟦18,000⟧ loan',
    'const salary = ⟦71500⟧;',
  ],
  harmless: [
    'loan application number of pages 240',
    'city,amount\nnorth,230\nsouth,145',
    'Country,amount\nGeorgia,230\nChad,145',
    'Month,amount\nApril,230\nJune,145',
    "I've paid 17 of my 48 car instalments",
    'const net = 100; const tax = net * 0.2;',
    'Exercise: A company buys a machine for $50,000 and sells it for $5,000. Compute the loss.',
    'Exercice : Paul achète 3 kg de pommes à 2,50 € et paie avec un billet de 20 €. Combien lui rend-on ?',
    'Aufgabe 3: Ein Rad kostet 480 € und wird 25 % billiger. Berechne den Preis.',
    'The bank has 4.5 % interest and 236500 customers',
    'Kreditkarten: 184000 Kunden zu 3,8 % zufrieden',
    'credit hours 120 at 4 universities',
    'le prêt de livres : 21300 lecteurs en 3 ans',
  ],
});

claims('AGE', {
  found: [
    'Meine Mutter, geboren am 14.08.1951, wird am 14.08.2026 ⟦75⟧.',
    'I turn ⟦40⟧ on 3 May 2026, and on 9 June 2026 my sister turns ⟦38⟧.',
    'Mi abuela cumple el 2 de junio de 2026 ⟦90⟧ años.',
    'Pay Anna 120 and my brother is ⟦85⟧ now.',
    'My rent is 1450 and I am ⟦34⟧ years old.',
    'Our house was built in 1790. My mother is ⟦62⟧.',
  ],
  harmless: [
    'Mozart was born on 27 January 1756 and died aged 35 on 5 December 1791.',
    'Schubert starb 1828 im Alter von 31 Jahren.',
    'Der Preis wird am 14.08.2026 75 Euro sein',
    'Überweis meinem Bruder 85',
    'The bus will be on 3 May 2026 75 minutes late',
  ],
});

claims('BODY_MEASURE', {
  found: ['My average resting heart rate is ⟦62 bpm⟧', 'I have a BMI of ⟦25⟧'],
  harmless: [
    'The normal resting heart rate of healthy adults is 60 to 100 beats per minute',
    'What does a BMI of 25 mean?',
    'Was bedeutet ein BMI von 25?',
  ],
});
