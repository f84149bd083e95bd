import { claims } from './claims';

claims('MONEY', {
  found: [
    'skicka ⟦350 kr⟧ till 073-555 02 18',
    'betala ⟦900 kr⟧ till 44 771 803-2',
    'überweise ⟦120 €⟧ bis 15.03. an mich',
    'Ich zahle ⟦50 €⟧ bis 18:00',
    'Bizum de ⟦50 €⟧ a 612 345 678',
    'blik ⟦200 zł⟧ do 601 234 567',
    'Tikkie ⟦40 euro⟧ tot 06-12345678',
    'kostar ⟦350 kr till 400 kr⟧',
    'mellan ⟦350 kr till 400⟧ i veckan',
    '⟦$80 to 100⟧ for the tank',
    'I pay ⟦$5 - 10⟧ a day',
    'prizes from ⟦$5⟧ to ⟦100,000⟧.',
  ],
  harmless: ['Ring 073-555 02 18 före kl 18', 'Volumes 44 771 803-2'],
});

claims('BANK_ACCOUNT', {
  found: [
    'betala 900 kr till ⟦44 771 803-2⟧',
    'Transfer 200 EUR to ⟦4477 1803 22⟧',
    'Bizum de 50 € a ⟦612 345 678⟧',
    'blik 200 zł do ⟦601 234 567⟧',
    'Manda um pix de R$ 300 a ⟦11 98765-4321⟧',
    'invia 30 euro a ⟦347 1234567⟧',
    'wire $900 to ⟦3320 4471 9982 1⟧',
  ],
  harmless: [
    'skicka 350 kr till 073-555 02 18',
    'The fund grew from $5 to 10000000 in a year',
    'Prices went from 200 kr till 2500 kr',
    'I owe $5 to 2024-05-01',
    'from 200 kr till 1.000.000',
    'It rose from 20 € to 2000000 €',
  ],
});

claims('PHONE_NUMBER', {
  found: ['skicka 350 kr till ⟦073-555 02 18⟧', 'Vire 80 € à ⟦06 12 34 56 78⟧', 'Stuur 40 euro naar ⟦06-12345678⟧'],
  harmless: ['kostar 350 kr till 400 kr', 'from $5 to 100,000'],
});
