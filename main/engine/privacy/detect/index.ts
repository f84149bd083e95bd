import type { EntityType, Rule, Span } from '../../../../shared/domain';
import type { Tagged } from '../../../../shared/tagger';
import { tiedNumbers } from '../dependencies/tied';
import { entities } from '../entities';
import type { PreparedText } from '../entities/entity';
import { language } from '../text/language';
import { lastBefore } from '../text/pieces';
import { prepare } from '../text/prepare';
import { wordSet } from '../word-set';
import { joinAddresses } from './addresses/joined';
import { withAddressTails } from './addresses/tails';
import { recased } from './capitals';
import { coordinated } from './coordinated';
import { described } from './described';
import { gazetteer } from './gazetteer';
import { leftOver } from './left-over';
import { allMentions, isDistinctive, namesInAddresses, type Sought } from './mentions';
import { withoutGenitives } from './names/genitives';
import { joinParticles } from './names/particles';
import { otherSpeakers } from './names/speakers';
import { withoutPlaceholders, withoutTagNames } from './names/tag-names';
import { withTitledElsewhere } from './names/titled-elsewhere';
import { withFamilyFirms } from './organisations/family-firms';
import { patternsIn } from './patterns';
import { withSeats } from './places/seats';
import { wholePlaces } from './places/whole';
import { placing, threshold } from './placing';
import { withoutClues } from './public/clues';
import { heard } from './public/faint';
import { insideFigures } from './public/fame';
import { withoutFamousAddresses } from './public/famous-addresses';
import { withFigureEdges } from './public/figure-edges';
import { withoutKnowledge } from './public/general';
import { withoutPastiche } from './public/pastiche';
import { withoutPointedAt } from './public/pointed-at';
import { withoutPrices } from './public/prices';
import { isRequestText } from './public/requests';
import { withoutSports } from './public/sports';
import { withoutStatements } from './public/statements';
import { withoutPublicSums } from './public/sums';
import { withoutWordProblems } from './public/word-problems';
import { besideDeep, deepFindings } from './read-deep';
import { withoutAccountWords } from './recognisers/account-words';
import { withFirms, withoutKinds } from './records/columns';
import { withoutCueWords } from './records/cue-words';
import { withoutLabels } from './records/form-labels';
import { moneyColumns } from './records/money-columns';
import { othersOfColumn } from './records/others-of-column';
import { withoutSummaryRows } from './records/summary-rows';
import { byPlace, type Found, resolve } from './resolve';
import { withRisk } from './risk';
import { ruled } from './rules';
import { agree } from './tagger/agree';
import { cut } from './tagger/cut';
import { isNumberType, withNumbers } from './tagger/numbers';
import { readByModel } from './tagger/read';
import { withoutTurkishTitles } from './tagger/titles';
import { withToldBirths } from './told-births';

export { language } from '../text/language';
export { prepare } from '../text/prepare';
export { recased } from './capitals';

/** A value already committed in the conversation. */
export interface KnownValue {
  readonly type: EntityType;
  readonly value: string;
}

export interface DetectOptions {
  readonly decisions: readonly Rule[];
  readonly known: readonly KnownValue[];
  /**
   * The trained model's findings in this text, in its original offsets; absent where it did not read the text. What it
   * did not find is then told from what it did not see.
   */
  readonly tagged?: readonly Tagged[] | undefined;
  /** The model has not read all of the text yet. */
  readonly partly?: boolean;
  /** The deep scan's findings, in the original's offsets: what of them nothing else covers counts. */
  readonly deep?: readonly Pick<Span, 'start' | 'end' | 'type' | 'score' | 'reason'>[];
}

/** Languages that the trained model reads; elsewhere the lists say more than its silence. */
const readable = wordSet('en de fr es it nl pl pt sv zh ja tr');

/** Arithmetic and a cue say it. */
const tiedScore = 0.85;

/** What the recognisers and the lists find, in the order of the text. */
interface Lists {
  readonly prepared: PreparedText;
  readonly patterns: readonly Found[];
  readonly listed: readonly Found[];
}

const listsOf = (original: string): Lists => {
  const prepared = prepare(original);
  const place = placing(prepared);
  const found = [...gazetteer(prepared), ...described(prepared)]
    .map((candidate) => place(candidate, candidate.type, 'gazetteer'))
    .filter(({ score }) => score >= threshold)
    .sort(byPlace);
  const listed = withFamilyFirms(original, withoutLabels(original, found));
  return { prepared, patterns: patternsIn(prepared), listed };
};

let last: { readonly original: string; readonly lists: Lists } | null = null;

/**
 * What the recognisers and the lists find in a text. It follows from the text alone, and detection takes it from here: asked
 * for while the model still reads, it is there when the model answers, a rule is made, the deep scan ends or the draft is
 * sent. Of the last text only: a long one weighs as much again as its characters.
 */
export const readLists = (written: string): Lists => {
  const original = recased(written);
  if (last?.original !== original) last = { original, lists: listsOf(original) };
  return last.lists;
};

/** The same in steps: where nothing was read before, all recognisers together take a second, and one a tenth of that. */
export const readInSteps = function* (written: string): Generator<void> {
  const prepared = prepare(recased(written));
  for (const { recognise } of Object.values(entities)) {
    recognise?.(prepared);
    yield;
  }
  readLists(written);
  yield;
};

/**
 * The personal data in a text: the user's decisions, recognisers, names and places by list and context, the model's
 * findings, and further mentions of what was found or is known from the conversation.
 * Spans in the original's UTF-16 offsets, sorted, not overlapping. Time linear in the text.
 */
export const detect = (
  written: string,
  { decisions, known, tagged, partly = false, deep = [] }: DetectOptions,
): Span[] => {
  const original = recased(written);
  const { prepared, listed, ...lists } = readLists(written);
  const patterns = withToldBirths(original, lists.patterns, known);
  const place = placing(prepared);

  // The user's patterns read what was written.
  const asWritten = original === written ? prepared : prepare(written);
  const decided = ruled(asWritten.text, decisions).map(({ start, end, type }) =>
    placing(asWritten)({ start, end, score: 1, reason: 'your rule' }, type, 'rule'),
  );

  const isRead = tagged !== undefined && !partly && readable.has(language(prepared.text) ?? 'en');
  const codes = [...patterns, ...listed.filter(({ type }) => type === 'POSTAL_CODE')].sort(byPlace);
  const names = (tagged ?? []).filter(({ type }) => !isNumberType(type));
  const numbers = (tagged ?? []).filter(({ type }) => isNumberType(type));
  const readAll = withoutKinds(prepared, readByModel(original, heard(original, names)));
  const named = joinParticles(original, withoutCueWords(prepared, patterns, withoutLabels(original, readAll)));
  const read = withSeats(original, cut(original, named, codes));
  const agreed = isRead ? agree(original, listed, read, isRequestText(original)) : [...listed, ...read];
  const persons = known.filter(({ type }) => type === 'PERSON').map(({ value }) => value);
  const nominative = withTitledElsewhere(original, withoutGenitives(original, agreed, persons));
  const edged = [...patterns, ...withFirms(prepared, withFigureEdges(original, nominative))].sort(byPlace);
  const numbered = withNumbers(original, edged, numbers);
  const weighed = withoutWordProblems(
    original,
    withoutPastiche(original, withoutClues(original, withoutSports(original, numbered))),
  );
  const unknown = withoutFamousAddresses(original, withoutKnowledge(original, weighed, tagged !== undefined));
  const personal = withoutStatements(original, withoutPublicSums(original, unknown));
  // Where something was protected before, an amount is likelier what was spoken of than a price.
  const priced = known.length > 0 ? personal : withoutPrices(original, personal);
  const candidates = withAddressTails(original, priced);
  const isInFigure = insideFigures(original, weighed, new Set(candidates));

  const ofModel = deepFindings(original, deep);
  const ofSomebody = (found: readonly Found[]): readonly Found[] =>
    withoutPointedAt(
      original,
      withoutPlaceholders(
        original,
        withoutTurkishTitles(
          original,
          withoutAccountWords(original, withoutTagNames(original, withoutSummaryRows(original, found))),
        ),
      ),
    );
  const settle = (found: readonly Found[]): Found[] =>
    wholePlaces(original, resolve(decided, besideDeep(original, ofSomebody(found), ofModel), original));
  /** … and of what the local model found what no other covers. */
  const withDeep = (found: readonly Found[]): readonly Found[] => {
    if (ofModel.length === 0) return found;
    const left = leftOver(original, settle(found), ofModel);
    return [...found, ...left.map((each): Found => ({ ...each, source: 'model' }))];
  };
  const told = withDeep(candidates);
  const alone = settle(told);
  const beside = [
    ...coordinated(original, alone),
    ...otherSpeakers(original, alone),
    ...othersOfColumn(prepared, alone),
  ];
  const found = [...told, ...beside];
  const first = beside.length === 0 ? alone : settle(found);
  const sought: Sought[] = [
    // A word that a mode replaced is no value to look for: the mode reads the text itself.
    ...known
      .filter(({ type }) => type !== 'WORD')
      .map(({ type, value }) => ({ type, value: prepare(value).text, parts: true })),
    ...first.map(({ type, start, end }) => ({ type, value: prepare(original.slice(start, end)).text, parts: true })),
  ].filter(({ type, value }) => isDistinctive(type, value));
  /** A value that names its own part, as the range does its lower end, keeps the rest. */
  const isIn = ({ start, end, type }: Found): boolean => {
    const around = first[lastBefore(first, start)];
    return around !== undefined && around.type === type && around.end >= end;
  };
  const everything = unique([...sought, ...namesInAddresses(sought)]);
  const repeated = allMentions(prepared.text, everything)
    .map((mention) => place(mention, mention.type, 'mention'))
    .filter((mention) => !isIn(mention) && !isInFigure(mention.start, mention.end));
  const again = repeated.length === 0 ? first : settle(withDeep([...found, ...repeated]));
  const columns = moneyColumns(prepared, again).map(
    (cell): Found => ({
      ...cell,
      type: 'MONEY',
      score: tiedScore,
      source: 'pattern',
      reason: 'in a column of sums',
    }),
  );
  const withColumns = columns.length === 0 ? again : settle(withDeep([...found, ...repeated, ...columns]));
  const tied = tiedNumbers(original, withColumns).map(
    (number): Found => ({
      ...number,
      score: tiedScore,
      source: 'pattern',
      reason: 'hangs together with what is protected',
    }),
  );
  const spans = tied.length === 0 ? withColumns : settle(withDeep([...found, ...repeated, ...columns, ...tied]));
  return withRisk(original, joinAddresses(original, spans));
};

const unique = (sought: readonly Sought[]): Sought[] => [
  ...new Map(sought.map((value) => [`${value.type} ${value.value}`, value])).values(),
];
