import type { Candidate, PreparedText } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { and } from '../../lists/conjunctions';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { type Field, fieldsIn, isKey } from '../recognisers/fields';
import { noValue } from '../words/no-value';
import { isCommonWord } from '../words/vocabulary';

/** Names by their keys and heads alone: `<nachname>Wrobel</nachname>`, `"last":"Quillen"`, "Name;Age", "Kids: Ocean, River". */

const parts = new RegExp(
  oneLine`
    ^(?:
      (?:
        patient|customer|client|employee|contact|guest|student|tenant|user|child|parent|mother|father|spouse|owner
        |kunde|mieter
      ) )?(?:
      (?:first|last|given|family|middle|maiden|sur|fore) ?names?|[fl] ?name|surname|vorname|nachname|familienname
      |rufname|prénom|prenom|nom de famille|apellidos?|primer apellido|segundo apellido|cognome|achternaam|voornaam
      |roepnaam|nazwisko|imię|imie|sobrenome|apelido|förnamn|efternamn|fornavn|etternavn|efternavn|soyadı?|soyad
      |prenume|příjmení|jméno|vezetéknév|keresztnév|etunimi|sukunimi
      |фамилия|имя|прізвище|ф ?и ?о|п ?і ?б
      |ονοματεπώνυμο
    )$
    |^(?:
      (?:
        患者|病人|学生|客户|顾客|孩子|儿童|员工|乘客|收件人?|寄件人?|申请人|紧急联系人|監護人|學生|聯絡人|顧客|従業員
        |子ども|生徒|乗客|申請者|宛名
      )?(?:姓名|名字|氏名|名前|お名前|名称)|家长(?:姓名)?|家長|监护人|監護人|联系人|聯絡人|患者|病人|父亲|母亲|父親
      |母親|配偶|保護者(?:名)?|担当者|患者名|顧客名|緊急連絡先氏名
    )$
  `,
  'u',
);
/** Of these one says little, and both what each is. */
const lastKey = /^(?:last|family|sur|nom|cognome|apellidos?|nazwisko|soyadı?|sobrenome|apelido|achternaam|nachname)$/u;
const firstKey = /^(?:first|given|fore|prenom|prénom|nome|nombre|imię|adı?|naam)$/u;
const capital = /^\p{Lu}[\p{L}\p{M}'’.-]{0,30}(?: \p{L}[\p{L}\p{M}'’.-]{0,30}){0,3}$/u;
const nameColumn = new RegExp(
  oneLine`
    ^(?:
      (?:full |display )?name|naam|nom|nombre|nome|imię i nazwisko|namn|navn|isim|ad soyad|nume|név|jméno|kunde|kundin
      |mieter(?:in)?|bewohner|schüler(?:in)?|teilnehmer(?:in)?|patient(?:in)?|gast|tenant|employee|student|pupil|guest
      |resident|attendee|participant|élève|locataire|salarié|alumn[oa]|inquilin[oa]|emplead[oa]|paciente|alunn[oa]
      |alun[oa]|dipendente|paziente|leerling|huurder|medewerker|uczeń|najemca|pracownik|pacjent|elev|anställd
      |hyresgäst|öğrenci|kiracı|çalışan|hasta
    )$
  `,
  'u',
);
/** What only persons have. */
const ofPersons = new RegExp(
  oneLine`
    ^(?:
      age|alter|âge|edad|età|leeftijd|wiek|idade|ålder|yaş|e ?-?mail(?: address)?|correo(?: electrónico)?|courriel
      |mail|posta|dni|nif|nie|cpf|pesel|ssn|codice fiscale|bsn|phone|tel|telefon|mobile|téléphone|teléfono|telefono
      |telefoon|telemóvel|dob|date of birth|birthday|born|geb(?:oren|urtsdatum|datum)?|naissance|nacimiento|nascita
      |geboortedatum|urodzenia|född|sex|gender|geschlecht|salary|gehalt|lohn|salaire|sueldo|stipendio|grade|class
      |klasse|note|classe|allerg(?:y|ies|ien?|ie|ia|ias)|diagnos[ei]s?|rent|miete|loyer|alquiler|affitto|huur|czynsz
      |hyra|shift|schicht|room|zimmer|room no|hb ?a1c|ldl|hdl|tsh|egfr|crp|ferritin|creatinine|kreatinin
      |blood (?:pressure|sugar|glucose|type)|bp|bmi|blutdruck|tension|tensión|pressione|bloeddruk|ciśnienie|blodtryck
      |medications?|medikamente?|médicaments?|medicación|farmac[oi]|medicijnen|leki|medicação|mediciner?|ilaç
    )$
  `,
  'u',
);
/** Where somebody lives: a museum stands somewhere as well. */
const places = /^(?:city|town|ort|stadt|wohnort|ville|ciudad|città|plaats|woonplaats|miasto|cidade|stad|şehir)$/u;

/** Under a word for an account's name it is one mostly; a given name with another behind it is somebody's. */
const account =
  /^(?:user ?name|user|login|benutzer(?:name)?|nutzer|utilisateur|identifiant|usuario|usuário|utilizador|utente|gebruiker(?:snaam)?|användar(?:namn|e)|użytkownik|kullanıcı(?: adı)?)$/u;
const isFullName = (value: string): boolean =>
  value.includes(' ') && /^(?:\p{Lu}[\p{L}\p{M}'’-]+ ?){2,3}$/u.test(value) && isGivenName(value.split(' ')[0] ?? '');

const written = (text: string, { start, end }: Field): string => text.slice(start, end);
/** What nobody is called in scripts without capitals: no word for none, and no sentence. */
const unspaced =
  /^(?!(?:无|無|未知|不详|不詳|暂无|保密|同上|なし|不明|未定)$)(?:\p{sc=Han}{2,4}|\p{sc=Han}{1,4}[ 　](?:\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}|ー){1,6}|(?:\p{sc=Han}{1,8}·){1,3}\p{sc=Han}{1,8})$/u;
const isName = (value: string): boolean => (capital.test(value) && !noValue.test(value)) || unspaced.test(value);

/** "| Employee | Title |": the head beside it, and no cell under it. */
const isHead = (text: string, { key, start }: Field): boolean => {
  const left = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /[|\t;,]\s*$/.test(left) && left.toLowerCase().includes(key);
};

/** A patient is somebody, whatever else is told of them. */
const ofPatients = /^(?:patient(?:in)?|paciente|paziente|pacjent(?:ka)?|hasta)$/u;

const columnNames = (text: string, fields: readonly Field[]): Field[] => {
  const column = fields.filter(
    (field) =>
      isKey(nameColumn, field.key) &&
      isName(written(text, field)) &&
      !isHead(text, field) &&
      // "patient: DOB 04/17/1986"
      !isKey(ofPersons, written(text, field).toLowerCase()),
  );
  const isSure = fields.some(({ key }) => isKey(ofPersons, key) || isKey(ofPatients, key));
  const isLikely =
    fields.some(({ key }) => isKey(places, key)) &&
    2 * column.filter((field) => isGivenName(written(text, field).split(' ')[0] ?? '')).length >= column.length;
  return isSure || isLikely ? column : [];
};

/** Persons one after the other behind who they are; one of them at least is no word. */
const people = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?<=^[ \t>*•-]{0,6})(?:our |my |unsere |meine |mes |nos |mis |nuestros |i miei |onze |moje |mina )?(?:
        kids|children|twins|sons|daughters|guests|attendees|present|kinder|zwillinge|söhne|töchter|gäste|anwesend
        |enfants|jumeaux|invités|présents|hijos|hijas|invitados|figli|figlie|invitati|ospiti|kinderen|gasten|dzieci
        |goście|filhos|filhas|convidados|barn|gäster|çocuklar(?:ım)?|misafirler
      ) ?: ?(\p{Lu}\p{L}{1,15}(?:(?:, ?| (?:${and}) )\p{Lu}\p{L}{1,15}){1,8})(?=[.\s]*$)
    `,
    'imu',
  ),
);

const listedPeople = (text: string): Candidate[] =>
  people.all(text).flatMap(({ 0: whole, 1: list = '', index }) => {
    const from = index + whole.length - list.length;
    const names = [...list.matchAll(/\p{Lu}\p{L}+/gu)];
    const isOfPersons = names.some(([name]) => isGivenName(name) && !isCommonWord(name.toLowerCase()));
    return isOfPersons
      ? names.map(({ 0: name, index: at }) => ({
          start: from + at,
          end: from + at + name.length,
          score: 0.86,
          reason: 'after who they are',
        }))
      : [];
  });

/** Candidates in prepared offsets. Linear in the text. */
export const keyedNames = (prepared: PreparedText): Candidate[] => {
  const { text } = prepared;
  const fields = fieldsIn(prepared);
  const both = fields.some(({ key }) => isKey(lastKey, key)) && fields.some(({ key }) => isKey(firstKey, key));
  const named = fields.filter(
    (field) =>
      ((isKey(account, field.key) && isFullName(written(text, field))) ||
        isKey(parts, field.key) ||
        (both && (isKey(lastKey, field.key) || isKey(firstKey, field.key)))) &&
      isName(written(text, field)),
  );
  return [
    ...[...named, ...columnNames(text, fields)].map(({ key, start, end }) => ({
      start,
      end,
      score: 0.93,
      reason: `under '${key}'`,
    })),
    ...listedPeople(text),
  ];
};
