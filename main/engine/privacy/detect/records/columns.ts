import type { EntityType } from '../../../../../shared/domain';
import type { PreparedText, TypedCandidate } from '../../entities/entity';
import { isRegion } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { holding } from '../../text/pieces';
import { isRecord } from '../public/texts';
import { fieldsIn, fieldsOf, isKey } from '../recognisers/fields';
import type { Found } from '../resolve';
import { noValue } from '../words/no-value';
import { namesOfMeasures, withRetold } from './named-beside';

/** What a record's keys and heads say of its words: towns, streets, dates, illnesses and trades of the persons in it. */

/** What only firms and bodies are: who insures, employs, flies, lends. */
const firms = new RegExp(
  oneLine`
    ^(?:
      (?:current |previous |former |last |health |car |home |main |primary )?(?:
        (?:
          insurer|insurance(?: company| provider)?|employer|company|company name|firm|bank|bank name|lender|vendor
          |vendor name|supplier|airline|carrier|landlord company|manufacturer|contractor|agency|university|college
          |school|school name|hospital|clinic|pharmacy|law firm|organi[sz]ation
        )(?: name)?
      )|versicherer|versicherung|krankenkasse|arbeitgeber|firma|firmenname|unternehmen|bank|kreditgeber|lieferant
      |fluggesellschaft|hausverwaltung|krankenhaus|klinik|schule|universität|hochschule|apotheke|assureur|assurance
      |mutuelle|employeur|entreprise|société|banque|fournisseur|compagnie(?: aérienne)?|hôpital|clinique|école
      |université|bailleur|aseguradora|empleador|empresa|compañía|banco|proveedor|aerolínea|colegio|universidad
      |clínica|assicuratore|assicurazione|datore di lavoro|azienda|ditta|banca|fornitore|compagnia(?: aerea)?|ospedale
      |clinica|scuola|università|verzekeraar|zorgverzekeraar|werkgever|bedrijf|leverancier|luchtvaartmaatschappij
      |ziekenhuis|ubezpieczyciel|pracodawca|firma|dostawca|linia lotnicza|szpital|szkoła|uczelnia|seguradora
      |empregador|fornecedor|companhia(?: aérea)?|escola|universidade|försäkringsbolag|arbetsgivare|företag|leverantör
      |flygbolag|sjukhus|skola|sigortacı|işveren|şirket|banka|tedarikçi|havayolu
      |保险公司|公司|公司名称|雇主|单位|工作单位|银行|开户行|学校|医院|航空公司|勤務先|会社|会社名|銀行|銀行名
      |保険会社|病院|学校名
    )$
  `,
  'u',
);

const keys: readonly (readonly [EntityType, RegExp])[] = [
  [
    'PERSON',
    new RegExp(
      oneLine`
        ^(?:
          (?:first|last|given|family|middle|maiden|sur) ?name|surname|vorname|nachname|familienname|prénom|prenom
          |apellidos?|cognome|achternaam|voornaam|nazwisko|imię|imie|sobrenome|apelido|förnamn|efternamn|soyadı?|soyad
          |имя|фамилия|ім'я|ім’я|прізвище
          |όνομα|επώνυμο
        )$
      `,
      'u',
    ),
  ],
  [
    'LOCATION',
    new RegExp(
      oneLine`
        ^(?:
          (?:home |birth )?(?:city|town)|place of birth|wohnort|ort|stadt|geburtsort|ville|commune|lieu de naissance
          |ciudad|localidad|municipio|città|citta|comune|luogo di nascita|woonplaats|stad|plaats|miasto|miejscowość
          |cidade|localidade|município|şehir|sehir
          |город|місто|город проживания
          |πόλη
          |城市|市|出身地
          |country(?: of (?:birth|residence))?|land|geburtsland|pays|país|paese|kraj|ülke
        )$
      `,
      'u',
    ),
  ],
  [
    'MEDICAL_CONDITION',
    new RegExp(
      oneLine`
        ^(?:
          (?:main |primary |medical )?diagnos[ie]s|(?:main |primary )?medical condition|diagnos(?:e|en)?|erkrankung
          |vorerkrankung(?:en)?|krankheit|diagnostic|pathologie|diagnóstico|patología|diagnosi|patologia|aandoening
          |rozpoznanie|choroba|doença|tanı|teşhis
          |诊断|診断|病名
          |illness|disease
        )$
      `,
      'u',
    ),
  ],
  [
    'OCCUPATION',
    /^(?:occupation|profession|job(?: title)?|beruf|métier|profesión|ocupación|professione|beroep|zawód|profissão|yrke|meslek|职业|職業)$/u,
  ],
  ['ORGANIZATION', firms],
];
/** Of a state, whose keys name what something is in as often. */
const state = /^(?:state|province|estado|uf|província|provincia|bundesland|województwo|région)$/u;
const isState = (value: string): boolean => /^\p{Lu}{2}$/u.test(value) || isRegion(value);
const words = /^\p{L}[\p{L}\p{M} .'’-]{1,40}$/u;
/** What is sold has a condition as well: it is a person's beside a patient, a birth or a diagnosis. */
const condition: readonly [EntityType, RegExp] = ['MEDICAL_CONDITION', /^(?:(?:main|primary|health) )?conditions?$/u];
const ofPatients = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      patient\p{L}{0,3}|paciente|paziente|pacjent\p{L}{0,2}|d ?o ?b|birth\p{L}{0,4}|born|geb\p{L}{0,12}|naissance
      |nacimiento|nascita|nascimento|geboortedatum|urodzenia|född|diagnos\p{L}{0,5}|medications?|allerg\p{L}{1,4}
      |symptoms?|mrn|nhs
    )(?!\p{L})
  `,
  'u',
);
/** Where somebody lives, whatever its street is called. */
const address = new RegExp(
  oneLine`
    ^(?:
      (?:home |postal |mailing |street )?address(?: line)?(?: 1)?|street(?: address)?|straße|anschrift|adresse|rue
      |dirección|calle|domicilio|indirizzo|via|adres|straat|ulica|endereço|morada|rua|adress|gata|gatuadress|sokak
      |地址|住所
    )$
  `,
  'u',
);
const isAddress = (value: string): boolean =>
  /^(?=.{0,60}\p{L}{3})(?=.{0,60}\d)[\p{L}\p{M}\d .,'’/#º°-]{5,80}$/u.test(value) && !/^\d{4}-\d\d-\d\d/.test(value);
/** What a program keeps of its own doings. */
const ofProgram = new RegExp(
  oneLine`
    (?:^| )(?:
      created|updated|modified|changed|deleted|published|released?|buil[dt]|version|timestamp|synced|indexed|logged
      |generated|fetched|cached|deployed|migrated|schema|api|copyright
    )(?= |$)
  `,
  'u',
);
/** Every other date of a record is of whom the record is of, whatever its key is called: `"admitted": "2024-02-11"`. */
const dated = { test: (key: string): boolean => !ofProgram.test(key) };
const isDate = (value: string): boolean =>
  /^(?:(?:19|20)\d\d-[01]\d-[0-3]\d|[0-3]?\d[./][0-3]?\d[./](?:19|20)\d\d)$/.test(value);
/** Less sure than the key of a birth. */
const ofAnyDate = 0.8;
/** `… WHERE last_name = 'Moor'`: a query asks of a table of somebody's, or fills it. */
const query = /(?<!\p{L})(?:SELECT [^;]{1,400}? FROM|UPDATE [^;]{1,60}? SET|DELETE FROM|(?:INSERT|REPLACE) INTO) /iu;

/** Candidates in prepared offsets, of records of persons and queries of them. Linear in the text. */
export const columns = (prepared: PreparedText): TypedCandidate[] =>
  isRecord(prepared.text) || query.test(prepared.text)
    ? (fieldsIn(prepared).some(({ key }) => isKey(ofPatients, key)) ? [...keys, condition] : keys)
        .flatMap(([type, key]) =>
          fieldsOf(prepared, key, (value) => words.test(value) && !noValue.test(value)).map((candidate) => ({
            type,
            ...candidate,
          })),
        )
        .concat(fieldsOf(prepared, state, isState).map((candidate) => ({ type: 'LOCATION', ...candidate })))
        .concat(fieldsOf(prepared, address, isAddress).map((candidate) => ({ type: 'ADDRESS', ...candidate })))
        .concat(
          fieldsOf(prepared, dated, isDate).map((candidate) => ({ type: 'DATE', ...candidate, score: ofAnyDate })),
        )
    : [];

/** A kind of things, under whose key nobody and no place is named: "plan: Gold". */
const kinds = new RegExp(
  oneLine`
    (?:^| )(?:
      (?<!(?:insurance|health|medical|dental) )plan|tier|package|level|colou?r|category|grade|size|material|type|kind
      |priority|severity|status|dept|department|team|abteilung|afdeling|reparto|dział|avdelning|mode|theme|version
      |tarif|paket|stufe|farbe|kategorie|größe|art|forfait|couleur|catégorie|taille|statut|tarifa|color|categoría
      |talla|colore|categoria|taglia|kleur|categorie|maat|kolor|kategoria|rozmiar|cor|tamanho|färg|kategori|storlek
      |renk|beden
    )$
  `,
  'u',
);

/** The findings without what the model read as names under a key for a kind of things. */
export const withoutKinds = (prepared: PreparedText, read: readonly Found[]): readonly Found[] => {
  if (!read.some(isName)) return read;
  const cells = [...fieldsOf(prepared, kinds, (value) => words.test(value)), ...namesOfMeasures(prepared)].map(
    ({ start, end }) => prepared.toOriginal(start, end),
  );
  const isInCell = holding(cells);
  return cells.length === 0 ? read : read.filter((each) => !isName(each) || !isInCell(each));
};
const isName = ({ type }: Found): boolean => type === 'PERSON' || type === 'LOCATION' || type === 'ORGANIZATION';

/** Names of one word under a key of firms are firms: "insurer: Aviva" is no woman. */
export const withFirms = (prepared: PreparedText, found: readonly Found[]): readonly Found[] => {
  const isMistaken = ({ type }: Found): boolean => type === 'PERSON' || type === 'LOCATION';
  if (!found.some(isMistaken)) return found;
  const read = withRetold((of) => fieldsOf(of, firms, (value) => oneWord.test(value)))(prepared);
  const nameOf = ({ start, end }: Pick<Found, 'start' | 'end'>): string => `${start} ${end}`;
  const cells = new Set(read.map(({ start, end }) => nameOf(prepared.toOriginal(start, end))));
  return cells.size === 0
    ? found
    : found.map((each) =>
        isMistaken(each) && cells.has(nameOf(each))
          ? { ...each, type: 'ORGANIZATION' as const, reason: 'under a key of firms' }
          : each,
      );
};
/** A signature is called "Firma" in Spanish, and an employer may be a person. */
const oneWord = /^\S{1,40}$/;
