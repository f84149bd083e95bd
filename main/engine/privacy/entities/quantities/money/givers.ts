import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { persons } from '../people/words';

/** Who gives and has money, and what gives and has other things. */

/** Whoever may give money. */
export const givers = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        i|s?he|they|we|who|someone|somebody|er|sie|wir|jemand|wer|ils?|elles?|on|nous|quelqu['’]un|él|ella|ellos|ellas
        |alguien|lui|lei|loro|qualcuno|hij|zij|ze|iemand|ona?|oni|ktoś|el[ea]s?|alguém|han|hon|de|någon|boss|landlord
        |bank|insurers?|insurance|Chef(?:in)?|Vermieter(?:in)?|Versicherung|patron|proprio|banque|assurance|parents
        |grandparents|family|Eltern|Großeltern|famille|padres|familia|genitori|famiglia|nonni|ouders|rodzice|pais
        |família|föräldrar|jefe|caser[oa]|banco|seguro|capo|padrone|banca|baas|huisbaas|szef|patrão|senhorio|chefen
        |banken|${persons}
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** What gives codes, marks and results. */
export const notPaid = wordPattern(
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        https?|api|server|status|codes?|endpoint|gateway|request|requests|errors?|response|website|calculator|formula
        |model|script|function|query|test|exam|quiz|marks?|grades?|score|points?|out of|Rechner|Formel|Prüfung|Klausur
        |Punkte|Note|calculatrice|formule|examen|contrôle|sur \d|calculadora|fórmula|examen|nota|puntos|calcolatrice
        |esame|voto|punti|rekenmachine|toets|cijfer|punten|kalkulator|ocenę|punktów|prova|pontos|räknaren|prov|poäng
      )(?!\p{L})
    `,
    'iu',
  ),
);
/** Who has something that is no money: "the city has 45,000". */
export const aThing =
  /(?<!\p{L})(?:the|it|its|this|that|der|die|das|es|le|la|ce|el|il|lo|het|de|det|den)(?: \p{L}+){0,3} ?$/iu;
export const possession =
  /^(?:ha[sd]|have|needs?|owns?|got|gets?|makes?|made|hat|haben|brauch|besitz|besoin|nodig|har|heb|lost|lose)/iu;
/** Someone whom only the sentence names. */
export const pronoun = /^(?:they|he|she|sie|er|ils?|elles?|ell[oa]s?|loro|ze|zij|oni|eles)(?!\p{L})/iu;
