import { luhn, weighted } from './checks';
import { anyOf, ddmmyy, digits, oneOf, ranges, twoDigits, yymmdd } from './fields';
import { byBirth, type NumberFormat } from './format';
import { scheme } from './scheme';

/** Resident registration: the check digit is random since October 2020, so both kinds are numbers. */
const koreanCheck = (body: string): string =>
  String((11 - (weighted(body, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10);
const koreanYear = (number: string): number => {
  const century = Number(number.charAt(6));
  return (century === 9 || century === 0 ? 1800 : [3, 4, 7, 8].includes(century) ? 2000 : 1900) + twoDigits(number);
};
const korean: NumberFormat[] = [
  ...byBirth(
    {
      name: 'Korea',
      fields: [yymmdd, digits(1), ranges(2, [0, 96]), digits(3)],
      check: { at: 12, width: 1, of: koreanCheck },
    },
    koreanYear,
  ),
  ...byBirth(
    {
      name: 'Korea, random check',
      fields: [yymmdd, digits(7)],
      accepts: (number) => koreanCheck(number.slice(0, 12)) !== number.slice(12),
    },
    koreanYear,
  ),
];

/** 番号法施行令 §8. */
const japanese = (body: string): string => {
  const rest = weighted(body, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
};

/** ICA: weights, an amount for T, G and M, and a row of letters for each kind. */
const singaporean = (body: string): string => {
  const kind = body.charAt(0);
  const sum = weighted(body.slice(1), [2, 7, 6, 5, 4, 3, 2]) + ('TG'.includes(kind) ? 4 : kind === 'M' ? 3 : 0);
  const letters = 'ST'.includes(kind) ? 'JZIHGFEDCBA' : kind === 'M' ? 'XWUTRQPNJLK' : 'XWUTRQPNMLK';
  return letters.charAt(sum % 11);
};

/** Thailand, Department of Provincial Administration. */
const thai = (body: string): string =>
  String((11 - (weighted(body, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10);

/** Jabatan Pendaftaran Negara: places of birth. */
const malaysianPlaces = ranges(2, [1, 16], [21, 59], [60, 68], [71, 72], [74, 79], [82, 93], [98, 99]);

export const asia = [
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Korean resident number',
    looks: /^\d{13}$/,
    formats: korean,
    plain: { '999999-9999999': 0.9 },
    cues: '주민등록번호,주민번호,외국인등록번호,rrn,resident registration,korean id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Japanese My Number',
    looks: /^\d{12}$/,
    formats: [{ name: 'My Number', fields: [digits(11)], check: { at: 11, width: 1, of: japanese } }],
    cues: 'マイナンバー,個人番号,my number,mynumber,individual number',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Singapore NRIC',
    looks: /^[STFGM]\d{7}[A-Z]$/,
    formats: [{ name: 'NRIC', fields: [anyOf('STFGM'), digits(7)], check: { at: 8, width: 1, of: singaporean } }],
    plain: { A9999999A: 0.9 },
    cues: 'nric,fin,nric number,nric no,singapore id,fin number',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Thai identity number',
    looks: /^[1-8]\d{12}$/,
    formats: [{ name: 'Thailand', fields: [ranges(1, [1, 8]), digits(11)], check: { at: 12, width: 1, of: thai } }],
    plain: { '9-9999-99999-99-9': 0.97, '9 9999 99999 99 9': 0.95 },
    cues: 'เลขประจำตัวประชาชน,บัตรประชาชน,thai id,thai national id',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Malaysian MyKad',
    looks: /^\d{12}$/,
    formats: [{ name: 'MyKad', fields: [yymmdd, malaysianPlaces, digits(4)] }],
    plain: { '999999-99-9999': 0.85 },
    cues: 'mykad,nric,ic number,ic no,kad pengenalan,no kp,no ic,malaysian ic',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Indonesian NIK',
    looks: /^\d{16}$/,
    formats: [
      {
        name: 'NIK',
        fields: [
          ranges(2, [11, 19], [21, 21], [31, 36], [51, 53], [61, 65], [71, 76], [81, 82], [91, 96]),
          ranges(4, [101, 9999]),
          // 40 more in a woman's day.
          ddmmyy(0, 40),
          ranges(4, [1, 9999]),
        ],
      },
    ],
    cues: 'nik,ktp,no ktp,nomor ktp,e ktp,nomor induk kependudukan',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Pakistani CNIC',
    looks: /^[1-7]\d{12}$/,
    formats: [{ name: 'CNIC', fields: [ranges(1, [1, 7]), digits(11), ranges(1, [1, 9])] }],
    plain: { '99999-9999999-9': 0.88 },
    cues: 'cnic,nicop,cnic number,cnic no,shanakhti card',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Emirates ID',
    looks: /^784\d{12}$/,
    formats: [
      {
        name: 'Emirates',
        fields: [oneOf(['784']), ranges(4, [1900, 2025]), digits(7)],
        check: { at: 14, width: 1, of: luhn },
      },
      {
        name: 'Emirates, later',
        fields: [oneOf(['784']), ranges(4, [2026, 2099]), digits(7)],
        check: { at: 14, width: 1, of: luhn },
      },
    ],
    plain: { '999-9999-9999999-9': 0.97, '999 9999 9999999 9': 0.97 },
    cues: 'emirates id,emirates identity,uae id,eid',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Saudi national ID or iqama',
    looks: /^[12]\d{9}$/,
    formats: [{ name: 'Saudi', fields: [anyOf('12'), digits(8)], check: { at: 9, width: 1, of: luhn } }],
    cues: 'iqama,iqama number,saudi id,saudi national id,رقم الهوية,الهوية الوطنية,رقم الاقامة,هوية,هويتي,هويته,هويتها',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'an Israeli identity number',
    looks: /^\d{9}$/,
    formats: [{ name: 'Israel', fields: [digits(8)], check: { at: 8, width: 1, of: luhn } }],
    cues: 'teudat zehut,tz,t z,mispar zehut,israeli id,תעודת זהות,ת ז,תז,מספר זהות',
  }),
  scheme({
    type: 'NATIONAL_ID',
    name: 'a Kazakh IIN',
    looks: /^\d{12}$/,
    formats: byBirth(
      {
        name: 'Kazakhstan',
        fields: [yymmdd, ranges(1, [1, 6]), digits(4)],
        check: {
          at: 11,
          width: 1,
          of: (body) => {
            const first = weighted(body, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
            if (first < 10) return String(first);
            const second = weighted(body, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
            return second < 10 ? String(second) : null;
          },
        },
      },
      (number) => ([1800, 1900, 2000][Math.ceil(Number(number.charAt(6)) / 2) - 1] ?? 1900) + twoDigits(number),
    ),
    cues: 'иин,жсн,iin',
  }),
];
