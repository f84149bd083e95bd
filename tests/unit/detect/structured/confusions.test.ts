import { claims } from './claims';

claims('CREDIT_CARD', {
  found: [
    'Maestro card ⟦6759 0000 0000⟧, valid thru 09/27',
    'Meine Karte: ⟦5612 3400 0009⟧',
    'my card is ⟦4111 1111 1111 1111⟧',
    'Charge it to ⟦4222222222222⟧, please.',
  ],
  harmless: [
    'My Aadhaar card is 6759 0000 0000.',
    'library card 6759 0000 0000',
    'Order 6759 0000 0000 has arrived.',
    'card 6759 0000 0006',
    'card 4123 0000 0007',
    'It happened at 4222222222222 in the log.',
  ],
});

claims('LICENSE_PLATE', {
  found: [
    'Numer rejestracyjny to ⟦BSN 40217⟧.',
    'Kennzeichen: ⟦VIN 4821⟧',
    'License plate ⟦NIE 70413⟧, a blue van',
    'numer rejestracyjny ⟦WGM 40217⟧',
  ],
  harmless: ['Numer rejestracyjny firmy: NIP 5261040828', 'Auto zarejestrowane, PESEL 44051401359'],
});

claims('BANK_ACCOUNT', {
  found: [
    'Transfira para a conta ⟦12345678⟧ hoje.',
    'A minha conta ⟦21400017⟧ tem dois titulares.',
    'Banco Itaú, conta ⟦48210337⟧ agência 0412',
    'Mon compte ⟦48210337⟧ est fermées.',
    'Il conto ⟦48210337⟧ di famiglia',
    'My account ⟦48210337⟧ has problems',
  ],
  harmless: [
    'La regione conta 10060574 residenti.',
    'A cidade conta 11895893 moradores.',
    'La ville compte 12174880 habitants.',
    'Il sito conta 23000000 di iscritti.',
  ],
});

claims('SECRET', {
  found: [
    'The code I got by text is ⟦4821⟧.',
    'the code they texted me ⟦482900⟧ works',
    'The code I received ⟦4800⟧ expires soon.',
    'El código que me enviaron al móvil ⟦7712⟧ caduca',
    'Il codice che ho ricevuto ⟦4417⟧ non funziona',
    'Parola contului: ⟦Vulpe#2024⟧',
    'parola mea, ⟦Vulpe#2024⟧, nu merge',
    'La parola segreta è: ⟦Volpe#2024⟧',
    'the code my bank texted me, ⟦7300⟧ Main entrance',
    'code received ⟦4800⟧ Regards',
    'el código que he recibido ⟦482913⟧ antes no sirve',
    'El código que he recibido ⟦4829⟧ tras semanas',
    'The OTP code I received ⟦482913⟧ this morning',
    'The code that we got ⟦4829⟧ this morning',
    'The code received ⟦482913⟧ weeks ago is wrong.',
    'OTP code received ⟦4829⟧ tonights',
    'Il codice che ho ricevuto ⟦4417⟧ ieri',
    'The code they sent has ⟦4823⟧ in it.',
    'hasło dnia: ⟦Lisek-2024!⟧',
    'questa parola non la dico: ⟦Sole#2024x⟧',
    'Heslo k účtu: ⟦Liška-2024!⟧',
    'Moje heslo, ⟦Liska-2024!⟧, nefunguje.',
    'hasło do poczty: ⟦Lisek-2024!⟧',
  ],
  harmless: [
    'My code got 3400 downloads last week.',
    'The code received 1234 gadgets.',
    'The code generator sent 5231 modules.',
    'The code was sent to 1723 volunteers.',
    'The code we received contains 5231 modules.',
    'Der Code, den wir erhalten haben, hat 6000 Zeilen.',
    'Le code envoyé contient 2400 fonctions.',
    'El código recibido tiene 1831 funciones.',
    'Questa parola "mp3-player2" è inglese.',
    'La parola, "formula-1x", è composta.',
    'Volební heslo strany: Spolu-2025!',
    'Nowe hasło kampanii: Razem-2025!',
  ],
});

claims('ID_NUMBER', {
  found: ['Zaplaťte prosím, vs ⟦2024001733⟧.', 'účet 48210337/0800 VS ⟦20240017⟧', 'částka 1500 vs ⟦2024001733⟧'],
  harmless: [
    'We had 300000 vs 450000 visits.',
    'It was 213405 vs 198762 votes.',
    'La regione conta 10060574 residenti.',
  ],
});

claims('POSTAL_CODE', {
  found: [
    'Postal code: ⟦93663⟧ cold',
    'PLZ ⟦26316⟧ kalt',
    'Индекс ⟦190031⟧, Невский 7',
    'Мой индекс: ⟦03150⟧',
    'почтовый индекс ⟦190031⟧',
  ],
  harmless: ['Индекс вырос на 3150 пунктов.', 'Индекс Мосбиржи 2850 пунктов', 'Індекс 4200 балів'],
});

claims('ID_NUMBER', {
  found: ['my return number is ⟦204417733⟧'],
  harmless: ['return 2.71828 * x', 'return 1.41421356 * side', 'Tax 310.20  NI 145.60  Net 2104.20'],
});
