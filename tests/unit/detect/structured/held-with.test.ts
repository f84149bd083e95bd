import { claims } from './claims';

/** A number's name and the number, with whom it is held between them; and names that a country or a key has for them. */

claims('INSURANCE_NUMBER', {
  found: [
    'Versicherungsnummer bei der Provinzial ⟦3811-40-72⟧',
    'el número de póliza con Segurvia es ⟦00 5512 907⟧',
    'Nr polisy w Warcie to ⟦774 10 2291⟧',
    'cartão de saúde ⟦512 880 341⟧',
    'carte santé ⟦9917 204⟧',
    'Krankenkassenkarte ⟦B204418867⟧',
  ],
  harmless: ['Die Versicherung bei der Provinzial kostet 3811 Punkte', 'a carta chegou às 512 pessoas'],
});

claims('BANK_ACCOUNT', {
  found: [
    'Nr konta do zwrotu opłaty: ⟦72 1090 2402 7009 5145 7312 3600⟧',
    'Konto für die Erstattung: ⟦0532013000⟧',
    'bank account for the refund: ⟦71839204⟧',
    'conto corrente per il rimborso: ⟦000000123456⟧',
  ],
  harmless: ['Konto für die Erstattung der 120 Euro', 'an account for the year 2024: 120 pages'],
});

claims('PHONE_NUMBER', {
  found: ['nome=Rui\ncel=(⟦81) 98877-4102⟧\nfilhos=2', 'cel: ⟦(11) 91234-5678⟧'],
  harmless: ['cel = 10 000 000 do końca roku'],
});

claims('DRIVER_LICENSE', {
  found: ['Licence (VIC) ⟦07 331 852⟧', 'licence no. (QLD): ⟦044 918 263⟧', 'driving licence: ⟦5521 9047⟧'],
  harmless: ['licence (GPL) 2 and 3', 'a licence fee of 044 918'],
});

claims('SECRET', {
  found: ['the code on the back is ⟦318⟧', 'csc: ⟦7715⟧'],
  harmless: ['the picture on the back is 318 pixels wide', 'see the number on the back page, 318'],
});

claims('IP_ADDRESS', {
  found: ['机房服务器IP⟦198.51.101.7⟧掉线', 'ip⟦192.168.7.31⟧ pingt nicht'],
  harmless: ['ship10.2.3.4x is a part', 'tip1.2.3.4 is none'],
});

claims('URL', {
  found: [
    'CACHE=⟦cache-2.int.tarvano.de⟧',
    'DB_HOST=⟦orders.tarvano.com⟧',
    '"endpoint": "⟦jobs-4.tarvano.io⟧"',
    'upstream: ⟦billing.tarvano.net⟧',
  ],
  harmless: ['Server: docs.python.org is down', 'endpoint: api.github.com'],
});

claims('DATE_OF_BIRTH', {
  found: ['f. ⟦1991-08-30⟧', 'Signe (f. ⟦2015-02-11⟧)', '* ⟦30.08.1991⟧ in Celle', 'д.р. ⟦30.08.1991⟧'],
  harmless: ['ref. 1991-08-30', '3 * 30.08.1991', 'pdf. 1991-08-30'],
});

claims('ID_NUMBER', {
  found: ['Flurstück ⟦217/6⟧ gehört uns', 'parcelle cadastrale ⟦AC 318⟧', 'działka nr ⟦411/2⟧ za domem'],
  harmless: [
    'une parcelle de 12 a',
    'The plot thickens in chapter 3/4',
    'parcela de 300 m',
    'an order from Monday 114229 units',
    'contract with Brisa 24 months',
    'my order from Leeds 2024-03-01',
  ],
});
