import { statesByLetters } from '../../../lists/states';
import { oneLine } from '../../../patterns/one-line';
import type { ByLanguage } from './words';

/** "Ontario licence", "Texas license": of what drives there. */
const states = [
  ...statesByLetters.values(),
  'Ontario|Quebec|Alberta|British Columbia|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland',
].join('|');

/** Passports. The word alone is a book; a number that may be one has to stand beside it. */
export const passportNames: ByLanguage = {
  en: { alone: 'passports?' },
  de: { alone: '(?:reise|kinder)?pass(?:-?nummer|-?nr)?|pass-nr' },
  fr: { alone: 'passeports?' },
  es: { alone: 'pasaportes?' },
  it: { alone: 'passaport[oi]' },
  nl: { alone: 'paspoort(?:-?nummer|-?nr)?' },
  pl: { alone: 'paszport(?:u|em)?' },
  pt: { alone: 'passaportes?' },
  sv: { alone: 'pass(?:-?nummer|-?nr)?|passet' },
  tr: { alone: 'pasaport(?:um|umu|umun|u|unu|unun)?' },
  zh: { alone: '护照号?码?|護照號?碼?|通行证号?码?|护照编号' },
  ja: { alone: '旅券番号?|パスポート(?:番号|ナンバー|No)?' },
};

/** Driving licences. */
export const licenceNames: ByLanguage = {
  en: {
    alone: oneLine`
      driv(?:er|ing)(?:['’]?s)?['’]? licen[cs]e|dl(?= ?(?:no|number|#|:))|dln|dvla(?: ?(?:no|number))?
      |licen[cs]e(?= \((?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\))|(?:${states}) licen[cs]e
    `,
    numbered: 'licen[cs]e',
  },
  de: { alone: 'führerschein(?:nummer|-?nr)?|fuehrerschein(?:nummer|-?nr)?|fahrerlaubnis(?:nummer|-?nr)?' },
  fr: { alone: 'permis de conduire', numbered: 'permis' },
  es: {
    alone:
      'carn[eé] de conducir|carnet de conducir|licencia de (?:conducir|manejo|conducción)|permiso de (?:conducir|conducción)|brevete',
  },
  it: { alone: 'patente(?: di guida)?' },
  nl: { alone: 'rijbewijs(?:-?nummer|-?nr)?' },
  pl: { alone: 'praw[ao] jazdy' },
  pt: { alone: 'carta de condução|cnh|carteira de (?:motorista|habilitação)|habilitação' },
  sv: { alone: 'körkort(?:et|s-?nummer|s-?nr)?' },
  tr: { alone: 'ehliyet(?:im|imin|i)?|sürücü belgesi|surucu belgesi' },
  zh: { alone: '驾驶证号?码?|驾照号?码?|駕照號?碼?|驾驶执照|駕駛執照' },
  ja: { alone: '運転免許証?(?:番号)?|免許証番号?|免許番号|免許証' },
};

/** Identity cards, residence permits and the social insurance of countries without a type of their own. */
export const identityNames: ByLanguage = {
  en: {
    alone:
      '(?:national )?(?:identity|id) card|national id(?:entity)?(?: card)?|residence (?:permit|card)|green card|alien registration|a-number|social insurance|emirates id',
  },
  de: {
    alone:
      '(?:personal)?ausweis(?:nummer|-?nr|kopie)?|aufenthalts(?:titel|erlaubnis|karte)|identitätskarte|perso(?:-?nr)?',
  },
  fr: {
    alone:
      "carte (?:nationale )?d['’]identité|pièce d['’]identité|cni|cin|titre de séjour|carte de séjour|carte de résident|récépissé",
  },
  es: {
    alone: oneLine`
      dni|d\.n\.i\.|c\.c\.(?= ?(?:n|[0-9]))|clave de elector|credencial (?:de elector|(?:del )?ine)
      |documento (?:nacional )?de identidad|c[ée]dula(?: de (?:identidad|ciudadanía|ciudadania|extranjería))?
      |tarjeta de residencia|permiso de residencia
      |(?:número de |nº de |n\.º de )?(?:afiliación|seguridad social)(?: a la seguridad social)?
      |n[º°o.]{1,2} de (?:la )?ss|nuss|nss|nit|rut|ruc|cuit|cuil
    `,
  },
  it: { alone: "carta d['’]identità|cie|permesso di soggiorno" },
  nl: { alone: 'identiteitskaart|id-kaart|identiteitsbewijs|verblijfs(?:vergunning|document)' },
  pl: { alone: 'dow[oó]d(?:u)? osobist(?:y|ego)|karta pobytu|karty pobytu|(?:seria i )?(?:nr|numer) dowodu' },
  pt: {
    alone:
      'cartão de cidadão|bilhete de identidade|título de residência|autorização de residência|carteira de identidade|registro geral|niss|rg',
  },
  sv: { alone: 'id-kort(?:et)?|identitetskort(?:et)?|legitimation(?:en)?|uppehållstillstånd' },
  tr: {
    alone:
      "t\\.?c\\.?['’](?:si|m|im|miz|niz|sini|mi)|" +
      't\\.?c\\.? ?(?:kimlik)?(?: no| numarası| numaram)?|kimlik (?:no|numarası|numaram|kartı)|nüfus cüzdanı|vergi (?:no|numarası|kimlik no)',
  },
  zh: { alone: '身份证号?码?|身份證號?碼?|身分證號?碼?|证件号码?|證件號碼?|居住证号?码?|居留证号?码?|社会保障号码?' },
  ja: {
    alone:
      '在留カード(?:番号)?|マイナンバー|個人番号|基礎年金番号|年金手帳番号|年金番号|住民票コード|身分証(?:明書)?番号',
  },
};
