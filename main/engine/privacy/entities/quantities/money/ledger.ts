import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';

/** Labels of a payslip's and a bill's lines, and such as name something else. */

/** The head of a payslip, a bill, an account: a label and two decimals in a line of it is an amount. */
export const ledger = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        brutto\p{L}{0,6}|netto\p{L}{0,6}|Lohnsteuer|Grundgehalt|Gehaltsabrechnung|Lohnabrechnung|Entgelt|gross pay
        |net pay|payslip|pay stub|paystub|withholding|FICA|PAYE|National Insurance|bulletin de (?:paie|salaire)
        |salaire (?:de base|brut|net)|net à payer|cotisations|nómina|IRPF|líquido|devengos|busta paga|lordo|trattenute
        |IRPEF|loonstrook|loonheffing|bruto|pasek wypłaty|vencimento|subsídio|recibo de vencimento|lönebesked
        |bruttolön|nettolön|Saldo|solde|saldo|balance due|subtotal|Zwischensumme|Gesamtbetrag|sous-total|total TTC
        |imponibile|totaal
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** A label that names something else than money. */
export const otherLabels = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      version|v|kapitel|chapter|section|abschnitt|art|artikel|§|page|seite|gpa|score|note|schnitt|faktor|factor|ratio
      |kurs|iso|um|at|kl|ore|alle|à|au|du|am|zum|until|till|by|vom|den|le|el|día|dia|dnia|gegen|vers|since|seit|age
      |aged|room|Zimmer|floor|Stock|platform|Gleis|gate|nr|no|number|uhr|stunden|std|hours|heures|tage|days
      |steuerklasse|klasse|menge|qty|quantity|stück|km|kg|bmi|tsh|ph|zins\p{L}*|rate|taux|tasa|tasso|satz
    )[.:]? $
  `,
  'iu',
);
