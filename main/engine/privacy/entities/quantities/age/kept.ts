import { oneLine } from '../../../patterns/one-line';

/** Weeks or days old, said of what it is: "my kombucha is 9 days old". */
const youngCue =
  /^[- ]?(?:(?:months?|weeks?|days?)[- ]old|(?:Monate?n?|Wochen?|Tage?n?) alt|(?:maanden|weken|dagen) oud)/iu;
const said =
  /(?<!\p{L})(\p{L}+) (?:is|was|are|were|ist|war|sind|waren|zijn)(?: (?:now|about|only|almost|just|jetzt|nu|erst|schon))? $/u;
/** What is kept for days or months. Whoever is named otherwise may be someone. */
const keptThings = new RegExp(
  `^(?:${[
    oneLine`
      dough|kombucha|sourdough|starter|milk|bread|cheese|eggs?|meat|chicken|beef|soup|leftovers|yogh?urt|kefir|kimchi
      |salad|food|beer|wine|juice|broth|sauce|pizza|phone|laptop|computer|printer|fridge|sofa|mattress|shoes|engine
      |batter(?:y|ies)|car|bike|bicycle|t[iy]res?|house|roof|plants?|seedlings?|trees?|lawn|tattoo|account|issue
      |ticket|bug|commit|build|thread|e?mail|invoice|receipt|data|backup|cache|startup|company|website|app|software
    `,
    oneLine`
      sauerteig|brot|käse|eier|reis|salat|bier|wein|saft|soße|telefon|rechner|drucker|kühlschrank|sofa|matratze|schuhe
      |auto|fahrrad|haus|dach|setzlinge?|bäume?|rasen|bericht|daten|sicherung|firma
    `,
    'zuurdesem|eieren|rijst|bier|wijn|sap|saus|bank|matras|schoenen|auto|fiets|banden|huis|dak|zaailingen|boom|gazon|factuur|verslag|gegevens|bedrijf',
    // At the end of a compound too, where no name ends so.
    '\\p{L}*(?:teig|milch|fleisch|suppe|joghurt|handy|akku|batterie|konto|reifen|rechnung|pflanzen?)',
    '\\p{L}*(?:deeg|melk|brood|kaas|vlees|soep|telefoon|accu|batterij|rekening|planten?)',
  ].join('|')})$`,
  'iu',
);
/** Whether what is days old is no one: only of a thing that is known as one. */
export const isThingOfDays = (left: string, right: string): boolean =>
  youngCue.test(right) && keptThings.test(said.exec(left)?.[1] ?? '');
