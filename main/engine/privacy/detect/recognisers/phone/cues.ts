import { phonesOf } from '../../../lists/own-numbers';
import { oneLine } from '../../../patterns/one-line';
import { words } from '../context';

/** Words beside a number that say that it is a phone's, or another number. */

export const cues = words([
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
export const owned = new RegExp(
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
export const heads = new RegExp(
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
/** "030 1234567 (office)". */
export const labelAfter = new RegExp(
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
export const notCues = words([
  oneLine`
    isbn|issn|doi|iva|vat|tva|ust(?:-?id)?|abn|acn|order|invoice|tracking|ticket|ref(?:erence)?|version|port|pid|rfc
    |iso|timestamp|epoch|id|serial|sku|ean|pages?|pp|lines?|years?|iban|account|policy|claim|passport|konto(?:nummer)?
    |rechnung(?:snummer)?|kundennummer|commande|facture|pedido|factura|ordine|fattura
  `,
  '单号|單號|订单|编号|編號|案号|学号|工号|卡号|账号|QQ号?|快递|受付番号|注文番号|会員番号|口座番号|伝票番号|管理番号|契約番号|社員番号',
]);
/** Right before a number of a device, however near a word for a phone is: "my phone (Pixel, IMEI …)". */
export const ofDevice = new RegExp(
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
export const ofDeviceShort = /(?<!\p{L})sn(?: ?(?:no|nr|num|number)\.?)?(?: (?:is|ist))?([ :#.=()（]{0,3})$/iu;
/** "Bizum 611 20 33 18": the account is the phone. */
export const sentBy = /(?<!\p{L})(?:twint|bizum|satispay|mb ?way|swish|vipps|mobilepay|tikkie|wero)[: ]{1,2}$/iu;
/** "Chave pix: 21998765432", "minha chave pix é …": a key of Brazil's payments may be a phone. */
export const pixKey =
  /(?<!\p{L})pix(?: (?:del[ea]s?|d[oa] \p{L}{2,14}|\(?(?:celular|telefone)\)?)){0,2}(?: (?:é|e|eh))?[ :=]{1,3}$/iu;
/** What is measured or paid, behind a number. */
export const units =
  /^ ?(?:[%€$£¥°]|(?:usd|eur|gbp|pln|sek|zł|kr|km|kg|mb|gb|kb|ms|people|inhabitants|einwohner|habitants|dollars?|euros?|bytes|years|pages)(?![\p{L}\p{N}_]))/iu;
