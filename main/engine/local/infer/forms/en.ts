import { oneLine } from '../../../privacy/patterns/one-line';
import { type Form, insiders, man, onlyOne, says, woman, workedAt, worksAt } from './form';

/** English forms. */
export const en: readonly Form[] = [
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\bI(?: am|['’]m| was) the only (?:\p{L}+ )?(woman|girl|female|mother|mum|mom)\b/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\bI(?: am|['’]m| was) the only (?:\p{L}+ )?(man|guy|male|father|dad)\b/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:I|we) (?:work|worked|am working|have worked|used to work)(?: part-time| full-time| nights| here)? as (?:
          a|an|the|our|my
        ) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})(?=[.,;:!?\n]| and | with | but | where | so | in | at | for |$)
      `,
      'gu',
    ),
    guess: says('works as', /^(?:team|way|volunteer|one|pair|group|couple)\b/u),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:we are|we're|us being|we were|and I are) (?:just |both |only |simply )?((?:two )?(?:women|girls|m[ou]ms|mothers|wives))\b/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:we are|we're|us being|we were|and I are) (?:just |both |only |simply )?((?:two )?(?:men|guys|dads|fathers|husbands))\b/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:I|we) (?:work|worked|am working|have worked|used to work)(?: part-time| full-time| nights| here)? (?:
          at|in|for|on
        ) (?:a|an|the|our|my) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})
        (?=[.,;:!?\n]| and | with | but | where | so | in | at | for |$)
      `,
      'gu',
    ),
    guess: worksAt,
  },
  {
    attribute: 'place',
    points: 4,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:(?:I|we)|(?:I|[Ww]e)['’](?:m|re|ve) [^.!?\n]{3,60}?(?:,| and)) live (?:alone )?
        (?:in|on|near|by|above|next to|opposite|behind|across from) (?:a|an|the) ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]{3,})
        (?=[.,;:!?\n]| and | with | but | where | so | in | at |$)
      `,
      'gu',
    ),
    guess: says('lives at', /^(?:moment|same|world|country|present|past|house|flat|apartment)\b/u),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b(?:I|[Mm]e) ?[([]\d{0,2} ?([Ff])[)\],/]/gu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b(?:I|[Mm]e) ?[([]\d{0,2} ?([Mm])[)\],/]/gu,
    guess: man,
  },
  {
    attribute: 'identity',
    points: 2,
    writer: true,
    pattern: new RegExp(
      oneLine`
        \b(?:[Ww]e|[Tt]hey|[Ee]very(?:one|body)|[Pp]eople|[Ll]ocals|[Ss]taff|[Cc]olleagues|[Ff]riends) (?:
          all |still |just |always |only )?call(?:s|ed)? (?:
          (?:it|this|that|him|her|them|me|us|ours|mine|(?:my|our|the) \p{Ll}+(?: \p{Ll}+)?) )?["“'‘]?
        ((?:[Tt]he |[Oo]ur )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2})
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
        \b(?:nicknamed|known (?:locally |here |to us |to everyone )?as|goes by(?: the name of)?|so-called) ["“'‘]?
        ((?:[Tt]he |[Oo]ur )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2})
      `,
      'gu',
    ),
    guess: insiders,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \bI(?:['’]m| am| was)(?: just| only| already)?(?: an?)? (?:
          \d{1,3}(?:[- ]years?[- ]old)?(?:,? and| years old and|,)? )?(?:\p{Ll}+ )?(female|woman|lady)
        (?! (?:friend|lead|character|voice|connector|plug))(?!\p{L})
      `,
      'giu',
    ),
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \bI(?:['’]m| am| was)(?: just| only| already)?(?: an?)? (?:
          \d{1,3}(?:[- ]years?[- ]old)?(?:,? and| years old and|,)? )?(?:\p{Ll}+ )?(male|man|bloke)
        (?! (?:friend|lead|character|voice|connector|plug|of))(?!\p{L})
      `,
      'giu',
    ),
    guess: man,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /\b[Aa]s an? (?:\d{1,3}[- ]year[- ]old |(?:\p{Ll}+[ -]){0,2})(woman|female|girl|lady)(?!\p{L})/gu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /\b[Aa]s an? (?:\d{1,3}[- ]year[- ]old |(?:\p{Ll}+[ -]){0,2})(man|male|guy|bloke)(?!\p{L})/gu,
    guess: man,
  },
  {
    attribute: 'identity',
    points: 4,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:I(?:['’]m| am| was)|[Aa]s|[Bb]eing) the only ((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,})
        (?= (?:here|left|in|on|at|for|within|around|between|across|among|who works|working)(?!\p{L}))
      `,
      'gu',
    ),
    guess: onlyOne(/^(?:one|ones|person|people|thing|way|time|reason|option|choice|user|admin)(?!\p{L})/u),
  },
  {
    attribute: 'identity',
    points: 4,
    writer: false,
    pattern:
      /\b(?:I(?:['’]m| am| was)|[Aa]s|[Bb]eing) (?:the|this|our|my) \p{L}+['’]s only ((?:[\p{L}-]+ ){0,2}?[\p{L}-]{3,})/gu,
    guess: onlyOne(/^(?:one|ones|person|thing|way|reason|option|choice)(?!\p{L})/u),
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: true,
    pattern: new RegExp(
      oneLine`
        \b(?:[Rr]etired|[Ll]et go|[Ll]aid off|[Ff]ired|[Ss]acked|[Dd]ismissed|[Mm]ade redundant) from (?:
          the |a |an |my |our )?((?:\p{L}[\p{L}&-]+ ){0,1}\p{L}[\p{L}&-]{2,})
        (?=[.,;:!?\n]| (?:and|with|but|where|so|in|at|for|after|last|this|now|when|on)(?!\p{L})|$)
      `,
      'gu',
    ),
    guess: workedAt,
  },
];
