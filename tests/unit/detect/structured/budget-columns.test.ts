import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';

const sums = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'MONEY')
    .map(({ start, end }) => text.slice(start, end));

describe('a budget’s column of sums is found in every row', () => {
  test.each([
    ['| Item | Amount |\n|---|---|\n| Rent | 870 |\n| Bus | 64 |\n| Total | 934 |', '870', '64', '934'],
    ['item,EUR\nsalary,2900\ngifts,60\nsum,2960', '2900', '60', '2960'],
    ['Posten;Betrag (€)\nMiete;780\nHund;45\nSumme;825', '780', '45', '825'],
    ['Poste\tMontant\nLoyer\t690\nCantine\t58\nTotal\t748', '690', '58', '748'],
    ['Concepto;Importe\nAlquiler;720\nGimnasio;39\nTotal;759', '720', '39', '759'],
    ['Voce;Importo (€)\nAffitto;610\nPalestra;40\nTotale;650', '610', '40', '650'],
    ['Post;Bedrag\nHuur;840\nSport;32\nTotaal;872', '840', '32', '872'],
    ['Pozycja;Kwota (zł)\nCzynsz;2100\nBasen;90\nRazem;2190', '2100', '90', '2190'],
    ['Item;Valor\nAluguel;1350\nAcademia;99\nTotal;1449', '1350', '99', '1449'],
    ['Post;Belopp (kr)\nHyra;8900\nGym;349\nSumma;9249', '8900', '349', '9249'],
    ['项目,金额\n房租,3300\n健身,80\n合计,3380', '3300', '80', '3380'],
    ['項目,金額（円）\n家賃,78000\n習い事,9000\n合計,87000', '78000', '9000', '87000'],
    ['My monthly budget:\n\n| What | Cost |\n|---|---|\n| Dog | 70 |\n| Piano | 110 |', '70', '110'],
    ['| | Budget | Spent |\n|---|---|---|\n| Rent | 870 | 870 |\n| Food | 400 | 455 |', '870', '870', '400', '455'],
    // A customer's or a bill's, by their column.
    ['kundnr;belopp\n60217;745\n60218;1310', '745', '1310'],
    ['kundnr,namn,summa\n60217,Ebba Falk,745\n60218,Nils Ek,90', '745', '90'],
    ['kundenr;beløb\n918204;640\n918377;90', '640', '90'],
    ['fakturanr;beløp\n20417;2350', '2350'],
    ['klantnummer;bedrag\n70031;215\n70044;88', '215', '88'],
    ['asiakasnro;summa\n33190;410\n33191;75', '410', '75'],
    ['invoice_no,total\n20417,310\n20418,95', '310', '95'],
    // Without a head.
    ['mortgage;1150\nfood;420\nswimming;35', '1150', '420', '35'],
    ['Gehalt;2840\nKino;40', '2840', '40'],
    ['loyer | 890\npiscine | 45', '890', '45'],
    ['hyra;7400\nbuss;970\n', '7400', '970'],
  ])('%j', (text, ...values) => expect(sums(text)).toEqual(values));
});

describe('a column of sums that is nobody’s stays', () => {
  test.each([
    '| Country | Amount |\n|---|---|\n| France | 950 |\n| Germany | 420 |',
    'Product,Price\nApples,320\nBananas,210',
    'item;EUR\nLampe;45\nStuhl;120\nTisch;310',
    '| Team | Total |\n|---|---|\n| Ajax | 71 |\n| PSV | 68 |',
    'Which shop is cheaper?\n| Product | Cost |\n|---|---|\n| Drill | 129 |\n| Saw | 84 |',
    '| Ingredient | Amount |\n|---|---|\n| Flour | 250 |\n| Sugar | 120 |',
    'year,total\n2019,320\n2020,410',
    '年份,金额\n2019,320\n2020,410',
    'vara;belopp\nspik;250\nskruv;100',
    'apple;1200\npear;450',
    'Anna;300\nBen;250',
    'width;1200\nheight;800\ndepth;450',
    'rent;1\nfood;2',
    'hosts;1200\nport;8080',
  ])('%j', (text) => expect(sums(text)).toEqual([]));
});
