import type { Recogniser } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textBefore } from '../../text/around';
import { language } from '../../text/language';
import { digitsOf, isDate } from './context';
import { type Labelled, labelled } from './labelled';
import { insuranceNames, recordNames } from './labels/health';
import { cuesOf } from './labels/words';
import { spelledAfter } from './spelled';

/** A last group of one digit, which a check is: "0 034 2200 118833 7", and no "4417 3 years". */
const checkDigit = '(?: [0-9](?=[ \\t]{0,4}(?:[,;:!?)\\]\\n|]|\\.(?![0-9])|$)))?';
/** Letters and digits in groups: the first group has a digit or only capitals, groups behind a space have digits. */
const value = `(?:[A-Z]{1,5}[-/ ]?)?[0-9A-Z]{0,8}[0-9][0-9A-Z]{0,16}(?:[-/.][0-9A-Z]{1,14}|[ ][0-9]{2,10}){0,4}${checkDigit}`;
const hasDigits =
  (least: number) =>
  (text: string): boolean =>
    digitsOf(text).length >= least && !isDate(text);

const insurance: Labelled = {
  cues: [
    ...cuesOf(insuranceNames),
    oneLine`
      číslo pojištěnce|(?:číslo )?pojistk[ya]|poistk[ay]|biztosítási szám|kötvény(?:szám)?|poliț[ae]i?
      |полис(?:а)?(?: омс| дмс| осаго)?|осигурителен номер
      |osiguranj[ae]|broj police|zavarovalna polica|vakuutus(?:numero)?|forsikrings(?:nummer|nr)
      |sygesikring(?:snummer|sbevis)?|helfo
      |ασφαλιστήριο
      |bảo hiểm(?: y tế)?|bpjs(?: kesehatan)?
    `,
  ],
  value,
  isValue: hasDigits(5),
};

/** "Mutuelle des Alpages, contrat MA-5529017": a contract, and an insurer or one who is insured before it. */
const contract: Labelled = {
  cues: [
    'contra(?:ct|t)(?: (?:no|number|n[º°]|nr)\\.?)?|contrat[to]o?|vertrag(?:s-?(?:nr|nummer))?|umow[aąęy]|avtal|polis|sözleşme',
  ],
  value: '[A-Z]{1,4}-?[0-9]{5,12}(?:-[0-9]{1,6})?|[0-9]{7,12}',
};
const insurer = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      assur\p{L}*|mutuelle|versicher\p{L}*|haftpflicht\p{L}*|insur\p{L}*|asegur\p{L}*|seguros?|segurad\p{L}*
      |assicur\p{L}*|verzeker\p{L}*|ubezpiecz\p{L}*|försäkr\p{L}*|sigorta\p{L}*
    )(?!\p{L})[^.!?\n]{0,60}$
  `,
  'iu',
);

/** "Insurance: Aetna W2207 18834": the insurer's name stands between the label and the number. */
const behindInsurer = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        [Ii]nsurance|[Ii]nsurer|[Ii]nsured (?:with|by)|[Hh]ealth plan|[Vv]ersicherung|[Kk]rankenkasse
        |[Kk]rankenversicherung|[Aa]ssurance|[Mm]utuelle|[Ss]eguro|[Aa]seguradora|[Aa]ssicurazione|[Vv]erzekering
        |[Zz]orgverzekeraar|[Uu]bezpieczenie|[Uu]bezpieczyciel|[Ff]örsäkring|[Ff]örsäkringsbolag|[Ss]igorta
        |[Pp][óo]li[zc]a|[Pp]olizza|[Aa]pólice|[Pp]olisa?|[Pp]oliçe
      )(?::| ?[–-])? (?:\p{Lu}[\p{L}&'’.-]{1,20}[ ,]{1,2}){1,3}
      (?:(?:ID|[Mm]ember|[Pp]olicy|[Nn]o|[Nn]r|[Nn][º°])[.:#]{0,2} ){0,2}
      ([A-Z]{0,4}-?\d[A-Z\d]{1,14}(?:-\d{1,10}| [A-Z]?\d{2,10}){0,4}${checkDigit})(?![\p{L}\p{N}_/%]|[.,:]\d)
    `,
    'u',
  ),
);
const isPolicy = hasDigits(6);

/** A Medicare number says by its shape what it is; as a German one does with a word for it. */
const mbi =
  /(?<![\p{L}\p{N}_-])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}(?![\p{L}\p{N}_-])/gu;

const spelledInsurance = spelledAfter([...cuesOf(insuranceNames), 'versicherungs(?:schein)?-?(?:nummer|nr)']);
const spelledRecord = spelledAfter(cuesOf(recordNames));

/** Numbers of policies, members and health insurances, by their names in a dozen languages. */
export const recogniseInsurance: Recogniser = (prepared) => [
  ...labelled(prepared, insurance),
  ...spelledInsurance(prepared),
  ...labelled(prepared, contract).filter(({ start }) => insurer.test(textBefore(prepared.text, start, 96))),
  ...behindInsurer.all(prepared.text).flatMap(({ 0: whole, 1: number = '', index }) => {
    const end = index + whole.length;
    return isPolicy(number) ? [{ start: end - number.length, end, score: 0.85, reason: 'behind an insurer' }] : [];
  }),
  ...[...prepared.text.matchAll(mbi)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    score: 0.9,
    reason: 'written as a Medicare number',
  })),
];

/** NIP is a patient's number in French, and a tax number in Polish: in a Polish text, or in these groups. */
const polishGroups = /^\d{3}-(?:\d{3}-\d{2}-\d{2}|\d{2}-\d{2}-\d{3})$/;
const nip = /(?<!\p{L})nip(?!\p{L})[^\d\n]{0,24}$/iu;
const isPolishTax = (text: string, start: number): boolean =>
  nip.test(textBefore(text, start, 32)) && language(text) === 'pl';
const records: Labelled = {
  cues: cuesOf(recordNames),
  value,
  isValue: (text) => hasDigits(4)(text) && !polishGroups.test(text),
};

/** Numbers of patients, their records and stays. */
export const recogniseMedicalRecord: Recogniser = (prepared) => [
  ...labelled(prepared, records).filter(({ start }) => !isPolishTax(prepared.text, start)),
  ...spelledRecord(prepared),
];
