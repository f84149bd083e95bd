import type { PreparedText } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { meeting } from '../../text/pieces';
import { isOrganisationWord } from '../organisations';
import { fieldsIn, isKey } from '../recognisers/fields';
import type { Found } from '../resolve';
import { noValue } from '../words/no-value';

/** "| Client | … | Rosalind Achterberg | … | Bellweather Farms |": a column of whom one deals with. */

const head = new RegExp(
  oneLine`
    ^(?:
      (?:client|customer|tenant|patient|employee|student|pupil|payer|payee|debtor|creditor|guest|member|attendee|supplier|vendor|donor)s?(?: name)?
      |kunden?(?:name)?|mandant(?:en)?|mieter|schuldner|gläubiger|lieferant(?:en)?|gast|gäste|mitglied(?:er)?|schüler|mitarbeiter
      |clients?|locataires?|débiteurs?|fournisseurs?|salariée?s?|élèves?|clientes?|inquilin[oa]s?|deudor(?:es)?|proveedor(?:es)?
      |emplead[oa]s?|alumn[oa]s?|clienti|inquilin[io]|debitor[ei]|fornitor[ei]|dipendent[ei]|alunn[oi]|klant(?:en)?|huurders?
      |leveranciers?|leerling(?:en)?|klienci|klient|najemc[ay]|dłużni(?:k|cy)|dostawc[ay]|pracowni(?:k|cy)|uczniowie|uczeń
      |inquilinos?|devedor(?:es)?|fornecedor(?:es)?|funcionári[oa]s?|kund(?:er)?|hyresgäst(?:er)?|leverantör(?:er)?|müşteri(?:ler)?
      |kiracı(?:lar)?|клиенты?|арендаторы?|клієнти?|客户|客戶|顧客|取引先|고객
    )$
  `,
  'u',
);
const words = /^[\p{L}][\p{L}\p{M}&.,'’ -]{1,40}$/u;

const isWords = (cell: string): boolean => words.test(cell) && !noValue.test(cell);

/** The other cells of such a column in which somebody or a firm was found. */
export const othersOfColumn = (prepared: PreparedText, found: readonly Found[]): Found[] => {
  const named = found.filter(({ type }) => type === 'PERSON' || type === 'ORGANIZATION');
  if (named.length === 0 || !prepared.text.includes('\n')) return [];
  const cells = fieldsIn(prepared)
    .filter(({ isCell, key }) => isCell && isKey(head, key))
    .filter(({ start, end }) => isWords(prepared.text.slice(start, end)))
    .map(({ start, end }) => prepared.toOriginal(start, end));
  const isNamed = meeting(named);
  const others = cells.filter((cell) => !isNamed(cell));
  if (others.length === cells.length) return [];
  return others.map(({ start, end }) => {
    const isFirm = prepared.original.slice(start, end).toLowerCase().split(' ').some(isOrganisationWord);
    return {
      type: isFirm ? 'ORGANIZATION' : 'PERSON',
      start,
      end,
      score: 0.86,
      source: 'pattern',
      reason: 'in a column of names',
    };
  });
};
