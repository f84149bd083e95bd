import { describe, expect, test } from 'vitest';
import { said } from './draft';

interface Group {
  readonly links: readonly (readonly [text: string, ...links: readonly string[]])[];
  /** The same numbers or words by chance. */
  readonly none: readonly string[];
}

const groups: Readonly<Record<string, Group>> = {
  'an average, of a list or below a column': {
    links: [
      ['Pay: {$3,100}, {$2,900} and {$3,300}, the average is {$3,100.00}.', '$3,100 = ($3,300 + $2,900) ÷ 2'],
      [
        'Löner: {31 000 kr}, {29 000 kr} och {33 300 kr}, i snitt {31 100 kr}.',
        '31 100 kr = (33 300 kr + 29 000 kr + 31 000 kr) ÷ 3',
      ],
      [
        'Maaşlar: {3000 TL}, {4000 TL} ve {5300 TL}, ortalama {4100 TL}.',
        '4100 TL = (5300 TL + 4000 TL + 3000 TL) ÷ 3',
      ],
      ['工资：{3000元}、{4000元}、{5300元}，平均{4100元}。', '4100元 = (5300元 + 4000元 + 3000元) ÷ 3'],
      [
        'city,salary\nA,{3000}\nB,{4000}\nC,{5300}\nTotal,{12300}\nAverage,{4100}',
        '12300 = 3000 + 4000 + 5300',
        '4100 = (3000 + 4000 + 5300) ÷ 3',
      ],
      [
        'Stadt;Miete\nA;{780}\nB;{820}\nAlle Städte;{1600}\nMittelwert;{800}',
        '1600 = 780 + 820',
        '800 = (780 + 820) ÷ 2',
      ],
      ['The average of my rents, {700 €}, {900 €} and {1150 €}, is {917 €}.', '917 € = (1150 € + 900 € + 700 €) ÷ 3'],
      [
        'Earned {2,100 €}, {2,300 €}, {2,700 €}: mean {2,367 €}, total {7,100 €}.',
        '2,367 € = (2,700 € + 2,300 € + 2,100 €) ÷ 3',
        '7,100 € = 2,100 € + 2,300 € + 2,700 €',
      ],
      ['Inquilino;Renta\nA;{700}\nB;{900}\nTodos;{1600}\nPromedio;{800}', '1600 = 700 + 900', '800 = (700 + 900) ÷ 2'],
      ['姓名,工资\n甲,{6000}\n乙,{7000}\n合计,{13000}\n平均,{6500}', '13000 = 6000 + 7000', '6500 = (6000 + 7000) ÷ 2'],
    ],
    none: ['city,salary\nA,{3000}\nB,{4000}\nC,{5300}\nAverage,{4000}'],
  },
  'what each has of a sum that is shared, by how many is not said': {
    links: [
      ['My rent is {780 €}, we split it, {390 €} each.', '390 € = 780 € ÷ 2'],
      ['Le loyer est de {780 €}, soit {390 €} chacun.', '390 € = 780 € ÷ 2'],
      ['Die Miete ist {780 Euro}, pro Kopf {390 Euro}.', '390 Euro = 780 Euro ÷ 2'],
      ['La factura fue de {96 €}, {24 €} por cabeza.', '24 € = 96 € ÷ 4'],
      ["L'affitto è {780 €}, a testa {390 €}.", '390 € = 780 € ÷ 2'],
      ['Samen betalen we {1500 euro} huur, ieder {750 euro}.', '750 euro = 1500 euro ÷ 2'],
      ['Rachunek {320 zł}, na osobę {80 zł}.', '80 zł = 320 zł ÷ 4'],
      ['O jantar custou {120 €}, rachámos, {40 €} por cabeça.', '40 € = 120 € ÷ 3'],
      ['Notan blev {1200 kr}, {300 kr} var.', '300 kr = 1200 kr ÷ 4'],
      ['Kira {12000 TL}, kişi başı {4000 TL}.', '4000 TL = 12000 TL ÷ 3'],
      ['房租是{6000元}，每人{3000元}。', '3000元 = 6000元 ÷ 2'],
      ['飲み会は{24000円}、割り勘で{6000円}。', '6000円 = 24000円 ÷ 4'],
      ['Rent is {$780}. We share it: {$390} each.', '$390 = $780 ÷ 2'],
      ['Rent is {$780} and we split it, so I pay {$390}.', '$390 = $780 ÷ 2'],
      ['Rent is {$780}, and we split it, so {$390}.', '$390 = $780 ÷ 2'],
      ['The rent is {$780} and each of us pays {$390}.', '$390 = $780 ÷ 2'],
    ],
    none: [
      'I earn {$4,000}. Chairs are {$400} each.',
      'My rent is {900 €} and each month I also pay {300 €}.',
      'Our rent is {780 €}, we split it, {380 €} each.',
      'I earn {$3,000}, we each pay {$500}.',
      'I earn {$1,500}, we each pay {$500}.',
      'The bonus is {$5,000}, and each of us spent {$1,000} on a bike.',
      'The laptop costs {$360} and the tickets are {$90} each.',
      'I have {$4,000} saved and gave my kids {$1,000} each.',
      'My salary is {$6,000}, split by month, and I pay {$500}.',
      'Mein Gehalt ist {3.000 €}, jeder zahlt {1.000 €}.',
      'Le vélo coûte {360 €} et les billets {90 €} chacun.',
      'Je gagne {36 000 €} et je paie {3 000 €}.',
    ],
  },
  'a part said with whose it is, or what it comes to': {
    links: [
      ["L'affitto è {780 €}, metà a testa, cioè {390 €}.", '390 € = 780 € ÷ 2'],
      ["L'affitto è {900 €}, un terzo è {300 €}.", '300 € = 900 € ÷ 3'],
      ['Nebenkosten {240 €}, ein Drittel davon ({80 €}) zahle ich.', '80 € = 240 € ÷ 3'],
      ['Miete {1.020 €}, mein Anteil: die Hälfte = {510 €}.', '510 € = 1.020 € ÷ 2'],
      ['The mortgage is {$3,300}, two thirds of it, {$2,200}, is mine.', '$2,200 = $3,300 × 2 ÷ 3'],
      ['El alquiler son {900 €}, un tercio, o sea {300 €}.', '300 € = 900 € ÷ 3'],
      ['Czynsz {2400 zł}, po połowie, czyli {1200 zł}.', '1200 zł = 2400 zł ÷ 2'],
      ['A renda é {780 €}, metade cada um, {390 €}.', '390 € = 780 € ÷ 2'],
      ['Hyran är {9000 kr}, en tredjedel är {3000 kr}.', '3000 kr = 9000 kr ÷ 3'],
      ['Kira {12000 TL}, yarısı {6000 TL} bende.', '6000 TL = 12000 TL ÷ 2'],
      ['我工资{9000元}，三分之一是{3000元}。', '3000元 = 9000元 ÷ 3'],
      ['家賃は{80000円}で、半分の{40000円}です。', '40000円 = 80000円 ÷ 2'],
    ],
    none: ['The rent is {$900}, a third is late, {$300} is the deposit.', 'I pay {$900}, half is {$440}.'],
  },
  'a birth, and behind it who was born and how old they are': {
    links: [
      ['Née à Lyon en {born:1961}, ma cousine a {age:63} ans.', '63 = 2024 − 1961'],
      ['Born in Leeds in {born:1961}, my cousin is {age:63}.', '63 = 2024 − 1961'],
      ['She was born in Gdynia in {born:1932} and died at {age:92}.', '92 = 2024 − 1932'],
    ],
    none: ['I was born in {born:1961}, my cousin is {age:63}.', 'Born in {born:1961}. My cousin is {age:63}.'],
  },
  'two years of births and how far they are apart': {
    links: [
      ['I was born in {born:1990}, my dad is {age:30} years older, born {born:1960}.', '1960 = 1990 − 30'],
      ['Ich bin {born:1985} geboren, meine Mutter ist 24 Jahre älter, Jahrgang {born:1961}.', '1961 = 1985 − 24'],
      ['Je suis né en {born:1988}, ma sœur est née en {born:1993}, {age:cinq} ans de moins.', '1993 = 1988 + cinq'],
      ['Nací en {born:1979} y mi padre en {born:1950}, me lleva 29 años.', '1950 = 1979 − 29'],
      ['Urodziłem się w {born:1987}, żona w {born:1990}, jest trzy lata młodsza.', '1990 = 1987 + 3'],
      ['Я родился в {born:1985}, отец в {born:1955}, он старше на {age:30} лет.', '1955 = 1985 − 30'],
      ['My parents were born in {born:1952} and {born:1955}, three years apart.', '1955 = 1952 + 3'],
      ['I was born in {born:1984}, my brother the year after, in {born:1985}.', '1985 = 1984 + 1'],
      ['Je suis née en {born:1984}, ma sœur deux ans plus tard, en {born:1986}.', '1986 = 1984 + 2'],
      ['Jag är född {born:1984}, min bror tre år senare, {born:1987}.', '1987 = 1984 + 3'],
      ['Mi hija nació en {born:2010}, yo nací en {born:1980}: la tuve con {age:30}.', '1980 = 2010 − 30'],
    ],
    none: [
      'I was born in {born:1984}, my brother two years later, in {born:1989}.',
      'I was born in {born:1990}, my dad in {born:1960}. We moved here 30 years ago.',
      'I was born in {born:1990}, my dad is {age:31} years older, born {born:1960}.',
    ],
  },
  'how old somebody was when a child was born': {
    links: [
      ['I am {age:45}, my daughter is {age:17}, so I was {age:28} when she was born.', '17 = 45 − 28'],
      ['My son was born when I was {age:31}; he is {age:14} and I am {age:45}.', '45 = 14 + 31'],
      ['Ich bin {age:52}, meine Tochter {age:21}, ich war {age:31} Jahre alt, als sie geboren wurde.', '21 = 52 − 31'],
      ['Tengo {age:40} años y mi hijo {age:12}: tenía {age:28} años cuando nació.', '12 = 40 − 28'],
    ],
    none: ['I am {age:45}, my daughter is {age:17}, and I was {age:28} when we moved.'],
  },
  'a share and its amount, wherever the whole stands': {
    links: [
      ['35 % is in stocks ({$420k}); the total is {$1.2M}.', '$420k = 35 % × $1.2M'],
      ['The house is worth {$1.2M}. 35 % belongs to Ana ({$420k}).', '$420k = 35 % × $1.2M'],
      ['Depot {1.200.000 €}: 35 % Aktien ({420.000 €}).', '420.000 € = 35 % × 1.200.000 €'],
      [
        '{$420,000} (35 %) in stocks, {$480,000} (40 %) in bonds, {$300,000} (25 %) in cash.',
        '$480,000 = $420,000 × 40 % ÷ 35 %',
        '$300,000 = $480,000 × 25 % ÷ 40 %',
      ],
      ['35 % is in stocks ({$420k}) and 40 % in bonds ({$480k}).', '$480k = $420k × 40 % ÷ 35 %'],
      [
        '50% flat ({$60,000}), 30% bonds ({$36,000}), 15% gold ({$18,000}), 5% cash ({$6,000}), total {$120,000}.',
        '$60,000 = 50% × $120,000',
        '$36,000 = 30% × $120,000',
        '$18,000 = 15% × $120,000',
        '$6,000 = 5% × $120,000',
      ],
      [
        'I keep {pct:60 %} ({$3,000}) and he {pct:40 %} ({$2,000}).',
        '40 % = 100 % − 60 %',
        '$2,000 = $3,000 × 40 % ÷ 60 %',
      ],
    ],
    none: [
      '35 % is in stocks. I paid ({$420k}) for the house, the total is {$1.3M}.',
      '35 % is in stocks ({$430k}); the total is {$1.2M}.',
      '35 % is in stocks ({$420k} was mine), and {$1.2M} went elsewhere.',
      '{$420,000} (35 %) in stocks, {$450,000} (40 %) in bonds.',
      '{$420,000} (35 %) in stocks.\n\n{€480,000} (40 %) in bonds.',
      'He owns 35 %. I have {$420,000}, she {$480,000}, and 40 % like it.',
      'Batteries at 35 % ({$42}), phones at 90 % ({$480}).',
      '50% flat ({$60,000}), a car ({$17,000}), a boat ({$9,100}), rings ({$3,000}); debts in total {$120,000}.',
      '50% flat ({$60,000}), a car ({$17,000}), a boat ({$9,100}), rings ({$3,000}). His debts in total {$120,000}.',
      'Total {$120,000} of debts, {$17,000}, {$9,100}, {$3,300}; my flat is 50% ({$60,000}) paid.',
      '50% flat ({$60,000}), 30% bonds ({$37,000}), and he has {$110,000}. The total was {$119,000}.',
    ],
  },
  'a share told in a clause ahead, or before an equals sign': {
    links: [
      ['I hold {pct:35 %} of the firm; my share of the {$420,000} gain was {$147,000}.', '$147,000 = 35 % × $420,000'],
      [
        'Mir gehören {pct:25 %} des Hauses. Die Miete war hoch; mein Anteil am Erlös von {640.000 €} ist {160.000 €}.',
        '160.000 € = 25 % × 640.000 €',
      ],
      [
        'Split: 55% rent = {$1,870}, 25% food = {$850}, 20% fun = {$680} out of {$3,400}.',
        '$1,870 = 55% × $3,400',
        '$850 = 25% × $3,400',
        '$680 = 20% × $3,400',
      ],
    ],
    none: [
      'I hold {pct:35 %} of the firm; the {$420,000} house and a {$147,000} boat are hers.',
      'I hold {pct:35 %} of the firm; my share of the {$420,000} gain is gone. I owe {$150,000}.',
      'Split: 55% rent = {$1,900}, 25% food = {$800} out of {$3,400}.',
    ],
  },
  'a half of what stands ahead, or of a bill': {
    links: [
      ['I put in {$6,300} a year; my employer adds half, {$3,150}.', '$3,150 = $6,300 ÷ 2'],
      ['Sie zahlt {840 €}; ich die Hälfte: {420 €}.', '420 € = 840 € ÷ 2'],
      ['My half of the water bill of {$312.40} is {$156.20}.', '$156.20 = $312.40 ÷ 2'],
      ['Meine Hälfte der Stromrechnung von {96,80 €} sind {48,40 €}.', '48,40 € = 96,80 € ÷ 2'],
    ],
    none: [
      'I put in {$6,300} a year. My employer adds half, {$3,150}, of what others do.',
      'I earn {$6,300}; my employer adds half, {$3,100}.',
      'Half of the time my rent is {$156.20} and hers {$312.40}.',
    ],
  },
  'pay and rent in Chinese, Japanese and Turkish': {
    links: [
      ['我每月收入{13000元},一年{15.6万元}。', '15.6万元 = 12 × 13000元'],
      ['我月薪{20000元}。房租{7000元},占{pct:35%}。', '35% = 7000元 ÷ 20000元'],
      ['月給{28万円}、家賃{7万円}は収入の{pct:25%}です。', '25% = 7万円 ÷ 28万円'],
      ['Ayda {18.500 TL} alıyorum, yani yılda {222.000 TL}.', '222.000 TL = 12 × 18.500 TL'],
    ],
    none: [
      '我每月收入{13000元},车{15.7万元}。',
      '我月薪{20000元}。房租{7000元},电池{pct:36%}。',
      'Ayda {18.500 TL} alıyorum, araba {222.000 TL}.',
    ],
  },
  'a total of prices, some of them paid several times': {
    links: [
      ['3 hours at {$95}, parts {$140}, total {$425}.', '$425 = 3 × $95 + $140'],
      ['Rechnung: 4 × {35 €}, Versand {12 €}, zusammen {152 €}.', '152 € = 4 × 35 € + 12 €'],
      ['We paid for 2 nights at {€110} and 3 dinners at {€40}; in total {€340}.', '€340 = 2 × €110 + 3 × €40'],
    ],
    none: [
      '3 hours at {$95}, parts {$140}, total {$420}.',
      '3 hours at {$95}. My rent is {$140}. In total she has {$425}.',
      '3 hours at {$95}, parts {$140}, and her bike was {$425}.',
    ],
  },
  'a change with its sign behind it': {
    links: [
      ['Umsatz 2022: {180.000 €}; 2023: {207.000 €} (+15 %).', '207.000 € = 180.000 € + 15 %'],
      ['Mon loyer passe de {760 €} à {798 €} (+{pct:5 %}).', '798 € = 760 € + 5 %'],
      ['Comprei por {24.000 €} e vendi por {18.000 €}, menos 25%.', '18.000 € = 24.000 € − 25%'],
    ],
    none: ['Umsatz: {180.000 €}; ihre Miete {2.070 €} (+15 %).'],
  },
  'a part in digits, a whole ahead of its parts, and what is left of several': {
    links: [
      ['I get 1/3 of {$51,000}, i.e. {$17,000}.', '$17,000 = $51,000 ÷ 3'],
      ['Mir gehören ¾ von {88.000 €}, also {66.000 €}.', '66.000 € = 88.000 € × 3 ÷ 4'],
      ['We live on {€7,150} a month: I earn {€4,300} and he {€2,850}.', '€7,150 = €4,300 + €2,850'],
      [
        'I borrowed {$4,800} from Ana and {$1,900} from Bo; I have repaid {$2,300}, so {$4,400} is left.',
        '$4,400 = $4,800 + $1,900 − $2,300',
      ],
      ['我{age:31}岁,妹妹{age:26}岁,比我小{age:5}岁。', '26 = 31 − 5'],
    ],
    none: [
      'On 1/3 of {$51,000} they agreed. I earn {$17,000}.',
      'I borrowed {$4,800} and {$1,900}; I have repaid {$2,300}, and {$4,450} is left.',
      'It is 1/4 and of {$80} I have {$25}.',
    ],
  },
  'the parts of a year, and the year': {
    links: [
      ['Sales: Q1 {$31,000}, Q2 {$28,400}, Q3 {$36,100}; year {$95,500}.', '$95,500 = $31,000 + $28,400 + $36,100'],
    ],
    none: ['I paid {$31,000} and {$28,400}. Last year {$36,100}, this year {$95,600}.'],
  },
  'what each of some people pays, and all of them': {
    links: [
      ['I have 3 kids and pay {$450} each, {$1,350} in total.', '$1,350 = 3 × $450'],
      ["J'ai payé {240 €} pour 3 nuits, {80 €} la nuit.", '240 € = 3 × 80 €'],
      ['Pagué {360 €} por 4 noches, {90 €} la noche.', '360 € = 4 × 90 €'],
      ['Wir zahlten {600 €} für 5 Nächte, {120 €} die Nacht.', '600 € = 5 × 120 €'],
      ['Mietkosten: kalt {720 €}, Nebenkosten {180 €}, warm {900 €}.', '900 € = 720 € + 180 €'],
      ['Wir sind 4 Geschwister und jeder zahlt {1.250 €}, also {5.000 €} im Monat.', '5.000 € = 4 × 1.250 €'],
      ['Nous sommes 5 colocataires et payons chacun {380 €}, soit {1 900 €}.', '1 900 € = 5 × 380 €'],
      ['Somos 3 hermanos y cada uno pone {220 €}, en total {660 €}.', '660 € = 3 × 220 €'],
      ['Siamo in 4 e ciascuno paga {85 €}, {340 €} in tutto.', '340 € = 4 × 85 €'],
      ['We zijn met 6 en ieder betaalt {40 €}, samen {240 €}.', '240 € = 6 × 40 €'],
      ['Jest nas 3 i każdy płaci {200 zł}, razem {600 zł}.', '600 zł = 3 × 200 zł'],
    ],
    none: [
      'I have 3 kids. A ticket is {$15} each way, and my fine was {$45}.',
      'We paid 3 nights at {€120} and {€360} for the meals.',
      'Wir zahlten 3 Nächte à {120 €} und {360 €} fürs Essen.',
      'Nous avons payé 3 nuits à {120 €} et {360 €} de repas.',
      'Wir sind 4 Geschwister. Mein Auto kostete {1.250 €}, die Küche {5.000 €}.',
    ],
  },
  'a share behind any article, or none': {
    links: [
      ["L'affitto è di {625 €}, il {pct:25 %} dello stipendio di {2.500 €}.", '25 % = 625 € ÷ 2.500 €'],
      ["Spendo {300 €}, il {pct:12 %} dell'entrata di {2.500 €}.", '12 % = 300 € ÷ 2.500 €'],
      ['Zarabiam {8 000 zł}, czynsz to {2 000 zł}, {pct:25 %} pensji.', '25 % = 2 000 zł ÷ 8 000 zł'],
      ['Ganho {2.400 €}; pago {600 €}, {pct:25 %} do salário.', '25 % = 600 € ÷ 2.400 €'],
      ['Получаю {80 000 ₽}, за квартиру {20 000 ₽}, {pct:25 %} зарплаты.', '25 % = 20 000 ₽ ÷ 80 000 ₽'],
    ],
    none: [
      '20 % of my friends smoke; I earn {$5,000} and paid {$1,000} for the couch.',
      '20 % meiner Freunde rauchen. Von {5.000 €} Lohn gingen {1.000 €} fürs Sofa weg.',
      "Lo stipendio è di {2.500 €}. L'affitto è di {610 €}, il {pct:25 %} dello spazio è vuoto.",
    ],
  },
  'a step from one sum to the next': {
    links: [
      ['My pay went from {$1,500} to {$1,650}, i.e. +{$150}.', '$1,650 = $1,500 + $150'],
      ['Der Lohn stieg von {1.500 €} auf {1.650 €} (+{150 €}).', '1.650 € = 1.500 € + 150 €'],
      ['Le loyer passe de {800 €} à {850 €}, soit + {50 €}.', '850 € = 800 € + 50 €'],
      ['Lo stipendio è salito da {1.500 €} a {1.650 €}, cioè +{150 €}.', '1.650 € = 1.500 € + 150 €'],
      ['El alquiler bajó de {900 €} a {850 €}, o sea −{50 €}.', '850 € = 900 € − 50 €'],
      ['Czynsz wzrósł z {2 000 zł} do {2 200 zł}, czyli +{200 zł}.', '2 200 zł = 2 000 zł + 200 zł'],
    ],
    none: [
      'My pay went from {$1,500} to {$1,650}. I got +{$140} from her.',
      'He had {$1,500}. She has {$1,650}. Tips: +{$150}.',
      'I paid {$1,500}, {$1,650} and {$150}.',
    ],
  },
  'a body mass index of measures in two units': {
    links: [
      [
        'I weigh {body:176 lb (80 kg)} at {body:5\'11" (180 cm)}, BMI {body:24.7}.',
        '24.7 = 176 lb (80 kg) ÷ (5\'11" (180 cm))²',
      ],
    ],
    none: ['I weigh {body:176 lb (80 kg)} at {body:5\'11" (180 cm)}, BMI {body:25.7}.'],
  },
  'what is owed, lost or saved of another sum': {
    links: [
      ['I had {$5,000}. After the vet took {$1,300} I was down to {$3,700}.', '$3,700 = $5,000 − $1,300'],
      ['The car was {$8,000}, I paid {$6,000} and still owe {$2,000}.', '$8,000 = $6,000 + $2,000'],
    ],
    none: [
      'I owe my landlord {$2,000}. The insurance offers {$6,000}, and my mother has {$8,000} saved.',
      'Mon fils a payé {250 €} sa guitare. Ma voisine touche {500 €} et je dois {750 €} aux impôts.',
      'Mein Bruder verdient {2.700 €}. Ich schulde ihm {900 €}. Der Kühlschrank kostete {1.800 €}.',
      'We saved {$400}. My uncle sold a boat for {$900}. The dog cost {$500}.',
    ],
  },
  'an age over two steps, and a parent at a birth': {
    links: [
      [
        'I am {age:34}, my brother is {age:5} years older, and his wife is {age:2} years younger, so she is {age:37}.',
        '37 = 34 + 5 − 2',
      ],
      [
        'I am {age:34}. My brother is 5 years older. His wife is 2 years younger than he is: {age:37}.',
        '37 = 34 + 5 − 2',
      ],
      ['Ich bin {age:34}, mein Bruder 5 Jahre älter, seine Frau 2 Jahre jünger, also {age:37}.', '37 = 34 + 5 − 2'],
      ['J’ai {age:34} ans, mon frère 5 ans de plus et sa femme 2 ans de moins, donc {age:37}.', '37 = 34 + 5 − 2'],
      ['Tengo {age:30} años, mi hermana es 4 años mayor y su novio 6 años mayor, {age:40}.', '40 = 30 + 4 + 6'],
      ['My mother had me at {age:28}. She is {age:63} now, so I am {age:35}.', '35 = 63 − 28'],
      ['My grandma is {age:81}, my mum was born when she was {age:25}. So mum is {age:56}.', '56 = 81 − 25'],
      ['Meine Mutter bekam mich mit {age:28}. Sie ist {age:63}, ich bin {age:35}.', '35 = 63 − 28'],
      ['Ma mère m’a eue à {age:28} ans. Elle a {age:63} ans et moi {age:35}.', '35 = 63 − 28'],
    ],
    none: [
      'I am {age:34}, my brother is 5 years older, and his wife is 2 years younger. My boss is {age:41}.',
      'My mother had me at {age:28}. She is {age:64} now. Kim is {age:35}.',
    ],
  },
  'a margin': {
    links: [
      ['Revenue {$4.2M}, COGS {$2.5M}, gross margin 40.5%.', '$2.5M = $4.2M − 40.5%'],
      ['Umsatz {420.000 €}, Materialkosten {250.000 €}, Marge 40,5 %', '250.000 € = 420.000 € − 40,5 %'],
      ['CA {980 k€}, achats {612 k€}, soit une marge de 37,6 %', '612 k€ = 980 k€ − 37,6 %'],
      ['Ventas {84.000 €}, costes {56.300 €}: margen del 33 %', '56.300 € = 84.000 € − 33 %'],
    ],
    none: [
      'Revenue {$4.2M}, COGS {$2.9M}, gross margin 40.5%.',
      'Revenue was {$4.2M}. Their margin is 40.5%.\n\nI paid {$2.5M} for the house.',
    ],
  },
  'a share that stays, said with a verb or rounded': {
    links: [
      [
        'I split the {$9,000} bill: 60% is {$5,400} and 40% is {$3,600}.',
        '$5,400 = 60% × $9,000',
        '$3,600 = 40% × $9,000',
      ],
      ['Aux {8 000 €}, 25 % font {2 000 €}.', '2 000 € = 25 % × 8 000 €'],
      ['Su {8.000 €} il 25 % sono {2.000 €}.', '2.000 € = 25 % × 8.000 €'],
      ['Salary {4.500 €} net, von {7.000 €} brutto, also 64,3 %.', '4.500 € = 64,3 % × 7.000 €'],
      ['Of {$7,000} he kept 64 %, that is {$4,500}.', '$4,500 = 64 % × $7,000'],
    ],
    none: [
      'Of {$7,000} he kept 64 %. That is {$4,900}.',
      'Of {$7,000} he kept 64.3 %, that is {$4,510}.',
      'Of {$7,000} he kept 64 %. Then {$4,500} were lost.',
    ],
  },
  'what is written again, shorter': {
    links: [
      ['My fund has {$1,234,567.89}; later I said {$1.23M}.', '$1.23M = ≈ $1,234,567.89'],
      ['Erst {84.512 €}, im Brief dann {84,5 Tsd. €}.', '84,5 Tsd. € = ≈ 84.512 €'],
    ],
    none: ['My fund has {$1,234,567.89}; the house {$1.24M}.', 'I have {$84,512} and he has {$85k}.'],
  },
  'an age at another time': {
    links: [
      ["He's {age:34}. In 5 years he will be {age:39}.", '39 = 34 + 5'],
      ['Ich bin {age:45}, vor 10 Jahren war ich {age:35}.', '35 = 45 − 10'],
      ['Tengo {age:45} años; hace diez años tenía {age:35}.', '35 = 45 − 10'],
      ["J'ai {age:45} ans, j'en avais {age:38} il y a 7 ans.", '38 = 45 − 7'],
      ['Moja córka ma {age:12} lat, za 6 lat będzie miała {age:18}.', '18 = 12 + 6'],
      ['She was {age:31}; three years later, at {age:34}, she left.', '34 = 31 + 3'],
    ],
    none: ["He's {age:34}. In 5 years she will be {age:40}.", 'He is {age:34} and she is {age:39}. It took years.'],
  },
  'an age that is a multiple of another': {
    links: [
      ["My grandma is {age:84}, I'm {age:42}, exactly half her age.", '42 = 84 ÷ 2'],
      ['Ich bin {age:60} und doppelt so alt wie mein Sohn mit {age:30}.', '30 = 60 ÷ 2'],
      ['Mon père a {age:66} ans, le double de mon âge : {age:33} ans.', '33 = 66 ÷ 2'],
      ["I'm {age:27}, three times Wren's age: {age:9}.", '9 = 27 ÷ 3'],
      ['Jag är {age:20}, hälften så gammal som min chef på {age:40}.', '20 = 40 ÷ 2'],
    ],
    none: [
      'My grandma is {age:84} and I am {age:42}; half the family came.',
      "I'm {age:26}, three times Wren's age minus one: {age:9}.",
      "My grandma is {age:83}, I'm {age:42}, half her age.",
    ],
  },
  'an age and the one that it turns into': {
    links: [
      ['My daughter is {age:15} and turns {age:16} on 9 August.', '16 = 15 + 1'],
      ['Jag är {age:39} år och fyller {age:40} i augusti.', '40 = 39 + 1'],
      ['Hun er {age:15} år. Hun fylder {age:16} i april.', '16 = 15 + 1'],
      ['Mein Sohn ist {age:17} und wird im Mai {age:18}.', '18 = 17 + 1'],
      ['Ben {age:29} yaşındayım, mart ayında {age:30} olacağım.', '30 = 29 + 1'],
      ['Mi hija tiene {age:17 años y 10} meses, en dos meses cumple {age:18}.', '18 = 17 años y 10 + 1'],
      ['Mám {age:17} let, v březnu mi bude {age:18}.', '18 = 17 + 1'],
      ['Ik ben {age:17} en over 3 maanden {age:18}.', '18 = 17 + 1'],
      ['Mon fils a {age:15} ans, il aura {age:16} ans en mai.', '16 = 15 + 1'],
      ['She turns {age:31} in May, she is still {age:30}.', '31 = 30 + 1'],
    ],
    none: [
      'My son is {age:17} and Tim turns {age:18} on Friday.',
      'I am {age:17} and she turns {age:18} in May.',
      'My daughter is {age:17}, her friend turns {age:18}.',
      'My son is {age:17}. My neighbour will be {age:18}.',
      'My daughter is {age:12} and wants to leave when she turns {age:18}.',
      'My kids are {age:17} and {age:18}.',
    ],
  },
  'what is more or less, in other words for it': {
    links: [
      ['Adesso {2.000 €}, prima {1.800 €}: {200 €} in più.', '2.000 € = 1.800 € + 200 €'],
      ['Zarabiam {6 000 zł}, o {500 zł} więcej niż {5 500 zł}.', '5 500 zł = 6 000 zł − 500 zł'],
      ['Ik kreeg {€ 2.300}, {€ 300} meer dan de {€ 2.000} van vorig jaar.', '€ 2.000 = € 2.300 − € 300'],
    ],
    none: ['Adesso {2.000 €}, prima {1.800 €} e {300 €} in più.'],
  },
  'loans, interest and what money grows to': {
    links: [
      ['A mortgage of {$300,000} at 4 %: the interest is {$1,000} a month.', '$1,000 = $300,000 × 4 % ÷ 12'],
      ['I owe {$12,000} on my card at {pct:24%} APR, so {$240} a month in interest.', '$240 = $12,000 × 24% ÷ 12'],
      [
        'My loan: {$300,000} at 6% over 30 years, the monthly payment is {$1,798.65}.',
        '$1,798.65 = $300,000 at 6% in 360 months',
      ],
      [
        'A 30-year mortgage of {$400,000} at {pct:6.5%} costs me {$2,528.27} a month.',
        '$2,528.27 = $400,000 at 6.5% in 360 months',
      ],
      [
        'Ein Kredit über {200.000 €} zu 3 % auf 20 Jahre ergibt eine Rate von {1.109,20 €}.',
        '1.109,20 € = 200.000 € at 3 % in 240 months',
      ],
      ['The loan of {€20,000} at 5% for 60 months: {€377.42} monthly.', '€377.42 = €20,000 at 5% in 60 months'],
      ['Un prêt de {150 000 €} à 2 % sur 15 ans, mensualité {965,26 €}.', '965,26 € = 150 000 € at 2 % in 180 months'],
      ['I invested {$10,000} at 5% for 3 years and now have {$11,576.25}.', '$11,576.25 = $10,000 × (1 + 5%)^3'],
      ['Kredit {300.000 €}, 4 % Zinsen: {3.000 €} im Quartal.', '3.000 € = 300.000 € × 4 % ÷ 4'],
    ],
    none: [
      'A mortgage of {$300,000} at 4 %. The rent is {$1,100} a month.',
      'We have {$300,000} and 4 % of the town knows; lunch is {$1,000} a month.',
      'My loan: {$300,000} at 6% over 30 years; I pay {$1,900.00}.',
      'My loan: {$300,000} at 6% over 15 years, the monthly payment is {$1,798.65}.',
      'It took 30 years. {$300,000} later 6% are left, and {$1,798.65}.',
      'I invested {$10,000} at 5% for 3 years and spent {$11,500.00}.',
      'Kredit {300.000 €}, 4 % Zinsen: {3.100 €} im Quartal.',
      'Interest rates are at 4 %. Her car was {$30,000}, mine {$1,000}.',
    ],
  },
  ranges: {
    links: [
      ['They offer {$80–90k} a year, so {$6.7–7.5k} a month.', '$80–90k = 12 × $6.7–7.5k'],
      ['{60.000–72.000 €} im Jahr, also {5.000–6.000 €} im Monat.', '60.000–72.000 € = 12 × 5.000–6.000 €'],
      ['Between {$20–30} an hour and 40 hours a week: {$800–1,200} a week.', '$800–1,200 = 40 × $20–30'],
      ['Rent {$1,000–1,200} and food {$400–500}: {$1,400–1,700} in total.', '$1,400–1,700 = $1,000–1,200 + $400–500'],
      ['10% of {$4,000–5,000} is {$400–500}.', '$400–500 = 10% × $4,000–5,000'],
    ],
    none: [
      'They offer {$80–90k} a year, so {$6.7–8.5k} a month.',
      'They offer {$80–90k} a year, so {$6.7k} a month at least.',
      'They offer {$80k} a year, so {$6.7–7.5k} a month.',
      'Rent {$1,000–1,200} and food {$400–500}: {$1,400–1,600} in total.',
      'The old one was {$800–900}, the new one is {$1,600–1,800}.',
    ],
  },
  'an amount said again for a period': {
    links: [
      ['I earn {$84,000}, that is {$7,000} a month.', '$84,000 = 12 × $7,000'],
      ['My salary of {$84,000} ({$7,000} a month) is fine.', '$84,000 = 12 × $7,000'],
      ['My salary is {$85,000}, so about {$7,083} a month.', '$7,083 = $85,000 ÷ 12'],
      ['Ich verdiene {54.000 €}, das sind {4.500 €} im Monat.', '54.000 € = 12 × 4.500 €'],
      ['Salaire {2 400 €} sur 13 mois, soit {31 200 €} par an.', '31 200 € = 13 × 2 400 €'],
      ['Zarabiam {96 000 zł}, czyli {8 000 zł} miesięcznie.', '96 000 zł = 12 × 8 000 zł'],
      [
        'I work 30 hours a week at {$25} an hour for 48 weeks a year, so I make {$36,000} a year.',
        '$36,000 = 1440 × $25',
      ],
      ['{$1,500} a week for 46 weeks, {$69,000} a year.', '$69,000 = 46 × $1,500'],
      [
        '{300.000 €} zu 4 %: {12.000 €} Zinsen, also {1.000 €} im Monat.',
        '12.000 € = 12 × 1.000 €',
        '1.000 € = 300.000 € × 4 % ÷ 12',
      ],
    ],
    none: [
      'I earn {$84,000}. The rent is {$7,000} a month.',
      'The boat was {$84,000} and costs {$7,000} a month.',
      'I earn {$84,000}, that is {$7,100} a month more than him.',
      'My salary is {$84,000}, hers {$50,000}, so {$7,000} a month goes to rent.',
      'Das Haus kostet {540.000 €}, das sind {4.500 €} im Monat.',
      'At {$25} an hour for 48 weeks a year she got {$36,500} a year.',
      'I make {$40} an hour and my sister makes {$83,200} a year.',
      'I make {$40} an hour; she has {$75k} a year.',
      'For 40 weeks I carried it; {$1,500} a week, and {$69,000} a year.',
    ],
  },
  'ages of two people': {
    links: [
      ['I am {age:39} and my wife is {age:36}, three years younger.', '36 = 39 − 3'],
      ['I am {age:41}, two years older than my wife, who is {age:39}.', '39 = 41 − 2'],
      ['My husband is {age:45}, I am {age:41}, a 4-year age difference.', '41 = 45 − 4'],
      ['My daughter is {age:12} and my son is {age:9}, 3 years apart.', '9 = 12 − 3'],
      ['Ich bin {age:34}, meine Schwester ist {age:39}, fünf Jahre älter.', '39 = 34 + 5'],
      ['J’ai {age:30} ans, mon frère {age:26}, quatre ans de moins.', '26 = 30 − 4'],
      ['Tengo {age:50} años y él {age:44}, seis años menor.', '44 = 50 − 6'],
      ['She is {age:30} and he is {age:31}, one year older.', '31 = 30 + 1'],
      ['I am {age:41} and she is {age:38}, {age:three} years younger.', '38 = 41 − three'],
      [
        'I am {age:41} and my wife is {age:38}, {age:3} years younger, born in {born:1988}.',
        '41 = 38 + 3',
        '38 = 2026 − 1988',
      ],
    ],
    none: [
      'I am {age:39} and my wife is {age:36}.',
      'I am {age:39} and my wife is {age:36}, five years younger.',
      'I am {age:39}. My wife is {age:36}. We moved here three years ago.',
      'I am {age:39}. Three years younger colleagues were let go, and my {age:34} year old brother too.',
      'He is {age:45}; ten years older than the rule allows. She is {age:44}.',
      'I am {age:30}, and the 4-year course ended; she is {age:26}.',
      'We are {age:30} and {age:26}; four years married.',
    ],
  },
  'a whole period, people counted in German, wages with an article': {
    links: [
      ['Q1 {$12,400}, Q2 {$15,100}, Q3 {$9,800}. Full year: {$37,300}.', '$37,300 = $12,400 + $15,100 + $9,800'],
      ['T1 {12 400 €}, T2 {15 100 €}. Sur l’année : {27 500 €}.', '27 500 € = 12 400 € + 15 100 €'],
      ['Wir teilen die Miete von {1.500 €} zu dritt: {500 €} pro Person.', '1.500 € = 3 × 500 €'],
      ['12 mensualités de {245 €}, soit {2 940 €}.', '2 940 € = 12 × 245 €'],
      ['12 rate da {245 €}: {2.940 €}.', '2.940 € = 12 × 245 €'],
      ['Cobro {12 €} la hora y trabajo 20 horas a la semana: {240 €} semanales.', '240 € = 20 × 12 €'],
    ],
    none: [
      'Q1 {$12,400}, Q2 {$15,100}, Q3 {$9,800}. Full year: {$38,000}.',
      'Wir waren zu dritt: {1.600 €} Miete, {500 €} pro Person.',
      'Cobro {12 €} la hora y trabajo 20 horas a la semana: {275 €} semanales.',
    ],
  },
  'parts and multiples in words': {
    links: [
      ['Half of my {$9,000} bonus ({$4,500}) went to the car.', '$4,500 = $9,000 ÷ 2'],
      ['Zwei Drittel von {6.000 €} sind {4.000 €}.', '4.000 € = 6.000 € × 2 ÷ 3'],
      ['Je paie {800 €}, soit un tiers de {2 400 €}.', '2 400 € = 3 × 800 €'],
      ['Gana {60.000 €}, el doble que yo ({30.000 €}).', '30.000 € = 60.000 € ÷ 2'],
      ['Metà dei {1.500 €} di affitto, {750 €}, è mia.', '750 € = 1.500 € ÷ 2'],
      ['I pay {$1,500}, half as much as my wife ({$3,000}).', '$3,000 = 2 × $1,500'],
      ['Last year it was {$1,500}, now twice as much: {$3,000}.', '$3,000 = 2 × $1,500'],
      ['I pay {$750}, half of the {$1,500} rent.', '$1,500 = 2 × $750'],
      ['Ich zahle {750 €}, die Hälfte der Miete von {1.500 €}.', '1.500 € = 2 × 750 €'],
      ['Ein Viertel meines Gehalts von {4.000 €} geht weg: {1.000 €}.', '1.000 € = 4.000 € ÷ 4'],
      ['La moitié de mon loyer de {900 €}, soit {450 €}.', '450 € = 900 € ÷ 2'],
      ['La mitad de mi sueldo, {2.000 €}, son {1.000 €}.', '1.000 € = 2.000 € ÷ 2'],
      ['Połowa z {2 000 zł} to {1 000 zł}.', '1 000 zł = 2 000 zł ÷ 2'],
      ['De helft van mijn huur van {900 €} is {450 €}.', '450 € = 900 € ÷ 2'],
      ['Zarabia dwa razy tyle: {12 000 zł}, ja {6 000 zł}.', '6 000 zł = 12 000 zł ÷ 2'],
    ],
    none: [
      'Half of my {$9,000} bonus ({$4,200}) went to the car.',
      'Half the town came. The car was {$9,000} and the bike {$4,500}.',
      'I have {$9,000}, he {$4,500}.',
      'Half an hour ago I paid {$2,000} for a bike, and my salary is {$4,000}.',
      'Ich wohne im Viertel um die Ecke, zahle {500 €} Miete bei {2.000 €} Gehalt.',
      'Il quarto mese ho pagato {500 €} di affitto, stipendio {2.000 €}.',
      'A double room {$200}, a taxi {$100}.',
      'Between {$1,000} and {$2,000}, twice a week.',
      'In the second half of 2023 I earned {$4,000} and spent {$2,000}.',
      'Half of the year I paid {$2,000}, now {$4,000}.',
      'Twice as much work for {$2,000}, the taxi {$1,000}.',
      'Half of my {$2,000} went to rent, and the bike was {$1,000}.',
      'La moitié du mois je paie {500 €}, mon salaire {1 000 €}.',
      'Die Hälfte der Stadt zahlt {500 €}, wir {1.000 €}.',
      'Quedamos a las dos y un cuarto de hora: {500 €} o {2.000 €}.',
      'Połowa miesiąca: {500 zł}, czynsz {1 000 zł}.',
      'Een kwart van de tijd verdien ik {500 €}, anders {2.000 €}.',
      'I waited two and a half of the {$500} days at {$1,000}.',
    ],
  },
  'what is saved or lost, rents with all costs': {
    links: [
      ['Kaltmiete {850 €}, Nebenkosten {180 €}, Warmmiete {1.030 €}.', '1.030 € = 850 € + 180 €'],
      ['Ingresos {3.200 €}, gastos {2.450 €}, ahorro {750 €}.', '3.200 € = 2.450 € + 750 €'],
      ['Pesava {body:104 kg}, ora {body:91 kg}: ho perso {body:13 kg}.', '104 kg = 91 kg + 13 kg'],
    ],
    none: ['Kaltmiete {850 €}, Nebenkosten {180 €}, Warmmiete {1.050 €}.'],
  },
  'an age at an event whose year is said': {
    links: [
      ['Born in {born:1950}, I married in 1978 at the age of {age:28}.', '28 = 1978 − 1950'],
      ['I married at {age:27} in 2012; I was born in {born:1985}.', '27 = 2012 − 1985'],
      ['Geboren {born:1940}, Abitur 1959 mit {age:19}.', '19 = 1959 − 1940'],
    ],
    none: [
      'Born in {born:1950}, I married in 1979 at the age of {age:28}.',
      'Born in {born:1950}, she had me at {age:28}.',
      'Born in {born:1950}, I married in 1978; my wife was {age:28}.',
    ],
  },
  'how long money lasts': {
    links: [
      [
        'We have {900.000 €} auf dem Konto und verbrennen {75.000 €} im Monat, das reicht 12 Monate.',
        '900.000 € = 12 × 75.000 €',
      ],
      ['Cash: {$1.2M}. Burn rate: {$80k} per month. Runway: 15 months.', '$1.2M = 15 × $80k'],
      ['My savings of {$24,000} last 8 months at {$3,000} a month.', '$24,000 = 8 × $3,000'],
      ['We have {$480,000} and burn {$41,000} a month, so runway is 11.7 months.', '$41,000 = $480,000 ÷ 11.7'],
      ['Trésorerie {300 000 €}, dépenses {20 000 €} par mois : autonomie de 15 mois.', '300 000 € = 15 × 20 000 €'],
    ],
    none: [
      'We have {$480,000} and burn {$45,000} a month, so runway is 12 months.',
      'Runway is fine. He borrowed {$480,000}; in 12 months she sold it for {$41,000}.',
    ],
  },
  'all that a loan costs': {
    links: [
      [
        'I borrowed {$20,000} at 6% over 5 years; the monthly payment is {$386.66} and total interest is {$3,199.60}.',
        '$386.66 = $20,000 at 6% in 60 months',
        '$3,199.60 = 60 × $386.66 − $20,000',
      ],
    ],
    none: ['I borrowed {$20,000} at 6% over 5 years; the car cost {$396.66} and total interest is {$3,299.60}.'],
  },
  'what several pay each': {
    links: [
      ['The dinner was {$186.40}; split four ways that is {$46.60} each.', '$186.40 = 4 × $46.60'],
      ["L'addition était de {96 €}, à quatre ça fait {24 €} chacun.", '96 € = 4 × 24 €'],
      ['La cena costó {135 €}, entre cinco son {27 €} cada uno.', '135 € = 5 × 27 €'],
      ['Ich arbeite 20 Stunden die Woche für {14,50 €}, also {290 €} pro Woche.', '290 € = 20 × 14,50 €'],
    ],
    none: ["L'addition était de {96 €}, à quatre ça fait {23 €} chacun."],
  },
  'shares of a table, and of a loan': {
    links: [
      ['My mortgage is {$350,000} on a {$437,500} house, so the LTV is {pct:80%}.', '80% = $350,000 ÷ $437,500'],
      [
        '| What | Amount | Share |\n|---|---|---|\n| Rent | {900 €} | {pct:45 %} |\n| Food | {600 €} | {pct:30 %} |\n| Rest | {500 €} | {pct:25 %} |\n| Total | {2.000 €} | 100 % |',
        '45 % = 900 € ÷ 2.000 €',
        '30 % = 600 € ÷ 2.000 €',
        '25 % = 500 € ÷ 2.000 €',
        '2.000 € = 900 € + 600 € + 500 €',
      ],
    ],
    none: ['| What | Amount | Share |\n|---|---|---|\n| Rent | {900 €} | {pct:47 %} |\n| Gold | {2.000 €} | 100 % |'],
  },
  'weights, counts and shares': {
    links: [
      ['I lost {body:8 kg}, from {body:90 kg} to {body:82 kg}.', '90 kg = 82 kg + 8 kg'],
      ['{count:45} employees in total: {count:18} women and {count:27} men.', '45 = 18 + 27'],
      ['{count:12} pupils altogether, {count:5} boys and {count:7} girls.', '12 = 5 + 7'],
      ['{pct:35 %} in stocks, {pct:40 %} in bonds, {pct:25 %} in cash.', '25 % = 100 % − 35 % − 40 %'],
    ],
    none: [
      'I weigh {body:90 kg}, she {body:82 kg}, the dog {body:8 kg}.',
      '{count:45} employees in total: {count:18} women and {count:28} men.',
      'We have {count:5} dogs, {count:7} cats, and {count:12} hens.',
      '{pct:35 %} in stocks, {pct:40 %} in bonds, {pct:20 %} in cash.',
    ],
  },
  'what one of several pays': {
    links: [
      ['The gym is {$86} a month and my employer covers half, so I pay {$43} a month.', '$43 = $86 ÷ 2'],
      ['Die Kita kostet {380 €}, der Vater übernimmt die Hälfte, also zahle ich {190 €}.', '190 € = 380 € ÷ 2'],
      ['La crèche coûte {620 €}, mon ex paie la moitié, donc je paie {310 €} par mois.', '310 € = 620 € ÷ 2'],
      ['Przedszkole kosztuje {900 zł}, mąż płaci połowę, więc płacę {450 zł}.', '450 zł = 900 zł ÷ 2'],
      ['Le loyer est de {1 140 €} à trois, donc je paie {380 €} par mois.', '1 140 € = 3 × 380 €'],
      ['Nous étions 5 à partager les {340 €}, donc je paie {68 €}.', '340 € = 5 × 68 €'],
      ['Der Kredit über {18.000 €} läuft 36 Monate, also zahle ich {500 €} im Monat.', '18.000 € = 36 × 500 €'],
    ],
    none: [
      'The tour was {$310}, half the group was sick, so I paid {$155} for the doctor.',
      'I pay {$430} a month for my car, and there are two of us; my credit card limit is {$860}.',
    ],
  },
  'a rounder number for the same': {
    links: [
      ['Ich habe {83.480 €} gespart, also rund {83.500 €}.', '83.500 € = ≈ 83.480 €'],
      ['We sold it for {€218,400}, so about {€218,000}.', '€218,000 = ≈ €218,400'],
    ],
    none: [
      'We sold it for {€218,400}, and about {€218,000} is owed.',
      'We sold it for {€218,600}, so about {€218,000}.',
    ],
  },
  'what is earned, and what is paid': {
    links: [
      ['I am paid {$4,600} a month, that is {$55,200} a year.', '$55,200 = 12 × $4,600'],
      ['The rent is {$24,000} a year, I pay {$2,000} a month.', '$24,000 = 12 × $2,000'],
    ],
    none: [
      'My brother makes {$120,000} a year and I pay {$10,000} a month to the clinic.',
      'My rent is {$18,000} a year and I make {$1,500} a month tutoring.',
      'Je gagne {36 000 €} par an et je paie {3 000 €} par mois de pension.',
      'Gano {2.000 €} al mes y pago {24.000 €} al año de colegio.',
    ],
  },
  'shares of one whole': {
    links: [
      ['We have {$86,000} saved: {pct:30 %} in bonds, the other {pct:70 %} in shares.', '70 % = 100 % − 30 %'],
      ['{pct:58 %} voted for my brother; the other {pct:42 %} for me.', '42 % = 100 % − 58 %'],
      ['{pct:35 %} of my pay goes to rent, {pct:65 %} of my pay to me.', '65 % = 100 % − 35 %'],
    ],
    none: [
      '{pct:30 %} of my patients smoke, {pct:70 %} of my colleagues run.',
      'My savings rate is {pct:60 %}; his mortgage rate is {pct:40 %}.',
      'Sales rose {pct:70 %} and costs fell {pct:30 %}.',
    ],
  },
  'the years of somebody': {
    links: [
      ['My boss was born in {born:1968} and is {age:57}.', '57 = 2025 − 1968'],
      ['I was born on {born:4 May 1990}. My age is {age:35}.', '35 = 2025 − 1990'],
      ['I was born on {born:4 May 1990}. According to my ID, I am {age:35}.', '35 = 2025 − 1990'],
      ['Born on {born:4 May 1990}. My insurance is good and I am {age:35}.', '35 = 2025 − 1990'],
      ['Born on {born:4 May 1990} in my hometown, Leeds, I am {age:35}.', '35 = 2025 − 1990'],
      ['Ich bin {born:1985} geboren. Mein Auto ist alt, ich bin {age:40}.', '40 = 2025 − 1985'],
      ['Born on {born:4 May 1990}. As my doctor, who knows me, says: I am {age:35}.', '35 = 2025 − 1990'],
      ['Born on {born:4 May 1990}. So far I am {age:35}.', '35 = 2025 − 1990'],
      ['Born on {born:4 May 1990}. My landlord is kind and I am {age:35}.', '35 = 2025 − 1990'],
      ['In 6 years I will be {age:60}, now I am {age:54}.', '54 = 60 − 6'],
    ],
    none: [
      'Born {born:1980}. Her doctor is {age:45} and lives next door.',
      'My landlord is {age:63}. I was born in {born:1962} in Leeds.',
      'Ich bin {born:1985} geboren, mit meinem Kind war ich {age:40}.',
      'Ich bin {born:1985} geboren. Unser Hausarzt ist {age:40}.',
      'She is {age:36}. My boss, {age:53}, has been here for 17 years.',
      'Over 12 years the band lost a singer, {age:30}, and a drummer, {age:42}.',
    ],
  },
  'a rate of few digits': {
    links: [['1 EUR = 4.3 PLN, so my {€2,500} are {10,750 zł}.', '10,750 zł = €2,500 × 4.3']],
    none: ['My bonus was {€2,000} and at 1.1 promille I lost my licence; the fine was {$2,200}.'],
  },
  'what is left, told as past': {
    links: [
      [
        'Vom Preis {312.000 €} gingen {187.500 €} an die Bank, uns blieben {124.500 €}.',
        '124.500 € = 312.000 € − 187.500 €',
      ],
    ],
    none: ['Vom Preis {312.000 €} gingen {187.000 €} an die Bank, uns blieben {124.500 €}.'],
  },
};

describe.each(Object.keys(groups))('%s', (name) => {
  const { links, none } = groups[name] ?? { links: [], none: [] };
  test.each(links)('%s', (text, ...each) => {
    expect(said(text)).toEqual(each);
  });
  test.each(none)('nothing is linked in %s', (text) => {
    expect(said(text)).toEqual([]);
  });
});
