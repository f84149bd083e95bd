import { claims } from './claims';

/** In national groups, and no word for a phone beside them. */
claims('PHONE_NUMBER', {
  found: [
    'Hola, mi número nuevo, apunta: ⟦612 445 908⟧, por si acaso.',
    'me pidió el número de su padre, es el ⟦655 120 987⟧',
    'mi hermana te lo explica en el ⟦677 901 223⟧ por la tarde',
    'Escríbeme al ⟦622 334 871⟧ o ven a casa.',
    'numer mam nowy: ⟦601 223 884⟧, stary już nie działa',
    'Jestem pod ⟦512 887 340⟧ do wieczora.',
    'Zapisz sobie mój numer: ⟦698 112 540⟧',
    'Se precisar, pelo ⟦212 345 678⟧ atende sempre alguém.',
    'Podes apanhar-me no ⟦913 554 027⟧ depois das seis.',
    'o número da minha mãe mudou, agora é ⟦966 123 450⟧',
    'Marta Kowalczyk\nul. Lipowa 4, 30-100 Kraków\nmarta.kow@poczta.pl\n⟦601 445 210⟧',
    'Inés Calvo Prieto\nines.calvo@correo.es | ⟦633 210 458⟧\nSevilla',
    'João Teixeira · joao.tx@mail.pt · ⟦934 221 870⟧ · Braga',
    'Hon bor i Vilnius. Ring ⟦08-555 014 77⟧ i morgon.',
  ],
  harmless: [
    'La población es de 612 445 908 habitantes.',
    'El presupuesto fue de 212 345 678 en total.',
    'El número de visitas de mi blog es 612 445 908.',
    'mi número de pedido es el 655 120 987',
    'Wyprodukowano 601 223 884 sztuk.',
    'Mój numer zamówienia to 601 223 884.',
    'Zamień liczbę 512 887 340 na szesnastkową.',
    'Os números são 212 345 678 e 912 345 678, soma-os.',
    'O PIB subiu para o 212 345 678 previsto.',
    'Suma 5 al 622 334 871.',
    'El número 612 445 908 es divisible por 4?',
    'a,b,c\n612 445 908,655 120 987,1\n622 334 871,633 210 458,2',
  ],
});

claims('ADDRESS', {
  found: ['Hon bor i Vilnius, ⟦Kaiser Ring 8⟧.', 'Mieszka przy ⟦ul. Marsz. Piłsudskiego 4⟧ w Radomiu.'],
  harmless: ['Hon bor i Vilnius. Ring 08-555 014 77 i morgon.', 'Nu är jag i Uppsala. Ring 112 genast.'],
});

claims('PHONE_NUMBER', {
  found: [
    'se serve il numero e ⟦338 9102746⟧',
    "il numero e' ⟦3491187203⟧, chiedi di Lia",
    'o numero é ⟦936 220 481⟧',
    'il mio numero nuovo e ⟦320 7719034⟧',
    'o meu número novo e ⟦927 310 556⟧',
    'Proszę dać znać na ⟦662 518 904⟧',
    'napisz mi na ⟦790 113 246⟧ po 18',
    'Odezwij się pod ⟦535 870 112⟧.',
  ],
  harmless: [
    'il numero di pratica e 338 9102746',
    'il numero e 4810 nella lista',
    'il numero e 1 234 567 in totale',
    'o número é 123 456 789',
    'Dali znać na 12 dni przed',
    'daj na 500 zł',
    'Dać znać na 14 kwietnia 2026.',
  ],
});

/** In brackets, dashes or commas behind somebody, and behind words that say where one is reached. */
claims('PHONE_NUMBER', {
  found: [
    'Vive sola en Ourense, su sobrina Uxía (⟦698 114 207⟧) la visita.',
    'Parla amb la Lurdes (⟦936 417 205⟧) per la clau.',
    'La vicina Chiara (⟦333 4412098⟧) ha le chiavi.',
    'Spørg Mads (⟦22 41 90 77⟧) om nøglen.',
    'Nøglen er hos Søren, ⟦22 41 90 77⟧, hvis du mangler den.',
    'Zapytaj mama (⟦502 118 774⟧) o klucze.',
    'Marek – ⟦502 118 774⟧ – ma klucze.',
    'Anna, ⟦502118774⟧, ma klucze.',
    'Babička (⟦602 114 207⟧) vyzvedne děti.',
    'A Graça (⟦912 345 678⟧) trata disso.',
    'El Ernesto (⟦698.114.207⟧) vive al lado.',
    'La mamma è reperibile al ⟦347 8812093⟧.',
    'al numero ⟦347-8812093⟧ dopo le 18',
    'La signora è raggiungibile al ⟦333/4412098⟧ dalle 9.',
    'Il signor Rossi è al ⟦347 1234567⟧.',
    'Jana je k zastižení na ⟦602 114 207⟧.',
    'Kjell er på ⟦22 41 90 77⟧ etter klokka seks.',
    'la encuentras en el ⟦698 114 207⟧',
  ],
  harmless: [
    'El pedido de Pedro (698 114 207) no llegó.',
    'Ordre til Mads (4412-2091) er sendt.',
    'Nadal (6-4 3-6 7-5 4-6 6-3) won.',
    'Biden (81 283 501) beat Trump (74 223 975).',
    'Elon (225.000.000) y Bill (698.000.000)',
    'Presupuesto de Madrid (698 114 207) aprobado.',
    'Anna (1990 1994) und Clara (1988-1991)',
    'ISBN Marek (978-83-240-1234-5).',
    'Il totale è al 347 per cento.',
    'Počet obyvatel vzrostl na 602 114 207 lidí.',
    'Cifra er på 22 41 90 77 styk.',
  ],
});

/** Labels that say whose the number is by their ends, without a colon. */
claims('PHONE_NUMBER', {
  found: [
    'رقم جوالي ⟦0551234567⟧ ورقم هويتي 1045678901',
    'رقم هاتفها ⟦0551234567⟧ وعنوانها جدة',
    'شماره موبایلم ⟦09123456789⟧ و کد ملی‌ام 0013542419',
    'מספר הנייד שלו ⟦0521234567⟧',
    'Puhelimeni on ⟦0401234567⟧',
  ],
  harmless: ['رقم الطلب 1045678901', 'هاتفي سامسونج 2024', 'Telefonum bozuldu, 12 gün oldu.'],
});
claims('NATIONAL_ID', {
  found: [
    'رقم جوالي 0551234567 ورقم هويتي ⟦1045678901⟧',
    'رقم هويتها ⟦1045678901⟧ ورقم إقامتي ⟦2145678901⟧',
    'کد ملی من ⟦0013542419⟧',
    'הטלפון שלי 0521234567 ותעודת הזהות שלי ⟦123456782⟧',
    'Мій ІПН ⟦3184710691⟧, прошу внести.',
    'Telefonum 05321234567, TC kimliğim ⟦10000000146⟧',
  ],
  harmless: ['رقم الفاتورة 55123456'],
});
