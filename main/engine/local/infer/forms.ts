import type { Attribute } from '../../../../shared/ipc';

/** What a form of words tells: a gender that grammar shows, an age that a year gives. */
export interface Form {
  readonly attribute: Attribute;
  readonly points: number;
  /** The words that tell are the first group, or the whole. */
  readonly pattern: RegExp;
  /** Null where the words tell nothing after all. `of` is the first group. */
  readonly guess: (of: string) => string | null;
  /** Counts only where the sentence is about the writer; else the form says so itself. */
  readonly writer: boolean;
}

const woman = (): string => 'is a woman';
const man = (): string => 'is a man';

const bornFrom =
  (years: number) =>
  (of: string): string | null => {
    const year = Number(/\d{4}/.exec(of)?.[0]);
    return year >= 1940 && year <= 2100 ? `was born around ${year - years}` : null;
  };

/** Who has worked for n years is at least n + 18. */
const workedFor = (of: string): string | null => {
  const years = Number(/\d+/.exec(of)?.[0]);
  return years >= 12 && years <= 60 ? `is likely over ${Math.floor((years + 18) / 5) * 5}` : null;
};

const not =
  (words: RegExp, guess: () => string) =>
  (of: string): string | null =>
    words.test(of) ? null : guess();

/** What follows says where; words of time and manner do not. */
const says =
  (prefix: string, empty: RegExp) =>
  (of: string): string | null =>
    empty.test(of) ? null : `${prefix}: ${of}`;

/** Each in time linear in the text: fillers are of fixed number. */
export const forms: Readonly<Record<string, readonly Form[]>> = {
  en: [
    {
      attribute: 'occupation',
      points: 5,
      writer: false,
      pattern:
        /\b(?:I|we) (?:work|worked|am working|have worked|used to work)(?: part-time| full-time| nights| here)? (?:at|in|for|on|as) (?:a|an|the|our|my) ((?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]{3,})(?=[.,;:!?\n]| and | with | but | where | so | in | at | for |$)/gu,
      guess: says('works at', /^(?:moment|team|way|past|time|same|field|sector|evening|morning|basis|project|lot)\b/u),
    },
    {
      attribute: 'place',
      points: 4,
      writer: false,
      pattern:
        /\b(?:I|we) live (?:alone )?(?:in|on|near|by|above|next to|opposite|behind|across from) (?:a|an|the) ((?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]{3,})(?=[.,;:!?\n]| and | with | but | where | so | in | at |$)/gu,
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
    { attribute: 'age', points: 5, writer: true, pattern: /\b(class of (?:19|20)\d\d)\b/giu, guess: bornFrom(18) },
    {
      attribute: 'age',
      points: 5,
      writer: true,
      pattern: /\b((?:graduated|finished) (?:from )?(?:high school|school|secondary school) in (?:19|20)\d\d)\b/giu,
      guess: bornFrom(18),
    },
    {
      attribute: 'age',
      points: 5,
      writer: true,
      pattern: /\b(graduated (?:from )?(?:college|university|uni|med school|law school) in (?:19|20)\d\d)\b/giu,
      guess: bornFrom(22),
    },
    {
      attribute: 'age',
      points: 4,
      writer: true,
      pattern: /\b(\d\d years (?:of experience|in the (?:job|trade|business|force)|on the job))\b/giu,
      guess: workedFor,
    },
  ],
  de: [
    {
      attribute: 'occupation',
      points: 5,
      writer: false,
      pattern:
        /\b[Ii]ch (?:arbeite|arbeitete|jobbe|bin beschäftigt)(?: seit \p{L}+ \p{L}+| gerade| zurzeit| nebenbei)? (?:in|bei|auf|im|beim|am|als|an) (?:(?:einer|einem|der|dem|eine|ein) )?((?:\p{Ll}+ )?\p{Lu}\p{L}{2,})/gu,
      guess: says('works at', /^(?:Moment|Team|Projekt|Lösung|Thema)$/u),
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
      pattern:
        /\b(?:[Ii]ch (?:bin|war|arbeite als|bin seit|werde)|(?:bin|war|werde) ich) (?:eine |selbst |auch |gelernte |junge )?(\p{Lu}\p{L}*(?:erin|orin|istin|entin|antin|[zs]tin|ogin|eurin|ältin|öchin|schwester|frau))\b/gu,
      guess: not(/^Frau$/, woman),
    },
    {
      attribute: 'gender',
      points: 4,
      writer: true,
      pattern: /\bals (\p{Lu}\p{L}*(?:erin|orin|istin|entin|antin|[zs]tin|ogin|eurin|ältin|öchin|schwester))\b/gu,
      guess: woman,
    },
    {
      attribute: 'gender',
      points: 5,
      writer: false,
      pattern:
        /\b(?:[Ii]ch (?:bin|war|arbeite als)|(?:bin|war) ich) (?:ein |gelernter |selbst )?(\p{Lu}\p{L}*mann)\b/gu,
      guess: not(/^Mann$/, man),
    },
    {
      attribute: 'age',
      points: 5,
      writer: true,
      pattern: /\b((?:Abitur|Abi|Matura|Schulabschluss) (?:im Jahr |war |gemacht )?(?:19|20)\d\d)\b/gu,
      guess: bornFrom(19),
    },
    {
      attribute: 'age',
      points: 4,
      writer: true,
      pattern: /\b(\d\d Jahren? (?:Berufserfahrung|im Beruf|im Dienst))\b/gu,
      guess: workedFor,
    },
  ],
  fr: [
    {
      attribute: 'occupation',
      points: 5,
      writer: false,
      pattern:
        /\bje (?:travaille|bosse|travaillais)(?: à mi-temps| de nuit)? (?:dans|à|au|en|chez|pour|comme) (?:(?:un|une|la|le|mon|ma) |l['’])?(\p{Ll}[\p{Ll}-]{2,}(?: (?:de|d['’]|en) ?\p{Ll}{3,})?)/giu,
      guess: says('works at', /^(?:ce|moment|équipe|même|domicile|temps|distance|mi)(?!\p{L})/iu),
    },
    {
      attribute: 'place',
      points: 4,
      writer: false,
      pattern:
        /\b(?:j['’]habite|je vis|nous habitons)(?: seule?)? (?:dans|à|au|en|près d[eu]|au-dessus d['’u]e?|en face d[eu]|à côté d[eu]) ?(?:(?:un|une|la|le|mon|ma) |l['’])?(\p{Ll}[\p{Ll}-]{2,}(?: (?:de|d['’]|en) ?\p{Ll}{3,})?)/giu,
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
      pattern:
        /\bje (?:me )?(?:suis|étais|serai) (?:très |trop |si |bien |vraiment |toujours |tellement |assez |plutôt |une |été |encore )?((?:\p{L}*(?:ée|euse|trice|ière|ienne|ante|ente|aine))|inquiète|prête|seule|perdue|surprise|née|allée|venue|avocate)(?!\p{L})/giu,
      guess: woman,
    },
    {
      attribute: 'gender',
      points: 6,
      writer: false,
      pattern: /\bje (?:\p{L}+ |[mts]['’]\p{L}+ ){1,2}(?:toute )?(seule)(?!\p{L})/giu,
      guess: woman,
    },
    {
      attribute: 'gender',
      points: 4,
      writer: false,
      pattern:
        /\bje (?:me )?(?:suis|étais|serai) (?:très |trop |si |bien |vraiment |toujours |tellement |assez |plutôt |un |encore )?((?:\p{L}{2,}(?:é|eux|ier|ien|ant))|inquiet|prêt|seul|perdu|surpris|allé|venu|content|avocat)(?!\p{L})/giu,
      guess: not(/^(?:avant|maintenant|pendant|devant|cependant|bien|rien|combien|côté|santé|côté)$/iu, man),
    },
    {
      attribute: 'age',
      points: 5,
      writer: true,
      pattern: /\b((?:bac|brevet) (?:en |de )?(?:19|20)\d\d)\b/giu,
      guess: bornFrom(18),
    },
    {
      attribute: 'age',
      points: 4,
      writer: true,
      pattern: /\b(\d\d ans (?:d['’]expérience|de métier|de carrière|de maison))/giu,
      guess: workedFor,
    },
  ],
  es: [
    {
      attribute: 'occupation',
      points: 5,
      writer: false,
      pattern:
        /(?:^|[.,;:!?¡¿(\n]\s?|\b(?:yo|y|que|donde|cuando|ahora|ya|también|siempre|solo|porque|mientras|actualmente) )trabajo (?:en|de|como|para) (?:(?:un|una|la|el) )?(\p{Ll}{3,}(?: de \p{Ll}{3,})?)/giu,
      guess: says('works at', /^(?:equipo|esto|eso|este|esta|casa|grupo|clase)(?!\p{L})/iu),
    },
    {
      attribute: 'place',
      points: 4,
      writer: false,
      pattern:
        /\b(?:vivo|vivimos)(?: sol[oa])? (?:en|cerca de|encima de|al lado de|frente a|junto a) (?:(?:un|una|la|el) )?(\p{Ll}{3,}(?: de \p{Ll}{3,})?)/giu,
      guess: says('lives at', /^(?:casa|piso|este|esta|esto)(?!\p{L})/iu),
    },
    {
      attribute: 'gender',
      points: 6,
      writer: false,
      pattern:
        /\b(?:estoy|soy|estaba|era|fui|me siento|me quedé|quedé) (?:muy |tan |una |algo |bastante |un poco |también |ya )?((?:\p{L}{2,}(?:ada|ida|osa|dora|tora|sora|era|aria))|sola|lista|segura|harta|contenta|enferma|nerviosa|abogada|maestra|médica|viuda|soltera)(?!\p{L})/giu,
      guess: not(
        /^(?:nada|cada|vida|toda|era|espera|manera|afuera|cualquiera|primera|diaria|salida|entrada)$/iu,
        woman,
      ),
    },
    {
      attribute: 'gender',
      points: 4,
      writer: false,
      pattern:
        /\b(?:estoy|soy|estaba|fui|me siento|me quedé|quedé) (?:muy |tan |un |algo |bastante |un poco |también |ya )?((?:\p{L}{2,}(?:ado|ido|oso|dor|tor|sor|ero|ario))|solo|listo|seguro|harto|contento|enfermo|nervioso|maestro|médico|viudo|soltero)(?!\p{L})/giu,
      guess: not(/^(?:pero|primero|diario|lado|horario|alrededor|cero|enero)$/iu, man),
    },
    {
      attribute: 'age',
      points: 5,
      writer: true,
      pattern: /\b((?:promoción (?:de |del )?|bachillerato en |instituto en )(?:19|20)\d\d)\b/giu,
      guess: bornFrom(18),
    },
    {
      attribute: 'age',
      points: 4,
      writer: true,
      pattern: /\b(\d\d años (?:de experiencia|de profesión|cotizados|en el oficio))/giu,
      guess: workedFor,
    },
  ],
};
