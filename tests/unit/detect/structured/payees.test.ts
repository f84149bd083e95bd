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

claims('PHONE_NUMBER', {
  found: [
    'sent to Anna ⟦07700900123⟧',
    'transfer to Mum ⟦07700900123⟧',
    'send 5000 to Anna ⟦07700900123⟧',
    'überweisen an Max Mustermann ⟦015112345678⟧',
  ],
  harmless: ['sent it to GTBank 07700900123'],
});

claims('BANK_ACCOUNT', {
  found: [
    'transferred 500 to GTBank ⟦0123456789⟧',
    'send 5000 to Adaeze ⟦20044711⟧',
    'virer sur Crédit Agricole ⟦20044711876⟧',
    'przelać na Kowalski ⟦20044711876⟧',
  ],
  harmless: ['transfer files to Server 12345678', 'send it to Version 20240512', 'paid to Invoice 12345678'],
});

claims('ID_NUMBER', { found: ['paid to Invoice ⟦12345678⟧'], harmless: ['transfer files to Server 12345678'] });

claims('PHONE_NUMBER', {
  found: [
    'Chave pix: ⟦31987651122⟧',
    'minha chave pix é ⟦85991234567⟧',
    'a chave pix dela: ⟦21 99876-5432⟧',
    'pix do Murilo: ⟦(11) 98765-1234⟧',
  ],
  harmless: ['meu pix é 11144477735', 'Faz um pix de 300 hoje', 'Paga 1500 por pix'],
});

claims('BR_CPF', { found: ['Chave pix: ⟦529.982.247-25⟧'], harmless: ['Chave pix: 31987651122'] });

claims('ID_NUMBER', {
  found: ['Chave pix: ⟦12345678000196⟧', 'Meu pix é ⟦11144477735⟧'],
  harmless: ['Faz um pix de 300 hoje'],
});
