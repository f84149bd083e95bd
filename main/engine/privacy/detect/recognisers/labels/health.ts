import { oneLine } from '../../../patterns/one-line';
import type { ByLanguage } from './words';

/** Numbers of policies, members and health insurances. */
export const insuranceNames: ByLanguage = {
  en: {
    alone: oneLine`
      (?:health |medical |dental |car |auto |home |life |travel |pet )?insurance (?:policy )?
      (?:id|number|no|nr|card|member id|policy|ref(?:erence)?)(?: ?(?:number|no))?
      |(?:member|subscriber|beneficiary|insured|policy ?holder)(?:ship)?[ -]?(?:id|number|no)
      |policy[ -]?(?:id|number|no|nr|ref)|policy|(?:insurance )?group[ -]?(?:number|no)
      |medicare(?: beneficiary)?(?: ?(?:id|number|no|identifier))?|medicaid(?: ?(?:id|number|no))?|mbi
      |certificate (?:number|no)|health (?:card|number)|ohip|personal health number|phn|carecard
      |ins(?:urance)?\.? (?:id|no|#)
    `,
  },
  de: {
    alone: oneLine`
      (?:kranken)?versicherten-?(?:nummer|nr)
      |(?:krankenkassen|gesundheits|versicherten|krankenversicherungs)-?karten?(?:nummer|-?nr)?
      |(?:kranken|haftpflicht|hausrat|lebens|unfall|rechtsschutz|kfz-?)?versicherungs?-?
      (?:nummer|nr|schein(?:nummer|-?nr)?|vertrag|police)|(?:vers|vs)\.?-?(?:nr|schein)\.?-?(?:nr)?
      |policen?-?(?:nummer|nr)
      |(?<!(?:the|by|to|from|local|state|city|la|de) )police
      (?! (?:report|station|officer|case|department|force|record|ref|file|complaint|incident|log|crime))|kvnr|kv-nr
      |krankenkassen-?(?:nummer|nr)|egk|schein|kv-(?:nummer|id)
    `,
    numbered: 'versicherung|krankenkasse',
  },
  fr: {
    alone: oneLine`
      (?:contrat|police) d['’]assurance|mutuelle|contrat (?:mutuelle|habitation|auto|prévoyance|santé)
      |n[º°] (?:d['’]assuré|de sociétaire)
      |numéro (?:d['’]assuré|de sociétaire|d['’]adhérent|de police|d['’]assurance maladie)|ramq
      |carte (?:soleil|vitale|santé|européenne|d['’]assurance maladie)
    `,
    numbered: 'police|assurance|assuré|sociétaire|adhérent(?: mutuelle)?',
  },
  es: {
    alone: 'póliza|poliza|tarjeta sanitaria|(?:número|núm\\.?|nº|n\\.º) de (?:asegurado|afiliado|póliza)|cip',
    numbered: 'asegurad[oa]|afiliad[oa]|seguro|mutua|obra social|prepaga',
  },
  it: {
    alone: '(?:numero (?:di )?)?polizza|tessera sanitaria|contratto assicurativo',
    numbered: 'assicurazione|assicurat[oa]|tessera team',
  },
  nl: {
    alone: '(?:zorg|auto|inboedel|reis)?(?:verzekerings|polis)-?(?:nummer|nr)|polis|verzekerdennummer|zorgpas',
    numbered: 'verzekering|verzekerde',
  },
  pl: {
    alone: '(?:numer|nr) polisy|polis[ayęą]|(?:numer|nr) ubezpieczeni[ae]|ekuz',
    numbered: 'ubezpieczeni[ae]|ubezpieczonego',
  },
  pt: {
    alone: oneLine`
      (?:número da )?apólice|apolice|número de (?:beneficiário|utente)
      |cart[ãa]o (?:(?:nacional )?de sa[úu]de|do sus|sus|d[oe] utente)|cns|carteirinha(?: do (?:plano|convênio))?
      |n[º°.]* ?(?:de )?utente|utente|(?:n[º°.]* |número )(?:de |do )?sns|sns(?= ?:? ?[0-9]{3} ?[0-9]{3} ?[0-9]{3})
    `,
    numbered: 'seguro|segurad[oa]|beneficiári[oa]|plano de saúde|convênio|sus',
  },
  sv: {
    alone: 'försäkrings-?(?:nummer|nr|numret|brev)|försäkringsbrev',
    numbered: 'försäkring(?:en)?',
  },
  tr: {
    alone:
      '(?:sigorta )?poliçe(?:m|si|nin)?|police (?:no|numarası)|sigorta (?:no|numarası|numaram|sicil no)|sgk (?:no|sicil no|numarası)',
    numbered: 'sigorta',
  },
  zh: {
    alone:
      '保单号码?|保单编号|保單號碼?|保险单号|保險單號|保险号码?|医保卡号?|医保号码?|社保卡号?|社保号码?|健保卡號?|投保单号|被保险人编号|保单|保單',
  },
  ja: {
    alone:
      '証券番号|保険証券番号?|保険証番号?|保険証(?:の)?(?:記号|番号)|被保険者番号|保険者番号|保険番号|契約者番号|記号番号|保険証',
  },
};

/** Numbers of patients, their records and stays. */
export const recordNames: ByLanguage = {
  en: {
    alone: oneLine`
      mrn|m\.r\.n\.?|med(?:ical)?\.? rec(?:ord)?s?(?: ?(?:id|number|no))?
      |(?:patient|pt)[ -]?(?:id|number|no|file|record|#)
      |(?:hospital|hosp|chart|encounter|visit|admission|accession|specimen|lab)\.?[ -]?(?:id|number|no|#)
      |health record(?: ?(?:number|no))?|ehr(?: id)?|unit (?:number|no)
    `,
    numbered: 'hosp(?:ital)?|chart|patient|outpatient|inpatient|clinic|specimen',
  },
  de: {
    alone:
      'patienten-?(?:nummer|nr|id|akte)|pat\\.?-?(?:nr|id)|(?:fall|aufnahme|akten|proben|auftrags)-?(?:nummer|nr)|krankenakten?(?:nummer)?|fallnummer',
  },
  fr: {
    alone:
      '(?:numéro de )?dossier (?:médical|patient|hospitalier)|numéro (?:de )?patient|ipp|nip|n[º°] (?:de )?patient',
    numbered: 'patient|dossier médical|hospitalisation',
  },
  es: {
    alone:
      '(?:número de )?historia cl[ií]nica|historial (?:médico|clínico)|h\\.? ?c\\.?(?= ?(?:n|:|#))|nhc|número de paciente|(?:expediente|registro) (?:cl[ií]nico|médico)',
    numbered: 'paciente|episodio|ficha(?: médica)?',
  },
  it: {
    alone:
      'cartella clinica|(?:numero|codice|id) paziente|numero (?:di )?nosologico|nosologico|codice (?:accettazione|ricovero)',
    numbered: 'paziente|cartella|ricovero|referto',
  },
  nl: {
    alone: 'pati[eë]nt(?:en)?-?(?:nummer|nr|id)|(?:medisch |zorg|pati[eë]nten?)dossier-?(?:nummer|nr)|opnamenummer',
    numbered: 'pati[eë]nt|medisch dossier',
  },
  pl: {
    alone:
      '(?:numer|nr) (?:pacjenta|kartoteki|karty pacjenta|historii choroby|księgi głównej)|historia choroby|kartoteka pacjenta|id pacjenta',
    numbered: 'pacjenta|kartoteki|historii choroby',
  },
  pt: {
    alone: '(?:número do )?prontuário|processo clínico|(?:número|nº|id) d[oe] paciente|registro hospitalar',
    numbered: 'paciente|processo clínico|internação|atendimento',
  },
  sv: {
    alone: 'patient(?:-?id|-?nummer|-?nr)|journal-?(?:nummer|nr|numret)',
    numbered: 'patient|journal',
  },
  tr: {
    alone: oneLine`
      (?:hasta |hastane )?protokol (?:no|numarası|numaram)|hasta (?:no|numarası|numaram|kayıt no|dosya no|kimliği)
      |(?:tıbbi )?dosya (?:no|numarası)|(?:hastane )?kayıt (?:no|numarası)
    `,
    numbered: 'protokol|hasta|dosya',
  },
  zh: {
    alone:
      '病案号码?|病历号码?|病歷號碼?|病历编号|住院号码?|門診號碼?|门诊号码?|就诊卡?号|就诊编号|患者编号|患者ID|检查号|登记号|病歷號|病患编号',
  },
  ja: {
    alone: '診察券番号?|診察番号|カルテ番号?|患者番号|患者ID|患者 ID|受診番号|入院番号|病歴番号|診察券',
  },
};
