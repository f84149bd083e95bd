import { describe, expect, test } from 'vitest';
import { said } from './draft';

type Case = readonly [text: string, ...links: readonly string[]];

const groups: Readonly<Record<string, readonly Case[]>> = {
  'one pay by year, month, week, day and hour': [
    ['I earn {$7,000} a month, so {$84,000} a year.', '$84,000 = 12 × $7,000'],
    ['My salary is {$84,000} per year ({$7,000} monthly).', '$84,000 = 12 × $7,000'],
    ['Annual salary: {$85,000}. Monthly: {$7,083}.', '$7,083 = $85,000 ÷ 12'],
    ['They pay {$40} an hour, which makes {$83,200} a year.', '$83,200 = 2080 × $40'],
    ['{$1,600} a week, or {$83,200} annually.', '$83,200 = 52 × $1,600'],
    ['I get {$2,000} biweekly; that is {$52,000} a year.', '$52,000 = 26 × $2,000'],
    ['The quarterly bonus of {$3,000} adds up to {$12,000} a year.', '$12,000 = 4 × $3,000'],
    ['{$20} an hour at 30 hours a week is {$600} weekly.', '$600 = 30 × $20'],
    ['Mein Bruttogehalt liegt bei {4.500 €} im Monat, also {54.000 €} im Jahr.', '54.000 € = 12 × 4.500 €'],
    ['Jahresgehalt {60.000 €}, monatlich {5.000 €}.', '60.000 € = 12 × 5.000 €'],
    ['Stundenlohn {25 €}, bei 40 Stunden pro Woche {1.000 €} wöchentlich.', '1.000 € = 40 × 25 €'],
    ['Je gagne {2 500 €} par mois, soit {30 000 €} par an.', '30 000 € = 12 × 2 500 €'],
    [
      'Pago {900 €} de alquiler y {150 €} de gastos: en total {1.050 €} al mes, {12.600 €} al año.',
      '1.050 € = 900 € + 150 €',
      '12.600 € = 12 × 1.050 €',
    ],
    ['Gano {2.000 €} al mes, es decir {24.000 €} al año.', '24.000 € = 12 × 2.000 €'],
    ['Gano {2.000 €} al mes en 14 pagas, {28.000 €} al año.', '28.000 € = 14 × 2.000 €'],
    ['Guadagno {1.800 €} al mese, {21.600 €} all’anno.', '21.600 € = 12 × 1.800 €'],
    ['Ik verdien {3.000 €} per maand, dus {36.000 €} per jaar.', '36.000 € = 12 × 3.000 €'],
    ['Zarabiam {8 000 zł} miesięcznie, czyli {96 000 zł} rocznie.', '96 000 zł = 12 × 8 000 zł'],
    ['Ganho {3.000 €} por mês, {36.000 €} por ano.', '36.000 € = 12 × 3.000 €'],
    [
      'Jag tjänar {40 000 kr} i månaden, {480 000 kr} om året, dvs. {480 000 kr} per år.',
      '480 000 kr = 12 × 40 000 kr',
    ],
    ['Я получаю {100 000 руб.} в месяц, {1 200 000 руб.} в год.', '1 200 000 руб. = 12 × 100 000 руб.'],
    [
      'I make {$84,000} a year, {$7,000} a month, {$40.38} an hour.',
      '$84,000 = 12 × $7,000',
      '$40.38 = $7,000 ÷ 173.33',
    ],
    [
      '| | Monthly | Annual |\n|---|---|---|\n| Base | {$6,000} | {$72,000} |\n| Bonus | {$450} | {$5,400} |',
      '$72,000 = 12 × $6,000',
      '$5,400 = 12 × $450',
    ],
  ],
  'totals and parts': [
    [
      'Sales were {€12,400}, then {€13,150}, {€11,980} and {€14,470}, so {€52,000} for the year.',
      '€52,000 = €12,400 + €13,150 + €11,980 + €14,470',
    ],
    ['Rent {$1,200}, food {$600} and transport {$200}: {$2,000} in total.', '$2,000 = $1,200 + $600 + $200'],
    ['A total of {$2,000}: rent {$1,200}, food {$650}, transport {$150}.', '$2,000 = $1,200 + $650 + $150'],
    ['I split {$12,000} with my brother: I get {$7,200} and he gets {$4,800}.', '$12,000 = $7,200 + $4,800'],
    ['Kaufpreis {440.000 €}, Eigenkapital {88.000 €}, Kredit {352.000 €}.', '352.000 € = 440.000 € − 88.000 €'],
    ['{$5,000} + {$1,200} = {$6,200}', '$6,200 = $5,000 + $1,200'],
    ['My wife makes {$52,000} and I make {$61,000}; together {$113,000}.', '$113,000 = $52,000 + $61,000'],
    ['Miete {850 €}, Strom {90 €}, Internet {40 €}, insgesamt {980 €}.', '980 € = 850 € + 90 € + 40 €'],
    ['Loyer {700 €} et charges {120 €}, total {820 €}.', '820 € = 700 € + 120 €'],
    ['Alquiler {800 €}, luz {60 €}: en total {860 €}.', '860 € = 800 € + 60 €'],
    ['Affitto {750 €} e bollette {130 €}, totale {880 €}.', '880 € = 750 € + 130 €'],
    ['Huur {900 €} en energie {150 €}, samen {1.050 €}.', '1.050 € = 900 € + 150 €'],
    ['Czynsz {2 100 zł}, prąd {300 zł}, razem {2 400 zł}.', '2 400 zł = 2 100 zł + 300 zł'],
    ['Аренда {40 000 руб.}, еда {25 000 руб.}, итого {65 000 руб.}', '65 000 руб. = 40 000 руб. + 25 000 руб.'],
    [
      '| Item | Amount |\n|---|---|\n| Hosting | {$240.00} |\n| Domain | {$14.99} |\n| Support | {$99.50} |\n| Total | {$354.49} |',
      '$354.49 = $240.00 + $14.99 + $99.50',
    ],
    ['Hosting\t{$240.00}\nDomain\t{$14.99}\nSupport\t{$99.50}\n\t{$354.49}', '$354.49 = $240.00 + $14.99 + $99.50'],
    ['item;amount\nA;{€100}\nB;{€250}\nC;{€75}\nSumme;{€425}', '€425 = €100 + €250 + €75'],
    ['item,amount\nA,{$100}\nB,{$250}\nTotal,{$350}', '$350 = $100 + $250'],
    [
      'Subtotal (below)\n\nDesk: {$349.00}\nChair: {$120.00}\nSubtotal: {$469.00}\nShipping: {$25.00}\nTotal: {$494.00}',
      '$469.00 = $349.00 + $120.00',
      '$494.00 = $469.00 + $25.00',
    ],
    [
      '| | Q1 | Q2 | Q3 | Total |\n|---|---|---|---|---|\n| Sales | {$1,200} | {$1,350} | {$1,410} | {$3,960} |',
      '$3,960 = $1,200 + $1,350 + $1,410',
    ],
    [
      'Gehälter   {120.000 €}\nMiete      {36.500 €}\nSonstiges   {4.250 €}\nGesamt     {160.750 €}',
      '160.750 € = 120.000 € + 36.500 € + 4.250 €',
    ],
    ['Averaged over {$900}, {$1,000} and {$1,100} that is {$1,000.00} on average.', '$1,000 = ($1,100 + $900) ÷ 2'],
    ['I spent {$900}, {$1,150} and {$1,310}, {$3,360} in total.', '$3,360 = $900 + $1,150 + $1,310'],
    ['Months: {$900}, {$1,150} and {$1,310}: an average of {$1,120}.', '$1,120 = ($1,310 + $1,150 + $900) ÷ 3'],
  ],
  'what is left (Z = Y − Q)': [
    [
      'My monthly salary is {$5,000} and my yearly salary is {$60,000} and I have {$10,000} in annual deductions. My annual taxable income is {$50,000}',
      '$60,000 = 12 × $5,000',
      '$50,000 = $60,000 − $10,000',
    ],
    ['{$60,000} minus {$10,000} is {$50,000}', '$50,000 = $60,000 − $10,000'],
    ['Of my {$6,250} I pay {$1,437} in taxes, leaving {$4,813}.', '$4,813 = $6,250 − $1,437'],
    [
      'Gross pay: {$6,250.00}\nFederal tax: {$812.50}\nHealth insurance: {$187.25}\nNet pay: {$5,250.25}',
      '$5,250.25 = $6,250.00 − $812.50 − $187.25',
    ],
    [
      'Bruttolohn   {4.500,00 €}\nLohnsteuer   {712,33 €}\nSozialversicherung   {911,25 €}\nNettolohn   {2.876,42 €}',
      '2.876,42 € = 4.500,00 € − 712,33 € − 911,25 €',
    ],
    [
      'Vom Kaufpreis {320.000 €} zahle ich {80.000 €} selbst; es bleiben {240.000 €}.',
      '240.000 € = 320.000 € − 80.000 €',
    ],
    ['Salaire brut {3 200 €}, cotisations {704 €}, net {2 496 €}.', '2 496 € = 3 200 € − 704 €'],
    ['Cobro {2.400 €}, pago {900 €} y me quedan {1.500 €}.', '1.500 € = 2.400 € − 900 €'],
    ['She lent me {$2,000}; I paid back {$500} and {$700}, so I still owe {$800}.', '$800 = $2,000 − $500 − $700'],
    [
      'Basic salary        {£3,250.00}\nOvertime 10 h @ {£22.50}    {£225.00}\nGross pay           {£3,475.00}\nPAYE tax            {£485.40}\nPension 5%          {£173.75}\nNet pay             {£2,815.85}',
      '£225.00 = 10 × £22.50',
      '£3,475.00 = £3,250.00 + £225.00',
      '£173.75 = 5% × £3,475.00',
      '£2,815.85 = £3,475.00 − £485.40 − £173.75',
    ],
    [
      'name;gross;tax;net\nAnna;{€5,000};{€1,200};{€3,800}\nBen;{€4,200};{€950};{€3,250}\nSumme;{€9,200};{€2,150};{€7,050}',
      '€3,800 = €5,000 − €1,200',
      '€3,250 = €4,200 − €950',
      '€9,200 = €5,000 + €4,200',
      '€2,150 = €1,200 + €950',
      '€7,050 = €3,800 + €3,250',
    ],
    ['Revenue {$910k}, costs {$640k}, profit {$270k}.', '$270k = $910k − $640k'],
    ['The offer is {$95,000}, {$7,500} more than my {$87,500}.', '$87,500 = $95,000 − $7,500'],
    [
      'date,amount,balance\n2025-01-02,{$100.00},{$1,100.00}\n2025-01-09,{$250.00},{$1,350.00}\n2025-01-16,{$75.50},{$1,425.50}',
      '$1,350.00 = $1,100.00 + $250.00',
      '$1,425.50 = $1,350.00 + $75.50',
    ],
  ],
  'quantity, price and amount': [
    ['12 × {$7,000} = {$84,000}', '$84,000 = 12 × $7,000'],
    ['3 nights at {€120} each, {€360}.', '€360 = 3 × €120'],
    ['Our dad left {90,000 euros} to split three ways, {30,000 euros} each.', '90,000 euros = 3 × 30,000 euros'],
    ['Wir vier zahlen je {25 €}, also {100 €}.', '100 € = 4 × 25 €'],
    ['We bought 4 chairs for {$120.50} each and paid {$482.00}.', '$482.00 = 4 × $120.50'],
    ['5 Lizenzen zu je {49 €} kosten {245 €}.', '245 € = 5 × 49 €'],
    ['Le dîner coûtait {45 €} par personne, {270 €} pour 6 personnes.', '270 € = 6 × 45 €'],
    [
      '| Item | Qty | Price | Amount |\n|---|---|---|---|\n| Chair | 4 | {$120.50} | {$482.00} |\n| Desk | 2 | {$349.00} | {$698.00} |\n| Total | | | {$1,180.00} |',
      '$482.00 = 4 × $120.50',
      '$698.00 = 2 × $349.00',
      '$1,180.00 = $482.00 + $698.00',
    ],
    ['item;qty;price;amount\nPens;10;{€1,25};{€12,50}', '€12,50 = 10 × €1,25'],
    ['{count:12} seats at {$49} each: {$588}', '$588 = 12 × $49'],
  ],
  'shares and percentages': [
    ['10% of {$5,000} is {$500}.', '$500 = 10% × $5,000'],
    ['I spend {$1,500} of my {$6,000} income on rent, {pct:25%}.', '25% = $1,500 ÷ $6,000'],
    ['Of my {$6,000} salary, {pct:25%} ({$1,500}) goes to rent.', '$1,500 = 25% × $6,000'],
    ['Rent is {$2,000} of {$6,000}, a share of {pct:33%}.', '33% = $2,000 ÷ $6,000'],
    ['Net {€100.00} plus 19 % VAT is {€119.00}.', '€119.00 = €100.00 + 19 %'],
    [
      'Subtotal: {$831.00}\nVAT 20%: {$166.20}\nTotal: {$997.20}',
      '$166.20 = 20% × $831.00',
      '$997.20 = $831.00 + $166.20',
    ],
    ['A raise from {$80,000} to {$84,000}, an increase of {pct:5%}.', '$84,000 = $80,000 + 5%'],
    ['From {$80,000} to {$84,100}, an increase of {pct:5%}.', '5% = $84,100 ÷ $80,000 − 100 %'],
    ['My pay rose 5% from {$80,000} to {$84,000}.', '$84,000 = $80,000 + 5%'],
    ['The price fell from {€200} to {€170}, 15 % off.', '€170 = €200 − 15 %'],
    ['Gehaltserhöhung um 4 %: von {50.000 €} auf {52.000 €}.', '52.000 € = 50.000 € + 4 %'],
    ['20 % von {3.000 €} sind {600 €} Anzahlung.', '600 € = 20 % × 3.000 €'],
    ['Une remise de 10 % sur {250 €} donne {225 €}.', '225 € = 250 € − 10 %'],
    ['El 30 % de {1.500 €} son {450 €}.', '450 € = 30 % × 1.500 €'],
    ['Il 22 percento di {1.000 €}, cioè {220 €} di IVA.'],
    ['I own {pct:60 %} and my brother {pct:40 %}.', '40 % = 100 % − 60 %'],
    [
      '| | Amount | Share |\n|---|---|---|\n| Anna | {$30,000} | {pct:60 %} |\n| Ben | {$20,000} | {pct:40.0 %} |\n| Total | {$50,000} | |',
      '60 % = $30,000 ÷ $50,000',
      '40.0 % = $20,000 ÷ $50,000',
      '$50,000 = $30,000 + $20,000',
    ],
    [
      'Revenue was {$4.2M} and then {$5.1M}, a 21.4% increase. Costs were {$3.9M}, leaving a profit of {$1.2M}.',
      '$5.1M = $4.2M + 21.4%',
      '$1.2M = $5.1M − $3.9M',
    ],
    ['The bill of {$186.40}, four ways {$46.60}. With a 20% tip ({$37.28}) it is more.', '$37.28 = 20% × $186.40'],
    [
      'It costs {450.000 EUR}; we put down 20 % ({90.000 EUR}) and borrow {360.000 EUR}.',
      '90.000 EUR = 20 % × 450.000 EUR',
      '360.000 EUR = 450.000 EUR − 20 %',
    ],
    ['A tip of 18% on {$50.00}, {$9.00}', '$9.00 = 18% × $50.00'],
  ],
  'age, birth year and date of birth': [
    ['I was born on {born:3 March 1986} and I am {age:39} years old.', '39 = 2025 − 1986'],
    ['My age is {age:39}, I was born in {born:1986}. I am {age:39} years old.', '39 = 2025 − 1986'],
    ['Ich bin {age:39} Jahre alt, geboren {born:1986}.', '39 = 2025 − 1986'],
    ['J’ai {age:39} ans, je suis né en {born:1986}.', '39 = 2025 − 1986'],
    ['Anna ({born:1990}) is {age:35}, Ben ({born:1983}) is {age:42}.', '35 = 2025 − 1990', '42 = 2025 − 1983'],
    [
      '| Name | Born | Age |\n|---|---|---|\n| Ana | {born:1990-02-01} | {age:35} |\n| Leo | {born:1983-07-09} | {age:42} |',
      '35 = 2025 − 1990',
      '42 = 2025 − 1983',
    ],
    ['Patient, {age:63}-year-old male, DOB {born:04/05/1961}', '63 = 2024 − 1961'],
  ],
  'one amount in two currencies': [
    ['The invoice of {€5,000} at a rate of 1.08 is {$5,400}.', '$5,400 = €5,000 × 1.08'],
    ['{$5,400} converted at 1.08 gives {€5,000}.', '€5,000 = $5,400 ÷ 1.08'],
    ['Kurs 1,0842: {2.000 €} entsprechen {2.168,40 $}.', '2.168,40 $ = 2.000 € × 1,0842'],
    ['At 1 EUR = 1.10 USD my {€3,000} are {$3,300}.', '$3,300 = €3,000 × 1.10'],
    ['I pay {$5,000} ({€4,600}) for it.', '€4,600 = $5,000 × 0.9200'],
    ['I pay {£800} (about {€940}) in rent.', '€940 = £800 × 1.175'],
    ['{10 000 zł} (ok. {2 350 €})', '2 350 € = 10 000 zł × 0.2350'],
    ['{10 000 zł} (około {2 350 €})', '2 350 € = 10 000 zł × 0.2350'],
  ],
  'the body, days and rounder numbers': [
    ['I weigh {body:82 kg} at {body:180 cm}, BMI {body:25.3 kg/m²}.', '25.3 kg/m² = 82 kg ÷ (180 cm)²'],
    ['{body:1.80 m}, {body:82 kg}: BMI {body:25.3 kg/m²}', '25.3 kg/m² = 82 kg ÷ (1.80 m)²'],
    ['From {date:2025-03-03} to {date:2025-03-17}, {count:14} days.', '14 = 2025-03-17 − 2025-03-03'],
    ['I earn {$84,512}, so about {$85k}.', '$85k = ≈ $84,512'],
    ['Ich verdiene {84.512 €}, also rund {85.000 €}.'],
  ],
};

describe.each(Object.keys(groups))('%s', (name) => {
  test.each(groups[name] ?? [])('%s', (text, ...links) => {
    expect(said(text)).toEqual(links);
  });
});

describe('nothing is linked', () => {
  test.each([
    // Arithmetic without a word for it.
    'I have {$1,200} in cash and {$600} in stocks. The car cost {$1,800}.',
    'We paid {$84,000} for the house extension and {$7,000} for the car.',
    'She owes me {$500}; he owes me {$5,000}.',
    // A word without the arithmetic.
    'I earn {$7,000} a month, and my sister {$90,000} a year.',
    'Rent {$1,200}, food {$600}: {$2,000} in total.',
    '{$60,000} minus {$10,000} is not {$45,000}',
    'Gross {$6,250}, tax {$812}, net {$5,000}.',
    // One period.
    'Rent is {$1,000} a month, the car {$12,000} a month.',
    // Close, and not to the last digit.
    'I earn {$7,084} a month, {$85,000.00} a year, all in.',
    '{$1,601} a week, or {$83,200} annually.',
    // Somebody else's age.
    'I was born in {born:1986} and my wife is {age:39}.',
    'I was born in {born:1986}; my son is {age:8}.',
    'Born {born:1901}, he had a daughter at {age:22}.',
    // Two lines of a table.
    '| | Monthly | Annual |\n|---|---|---|\n| Rent | {$500} | |\n| Bonus | | {$6,000} |',
    // Percentages of nothing here.
    'The rate is 4 %. I have {$300,000} left on the loan and pay {$1,500}.',
    'Inflation was 3 %. We sold the car for {$9,000}, the bike for {$310}.',
    // Two currencies that are two things.
    'The flight was {$500}, the hotel {€120}.',
    'I brought {$500} and {£300} at the time.',
    // Weights of two people.
    'I weigh {body:82 kg}, she weighs {body:61 kg}.',
    // Dates alone.
    'From {date:2025-03-03} to {date:2025-03-17}.',
    // One value.
    'I earn {$7,000}. Yes, {$7,000} a month, {$7,000} in my hand.',
    // Round numbers that happen to fit.
    'Mein Auto hat {5.000 €} gekostet, das Haus {500.000 €}, der Umzug {1.000 €}.',
    'Ik heb {€200} en jij {€300}; hij heeft er {€500} in zijn zak.',
    'Ella tiene {200 €}, él {300 €} y yo {600 €}.',
    '{$100} {$200} {$300}',
    '| a | b |\n|---|---|\n| {$120} | {$70} |\n| {$50} | {$30} |',
    'A: {$10,000}\nB: {$20,000}',
    'Le premier coûte {120 €}, le deuxième {1 440 €}.',
    'Pensja {8 000 zł}, samochód {96 000 zł}.',
    'Version 12 costs {$70}, version 13 {$840}.',
    'My {age:34}-year-old car-loving uncle paid {$34}.',
  ])('in %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});
