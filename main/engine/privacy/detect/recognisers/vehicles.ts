import type { Candidate, Recogniser } from '../../entities/entity';
import { isGermanPlate } from '../../entities/vehicles/german-plates';
import { isEuropeanVin, passesVin, vinPattern } from '../../entities/vehicles/vin-check';
import { edgeLast } from '../../patterns/edge-last';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { beyondLatin } from '../../text/pieces';
import { asWritten, inLongStretches, words } from './context';
import { type Labelled, labelled } from './labelled';
import { plateNames, vinNames } from './labels/vehicles';
import { cuesOf } from './labels/words';
import { spelledAfter } from './spelled';
import { isUnspaced } from './unspaced';

const seventeen = /(?<![\p{L}\p{N}_-])(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}(?![\p{L}\p{N}_-])/gu;
const vinCues: Labelled = {
  cues: cuesOf(vinNames),
  value: '[A-HJ-NPR-Za-hj-npr-z0-9]{17}',
  isValue: (value) => vinPattern.test(value.toUpperCase()) && /\d/.test(value),
};

/** Vehicle identification numbers: by their check, by what makers of Europe fill them up with, or beside a word for them. */
export const recogniseVin: Recogniser = (read) => {
  const prepared = asWritten(read);
  const found: Candidate[] = labelled(prepared, vinCues);
  for (const match of inLongStretches(prepared.text, seventeen)) {
    const reason = passesVin(match[0])
      ? 'checksum of a vehicle'
      : isEuropeanVin(match[0])
        ? 'written like a vehicle of Europe'
        : null;
    if (reason !== null) found.push({ start: match.index, end: match.index + 17, score: 0.94, reason });
  }
  return found;
};

const plateCues: Labelled = {
  cues: [
    ...cuesOf(plateNames),
    'spz|rz|(?:poznávací|registrační|státní poznávací) znač(?:ka|ku|ky)|značk[auy]|e[čv][čv]|evidenčné číslo(?: vozidla)?',
    '(?:registarsk[aeu]|reg\\.?) (?:oznak[aeu]|tablic[aeu])|registracij[aeu](?: (?:auta|vozila))?|registrsk[aeo] (?:oznak[aeo]|tablic[aeo])|tablic[ae]',
    'rendszám(?:a|om|unk|ú|tábla)?|num[ăa]r(?:ul)? (?:de [îi]nmatriculare|ma[șs]inii)|nr\\.? (?:de )?[îi]nmatriculare|plăcuț[ae]|[îi]nmatriculat[ăa]?',
    oneLine`
      rekisteri(?:numero(?:ni)?|tunnus|kilpi)|rek\.? ?(?:nro|tunnus|no)|rekkari(?:ni)?|bil-?(?:nr|nummer)
      |nummerplade(?:n)?|kjennemerke(?:t)?|kjennetegn(?:et)?|skilt(?:et|nummer)?|regn(?:r|ummer)|registreeri\p{L}{2,8}
      |numbrimärk|valstybinis numeris|valsts numurs|auto numurs
    `,
    oneLine`
      госномер|гос\.? ?номер|(?:номер|номерной знак|регистрационный знак)(?: (?:машины|авто(?:мобиля)?|тачки))?
      |рег(?:\.|истрационен)? ?(?:No|номер)
      |номер(?:ний знак)? (?:машини|авто)|держномер|г/н
    `,
    'πινακίδ\\p{L}{1,3}|αριθμός κυκλοφορίας|plat nomor|nopol|biển số(?: xe)?',
    '차량번호|차량|차 ?번호|번호판|ทะเบียน(?:รถ(?:ยนต์)?)?|ป้ายทะเบียน',
  ],
  value: oneLine`
    [0-9]?[ก-ฮ]{1,2} ?[0-9]{1,4}
    |(?:[А-ЯІЇЄ]{1,2} ?[0-9]{3,4} ?[А-ЯІЇЄ]{1,2}(?: ?[0-9]{2,3})?)
    |[Α-Ω]{3}[ -]?[0-9]{4}
    |[0-9]{2,3} ?[가-힣] ?[0-9]{4}
    |\p{sc=Han} ?[A-Z] ?[·•・.-]? ?[A-Z0-9]{5,6}|\p{sc=Han}{1,4} ?[0-9]{2,3} ?\p{sc=Hiragana} ?[0-9・.-]{2,5}
    |[0-9]{2} [A-Z]{1,3} [0-9]{2,5}|[A-ZÄÖÜ]{1,3}[- ·][A-Z]{1,2}[- ]?[0-9]{1,4}[EH]?
    |[A-Z0-9]{1,4}(?:[- ·][A-Z0-9]{1,5}){1,3}|[A-Z0-9]{5,8}
  `,
  isValue: (value) =>
    /[A-Z]|\p{sc=Hiragana}|\p{sc=Hangul}|\p{sc=Cyrillic}|\p{sc=Greek}|\p{sc=Thai}/u.test(value) &&
    /\d/.test(value) &&
    /^[^ ]{4,}|[A-Z0-9].*[A-Z0-9].*[A-Z0-9].*[A-Z0-9]/.test(value) &&
    !/^[A-Z]\d{1,2}$/.test(value),
  ownLetters: true,
};

const spelledPlates = spelledAfter([...cuesOf(plateNames), 'tags?|reg|rej']);

/** Short words that say other things too: what follows has to be as long as most plates. */
const briefCues: Labelled = {
  cues: ['tags?|reg|rej\\.?'],
  value: plateCues.value,
  isValue: (value) => /^(?:[^A-Za-z0-9]*[A-Za-z0-9]){5}/.test(value) && (plateCues.isValue?.(value) ?? true),
};

/** China's and Japan's, with their places. */
const eastern = new RegExp(
  oneLine`
    (?=[^\0-\x7f])(?:[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼] ?[A-HJ-NP-Z] ?[·•・.-]? ?(?=[A-HJ-NP-Z]{0,5}\d)[A-HJ-NP-Z0-9]{5,6}
    (?![A-Za-z0-9])|\p{sc=Han}{1,4} ?\d{2,3} ?\p{sc=Hiragana} ?(?:\d{2}-\d{2}|[・.]{0,3}\d{1,3})(?![\d年月日-]))
  `,
  'gu',
);
/** Ukraine's and Russia's: only letters that look like Latin ones. */
const cyrillic =
  /(?<![\p{L}\p{N}])(?:[АВЕІКМНОРСТХ]{2} ?\d{4} ?[АВЕІКМНОРСТХ]{2}|[АВЕКМНОРСТУХ] ?\d{3} ?[АВЕКМНОРСТУХ]{2} ?\d{2,3})(?![\p{L}\p{N}])/gu;
/** Korea's, Thailand's, Israel's and those of Arab countries, beside a vehicle. */
const beyond: readonly (readonly [shape: RegExp, vehicle: RegExp])[] = [
  [
    /(?<![\d가-힣])\d{2,3}[가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주하허호배] ?\d{4}(?![\d,.]|[년원명개])/gu,
    /차|번호판/u,
  ],
  [/(?<![\dก-๎])\d?[ก-ฮ]{2} ?\d{1,4}(?![\dก-๎])/gu, /รถ|ทะเบียน/u],
  [/(?<![\d.,-])(?:\d{3}-\d{2}-\d{3}|\d{2}-\d{3}-\d{2})(?![\d-])/gu, /רכב|מכונית|אוטו|רישוי/u],
  [
    /(?=[ء-ي] |\d{3,4} [ء-ي])(?:(?<!\p{L})(?:[ء-ي] ){2,3}\d{3,4}(?!\d)|(?<!\d)\d{3,4} (?:[ء-ي] ){1,2}[ء-ي](?!\p{L}))/gu,
    /سيارة|سيارتي|السيارة|لوحة/u,
  ],
];
/** Shapes that hardly anything else has: France's with hyphens, Britain's with its year and a space. */
const unmistakable =
  /^(?:[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}|[A-HJ-PR-Y]{2}(?:0[2-9]|[12]\d|5[1-9]|[67]\d) [A-HJ-PR-Z]{3})$/;
const product =
  /(?:models?|parts?|sku|serial|ref(?:erence)?|item|article|artikel|code|version|typ|type|modèle|pièce|réf)(?: (?:no|nr|num|number))?[ .:#n°-]{0,4}$/iu;

/** "RTX 4090", "ISO 9001", "ICE 1234": norms, parts, trains and flights, whose letters plates may have as well. */
const coded = new RegExp(
  oneLine`
    ^(?:
      (?<norm>EN|ISO|IEC|DIN|SAE|ASTM|ECE|UN|EU)|RTX|GTX|RX|USB|DDR|LED|LH|BA|AF|KLM|FR|IC|ICE|RE|RB|TGV|AVE|MX|RS|GT
      |ID|TDI|HDI|EV
    )[ -]?(?:(?<long>\d{4,5})|[0-9A-Z]{3,5}|\d{1,3}[ ’']\d{3})$
  `,
  'u',
);
/** A vehicle right before, which is no maker's: "Min bil RTX 482". */
const behindVehicle = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      cars?|vehicle|van|truck|motorbike|motorcycle|scooter|auto|wagen|pkw|fahrzeug|voiture|véhicule|coche|vehículo
      |carro|macchina|veicolo|voertuig|samoch(?:ód|od(?:u|em))|pojazd|bil(?:en)?|fordon(?:et)?|moto|motocicleta
      |cami[óo]n|camionnette|furgone|automobile|autó|auta|veículo|viatura|araç|araba(?:m|sı)?|mașin[aă]|auton?i?
    )(?:,|:| is| ist| est| es| è| är| to| jest)? $
  `,
  'iu',
);
const isCoded = (text: string, value: string, start: number): boolean => {
  const groups = coded.exec(value)?.groups;
  if (groups === undefined) return false;
  return (groups.norm !== undefined && groups.long !== undefined) || !behindVehicle.test(textBefore(text, start, 24));
};

/** Plates of countries that give them one shape: they need a vehicle near. */
const shaped = new RegExp(
  oneLine`
    (?=[A-Z0-9ČĆŠŽĐ])(?<![\p{L}\p{N}_-])(?!
      (?:CAR|VAN|BUS|CAB|MY|THE|REG|NO|IS|OUR|HIS|HER|VW|BMW|KIA|GMC|PKW|LKW|KFZ|MI|MIO|MON|MA) (?!
        \d{3} [A-Z]{2}(?![\p{L}\p{N}])
      )
    )(?:
      [A-HJ-PR-Y]{2}[0-7]\d ?[A-HJ-PR-Z]{3}|[A-HJ-NP-TV-Z]{2}[- ]?\d{3}[- ]?[A-HJ-NP-TV-Z]{2}
      |\d{4}[- ]?[BCDFGHJ-NPR-TV-Z]{3}|[A-Z]{3}-?\d[A-Z]\d{2}|[A-Z]{2}[ -]\d{2}[ -][A-Z]{1,2}[ -]\d{4}
      |\d{1,2}-[A-Z]{2,3}-\d{1,2}|[A-Z]{1,2}-\d{2,3}-[A-Z]{1,3}|[A-Z]{2,3} [0-9A-Z]{4,5}
      |(?:0[1-9]|[1-7]\d|8[01]) ?[A-Z]{1,3} ?\d{2,4}|[A-Z]{3}[- ]?\d{2}[A-Z0-9]|[A-Z]{3}[- ]\d{4}
      |(?:AG|AI|AR|BE|BL|BS|FR|GE|GL|GR|JU|LU|NE|NW|OW|SG|SH|SO|SZ|TG|TI|UR|VD|VS|ZG|ZH) ?\d{1,3}[ ’']?\d{3}
      |[A-Z]{1,2}[ -]\d{2,3}[ -][A-Z]{3}|\d{2,3}-[A-Z]{1,2}-\d{3,6}|[1-9][A-Z][A-Z0-9] ?\d{4}
      |[A-Z]{2}[ -][A-Z]{2}-\d{3}|[A-Z]{1,2}-\d{3,5}[A-Z]{1,2}|[A-ZČĆŠŽĐ]{2} ?\d{3,4}-[A-ZČĆŠŽĐ]{1,2}
      |[A-Z]{1,2} \d{4} [A-Z]{2}
    )(?![\p{L}\p{N}_-])
  `,
  'gu',
);
const vehicle = words([
  'cars?|vehicles?|van|truck|motorbike|motorcycle|scooter|suv|sedan|parked|parking|driver|driving|drove',
  'hit and run',
  'tegenpartij|unfallgegner(?:in)?|counterparty|other driver|partie adverse|conducteur|conductor|contrari[oa]|motpart(?:en)?',
  'speeding|fine|tow(?:ed)?|ford|bmw|audi|toyota|honda|vw|volkswagen|golf|tesla|fiat|renault|peugeot|seat|skoda',
  'volvo|opel|vauxhall|nissan|kia|hyundai|mercedes|auto|wagen|pkw|fahrzeug|voiture|véhicule|coche|vehículo|carro',
  'macchina|veicolo|voertuig|samochód|pojazd|bil(?:en)?|fordon(?:et)?|moto|motocicleta|scooter|camión|camion',
  'camionnette|furgone|automobile|autó|auta|samochod(?:u|em)|veículo|viatura|estacionad[oa]|aparcad[oa]|geparkt',
  'garée?|parcheggiat[oa]|geparkeerd|zaparkowan\\p{L}|parkerad|plakal[ıi]|plakas[ıi]|plaka|araç',
  'arac[ıi](?:n|m|mın)?|araba(?:m|mın|nın|sı)?|otomobil|kamyon|park edilmiş',
  'mașin[aă]|masin[aă](?! da| per)|kocsi(?:m|ja)?|bíl(?:inn)?|auton?i?|αυτοκίνητο',
  // The second plate of two, or one further on from its word.
  'targa|targhe|kenteken|rej|kennzeichen|nummernschild|number plates?|rejestracj\\p{L}|rendszám\\p{L}{0,3}|rego',
  '车|車|汽车|轿车|摩托|货车|停车|駐車|バイク|トラック|軽自動車',
]);
const german = new RegExp(
  edgeLast(/(?<![\p{L}\p{N}_-])[A-ZÄÖÜ]{1,3}[- ·:]{1,2}[A-Z]{1,2}[- ][1-9]\d{1,3}[EH]?(?![\p{L}\p{N}_-])/u.source),
  'gu',
);

/** License plates: after a word for them, by a country's shape beside a vehicle, by a German district. */
export const recognisePlate: Recogniser = (read) => {
  const prepared = asWritten(read);
  const { text } = prepared;
  const found = [...[plateCues, briefCues].flatMap((of) => labelled(prepared, of)), ...spelledPlates(prepared)];
  for (const { 0: value, index: start } of isUnspaced(text) ? text.matchAll(eastern) : [])
    found.push({ start, end: start + value.length, score: 0.85, reason: 'written as a licence plate' });
  for (const { 0: value, index: start } of beyondLatin.test(text) ? text.matchAll(cyrillic) : [])
    found.push({ start, end: start + value.length, score: 0.85, reason: 'written as a licence plate' });
  for (const [shape, near] of beyondLatin.test(text) ? beyond : [])
    for (const { 0: value, index: start } of text.matchAll(shape))
      if (near.test(textBefore(text, start)) || near.test(textAfter(text, start + value.length, 24)))
        found.push({ start, end: start + value.length, score: 0.85, reason: 'beside a vehicle' });
  for (const match of text.matchAll(shaped)) {
    const [value] = match;
    const end = match.index + value.length;
    if (unmistakable.test(value) && !product.test(textBefore(text, match.index, 16)))
      found.push({ start: match.index, end, score: 0.85, reason: 'written as a licence plate' });
    else if (
      /\d/.test(value) &&
      !product.test(textBefore(text, match.index, 16)) &&
      !isCoded(text, value, match.index) &&
      (vehicle.test(textBefore(text, match.index)) || vehicle.test(textAfter(text, end, 24)))
    )
      found.push({ start: match.index, end, score: 0.8, reason: 'beside a vehicle' });
  }
  for (const match of text.matchAll(german)) {
    const [value] = match;
    const end = match.index + value.length;
    const isNear = vehicle.test(textBefore(text, match.index)) || vehicle.test(textAfter(text, end, 24));
    if (isGermanPlate(value) && (isNear || /^[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{2,4}/.test(value)))
      found.push({ start: match.index, end, score: isNear ? 0.85 : 0.7, reason: 'a German district' });
  }
  return found;
};
