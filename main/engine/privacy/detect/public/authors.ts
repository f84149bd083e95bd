import { oneLine } from '../../patterns/one-line';
import { textAfter, textBefore } from '../../text/around';

/** What names before a person that the sentence is about his or her works: "in the style of", "films by". */
const worksBefore = new RegExp(
  `(?:${[
    oneLine`
      (?:
        style|manner|voice|spirit|works?|novels?|books?|poems?|poetry|plays?|films?|movies?|songs?|albums?|paintings?
        |music|theor(?:y|ies)|philosophy|ideas|thought|writings|speeches|quotes?|theorem|biography|essays?
        |stor(?:y|ies)|symphon(?:y|ies)|sonatas?
      ) (?:of|by|from|after)|who (?:was|were)
      |(?:
        law|theorem|paradox|lemma|conjecture|rule|algorithm|painted|written|composed|directed|invented|founded
        |discovered
      ) (?:of|by)|(?:gospel|book|reign|death|life and times) of|what did|how did|why did
    `,
    '(?:stil|satz|gesetz|werke?|romane?|gedichte?|lieder|filme?|bücher|theorie|philosophie|musik|zitate?) (?:von|des|der)|wer war(?:en)?|warum (?:hat|wurde)|(?:faust|werther) von',
    "(?:à la manière|théorème|loi|pensée|style|œuvres?|oeuvres?|romans?|poèmes?|films?|livres?|chansons?|théorie|philosophie|pièces?) (?:de|d'|du)|qui (?:était|étaient|fut)",
    '(?:estilo|teorema|ley|pensamiento|obras?|novelas?|poemas?|películas?|libros?|canciones|teoría|filosofía) (?:de|del)|quién(?:es)? (?:fue|era|fueron)',
    "(?:stile|teorema|legge|opere|romanz[oi]|poesi[ae]|film|libri|canzoni|teoria|filosofia) (?:di|del|della|d')|chi (?:era|fu|erano)",
    '(?:stijl|werk(?:en)?|romans?|gedicht(?:en)?|boek(?:en)?|films?|liedjes|theorie|aanslag) van|wie (?:was|waren)',
    '(?:stylu|dzieł[ao]?|powieści|wiersz[ey]?|filmy?|książk[iaę]|teori[aęi]|manierze)|kim (?:był|była|byli)',
    '(?:estilo|obras?|romances?|poemas?|filmes?|livros?|canções|teoria|filosofia) (?:de|do|da)|quem (?:foi|era|foram)',
    '(?:stil med|stil|verk|romaner|dikter|filmer|böcker|sånger|teori) (?:av|med|från)|stil med|vem var|hvem var|vilka var',
  ].join('|')}) ?["'“„«]?$`,
  'iu',
);

const worksAfter =
  /^['’]?(?:n?[iıuü]n)?\s?(?:tarzında|romanı|romanları|şiiri|şiirleri|filmleri|kimdir|kimdi|hangi)|^(?:的)(?:风格|作品|小说|诗|电影|理论|思想)|^(?:の)(?:文体|作品|小説|映画|理論|思想|詩)|^(?:是谁|とは誰|はなぜ)/u;

/** "by Kurosawa and Varda": the next of a list. */
const listed =
  /^(?:,| and| or| und| oder| et| ou| y| o| e| en| of| i| lub| och| eller| ve| veya| vs\.?|、|和|と|还是)\s?(?:by |von |de |di |van |av |o |a |os |el )?$/iu;
const reach = 40;

/** Whether a sentence at [start, end) speaks of a person's works or asks who someone was. */
export const isAuthor = (text: string, start: number, end: number): boolean =>
  worksBefore.test(textBefore(text, start, reach)) || worksAfter.test(textAfter(text, end, 12));
export const isListed = (between: string): boolean => listed.test(between);
