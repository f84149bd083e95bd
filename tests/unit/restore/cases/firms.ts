import { topic } from '../topic';
import { json, last, lower, upper } from '../writings';

const withoutForm = (firm: string): string =>
  firm.replace(/,? (?:GmbH|S\.n\.c\.|sp\. z o\.o\.|B\.V\.|Lda\.|SARL)$/u, '');
const ownWord = (firm: string): string => last(withoutForm(firm));

/** Firms that stay what they are (a bakery, a landlord's agent), and whose own words become others of their language. */
export const firms = [
  topic(
    'a German firm of ordinary words',
    'Die Hausverwaltung Lichtblick GmbH und das Familienzentrum Altenessen schulden Frau Sabine Krämer 1.250,00 €.',
    {
      agent: ['ORGANIZATION', 'Hausverwaltung Lichtblick GmbH'],
      centre: ['ORGANIZATION', 'Familienzentrum Altenessen'],
      sabine: ['PERSON', 'Sabine Krämer'],
      sum: ['MONEY', '1.250,00 €'],
    },
    [
      [({ agent }) => `An die ${agent}`, 'An die Hausverwaltung Lichtblick GmbH'],
      [({ agent }) => `die ${withoutForm(agent)} antwortet nicht`, 'die Hausverwaltung Lichtblick antwortet nicht'],
      [({ agent }) => `Schreiben der **${agent}**:`, 'Schreiben der **Hausverwaltung Lichtblick GmbH**:'],
      [({ agent }) => upper(withoutForm(agent)), 'HAUSVERWALTUNG LICHTBLICK'],
      [({ agent }) => `{"glaeubiger": "${json(agent)}"}`, '{"glaeubiger": "Hausverwaltung Lichtblick GmbH"}'],
      [({ agent }) => `| ${agent} | offen |`, '| Hausverwaltung Lichtblick GmbH | offen |'],
      [() => 'Ihre Hausverwaltung muss antworten.', 'Ihre Hausverwaltung muss antworten.'],
      [() => 'ein Familienzentrum in der Nähe', 'ein Familienzentrum in der Nähe'],
      [({ centre }) => `das ${centre} zahlt`, 'das Familienzentrum Altenessen zahlt'],
      [({ centre }) => `im ${last(centre)}er Zentrum`, 'im Altenessener Zentrum'],
      [
        ({ agent }) => `ein ${lower(ownWord(agent))} am Horizont`,
        ({ agent }) => `ein ${lower(ownWord(agent))} am Horizont`,
      ],
      [({ sabine }) => `Frau ${last(sabine)}s Forderung`, 'Frau Krämers Forderung'],
      [({ sabine }) => `Herr Uwe ${last(sabine)}`, ({ sabine }) => `Herr Uwe ${last(sabine)}`],
      [({ sum }) => `Offen sind ${sum}.`, 'Offen sind 1.250,00 €.'],
    ],
  ),
  topic(
    'firms of Italy, Portugal and France',
    'La Falegnameria Comencini S.n.c., la Padaria Flor do Lima, Lda. e la Boulangerie Peyronnet SARL di Aurillac.',
    {
      joiner: ['ORGANIZATION', 'Falegnameria Comencini S.n.c.'],
      baker: ['ORGANIZATION', 'Padaria Flor do Lima, Lda.'],
      french: ['ORGANIZATION', 'Boulangerie Peyronnet SARL'],
    },
    [
      [({ joiner }) => `alla ${joiner} di Brescia`, 'alla Falegnameria Comencini S.n.c. di Brescia'],
      [({ joiner }) => `la ${withoutForm(joiner)} deve pagare`, 'la Falegnameria Comencini deve pagare'],
      [({ joiner }) => `Spett.le ${joiner},`, 'Spett.le Falegnameria Comencini S.n.c.,'],
      [() => 'una falegnameria artigiana', 'una falegnameria artigiana'],
      [({ baker }) => `a ${baker} deve-nos`, 'a Padaria Flor do Lima, Lda. deve-nos'],
      [({ baker }) => `da ${withoutForm(baker)}`, 'da Padaria Flor do Lima'],
      [() => 'uma padaria de bairro', 'uma padaria de bairro'],
      [({ french }) => `La ${french} a reçu`, 'La Boulangerie Peyronnet SARL a reçu'],
      [({ french }) => `la ${withoutForm(french)}`, 'la Boulangerie Peyronnet'],
      [({ french }) => `la ${lower(withoutForm(french))}`, 'la boulangerie peyronnet'],
      [() => 'votre boulangerie', 'votre boulangerie'],
    ],
  ),
  topic(
    'Polish towns in their cases, and a Dutch firm',
    'Kuba z Bydgoszczy pracuje w Katowicach. Dakdekkersbedrijf Spijkerman B.V. en Hurtownia Wolt sp. z o.o. leveren.',
    {
      kuba: ['PERSON', 'Kuba'],
      from: ['LOCATION', 'Bydgoszczy'],
      works: ['LOCATION', 'Katowicach'],
      roofer: ['ORGANIZATION', 'Dakdekkersbedrijf Spijkerman B.V.'],
      store: ['ORGANIZATION', 'Hurtownia Wolt sp. z o.o.'],
    },
    [
      [({ kuba, from }) => `${kuba} z ${from} pisze`, 'Kuba z Bydgoszczy pisze'],
      [({ works }) => `biuro w ${works}`, 'biuro w Katowicach'],
      [({ works }) => `**w ${works}**`, '**w Katowicach**'],
      [({ from }) => `wyjazd z ${upper(from)}`, 'wyjazd z BYDGOSZCZY'],
      [({ roofer }) => `Geachte ${roofer},`, 'Geachte Dakdekkersbedrijf Spijkerman B.V.,'],
      [({ roofer }) => `het ${withoutForm(roofer)} heeft`, 'het Dakdekkersbedrijf Spijkerman heeft'],
      [() => 'een goed dakdekkersbedrijf', 'een goed dakdekkersbedrijf'],
      [({ store }) => `faktura od ${store}`, 'faktura od Hurtownia Wolt sp. z o.o.'],
      [({ store }) => `${withoutForm(store)} ma rację`, 'Hurtownia Wolt ma rację'],
      [({ kuba }) => `Jan ${kuba}`, ({ kuba }) => `Jan ${kuba}`],
      [({ kuba }) => `Cześć ${kuba}!`, 'Cześć Kuba!'],
    ],
  ),
  topic(
    'a Chinese bank and a Japanese name that no list has',
    '付款至中国建设银行，收款人郑晓彤。村上遼太郎様は株式会社青葉印刷に勤めています。',
    {
      bank: ['ORGANIZATION', '中国建设银行'],
      zheng: ['PERSON', '郑晓彤'],
      ryo: ['PERSON', '村上遼太郎'],
      printer: ['ORGANIZATION', '株式会社青葉印刷'],
    },
    [
      [({ bank }) => `请付款至${bank}。`, '请付款至中国建设银行。'],
      [({ bank }) => `**${bank}**账户`, '**中国建设银行**账户'],
      [({ zheng }) => `${zheng}女士您好`, '郑晓彤女士您好'],
      [({ ryo }) => `${ryo}様`, '村上遼太郎様'],
      [({ ryo }) => `${ryo}さんへ`, '村上遼太郎さんへ'],
      [({ printer }) => `${printer}御中`, '株式会社青葉印刷御中'],
      [({ printer }) => `「${printer}」`, '「株式会社青葉印刷」'],
      [() => '银行账户', '银行账户'],
    ],
  ),
];
