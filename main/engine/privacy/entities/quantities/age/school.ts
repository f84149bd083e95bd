import { and, but, or } from '../../../lists/conjunctions';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { standsIn } from '../../../text/around';
import { eitherCase } from '../people/words';

/** Ages of who goes to school, where a class or a year stands beside a bare number. */

const grade = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:freshm[ae]n|sophomore|junior|senior)(?: year)?|(?:high|middle|secondary)[- ]school(?:er)?|grade [1-9]\d?
        |year (?:[7-9]|1[0-3])|Klasse|Oberstufe|Gymnasi(?:um|ast(?:in)?)|Schüler(?:in)?
        |en (?:seconde|première|terminale|troisième|quatrième|cinquième|sixième)|lycé(?:e|en|enne)
        |coll(?:ège|égien|égienne)|bachillerato|ESO|instituto|liceo|superiore|klas|brugklas|middelbare school|havo|vwo
        |liceum|technikum|klasie|klasę|ensino médio|liceu|gymnasiet|nian|åttan|lise\p{L}{0,3}|sınıf\p{L}{0,4}
      )(?!\p{L})[^.!?\n\d]{0,20}$
      |(?<!\p{L})[1-9]?\d(?:st|nd|rd|th|\.|e|º|ª)[- ](?:grade(?:r)?|Klasse|classe|curso|klas|ano)(?!\p{L})[^.!?\n\d]{0,20}$
    `,
    'iu',
  ),
);
/** The last words before the number: "and", ", she is", "und bin". */
const said = new RegExp(
  oneLine`
    (?:,|(?<!\p{L})(?:${and}))(?: (?:
        i['’]?m|i am|s?he(?:['’]s| is)|bin|ist|(?:er|sie) ist|j['’]ai|elle a|il a|tengo|tiene|ho|ha|ben|is|mam|ma
        |tenho|tem|är|(?:hon|han) är
      ))? $
  `,
  'iu',
);
const ends = new RegExp(`^(?:$|[.,;!?)\\n](?!\\d)| (?:${and}|${but})(?!\\p{L}))`, 'iu');
const inSchool = (number: number): boolean => number >= 6 && number <= 20;

/** "My students are 15 and 16"; of others it is said in general. */
const several = {
  before: new RegExp(
    oneLine`
      (?<!\p{L})(?:
        (?:
          my|our|meine|unsere|mes|nos|mis|nuestr[oa]s|(?:i )?miei|(?:le )?mie|(?:i )?nostri|(?:le )?nostre|mijn|onze
          |moi|nasi|(?:[oa]s )?(?:meus|minhas|nossos|nossas)|mina|våra
        ) (?:\p{L}{1,10} )?(?:
          students|pupils|Schüler(?:innen)?|élèves|alumn[oa]s|alunn[ie]|studenti|leerlingen|uczniowie|alun[oa]s|elever
        )|öğrencilerim
      )(?: (?:are|sind|ont|tienen|hanno|zijn|mają|têm|är))(?: (?:all|mostly|alle|tous|meist|now|jetzt))? $
    `,
    'iu',
  ),
  after: new RegExp(`^ ?(?:${and}|${or}|to|bis|-|–) ?\\d\\d(?![\\d%])`, 'u'),
};
/** "Schülerin (16)": one of them. */
const one = new RegExp(
  oneLine`
    (?<!\p{L})(?:${eitherCase('student|pupil|Student(?:in)?|Schüler(?:in)?|Azubi|étudiante?|élève|lycéen(?:ne)?|collégien(?:ne)?|apprentie?|estudiante|alumn[oa]|student(?:e|essa)|alliev[oa]|leerling|scholier|uczeń|uczennica|alun[oa]|elev')}) \($
  `,
  'u',
);
/** 我15，上高一; 高校生で16です */
const unspaced = {
  before: /(?:我|他|她|儿子|女儿|孩子|弟弟|妹妹|哥哥|姐姐)(?:今年|才|刚|已经)?$/u,
  after: /^(?:，|,)?.{0,4}(?:初[一二三中1-3]|高[一二三中1-3]|大[一二三四学1-4]|年级|小学|学生)/u,
  pupil: /(?:小学生|中学生|高校生|大学生|学生|生徒)(?:で|の|、)? ?$/u,
  is: /^(?:です|だ|、|。|なの|で)/u,
};

/** Why a bare number is a pupil's age; null where it is none. */
export const atSchool = (left: string, right: string, digits: string): string | null => {
  const number = Number(digits);
  if (!inSchool(number)) return null;
  if (/^\)/.test(right) && digits.length === 2 && one.test(left)) return 'after a relative';
  if (standsIn(several, left, right)) return 'said of a person';
  if (ends.test(right) && said.test(left) && grade.test(left)) return 'said of a person';
  return standsIn(unspaced, left, right) || (unspaced.is.test(right) && unspaced.pupil.test(left))
    ? 'said of a person'
    : null;
};
