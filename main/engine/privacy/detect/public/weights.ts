/**
 * What speaks for a name, a place or a date being somebody's own affair (above zero) or the world's (below). Points add
 * up; a finding that no cue claims is left alone where the sum falls to a limit. Nothing said is zero: then it is
 * protected. The points are chosen so that no single sign of the world outweighs two of a person, and none outweighs a
 * cue ("my sister Ana", "Dear Mr Churchill"): cues are not weighed at all.
 */

/** The text as a whole. */
export const ofText = {
  /** An e-mail address, a telephone or account number, a street, a birthday stands in it. */
  contact: 3,
  /** It greets, closes or is addressed as a letter or mail. */
  letter: 2,
  /** A birthday, a condolence, a reference, a complaint: it is for somebody. */
  occasion: 2,
  /** A cue names a private person. */
  introduced: 1,
  /** It is a record: keys or columns for names. */
  record: 3,
  /** It asks for something or is long, and speaks of nobody's own: no I, no my, no greeting. */
  impersonal: -2,
} as const;

/** The paragraph; where the text has nothing private in it, all of the text. */
export const ofPassage = {
  /** The patient, two candidates, her husband: a file, a reference, a case. Not in stories. */
  file: 2,
  kin: 2,
  ours: 1,
  /** A novel, a film, a plot, a character. */
  fiction: -2,
  /** The writer makes the persons up: "my detective", "I am writing a novel". */
  invented: -4,
  /** A lesson's sentences: a tense, a gap to fill. */
  exercise: -4,
  /** Years before living memory, by how many: one, or more. */
  longAgo: [0, -2, -3],
  /** Years of this age, many of them. */
  years: -1,
  /** "et al.", "47(2)", "doi": one, or more. */
  citations: [0, -1, -3],
  /** Names that everybody knows: one, two, or more. */
  figures: [0, -1, -2, -3],
  /** Words of lessons, journeys and encyclopaedias, by how many different ones. */
  topics: [0, 0, -1, -2, -2, -3],
} as const;

/** The sentence. */
export const ofSentence = {
  kin: 3,
  ours: 2,
  self: 1,
  longAgo: -2,
} as const;

/** The name and what stands around it. */
export const ofName = {
  /** "his cousin Daisy", "Lord Atkin": a cue, but nobody's own. */
  weakCue: 2,
  /** "pani Gołębiowska", outside of stories: somebody whom nobody else knows. */
  titled: 4,
  /** A number, an address or an age within a few words. */
  besideIdentifier: 3,
  /**
   * Everybody knows the name, and few others bear it; one word of it; or many others bear it. Whose a sentence is says
   * nothing of the first two ("my uncle loved Beethoven"): letters, numbers and addresses do.
   */
  famous: -5,
  famousWord: -4,
  ordinary: -2,
  /** A name that everybody knows, in a sentence with a year of long ago. */
  inItsTime: -4,
  /** "novels by", "who was". */
  author: -3,
  /** "Espie et al. (2019)", "Entick v Carrington". */
  cited: -5,
  /** "Hooke's law". */
  eponym: -3,
  /** "Bohr, Heisenberg and Born": beside one whom everybody knows. */
  listedWithFigure: -3,
  /** "Theo", "Mabel", outside of stories: those whom everybody knows go by their family names. */
  givenName: 2,
  /** "Nancy Sommer", outside of stories: few whom nobody knows are general knowledge by their full names. */
  fullName: 3,
  /** 'Palace Purple': in quotation marks, a title or a kind. */
  quoted: -2,
  /** The model was not sure, in a passage about the world: less so, or hardly at all. */
  unsure: -1,
  guessed: -2,
} as const;

/** Places, organisations and descriptions. */
export const ofThing = {
  /** A private person within a few sentences. */
  nearPerson: 3,
  /** A product or firm that everybody knows; that a person is near says nothing of it. */
  brand: -5,
  /** "Is Paris bigger than Lyon?" */
  asked: -2,
  /** Within a few words of a figure. */
  besideFigure: -4,
} as const;

/**
 * Sums from here on down are general knowledge: in a text that asks for something, in a long one that tells, and in a
 * short one. Whom a post is about is part of what it says, so there a figure by itself is none.
 */
export const limits = { asking: -3, article: -6, post: -9 } as const;

/**
 * How likely a name must be to the model where it is less sure than its thresholds ask for: in a text that tells, and
 * in a paragraph of one that asks, if it speaks of the writer's own; elsewhere the thresholds hold.
 */
export const listening = { telling: 0.1, own: 0.2, asking: Number.POSITIVE_INFINITY };
