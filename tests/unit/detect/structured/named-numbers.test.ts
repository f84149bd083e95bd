import { claims } from './claims';

claims('ID_NUMBER', {
  found: [
    'DOC # ⟦771203⟧, transferred in May',
    'doc no. ⟦5518204⟧',
    'our worker ⟦48213⟧ was hurt',
    'Ines is worker ⟦48213⟧',
    'worker no. ⟦48213⟧ was hurt',
    'emp id: ⟦W-30981⟧',
    'her NHI ⟦JBX4471⟧ is on the letter',
    'localizador ⟦TR4XQP⟧, pasajero Iván Roa',
    'PNR ⟦K7QWZD⟧, passenger Leona Frisk',
    'Buchungscode: ⟦QKXTRP⟧ für den Flug',
    'rezervasyon kodum ⟦AB3K9Z⟧',
  ],
  harmless: [
    'PNR STATUS confirmed',
    'your booking code WINTER',
    'The locator pattern FACTORY is used',
    'pod worker 48213 restarted',
    'Celery worker 90512 is idle',
    'doc 20240512 attached',
    'her doc 5518204 is attached',
  ],
});

claims('LICENSE_PLATE', {
  found: [
    'Sein Audi (⟦KÜN-TL 55⟧) stand vor der Einfahrt',
    'mit meinem Polo (⟦SÜW-LK 20⟧)',
    'mein Auto, ⟦LÖ-KM 330⟧, steht im Halteverbot',
  ],
  harmless: ['GRÜ-NE 20 und BÄR-EN 44 sind keine.'],
});

claims('DRIVER_LICENSE', {
  found: [
    "Driver's licence (AB): ⟦152884093⟧",
    "Driver's licence (BC): ⟦7719204⟧",
    'Permis de conduire (FR): ⟦880717200391⟧',
    'her Texas license is ⟦28471930⟧',
    'Ontario licence ⟦M4412-70319-55824⟧',
  ],
  harmless: ['a Texas license costs 33 dollars', "Driver's licence (class B): since 2004"],
});

claims('NATIONAL_ID', {
  found: ['Nº Seguridad Social: ⟦08 1029384733⟧', 'NUSS: ⟦28/12345678/40⟧'],
  harmless: ['La Seguridad Social: 08 oficinas en 2024'],
});

claims('AU_MEDICARE', {
  found: ['her Medicare ⟦2951 63420 1⟧, TFN to follow', 'TFN 123 456 782, Medicare ⟦2951 63420 1⟧'],
  harmless: ['Medicare 2024 to 2025 changes'],
});

claims('BANK_ACCOUNT', {
  found: [
    'pay the rent to ⟦02-0108-0283719-00⟧',
    'Kiwibank ⟦38-9004-0712563-01⟧',
    'My bond comes back.\n⟦12-3086-0471925-00⟧ is the account.',
    'What is the balance of account ⟦7712 0093 118⟧ of Ines Falk?',
    'send to Starling 60-83-71 ⟦41928837⟧',
    'pay Tesco Bank 12-10-71 ⟦41928837⟧ by Friday',
  ],
  harmless: [
    'log 12-10-71 41928837 done',
    'log 32-11-24 20241112 done',
    'Version 12-3456-0123456-00 of the part.',
    'Gasket 03-1180-0472915-02 fits.',
  ],
});

claims('ROUTING_NUMBER', { found: ['send to Starling ⟦60-83-71⟧ 41928837'], harmless: ['log 12-10-71 41928837 done'] });

claims('SECRET', {
  found: [
    'The password of dan was reset to ⟦Tulip#9081⟧.',
    'The password of petra.holm was reset to ⟦Peony#5523⟧.',
    'Das Passwort von Jonas Weiß wurde auf ⟦Ulme#7712⟧ zurückgesetzt',
    'la contraseña de marta ha sido cambiada a ⟦Roble*4471⟧',
    'La password di Elena è stata cambiata in ⟦Girasole#12⟧',
    'het wachtwoord van Sanne werd gewijzigd in ⟦Tulp!2299⟧',
    'export SECRET_KEY=⟦hunter2⟧ npm start',
  ],
  harmless: [
    'The password of the admin panel must contain 8-12 letters',
    'Das Passwort für den Kurs ist im Forum-24 hinterlegt',
    'secret_santa: room12',
    'secret: v1.2',
  ],
});
