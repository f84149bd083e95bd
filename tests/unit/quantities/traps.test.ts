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

claims('MONEY', {
  found: [
    'Ingo ⟦64,30⟧ Benzin, Swantje ⟦118⟧ Hotel, ich ⟦22,50⟧ Maut',
    'Who paid: Tom ⟦84⟧ hotel, Priya ⟦32.50⟧ fuel, me ⟦15⟧ parking',
    'Dépenses : Léo ⟦48,90⟧ essence, Inès ⟦120⟧ gîte, moi ⟦22⟧ péage',
    'Gastos: Luis ⟦35,40⟧ gasolina, Marta ⟦90⟧ casa, yo ⟦12⟧ peajes',
    'Kerem ⟦45,50⟧ benzin, Elif ⟦120⟧ otel, ben ⟦30⟧ köprü',
    '张伟 ⟦45.5⟧ 打车，李娜 ⟦120⟧ 酒店，我 ⟦30⟧ 门票',
    '04.02. Lastschrift Stadtwerke -⟦96,40⟧',
    '15/03 Direct debit British Gas -⟦74.20⟧\n17/03 Card payment Boots ⟦12.99⟧',
    'I still owe Dave ⟦60⟧',
    'The quote was ⟦1800⟧ for the roof.',
    'Sie bekommt ⟦achthundert⟧ Rente',
    'Der Gutachter rechnet mit ⟦einer Dreiviertelmillion⟧',
    'una casa de ⟦medio millón⟧',
    'une maison à ⟦un demi-million⟧',
    'skicka ⟦350 kr⟧ till 073-555 02 18',
  ],
  harmless: [
    'Kane 12 goals, Salah 15 goals, Son 9 goals',
    'Tom 3 apples, Anna 5 pears and Ben 2 plums',
    'Chapter 3, Figure 12, Table 4',
    '2024-01-02 12:00:01 request took 12.34',
    'Die Stadt rechnet mit 300000 Besuchern',
    '12.03. Temperatur 4,2',
    'Anna 12,4 kg, Ben 14,2 kg',
  ],
});

claims('AGE', {
  found: [
    'JOYEUX ANNIV PAPI LUCIEN 🎉 ⟦81⟧ ANS',
    'grattis morfar Sten-Erik ⟦85⟧ år',
    'my nan is ⟦91⟧ and hes ⟦93⟧',
    'shes ⟦71⟧ and hes ⟦68⟧',
    '(F⟦31⟧) my husband (M⟦35⟧) snores',
    'moi (F⟦27⟧) et mon copain (H⟦30⟧)',
    'ich (w⟦32⟧) und mein Freund (m⟦35⟧)',
    'うちの妻(⟦38⟧)が入院した',
    '夫（⟦41⟧）と息子（⟦9⟧）',
    'min pappa är ⟦sjuttioett⟧',
  ],
  harmless: [
    'Depression (F32) seit 2019',
    'Press help (F10) or the key (F12)',
    '製品(38)の価格',
    'gratulations, 85 years of service',
    'motorway (M25) near Watford',
  ],
});

claims('BODY_MEASURE', {
  found: [
    "im ⟦5'9⟧ ⟦192lbs⟧ and tired",
    'Przy wzroście ⟦171 cm⟧ ważyła za mało',
    'Geburtsgewicht ⟦2.940 g⟧, Länge 49 zu groß',
    'born at ⟦3.215 kg⟧ and ⟦51 cm⟧',
    'né à ⟦3,450 kg⟧ pour ⟦50 cm⟧',
  ],
  harmless: ['a car of 1,450 kg', 'Paczka waży 1.200 kg', 'Das Brett hat 171 cm Länge'],
});

claims('MONEY', {
  found: ['My hotel bill was ⟦£400⟧, about ⟦€480⟧ at a rate of 1.20.', 'Der Kurs kostet ⟦45 €⟧ im Monat.'],
  harmless: ['exchange rate 1.20', 'zum Kurs von 1,20', 'au taux de 1,20', 'al cambio de 1,20', 'po kursie 4,30'],
});

claims('MONEY', {
  found: [
    'Il prezzo è sceso da ⟦1.200 €⟧ a ⟦900 €⟧.',
    'Lo stipendio era calato da ⟦1.500 €⟧ a ⟦1.400 €⟧.',
    'Le loyer a chuté de ⟦1 200 €⟧ à ⟦900 €⟧.',
    'A renda caiu de ⟦900 €⟧ a ⟦750 €⟧.',
    'Uno stipendio ⟦900 € - 1.200 €⟧, dipende.',
  ],
  harmless: ['La temperatura è scesa da 12 a 9 gradi.'],
});

claims('DATE', {
  found: ['card 4539 1488 0343 6467\n⟦07/27⟧\n123', '4539 1488 0343 6467 ⟦07/27⟧', '4539148803436467, ⟦07/27⟧, 123'],
  harmless: ['4539 1488 0343 6467 7/10 stars', 'page 12 07/27'],
});
