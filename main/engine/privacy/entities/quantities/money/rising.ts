import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { isOfDigits } from './amounts';
import type { Amount } from './read';

/** What a rent, a wage or a fee rose from and to, in bare numbers. */

/** "huur ging van 820 naar 910", "kira 8200'den 9100'e çıktı", 房租从3200涨到3900: from what to what. */
const ownCost = [
  oneLine`
    rents?|pay|salary|wages?|mortgage|fees?
    |premiums?(?! (?:members?|users?|subscri\p{L}+|accounts?|plans?|seats?|customers?))|bills?|tuition(?! hours)
    |pension|allowance|instal?ments?|deposit|dues|alimony
  `,
  oneLine`
    Miete|\p{L}{2,12}miete|Gehalt(?:e?s)?|\p{L}{2,12}gehalt(?:e?s)?|Lohn(?:e?s)?|\p{L}{2,12}lohn(?:e?s)?
    |Beitrag(?:e?s)?|\p{L}{2,16}beitrag(?:e?s)?|Prämien?|Rente|(?:die|der|meine|unsere) Rate|Monatsrate|Kreditrate
    |Gebühr(?:en)?|\p{L}{2,16}gebühr(?:en)?|Abschlag(?:e?s)?|Rechnung|Unterhalt(?:e?s)?|Taschengeld(?:e?s)?
    |Honorar(?:s)?|Hausgeld(?:e?s)?|Kaution|Pacht
  `,
  'loyer|salaire|cotisations?|(?:la|ma|sa|notre) prime|mensualités?|facture|pension|retraite|frais|abonnement|forfait|(?:les|mes|nos) charges|caution',
  'alquiler|renta|sueldo|salario|cuota|prima|factura|pensión|hipoteca|tarifa|matrícula|mensualidad|nómina|recibo',
  'affitto|stipendio|(?:la|mia|nostra|sua) quota|retta|rata|premio|bolletta|pensione|mutuo|canone|tariffa|abbonamento|paga',
  'huur|salaris|loon|contributie|premie|energierekening|rekening|hypotheek|pensioen|abonnement|alimentatie|zorgpremie|bijdrage',
  'czynsz\\p{L}{0,2}|pensj\\p{L}|składk\\p{L}|rat[aęy]|opłat\\p{L}|rachun\\p{L}{2,4}|emerytur\\p{L}|wypłat\\p{L}|wynagrodzeni\\p{L}|alimenty|abonament\\p{L}{0,2}',
  'renda|aluguel|aluguer|salário|ordenado|prestação|mensalidade|prémio|fatura|(?:a|minha|nossa) conta|pensão|propina|condomínio',
  'hyran?|lön(?:en)?|avgift(?:en)?|\\p{L}{2,14}avgift(?:en)?|premien?|räkning(?:en)?|elräkning(?:en)?|amortering(?:en)?|pension(?:en)?|underhåll(?:et)?|månadslön(?:en)?',
  'huslej(?:e|en)|huslei(?:e|en)|løn(?:nen)?|lønn(?:en)?|kontingent(?:et)?|præmien?|regning(?:en)?|avgiften|gebyr(?:et)?',
].join('|');
const turkishCost =
  '(?:kira|burs|gelir|maaş|aidat|taksit|prim|nafaka|harçlık|fatura|ücret|emekli maaşı|kurs ücreti)(?:m|[ıiuü]m|s[ıi]|y?[ıiuü]|m[ıiuü]z)?';
/** With whom a rent or a wage is agreed. */
const askers = oneLine`
  landlord|landlady|letting agent|tenant|lodger|boss|employer|Vermieter(?:in)?|Mieter(?:in)?|Untermieter(?:in)?
  |Hausverwaltung|Chef(?:in)?|Arbeitgeber(?:in)?|propriétaire|proprio|locataire|patron(?:ne)?|employeur|caser[oa]
  |arrendador[a]?|inquilin[oa]|jef[ea]|padron[ea] di casa|proprietari[oa]|affittuari[oa]|datore(?: di lavoro)?
  |huisbaas|huurbaas|huurder|verhuurder|baas|werkgever|właściciel(?:ka)?|najemca|lokator(?:ka)?|szef(?:owa)?
  |pracodawca|senhori[oa]|patr(?:ão|oa)|hyresvärd(?:en)?|hyresgäst(?:en)?|chefen|ev sahibi
`;
const from = '(?:from|von|de|da|van|z|ze|od|från|fra)';
const to = '(?:to|auf|à|a|naar|na|do|para|pra|till|til)';
const raised =
  'hoch|rauf|runter|omhoog|omlaag|upp|ned|w górę|erhöht|gestiegen|angehoben|gesenkt|gekürzt|angepasst|verhoogd|gestegen|gegaan|verlaagd|höjts|podniesion\\p{L}|hævet|økt';
/** Nothing behind it is counted by it. */
const ends = `(?:${onward.source.slice(1)}| (?:${raised})(?!\\p{L}))`;
/** What stands right before the second number, or the first: asked first, for it costs least. */
const right = { from: new RegExp(`(?<!\\p{L})${from} $`, 'iu'), to: new RegExp(`${to} $`, 'iu') };
const rising = {
  from: new RegExp(`(?<!\\p{L})(?:${ownCost}|${askers})(?!\\p{L})[^.!?\\n\\d]{0,40}(?<!\\p{L})${from} $`, 'iu'),
  fromAfter: new RegExp(`^ ${to} \\d[\\d.,' ]{0,9}(?![\\d%]| ?%)(?:k(?!\\p{L}))?${ends}`, 'iu'),
  to: new RegExp(
    `(?<!\\p{L})(?:${ownCost}|${askers})(?!\\p{L})[^.!?\\n\\d]{0,40}(?<!\\p{L})${from} [\\d., ]{2,9}${to} $`,
    'iu',
  ),
  toAfter: new RegExp(`^${ends}`, 'iu'),
  turkish: new RegExp(`(?<!\\p{L})${turkishCost} [\\d.]{2,9}['’]?(?:den|dan|ten|tan) $`, 'iu'),
  turkishFrom: new RegExp(`(?<!\\p{L})${turkishCost} $`, 'iu'),
  turkishFromAfter: /^['’]?(?:den|dan|ten|tan) [\d.]{2,9}['’]?y?[ea] (?:çık|yüksel|düş|in)/iu,
  turkishAfter: /^['’]?y?[ea] (?:çık|yüksel|düş|in)/u,
  unspaced:
    /(?:房租|工资|月薪|年薪|学费|保费|物业费|月供|退休金|年金|抚养费|養育費|家賃|給料|月給|手取り|保険料|会費|月謝|学費|仕送り|小遣い|房东|老板|大家さん)[^。\n]{0,16}(?:涨到|漲到|升到|降到|加到|调到|から)$/u,
  unspacedAfter: /^(?:$|[,，。、元块円了にへ])/u,
  unspacedFrom:
    /(?:家賃|給料|月給|手取り|年収|保険料|会費|月謝|学費|仕送り|小遣い|年金|養育費)[がはも]$|(?:房租|工资|月薪|年薪|学费|保费|物业费|月供|退休金|抚养费)从$|(?:房东|老板|公司|领导)[^。，,\n\d]{0,6}(?:要|想|把[^。，,\n\d]{1,4})从$/u,
  unspacedFromAfter: /^円?から[約]?\d|^(?:元|块)?(?:涨|漲|升|降|加|调|减|減|跌)/u,
};
/** "The landlord is putting it up to 1,450", "el casero nos sube a 14,500": who asks for it says what it is. */
const askedFor = new RegExp(
  oneLine`
    (?<!\p{L})(?:${askers})(?!\p{L})[^.!?\n\d]{0,40}(?<!\p{L})(?:
      putt?(?:ing|s)?|rais(?:e[sd]?|ing)|rise[sn]?|go(?:es|ing)?|up|increas(?:e[sd]?|ing)|erhöht|hebt|setzt|rauf|hoch
      |mont\p{L}{1,4}|augment\p{L}{1,4}|pass\p{L}{1,4}|sub[eió]\p{L}{0,4}|aument\p{L}{1,4}|alz\p{L}{1,4}
      |verhoog\p{L}{1,2}|podn\p{L}{2,6}|podwyż\p{L}{2,6}|höj\p{L}{1,3}
    )(?!\p{L})[^.!?\n\d]{0,24}(?<!\p{L})${to} $
  `,
  'iu',
);
/** "Chce mi potrącić 2500 z wypłaty": out of one's pay. */
const ofPay = new RegExp(
  oneLine`
    ^ (?:
      (?:out )?(?:of|from) (?:my|his|her|our|their) (?:pay(?:check|slip)?|wages?|salary)
      |(?:vom|von meinem) (?:Lohn|Gehalt)|(?:sur|de) (?:mon|ma|son|sa) (?:salaire|paye?)
      |(?:del|de mi) (?:sueldo|nómina|salario)|(?:dal(?:lo)?|dal mio|dalla mia) (?:stipendio|busta paga)
      |van mijn (?:loon|salaris)|z(?: mojej)? (?:wypłaty|pensji)|d[oe] (?:meu )?(?:salário|ordenado)
      |från (?:min )?lönen?
    )(?!\p{L})
  `,
  'iu',
);
const onPayslip = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      pay ?slips?|pay ?(?:check|stub)s?|w-?2s?|Lohnzettel|Gehaltszettel|Lohnabrechnung(?:en)?|fiches? de paie|nóminas?
      |bust[ae] paga|loonstrook(?:je)?|pasek wypłaty|recibo de vencimento|holerite|lönespec\p{L}*
    )(?!\p{L})[^.!?\n\d]{0,32}(?:
      says?|said|shows?|is|was|like|steht|steh(?:en)?|zeigt|sind|dit|indique|affiche|dice|pone|marca|mostra|staat
      |pokazuje|diz|står
    )(?: like| only| just| nur| que| che)? $
  `,
  'iu',
);
/** Two digits are hours and days as well: something says that it moved, and no pension, which begins at an age. */
const small = {
  moved: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        go|went|jump|rise|rose|rais|increas|drop|fell|cut|steig|stieg|gestieg|erhöh|angehob|wurde|wird|geht|gehen|ging
        |pass|pas[aó]|sub|sal[ei]|aument|augment|mont|hauss|sob|wzr|idzie|rośnie|urós|gaat|stijg|steeg|går|gick|höj
        |stig|steg
      )\p{L}{0,8}(?: \p{L}{1,12}){0,3} ${from} (?:[\d.,]{2,6} ${to} )?$
    `,
    'iu',
  ),
  old: /(?<!\p{L})(?:pensi|rente|retraite|emerytur|reforma)\p{L}*(?!\p{L})/iu,
};

/** Whether numbers are what a rent or a wage was or came to; two of them are both ends, read as one range. */
export const isRising = (amounts: readonly Amount[], left: string, rest: string): boolean => {
  const isSaid = (): boolean => amounts.every(isOfDigits(3)) || (small.moved.test(left) && !small.old.test(left));
  const fromAfter = amounts.length > 1 ? rising.toAfter : rising.fromAfter;
  return (
    (((fromAfter.test(rest) && right.from.test(left) && rising.from.test(left)) ||
      (rising.toAfter.test(rest) && right.to.test(left) && rising.to.test(left))) &&
      isSaid()) ||
    (amounts.every(isOfDigits(3)) &&
      ((rising.toAfter.test(rest) && (askedFor.test(left) || onPayslip.test(left))) || ofPay.test(rest))) ||
    (rising.turkishAfter.test(rest) && rising.turkish.test(left)) ||
    (rising.turkishFromAfter.test(rest) && rising.turkishFrom.test(left)) ||
    (rising.unspacedAfter.test(rest) && rising.unspaced.test(left)) ||
    (rising.unspacedFromAfter.test(rest) && rising.unspacedFrom.test(left))
  );
};
