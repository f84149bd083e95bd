import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Candidate, Recogniser } from '../../entities/entity';
import { relatives } from '../../entities/quantities/people/words';
import { foldName, isCity, isGivenName, names } from '../../lists';
import { and } from '../../lists/conjunctions';
import { phonesOf } from '../../lists/own-numbers';
import { oneLine } from '../../patterns/one-line';
import { matchedLength, textAfter, textBefore } from '../../text/around';
import { cueIn, digitsOf, words } from './context';
import { extensions } from './extensions';
import { fieldsOf } from './fields';
import { cueIn as numberCue } from './id-number/cue';
import { spokenPhones } from './spoken';
import { isBesideSomebody, isInHead, isOfSomeone, isReachedAt, isSaidToBe } from './unlabelled-phone';
import { amongUnspaced, isUnspaced } from './unspaced';

/** Starts like a number, then digits with at most three separators between two of them. */
const pattern = new RegExp(
  oneLine`
    (?<!
      [\p{L}\p{N}_+]|[0-9][.\-/:] ?
      |[0-9], ?
      (?![+(]|0[1-9][0-9]{0,3}[ /-]|[2-9][0-9]{2}[-. ][2-9][0-9]{2}[-. ][0-9]{4}(?![0-9])|0[67][0-9]{8}(?![0-9]))
      |[$€£¥₹#=^*\\]
    )(?:\+|00 ?)?(?:\(?[0-9]{2,5}\)? \/ )?(?:\(\+?[0-9]{1,5}\)|[0-9])(?:(?: ?[-–()]? ?\(?|\.|\/)[0-9]){5,17}\)?
    (?:[ ]?(?:\(?(?:[0-9]){2,6}\))?)?
    (?:,? ?(?:ext\.?|extension|x|durchwahl|dw|poste|anexo|interno|wew\.?|ankn\.?) ?[0-9]{1,6})?
    (?![\p{L}\p{N}_]|[-/.:%°][0-9]| ?[%€$£])
  `,
  'giu',
);

const cues = words([
  'tel(?:e(?:f|ph)on(?:e|o|nummer|nr)?|éfono|efoon(?:nummer)?)?(?: number| no| nr)?',
  oneLine`
    phone(?: number| no)?|mobiles?|cell(?:phone|ular)?|call(?:ing|ed|s)?(?: me| us| him| her| them)?(?: back)?|ring
    |text(?: me| him| her| us)?|sms|fax|whatsapp|signal|viber|hotline|landline|dial|contact(?: number)?|voicemail
  `,
  oneLine`
    (?:called|calling|rang|ringing|phoned|texted)(?: (?:me|us|him|her|them))? from
    |(?:ri[eë]f|anruf) (?:\p{L}{2,4} )?von|appelé(?:e|s|es)? (?:du|depuis le)
    |llam(?:ó|aron|é|amos|ado) (?:desde|del)(?: el)?|chiamat[oaie] dal|ligou d[oe]|(?:za)?dzwonił[aoiy]? z
    |belde (?:\p{L}{2,4} )?(?:met|van|vanaf)|ringde (?:\p{L}{2,4} )?från
  `,
  'handy(?:nummer)?|mobil(?:nummer|funk|telefon)?|rufnummer|festnetz|ruf|anrufen|ruf mich|durchwahl',
  'portable|mobile|fixe|appele[rz]?|appelle(?:[- ]moi)?|joindre|télécopie|numéro de téléphone',
  'l[íi]nea(?: m[óo]vil| fija)?|móvil|celular|llam(?:ar|a|e|ame|en)|llámame|fijo|teléfono|(?:m[áa]nda|m[áa]rca|escr[íi]be|avisa)(?:le|les|me)?(?: un (?:mensaje|whats))? al?',
  'cellulare|chiama(?:re|mi|temi)?|recapito|fisso',
  'gsm|mobieltje|bel(?:len)?(?: me| mij)?|06-nummer',
  'komórk[aięą]|komórkow[ya]|zadzwo(?:ń|nić)|dzwo(?:ń|nić)|numer telefonu|kom',
  'telemóvel|tlm|telem|telefone|lig(?:ar|ue|a)|fone|zap',
  'mobilnummer|telefonnummer|ring(?:a)?|tfn|växel',
  'reach(?:ed)?(?: me| us| him| her)?(?: at| on)?|answering at|picking up at',
  'tel\\.?|ph|mob|nr tel|tel no|cep (?:telefonu|tel|no|numaram?)|ara(?:y[ıi]n|yabilirsiniz)?|ulaş[ıi]n',
  oneLine`
    contact(?:e|er|ez|o|a|ar|eer)?(?:[- ]?(?:me|moi|mij))|contacta(?:rme|me|nos)
    |kontakt(?:iere|ujte|a)? (?:mich|mig|meg|mi[gń]|mě)|schreib(?:t|en)? (?:mir|uns)|scrivimi|escr[ií]beme
    |napisz (?:do mnie|na)|skriv till mi[gj]|écri(?:s|vez)[- ]moi|cel(?=[.:=])|fono|contacto|contatto|contato|kontakt
  `,
  oneLine`
    tlf|telefonnr|mobilnr|puh|puhelin|soita|kännykkä
    |τηλ|τηλέφωνο|κινητό|καλέστε
    |hívj(?:on|atok)?|hívható|telefonszám|zavolejte|zavolej(?:te)?|volejte|volajte|zavolajte|sunați|sună-mă
    |telefonul|hp(?=[ :]{1,2}(?:08|\+62))|telp|hubungi|nomor telepon|gọi|điện thoại|sđt
  `,
  oneLine`
    тел|телефону?|моб|мобильн\p{L}{1,3}|сотов\p{L}{1,3}|(?:по)?звоните?|набер(?:и|ите)|ватсап\p{L}{0,2}|зателефонуйте
    |дзвоніть|телефонуйте
    |फ़ोन|फोन|मोबाइल|कॉल|व्हाट्सएप
    |اتصل|اتصلوا
    |תתקשרו?|להתקשר
  `,
  phonesOf,
  '电话号?码?|電話號?碼?|手机号?码?|手機號?碼?|联系电话|联系方式|致电|座机|传真|热线|拨打|打给|来电|電話番号|電話|携帯番号|携帯電話|携帯|連絡先|ファックス|ファクス|直通|内線|☎|📞|전화번호|전화|휴대폰|연락처|핸드폰|โทร',
]);

/** Whose number it is, and no word for what: "my number is", "o número dela é". */
const owned = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "(?:my|our|his|her|their|your) (?:new |other |own )?(?:number|no|nr)(?: is(?: now)?|'s)?",
    '(?:mein|unser|sein|ihr|dein)e(?:r|n)? (?:neue[nr]? )?(?:nummer|nr)(?: ist| lautet)?(?: die)?',
    "(?:mon|notre|son|leur|ton) (?:nouveau )?(?:num[ée]ro|num|no|n°)(?: est|,? c'est)?(?: le)?",
    '(?:mi|nuestro|su|tu) (?:nuevo )?(?:n[úu]mero|nro|n[úu]m)(?: es| nuevo es)?(?: el)?',
    "(?:mio|nostro|suo|tuo) (?:nuovo )?(?:numero|num)(?: nuovo)?(?: è| e['’`]?)?(?: il)?",
    '(?:mijn|ons|zijn|haar|je) (?:nieuwe )?(?:nummer|nr)(?: is)?',
    '(?:mój|nasz|jego|jej) (?:nowy )?(?:numer|nr)(?: to)?',
    '(?:da(?:ć|j|jcie|cie)|napisz(?:cie)?|pisać|pisz(?:cie)?|odpisać|ode(?:zwać|zwij(?:cie)?) się|złapać|łap(?:ać)?)(?: mi| nam| mnie| znać){0,2} (?:na|pod)',
    '(?:(?:meu|nosso|seu|teu) (?:novo )?(?:n[úu]mero|nr)(?: novo)?|n[úu]mero (?:dele|dela|deles|delas))(?: é| eh?)?(?: o)?',
    '(?:mit[t]?|vårt|vårat|hans|hennes|vores|vårt) (?:ny[ea] )?(?:nummer|nr)(?: är| er)?|nummeret (?:mitt|mit|vårt)(?: er| är)?',
    oneLine`
      (?<!
        (?:
          müşteri|sipariş|üye(?:lik)?|hesap|fatura|dosya|abone(?:lik)?|kimlik|öğrenci|personel|takip|sicil|başvuru
          |poliçe|sözleşme|hasta|lisans|kart|rezervasyon|bilet|tesisat|sigorta|pasaport|kargo
        ) )numara(?:m|mız|sı)|numaram şu|mer[aie] (?:nay[ai] )?number|hamara number|apna number
    `,
    '(?:мой|наш|его|её|мій|мои) (?:новый )?номер|(?:मेरा|हमारा|उसका) (?:नया )?(?:नंबर|नम्बर)|رقمي|رقمنا|המספר שלי',
    oneLine`
      αριθμός μου(?: είναι)?
      |a számom|számom|(?:moje|mé|naše) číslo(?: je)?|numărul meu(?: este| e)?|nomor (?:saya|aku)|nomorku
      |số (?:của )?(?:tôi|mình|em|anh)(?: là)?|numeroni(?: on)?
    `,
  ].join(
    '|',
  )})[ \\t]{0,2}[:=,–-]?[ \\t]{0,2}$|(?:我的|他的|她的)(?:新)?(?:号码|號碼|号)(?:是|为|：|:)? ?$|(?:私|僕|俺)の番号は?(?:、|：|:)? ?$|(?:제|내|저희) 번호(?:는|가)?:? ?$`,
  'iu',
);

/** Keys and columns' heads. */
const heads = new RegExp(
  oneLine`
    (?:^| )(?:
      phone|telephone|mobile|cell|tel|telefon|telefono|teléfono|téléphone|telephone|portable|handy|handynummer|móvil
      |movil|cel|celular|cellulare|telefoon|mobiel|komórka|kom|tel kom|telemóvel|tlm|tlf|tfno|wpp|telefone|mobil
      |mobilnummer|telefonnummer|rufnummer|gsm|fax|whatsapp
    )(?: (?:number|no|nr|num|numéro|número|numero|nummer|numarası|1|2|home|work))?$
    |电话|手机|電話|携帯|传真
    |전화|휴대폰
  `,
  'u',
);
const dialled = /^(?:\+|00)?[( ]{0,2}\d[\d ()./-]{4,18}\d(?: ?(?:x|ext\.?) ?\d{1,5})?$/i;
export const isDialled = (value: string): boolean => {
  const { length } = digitsOf(value);
  return dialled.test(value) && length > 6 && length < 16 && !date.test(value) && !years.test(value);
};

/** "030 1234567 (office)". */
const labelAfter = new RegExp(
  oneLine`
    ^(?:
      ,? \(?|-| - | (?:is|ist|est|es|è|is|to|é|är) (?:
        my|the|our|his|her|mein\p{L}{0,2}|mon|ma|mi|il mio|mijn|mój|o meu|mitt
      ) (?:new |work |home |other )?
    )(
      number|numéro|número|numero|nummer|numer|telefono|teléfono|téléphone|telefone|telefoon|portable|office|mobile
      |cell|fax|home|work|phone|tel|handy|mobil|büro|privat|bureau|móvil|cellulare|ufficio|kantoor
    )(?![\p{L}\p{N}])
  `,
  'iu',
);

const notCues = words([
  oneLine`
    isbn|issn|doi|iva|vat|tva|ust(?:-?id)?|abn|acn|order|invoice|tracking|ticket|ref(?:erence)?|version|port|pid|rfc
    |iso|timestamp|epoch|id|serial|sku|ean|pages?|pp|lines?|years?|iban|account|policy|claim|passport|konto(?:nummer)?
    |rechnung(?:snummer)?|kundennummer|commande|facture|pedido|factura|ordine|fattura
  `,
  '单号|單號|订单|编号|編號|案号|学号|工号|卡号|账号|QQ号?|快递|受付番号|注文番号|会員番号|口座番号|伝票番号|管理番号|契約番号|社員番号',
]);

/** Right before a number of a device, however near a word for a phone is: "my phone (Pixel, IMEI …)". */
const ofDevice = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      imei|imsi|iccid|meid|udid|serial|s\/n|serien(?:nummer|nr)|num[ée]ro de s[ée]rie|n[°º] de s[ée]rie
      |n[úu]mero de s[ée]rie|n[º°] de serie|numero (?:di serie|seriale)|seriale|serienummer|numer seryjny
      |seri(?:al)? ?(?:no|numarası)
      |序列号|序號|製造番号|シリアル(?:番号|ナンバー)?
    )(?: ?(?:no|nr|num|number|code)\.?)?(?: \d)?(?: (?:is|ist|est|es|è|jest|to|é|är))?[ :#.=()（：]{0,3}$
  `,
  'iu',
);

/** Two letters alone may be somebody's initials: "call me, SN 07700 900123". */
const ofDeviceShort = /(?<!\p{L})sn(?: ?(?:no|nr|num|number)\.?)?(?: (?:is|ist))?([ :#.=()（]{0,3})$/iu;

/** Nine digits without a trunk zero, as in Spain and Portugal: behind a name. */
const besideName = /^[2679]\d{2}(?: \d{2,3}){2,3}$/;
const nameBefore = /(?<!\p{L})(\p{Lu}\p{L}{1,20})(?: \p{Lu}\p{L}{1,20})?(?:,|:)? (?:al |en el |no |no tel\. )?$/u;
/** Without a trunk zero, as most countries of no area codes write them: behind a name, or as the last of its item. */
const unprefixed =
  /^(?:[2-9]\d{2}([ -])\d{2,3}(?:\1\d{2,3}){1,2}|[2-9]\d([ -])\d{2,3}\2\d{2}\2\d{2}|[5-9]\d{8}|3[2-9]\d[ ./-]?\d{3}[ .-]?\d{3,4})$/;
const withoutTrunk: readonly CountryCode[] = ['ES', 'PT', 'PL', 'CZ', 'SK', 'DK', 'NO', 'GR', 'LT', 'LV', 'EE', 'IT'];
const callable = oneLine`
  Neighbou?r|Contact|Emergency contact|Carer|Nachbar(?:in)?|Kontakt|Ansprechpartner(?:in)?|Betreuer(?:in)?|Voisine?
  |Aidante?|Vecin[oa]|Contacto|Cuidadora?|Vicin[oa]|Contatto|Badante|Buur(?:man|vrouw)|Contact(?:persoon)?
  |Mantelzorger|Sąsiad(?:ka)?|Opiekun(?:ka)?|Vizinh[oa]|Contato|Granne|Kontaktperson|Komşu|Yakını|God(?:mother|father)
  |Friend|Freund(?:in)?|Amie?|Amig[oa]|Amic[oa]|Vriend(?:in)?|Przyjaci(?:el|ółka)|Vän
`;
/** What is left of an item before its number: cells of words. */
const itemBefore =
  /(?:^|[\n;/|•·*!?(:]|\. |[–—-] )[ \t]{0,3}((?:[^\d\n;/|•·*!?(:,]{1,40},){0,4}[^\d\n;/|•·*!?(:,]{0,40})(?:: ?)?$/u;
const itemEnd = new RegExp(`^(?:[ \\t]*(?:$|[\\n;/|)]|[–—] )|[.!?](?:\\s|$)|,? (?:${and}|oraz) )`, 'u');
const capitalWords = /(?<!\p{L})\p{Lu}[\p{L}’'-]{1,20}/gu;
const twoNames = /^\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;
const isNameOfPerson = (word: string): boolean => (isGivenName(word) || names.has(foldName(word))) && !isCity(word);
/** "Filha: Graça, ", "Neighbour: Tom, ": whoever is named behind a relative or one to be called. */
const called = new RegExp(`(?<!\\p{L})(?:${relatives}|${callable}) ?: ?([^:\\n]{2,64})$`, 'iu');
const aName = /^\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'.-]{0,20}){0,2}[, ]{1,2}$/u;
const isCalled = (window: string): boolean => aName.test(called.exec(window)?.[1] ?? '');
/** "Nonna Pina (81) 552 1144", "papa (30) 2214 8890": behind a relative or a given name brackets hold an area code, no age. */
const relative = new RegExp(`(?<!\\p{L})(?:${relatives})(?: \\p{Lu}[\\p{L}’'-]{1,20})?,?:? $`, 'iu');
const capitalBefore = /(?<!\p{L})(\p{Lu}[\p{L}’'-]{1,20}),?:? $/u;
const isBehindSomebody = (window: string): boolean =>
  relative.test(window) || isGivenName(capitalBefore.exec(window)?.[1] ?? '');
/** Right behind a name, or the last cell of an item whose first cell names a person: "Marek Sobol, elektryk, Kutno, …". */
const isOfPerson = (window: string, rest: string): boolean => {
  const cells = (itemBefore.exec(window)?.[1] ?? '')
    .split(',')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const [first = '', ...others] = cells;
  if (!itemEnd.test(rest) || cells.some((cell) => cell.split(' ').length > 3)) return false;
  const capitals = Array.from(first.matchAll(capitalWords), ([word]) => word);
  if (others.length === 0 && !/(?:^| )\p{Lu}[^ ]*$/u.test(first)) return false;
  if (cells.length === 1 && isCalled(window)) return true;
  return capitals.some(isNameOfPerson) || (others.length > 1 && twoNames.test(first));
};

/** "Bizum 611 20 33 18": the account is the phone. */
const sentBy = /(?<!\p{L})(?:twint|bizum|satispay|mb ?way|swish|vipps|mobilepay|tikkie|wero)[: ]{1,2}$/iu;
/** "Chave pix: 21998765432", "minha chave pix é …": a key of Brazil's payments may be a phone. */
const pixKey =
  /(?<!\p{L})pix(?: (?:del[ea]s?|d[oa] \p{L}{2,14}|\(?(?:celular|telefone)\)?)){0,2}(?: (?:é|e|eh))?[ :=]{1,3}$/iu;

/** A mobile number's third digit is a nine; other eleven digits are somebody's number. */
const brazilian = /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/;

/** What is measured or paid, behind a number. */
export const units =
  /^ ?(?:[%€$£¥°]|(?:usd|eur|gbp|pln|sek|zł|kr|km|kg|mb|gb|kb|ms|people|inhabitants|einwohner|habitants|dollars?|euros?|bytes|years|pages)(?![\p{L}\p{N}_]))/iu;

/** Countries that a national number may be of: without a cue word it has to be valid in one of them. */
const countries: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'IT',
  'NL',
  'BE',
  'AT',
  'CH',
  'SE',
  'IE',
  'AU',
  'TR',
];
/** Those that a number of someone may be of, beside these. */
const elsewhere: readonly CountryCode[] = [
  ...(['ES', 'PT', 'PL', 'DK', 'NO', 'FI', 'CZ', 'SK', 'HU', 'RO', 'BG', 'GR', 'HR', 'SI', 'RS', 'UA', 'RU'] as const),
  ...(['IN', 'PK', 'BD', 'ID', 'VN', 'PH', 'MY', 'SG', 'IL', 'AE', 'SA', 'EG', 'MA', 'NG', 'KE', 'ZA'] as const),
  ...(['BR', 'MX', 'AR', 'CO', 'CL', 'PE', 'NZ'] as const),
];
/** Russia's, and its neighbours', from within: no amount and no list is grouped so. */
const russian = /^8[ -]?\(?\d{3,5}\)?[ -]?\d{1,3}-\d{2}-\d{2}$/;
/** Those of scripts without spaces. */
const eastern: readonly CountryCode[] = ['CN', 'JP', 'TW', 'KR', 'HK', 'TH'];
/** China's mobile numbers have no trunk zero. */
const chineseMobile = /^1[3-9]\d(?:\d{8}|[ -]\d{4}[ -]\d{4})$/;

const japanese = /^0\d{1,4}-\d{1,4}-\d{4}$/;

const northAmerican = /^(?:(?:\+?1|001)[-. ]?)?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-. ])[2-9]\d{2}[-. ]\d{4}(?!\d)/;
const local = /^[2-9]\d{2}[-. ]\d{4}$/;
/** Two or more groups after a trunk zero, as European numbers are written. */
const trunk = /^\(?0\d{1,5}\)?(?:[ ]?[-–/. ()] ?\(?\d{2,9}\)?)+$/;
/** A mobile number in one piece. */
const mobile = /^0[67]\d{8,9}$|^01[567]\d{8,9}$/;
const areaInBrackets = /^\(\d{2,5}\)[ -]?\d{2,5}(?:[- ]?\d{2,4}){0,3}$/;
const international = /^(?:\+|00|\(\+)/;

const date = /^(?:(?:19|20)\d{2}[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d{2})(?!\d|[-./ ]\d)/;
const years = /^(?:1[5-9]|20)\d{2} ?[-–/] ?(?:1[5-9]|20)?\d{2}$/;
/** "09/2011 – 02/2018": months of a CV. */
const months = /^(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2} ?[-–] ?(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}$/;
/** "PV n° 01884/2024": a number of its year. */
const ofYear = /^\d{3,6}\/(?:19|20)\d{2}$/;
const address = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;
const decimal = /^\d+[.]\d+$/;
const bookNumber = /^97[89][- ]?\d/;
const thousands = /^\d{1,3}(?:[ .]\d{3})+$/;

const known = new Map<string, boolean>();
const isValid = (value: string, country?: CountryCode): boolean => {
  const key = `${country ?? ''}${value}`;
  let valid = known.get(key);
  if (valid === undefined) {
    valid = parsePhoneNumberFromString(value, country)?.isValid() ?? false;
    if (known.size > 5000) known.clear();
    known.set(key, valid);
  }
  return valid;
};

const judge = (text: string, start: number, value: string): Omit<Candidate, 'start' | 'end'> | null => {
  const number = value.replace(/[, ]*(?:ext|x|dur|dw|pos|ane|int|wew|ank)[^0-9]*\d+$/i, '');
  const digits = digitsOf(number);
  if (digits.length > 15 + (number.startsWith('00') ? 2 : 0) || /^(\d)\1*$/.test(digits)) return null;
  if (date.test(number) || years.test(number) || months.test(number) || address.test(number) || decimal.test(number))
    return null;
  if (bookNumber.test(number) && digits.length === 13) return null;
  // Before a comma and a digit only what no amount or list is written like: the next cell of a row.
  const rowed = international.test(number) || northAmerican.test(number) || trunk.test(number) || mobile.test(number);
  if (!rowed && /^,\d/.test(textAfter(text, start + value.length, 2))) return null;
  const window = textBefore(text, start, 32);
  if (ofDevice.test(window)) return null;
  const label = labelAfter.exec(textAfter(text, start + value.length, 12))?.[1];
  const cue = cueIn(cues, window.slice(window.lastIndexOf('\n\n') + 1)) ?? label ?? null;
  const short = ofDeviceShort.exec(window)?.[1];
  if (short !== undefined && (cue === null || /[:#]/.test(short))) return null;
  const other = cue === null && notCues.test(textBefore(text, start, 24));
  if (international.test(number)) {
    if (digits.length < 7) return null;
    const plus = `+${digits.replace(number.startsWith('+') || number.startsWith('(') ? /^/ : /^00/, '')}`;
    if (isValid(plus.replace(/[^+0-9]/g, ''))) return { score: 0.99, reason: 'a valid international phone number' };
    if (number.startsWith('+') && digits.length >= 8)
      return { score: 0.8, reason: 'written as an international phone number' };
  }
  if (cue === null && northAmerican.test(number)) {
    return { score: 0.85, reason: 'written as a North American phone number' };
  }
  if (other || (cue === null && ofYear.test(number)) || units.test(textAfter(text, start + value.length, 16)))
    return null;
  if (cue !== null) {
    if (
      digits.length >= 8 ||
      (digits.length >= 7 && local.test(number)) ||
      (digits.length >= 6 && trunk.test(number))
    ) {
      return { score: 0.95, reason: `beside '${cue}'` };
    }
    return digits.length === 7 ? { score: 0.85, reason: `beside '${cue}'` } : null;
  }
  const whose = owned.exec(window)?.[0].trim();
  if (whose !== undefined && digits.length >= 7 && digits.length <= 13) {
    const isPhone = [...countries, ...elsewhere, ...eastern].some((country) => isValid(number, country));
    if (isPhone) return { score: 0.9, reason: `after '${whose}'` };
  }
  const ofHere = (): boolean => withoutTrunk.some((country) => isValid(number, country));
  if (unprefixed.test(number) && ofHere()) {
    const [left, right] = [textBefore(text, start, 64), textAfter(text, start + value.length, 24)];
    if (isOfSomeone(left) || isReachedAt(left, right) || isInHead(text, start, start + value.length))
      return { score: 0.88, reason: 'a number where somebody is reached' };
  }
  const isSomewhere = (): boolean => [...countries, ...elsewhere].some((country) => isValid(number, country));
  const isCounted =
    thousands.test(number) && !(unprefixed.test(number.replaceAll('.', ' ')) && !number.endsWith('000') && ofHere());
  if (
    !isCounted &&
    digits.length > 7 &&
    digits.length < 12 &&
    isBesideSomebody(textBefore(text, start, 48), number, textAfter(text, start + value.length, 4)) &&
    isSomewhere()
  )
    return { score: 0.85, reason: 'beside somebody' };
  if (isSaidToBe(textBefore(text, start, 64), number)) return { score: 0.88, reason: 'said to be the number' };
  if (digits.length > 7 && digits.length < 13 && sentBy.test(window))
    return { score: 0.85, reason: 'behind a service that pays by phone' };
  if (pixKey.test(window) && brazilian.test(digits) && isValid(number, 'BR'))
    return { score: 0.97, reason: 'a key of payments' };
  if (russian.test(number) && isValid(number, 'RU'))
    return { score: 0.85, reason: 'written as a Russian phone number' };
  const isEastern = isUnspaced(window) || isUnspaced(textAfter(text, start + value.length, 24));
  if (isEastern && japanese.test(number) && digits.length >= 10)
    return { score: 0.8, reason: 'written as a Japanese phone number' };
  if (isEastern && chineseMobile.test(number)) return { score: 0.85, reason: 'written as a Chinese mobile number' };
  if ((trunk.test(number) || mobile.test(number)) && digits.length >= 9) {
    // "SIRET 077 281 059 46593", "expediente 0682/91940": a number that is named is of its name.
    const named = numberCue(textBefore(text, start));
    if (named !== null && (named.strong || (named.marked && (named.unknown !== true || number.includes('/')))))
      return null;
    const near = isEastern ? [...eastern, ...countries] : countries;
    return near.some((country) => isValid(number, country)) ? { score: 0.8, reason: 'a valid phone number' } : null;
  }
  if (
    unprefixed.test(number) &&
    isOfPerson(textBefore(text, start, 64), textAfter(text, start + value.length, 8)) &&
    ofHere()
  )
    return { score: 0.8, reason: 'behind a name' };
  const name = besideName.test(number) ? nameBefore.exec(window)?.[1] : undefined;
  if (name !== undefined && isGivenName(name) && (['ES', 'PT'] as const).some((country) => isValid(number, country)))
    return { score: 0.8, reason: 'behind a name' };
  if (areaInBrackets.test(number) && digits.length >= 7 && digits.length <= 12 && isBehindSomebody(window))
    return { score: 0.85, reason: 'behind somebody' };
  if (areaInBrackets.test(number) && digits.length >= 8 && digits.length <= 11 && !thousands.test(number)) {
    return { score: 0.7, reason: 'written as a phone number' };
  }
  return null;
};

/** A number goes on in the next line, quoted or not. */
const lineEnd = /(?<=[0-9)][-./]?)[ \t]?\r?\n(?:> ?)?(?=[0-9(])/g;
const fewestBroken = 9;
/** What goes on behind a part that is a number by itself has fewer digits than another number, and is no house or item: "44 Lindenweg", "2. Tim". */
const mostBehind = 6;
const goesOn = /^(?!\d)(?:$|[,;!?)](?!\d)|\.(?=\s|$)(?! \p{L})|\.$|\s*\n| (?:\p{Ll}|[–—(-]))/u;

/** Over a line's end: behind a word for it or whose it is, and valid somewhere. */
const brokenPhones = (text: string, found: readonly Candidate[]): Candidate[] => {
  // As long, and what a number may have between two groups.
  const joined = text.replace(lineEnd, (gap) => ' - '.slice(0, gap.length).padEnd(gap.length));
  if (joined === text) return [];
  const sorted = [...found].sort((a, b) => a.start - b.start);
  // Matches come in the order of the text: what ends before one ends before the next.
  let next = 0;
  return [...joined.matchAll(pattern)].flatMap(({ 0: matched, index: start }) => {
    while ((sorted[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    const value = matched.replace(/[ (]+$/, '');
    const end = start + value.length;
    if (text.slice(start, end).split('\n').length !== 2 || digitsOf(value).length < fewestBroken) return [];
    const window = textBefore(text, start, 32);
    const cue = cueIn(cues, window.slice(window.lastIndexOf('\n') + 1)) ?? owned.exec(window)?.[0].trim() ?? null;
    const within: Candidate[] = [];
    for (let at = next; (sorted[at]?.start ?? end) < end; at++) {
      const each = sorted[at];
      if (each !== undefined && each.end > start) within.push(each);
    }
    const [part = '', behind = ''] = text.slice(start, end).split('\n');
    const isFirstPart = (each: Candidate): boolean =>
      each.start === start && each.end === start + part.trimEnd().length && digitsOf(behind).length <= mostBehind;
    const isOne =
      cue !== null &&
      within.every(isFirstPart) &&
      (within.length === 0 || goesOn.test(textAfter(text, end, 4))) &&
      [undefined, ...countries, ...elsewhere, ...eastern].some((country) => isValid(value, country));
    return isOne ? [{ start, end, score: 0.9, reason: `beside '${cue}'` }] : [];
  });
};

/** Phone numbers: libphonenumber's rules, the ways that they are written, and cue words in a dozen languages. */
export const recognisePhone: Recogniser = amongUnspaced((prepared) => {
  const { text } = prepared;
  const found: Candidate[] = [...spokenPhones(prepared), ...extensions(text), ...fieldsOf(prepared, heads, isDialled)];
  for (const match of text.matchAll(pattern)) {
    const bare = match[0].replace(/[ (]+$/, '');
    const value = bare.endsWith(')') && !bare.includes('(') ? bare.slice(0, -1) : bare;
    // "大門町253 075-555-0162": behind the last number of an address.
    const ahead = isUnspaced(textBefore(text, match.index, 8)) ? matchedLength(/^\d{1,4} (?=0\d)/, value) : 0;
    const start = match.index + ahead;
    const verdict = judge(text, start, value.slice(ahead));
    if (verdict !== null) found.push({ start, end: match.index + value.length, ...verdict });
  }
  return [...found, ...brokenPhones(text, found)];
});
