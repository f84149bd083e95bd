import type { EntityType } from '../../../../../../shared/domain';
import type { Candidate, PreparedText } from '../../../entities/entity';
import { digitsOf } from '../context';
import { type Labelled, labelled } from '../labelled';

/** Identity and driving documents by their names in a dozen languages, whatever their country's number looks like. */

const isDate = /^(?:(?:19|20)\d\d[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)?\d\d)$/;
const isCode = (value: string): boolean =>
  !isDate.test(value) && (digitsOf(value).length > 4 || (digitsOf(value).length > 1 && value.length > 7));

const identity: Labelled = {
  cues: [
    '(?:national )?(?:identity|id) card',
    'national id(?:entity)?(?: card)?',
    'residence (?:permit|card)|green card|alien registration|a-number',
    '(?:personal)?ausweis(?:nummer|nr|kopie)?|aufenthalts(?:titel|erlaubnis|karte)|identitätskarte',
    "carte (?:nationale )?d['’]identité|pièce d['’]identité|cni|titre de séjour|carte de séjour|carte de résident",
    'documento (?:nacional )?de identidad|cédula(?: de (?:identidad|ciudadanía|extranjería))?|tarjeta de residencia|permiso de residencia',
    '(?:número de |nº de |n\\.º de )?(?:afiliación|seguridad social)(?: a la seguridad social)?|nuss',
    "carta d['’]identità|permesso di soggiorno",
    'identiteitskaart|id-kaart|identiteitsbewijs|verblijfs(?:vergunning|document)',
    'dow[oó]du? osobist(?:y|ego)|karta pobytu|karty pobytu',
    'cartão de cidadão|bilhete de identidade|título de residência|autorização de residência',
    'id-kort|identitetskort|legitimation|uppehållstillstånd',
  ],
  value:
    '[0-9]{1,3}(?:[ .-][0-9]{2,8}){1,4}(?:[ -]?[A-Z]{1,2})?|[A-Z]{1,3} ?[0-9]{5,12}[A-Z]{0,2}|[A-Z0-9]{8,14}|[0-9]{6,14}',
  isValue: isCode,
  score: 0.93,
};

const driving: Labelled = {
  cues: [
    "driv(?:er|ing)(?:['’]?s)? licen[cs]e",
    'führerschein(?:nummer|nr)?',
    'permis(?: de conduire)?',
    'carnet de conducir|licencia de conducir|permiso de conducir',
    'patente(?: di guida)?',
    'rijbewijs(?:nummer)?',
    'prawo jazdy|prawa jazdy',
    'carta de condução|cnh|carteira de motorista',
    'körkort(?:snummer)?',
  ],
  value: '[A-Z]{1,3}[ -]?[0-9]{5,13}|[0-9]{2}[A-Z]{2}[0-9]{5,6}|[0-9]{8,14}|[A-Z0-9]{9,14}',
  isValue: isCode,
  score: 0.93,
};

export const namedDocuments = (prepared: PreparedText): (Candidate & { readonly type: EntityType })[] => [
  ...labelled(prepared, identity).map((found) => ({ ...found, type: 'NATIONAL_ID' as const })),
  ...labelled(prepared, driving).map((found) => ({ ...found, type: 'DRIVER_LICENSE' as const })),
];
