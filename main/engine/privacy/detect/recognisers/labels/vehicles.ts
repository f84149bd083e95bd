import { oneLine } from '../../../patterns/one-line';
import type { ByLanguage } from './words';

/** Licence plates. */
export const plateNames: ByLanguage = {
  en: {
    alone: oneLine`
      (?:licen[cs]e|number|vehicle|car|reg(?:istration)?|tag)[ -]?plates?(?: ?(?:number|no|is))?
      |plates?(?: ?(?:number|no))?|(?:vehicle |car )?reg(?:istration)?(?: ?(?:number|no|mark))|rego|tag number|vrm|vrn
    `,
  },
  de: { alone: '(?:auto|kfz-?|nummern)?kennzeichen|nummernschild|kontrollschild|kfz|kennz' },
  fr: { alone: "plaque(?: d['’]immatriculation)?|immatricul(?:ation|ée?)|immat" },
  es: { alone: 'matr[íi]cula|placas?|patente|chapa' },
  it: { alone: 'targa|targat[ao]|tg' },
  nl: { alone: 'kenteken(?:plaat|nummer)?|nummerplaat' },
  pl: { alone: '(?:numer|nr|tablica|tablice)s? rejestracyjn[yae]|rejestracj[aięą]|nr rej|tablic[ey]|blachy' },
  pt: { alone: 'placas?|matrícula|chapa' },
  sv: { alone: 'registrerings-?(?:nummer|nr)|registreringsskylt|reg\\.?-?(?:nr|nummer)|nummerplåt|regnummer' },
  tr: { alone: 'plaka(?:m|sı|lı)?(?: no| numarası)?|plaka' },
  zh: { alone: '车牌号码?|車牌號碼?|车牌|車牌|号牌|牌照号?' },
  ja: { alone: '車両番号|車のナンバー|ナンバープレート|登録番号|車番|ナンバー' },
};

/** Numbers of a vehicle's body. */
export const vinNames: ByLanguage = {
  en: {
    alone:
      'vin(?:[ -]?(?:number|no|code))?|vehicle identification(?: number)?|chassis(?: ?(?:number|no))?|frame (?:number|no)',
  },
  de: { alone: 'vin-?nummer|fahrgestell-?(?:nummer|nr)|fahrzeug-?ident(?:ifizierungs|ifikations)?-?(?:nummer|nr)|fin' },
  fr: { alone: 'numéro de (?:châssis|série)|n[º°] de (?:châssis|série)|châssis' },
  es: { alone: 'número de (?:bastidor|chasis|serie)|bastidor|chasis' },
  it: { alone: 'numero di telaio|telaio' },
  nl: { alone: 'chassisnummer|voertuigidentificatienummer' },
  pl: { alone: 'numer (?:vin|nadwozia|podwozia)|nr (?:vin|nadwozia)' },
  pt: { alone: 'chassi|número d[oe] (?:chassi|quadro)' },
  sv: { alone: 'chassi-?(?:nummer|nr)|vin-?nummer' },
  tr: { alone: 'şasi(?: no| numarası)?|sasi(?: no| numarası)?' },
  zh: { alone: '车架号码?|車架號碼?|车辆识别代号|车辆识别码|底盘号' },
  ja: { alone: '車台番号|車体番号' },
};
