import { claims } from '../detect/structured/claims';

claims('AGE', {
  found: ["hi, I'm maria lopez, ⟦24⟧, from leeds", "I'm Dev, ⟦26⟧, and new here", 'ich bin leonie ⟦17⟧ aus Bottrop'],
  harmless: [
    "hey Tom, I'm off at 9",
    'hi ash, left ur bottle. im out by 9 if u wanna grab it',
    "I'm home at 18",
    '她今年参加工作。',
  ],
});

claims('PERCENTAGE', {
  found: [
    'Mareike ist oft krank. Umsatz +⟦14 %⟧, zwei Kündigungen',
    'Feedback for Tom: revenue +⟦12%⟧, churn -⟦3%⟧',
    'CA +⟦8 %⟧, deux départs',
    'Desviación del ⟦7 %⟧ en presupuesto',
    'Fatturato +⟦9 %⟧',
    'Omzet +⟦6 %⟧',
    'Sprzedaż +⟦5 %⟧',
    'Vendas +⟦11 %⟧',
    'Omsättning +⟦4 %⟧',
  ],
  harmless: ['Inflation +3 % in der Eurozone', 'GDP +2 % in 2024', 'battery -20%', 'Helligkeit +10 %'],
});

claims('TIME', {
  found: ['rendez-vous à ⟦10 h moins le quart⟧ chez le dentiste', 'rendez-vous à ⟦9 h et demie⟧'],
  harmless: ['8 h et des poussières de route'],
});

claims('DATE', {
  found: ['Görüşmemiz ⟦14 Mart⟧ Cuma günü saat 10.30’da.', 'Randevum ⟦3 Nisan⟧ Perşembe günü.'],
  harmless: ['Mart Cuma geldi.'],
});

claims('PHONE_NUMBER', {
  found: ['Filha: Graça, ⟦912 555 018⟧. Vive perto.', 'Vecina: Puri, ⟦655 120 334⟧', 'Córka: Tuva, ⟦512 555 018⟧'],
  harmless: ['Preis: Euro, 912 555 018'],
});

claims('SECRET', {
  found: ['The code received ⟦4821⟧ yesterday.'],
  harmless: ['Our code received 1234 gadgets from the factory.', 'El código recibió 4500 visitas'],
});

claims('ROUTING_NUMBER', { found: ['ABI ⟦03069⟧, CAB ⟦12345⟧'], harmless: ['Jonas, Abi 2024'] });
