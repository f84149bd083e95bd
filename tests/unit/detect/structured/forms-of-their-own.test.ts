import { claims } from './claims';

/** Numbers that their own form tells, or a word that stands right before them. */

claims('COORDINATES', {
  found: ['Before that ⟦44.2655, -88.4090⟧ and then nothing', 'última señal ⟦42.6731, -2.9514⟧ a las 17:22'],
  harmless: [
    'the two roots are 12.3456, 45.6789',
    '95% CI 12.3456, 45.6789',
    'foo(12.3456, 45.6789)',
    'shares of 0.1234, 0.5678',
    'it took 12.345, 45.6789',
  ],
});

claims('PHONE_NUMBER', {
  found: [
    'mándale a ⟦55 4821 0093⟧',
    'llámalo al ⟦nueve dos ocho treinta y uno cero seis cuarenta y cuatro⟧',
    '大門町253 ⟦075-555-0162⟧ 会計',
  ],
  harmless: ['09/2011 – 02/2018 Disponentin', '3.2014 - 11.2019 Köchin', 'uno dos treinta y uno'],
});

claims('BANK_ACCOUNT', {
  found: ['betala till ⟦8327-9, 924 118 304-6⟧', 'konto ⟦8105 974 221 118-3⟧'],
  harmless: ['8327-9, 924 lag', 'matchen 2024 118 304-6'],
});

claims('SECRET', {
  found: ['key safe is ⟦4471⟧ ok?', 'the lockbox: ⟦9034⟧', 'Schlüsseltresor ⟦5518⟧'],
  harmless: ['the key safe is 40 cm high', 'a lockbox for 2 keys'],
});

claims('POSTAL_CODE', {
  found: ['We willen iets in ⟦6525 GH⟧ of omgeving', 'we zoeken een huis in ⟦3512 AB⟧'],
  harmless: ['iets in 6525 vormen', 'de kamer in 12 delen'],
});

claims('LICENSE_PLATE', {
  found: ['tegenpartij G. Oosterveen (⟦H-914-TF⟧), koerier', 'der Unfallgegner mit ⟦H-914-TF⟧'],
  harmless: ['module H-914-TF fails'],
});

claims('ID_NUMBER', {
  found: ['Meine Personalnummer ist die ⟦004417⟧.', 'Meine Kundennummer ist die ⟦884417⟧'],
  harmless: ['Die Nummer ist die drei im Team', 'Das Personal ist die 45 leid'],
});

claims('USER_NAME', {
  found: [
    'k. whats her cashapp? $⟦shanibaby22⟧?',
    "Venmo me, it's $⟦jo-reyes⟧ or cash app",
    'send it to $⟦MrsTwana⟧ on cash app please',
    'my cashtag is $⟦kelsey_b⟧',
  ],
  harmless: [
    'Cash App costs $20 a month and $NVDA is up',
    'Can I use Venmo in a script with $HOME/bin?',
    'echo $shanibaby22',
  ],
});
claims('DRIVER_LICENSE', {
  found: ['my licence ⟦TATTE 605225 M99MK 4H⟧, they say', 'licence: ⟦TATTE605225M99MK 35⟧ ok'],
  harmless: ['the licence for TATTE 605225 was lost'],
});
claims('COORDINATES', {
  found: ['lat ⟦51.50⟧, long ⟦0.12⟧', 'My house is at long ⟦12.496366⟧'],
  harmless: ['Long 12,000 NVDA at 141.20 here', 'short TSLA, long 12.50 calls'],
});
