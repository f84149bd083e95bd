import type { EntityType } from '../../../../../shared/domain';
import { isGivenName, isListedPlace } from '../../lists';
import { textAfter } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { byPiece, isNear, paragraphsOf, remembered } from '../../text/pieces';
import type { Found } from '../resolve';
import { isCued } from '../tagger/agree';
import { isAddressed } from './addressed';
import { asideOf } from './asides';
import {
  fameIn,
  type Group,
  isFigureName,
  isFullName,
  isOnesOwn,
  isTitledFigure,
  isTitledName,
  keysOf,
  withLists,
} from './fame';
import { figuresNamed, isBrand, partsOfFigures } from './figures';
import { any, isAuthor, isLongAgo, isQuestion, isTopic, sentencesOf, topicsIn, whoseIs } from './knowledge';
import { isAsking, isRequestText } from './requests';
import {
  citations,
  isAskedStory,
  isCited,
  isEponym,
  isExercise,
  isFiction,
  isFile,
  isInvented,
  isLetter,
  isOccasion,
  isPartyOfCase,
  isQuoted,
  isRecord,
  yearsLongAgo,
  yearsOfOurAge,
} from './signals';
import { toldAt } from './statements';
import { limits, ofName, ofPassage, ofSentence, ofText, ofThing } from './weights';

/** By these somebody is reached or known. */
const contact = new Set<EntityType>([
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'ADDRESS',
  'DATE_OF_BIRTH',
  'IBAN_CODE',
  'CREDIT_CARD',
  'BANK_ACCOUNT',
  'NATIONAL_ID',
  'US_SSN',
  'PASSPORT',
  'MEDICAL_RECORD',
  'INSURANCE_NUMBER',
]);
/** … or, right beside a name, by these. */
const besideName = new Set<EntityType>([
  ...contact,
  'AGE',
  'USER_NAME',
  'ID_NUMBER',
  'DRIVER_LICENSE',
  'LICENSE_PLATE',
]);
/** What is weighed. Numbers that check themselves are not. */
const describing = new Set<EntityType>(['OCCUPATION', 'NRP', 'MEDICAL_CONDITION']);
const things = new Set<EntityType>(['LOCATION', 'ORGANIZATION', 'DATE', 'POSTAL_CODE', ...describing]);
/** A street that only the model read, without a house, may be a journal or a hotel. */
const isThing = (text: string, { type, source, start, end }: Found): boolean =>
  things.has(type) || (type === 'ADDRESS' && source === 'tagger' && !/\d/.test(text.slice(start, end)));
const isContact = (text: string, found: Found): boolean => contact.has(found.type) && !isThing(text, found);

/** How sure the model is of a full name that none of the lists has. */
const sure = 0.8;
/** Characters around a place in which somebody makes it a private one. */
const company = 200;
/** Characters between a name and its number. */
const beside = 48;
const besideFigureName = 12;
/** Characters between a figure and the places of its life. */
const besideFigure = 80;
/** A text this long that speaks of nobody's own is about the world, whether it asks or not. */
const long = 600;

/** The weight of a count: the last one for all greater ones. */
const graded = (weights: readonly number[], count: number): number => weights[Math.min(count, weights.length - 1)] ?? 0;

/** What a passage's own words say: below zero, of the world. */
const worldOf = (text: string): number =>
  (isFile(text) && !isFiction(text) && yearsLongAgo(text) === 0 ? ofPassage.file : 0) +
  graded(ofPassage.figures, figuresNamed(text)) +
  graded(ofPassage.longAgo, yearsLongAgo(text)) +
  graded(ofPassage.citations, citations(text)) +
  (isInvented(text) ? ofPassage.invented : isFiction(text) ? ofPassage.fiction : 0) +
  (yearsOfOurAge(text) > 2 ? ofPassage.years : 0) +
  (isExercise(text) ? ofPassage.exercise : 0) +
  graded(ofPassage.topics, topicsIn(text));

const passageWorld = remembered((passage) => ({
  points: worldOf(passage),
  story: isInvented(passage) || isFiction(passage),
}));
const sentenceWorld = remembered((sentence) => ({
  longAgo: isLongAgo(sentence),
  asked: isTopic(sentence) || isQuestion(sentence),
}));

/** "Mr Bennet": of a story as well. */
const titleCue =
  /^after '(?:mr|mrs|ms|miss|herr|frau|fräulein|m|mme|mlle|señora?|sr|sra|signora?|sig|meneer|mevrouw|pan|pani|senhora?|fru|herrn)/iu;
/** "Frau Kessler prüft uns". */
const toUs = any('us|uns|nous|nos|ci|ons|nas|nam|oss|bizi|bize');
/** Persons of a story are called something as well. */
const calledCue =
  /^after '(?:called|named|is called|name is|namens|genannt|heißt|s'appelle|nommée?|appelée?|se llama|llamad[oa]|si chiama|chiamat[oa]|heet|genaamd|nazywa się|o imieniu|chama-se|chamad[oa]|heter)'$/iu;
/** … and those who did something to the writer are none of a story: "a surgeon called Ruth, who operated on me". */
const toWriter =
  /^,? ?(?:who|whom|whose|that|die|der|den|dem|deren|dessen|qui|que|dont|quien|cuy[oa]|che|cui|wie|która|który|quem|som|vars)(?!\p{L})[^.!?\n]{0,100}?(?<!\p{L})(?:me|us|my|our|mich|mir|uns|mein\p{L}*|unser\p{L}*|moi|nous|mon|ma|mes|notre|nos|mi|mis|nosotr[oa]s|nuestr[oa]s?|mio|mia|miei|mie|noi|mij|mijn|ons|onze|mnie|mojego|mojej|moją|mojemu|meu|minha|mig|oss|min|mitt|mina|m(?=['’]))(?!\p{L})(?! (?:\p{L}+ )?(?:hero|heroine|protagonist|character|narrator|novel|story|detective|villain|book|held|heldin|hauptfigur|figur|roman|héros|héroïne|personnage|protagonista|personaje|novela|romanzo|personaggio|hoofdpersoon|bohater|bohaterka|personagem|huvudperson))/iu;

/** A cue that also stands before the world's: "his cousin", "Lord", "from". */
const weakCue =
  /^after '(?:(?:from|aus|uit|från|de|z|ze|do|da|di|in|at)'$|(?:his|her|their|the|a|sein|seine|ihr|ihre|son|sa|ses|su|sus|suo|sua|zijn|haar|jego|jej|hans|hennes) |lord|lady|king|queen|sir|dame|madame|monsieur|don|doña|father|brother|sister|saint|st|professor|prof|dr|doctor|doktor|general|colonel|captain|col|gen|maj|capt|pan|pani|ks)/iu;

/** Between a firm and its town. */
const beforeTown = /^(?:,| (?:in|im|à|de|a|di|en|i|på|te|w|we|em|near|bei|près de|cerca de))? $/u;

/** What a text says for somebody's own and for the world: as a whole, and at each of its places. */
const weigh = (text: string, found: readonly Found[]) => {
  const code = language(text);
  const asks = isRequestText(text);
  const invented = isInvented(text);
  const letter = isLetter(text);
  const record = isRecord(text);
  const inStory = !letter && (invented || isFiction(text));
  const isCuedHere = (each: Found): boolean =>
    isCued(each) &&
    !(invented && calledCue.test(each.reason) && !toWriter.test(textAfter(text, each.end, 140))) &&
    !(titleCue.test(each.reason) && (inStory || isTitledFigure(text, each)));
  const isClaimed = (each: Found): boolean => isCuedHere(each) && !weakCue.test(each.reason);
  const contacts = found.filter((each) => isContact(text, each)).map(({ start }) => start);
  const introduced = found.some((each) => each.type === 'PERSON' && isClaimed(each));
  const whose = whoseIs(text, code);
  const isPrivate = contacts.length > 0 || introduced || letter || record || whose.kin;

  const form = (contacts.length > 0 ? ofText.contact : 0) + (letter ? ofText.letter : 0) + (record ? ofText.record : 0);
  const whole =
    form +
    (isOccasion(text) ? ofText.occasion : 0) +
    (introduced ? ofText.introduced : 0) +
    (!isPrivate && !whose.self && (asks || text.length > long || yearsLongAgo(text) > 0) ? ofText.impersonal : 0);
  const passages = isPrivate ? paragraphsOf(text) : [{ start: 0, text }];
  const world = byPiece(passages, passageWorld);
  const own = byPiece(passages, (passage) => whoseIs(passage, code));
  const sentence = byPiece(sentencesOf(text), (each) => ({
    text: each,
    whose: whoseIs(each, code),
    ...sentenceWorld(each),
  }));
  const aside = asks && !inStory && !isPrivate ? asideOf(text) : null;
  const inAside = (at: number): boolean => aside !== null && at >= aside.start;
  // What the question is about says nothing of the note behind it.
  const worldAt = (at: number): number => (inAside(at) ? 0 : world(at).points);
  const passageAt = (at: number): number => {
    if (inAside(at)) return form;
    const { kin, ours } = own(at);
    return whole + worldAt(at) + (kin ? ofPassage.kin : ours ? ofPassage.ours : 0);
  };
  const sentenceAt = (at: number): number => {
    const { whose: by, longAgo } = sentence(at);
    return (
      (by.kin ? ofSentence.kin : by.ours ? ofSentence.ours : by.self ? ofSentence.self : 0) +
      (longAgo ? ofSentence.longAgo : 0)
    );
  };
  return {
    invented,
    inStory,
    isCuedHere,
    isClaimed,
    contacts,
    form,
    sentence,
    inAside,
    worldAt,
    isStory: (at: number): boolean => world(at).story,
    ownAt: (at: number): number => passageAt(at) + sentenceAt(at),
    limit: asks ? limits.asking : text.length > long ? limits.article : limits.post,
    /** Whom and what everybody knows is asked about here. */
    asksOfWorld: isPrivate || asks || isAsking(text),
  };
};
type Weighed = ReturnType<typeof weigh>;

/** The names that are the world's: the mentions of one name together. */
const worldsNames = (
  text: string,
  found: readonly Found[],
  names: readonly Found[],
  { invented, inStory, isCuedHere, isClaimed, form, sentence, worldAt, isStory, ownAt, limit, asksOfWorld }: Weighed,
): ReadonlySet<Found> => {
  const askedStory = isAskedStory(text);
  const numbers = found.filter(({ type }) => besideName.has(type)).flatMap(({ start, end }) => [start, end]);
  numbers.sort((a, b) => a - b);
  const isPart = partsOfFigures(fold(text));
  const isTold = toldAt(text);
  const famed = (name: Found): number => {
    const known = fameIn(text, name, isPart);
    return known === ofName.ordinary && isTold(name.start) ? ofName.famousWord : known;
  };
  const fame = new Map(names.map((name) => [name, famed(name)]));
  const isGiven = ({ start, end }: Found): boolean => isGivenName(text.slice(start, end));
  // In questions the model marks few.
  const isSure = ({ source, score, start, end }: Found): boolean =>
    source === 'tagger' && score >= sure && /\p{L} \p{L}/u.test(text.slice(start, end));
  // Whom everybody knows is asked about in posts as well, and no friend of whom stands there by a given name.
  const isBesideSomebody = names.some((name) => (fame.get(name) ?? 0) === 0 && isGiven(name));
  const limitOf = ({ names: mentions, figure, renowned }: Group): number =>
    renowned || (figure && (asksOfWorld || isBesideSomebody || mentions.some(({ start }) => isTold(start))))
      ? limits.asking
      : limit;

  // Persons of a story bear titles as well, but do nothing to us.
  const isTitled = (name: Found): boolean =>
    fame.get(name) === 0 &&
    isTitledName(text, name) &&
    !invented &&
    (!inStory || (text.length < long && toUs.test(sentence(name.start).text)));

  const keyOf = keysOf(
    text,
    names.filter((name) => (fame.get(name) ?? 0) > ofName.famousWord),
  );
  withLists(text, names, fame);
  const pointsOf = (name: Found, known: number): number => {
    const { start, end } = name;
    const isFigure = known <= ofName.famousWord;
    // By the full name nobody else is called: only what stands right beside it is theirs.
    const near = known <= ofName.famous ? besideFigureName : beside;
    // Authors are known, and laws are called, by family names.
    const isFriend = known === 0 && isGiven(name);
    const eponym = !isFriend && isEponym(text, start, end);
    return [
      known,
      known < 0 && sentence(start).longAgo ? ofName.inItsTime : 0,
      isTitled(name) ? ofName.titled : isCuedHere(name) && !inStory ? ofName.weakCue : 0,
      (isNear(numbers, start, near) || isNear(numbers, end, near)) && !(isFigure && isTold(start))
        ? ofName.besideIdentifier
        : 0,
      !isFriend && isAuthor(text, start, end) ? ofName.author : 0,
      isCited(text, start, end) ? ofName.cited : 0,
      eponym ? ofName.eponym : 0,
      !isFigure && !isStory(start) && isGiven(name) ? ofName.givenName : 0,
      !isFigure && !isStory(start) && (isFullName(text, name) || (isSure(name) && !eponym)) ? ofName.fullName : 0,
      isQuoted(text, start, end) ? ofName.quoted : 0,
      // "Erkläre Lena Vogt den Konjunktiv": she learns it.
      known === 0 && isAddressed(text, start) && isExercise(text) ? -ofPassage.exercise : 0,
      worldAt(start) < 0 ? doubtOf(name) : 0,
      isFigure ? (known <= ofName.famous ? 0 : form) + Math.min(0, worldAt(start)) : ownAt(start),
    ].reduce((sum, each) => sum + each, 0);
  };

  /** The mentions of one name: what speaks most for a person and most against, together. */
  const groups = new Map<string, Group>();
  for (const name of names) {
    const known = fame.get(name) ?? 0;
    const points = pointsOf(name, known);
    const key = keyOf(name);
    const group = groups.get(key) ?? { names: [], claimed: false, figure: true, renowned: true, best: 0, worst: 0 };
    group.names.push(name);
    group.claimed ||=
      isClaimed(name) ||
      (isFullName(text, name) && isOnesOwn(text, name)) ||
      (askedStory && known === 0 && /\s/.test(text.slice(name.start, name.end)));
    group.figure &&= known <= ofName.famousWord;
    group.renowned &&= known <= ofName.famous;
    group.best = group.names.length === 1 ? points : Math.max(group.best, points);
    group.worst = group.names.length === 1 ? points : Math.min(group.worst, points);
    groups.set(key, group);
  }
  const isSomebodys = (group: Group): boolean => group.claimed || (group.best + group.worst) / 2 > limitOf(group);
  return new Set([...groups.values()].flatMap((group) => (isSomebodys(group) ? [] : group.names)));
};

/** The places, firms, days and descriptions that are the world's. */
const worldsThings = (
  text: string,
  found: readonly Found[],
  figures: ReadonlySet<Found>,
  { isClaimed, contacts, form, sentence, inAside, worldAt, ownAt, limit, asksOfWorld }: Weighed,
): Found[] => {
  const inOrder = (places: readonly number[]): readonly number[] => places.toSorted((a, b) => a - b);
  const persons = found.filter((each) => each.type === 'PERSON' && !figures.has(each)).map(({ start }) => start);
  const privately = inOrder([...persons, ...contacts]);
  const publicly = inOrder([...figures].map(({ start }) => start));
  // Where a figure lived is the world's; a firm may be that of who is as near.
  const isOfFigure = ({ type, start }: Found): boolean =>
    isNear(publicly, start, besideFigure) && !(type === 'ORGANIZATION' && isNear(persons, start, besideFigure));
  /** A place in the sentences of a lesson is where nobody lives. */
  const lesson = isExercise(text);

  const isWorlds = (each: Found): boolean => {
    const { type, start, end } = each;
    const isParty = type === 'ORGANIZATION' && isPartyOfCase(text, start, end);
    if (isClaimed(each) && type !== 'DATE' && !isParty && !(lesson && type === 'LOCATION')) return false;
    const near = isNear(privately, start, company);
    const place = text.slice(start, end);
    // A writer may work at a firm, or live in a street, that is called like a figure.
    const brand =
      ((type === 'ORGANIZATION' || (type === 'LOCATION' && !isListedPlace(place))) && isBrand(place)) ||
      (!describing.has(type) && !sentence(start).whose.self && isFigureName(place));
    const points = [
      near && !brand ? ofThing.nearPerson : 0,
      isParty ? ofName.cited : 0,
      brand ? ofThing.brand : 0,
      type === 'LOCATION' && sentence(start).asked ? ofThing.asked : 0,
      isOfFigure(each) && !inAside(start) ? ofThing.besideFigure : 0,
      worldAt(start) < 0 ? doubtOf(each) : 0,
      brand ? form + worldAt(start) : ownAt(start),
    ].reduce((sum, point) => sum + point, 0);
    return points <= (brand && asksOfWorld ? limits.asking : limit);
  };
  const worlds = new Set(found.filter((each) => isThing(text, each) && isWorlds(each)));
  /** "Zahnarztpraxis Wendt in Soest": the town of a firm that is somebody's. */
  const isOfFirm = (at: number): boolean => {
    const [firm, place] = [found[at - 1], found[at]];
    if (firm?.type !== 'ORGANIZATION' || place?.type !== 'LOCATION' || worlds.has(firm)) return false;
    return beforeTown.test(text.slice(firm.end, place.start));
  };
  return found.filter((each, at) => worlds.has(each) && !isOfFirm(at));
};

/**
 * The findings without general knowledge: public figures, brands that are asked about, places of travel, history and
 * comparison. What a cue claims stays ("my brother Michael Jordan"); everything else is weighed, the mentions of one
 * person together. Linear in the text.
 * @param found Sorted by their start; types that check themselves stay.
 * @param read Whether the trained model found them: the lists leave such places alone by themselves.
 */
export const withoutKnowledge = (text: string, found: readonly Found[], read: boolean): Found[] => {
  const names = found.filter(({ type }) => type === 'PERSON');
  if (names.length === 0 && !found.some((each) => isThing(text, each))) return [...found];
  const weighed = weigh(text, found);
  const figures = worldsNames(text, found, names, weighed);
  const things = read ? worldsThings(text, found, figures, weighed) : [];
  const dropped = new Set([...figures, ...things]);
  return found.filter((each) => !dropped.has(each));
};

/** How little the model was sure. */
const doubtOf = ({ score }: Found): number => (score < 0.6 ? ofName.guessed : score < 0.7 ? ofName.unsure : 0);
