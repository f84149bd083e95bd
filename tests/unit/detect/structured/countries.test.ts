import { expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import { claims } from './claims';

claims('SECRET', {
  found: [
    'De code die ik per sms kreeg is ⟦481 209⟧, werkt die nog?',
    'Le code reçu par SMS : ⟦904 127⟧',
    'El código que me ha llegado al móvil es ⟦550182⟧.',
    'Kod z banku to ⟦773 019⟧',
    'Il codice arrivato via sms è ⟦204881⟧',
    'Der Code, den ich per SMS bekommen habe, lautet ⟦381 552⟧.',
    'The code they texted me is ⟦448 120⟧',
    'O código que recebi por SMS é ⟦615 903⟧',
    'Koden jag fick via sms är ⟦330 871⟧',
    '短信收到的代码是⟦662814⟧',
    'SMSで届いたコードは⟦882013⟧です',
    'My authenticator seed is ⟦NJ4VK3TPOB2XE5LM⟧',
    '2fa secret ⟦NB2W45DFOIZA4LTM⟧',
    'Einrichtungsschlüssel: ⟦mfrg gzdf mztw q2lk⟧',
  ],
  harmless: [
    'The error code I got was 40412',
    'The zip code they sent is 90210',
    'the code you sent has 4000 lines',
    'Der Code, den du geschickt hast, ist 1200 Zeilen lang',
    'The discount code I received is 2024',
    'authenticator seed of the test',
  ],
});

claims('LICENSE_PLATE', {
  found: [
    'SPZ ⟦4A8 2290⟧',
    'poznávací značka ⟦2BC 1938⟧',
    'EČV ⟦KE-318LM⟧',
    'рег. № ⟦СВ 4417 МН⟧',
    'registarska oznaka ⟦ZG 4821-AB⟧',
    'my car is parked outside, ⟦ŠI 482-AB⟧',
    'Rendszám: ⟦NPR-417⟧',
    'număr de înmatriculare ⟦B 204 KLM⟧',
    'rekisterinumero ⟦GHL-204⟧',
    'номер машины ⟦А482КТ 77⟧',
    'nummerplade ⟦BD 90 417⟧',
    'skiltnummer ⟦EK 48201⟧',
    'πινακίδα ⟦ΙΜΧ-4820⟧',
    '차량번호 ⟦28가 4820⟧',
  ],
  harmless: ['značka Škoda 2020', 'номер 5', 'tablica 3', 'registracija 2024'],
});

claims('URL', {
  found: [
    'Their joiner is on ⟦www.hollowaytimberworks.co.uk⟧',
    'voir ⟦www.menuiserie-castelnau.fr⟧',
    'siehe ⟦www.elektro-brinkhoff.de⟧',
    'zob. ⟦www.piekarnia-sowinski.pl⟧',
    'I found him on ⟦www.quillandbarrow.co.uk⟧',
  ],
  harmless: [
    'read it on www.wikipedia.org',
    'see www.theguardian.com for news',
    'www.example.com',
    'www.python.org/doc',
  ],
});

claims('ID_NUMBER', {
  found: [
    'NIP naszej firmy: ⟦526-104-08-28⟧',
    'Mój NIP to ⟦5261040828⟧, proszę wystawić na niego fakturę.',
    'IČO ⟦27074358⟧, DIČ ⟦CZ27074358⟧',
    'Our GSTIN is ⟦27AAPFU0939F1ZV⟧',
    'the bill says ⟦29AAGCB7383J1Z4⟧',
    'IČ DPH ⟦SK2020317068⟧',
    'CUI ⟦RO14399840⟧',
    'ЕИК ⟦204817305⟧',
    'ИНН ⟦7704407589⟧ нашей фирмы',
    'Fakturan ⟦K-3310⟧ förföll igår',
    'Die Rechnung ⟦R-2207⟧ ist offen.',
    'Zapłaciłem fakturę ⟦F-2231⟧.',
    'Fakturaen ⟦B-7204⟧ mangler',
    'Числится заказ ⟦4820193⟧',
  ],
  harmless: ['DE 2024', 'our company has 250 people', 'SI 2030', 'RO 12'],
});

claims('INSURANCE_NUMBER', {
  found: [
    'OHIP ⟦4821-903-117-KX⟧',
    'health card ⟦7012-448-291-BT⟧',
    'RAMQ ⟦GAGM 5412 0817⟧',
    'PHN ⟦9876 543 210⟧',
    "numéro d'assurance maladie ⟦TREL 6205 1419⟧",
    'carteirinha do plano: ⟦0 034 2200 118833 7⟧.',
    'policy number ⟦4417 2203 11⟧ 3 years old',
  ],
  harmless: ['health card 2024', 'public health number one'],
});

claims('POSTAL_CODE', {
  found: [
    'Blk 204, Singapore ⟦560204⟧',
    'индекс ⟦190031⟧',
    '⟦620014⟧, Екатеринбург',
    'postal ⟦640312⟧',
    'kode pos ⟦40115⟧',
  ],
  harmless: ['Singapore 2024', 'S560204'],
});

claims('VIN', {
  found: [
    'FIN laut Fahrzeugschein ⟦WVWZZZ1JZXW000001⟧',
    'laut Schein ⟦WAUZZZ8V5KA012345⟧',
    '⟦TMBZZZ1U542017993⟧ stoji v servisu',
  ],
  harmless: ['WAUZZZ is a prefix'],
});

claims('USER_NAME', {
  found: [
    'The seller called ⟦brass_helga71⟧ on Etsy, real name Helga Brandt',
    'I paid ⟦vintage_helga71⟧ by card; it is Helga Brandt',
    'El vendedor llamado ⟦rincon_marta8⟧',
    'Der Käufer namens ⟦moos_willi62⟧ zahlt nicht',
  ],
  harmless: [
    'a column called user_id2',
    'a function called parse_utf8',
    'see report_brandt_2023.pdf from Helga Brandt',
  ],
});

test('twelve digits behind Aadhaar are no card, though they pass its check', () => {
  const text = 'My aadhaar is 4539 1488 0347';
  const types = detect(text, { decisions: [], known: [] }).map(({ type }) => type);
  expect(types).toEqual(['IN_AADHAAR']);
});
