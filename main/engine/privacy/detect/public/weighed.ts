import type { EntityType } from '../../../../../shared/domain';
import { ours } from '../../lists/possessives';
import { oneLine } from '../../patterns/one-line';
import { textAfter } from '../../text/around';
import { language } from '../../text/language';
import { byPiece, paragraphsOf, remembered } from '../../text/pieces';
import type { Found } from '../resolve';
import { isCued } from '../tagger/agree';
import { yearsLongAgo, yearsOfOurAge } from './ages';
import { any } from './any';
import { asideOf } from './asides';
import { citations } from './citations';
import { isTitledFigure } from './fame';
import { isFiction, isInvented } from './fiction';
import { isExercise } from './lessons';
import { figuresNamed } from './named-figures';
import { isAsking, isQuestion, isRequestText } from './requests';
import { sentencesOf } from './sentences';
import { isFile, isLetter, isOccasion, isRecord } from './texts';
import { isLongAgo, isTopic, topicsIn } from './topics';
import { limits, ofName, ofPassage, ofSentence, ofText } from './weights';
import { whoseIs } from './whose';

/** What speaks for somebody's own and for the world, in a text and at each of its places. */

/** By these somebody is reached or known. */
export const contact = new Set<EntityType>([
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

/** What is weighed. Numbers that check themselves are not. */
export const describing = new Set<EntityType>(['OCCUPATION', 'NRP', 'MEDICAL_CONDITION']);
const things = new Set<EntityType>(['LOCATION', 'ORGANIZATION', 'DATE', 'POSTAL_CODE', ...describing]);

/** A street that only the model read, without a house, may be a journal or a hotel. */
export const isThing = (text: string, { type, source, start, end }: Found): boolean =>
  things.has(type) || (type === 'ADDRESS' && source === 'tagger' && !/\d/.test(text.slice(start, end)));
const isContact = (text: string, found: Found): boolean => contact.has(found.type) && !isThing(text, found);

/** A text this long that speaks of nobody's own is about the world, whether it asks or not. */
export const long = 600;

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

/** Of somebody, whoever it is: "Does she work at Siemens?" */
const ofSomebody = any(
  "he|she|his|her|him|hers|er|ihn|ihm|seine?|il|elle|son|sa|ses|él|ella|lui|lei|suo|sua|hij|zij|ze|zijn|haar|on|ona|jego|jej|ele|ela|seu|han|hon|hans|hennes|he's|she's",
);

const sentenceWorld = remembered((sentence) => ({
  longAgo: isLongAgo(sentence),
  asked: isTopic(sentence) || isQuestion(sentence),
  asksOfNobody: isQuestion(sentence) && !ofSomebody.test(sentence),
}));

/** "Mr Bennet": of a story as well. */
const titleCue =
  /^after '(?:mr|mrs|ms|miss|herr|frau|fräulein|m|mme|mlle|señora?|sr|sra|signora?|sig|meneer|mevrouw|pan|pani|senhora?|fru|herrn)/iu;

/** Persons of a story are called something as well. */
const calledCue = new RegExp(
  oneLine`
    ^after '(?:
      called|named|is called|name is|namens|genannt|heißt|s'appelle|nommée?|appelée?|se llama|llamad[oa]|si chiama
      |chiamat[oa]|heet|genaamd|nazywa się|o imieniu|chama-se|chamad[oa]|heter
    )'$
  `,
  'iu',
);

/** … and those who did something to the writer are none of a story: "a surgeon called Ruth, who operated on me". */
const toWriter = new RegExp(
  oneLine`
    ^,? ?(?:
      who|whom|whose|that|die|der|den|dem|deren|dessen|qui|que|dont|quien|cuy[oa]|che|cui|wie|która|który|quem|som
      |vars
    )(?!\p{L})[^.!?\n]{0,100}?(?<!\p{L})(?:
      ${ours}|me|us|mich|mir|uns|moi|nous|nosotr[oa]s|noi|mij|mnie|mig|oss|m(?=['’])
    )(?!\p{L})(?! (?:\p{L}+ )?(?:
        hero|heroine|protagonist|character|narrator|novel|story|detective|villain|book|held|heldin|hauptfigur|figur
        |roman|héros|héroïne|personnage|protagonista|personaje|novela|romanzo|personaggio|hoofdpersoon|bohater
        |bohaterka|personagem|huvudperson
      ))
  `,
  'iu',
);

/** A cue that also stands before the world's: "his cousin", "Lord", "from". */
const weakCue = new RegExp(
  oneLine`
    ^after '(?:
      (?:from|aus|uit|från|de|z|ze|do|da|di|in|at)'$
      |(?:his|her|their|the|a|sein|seine|ihr|ihre|son|sa|ses|su|sus|suo|sua|zijn|haar|jego|jej|hans|hennes) |lord|lady
      |king|queen|sir|dame|madame|monsieur|don|doña|father|brother|sister|saint|st|professor|prof|dr|doctor|doktor
      |general|colonel|captain|col|gen|maj|capt|pan|pani|ks
    )
  `,
  'iu',
);

/** Who leads, founded or works at a firm: what one asks about those that everybody knows. Not whose bank or insurer it is. */
const workCue = new RegExp(
  oneLine`
    ^after '(?:
      (?:ceo|cto|cfo|founder|director) of|director at|geschäftsführer der|work(?:s|ed|ing)? (?:at|for)|employed by
      |(?:gear)?arbeite[nt]? bei|travaillé? (?:chez|pour)|trabaja (?:en|para)|lavora (?:per|presso)|werkte? bij
      |pracuje w|trabalha (?:na|no|para)|(?:jobbar|arbetar) (?:på|hos)
    )'$
  `,
  'iu',
);

/** What a text says for somebody's own and for the world: as a whole, and at each of its places. */
export const weigh = (text: string, found: readonly Found[]) => {
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
    /** A sentence asks who leads or works at a firm, and speaks of nobody by a pronoun. */
    isAskedWork: ({ start, reason }: Found): boolean => {
      const here = sentence(start);
      return workCue.test(reason) && !here.whose.self && here.asksOfNobody;
    },
    /** Whom and what everybody knows is asked about here. */
    asksOfWorld: isPrivate || asks || isAsking(text),
  };
};
export type Weighed = ReturnType<typeof weigh>;

/** How little the model was sure. */
export const doubtOf = ({ score }: Found): number => (score < 0.6 ? ofName.guessed : score < 0.7 ? ofName.unsure : 0);
