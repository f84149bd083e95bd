import type { Candidate, PreparedText } from '../../../entities/entity';
import { possessives, relatives } from '../../../entities/quantities/people/words';
import { and, but } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { textAfter, textBefore } from '../../../text/around';
import { isOfCode } from './codes';

/** Codes of things that are locked, with words between: "Die PIN meiner EC-Karte lautet", "koden til alarmen er"; and the next code told with one: "quello di mia moglie". */

const value =
  /(?<![\p{Lu}\p{Ll}\p{N}_.,:/+#€$£-])#?[0-9]{4,8}(?:[A-Z](?![\p{L}\p{N}])|[#*])?(?![\p{Lu}\p{Ll}\p{N}_%€]|[-.,:/] ?[0-9]| [0-9]| ?[€$£%])/gu;
const isYear = (code: string): boolean => /^(?:19|20)\d\d$/.test(code);

/** What a code of another kind is of: a place, a fault, a price. */
const otherCode = oneLine`
  zip|postal?a?|post|error|exit|status|fehler|http|response|return|area|country|currency|language|promo|discount
  |voucher|coupon|source|quell|dress|bar|strich|strek|qr|tax|steuer|hs|sort|bank|bic|swift|länder|land|orts|vor
  |rabatt|gutschein|erreur|błędu|fel|fejl|alan|hata|ülke|streck|färg|farb|colou?r|genetic|building|product|produkt
`;
const bare =
  'code|kod(?:en?|et|u)?|kodu|código|codigo|codice|kód|koodi|combinaison|combinación|combinazione|kombination|combination';
const pin = "pin(?:[- ]?codes?|[- ]?kod(?:en?|u)?|[’']?i)?|geheimzahl|geheimnummer";
const code = `(?:${pin}|(?<!(?:${otherCode})[ -]?)(?:${bare})|şifre(?:si|m)|szyfr|senha|clave)`;
const link = oneLine`
  for|to|of|on|from|the|my|his|her|our|your|their|für|fürs|zum|zur|vom|von|am|der|des|die|das|dem|den
  |(?:mein|sein|ihr|unser|dein)(?:e[rsnm]?)?|de|du|la|le|les|mon|ma|son|sa|notre|pour|del|della|dello|al|el|il|lo|mi|su
  |mio|mia|suo|sua|per|para|di|van|voor|het|mijn|zijn|haar|ons|onze|do|od|z|na|moj\p{L}{1,3}|da|no|o|a|meu|minha
  |till|på|av|min|mitt|mit|vår|vårt|til|af|vores|k|ke|mého|mojí|d|l|dell
`;
const thing = oneLine`
  handys?|(?:smart|i)?phones?|tele(?:f|ph)on\p{L}{0,3}|téléphone|telefoon|teléfono|telefone|telemóvel|mobil(?:e|en|s)?|móvil|celular
  |cellulare|komórk\p{L}{1,2}|portable|tablets?|ipads?|laptops?|bildschirm\p{L}{0,2}|sim(?:-?\p{L}{2,6})?|[\p{L}-]{0,14}kart(?:e|en|y|u)?
  |[\p{L}-]{0,10}cards?|carte(?: \p{L}{4,9})?|tarjeta(?: de \p{L}{4,8})?|carta(?: di credito)?|cartão|bancomat|bankpas|pinpas
  |(?:bank|kredit|giro|betal|beta?lnings)?kort(?:et)?|konto\p{L}{0,2}|safes?|tresors?|coffre(?:-fort)?|caja fuerte|cassaforte|kluis
  |sejfu?|cofre|kassaskåpet|værdiskab\p{L}{0,2}|[\p{L}-]{0,12}schl(?:oss|osses|össer)|[\p{L}-]{0,10}fach(?:s|es)?|spinds?|locker|lockbox|casier
  |taquilla|armadietto|[\p{L}-]{0,10}türe?n?|[\p{L}-]{0,10}(?:tors?|garagen?)|(?:front |back |garage )?door|doors|gate|porte|portail
  |puerta|portal|portón|porta|portone|cancello|portão|deur|poort|voordeur|drzwi|bramy|domofonu|dörren|porten|døren|døra|grinden
  |alarm\p{L}{0,8}|alarme|alarma|allarme|(?:bike |pad)?lock|cadenas|candado|lucchetto|hangslot|fietsslot|kłódki|cadeado|hänglåset
  |hængelåsen|koffer\p{L}{0,2}|suitcase|valise|maleta|valigia|walizki|mala|väskan|tastatur|keypad|keybox|schlüsselbox|schlüsselkasten
`;
const is = oneLine`
  is|was|reads|ist|lautet|war|heißt|est|c['’]est|es|è|jest|to|é|är|er|je|yra|olarak
`;
const owner = '(?: (?:of|for|von|vom|de|di|del|della|van|od|do|da|av|på|til|till) (?:\\p{L}{1,8} ){0,2}\\p{L}{2,16})?';
const said = `(?:,? (?:now |still |jetzt |immer noch )?(?:${is})(?: (?:now|still|the|jetzt|noch|nu|toujours))?)`;
const gap = `[ \\t]{0,2}[:=]?[ \\t]{0,2}["'“„«»]?$`;
const linked = `(?<![\\p{L}\\p{N}])${code}(?:(?: |(?<=['’]))(?:${link})['’]?){1,4}(?: |(?<=['’]))(?:${thing})${owner}`;

/** The code, of what, and that it is: so even a year is one. */
const toldOf = new RegExp(`${linked}(?:${said}|(?=[ \\t]?[:=]))${gap}`, 'u');
const besideThing = new RegExp(
  oneLine`
    (?:
      ${linked}
      |(?<![\p{L}\p{N}])(?:handy|smartphone|tablet|ipad|iphone|laptop|bildschirm|mobil|telefoon|telefon)-?(?:code|kod(?:en?)?)${said}?
      |(?<![\p{L}\p{N}])(?:my|his|her|our|their|\p{L}{2,14}['’]s) (?:\p{L}{2,12} )?(?:phone|mobile|tablet|ipad|iphone|laptop|card) (?:un)?(?:lock )?code${said}?
      |(?<![\p{L}\p{N}])(?:kart|telefon|kapı|kasa|banka|alarm|bisiklet|dolap|tablet|bilgisayar|sim kart)\p{L}{0,3}[ıiuü]n (?:şifre|kod|pin)\p{L}{0,4}
      |(?<![\p{L}\p{N}])(?:${thing}) (?:har|hat|has|a|tiene|ha|heeft|ma|tem) (?:(?:den|the|le|el|il|de|o) )?(?:${bare}|${pin})
    )${gap}
  `,
  'u',
);
/** A PIN is a secret whatever it is of. */
const anyPin = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:PIN(?:-?Code|-?Nummer)?|Pin-?[Cc]ode)(?:[ ’'-]{1,2}\\p{L}{1,18}){1,6}|[Pp]in-?kod(?:en)?)${said}${gap}`,
  'u',
);

const words = /pin|code|kod|código|codigo|codice|kód|geheim|kombination|combina|şifre|szyfr|senha|clave/iu;
const reach = 80;

/** Codes of what is locked, told of it with words between. */
export const codesOfThings = ({ text }: PreparedText): Candidate[] =>
  words.test(text)
    ? [...text.matchAll(value)].flatMap(({ 0: found, index: start }) => {
        const left = textBefore(text, start, reach);
        // Patterns that ignore case take long to be made.
        const lower = left.toLowerCase();
        const each = { start, end: start + found.length, score: 0.9, reason: 'a code of what is locked' };
        if (!words.test(left) || !isOfCode(text, each)) return [];
        const isTold =
          toldOf.test(lower) ||
          (!isYear(found) && (besideThing.test(lower) || (anyPin.test(left) && found.length !== 6)));
        return isTold ? [each] : [];
      })
    : [];

const demonstrative = oneLine`
  the one (?:for|of|on)|mine|hers|his|theirs|yours|quell[oa] (?:di|del|della|dello|per)|cel(?:ui|le) (?:de|du|des|pour)
  |(?:el|la) (?:de|del|para)|(?:das|die|der) (?:von|vom|für|fürs|zum|zur)|(?:die|dat) (?:van|voor)|den (?:till|för|på|til)
  |[oa] (?:da|do|de)|ten (?:do|od|z)|(?:do|od)|meine[rs]?|seine[rs]?|ihre[rs]?
`;
const lead = '^[\\p{L}#*]?[)"”]?(?:[,;]| [–—-]|\\.)?';
const joint = `(?: (?:${and}|${but}|ed|a|oraz|bir de))?`;
/** The next code: called one, or said to be of somebody else or something else. */
const calledNext = new RegExp(
  oneLine`
    (?<!\p{L})(?:${code}|(?!${otherCode})\p{L}{2,14}-?(?:code|kod(?:en|e)?|pin))
    (?:[ ’'](?!(?:in|since|seit|depuis|desde|dal|sinds|od|sedan|from|von|by|until|bis)(?!\p{L}))\p{L}{1,16}){0,5}${gap}
  `,
  'u',
);
const pointedNext = new RegExp(
  oneLine`
    ${lead}${joint}(?:
      (?: (?:${demonstrative})(?:[ ’']\p{L}{1,16}){0,5}
        |(?: (?:${possessives})) (?:${relatives})(?:['’]s)?(?: \p{Lu}\p{L}{1,16})?(?: (?:one|code))?
        | \p{Lu}\p{L}{1,16}['’]s(?: one)?){1}(?:${said})?
    )${gap}|(?:番号|コード|パスワード|のほう|の方|の|密码|密碼|的)(?:は|是|：|:) ?$
  `,
  'iu',
);
const isCode = /^#?[0-9]{3,8}[A-Z#*]?$/;
const endsClause = new RegExp(
  `^["'“”»」)]?(?:$|[.,;:!?)\\n。、，]| ?(?:です|だ)| (?:${and}|${but}|a|please|bitte)(?!\\p{L}))`,
  'u',
);
const nextReach = 90;

/** Codes told right behind another, of the same sentence or the next. */
export const nextCodes = (text: string, codes: readonly Candidate[]): Candidate[] => {
  const found: Candidate[] = [];
  const ends = codes.filter(({ start, end }) => isCode.test(text.slice(start, end))).map(({ end }) => end);
  for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
    const rest = textAfter(text, end, nextReach);
    const between = /^[^\d\n#]*/u.exec(rest)?.[0] ?? '';
    const start = end + between.length;
    value.lastIndex = start;
    const match = value.exec(text);
    if (match === null || match.index !== start) continue;
    const each = { start, end: start + match[0].length, score: 0.88, reason: 'a code behind another' };
    const isNext =
      (between.match(/[.!?。]/gu) ?? []).length < 2 &&
      isOfCode(text, each) &&
      (calledNext.test(between.toLowerCase()) ||
        (!isYear(match[0]) && pointedNext.test(between) && endsClause.test(textAfter(text, each.end, 12))));
    if (!isNext || found.some((other) => other.start === start)) continue;
    found.push(each);
    ends.push(each.end);
  }
  return found;
};
