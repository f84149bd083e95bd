import { describe, expect, test } from 'vitest';
import { said } from './draft';

/** What bills, payslips, loans and tax notes of several countries say of their numbers. */

describe('is linked', () => {
  test.each([
    ['Netto: {1.360,00 €}\nzzgl. 19 % MwSt.: {258,40 €}\nBrutto: {1.618,40 €}', 2],
    ['ご請求:小計{84,000円}、消費税10% {8,400円}、合計{92,400円}。', 2],
    ['基本給{245,000円}、残業手当{32,000円}、総支給額{277,000円}、控除額{58,400円}、差引支給額{218,600円}。', 2],
    ['Prix du bien {268 000 €}, apport {38 000 €}, prêt {230 000 €} sur 20 ans.', 1],
    ['Bostaden kostar {3 200 000 kr}, kontantinsats {480 000 kr}, lån {2 720 000 kr}.', 1],
    ['La casa costa {210.000 €}, anticipo {52.000 €}, mutuo {158.000 €}.', 1],
    ['Festgesetzte Steuer {12.180 €}, bereits gezahlt {11.400 €}, Nachzahlung {780 €}.', 1],
    ['Renta: cuota {6.420 €}, retenciones {7.130 €}, a devolver {710 €}.', 1],
    ['Endvermögen {148.000 €}, Anfangsvermögen {36.000 €}, Zugewinn {112.000 €}.', 1],
    ['El alquiler sube de {820 €} a {895 €} al mes. Al año son {10.740 €} en lugar de {9.840 €}.', 2],
    ['Loyer hors charges {780 €}. Dépôt de garantie : deux mois hors charges, {1 560 €}.', 1],
    ['Grundgehalt: {2.900 €}\nÜberstunden: 12,5 Std × {22,40 €} = {280 €}\nVWL: {40 €}\nGesamtbrutto: {3.220 €}', 2],
    [
      'Base: {$2,900}\nOvertime: 12.5 h x {$22.40} = {$280}\nBonus: {$40}\nGross: {$3,220}\nTax: {$600}\nNet: {$2,620}',
      3,
    ],
    ['Heures : 100 h × {14,20 €} = {1 420 €}\nPrime : {60 €}\nRepas : {45 €}\nTotal : {1 525 €}', 2],
    ['Månadslön {27 664 kr.} Årslön {331 968 kr.}', 1],
    ['Min lön är {27 664 kr} i månaden. Årslönen är {331 968 kr.}', 1],
    ['Jag tjänar {27 664 kr} i månaden, {331 968 kr} om året.', 1],
    ['Jeg tjener {27 664 kr.} om måneden. Om året er det {331 968 kr.}', 1],
    ['Husleje {8 000 kr.} El {600 kr.} I alt {8 600 kr.}', 1],
  ])('%s', (text, links) => expect(said(text)).toHaveLength(links));

  test('a whole percentage to the amount that it gives exactly, not to a nearer one that it nearly gives', () => {
    const text =
      "Imponibile {1.250,00 €}, IVA 22% {275,00 €}, totale {1.525,00 €}, ritenuta d'acconto {pct:20%} {250,00 €}, netto a pagare {1.275,00 €}.";
    expect(said(text)).toContain('250,00 € = 20% × 1.250,00 €');
  });
});

test.each([
  'The tax refund was {$400}, the shoes {$200} and a desk {$600}.',
  'Mein Kredit ist {9.000 €}, das Rad war {2.500 €}, die Reise {6.500 €}.',
  'Le prêt est de {500 €}, mon frère a {300 €} et le vélo coûte {200 €}.',
  'Lånet är {5 000 kr}, hyran {3 000 kr} och resan {2 000 kr}.',
  'Hyran är {27 664 kr.} Årslönen är {331 968 kr.}',
  'Jag betalar {27 664 kr} i månaden. Hans årslön är {331 968 kr}.',
  'Lunch: {$30}\nShirts: {$40} each, {$120}\nBooks: {$50}\nGross: {$200}',
])('sums that only agree are not: %s', (text) => expect(said(text)).toEqual([]));
