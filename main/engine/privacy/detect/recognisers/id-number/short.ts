import { wordSet } from '../../../word-set';
import type { Cue } from './cue';

/** Numbers of three and four characters, which only what has a number of each says: "claim number 12B", "order #A-77". */

/** What somebody has ordered, claimed, booked or is billed, with a sign or a word for "number". */
const dealings = wordSet(
  `
    order claim ticket case invoice booking reservation reference ref shipment parcel return refund voucher complaint
    bestellung auftrag rechnung schaden vorgang buchung sendung paket
    commande facture sinistre réservation colis
    pedido siniestro reclamación reserva
    ordine fattura prenotazione pratica sinistro
    bestelling factuur schade reservering zaak
    zamówienie zamówienia faktura faktury zgłoszenia szkody rezerwacji
    encomenda fatura
    beställning ärende ordern ärendet
  `,
);
const compound =
  /^(?:bestell|auftrags|rechnungs|schadens?|vorgangs|buchungs|ticket|order|factuur|boekings|ärende|boknings|faktura)-?(?:nummer|nr|numret)$/u;
/** Of these a letter with digits is no size and no kind, whatever stands between. */
const named = wordSet('ticket claim booking reservation complaint');

const lettersFirst = /^[A-Z]{1,2}-?\d{2}$/;
const anyOrder = /^(?:[A-Z]{1,3}[-/]?\d{1,2}|\d{1,2}[-/]?[A-Z]{1,2})$/;

/** Whether so short a value is the number of what its cue names. */
export const isShort = ({ word, marked, unknown }: Cue, value: string): boolean => {
  if (unknown === true) return false;
  if (value.replace(/[-/]/, '').length < 3) return false;
  if (compound.test(word) || (marked && dealings.has(word))) return anyOrder.test(value);
  return named.has(word) && lettersFirst.test(value);
};
