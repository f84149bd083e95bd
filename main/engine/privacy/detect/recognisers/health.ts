import type { Recogniser } from '../../entities/entity';
import { digitsOf } from './context';
import { type Labelled, labelled } from './labelled';

/** Letters and digits in groups: the first group has a digit or only capitals, groups behind a space have digits. */
const value = '(?:[A-Z]{1,5}[-/ ]?)?[0-9A-Z]{0,8}[0-9][0-9A-Z]{0,16}(?:[-/.][0-9A-Z]{1,14}|[ ][0-9]{2,10}){0,4}';
const isDate = /^(?:(?:19|20)\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d\d)$/;
const hasDigits =
  (least: number) =>
  (text: string): boolean =>
    digitsOf(text).length >= least && !isDate.test(text);

const insurance: readonly Labelled[] = [
  {
    cues: [
      '(?:health |medical |dental |car |auto |home |life |travel )?insurance (?:policy )?(?:id|number|no|card|member id|policy)(?: ?(?:number|no))?',
      '(?:member|subscriber|beneficiary|insured|policy ?holder)[ -]?(?:id|number|no)',
      'policy[ -]?(?:id|number|no|nr)',
      'policy',
      '(?:insurance )?group[ -]?(?:number|no)',
      'medicare(?: beneficiary)?(?: ?(?:id|number|no|identifier))?',
      'medicaid(?: ?(?:id|number|no))?',
      'mbi',
      'certificate number',
      '(?:kranken)?versichertennummer',
      '(?:kranken|haftpflicht|kfz-)?versicherungs?-?(?:nummer|nr|scheinnummer|schein-nr)',
      'versicherungspolice',
      'policen?-?(?:nummer|nr)',
      'police',
      'kvnr',
      'krankenkassennummer',
      'versicherten-?nr',
      "numéro d'assuré",
      'numéro de police',
      "(?:contrat|police) d'assurance",
      "numéro d'adhérent",
      'mutuelle',
      '(?:número de )?póliza',
      'número de (?:asegurado|afiliado)',
      'tarjeta sanitaria',
      '(?:numero (?:di )?)?polizza',
      'tessera sanitaria',
      '(?:verzekerings|polis)nummer',
      'polis',
      '(?:numer|nr) polisy',
      'polisa',
      '(?:número da )?apólice',
      'número de (?:beneficiário|utente)',
      'försäkringsnummer',
      'försäkringsbrev',
    ],
    value,
    isValue: hasDigits(5),
  },
];

/** A Medicare number says by its shape what it is; as a German one does with a word for it. */
const mbi =
  /(?<![\p{L}\p{N}_-])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}(?![\p{L}\p{N}_-])/gu;

/** Numbers of policies, members and health insurances, by their names in ten languages. */
export const recogniseInsurance: Recogniser = (prepared) => [
  ...insurance.flatMap((of) => labelled(prepared, of)),
  ...[...prepared.text.matchAll(mbi)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    score: 0.9,
    reason: 'written as a Medicare number',
  })),
];

const records: Labelled = {
  cues: [
    'mrn',
    'm\\.r\\.n\\.?',
    'medical record(?:s)?(?: ?(?:id|number|no))?',
    'patient[ -]?(?:id|number|no|file|record)',
    '(?:hospital|chart|encounter|visit|admission|accession|specimen|lab)[ -]?(?:id|number|no)',
    'health record(?: ?(?:number|no))?',
    'ehr(?: id)?',
    'patienten-?(?:nummer|nr|id|akte)',
    '(?:fall|aufnahme|akten)-?(?:nummer|nr)',
    'krankenakte',
    '(?:numéro de )?dossier (?:médical|patient)',
    'numéro (?:de )?patient',
    'ipp',
    '(?:número de )?historia clínica',
    'nhc',
    'número de paciente',
    'cartella clinica',
    '(?:numero|codice) paziente',
    'patiënt(?:en)?nummer',
    'dossiernummer',
    '(?:numer|nr) (?:pacjenta|kartoteki|historii choroby)',
    '(?:número do )?prontuário',
    'patient(?:-?id|nummer)',
    'journal-?nummer',
  ],
  value,
  isValue: hasDigits(4),
};

/** Numbers of patients, their records and stays. */
export const recogniseMedicalRecord: Recogniser = (prepared) => labelled(prepared, records);
