import { createPhraseIndex, type PhraseIndex } from './phrases';
import type { Word } from './words';

/**
 * Whom a place in a sentence is about, by the nearest word before it that says so. What a language's words do:
 * `self` says the writer; `other` somebody else; `owner` says the writer unless a person follows it ("my boss");
 * `topic` makes what follows a subject of talk ("an article about"); `not` denies it; `fiction` makes the whole
 * sentence nobody's.
 */
type Role = 'self' | 'owner' | 'other' | 'person' | 'topic' | 'not' | 'fiction';

const roles: Record<string, Partial<Record<Role, string>>> = {
  en: {
    self: 'i, we, me, us, myself',
    owner: 'my, our',
    other:
      'you, your, he, she, they, his, her, their, him, them, someone, somebody, anyone, people, everyone, who, patients, a person, a friend, a colleague, a man, a woman, somebody else, students, children, women, men, tell me, give me, show me, help me, explain me, send me, teach me, write me, let me',
    person:
      'friend*, neighbo*, boss, manager, colleague*, coworker*, co-worker*, client*, customer*, patient*, student*, pupil*, tenant*, landlord, landlady, mother*, mom*, mum*, dad*, father*, parent*, sister*, brother*, son*, daughter*, child*, kid*, husband*, wife*, partner*, boyfriend*, girlfriend*, uncle*, aunt*, cousin*, grand*, niece*, nephew*, step*, god*, gran, granny, nan, nana, grandma, fiance*, fiancé*, spouse*, roommate*, flatmate*, teacher*, professor*, team*, employee*, ex, dog*, cat*, family, company, character*, hero, protagonist, audience, reader*',
    topic:
      'about, how, what, why, whether, which, article, essay, story, poem, novel, explain, define, know, wonder, ask, asked, read, learn, understand, difference, meaning, mean, means, translate, history of, explanation, summarize, summarise, summary, describe, research, topic, interested in, called, work with, working with, against, between',
    not: "not, don't, doesn't, didn't, isn't, never, no, nor, neither, without, no longer, wasn't, can't have, if i, if we, should i, do i, would i",
    fiction:
      'imagine, pretend, role play, roleplay, suppose, act as, from the perspective of, as if i, hypothetically, write a scene, you are a, you are an, protagonist, poem in which, story in which, scene in which, novel in which, song in which, play in which, joke in which, dialogue between, my character, my novel, my story, a sentence with, example sentence*, fictional',
  },
  de: {
    self: 'ich, wir, mir, mich, uns',
    owner: 'mein*, unser*',
    other:
      'du, dein*, er, ihr, ihre, ihren, ihrem, sein, seine, seinen, seinem, man, jemand*, leute, menschen, wer, patienten, viele, frauen, männer, kinder, ein freund, eine freundin, ein kollege, eine kollegin, kannst du mir, können sie mir, erklär mir, erkläre mir, hilf mir, schreib mir, schreibe mir, gib mir, nenne mir, zeig mir, sag mir, lass uns',
    person:
      'freund*, nachbar*, chef*, vorgesetzt*, kolleg*, kund*, mandant*, klient*, patient*, schüler*, student*, mieter*, vermieter*, mutter*, mama, vater*, papa, eltern, schwester*, bruder*, brüder*, sohn*, söhn*, tochter*, töchter*, kind*, mann, mannes, ehemann*, frau, ehefrau*, partner*, onkel*, tante*, cousin*, oma*, opa*, enkel*, neffe*, nichte*, schwager*, schwäger*, schwieger*, stief*, großmutter*, großvater*, großeltern, verlobt*, mitbewohner*, lehrer*, professor*, team, mitarbeiter*, ex, hund*, katze*, familie, firma, figur*, held*, protagonist*',
    topic:
      'über, wie, was, warum, ob, welche, welcher, welches, artikel, aufsatz, geschichte, gedicht, roman, erkläre, erklär, erklären, wissen, frage, lese, gelesen, lerne, verstehen, unterschied, bedeutet, bedeutung, übersetze, übersetzen, zusammenfassung, fasse, beschreibe, thema, referat, interessiere, namens, gegen, zwischen',
    not: 'nicht, kein*, nie, niemals, ohne, weder, nicht mehr, falls ich, wenn ich, soll ich, hätte ich, wäre ich',
    fiction:
      'stell dir vor, angenommen, tu so, aus der sicht, aus der perspektive, rollenspiel, dialog zwischen, du bist ein, du bist eine, meine figur, mein roman, meine geschichte, beispielsatz, fiktiv*',
  },
  fr: {
    self: 'je, j, nous, m, moi, me',
    owner: 'mon, ma, mes, notre, nos',
    other:
      "tu, ton, ta, tes, il, elle, ils, elles, on, son, sa, ses, leur, leurs, vous, votre, vos, quelqu'un, les gens, les patients, les femmes, les hommes, les enfants, une personne, un ami, une amie, un collègue, une collègue, peux tu m, pouvez vous m, aide moi, aidez moi, explique moi, expliquez moi, donne moi, donnez moi, écris moi, dis moi, dites moi, montre moi",
    person:
      'ami*, voisin*, chef*, patron*, manager, collègue*, client*, patient*, élève*, étudiant*, locataire*, propriétaire*, mère*, maman*, père*, papa*, parents, sœur*, frère*, fils, fille*, enfant*, mari, femme, époux, épouse, compagnon, compagne, conjoint*, copain, copine, oncle*, tante*, cousin*, grand*, neveu*, nièce*, belle sœur*, beau frère*, belle mère*, beau père*, belle fille*, gendre*, petit fils, petite fille*, parrain*, marraine*, fiancé*, colocataire*, professeur*, prof, équipe, salarié*, ex, chien*, chat*, famille, entreprise, personnage*, héros',
    topic:
      'sur, comment, que, quoi, pourquoi, si, quel, quelle, quels, quelles, article, dissertation, histoire, poème, roman, explique, expliquer, savoir, demande, lu, lire, apprendre, comprendre, différence, signifie, veut dire, traduis, traduire, résume, résumé, décris, sujet, exposé, intéresse, appelé, appelée, contre, entre',
    not: 'pas, jamais, plus de, aucun*, sans, ni, si j, si je, est ce que je',
    fiction:
      'imagine, imaginez, fais semblant, jeu de rôle, du point de vue, poème où, histoire où, conte où, scène où, chanson où, poème dans lequel, histoire dans laquelle, conte dans lequel, scène dans laquelle, dialogue entre, tu es un, tu es une, supposons, mon personnage, mon roman, mon récit, phrase d exemple, fictif, fictive',
  },
  es: {
    self: 'yo, nosotros, nosotras, me, nos, mí, soy, estoy, tengo, trabajo, vivo, tomo, voy, fui, llevo, he, hemos, somos, estamos, tenemos, vivimos, sufro, padezco, gano, cobro, estudio, estuve, tuve, empecé, dejé, necesito, quiero, acabo, hago, iba, tenía, salgo, salí, conduzco, doy, puedo, dan, uso, voté',
    owner: 'mi, mis, nuestro, nuestra, nuestros, nuestras',
    other:
      'tú, tu, tus, él, ella, ellos, ellas, usted, ustedes, su, sus, alguien, la gente, las personas, los pacientes, las mujeres, los hombres, los niños, una persona, un amigo, una amiga, un compañero, una compañera, puedes, podrías, puede, dime, dame, ayúdame, explícame, escríbeme, muéstrame',
    person:
      'amig*, vecin*, jef*, encargad*, compañer*, client*, pacient*, alumn*, estudiant*, inquilin*, caser*, madre*, mamá, padre*, papá, herman*, hij*, niñ*, marido, mujer, espos*, parej*, novi*, tío*, tía*, prim*, abuel*, niet*, sobrin*, cuñad*, suegr*, yern*, nuera*, padrin*, madrin*, prometid*, exmarido, exmujer, profesor*, profe, equipo, empleado*, ex, perr*, gat*, familia, empresa, personaje*, protagonista',
    topic:
      'sobre, cómo, qué, por qué, cuál, cuáles, artículo, ensayo, historia, poema, novela, explica, explicar, saber, pregunta, leído, leer, aprender, entender, diferencia, significa, traduce, traducir, resume, resumen, describe, tema, trabajo sobre, interesa, llamado, llamada, contra, entre',
    not: 'no, nunca, jamás, sin, ni, ningún*, tampoco, ya no, si tengo, si soy, debo',
    fiction:
      'imagina, finge, juego de rol, desde el punto de vista, desde la perspectiva, poema en el que, cuento en el que, historia en la que, escena en la que, canción en la que, poema donde, cuento donde, historia donde, diálogo entre, eres un, eres una, supongamos, mi personaje, mi novela, mi relato, frase de ejemplo, fictici*',
  },
};

export const inferLanguages = Object.keys(roles);

/** Spanish verbs say "I" and "we" by their endings: "Empiezo la quimio", "celebramos". */
const plural = /^[^áéíóú]{2,}(?:a|e|[^sx]i)mos$/u;
const notPlural = /^(?:k?ilo)?gramos$|^(?:tramos|ramos|reclamos|remos|extremos|supremos|primos|racimos)$/u;
const firstPerson = /^[^áéíóú]{2,}(?<!ad|id)o$/u;
const notFirstPerson =
  /^(?:como|cuando|cuanto|pero|ejemplo|texto|cuento|primero|segundo|luego|solo|todo|junto|bajo|trabajo)$/u;
/** What follows a verb, and hardly a noun. */
const afterVerb = /^(?:el|la|los|las|un|una|a|al|mi|mis|con|por|sin|desde|cada|otra|otro|hoy|mañana)$/u;

const isOwnVerb = (words: readonly Word[], at: number): boolean => {
  const [before, word, after] = [words[at - 1], words[at] as Word, words[at + 1]];
  if (plural.test(word.exact)) return !notPlural.test(word.exact);
  const isFirst = before?.sentence !== word.sentence;
  return (
    isFirst &&
    firstPerson.test(word.exact) &&
    !notFirstPerson.test(word.exact) &&
    after !== undefined &&
    afterVerb.test(after.exact)
  );
};

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

/** Of whom something is said: null where no word says it. */
export type Whose = 'writer' | 'other' | null;

export interface Subjects {
  /** Of whom what stands at this word is said. */
  whose(at: number): Whose;
  /** Whether a phrase that names its owner itself ("my husband") is meant: not denied, not invented. */
  isMeant(at: number): boolean;
}

/** Words before a place that are looked at: a clause, not a long sentence's other end. */
const reach = 22;
/** Words behind "what" or "how" in which the one who asks is named. */
const askReach = 3;
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
    if (language === 'es' && isOwnVerb(words, at)) roleAt[at] = 'self';
    // The longest phrase says it: "tell me" before "me". It stands at its last word.
    const found = index.at(words, at).sort((one, other) => one.length - other.length);
    for (const { value, length } of found) {
      if (value === 'fiction') {
        fictions.add(word.sentence);
        continue;
      }
      if (value === 'person') {
        const before = words[at - 1];
        const own = before !== undefined && word.joined && roleAt[at - 1] === 'owner';
        if (own) {
          roleAt[at - 1] = null;
          roleAt[at] = 'other';
        }
        continue;
      }
      for (let i = at; i < at + length - 1; i++) roleAt[i] = null;
      const last = at + length - 1;
      if (roleAt[last] === null || length > 1) roleAt[last] = value;
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
  const saidOf = (role: Role): Whose => (role === 'self' || role === 'owner' ? 'writer' : 'other');
  /** Of whom a sentence is that names nobody: "Diagnosed in March. Raising two boys alone." Those before it say it. */
  const inherited = (at: number): Whose => {
    if (words[at - fragment]?.sentence === words[at]?.sentence) return null;
    for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
      const said = roleAt[i];
      if (said) return saidOf(said) === 'writer' ? 'writer' : null;
    }
    return null;
  };
  return {
    whose: (at) => {
      if (!isReal(at)) return 'other';
      const sentence = words[at]?.sentence;
      for (let i = at - 1; i >= Math.max(0, at - reach) && words[i]?.sentence === sentence; i--) {
        const said = roleAt[i];
        if (said) return saidOf(said);
      }
      // "Coming off a night shift I can hardly think", "on Universal Credit, what can I cook?"
      for (let i = at + 1; i <= at + reach && words[i]?.sentence === sentence; i++) {
        const said = roleAt[i];
        if (said) return said === 'topic' && asks(i) ? 'writer' : saidOf(said);
      }
      return inherited(at);
    },
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
