import { anyOf, classesOf, days, letter } from './fields';
import type { NumberFormat } from './format';
import { type Scheme, scheme } from './scheme';

/** DVLA: decade, month (50 more for a woman), day, year. */
const britishBirth = days({
  width: 6,
  from: 2000,
  to: 2099,
  ways: 2,
  write: (year, month, day, way) => {
    const yy = String(year % 100).padStart(2, '0');
    return `${yy.charAt(0)}${String(month + 50 * way).padStart(2, '0')}${String(day).padStart(2, '0')}${yy.charAt(1)}`;
  },
  read: (text) => {
    const month = Number(text.slice(1, 3));
    const way = month > 50 ? 1 : 0;
    return [2000 + Number(text.charAt(0) + text.charAt(5)), month - 50 * way, Number(text.slice(3, 5)), way];
  },
});

/** Five letters of the surname, the birth, two initials, each filled up with 9; then what tells two drivers apart. */
const british = (number: string): NumberFormat[] => {
  const shape = number.replace(/[A-Z]/g, 'A').replace(/[0-8]/g, '0');
  const nine = anyOf('9');
  return [
    {
      name: `British ${shape.slice(0, 5)} ${shape.slice(11, 13)} ${shape.slice(13).replace(/9/g, '0')}`,
      fields: [
        ...classesOf(number.slice(0, 5), letter, nine),
        britishBirth,
        ...classesOf(number.slice(11, 13), letter, nine),
        ...classesOf(number.slice(13)),
      ],
    },
  ];
};

const britishShapes = ['AAAAA', 'AAAA9', 'AAA99', 'AA999', 'A9999'].flatMap((surname) =>
  ['AA', 'A9', '99'].flatMap((initials) => [
    [`${surname}999999${initials}9AA`, 0.95] as const,
    [`${surname} 999999 ${initials}9AA`, 0.97] as const,
    [`${surname} 999999 ${initials} 9AA`, 0.97] as const,
    // With its issue.
    ...['99', '9A'].flatMap((issue) => [
      [`${surname}999999${initials}9AA ${issue}`, 0.96] as const,
      [`${surname} 999999 ${initials}9AA ${issue}`, 0.98] as const,
    ]),
  ]),
);

const licence =
  `driving licence,driving license,driver licence,driver license,drivers licence,drivers license,driver s licence,driver s license,driver number,
licence number,license number,dl,dl number,dl no,dln,dvla,fuhrerschein,fuhrerscheinnummer,fuhrerschein nr,lenkberechtigung,permis de conduire,numero de permis,permis,carnet de conducir,carne de conducir,
permiso de conducir,permiso de conduccion,licencia de conducir,licencia de manejo,patente,patente di guida,patente guida,rijbewijs,rijbewijsnummer,prawo jazdy,prawa jazdy,korkort,korkortsnummer,
kørekort,førerkort,ajokortti,carta de conducao,cnh,carteira de habilitacao,carteira de motorista,ehliyet,surucu belgesi,ridicsky prukaz,vodicsky preukaz,vezetoi engedely,permis auto,
водительское удостоверение,права,驾驶证,驾照,運転免許証,免許証番号,운전면허,רישיון נהיגה,رخصة القيادة`.replace(
    /\n/g,
    '',
  );

const passport =
  `passport,passports,passport number,passport no,reisepass,reisepassnummer,passnummer,pass nr,passnr,passeport,numero de passeport,pasaporte,numero de pasaporte,passaporto,numero passaporto,paspoort,paspoortnummer,
paszport,paszportu,nr paszportu,passaporte,pass,passi,passinumero,pasaport,pasaport no,cestovni pas,cestovny pas,utlevel,utlevelszam,pasaport numarasi,pașaport,pasaportul,putovnica,pasos,паспорт,паспорта,διαβατηριο,διαβατηριου,
护照,護照,旅券,パスポート,여권,दस्तावेज पासपोर्ट,पासपोर्ट,หนังสือเดินทาง,דרכון,جواز السفر,جواز سفر`.replace(/\n/g, '');

const card =
  `id card,id cards,identity card,identity cards,national id card,identification card,id card number,personalausweis,personalausweisnummer,personalausweis nr,ausweisnummer,identitatskarte,identitatskartennummer,carte d identite,carte nationale d identite,
carte identite,cni,carnet de identidad,carne de identidad,cedula de identidad,documento nacional de identidad,carta d identita,carta di identita,carta d identita elettronica,cie,identiteitskaart,identiteitsbewijs,identiteitskaartnummer,dowod,dowod osobisty,
dowodu osobistego,nr dowodu,numer dowodu,seria i numer dowodu,bilhete de identidade,cartao de cidadao,carteira de identidade,registro geral,rg,id kort,identitetskort,nationellt id kort,nasjonalt id kort,henkilokortti,kimlik karti,kimlik kartı,nufus cuzdani,nufus cuzdanı,
obcansky prukaz,obciansky preukaz,szemelyi igazolvany,carte de identitate,buletin,osobna iskaznica,licna karta,лична карта,удостоверение личности,посвідчення особи,паспорт громадянина,ταυτοτητα,αριθμος ταυτοτητας,身份证件,身分證,在留カード,신분증,
תעודת זהות,بطاقة الهوية,بطاقة هوية,पहचान पत्र,บัตรประชาชน`.replace(/\n/g, '');

/** No rule of its own: a number beside its name, of whichever country, that proves to be no other. */
export const identityCard = scheme({
  type: 'NATIONAL_ID',
  name: 'an identity card',
  looks: /^(?=(?:[A-Z]*\d){2})[A-Z0-9]{6,14}$/,
  formats: [],
  cues: card,
});

export const documents: readonly Scheme[] = [
  identityCard,
  {
    type: 'DRIVER_LICENSE',
    name: 'a British driving licence',
    looks: /^(?=[A-Z]+9*\d)[A-Z][A-Z9]{4}\d[0156]\d[0-3]\d\d[A-Z][A-Z9]\d[A-Z]{2}(?:\d[A-Z\d])?$/,
    formats: british,
    plain: Object.fromEntries(britishShapes),
    cues: licence,
  },
  scheme({
    // States of the US, provinces, and Europe's: one to three letters or none, and five digits or more.
    type: 'DRIVER_LICENSE',
    name: 'a driving licence',
    looks: /^(?=(?:[A-Z]*\d){5})[A-Z0-9]{6,18}$/,
    formats: [],
    cues: licence,
  }),
  scheme({
    type: 'PASSPORT',
    name: 'a passport',
    // "09OCT1971" is a day, as airlines write it.
    looks:
      /^(?=(?:[A-Z]*\d){4})(?!\d\d(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d\d){1,2}$)[A-Z0-9]{6,10}$/,
    formats: [],
    cues: passport,
  }),
];
