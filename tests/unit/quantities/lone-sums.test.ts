import { claims } from '../detect/structured/claims';

/** A sum without a currency: a record's only one, one that is borrowed for years, one of a contract at the minimum wage. */

claims('MONEY', {
  found: [
    '{"amount":⟦460⟧}',
    '{"amount": ⟦875⟧, "to": "Anna"}',
    '{"montant": ⟦324⟧}',
    '{"kwota": ⟦4230⟧, "data": "2024-03-02"}',
    '{"saldo": ⟦12450⟧}',
    'Lån ⟦260000⟧ på 25 år',
    'Lån ⟦260000⟧ over 25 år',
    'Laina ⟦180000⟧, 20 vuotta',
    'Lening ⟦180000⟧ voor 15 jaar',
    'Prêt ⟦180000⟧ sur 15 ans',
    'Crédit de ⟦90000⟧ sur 12 ans',
    'Konut kredisi ⟦900000⟧, 10 yıl',
    'Contract: minimum wage ⟦12.41 €⟧, start date 3 March 2024, 20 hours a week.',
    'Vertrag: Mindestlohn ⟦12,41 €⟧, Beginn 3. März 2024.',
  ],
  harmless: [
    '{"amount": 460, "unit": "g", "ingredient": "flour"}',
    '{"product": {"amount": 460}}',
    '{"amount": 460, "page": 2}',
    '{"amount": 2, "retries": 3}',
    '{"count": 460}',
    'Month,amount\nMay,460',
    'Lån av 250 böcker på 20 dagar',
    'Paid 17 of 48 instalments',
    'prêt à 250 km',
    'Der Mindestlohn steigt am 1. Januar 2025 auf 12,82 €.',
    'The minimum wage has been 12.41 € since 1 January 2024.',
  ],
});

claims('DATE', {
  found: [
    'Contract: minimum wage 12.41 €, start date ⟦3 March 2024⟧, 20 hours a week.',
    'Contrat au SMIC, début le ⟦12 mai 2023⟧.',
  ],
  harmless: ['Der Mindestlohn steigt am 1. Januar 2025 auf 12,82 €.'],
});

claims('BODY_MEASURE', {
  found: ['The average of my last three weighings is ⟦82.4 kg⟧.', 'My average weight is ⟦82.4 kg⟧.'],
  harmless: ['The average weight of adult men in Europe is 84 kg.'],
});
