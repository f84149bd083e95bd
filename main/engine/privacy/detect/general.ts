import type { EntityType } from '../../../../shared/domain';
import { fold } from '../fold';
import { isGivenName } from '../lists';
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
import { language } from './language';
import { byPiece, isNear, paragraphsOf, remembered } from './pieces';
import { isAsking, isRequestText } from './requests';
import type { Found } from './resolve';
import {
  citations,
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
import { isCued } from './tagger/agree';
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
/** A street that only the model read may be a journal's page. */
const isThing = ({ type, source }: Found): boolean => things.has(type) || (type === 'ADDRESS' && source === 'tagger');
const isContact = (found: Found): boolean => contact.has(found.type) && !isThing(found);

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
/** A cue that also stands before the world's: "his cousin", "Lord", "from". */
const weakCue =
  /^after '(?:(?:from|aus|uit|från|de|z|ze|do|da|di|in|at)'$|(?:his|her|their|the|a|sein|seine|ihr|ihre|son|sa|ses|su|sus|suo|sua|zijn|haar|jego|jej|hans|hennes) |lord|lady|king|queen|sir|dame|madame|monsieur|don|doña|father|brother|sister|saint|st|professor|prof|dr|doctor|doktor|general|colonel|captain|col|gen|maj|capt|pan|pani|ks)/iu;

/**
 * The findings without general knowledge: public figures, brands that are asked about, places of travel, history and
 * comparison. What a cue claims stays ("my brother Michael Jordan"); everything else is weighed, the mentions of one
 * person together. Linear in the text.
 * @param found Sorted by their start; types that check themselves stay.
 * @param read Whether the trained model found them: the lists leave such places alone by themselves.
 */
export const withoutKnowledge = (text: string, found: readonly Found[], read: boolean): Found[] => {
  const names = found.filter(({ type }) => type === 'PERSON');
  if (names.length === 0 && !found.some(isThing)) return [...found];
  const code = language(text);
  const asks = isRequestText(text);
  const invented = isInvented(text);
  const letter = isLetter(text);
  const inStory = !letter && (invented || isFiction(text));
  const cued = (each: Found): boolean =>
    isCued(each) &&
    !(invented && calledCue.test(each.reason)) &&
    !(titleCue.test(each.reason) && (inStory || isTitledFigure(text, each)));
  const claimed = (each: Found): boolean => cued(each) && !weakCue.test(each.reason);
  const contacts = found.filter(isContact).map(({ start }) => start);
  const numbers = found.filter(({ type }) => besideName.has(type)).flatMap(({ start, end }) => [start, end]);
  numbers.sort((a, b) => a - b);
  const introduced = names.some(claimed);
  const whose = whoseIs(text, code);
  const record = isRecord(text);
  /** A place in the sentences of a lesson is where nobody lives. */
  const lesson = isExercise(text);
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
  const sentences = sentencesOf(text);
  const sentence = byPiece(sentences, (each) => ({ text: each, whose: whoseIs(each, code), ...sentenceWorld(each) }));
  const aside = asks && !inStory && !isPrivate ? asideOf(text) : null;
  const inAside = (at: number): boolean => aside !== null && at >= aside.start;

  const isPart = partsOfFigures(fold(text));
  const fame = new Map(names.map((name) => [name, fameIn(text, name, isPart)]));
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
  const limit = asks ? limits.asking : text.length > long ? limits.article : limits.post;
  // Whom everybody knows is asked about in posts as well, and no friend of whom stands there by a given name.
  const isBesideSomebody = names.some(
    (name) => (fame.get(name) ?? 0) === 0 && isGivenName(text.slice(name.start, name.end)),
  );
  const asksOfWorld = isPrivate || asks || isAsking(text);
  const limitOf = (figure: boolean, renowned: boolean): number =>
    renowned || (figure && (asksOfWorld || isBesideSomebody)) ? limits.asking : limit;

  // Persons of a story bear titles as well, but do nothing to us.
  const isTitled = (name: Found): boolean =>
    fame.get(name) === 0 &&
    isTitledName(text, name) &&
    !invented &&
    (!inStory || (text.length < long && toUs.test(sentence(name.start).text)));

  /** The mentions of one name: what speaks most for a person and most against, together. */
  const groups = new Map<string, Group>();
  const keyOf = keysOf(
    text,
    names.filter((name) => (fame.get(name) ?? 0) > ofName.famousWord),
  );
  withLists(text, names, fame);
  for (const name of names) {
    const known = fame.get(name) ?? 0;
    const isFigure = known <= ofName.famousWord;
    // By the full name nobody else is called: only what stands right beside it is theirs.
    const near = known <= ofName.famous ? besideFigureName : beside;
    // Authors are known, and laws are called, by family names.
    const isFriend = known === 0 && isGivenName(text.slice(name.start, name.end));
    const points = [
      known,
      known < 0 && sentence(name.start).longAgo ? ofName.inItsTime : 0,
      isTitled(name) ? ofName.titled : cued(name) && !inStory ? ofName.weakCue : 0,
      isNear(numbers, name.start, near) || isNear(numbers, name.end, near) ? ofName.besideIdentifier : 0,
      !isFriend && isAuthor(text, name.start, name.end) ? ofName.author : 0,
      isCited(text, name.start, name.end) ? ofName.cited : 0,
      !isFriend && isEponym(text, name.start, name.end) ? ofName.eponym : 0,
      !isFigure && !world(name.start).story && isGivenName(text.slice(name.start, name.end)) ? ofName.givenName : 0,
      !isFigure && !world(name.start).story && isFullName(text, name) ? ofName.fullName : 0,
      isQuoted(text, name.start, name.end) ? ofName.quoted : 0,
      // "Erkläre Lena Vogt den Konjunktiv": she learns it.
      known === 0 && isAddressed(text, name.start) && isExercise(text) ? -ofPassage.exercise : 0,
      worldAt(name.start) < 0 ? doubtOf(name) : 0,
      isFigure
        ? (known <= ofName.famous ? 0 : form) + Math.min(0, worldAt(name.start))
        : passageAt(name.start) + sentenceAt(name.start),
    ].reduce((sum, each) => sum + each, 0);
    const key = keyOf(name);
    const group = groups.get(key) ?? { names: [], claimed: false, figure: true, renowned: true, best: 0, worst: 0 };
    group.names.push(name);
    group.claimed ||= claimed(name) || (isFullName(text, name) && isOnesOwn(text, name));
    group.figure &&= isFigure;
    group.renowned &&= known <= ofName.famous;
    group.best = group.names.length === 1 ? points : Math.max(group.best, points);
    group.worst = group.names.length === 1 ? points : Math.min(group.worst, points);
    groups.set(key, group);
  }
  const dropped = new Set<Found>();
  for (const group of groups.values()) {
    if (group.claimed || (group.best + group.worst) / 2 > limitOf(group.figure, group.renowned)) continue;
    for (const name of group.names) dropped.add(name);
  }
  if (!read) return found.filter((each) => !dropped.has(each));

  const persons = names.filter((name) => !dropped.has(name)).map(({ start }) => start);
  const privately = [...persons, ...contacts].sort((a, b) => a - b);
  const figures = [...dropped].map(({ start }) => start).sort((a, b) => a - b);
  // Where a figure lived is the world's; a firm may be that of who is as near.
  const isOfFigure = ({ type, start }: Found): boolean =>
    isNear(figures, start, besideFigure) && !(type === 'ORGANIZATION' && isNear(persons, start, besideFigure));
  for (const each of found) {
    if (!isThing(each)) continue;
    const isParty = each.type === 'ORGANIZATION' && isPartyOfCase(text, each.start, each.end);
    if (claimed(each) && each.type !== 'DATE' && !isParty && !(lesson && each.type === 'LOCATION')) continue;
    const near = isNear(privately, each.start, company);
    const place = text.slice(each.start, each.end);
    // A writer may work at a firm, or live in a street, that is called like a figure.
    const brand =
      (each.type === 'ORGANIZATION' && isBrand(place)) ||
      (!describing.has(each.type) && !sentence(each.start).whose.self && isFigureName(place));
    const points = [
      near && !brand ? ofThing.nearPerson : 0,
      isParty ? ofName.cited : 0,
      brand ? ofThing.brand : 0,
      each.type === 'LOCATION' && sentence(each.start).asked ? ofThing.asked : 0,
      isOfFigure(each) && !inAside(each.start) ? ofThing.besideFigure : 0,
      worldAt(each.start) < 0 ? doubtOf(each) : 0,
      brand ? form + worldAt(each.start) : passageAt(each.start) + sentenceAt(each.start),
    ].reduce((sum, point) => sum + point, 0);
    if (points <= (brand && asksOfWorld ? limits.asking : limit)) dropped.add(each);
  }
  return found.filter((each) => !dropped.has(each));
};

/** How little the model was sure. */
const doubtOf = ({ score }: Found): number => (score < 0.6 ? ofName.guessed : score < 0.7 ? ofName.unsure : 0);
