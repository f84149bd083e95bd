import { claims } from './claims';

/** What a cue says of a value it says of those told in one breath with it, and of nothing else beside it. */

claims('PHONE_NUMBER', {
  found: [
    'Call me at ⟦415-555-2671⟧, or alternatively ⟦555-0199⟧.',
    'Telefon: ⟦0151 23456789⟧, alternativ ⟦8877665⟧ (Festnetz).',
    'Mein Handy: ⟦0176/4455667⟧ privat, sonst ⟦998877⟧.',
    'Ligue para ⟦912 345 678⟧ ou ⟦21 345 6789⟧, ou em último caso ⟦22 987 654⟧.',
    'My mobile is ⟦07700 900123⟧ / ⟦0161 496 0000⟧, backup ⟦496 0123⟧.',
    'Proszę dzwonić: ⟦601234567⟧, ⟦223456789⟧ lub ⟦48 123 45 67⟧',
    'Mobiele nummer ⟦0612345678⟧, anders ⟦2345678⟧ proberen',
    'Mitt mobilnummer er ⟦98765432⟧ eller i nødstilfelle ⟦22334455⟧',
    '我的手机号是⟦13900001111⟧或者⟦8888-7777⟧',
    'Call ⟦415-555-2671⟧ or come at 10:30 on 12/05/2024.',
    'Call me at ⟦415-555-2671⟧ or book 2500000 dollars',
    'Telefon ⟦0171 2345678⟧, 80331 München',
  ],
  harmless: ['write 123456789 or 987654321 as words'],
});

claims('ID_NUMBER', {
  found: [
    'My customer number is ⟦4471902⟧ or maybe ⟦88123⟧.',
    'Vertragsnummer ⟦4711-0815⟧ bzw. ⟦98765432⟧',
    'Nr klienta ⟦55512⟧, ewentualnie ⟦60-7781⟧',
    'Klantnummer ⟦771234⟧ of ⟦8812⟧',
    'Order number ⟦A-10023⟧ and ⟦B-20034⟧, ⟦C-30045⟧',
    'Order ⟦4471902⟧ or 15000 leaflets by Monday?',
    'My customer number is ⟦4471902⟧ and 25000 people wrote to you.',
    'Bestellnummer ⟦4471902⟧, 12345 Stück, oder 2024',
    'Order ⟦4471902⟧ and 35000.',
    'Tracking ⟦1Z999AA10123456784⟧ or 5000.',
  ],
  harmless: ['ISO 9001 or 14001, HTTP 404 or 500', 'In 1984 or 1985 the war with 120000 or 150000 soldiers'],
});

claims('BANK_ACCOUNT', {
  found: ['Kontonummer ⟦532013000⟧ oder ⟦998877⟧', 'account number ⟦12345678⟧ or ⟦87654321⟧, sort code 20-00-00'],
  harmless: ['an account of 1914 or 1915'],
});

claims('PASSPORT', {
  found: ['Passport no. ⟦C01X00T47⟧ or ⟦L8X9K2M31⟧', '护照号 ⟦E12345678⟧ 或 ⟦G87654321⟧'],
  harmless: ['pass 10 or 12'],
});

claims('USER_NAME', {
  found: [
    'username: ⟦marta_w⟧, alternatively ⟦marta.w88⟧',
    'Login is ⟦jdoe42⟧ and ⟦jdoe_admin⟧',
    'My username is ⟦kbaker77⟧ or sign-up later',
    'My username is ⟦kbaker77⟧ and ⟦lisa88⟧, ⟦tom_s⟧.',
    'GitHub user ⟦kbaker77⟧, mp3 and h264.',
    'GitHub user ⟦kbaker77⟧, python3, ubuntu22.',
  ],
  harmless: ['user_id or user_name'],
});

claims('SECRET', {
  found: [
    'Passwort: ⟦Sommer2024!⟧ oder ⟦Winter#2023⟧',
    'contraseña: ⟦Gato_2019x⟧ o ⟦Perro_2020z⟧.',
    'The door code is ⟦4821⟧ or ⟦9930⟧',
    'PIN-Code ⟦9911⟧, sonst ⟦1199⟧',
    'The password is ⟦Sommer2024!⟧ and 12 people know it, or user-friendly hints.',
    'PIN ⟦4821⟧ and 2019 of them',
    'password: ⟦Hq7!xk29⟧, Windows11.',
    'password: ⟦Hq7!xk29⟧ and ⟦Sommer2024⟧',
  ],
  harmless: ['step 4821 or 9930'],
});
