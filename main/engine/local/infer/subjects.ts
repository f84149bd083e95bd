import { oneLine } from '../../privacy/patterns/one-line';
import { createPhraseIndex, type PhraseIndex } from './phrases';
import { type Role, roles } from './roles';
import type { Word } from './words';

/** Spanish verbs say "I" and "we" by their endings: "Empiezo la quimio", "celebramos". */
const plural = /^[^áéíóú]{2,}(?:a|e|[^sx]i)mos$/u;
const notPlural = /^(?:k?ilo)?gramos$|^(?:tramos|ramos|reclamos|remos|extremos|supremos|primos|racimos)$/u;
const firstPerson = /^[^áéíóú]{2,}(?<!ad|id)o$/u;
/** In the past or the future: "cobré", "viviré"; its nouns are few. */
const firstPersonPast = /^[^áéíóú]{3,}[éí]$/u;
const notPast =
  /^(?:aqu[ií]|as[ií]|all[ií]|ah[ií]|caf[eé]|beb[eé]|comité|porqué|puré|chalé|josé|rubí|esquí|israelí|marroquí|iraní|también|sofí|canapé|colibrí|después|hincapié)$/u;
const notFirstPerson =
  /^(?:como|cuando|cuanto|pero|ejemplo|texto|cuento|primero|segundo|luego|solo|todo|junto|bajo|trabajo)$/u;
/** What follows a verb, and hardly a noun. */
const afterVerb = /^(?:el|la|los|las|un|una|a|al|mi|mis|con|por|sin|desde|cada|otra|otro|hoy|mañana)$/u;

/** Those of other languages by theirs, at the beginning of a sentence: "Insegno latino", "Uczę chemii", "Comecei a quimio". */
const beginning: Readonly<Record<string, { readonly verb: RegExp; readonly not: RegExp }>> = {
  it: {
    verb: /^\p{L}{3,}o$/u,
    not: new RegExp(
      oneLine`
        ^(?:
          quando|quanto|come|primo|secondo|terzo|ultimo|solo|tutto|dopo|contro|dentro|sotto|certo|ciascuno|qualcuno
          |nessuno|questo|quello|esempio|testo|racconto|articolo|libro|buongiorno|salvo
        )$
      `,
      'u',
    ),
  },
  pt: {
    verb: /^\p{L}{3,}(?:o|ei)$/u,
    not: /^(?:como|quando|quanto|primeiro|segundo|último|todo|mesmo|tudo|isso|isto|exemplo|texto|artigo|resumo|conto|contudo|porto|logo|cedo|certo|novo|caro|rei|lei)$/u,
  },
  pl: {
    verb: /^\p{L}{2,}(?:ę|[aeyo]m)$/u,
    not: new RegExp(
      oneLine`
        ^(?:
          proszę|przepraszam|dziękuję|potem|czasem|razem|zatem|tymczasem|problem|system|program|film|tam|sam|nam|wam
          |czym|kim|tym|całym|każdym|którym|moim|twoim|swoim|naszym
        )$
      `,
      'u',
    ),
  },
};

const beginsWithOwnVerb = (words: readonly Word[], at: number, language: string): boolean => {
  const word = words[at];
  const forms = beginning[language];
  if (word === undefined || forms === undefined || words[at - 1]?.sentence === word.sentence) return false;
  return forms.verb.test(word.exact) && !forms.not.test(word.exact) && words[at + 1]?.sentence === word.sentence;
};

const isOwnVerb = (words: readonly Word[], at: number): boolean => {
  const [before, word, after] = [words[at - 1], words[at] as Word, words[at + 1]];
  if (plural.test(word.exact)) return !notPlural.test(word.exact);
  if (firstPersonPast.test(word.exact)) return !notPast.test(word.exact);
  const isFirst = before?.sentence !== word.sentence;
  return (
    isFirst &&
    firstPerson.test(word.exact) &&
    !notFirstPerson.test(word.exact) &&
    after !== undefined &&
    afterVerb.test(after.exact)
  );
};

/** What an animal does or has, right behind it: "the cat has asthma", no "dog walker with asthma". Folded. */
const doing = new RegExp(
  oneLine`
    ^(?:
      has|have|had|is|was|are|were|s|with|who|that|got|gets|needs|takes|took|suffers|hat|hatte|ist|war|mit|bekommt
      |braucht|nimmt|leidet|muss|a|avait|est|etait|avec|qui|souffre|prend|doit|tiene|tuvo|tenia|esta|es|con|que|sufre
      |toma|padece|necesita|lleva|debe
    )$
  `,
  '',
);
const does = (next: Word | undefined): boolean => next?.joined === true && doing.test(next.word);

/** What may follow a book or a film and makes no other noun of it ("a book shop"). Folded. */
const behindNoun = new RegExp(
  oneLine`
    ^(?:
      i|we|he|she|that|which|where|about|with|by|is|was|has|the|a|an|and|or|called|from|of|for|ist|war|mit|von|und|den
      |die|das|der|ich|wir|hat|geht|que|qui|ou|avec|de|du|est|a|on|je|nous|un|une|il|elle|et|donde|con|del|es|tiene|y
      |sobre|hay
    )$
  `,
  '',
);
const endsNoun = (next: Word | undefined): boolean => next?.joined !== true || behindNoun.test(next.word);

/** What begins a sentence that names somebody: it is about no one named before. */
const namesSomebody = new RegExp(
  oneLine`
    ^(?:
      an?|the|this|that|these|those|some|every|each|der|die|das|den|dem|eine?[mnr]?|diese[mnrs]?|jede[mnrs]?|le|la|les
      |l|une?|ce|cet|cette|ces|el|los|las|una|este|esta|ese|esa
    )$
  `,
  'u',
);

const indexes = new Map<string, PhraseIndex<Role>>();
const indexOf = (language: string): PhraseIndex<Role> => {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const index = createPhraseIndex<Role>('exact');
  for (const [role, phrases] of Object.entries(roles[language] ?? {})) {
    for (const phrase of phrases.split(',')) index.add(phrase, role as Role);
  }
  indexes.set(language, index);
  return index;
};

const kin = createPhraseIndex<true>('exact');
for (const { person = '' } of Object.values(roles)) {
  for (const phrase of person.split(',').filter((each) => each.trim() !== '')) kin.add(phrase, true);
}
/** Whether somebody's child, spouse, friend or colleague is named here, in any of the languages. */
export const isKin = (words: readonly Word[], at: number): boolean => kin.at(words, at).length > 0;

/** Of whom something is said: null where no word says it. */
export type Whose = 'writer' | 'other' | 'animal' | null;

export interface Subjects {
  /** Of whom what stands at this word is said. */
  whose(at: number): Whose;
  /** Whether an animal stands before this word in its sentence or in the one before: an illness may be its. */
  isOfAnimal(at: number): boolean;
  /** Whether a phrase that names its owner itself ("my husband") is meant: not denied, not invented. */
  isMeant(at: number): boolean;
  /** Whether nothing before this word in its sentence says that it is of others, denied or made up. */
  isPlain(at: number): boolean;
  /** Whether the writer is named anywhere. */
  readonly speaks: boolean;
}

/** Words before a place that are looked at: a clause, not a long sentence's other end. */
const reach = 22;
/** Words behind "what" or "how" in which the one who asks is named. */
const askReach = 3;
/** What begins a sentence that says what somebody is, has or does, and leaves out who: "On dialysis since March." Folded. */
const stating = new RegExp(
  oneLine`
    ^(?:
      on|off|with|without|since|after|at|in|just|still|recently|currently|newly|diagnosed|retired|divorced|widowed
      |single|married|pregnant|disabled|unemployed|working|living|raising|coming|back|mother|father|mum|mom|dad|seit
      |mit|ohne|nach|als|bei|im|in|frisch|gerade|noch|derzeit|aktuell|arbeitslos|verwitwet|geschieden|verheiratet
      |ledig|schwanger|alleinerziehend|mutter|vater|komme|arbeite|bin|habe|depuis|avec|sans|apres|en|enceinte
      |divorcee?|retraitee?|veuve?|mariee?|celibataire|chomeu[rs]\p{L}*|maman|papa|mere|pere|sous|desde|con|sin|tras
      |recien|embarazada|divorciad[oa]|jubilad[oa]|viud[oa]|casad[oa]|solter[oa]|madre|padre
    )$
  `,
  'u',
);
/** What goes on with another clause behind a comma. Folded. */
const joining = /^(?:and|but|so|und|aber|also|doch|et|mais|donc|y|pero|e|ma|mas|en|maar|ale|i|och|men)$/;
/** Who asks, in a question or a condition of their own: "should I". */
const asking = /^(?:i|we|ich|wir|je|j)$/;
/** Words into a sentence without a subject at which what it says has begun. */
const fragment = 4;
/** "not" is looked for here, before a phrase that names its owner. */
const denialReach = 3;

/**
 * @param people Where stand-ins of names begin: a name is somebody else.
 * @param hidden Where other stand-ins begin: what is the writer's and hidden may be a person.
 */
export const findSubjects = (
  words: readonly Word[],
  language: string,
  people: ReadonlySet<number>,
  hidden: ReadonlySet<number>,
): Subjects => {
  const index = indexOf(language);
  const roleAt: (Role | null)[] = words.map(() => null);
  const fictions = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (people.has(word.start)) roleAt[at] = 'other';
    if (hidden.has(word.start) && roleAt[at - 1] === 'owner') {
      roleAt[at - 1] = null;
      roleAt[at] = 'other';
    }
    if (language === 'es' ? isOwnVerb(words, at) : beginsWithOwnVerb(words, at, language)) roleAt[at] = 'self';
    // The longest phrase says it: "tell me" before "me". It stands at its last word.
    const found = index.at(words, at).sort((one, other) => one.length - other.length);
    for (const { value, length } of found) {
      if (value === 'fiction') {
        fictions.add(word.sentence);
        continue;
      }
      const last = at + length - 1;
      if (value === 'person' || value === 'animal') {
        const isOwn = at > 0 && word.joined && roleAt[at - 1] === 'owner';
        if (isOwn) roleAt[at - 1] = null;
        if (isOwn || (value === 'animal' && does(words[last + 1]))) roleAt[last] = value === 'person' ? 'other' : value;
        continue;
      }
      if (value === 'work' && !endsNoun(words[last + 1])) continue;
      for (let i = at; i < last; i++) roleAt[i] = null;
      if (value === 'nobody') roleAt[last] = null;
      else if (roleAt[last] === null || length > 1) roleAt[last] = value;
    }
  }
  const isReal = (at: number): boolean => {
    const sentence = words[at]?.sentence ?? 0;
    // A made-up scene goes on in the next sentence.
    return !fictions.has(sentence) && !fictions.has(sentence - 1);
  };
  /** "What can I": the question is the writer's own. */
  const asks = (at: number): boolean =>
    roleAt.slice(at + 1, at + 1 + askReach).find((role) => role !== null) === 'self' &&
    words[at + askReach]?.sentence === words[at]?.sentence;
  const saidOf = (role: Role): Whose =>
    role === 'self' || role === 'owner' ? 'writer' : role === 'animal' ? role : 'other';
  /** Where the sentence of a word begins. */
  const sentenceStart = (at: number): number => {
    let first = at;
    while (first > 0 && words[first - 1]?.sentence === words[at]?.sentence) first--;
    return first;
  };
  /** Of whom the sentence behind that of a word is: a text's first one may leave out who. */
  const goesOn = (at: number): Whose => {
    const sentence = words[at]?.sentence ?? 0;
    for (let i = at + 1; i <= at + reach && (words[i]?.sentence ?? sentence + 2) <= sentence + 1; i++) {
      const said = roleAt[i];
      if (said) return saidOf(said) === 'writer' || (said === 'topic' && asks(i)) ? 'writer' : null;
    }
    return null;
  };
  /** Of whom a sentence is that names nobody: "Diagnosed in March. Raising two boys alone." Those before it say it. */
  const inherited = (at: number): Whose => {
    const first = sentenceStart(at);
    if (first === 0 && stating.test(words[0]?.word ?? '')) return goesOn(at);
    if (at - first >= fragment || namesSomebody.test(words[first]?.word ?? '')) return null;
    for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
      const said = roleAt[i];
      if (said) return saidOf(said) === 'writer' ? 'writer' : null;
    }
    return null;
  };
  return {
    whose: (at) => {
      if (!isReal(at)) return 'other';
      // The phrase names the writer: "I'm a nurse".
      if (roleAt[at] === 'self') return 'writer';
      const sentence = words[at]?.sentence;
      let isOther = false;
      for (let i = at - 1; i >= Math.max(0, at - reach) && words[i]?.sentence === sentence; i--) {
        const said = roleAt[i];
        if (said && !(isOther && said === 'not')) return saidOf(said);
        // "I never finished school, and take the exam now": what is denied ends there.
        isOther ||= words[i]?.joined === false && joining.test(words[i]?.word ?? '');
      }
      // "Coming off a night shift I can hardly think", "on Universal Credit, what can I cook?"
      for (let i = at + 1; i <= at + reach && words[i]?.sentence === sentence; i++) {
        const said = roleAt[i];
        // "After the operation, should I rest?"
        if (said === 'not' && asking.test(words[i]?.word ?? '')) return 'writer';
        if (said && said !== 'not') return said === 'topic' && asks(i) ? 'writer' : saidOf(said);
      }
      return inherited(at);
    },
    isOfAnimal: (at) => {
      const sentence = words[at]?.sentence ?? 0;
      for (let i = at - 1; i >= Math.max(0, at - reach) && (words[i]?.sentence ?? 0) >= sentence - 1; i--) {
        if (roleAt[i] === 'animal') return true;
      }
      return false;
    },
    isPlain: (at) => {
      if (!isReal(at)) return false;
      const before = roleAt.slice(sentenceStart(at), at);
      return before.every((role) => role === null || role === 'self' || role === 'owner');
    },
    speaks: roleAt.some((role) => role === 'self' || role === 'owner'),
    isMeant: (at) => {
      if (!isReal(at)) return false;
      const sentence = words[at]?.sentence;
      for (let i = at - 1; i >= Math.max(0, at - denialReach) && words[i]?.sentence === sentence; i--) {
        if (roleAt[i] === 'not') return false;
      }
      return true;
    },
  };
};
