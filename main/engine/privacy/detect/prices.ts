import type { EntityType } from '../../../../shared/domain';
import { anywhere } from '../entities/quantities/money/cues';
import { isRequestText } from './general';
import { sentencesOf, whoseIs } from './knowledge';
import { language } from './language';
import { byPiece } from './pieces';
import type { Found } from './resolve';
import { isFile, isLetter, isRecord } from './signals';

/** Prices and sums of a task: amounts in a request that speaks of nobody. */

/** What a task's sums are made of; anything else that is found is somebody's. */
const sums = new Set<EntityType>(['MONEY', 'PERCENTAGE', 'TIME', 'COUNT', 'AGE']);
/** What a firm reports, an offer, a bill. */
const reported =
  /(?<!\p{L})(?:tax(?:es|able)?|Steuern?|Steuer\p{L}+|impôts?|impuestos?|imposte|tasse|belasting\p{L}{0,3}|podat\p{L}+|impostos?|skatt\p{L}{0,3}|vergi\p{L}{0,3}|revenues?|profits?|turnover|sales|quarter\p{L}{0,3}|Q[1-4]|EBITDA?|invoices?|bills?|offers?|claims?|settlement|damages|Umsatz\p{L}{0,3}|Gewinn|Quartal\p{L}{0,2}|Rechnung(?:en)?|Angebot|chiffre d['’]affaires|bénéfices?|trimestre|factures?|ventas|facturación|beneficios?|facturas?|fatturat[oi]|utili|fattur[ae]|omzet|winst|facturen|obrot\p{L}{1,2}|zysk\p{L}{0,2}|faktur\p{L}|faturamento|lucros?|faturas?|omsättning\p{L}{0,2}|vinst|faktura|ciro|fatura|税|売上|利益|请求书|請求書|销售额|利润|发票)(?!\p{L})/iu;

/** Of the words beside money, those that things have as well. */
const costing =
  /(?<!\p{L})(?:budget|price|costs?|fees?|coûte|kostet|Kaufpreis|cuesta|costa|kost|prix|Preis)(?!\p{L})/iu;

/** Without the amounts of a request in which nobody is spoken of: "is $900 too much for a used bike?" */
export const withoutPrices = (text: string, found: readonly Found[]): readonly Found[] => {
  if (found.length === 0 || found.some(({ type }) => !sums.has(type))) return found;
  if (!isRequestText(text) || whoseIs(text, language(text)).self) return found;
  if (isLetter(text) || isRecord(text) || isFile(text) || reported.test(text)) return found;
  const isOwn = byPiece(sentencesOf(text), (sentence) => anywhere.test(sentence) && !costing.test(sentence));
  // Beside what is somebody's the others are likelier theirs than a task's.
  if (found.some(({ start }) => isOwn(start))) return found;
  return found.filter(({ reason }) => !/^(?:currency$|beside|after 'age')/.test(reason));
};
