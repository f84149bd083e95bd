import { oneLine } from '../../../privacy/patterns/one-line';
import { type Form, insiders, man, not, onlyOne, says, woman, workedAt, worksAt } from './form';

/** German forms. */
export const de: readonly Form[] = [
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:ich (?:bin|war)|(?:bin|war) ich) die einzige (?:\p{L}+ )?(Frau|Mutter|Kollegin|Muslima|\p{L}+in)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b(?:ich (?:bin|war)|(?:bin|war) ich) der einzige (?:\p{L}+ )?(Mann|Vater|Kollege|Muslim)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern:
      /\b[Ii]ch (?:arbeite|arbeitete|jobbe|bin beschäftigt)(?: seit \p{L}+ \p{L}+| gerade| zurzeit| nebenbei)? als (?:(?:eine|ein) )?((?:\p{Ll}+ )?\p{Lu}\p{L}{2,})/gu,
    guess: says('works as', /^(?:Team|Gruppe)$/u),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:wir (?:sind |als )?|sind wir |und ich sind )(?:beide |beides )?((?:zwei )?(?:Frauen|Mütter|Mamas))(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:wir (?:sind |als )?|sind wir |und ich sind )(?:beide |beides )?((?:zwei )?(?:Männer|Väter|Papas))(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b[Ii]ch (?:arbeite|arbeitete|jobbe|bin beschäftigt)(?: seit \p{L}+ \p{L}+| gerade| zurzeit| nebenbei)? (?:
          in|bei|auf|im|beim|am|an
        ) (?:(?:einer|einem|der|dem|eine|ein) )?((?:\p{Ll}+ )?\p{Lu}\p{L}{2,})
      `,
      'gu',
    ),
    guess: worksAt,
  },
  {
    attribute: 'place',
    points: 4,
    writer: false,
    pattern:
      /\b[Ii]ch (?:wohne|lebe)(?: allein)? (?:in|neben|über|an|am|auf|bei|gegenüber|hinter) (?:(?:einer|einem|der|dem) )?((?:\p{Ll}+ )?\p{Lu}\p{L}{2,})/gu,
    guess: says('lives at', /^(?:Haus|Wohnung|Moment)$/u),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b[Ii]ch ?[([](?:\d\d ?,? ?)?([wWfF])[)\],/ ]/gu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b[Ii]ch ?[([](?:\d\d ?,? ?)?([mM])[)\],/ ]/gu,
    guess: man,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:[Ii]ch (?:bin|war|arbeite als|bin seit|werde)|(?:bin|war|werde) ich) (?:
          eine |selbst |auch |gelernte |junge )?
        (\p{Lu}\p{L}*(?:erin|orin|istin|entin|antin|[zs]tin|ogin|eurin|ältin|öchin|schwester|frau))\b
      `,
      'gu',
    ),
    guess: not(/^Frau$/, woman),
  },
  {
    attribute: 'gender',
    points: 4,
    writer: true,
    pattern: /\b[Aa]ls (\p{Lu}\p{L}*(?:erin|orin|istin|entin|antin|[zs]tin|ogin|eurin|ältin|öchin|schwester))\b/gu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /\b(?:[Ii]ch (?:bin|war|arbeite als)|(?:bin|war) ich) (?:ein |gelernter |selbst )?(\p{Lu}\p{L}*mann)\b/gu,
    guess: not(/^Mann$/, man),
  },
  {
    attribute: 'identity',
    points: 2,
    writer: true,
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:[Ww]ir|[Aa]lle|[Dd]ie Leute|(?:[Dd]ie )?Kollegen) (?:
          (?:sie|ihn|es|das|die|den|hier|nur|immer|alle|mich) ){0,3}["„“]?
        ((?:(?:[Dd]ie|[Dd]er|[Dd]as|[Dd]en|[Uu]nsere?) )?\p{Lu}\p{Ll}[\p{L}-]*)["“”]? nenn(?:en|t)(?!\p{L})
      `,
      'gu',
    ),
    guess: insiders,
  },
  {
    attribute: 'identity',
    points: 2,
    writer: true,
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:
          [Nn]enn(?:en|t) (?:wir|alle|ihn|sie|es|das|mich|die Leute) (?:(?:sie|ihn|es|das|hier|nur|immer|alle) ){0,3}
          |(?:heißt|heiße) (?:er |sie |es |das |ich )?(?:bei uns|hier|intern) (?:nur )?|Spitzname(?:n)? )["„“]?
        ((?:(?:[Dd]ie|[Dd]er|[Dd]as|[Dd]en|[Uu]nsere?) )?\p{Lu}\p{Ll}[\p{L}-]*)
      `,
      'gu',
    ),
    guess: insiders,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /(?<!\p{L})(?:ich bin|bin ich)(?: \d{1,3}(?: Jahre(?: alt)?)?(?:,| und|, und)?)? (weiblich|(?:eine )?(?:\p{Ll}+e )?Frau)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /(?<!\p{L})(?:ich bin|bin ich)(?: \d{1,3}(?: Jahre(?: alt)?)?(?:,| und|, und)?)? (männlich|(?:ein )?(?:\p{Ll}+er )?Mann)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /(?<!\p{L})als (?:\d{1,3}-?jährige |(?:\p{Ll}+e ){0,2})(Frau|Mädchen|\d{1,3}-?jährige)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /(?<!\p{L})als (?:\d{1,3}-?jähriger |(?:\p{Ll}+er ){0,2})(Mann|\d{1,3}-?jähriger)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'identity',
    points: 4,
    writer: false,
    pattern:
      /(?<!\p{L})(?:[Ii]ch (?:bin|war)|(?:bin|war) ich) (?:hier |dort |noch |im \p{L}+ )?(?:der|die) einzige ((?:\p{Ll}+e )?\p{Lu}[\p{L}-]{2,})/gu,
    guess: onlyOne(/^(?:Person|Möglichkeit|Grund)/u),
  },
  {
    attribute: 'identity',
    points: 4,
    writer: false,
    pattern: /(?<!\p{L})[Aa]ls einziger? ((?:\p{Ll}+er? )?\p{Lu}[\p{L}-]{2,})/gu,
    guess: onlyOne(/^(?:Person|Möglichkeit|Grund|Beispiel|Option|Argument)/u),
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: true,
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:[Rr]entner(?:in)?|[Pp]ensioniert|[Ii]n Rente|[Ii]m Ruhestand|[Ee]ntlassen)
        (?:, (?:früher|vorher|zuvor))? (?:von|bei|vom|beim)(?: der| dem| einer| einem)? (\p{Lu}[\p{L}&-]{2,})
      `,
      'gu',
    ),
    guess: workedAt,
  },
  {
    attribute: 'gender',
    points: 4,
    writer: true,
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:[Ii]ch bin|[Bb]in ich|[Bb]in) (?:ein |gelernter |selbst |noch )?(
          \p{Lu}\p{L}*(?:
            führer|fahrer|lehrer|pfleger|meister|händler|bäcker|gärtner|schlosser|mechaniker|elektriker|techniker
            |informatiker|verkäufer|schüler|rentner|maurer|tischler|schreiner|metzger|erzieher|trainer|berater|leiter
            |arbeiter|decker
          )|\p{L}+(?:polizist|soldat|ingenieur|friseur|redakteur)|Polizist|Soldat|Ingenieur|Friseur|Koch|Arzt|Student
        )(?!\p{L})
      `,
      'gu',
    ),
    guess: man,
  },
];
