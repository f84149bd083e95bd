import { oneLine } from '../../../privacy/patterns/one-line';
import { type Form, insiders, man, not, onlyOne, says, woman, workedAt, worksAt } from './form';

/** French forms. */
export const fr: readonly Form[] = [
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\bje (?:suis|étais) la seule (?:\p{L}+ )?(femme|fille|mère|maman)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\bje (?:suis|étais) le seul (?:\p{L}+ )?(homme|garçon|père|papa)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \bje (?:travaille|bosse|travaillais)(?: à mi-temps| de nuit)? (?:comme|en tant que|en tant qu['’]) ?
        (?:(?:un|une) )?(\p{Ll}[\p{Ll}-]{2,}(?: (?:de |d['’]|en )\p{Ll}{3,})?)
      `,
      'giu',
    ),
    guess: says('works as', /^(?:ça|toujours|avant|tout)(?!\p{L})/iu),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:nous sommes|on est|nous soyons|on soit|étant) (?:toutes les deux des |juste |simplement )?((?:deux )?(?:femmes|filles|mamans|mères))\b/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:nous sommes|on est|nous soyons|on soit|étant) (?:tous les deux des |juste |simplement )?((?:deux )?(?:hommes|garçons|papas|pères))\b/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \bje (?:travaille|bosse|travaillais)(?: à mi-temps| de nuit)? (?:dans|à|au|en|chez|pour) (?:
          (?:un|une|la|le|les|des|mon|ma|mes|nos|notre) |l['’]
        )?(\p{Ll}[\p{Ll}-]{2,}(?: (?:de |d['’]|en )\p{Ll}{3,})?)
      `,
      'giu',
    ),
    guess: worksAt,
  },
  {
    attribute: 'place',
    points: 4,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:j['’]habite|je vis|nous habitons)(?: seule?)? (?:
          dans|à|au|en|près d[eu]|au-dessus d['’u]e?|en face d[eu]|à côté d[eu]
        ) ?(?:(?:un|une|la|le|les|des|mon|ma|mes|nos|notre) |l['’])?
        (\p{Ll}[\p{Ll}-]{2,}(?: (?:de |d['’]|en )\p{Ll}{3,})?)
      `,
      'giu',
    ),
    guess: says('lives at', /^(?:ce|moment|maison|appartement|même)(?!\p{L})/iu),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\bje ?[([](?:\d\d ?(?:ans)? ?,? ?)?(f|femme)[)\],/ ]/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\bje ?[([](?:\d\d ?(?:ans)? ?,? ?)?(h|homme)[)\],/ ]/giu,
    guess: man,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \bje (?:me )?(?:suis|étais|serai) (?:
          très |trop |si |bien |vraiment |toujours |tellement |assez |plutôt |une |été |encore )?(
          (?:\p{L}*(?:ée|euse|trice|ière|ienne|ante|ente|aine))|inquiète|prête|seule|perdue|surprise|née|allée|venue
          |avocate
        )(?!\p{L})
      `,
      'giu',
    ),
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\bje (?:\p{L}+ |[mts]['’]\p{L}+ ){1,2}(?:toute )?(?<!(?:la|une|ma|cette|notre) )(seule)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 4,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \bje (?:me )?(?:suis|étais|serai) (?:
          très |trop |si |bien |vraiment |toujours |tellement |assez |plutôt |un |encore )?
        ((?:\p{L}{2,}(?:é|eux|ier|ien|ant))|inquiet|prêt|seul|perdu|surpris|allé|venu|content|avocat)(?!\p{L})
      `,
      'giu',
    ),
    guess: not(/^(?:avant|maintenant|pendant|devant|cependant|bien|rien|combien|côté|santé|côté)$/iu, man),
  },
  {
    attribute: 'identity',
    points: 2,
    writer: false,
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:[Oo]n|[Nn]ous|[Tt]out le monde|[Ll]es (?:gens|collègues)) (?:
          (?:nous|se|la|le|les|me|m['’]|l['’]) ?
        )?(?:tous )?(?:appell?e(?:nt)?|appelons|surnomm(?:e|ons|ent)) (?:tous |ici )?(?:« ?|["“])?
        ((?:[Ll][ae] |[Ll]es |[Ll]['’])?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2})
      `,
      'gu',
    ),
    guess: insiders,
  },
  {
    attribute: 'identity',
    points: 2,
    writer: true,
    pattern:
      /(?<!\p{L})(?:surnommée?s?|connue?s? ici sous le nom de|alias) (?:« ?|["“])?((?:[Ll][ae] |[Ll]es |[Ll]['’])?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2})/gu,
    guess: insiders,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /(?<!\p{L})je suis(?: de sexe)?(?: une)? (?:(?:jeune|vieille|simple|\p{Ll}+e) )?(femme|fille|dame|féminin|maman|mère)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /(?<!\p{L})je suis(?: de sexe)?(?: un)? (?:(?:jeune|vieil|simple) )?(homme|garçon|monsieur|masculin|papa|père)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern:
      /(?<!\p{L})(?:en tant que|comme|étant une) (?:(?:jeune|seule) )?(femme|fille|maman|mère)(?! (?:de ménage|d['’]honneur))(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /(?<!\p{L})(?:en tant qu['’]|comme |étant un )(?:jeune )?(homme|père|papa)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /^(Femme)(?: de \d\d ans|, ?\d\d ans)/gu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /^(Homme)(?: de \d\d ans|, ?\d\d ans)/gu,
    guess: man,
  },
  {
    attribute: 'identity',
    points: 4,
    writer: false,
    pattern:
      /(?<!\p{L})je (?:suis|reste|étais) (?:ici )?(?:le seul|la seule) ([\p{Ll}-]{4,})(?= (?:de|du|des|dans|au|ici|en|sur|pour|qui travaille|à la ronde)(?!\p{L})| d['’])/giu,
    guess: onlyOne(/^(?:personne|chose|fois|dans|avec|pour|responsable)(?!\p{L})/iu),
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: true,
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:retraitée?|à la retraite|en retraite|licenciée?|virée?|renvoyée?) (?:
          de la |de l['’]|du |des |de chez |de |d['’]
        )(?!plus|toute|mon|ma|ce|cette|force|suite)(\p{L}[\p{L}&-]{2,}(?: de \p{Ll}{3,})?)(?! ?ans)
      `,
      'giu',
    ),
    guess: workedAt,
  },
];
