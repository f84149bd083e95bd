import { claims } from '../detect/structured/claims';

/** Numbers that stand as ages and sums do, and are nobody's. */

claims('AGE', {
  found: [
    '⟦45⟧ Jahre, ledig, sucht Wohnung',
    'Maria, ⟦34⟧ Jahre, ledig',
    '⟦38⟧ ans, divorcée, deux enfants',
    '⟦52⟧ años, viuda',
    '⟦52⟧ år, gift med Anna',
    '⟦38⟧ years, single and looking',
    '⟦71⟧ ans, veuve Martin',
    '⟦67⟧ years, retired teacher',
    'Contrat signé, ⟦36⟧ ans, célibataire',
    '⟦45⟧, divorced, looking for a flat',
    'dla Zosi, ⟦6⟧ lat',
    'od Zosi, ⟦6⟧ lat',
    'для Маши, ⟦7⟧ лет',
    'для Ольги, ⟦35⟧ лет',
    'pro Aničku, ⟦5⟧ let',
    'dla Wojtka, ⟦7⟧ lat',
    'dla Ksawerego, ⟦5⟧ lat',
    'hes ⟦88⟧ leave him alone',
    'shes ⟦79⟧ and still drives',
    'hes ⟦84⟧ in a home now',
    'A los ⟦45⟧ se casó mi tía',
    'Aos ⟦30⟧ casou com o vizinho',
    'A los ⟦45⟧ no tenía nada',
  ],
  harmless: [
    '15 years, single malt',
    'Whisky 21 years, single cask',
    'Garantie 10 Jahre, single core',
    'Guarantee 25 years, single glazing',
    'Leasing über 4 Jahre, gift card',
    "bail de 9 ans, célibataire s'abstenir",
    '7 ans, veuve Clicquot',
    'Laufzeit 15 Jahre, ledig',
    'Kredit 20 Jahre, verheiratet oder nicht',
    'Garancia 5 años, soltera o no',
    'Hypotheek 30 jaar, gescheiden of niet',
    'mutuo di 25 anni, sposato o no',
    'Gwarancja od Boscha, 5 lat',
    'dla Francji, 20 lat',
    'dla Polski, 10 lat',
    'od Apple 3 lata',
    'od Krakowa, 15 lat',
    'для России 30 лет',
    'pracuję od Nowaka, 4 lata',
    'pracuje dla Siemensa, 12 lat',
    'hes 88 overall in FIFA',
    'Hes 20 under par',
    'hes 34 in the rankings',
    'shes 90 overall on my team',
    'A los 45 no pasó nada, gol de Pedri',
    'Ele parou aos 34, gol do Flamengo',
  ],
});

claims('MONEY', {
  found: [
    'Ho pagato ⟦300⟧ in anticipo',
    '⟦300⟧ in anticipo e il resto dopo',
    'Koch ⟦400⟧ im Voraus',
    'My welcome bonus is ⟦5000⟧',
    'Mein Bonus ist ⟦5000⟧',
  ],
  harmless: [
    'Mescola 300 in anticipo',
    'Mezcla 300 por adelantado',
    'Mélange 200 d’avance',
    'El bono de bienvenida es 100 en la ruleta',
    'Your welcome bonus is 200 at our casino',
    'Der Willkommensbonus beträgt 100',
  ],
});

claims('BODY_MEASURE', {
  found: ['What is my BMI with ⟦82 kg⟧ and ⟦1.78 m⟧?', 'My BMI app says ⟦82 kg⟧ is too much for me'],
  harmless: ['My BMI calculator example uses 70 kg', 'Mein BMI-Rechner hat als Beispiel 70 kg'],
});
