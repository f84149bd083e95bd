import type { Tagged } from '../../../../../shared/tagger';
import { isListedPlace, names } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { isAsking } from '../public/requests';
import { whoseIs } from '../public/whose';
import { isTitle } from '../words/vocabulary';

/** "TELL …", "… FROM …", "DILE A …": before somebody. */
const beforeSomebody = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      tell|ask|remind|call|phone|text|email|mail|message|contact|thank|invite|meet|visit|pay|warn|sue|help|dear|hi
      |hello|hey|to|from|for|with|by|about|and|is|am|i'm|my|our|his|her|their|an|von|vom|mit|für|bei|sag|frag|bitte
      |ruf|lieber?|liebe|hallo|ist|mein|meine[nmr]?|unser|sein|seine[nmr]?|ihr|ihre[nmr]?|und|à|au|de|du|d|avec|pour
      |chez|par|dis|demande|appelle|cher|chère|bonjour|salut|est|mon|ma|son|sa|et|a|al|con|para|por|dile|pregunta
      |llama|avisa|querid[oa]|hola|es|mi|su|y|da|di|per|dì|chiedi|chiama|car[oa]|ciao|è|mi[oa]|suo|sua|e|aan|met|voor
      |van|door|zeg|vraag|bel|beste|hoi|mijn|zijn|haar|en|do|od|dla|przez|powiedz|zapytaj|zadzwoń|i|o|em|com|pergunta
      |diz|diga|ol[áa]|meu|minha|till|från|med|för|av|säg|fråga|ring|hej|min|hans|hennes|och|ile|için|ve|sayın|sevgili
      |merhaba
    )[ ,:]+$
  `,
  'iu',
);
/** "… HIS RENT", "… SAID": behind somebody. */
const behindSomebody = new RegExp(
  oneLine`
    ^(?:
      ['’]s(?!\p{L})
      |,? (?:
        his|her|their|he|she|they|that|is|was|has|had|will|said|says|owes|wants|and|about|who|sein|seine[nmr]?|ihr
        |ihre[nmr]?|dass|ist|war|hat|sagt|wird|und|son|sa|ses|qu|que|est|était|a|dit|et|su|sus|es|era|ha|dice|y|suo
        |sua|che|è|ed?|zijn|haar|dat|heeft|zegt|en|jego|jej|że|jest|ma|i|seu|dele|dela|é|disse|sin|sitt|hans|hennes
        |att|är|har|och|ve|onun|bey|hanım|hakkında|[ea]|[iıuü]n|y[ea]
      )(?!\p{L})
    )
  `,
  'iu',
);

/** "DRAW ME A SUDOKU": a word of a request in capitals that no list has as a name or a place. */
export const isShouted = (text: string, { start, end }: Tagged): boolean => {
  const words = text.slice(start, end);
  if (!/^\p{Lu}{3,}$/u.test(words) || /\p{Ll}/u.test(text.slice(Math.max(0, start - 60), end + 60))) return false;
  const lower = words.toLowerCase();
  if (names.has(fold(lower)) || isListedPlace(lower)) return false;
  const before = textBefore(text, start, 32);
  const title = /(\p{L}+)\.? $/u.exec(before)?.[1];
  if (title !== undefined && isTitle(title.toLowerCase())) return false;
  // English alone has "a" as its article: elsewhere it stands before somebody.
  const given = beforeSomebody.test(before) && !(/(?<!\p{L})A $/u.test(before) && (language(text) ?? 'en') === 'en');
  if (given || behindSomebody.test(textAfter(text, end, 16))) return false;
  return isAsking(text) && !whoseIs(text, language(text)).self;
};

/** Words beside it in capitals: a text that shouts has no acronyms. */
export const isLoud = (text: string, at: number): boolean =>
  (text.slice(Math.max(0, at - 60), at + 60).match(/\p{Lu}{4,}/gu)?.length ?? 0) > 2;
