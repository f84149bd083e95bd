import type { Candidate } from '../../../entities/entity';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import type { Labelled } from '../labelled';

/** Numbers of a household's supply and of what is sent to it, by country: a short name, and as many signs as those have. */

/** Where electricity, gas and water come in. */
export const supplyPoints: Labelled = {
  cues: [
    'zählpunkt(?:bezeichnung|nummer|nr)?|malo(?:-?id)?|marktlokation|melo(?:-?id)?|messlokation',
    'pdl|prm|pce|point de (?:livraison|comptage)|cups|pod|pdr|cpe|cui',
    'ean(?:-?code)?(?=[^0-9\\n]{0,16}(?:54|59|57|73|70|87)[0-9]{16})|ppe|punkt poboru(?: energii)?|mprn|nmi|icp|gsrn|esiid|esi id',
    'anläggnings-?id|områdes-?id|målepunkt(?:s-?id|-?id)?|aftagernummer|eic',
  ],
  value: oneLine`
    (?:AT|DE)[0-9]{11}[0-9A-Z]{20}|IT[0-9]{3}E[0-9]{8,9}|ES[0-9]{16}[A-Z]{2}(?:[0-9][A-Z])?|PT[0-9]{16}[A-Z]{2}
    |(?:54|59|57|73|70|87)[0-9]{16}|[0-9]{14}|(?!40)[0-9]{11}|[0-9]{10}[A-Z]{2}[0-9A-Z]{3}
    |[0-9]{2}[A-Z]{1,4}[0-9A-Z-]{10,14}
  `,
  score: 0.93,
};

/** Land as its register has it: which says where somebody lives. */
export const plots: Labelled = {
  cues: [
    'flurst(?:ück|\\.)(?:-?(?:nr|nummer))?|grundstücks?-?(?:nr|nummer)|parcelle(?: cadastrale)?|parcela(?: catastral)?|ref(?:erencia|\\.)? catastral|particella(?: catastale)?',
    'działk[aię](?: ewidencyjn[aey])?|kadastr(?:aal|ale) perceel|perceel(?:nummer)?|prédio|fastighet(?:en|sbeteckning)?|parsel|plot|cadastral parcel',
  ],
  value:
    '[A-Z]{1,3} ?[0-9]{2,6}|[0-9]{1,6}/[0-9]{1,5}|[0-9]{1,3}:[0-9]{1,4}|[0-9]{7}[A-Z]{2}[0-9]{4}[A-Z][0-9]{4}[A-Z]{2}',
  score: 0.85,
};

/** An animal's chip (ISO 11784), by which its owner is known. */
export const petChips: Labelled = {
  cues: [
    '(?:micro|mikro)?chip(?:-?(?:nr|nummer|number|code|id))?|transponder(?:-?(?:nr|nummer|number))?|puce|micropuce|czip|mikroçip|čip',
  ],
  value: '[1-9][0-9]{14}|[1-9][0-9]{2}(?: [0-9]{3}){4}|[1-9][0-9]{2}(?: [0-9]{4}){3}',
  score: 0.9,
};

/** A Swedish firm's number, behind its name for it or the firm's form. */
export const swedishFirms: Labelled = {
  cues: ['org\\.? ?-?(?:nr|nummer|no)|organisationsnummer|(?:aktiebolag|AB|HB|KB)(?: \\(publ\\))?,?'],
  value: '[2-9][0-9][2-9][0-9]{3}-[0-9]{4}',
  score: 0.93,
};

/** What a payment is told by: Norway's, Sweden's, Finland's, Switzerland's. */
export const paymentReferences: Labelled = {
  cues: ['kid(?:-?(?:nummer|nr))?|ocr(?:-?(?:nummer|nr))?|viite(?:numero)?|qr-?referenz'],
  value: '[0-9]{8,27}|[0-9]{1,5}(?: [0-9]{4,5}){2,6}',
  isValue: (value) => !/^(?:19|20)\d{6}$/.test(value),
  score: 0.88,
};

/** A key of Brazil's payments that is no phone: somebody's number or a firm's. */
export const pixKeys: Labelled = {
  cues: ['(?:chaves? )?pix'],
  value: '[0-9]{11}|[0-9]{14}|[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}',
  score: 0.75,
};

/** Reports to the police: their number and its year, either way round. */
export const policeReports: Labelled = {
  cues: [
    'b\\.? ?o\\.?(?= ?(?:n[º°o.]|:)? {0,2}[0-9]{2,8}[/-][0-9]{2,8})|boletim de ocorrência|auto de notícia|nuipc',
    'main courante|(?:dépôt de )?plainte|procès-verbal|atestado|diligencias|querella|verbale|querela|denuncia',
    'strafanzeige|anzeige|vorgang|aangifte|proces-verbaal|zawiadomienie|anmälan|polisanmälan|k-?n(?:umme)?r|anmeldelse',
    'crime (?:ref(?:erence)?|number|no)|police report|incident (?:ref|report)',
  ],
  value:
    '[0-9]{2,8}[/-](?:19|20)?[0-9]{2}(?:[./-][0-9A-Z.]{1,8})?|(?:19|20)?[0-9]{2}[/-][0-9]{3,8}|K[0-9]{3,8}-[0-9]{2}',
  isValue: (value) =>
    !/^(?:19|20)\d\d[/-](?:19|20)?\d\d$|^\d{1,2}[/-]\d{2}$|^(?:0?[1-9]|1[0-2])[/-](?:19|20)\d\d$|^(?:19|20)\d\d-00\d$/.test(
      value,
    ),
  score: 0.88,
};

const carriers = oneLine`
  DHL|DPD|GLS|UPS|FedEx|Hermes|Evri|Yodel|Royal Mail|Parcelforce|TNT|USPS|InPost|Poczta Polska|Orlen|Colissimo
  |Chronopost|Mondial Relay|La Poste|Correos|SEUR|MRW|Nacex|CTT|BRT|Bartolini|SDA|Poste Italiane|PostNL|bpost|PostNord
  |Posten|Bring|Budbee|Instabox|Post(?:i|en)?|Matkahuolto|Omniva|Packeta|Zásilkovna|Česká pošta|Magyar Posta
  |FAN Courier|Sameday|Nova Poshta
  |Нова пошта|СДЭК
  |Correios|Jadlog|Loggi|Estafeta|Aras|Yurtiçi|MNG|PTT|Amazon
`;
/** "Evri H01HYA0044718229", "przesyłka InPost 6200…": behind who brings it, ten digits and more in one piece. */
const parcel = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:${carriers})(?: \p{L}{2,14}){0,2}(?: (?:nr|no|n[º°]|num(?:ber|ero|éro)?)\.?)?[ :#]{1,3}
      (?=[A-Z\d]*\d{8})([A-Z]{0,4}\d[\dA-Z]{9,27})(?![\p{L}\p{N}_./-]| ?(?:[km]?g|t|tons?|tonnes?|kilos?)(?!\p{L}))
    `,
    'u',
  ),
);
/** Two letters, eight digits with their check, a country's letters (UPU S10). */
const international = /(?<![\p{L}\p{N}_])[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}(?![\p{L}\p{N}_])/gu;
const weights = [8, 6, 4, 2, 3, 5, 9, 7];
const passesS10 = (digits: string): boolean => {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  const check = 11 - (sum % 11);
  return Number(digits.charAt(8)) === (check === 10 ? 0 : check === 11 ? 5 : check);
};

/** Linear in the text. */
export const parcels = (text: string): Candidate[] => [
  ...parcel.all(text).map(({ 0: whole, 1: value = '', index }) => {
    const end = index + whole.length;
    return { start: end - value.length, end, score: 0.88, reason: 'behind who brings a parcel' };
  }),
  ...[...text.matchAll(international)]
    .filter(({ 0: value }) => passesS10(value.replace(/\D/g, '')))
    .map(({ 0: value, index: start }) => ({
      start,
      end: start + value.length,
      score: 0.9,
      reason: 'checksum of a parcel',
    })),
];
