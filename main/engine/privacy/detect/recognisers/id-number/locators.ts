import { isCommonWord, isEnglishWord } from '../../words/vocabulary';
import type { Labelled } from '../labelled';

/** What a flight, a train or a hotel is booked under: six letters and digits, mostly. */
export const locators: Labelled = {
  cues: [
    'pnr(?: (?:code|locator|nummer))?|(?:record|booking|reservation|airline) (?:locator|code|ref)|locator(?: code)?',
    'buchungs-?(?:code|referenz|kennung)|reservierungs-?code',
    'code (?:de )?r[ée]servation|r[ée]f[ée]rence (?:de )?r[ée]servation',
    'localizador(?: (?:de|da|del) (?:la |mi |su |tu )?(?:reserva|vuelo|voo|viaje|billete))?|c[óo]d(?:igo|\\.) (?:de |da )?reserva',
    'codice (?:di )?prenotazione',
    '(?:boekings|reserverings)-?code',
    '(?:kod|numer) rezerwacji|boknings-?(?:kod|nummer)|booking-?kod(?:e|en)?|varauskoodi|bestillings-?kode',
    '(?:rezervasyon|bilet) (?:kodu|numarası)(?:m|muz)?|k[óo]d rezerv(?:ace|ácie)|foglalási k[óo]d',
    '预订编码|订座记录|予約コード|確認コード|예약 ?코드',
  ],
  value: '(?=[A-Z0-9]{0,7}[A-Z])[A-Z0-9]{5,8}',
  // Of letters alone some are words that stand in capitals.
  isValue: (value) =>
    /\d/.test(value) ||
    (value.length === 6 && !isCommonWord(value.toLowerCase()) && !isEnglishWord(value.toLowerCase())),
  ofWords: true,
  score: 0.88,
};

/** "Boeking TRV88Q1", 予約番号Q7XK2P: behind the word alone a letter and a digit say so. */
export const booked: Labelled = {
  cues: [
    'booking|reservation|buchung|reservierung|réservation|reserva|prenotazione|boeking|reservering|rezerwacja|rezerwacj[ęi]|bokning(?:en)?|bestilling|rezervasyon',
    '订单|预订|予約番号|予約',
  ],
  value: '(?=[A-Z0-9]{0,7}[A-Z])(?=[A-Z0-9]{0,7}[0-9])[A-Z0-9]{6,8}',
  ofWords: true,
  score: 0.86,
};
