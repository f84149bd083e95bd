import { oneLine } from '../../../patterns/one-line';

/** What a sum is for, behind it. */

/** "20k in savings", "620 de alquiler" */
const kinds = oneLine`
  savings|debts?|loans?|cash|bank|salary|equity|divorce|inheritance|Scheidung|Erbe|Erbschaft|divorcio|herencia
  |divorzio|eredità|scheiding|erfenis|rozwodu|spadku|divórcio|herança|skilsmässan?|arvet|héritage|stock|shares
  |bonus(?:es)?|rent|income|401k|ira|pension|fees|tax(?:es)?|tuition|mortgage|deposit|Miete|Schulden|Ersparnisse\p{L}?
  |Eigenkapital|loyer|dettes?|découvert|économies|livret|caution|charges|alquiler|renta|hipoteca|fianza|deudas?
  |ahorros|affitto|mutuo|debiti|caparra|risparmi|huur|schulden|spaargeld|borg|czynszu|długu|kaucji|oszczędności|Rente
  |Pension|Gehalt|Lohn|Taschengeld|Trinkgeld|Bürgergeld|Sold|retraite|paga|pensión|sueldo|pensione|stipendio|pensioen
  |salaris|emerytury|pensji|reforma|pensão|salário|aluguel|renda|dívidas?|poupança|caução|hyra|skulder|studielån|bolån
  |lån|sparande|deposition|childcare|daycare|groceries|utilities|electric(?:ity)?|heating|insurance|Kaltmiete
  |Warmmiete|Nebenkosten|Strom|Heizung|Kita|Unterhalt|Kindergeld|électricité|cantine|nounou|crèche|mutuelle|piso|luz
  |comida|guardería|comunidad|bollette|condominio|luce|spesa|asilo|boodschappen|stroom|opvang|żłobek|prąd|luz
  |condomínio|creche|el|mat
`;
export const kept = new RegExp(
  oneLine`
    ^ (?:
      in|of|for|pour|por|per|za|för|on|de|d['’]|di|du|del|della|da|dal|from|aus|von|vom|z|från|für|an|als|van|aan|voor
      |i|na|em|sur|en|w
    ) ?(?:
      (?:
        my|his|her|our|their|the|student|credit card|medical|annual|base|cash|home|monthly|mon|ma|mi|la|el
        |mein\p{L}{0,2}|mio|il|lo|mijn|de|der|dem
      ) ){0,2}(?:${kinds})(?!\p{L})
  `,
  'iu',
);
/** "420 Miete", "300 child support": the kind right behind, and no next amount's word. */
export const keptBare = new RegExp(
  oneLine`
    ^ (?:(?:household|family|combined|joint|gross|net|annual|yearly|monthly|base) ){0,2}
    (?:${kinds}|Haushaltseinkommen|Familieneinkommen|child support|Kindesunterhalt)(?!\p{L}|[ :=]{1,3}[\d€$£])
  `,
  'iu',
);
/** "385 de residencia": for what one pays; of something else it is counted. */
export const forWhat = /^ d[ei] (?!l[aeo]s? |ell|est|es[aeo]|cad|nuestr|noss|nostr|quest|quell)\p{Ll}{4,}/u;
