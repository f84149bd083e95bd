import type { PreparedText, TypedCandidate } from '../../entities/entity';
import { language } from '../../text/language';
import { moved, rememberedBy } from '../../text/pieces';
import { blocksOf, byBlock } from '../blocks';
import { ofPassengers } from '../names/manifests';
import { isFile, isLetter, isRecord } from '../public/texts';
import { whoseIs } from '../public/whose';
import { columns } from '../records/columns';
import { withRetold } from '../records/named-beside';
import { employers } from './employers';
import { histories } from './histories';
import { namesakes } from './namesakes';
import { peoples } from './peoples';
import { residences } from './residences';
import { states } from './states';
import { stations } from './stations';
import { terms } from './terms';
import { officePlaces, titled } from './titles';
import { besideNames } from './trades';
import { turkish } from './turkish';

/** Occupations, nationalities and creeds, illnesses, schools by list, where the words before make them somebody's. */

const isPersonal = (text: string): boolean =>
  whoseIs(text, language(text)).self || isFile(text) || isRecord(text) || isLetter(text);

const statesIn = byBlock((text, isPersonal: boolean) => states(text, () => isPersonal));
const historiesIn = byBlock((text, isPersonal: boolean) => histories(text, () => isPersonal));
const turkishIn = byBlock(turkish);
const others = [employers, peoples, besideNames, titled, officePlaces].map((find) => byBlock(find));

const termsIn = rememberedBy(
  (text: string, code: string | null, isPersonal: boolean, endsHere: boolean) =>
    `${code} ${isPersonal} ${endsHere} ${text}`,
  terms,
);

/** Candidates in prepared offsets. Block by block, for most follows from a paragraph. Linear in the text. */
export const described = (prepared: PreparedText): TypedCandidate[] => {
  const { text } = prepared;
  const code = language(text);
  const isOfSomebody = isPersonal(text);
  const blocks = blocksOf(text);
  return [
    ...withRetold(columns)(prepared),
    ...residences(text),
    ...stations(text),
    ...ofPassengers(text),
    ...(isOfSomebody ? namesakes(text) : []),
    ...statesIn(blocks, isOfSomebody),
    ...historiesIn(blocks, isOfSomebody),
    ...turkishIn(blocks, code),
    ...others.flatMap((find) => find(blocks)),
    ...blocks.flatMap((block, at) =>
      moved(termsIn(block.text, code, isOfSomebody, at === blocks.length - 1), block.start),
    ),
  ];
};
