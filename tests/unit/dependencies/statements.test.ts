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
])('sums that only agree are not: %s', (text) => expect(said(text)).toEqual([]));
