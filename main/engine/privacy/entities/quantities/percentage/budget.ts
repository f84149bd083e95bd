import { hedges } from '../../../lists/hedges';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { isPersonBefore } from '../people/before';
import { onward } from '../people/onward';
import { everything } from './affairs';

/** Shares of what one has that one spends, puts aside, keeps or loses: "ahorro un quince por ciento", "we spend 40% on rent". */

const hedge = oneLine`
  (?: (?:
      ${hedges('about', 'nearly', 'only', 'over')}|each month|every month|un|el|le|il|lo|o|al
    )){0,2} $
`;
/** Who does it is in the verb. */
const firstPerson = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      'ahorr(?:o|amos|é|aba)|guardo|guardamos|gast(?:o|amos|é)|aparto|apartamos|separo|invierto|destino|diezmo',
      'spend(?:o|iamo|evo)|risparmi(?:o|amo|avo)|(?:metto|mettiamo) (?:da parte|via)|verso|versiamo|accantono|accantoniamo|tengo',
      'poup(?:o|amos|ei)|invisto|reservo|junto|gasto|gastamos',
      'odkład(?:am|amy|ałam|ałem)|oszczędz(?:am|amy)|wydaj(?:ę|emy)|przeznacz(?:am|amy)',
    ].join('|')})${hedge}`,
    'iu',
  ),
);
/** Who does it stands before the verb. */
const anyPerson = wordPattern(
  new RegExp(
    `(?<!\\p{L})(?:${[
      'spends?|spent|sav(?:es?|ed|ing)|put(?:ting)? (?:away|aside|by)|set(?:ting)? aside|stash(?:es)?|tithes?|keeps?|los(?:es?|t|ing)|invests?',
      'spar(?:e|en|t)|leg(?:e|en|t)|geb(?:e|en)|gibt|behalt(?:e|en)|behält|verlier(?:e|en|t)|einbehält|zahl(?:e|en|t)',
      'met(?:s|tons|tent)?|dépens(?:e|ons|ent)|épargn(?:e|ons|ent)|économis(?:e|ons|ent)|gard(?:e|ons|ent)|perd(?:s|ons|ent)?|plac(?:e|ons)',
      'ahorra|ahorran|gasta|gastan|guarda|guardan|pierde|perdemos',
      'spende|spendono|risparmia|mette da parte|perde|perdiamo',
      'spaart?|sparen|geeft?|geven|leg(?:t|gen)?|betaalt?|betalen|hou(?:dt|den)?|verliest?|verliezen',
      'odkłada|oszczędza|wydaje|traci(?:my)?',
      'poupa|poupam|perdemos',
      'sparar|lägger|ger|betalar|förlorar|behåller|sparade',
    ].join(
      '|',
    )})(?: (?:jeden Monat|jedes Jahr|im Monat|elke maand|per maand|chaque mois|par mois|cada mes|ogni mese|varje månad|each month|every month))?${hedge}`,
    'iu',
  ),
);
/** Its firm: "our shop loses 3%". */
const ofFirm = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      my|our|mein(?:e|er|em)?|unser(?:e|er|em)?|mon|ma|notre|mi|nuestr[oa]|mi[oa]|nostr[oa]|mijn|onze|ons|mój|moja
      |nasz[ae]?|meu|minha|noss[oa]|min|mitt|vår|vårt
    ) [^.!?\n]{2,32}$
  `,
  'iu',
);
/** A part of what comes in: "of my pay", "del sueldo", "van mijn loon", "pensji". */
const income = oneLine`
  (?:
    salary|wages?|pay(?:check|cheque)?|income|earnings|pension|savings|money|takings|Gehalts?|Lohn(?:e?s)?|Einkommens?
    |Rente|Geld(?:e?s)?|salaire|paie|revenus?|pension|retraite|argent|sueldo|salario|n[óo]mina|ingresos|pensi[óo]n
    |dinero|stipendio|paga|reddito|entrate|soldi|salaris|loon|inkomen|pensioen|geld|pensji|wypłaty|dochod(?:u|ów)
    |emerytury|pieniędzy|zarobków|salário|renda|rendimentos?|ordenado|dinheiro|lönen|lön|inkomsten|pensionen|pengarna
  )
`;
const ofIncome = new RegExp(
  oneLine`
    ^ (?:(?:of|from|von|vom|de|du|des|del|della|di|dal|dallo|dello|van|do|da|dos|z|av|från) )?(?:
      (?:de )?(?:
        my|our|his|her|their|the|mein\p{L}{1,2}|unser\p{L}{1,3}|sein\p{L}{1,2}|ihr\p{L}{1,2}|mon|ma|mes|notre|nos|son
        |sa|mi|mis|su|nuestr[oa]s?|el|la|los|mio|mia|nostr[oa]|suo|sua|mijn|ons|onze|zijn|haar|het|moje\p{L}
        |swoje\p{L}|naszych|meus?|minhas?|noss[oa]s?|min|mitt|mina|vår|vårt|våra
      ) )?(?:net |gross |monthly )?${income}(?!\p{L})
  `,
  'iu',
);
/** Verbs whose first half stands before: "legen zwölf Prozent zurück", "geven 26% uit". */
const apart = /^ (?:zurück|beiseite|weg|ein|aus|uit|opzij|apart|terug|undan|åt sidan)(?!\p{L})/iu;
/** "every month" */
const regularly = /^ (?:every|each|chaque|jede[nrs]?|cada|ogni|elke|co|todo|varje)(?!\p{L})/iu;
/** Not an affair of one's money: "lose 10% more", "spends 30% of its time". */
const otherwise = new RegExp(
  oneLine`
    ^ (?:
      more|less|faster|slower|better|mehr|weniger|plus|moins|más|menos|più|meno|meer|minder|więcej|mniej|mais|mer
      |mindre
      |of (?:the|its|their|his|her|my|our)? ?
      (?:time|day|energy|battery|water|heat|fuel|speed|accuracy|weight|calories)|of (?:the|its) )
  `,
  'iu',
);
/** In whose house or shop: "bei uns im Laden", "chez nous". */
const atOurs = new RegExp(
  oneLine`
    ^(?: [^.!?\n]{1,24})? (?:
      bei uns|bei mir|chez nous|chez moi|da noi|bij ons|bij mij|u nas|hos oss|at ours|at our place|en casa
      |aqui em casa|lá em casa|cá em casa
    )(?! (?:
        in (?:der |den )?\p{Lu}|im Land|en (?:France|España)|in (?:Italia|Nederland|België)|w (?:Polsce|kraju)
        |i (?:Sverige|landet)|in het land|no Brasil|em Portugal
      ))(?!\p{L})
  `,
  'u',
);

/** 工资的四成, 給料の三割, 每个月存20% */
const unspaced = {
  before:
    /(?:(?:工资|薪水|月薪|收入|存款|给料|給料|給与|手取り|月収|年収|収入|貯金|売上|家計)(?:的|の)?|[我咱他她](?:每个?月|每年|一般|都|只)?(?:存|攒|花|省|拿出|上交|寄)(?:了|下|掉|出)?)$/u,
  income: /(?:工资|薪水|月薪|收入|給料|手取り|月収)/u,
};
const turkish = {
  before: /(?<!\p{L})(?:maaş|gelir|kazanc|kazanç|ücret|para|ciro|emekli)\p{L}{0,10}(?: (?:yüzde )?)?$/iu,
};

/** Why a percentage is of somebody's budget; null where nothing says so. */
export const budgeted = (left: string, right: string, share: string): string | null => {
  if (everything.test(share)) return null;
  if (unspaced.before.test(left) || turkish.before.test(left)) return 'a part of an income';
  if (otherwise.test(right)) return null;
  if (atOurs.test(right)) return 'at ours';
  const isOpen = [onward, ofIncome, apart, regularly].some((behind) => behind.test(right));
  if (!isOpen) return null;
  if (firstPerson.test(left)) return 'put aside or spent';
  return anyPerson.test(left) && (isPersonBefore(left) || /(?<!\p{L})(?:on|vi|ze) /iu.test(left) || ofFirm.test(left))
    ? 'put aside or spent'
    : null;
};
