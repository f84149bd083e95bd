import { oneLine } from '../../../patterns/one-line';
import { standsIn } from '../../../text/around';

/** Ages as wards abbreviate them: "chora l. 43", "paziente di anni 59", "58yoF", "H., 54 a., fumeur". */

const ends = '(?=$|[.,;:!?)\\n](?!\\d)| \\p{L})';
/** The words for years stand before the number. */
const yearsAhead = {
  before:
    /(?<!\p{L})(?:(?:pacjent(?:k[aię])?|pacj|pt|chor[aye]|mężczyzna|kobieta|dziecko|[KM])\.?,? l\.|(?:di|d['’]) ?(?:anni|aa\.?)) $/iu,
  after: new RegExp(`^${ends}`, 'u'),
};
const sexGlued = /^ ?(?:yo|y\/o|y\.o\.|ans|anni|J|a) ?[MFmfwWHh](?=$|[ ,.;)\n])/u;
const noted = {
  before: new RegExp(
    oneLine`
      (?:^|[\n(;] ?)(?:(?:pac|pat|patient(?:in|e)?|pte|pt|pz|paz|paziente|paciente|bew|bewohner(?:in)?|pcte)\.?,? ?)?
      (?:(?:H|F|M|W|K|V|Hr|Fr|Mme|masc|fem|masch|femm|männl|weibl|homme|femme|uomo|donna|hombre|mujer)\.?,? )?$
    `,
    'iu',
  ),
  after: /^ ?(?:[Jaj]\.?|aa\.?|ans)(?=[,;)]|$|\n)/u,
};
const marked = /(?:\p{L}\.?,?) $/u;
/** "72 M presented with", "HPI: 42F with"; under another heading 42F is how warm it is. */
const presented = {
  before: new RegExp(
    oneLine`
      (?:
        (?:^|\n)(?:
          HPI|H&P|CC|C\/C|ID|Hx|PMH|Dx|A\/P|S|A|Pt|Patient|Case|Summary|One-liner|Assessment|Impression|Subjective
          |Presentation|Situation|Background|Triage|Consult(?:ation)?|Admission|Referral|History|Chief complaint
          |(?:History|Reason|Indication) (?:of|for) [a-z ]{4,24}
        ): ?|(?:^|[\n.]) ?
      )$
    `,
    'u',
  ),
  after: new RegExp(
    oneLine`
      ^ ?[MF] (?:
        presented|presents|presenting|admitted|c\/o|s\/p|with (?:a |an |known |new )?\p{L}+|p\/w|complain\p{L}{0,5}
        |brought in|found|who
      )(?!\p{L})|^ ?[MF], (?:G\dP\d|h\/o|hx|PMH|s\/p|c\/o|known|presenting|previously)(?![\p{L}\d])
    `,
    'u',
  ),
};

/** "bed 6 um mrs abara eighty one came in": dictated. */
const dictated = {
  before:
    /(?<!\p{L})(?:mrs?|ms|miss|mister|frau|herr|mme|madame|monsieur|señora?|signora?|mevrouw|meneer|pani?|dona|fru) \p{L}[\p{L}'-]{2,20}(?: \p{L}[\p{L}'-]{2,20})? $/iu,
  after: new RegExp(
    oneLine`
      ^ (?:
        came|admitted|brought|transferred|from|presents?|with|has|kam|kommt|aus|von|eingeliefert|aufgenommen
        |est (?:arriv|entr)\p{L}+|arriv\p{L}+|ingres\p{L}+|viene|riferisce|ricoverat[oa]|opgenomen|przyjęt[ya]
        |internad[oa]|inkom
      )(?!\p{L})
    `,
    'iu',
  ),
};

/** Why a number in a note of a ward is an age; null where it is none. */
export const clinical = (left: string, right: string, digits: string): string | null => {
  if (digits.length > 2) return null;
  if (standsIn(yearsAhead, left, right)) return 'of a patient';
  if (digits.length === 1) return null;
  if (/^ ?(?:yo|y\/o)[MFmf](?!\p{L})/u.test(right)) return 'before the sex';
  if (standsIn(presented, left, right)) return 'before the sex';
  if (standsIn(dictated, left, right)) return 'of a patient';
  if (sexGlued.test(right) && noted.before.test(left)) return 'before the sex';
  return noted.after.test(right) && marked.test(left) && noted.before.test(left) ? 'of a patient' : null;
};
