import { oneLine } from '../../../privacy/patterns/one-line';
import { type Form, insiders, man, not, onlyOne, says, woman, workedAt, worksAt } from './form';

/** Spanish forms. */
export const es: readonly Form[] = [
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b(?:soy|era) la única (?:\p{L}+ )?(mujer|chica|madre)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b(?:soy|era) el único (?:\p{L}+ )?(hombre|chico|padre)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern: new RegExp(
      oneLine`
        (?:^|[.,;:!?¡¿(\n]\s?|\b(?:yo|y|que|donde|cuando|ahora|ya|también|siempre|solo|porque|mientras|actualmente) )trabajo (?:
          de|como
        ) (?:(?:un|una) )?(\p{Ll}{3,}(?: de \p{Ll}{3,})?)
      `,
      'giu',
    ),
    guess: says(
      'works as',
      /^(?:noche|día|tarde|mañana|lunes|martes|seis|siete|ocho|nueve|equipo|casa|investigación|campo|grado|fin|siempre)(?!\p{L})/iu,
    ),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /\b(?:somos|seamos|siendo|éramos) (?:las dos |ambas )?((?:dos )?(?:mujeres|chicas|mamás|madres))\b/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern:
      /\b(?:somos|seamos|siendo|éramos) (?:los dos |ambos )?((?:dos )?(?:hombres|chicos)|dos (?:papás|padres))\b/giu,
    guess: man,
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: false,
    pattern: new RegExp(
      oneLine`
        (?:^|[.,;:!?¡¿(\n]\s?|\b(?:yo|y|que|donde|cuando|ahora|ya|también|siempre|solo|porque|mientras|actualmente) )trabajo
        (?: sin contrato| a media jornada| a tiempo (?:parcial|completo)| por las (?:noches|mañanas|tardes))? (?:
          en|para
        ) (?:(?:un|una|la|el) )?(\p{Ll}{3,}(?: de \p{Ll}{3,})?)
      `,
      'giu',
    ),
    guess: worksAt,
  },
  {
    attribute: 'place',
    points: 4,
    writer: false,
    pattern:
      /\b(?:vivo|vivimos)(?: sol[oa])? (?:en|cerca de|encima de|al lado de|frente a|junto a) (?:(?:un|una|la|el|las|los|unas|unos) )?(\p{Ll}{3,}(?: de \p{Ll}{3,})?)/giu,
    guess: says(
      'lives at',
      /^(?:casa|hogar|piso|cuarto piso|primer|segundo|tercer|cuarto|quinto|este|esta|esto|cercanías|alrededores|mis?|sus?)(?!\p{L})/iu,
    ),
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:estoy|soy|estaba|era|fui|me siento|me quedé|quedé) (?:
          muy |tan |una |algo |bastante |un poco |también |ya )?(
          (?:\p{L}{2,}(?:ada|ida|osa|dora|tora|sora|era|aria|ática|ética|íaca|gica|ólica|iana))|sola|lista|segura
          |harta|contenta|enferma|nerviosa|abogada|maestra|médica|viuda|soltera
        )(?!\p{L})
      `,
      'giu',
    ),
    guess: not(/^(?:nada|cada|vida|toda|era|espera|manera|afuera|cualquiera|primera|diaria|salida|entrada)$/iu, woman),
  },
  {
    attribute: 'gender',
    points: 4,
    writer: false,
    pattern: new RegExp(
      oneLine`
        \b(?:estoy|soy|estaba|fui|me siento|me quedé|quedé) (?:muy |tan |un |algo |bastante |un poco |también |ya )?(
          (?:\p{L}{2,}(?:ado|ido|oso|dor|tor|sor|ero|ario|ático|ético|íaco|gico|ólico|iano))|solo|listo|seguro|harto
          |contento|enfermo|nervioso|maestro|médico|viudo|soltero
        )(?!\p{L})
      `,
      'giu',
    ),
    guess: not(/^(?:pero|primero|diario|lado|horario|alrededor|cero|enero)$/iu, man),
  },
  {
    attribute: 'identity',
    points: 2,
    writer: true,
    pattern: new RegExp(
      oneLine`
        (?<!\p{L})(?:todos |nosotros |aquí )?(?:lo |la |le |los |las |me )?(?:llamamos|llaman) (?:todos |aquí )?["“«]?
        ((?:[Ee]l |[Ll]a |[Ll]os |[Ll]as )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2})
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
      /(?<!\p{L})(?:apodad[oa]s?|conocid[oa]s? aquí como|alias) ["“«]?((?:[Ee]l |[Ll]a |[Ll]os |[Ll]as )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2})/gu,
    guess: insiders,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /(?<!\p{L})soy(?: de sexo| una?)? (?:joven |simple )?(mujer|chica|señora|femenino|niña)(?!\p{L})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 6,
    writer: false,
    pattern: /(?<!\p{L})soy(?: de sexo| un)? (?:joven |simple )?(hombre|chico|varón|señor|masculino)(?!\p{L})/giu,
    guess: man,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /(?:^|(?<=[.¿¡!?\n]\s?))(Mujer)(?: de \d\d años|, ?\d\d)/gu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /(?:^|(?<=[.¿¡!?\n]\s?))(Hombre|Varón)(?: de \d\d años|, ?\d\d)/gu,
    guess: man,
  },
  {
    attribute: 'gender',
    points: 5,
    writer: false,
    pattern: /(?<!\p{L})(?:soy|era|fui|como) (?:la )?única (?!persona|que|en|de|de)(\p{Ll}{4,})/giu,
    guess: woman,
  },
  {
    attribute: 'gender',
    points: 4,
    writer: false,
    pattern: /(?<!\p{L})(?:soy|era|fui) el único (?!que|en|de)(\p{Ll}{4,})/giu,
    guess: man,
  },
  {
    attribute: 'identity',
    points: 4,
    writer: false,
    pattern:
      /(?<!\p{L})(?:soy|era|como) (?:aquí )?(?:(?:el |)único|(?:la |)única) (\p{Ll}{4,})(?= (?:de|del|en|aquí|para|que queda|a la redonda)(?!\p{L}))/giu,
    guess: onlyOne(/^(?:persona|cosa|manera|forma|razón|opción|para)(?!\p{L})/iu),
  },
  {
    attribute: 'occupation',
    points: 5,
    writer: true,
    pattern:
      /(?<!\p{L})(?:jubilad[oa]|despedid[oa]|despidieron|echaron) de (?:la |el |una? |los )?(?!plano|forma|casa|manera|repente|patitas|trabajo)(\p{L}[\p{L}&-]{2,})(?! ?años)/giu,
    guess: workedAt,
  },
];
