import { claims } from './claims';

/** Labels in languages that the window does not have. */

claims('NATIONAL_ID', {
  found: [
    'Číslo OP: ⟦317402856⟧',
    'číslo občanského průkazu ⟦CD 317402⟧',
    'Moje rodné číslo je ⟦905617/0024⟧.',
    'személyi igazolvány szám ⟦317402LA⟧',
    'seria KX nr ⟦317402⟧',
    'buletin ⟦KX 317402⟧',
    'αριθμός ταυτότητας ⟦ΑΖ 317402⟧',
    'davčna številka ⟦84736251⟧',
    'broj osobne iskaznice ⟦107382946⟧',
    'лична карта № ⟦647382910⟧',
    'CCCD ⟦079092004731⟧',
  ],
  harmless: ['De vergadering is op 20240312', 'seria A 2023', 'személyi jövedelem 482 000 Ft', 'buletin 2024'],
});

claims('PASSPORT', {
  found: [
    'паспорт серия ⟦46 11 204817⟧',
    'cestovní pas ⟦43817205⟧',
    'útlevélszám: ⟦BH3174028⟧',
    'διαβατήριο ⟦ΑΕ3174028⟧',
  ],
  harmless: ['Je ne dois pas 48201937', 'pas 20'],
});

claims('DRIVER_LICENSE', {
  found: ['řidičský průkaz ⟦EH 482017⟧', 'vozačka dozvola ⟦14820193⟧', 'kørekort ⟦24820193⟧'],
  harmless: ['kørekort til 1200 kr.'],
});

claims('INSURANCE_NUMBER', {
  found: [
    'Číslo pojištěnce ⟦9056170024⟧',
    'полис ОМС ⟦7748201930571842⟧',
    'vakuutusnumero ⟦48-20193⟧',
    'BPJS ⟦0001482019375⟧',
  ],
  harmless: ['полис 2024'],
});

claims('SECRET', {
  found: [
    'Heslo k wifi: ⟦Jablko#3817⟧',
    'Heslo do systému je ⟦Jablko3817x⟧',
    'parola: ⟦Granit_38x⟧',
    'парола: ⟦Koren!38k⟧',
    'пароль от вайфая ⟦Vesna_38k⟧',
    'κωδικός: ⟦Vouno_38⟧',
    'lozinka: ⟦Jabuka-3817⟧',
    'salasana on ⟦Karhu#38⟧',
    'mật khẩu là ⟦Sen_3817⟧',
  ],
  harmless: ['parola: gatto', 'La parola chiave: casa', 'Heslo dne: klid', 'κωδικός 12'],
});

claims('ID_NUMBER', {
  found: [
    'Variabilní symbol ⟦2023904418⟧',
    'ügyfélszám: ⟦4820193⟧',
    'broj narudžbe ⟦48201/24⟧',
    'asiakasnumeroni ⟦482019⟧',
    'αριθμός παραγγελίας ⟦482019⟧',
    'лицевой счёт ⟦482019375⟧',
    'título de eleitor ⟦4356 8709 0906⟧',
  ],
  harmless: ['номер 12 в списке', 'symbol 2024', 'kid 12 said'],
});

claims('BANK_ACCOUNT', {
  found: ['conta ⟦38174-2⟧', 'tilinumero ⟦123456-785⟧', 'λογαριασμός ⟦48201937⟧', 'номер счёта ⟦40817810099910004312⟧'],
  harmless: ['conta 2024-1', 'Stk 100000'],
});

claims('DATE', {
  found: [
    'name,from,to\nEwa Kos,⟦2020-03-09⟧,⟦2022-01-31⟧',
    'name,team,wage,since\nEwa Kos,IT,41000,⟦2020-03-09⟧\nJan Mill,HR,39000,⟦2018-12-01⟧',
    'who,days,last\nEwa Kos,12,⟦09.03.2020⟧',
    'who,last,days\nEwa Kos,⟦09.03.2020⟧,12',
  ],
  harmless: ['3,12,2020', '1,5.5.2', 'versions 4,2020-03'],
});
