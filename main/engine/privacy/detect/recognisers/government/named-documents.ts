import type { EntityType } from '../../../../../../shared/domain';
import type { Candidate, PreparedText } from '../../../entities/entity';
import { isGivenName } from '../../../lists';
import { identitiesOf } from '../../../lists/own-numbers';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textBefore } from '../../../text/around';
import { isCommonWord } from '../../words/vocabulary';
import { digitsOf } from '../context';
import { type Labelled, labelled } from '../labelled';
import { identityNames, licenceNames, passportNames } from '../labels/documents';
import { cuesOf } from '../labels/words';
import { toldLater } from '../told-later';

/** Identity and driving documents by their names in a dozen languages, whatever their country's number looks like. */

const isDate = /^(?:(?:19|20)\d\d[-./ ]\d{1,2}[-./ ]\d{1,2}|\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)?\d\d)$/;
const isCode = (value: string): boolean =>
  !isDate.test(value) && (digitsOf(value).length > 4 || (digitsOf(value).length > 1 && value.length > 7));

const identity: Labelled = {
  cues: [
    ...cuesOf(identityNames),
    'číslo op|op(?= č|:? [0-9]{9}(?![0-9]))(?: č(?:\\.|íslo))?|(?:číslo )?(?:občansk(?:ý|ého|ém) průkaz(?:u)?|občiansk(?:y|eho) preukaz(?:u)?)(?![\\p{L}])',
    oneLine`
      szem(?:\.|élyi)? ?ig\.?(?= ?:? ?[0-9])|szig\.?(?= ?:? ?[0-9])|c\.i\.(?= ?(?:n|:|[A-Z]{1,2} ?[0-9]))
      |személyi(?: igazolvány)?(?:om)?(?: szám(?:a|om)?)?|(?:carte|cartea|cărții) de identitate|buletin(?:ul)?
      |(?:ci|seria)(?= [A-Z]{2} (?:nr|[0-9]))|seri[ae] [A-Z]{2}
    `,
    'osobn(?:a|e|u) (?:iskaznic[ae]|izkaznic[ae])|broj (?:osobne|lične)(?: karte| iskaznice)?|ličn(?:a|e) kart[ae]|лична карта|davčna številka|личн(?:а|е|ата) карт[ае](?:та)?',
    '(?:δελτίο |αριθμός )?ταυτότητα(?:ς)?|αδτ|henkilökortti|sjukförsäkringskort|asmens tapatybės kortel\\p{L}{1,3}|personas apliecība|id-kaart(?:i)?',
    'паспортн(?:ый|ого) номер|удостоверени[ея](?: личности)?|посвідчення|рнокпп|cccd|cmnd|căn cước(?: công dân)?',
    identitiesOf,
    'kimlik seri(?: no)?|uan|bvn|nin(?= ?:? ?[0-9]{11})|voter id|epic(?: no| number)',
  ],
  value: oneLine`
    [A-Z]{6}[0-9]{8}[HM][0-9]{3}|[0-9]{2}[ /-][0-9]{10}(?![ /-]?[0-9])|[0-9]{2}[ /-][0-9]{8}[ /-][0-9]{2}
    |[Α-Ω]{1,2} ?[0-9]{6}
    |[A-Z]{2} ?[0-9]{6}|[0-9]{6} ?[A-Z]{2}|[0-9]{4}(?:-[0-9]{4}){2}
    |[0-9]{1,3}(?:[ .-][0-9]{2,8}){1,4}(?:[ -]?[A-Z]{1,2}|[ -][0-9](?! ?\p{L}))?|[A-Z]{1,3} ?[0-9]{5,12}[A-Z]{0,2}
    |[A-Z0-9]{8,14}|[0-9]{6,14}(?:-[0-9Kk])?
  `,
  isValue: isCode,
  // A country's own kind goes before, also where its check fails.
  score: 0.84,
};

const driving: Labelled = {
  cues: [
    ...cuesOf(licenceNames),
    oneLine`
      řidičsk(?:ý|ého) průkaz(?:u)?|vodičsk(?:ý|ého) preukaz(?:u)?|jogosítvány?(?:om)?
      |permis(?:ul)? (?:auto|de conducere)|vozačk(?:a|e) dozvol(?:a|e)|vozniško dovoljenje
      |δίπλωμα οδήγησης
      |ajokortti(?:ni)?|førerkort(?:et)?|kørekort(?:et)?
      |водительск(?:ое|ого) удостоверени[ея]|посвідчення водія|шофьорска книжка
      |bằng lái
    `,
  ],
  value: oneLine`
    [A-Z][0-9]{3,4}(?:-[0-9]{2,5}){2,3}(?:-[0-9])?|[A-Z]{1,3}[ -]?[0-9]{5,13}|[0-9]{2,3}(?: [0-9]{3}){2}
    |[0-9]{4} [0-9]{4}|[0-9]{2}[A-Z]{2}[0-9]{5,6}|[0-9]{6}-[0-9]{3}|[0-9]{7,14}|[A-Z0-9]{9,14}
  `,
  isValue: isCode,
  score: 0.93,
};

const passport: Labelled = {
  cues: [
    ...cuesOf(passportNames),
    oneLine`
      cestovn\p{L}{1,3} pas(?:u)?|číslo pasu|útlevél(?:szám)?(?:om|e)?|pașaport(?:ul|ului)?
      |(?:задгран|загран)?паспорт(?:а|у|ом)?
      |διαβατήριο|διαβατηρίου
      |putovnic[aeu]|pasoš(?:a)?|potni list|pas(?:nummer|set)|passi(?:n numero)?|hộ chiếu|paspor
    `,
  ],
  value:
    '[А-ЯІЇЄΑ-Ω]{2} ?[0-9]{6,7}|[0-9]{2} ?[0-9]{2} [0-9]{6}|[A-Z]{1,3}[ -]?[0-9]{5,9}[A-Z]{0,2}|[0-9]{2} ?[A-Z]{2} ?[0-9]{5}|[A-Z][A-Z0-9]{7,9}|[0-9]{7,9}',
  isValue: isCode,
  score: 0.92,
};

/** "Grace Wanjiru Kamau, ID No. 28841907": behind a person's name. */
const ofPerson = wordPattern(
  /(?<![\p{L}\p{N}])(?:[Nn]ational )?(?:I\.?D\.?|[Ii]d)(?: [Cc]ard)?(?: ?(?:[Nn]o|[Nn]umber|[Nn]r)\b\.?| ?#)[ :]{1,2}([0-9]{6,10})(?![\p{L}\p{N}_/-]|[.,][0-9])/gu,
);
const nameBefore =
  /((?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){1,3}),? ?\(?(?:(?:holder of|bearing|of) )?(?:(?:[Hh]is|[Hh]er|[Mm]y) )?$/u;
const farthest = 96;
const idsOfPersons = (text: string): Candidate[] =>
  ofPerson.all(text).flatMap(({ 0: whole, 1: value = '', index }) => {
    const name = nameBefore.exec(textBefore(text, index, farthest))?.[1];
    const isPerson = name?.split(' ').some((word) => isGivenName(word) && !isCommonWord(word.toLowerCase()));
    if (isPerson !== true) return [];
    const end = index + whole.length;
    return [{ start: end - value.length, end, score: 0.98, reason: `an identity number of '${name}'` }];
  });

const kinds = new Map<Labelled, EntityType>([
  [identity, 'NATIONAL_ID'],
  [passport, 'PASSPORT'],
  [driving, 'DRIVER_LICENSE'],
]);

const documentLater = toldLater([...kinds.keys()], true);

export const namedDocuments = (prepared: PreparedText): (Candidate & { readonly type: EntityType })[] => [
  ...[...kinds].flatMap(([kind, type]) => labelled(prepared, kind).map((found) => ({ ...found, type }))),
  ...idsOfPersons(prepared.text).map((found) => ({ ...found, type: 'NATIONAL_ID' as const })),
  ...documentLater(prepared).map(({ kind, ...found }) => ({
    ...found,
    type: kinds.get(kind) ?? ('ID_NUMBER' as const),
  })),
];
