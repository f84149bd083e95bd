import type { Candidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { matchedLength } from '../../text/around';

/** Courts and offices with their number and their seat, and schools by their letters: "Juzgado de lo Social n.º 2 de Córdoba". */

const part = "\\p{Lu}[\\p{L}\\p{M}'’-]+";
const town = `${part}(?: (?:(?:de|del|di|do|da|la|las|los|el|le|les|sur|sul|nad) ){0,2}${part}){0,3}`;
const number = '(?: (?:n\\.?[ºo°]|nº|núm\\.?|num\\.?|número) ?\\d{1,3})?';
const courts = [
  oneLine`
    Juzgados? (?:de|del) (?:lo )?(?:
      Social|Penal|Mercantil|Civil|Contencioso[- ]Administrativo|Primera Instancia|Instrucción|Menores|Familia|Paz
      |Violencia sobre la Mujer
    )(?: e Instrucción)?${number} de (?:lo )?${town}
  `,
  `Audiencia Provincial de ${town}|Registro Civil${number} de ${town}`,
  `Tribunale (?:di|per i Minorenni di|Ordinario di) ${town}|Giudice di Pace di ${town}|Corte d['’]Appello di ${town}`,
  oneLine`
    (?:
      [Tt]ribunal (?:
        judiciaire|administratif|de commerce|correctionnel|de proximité|pour enfants|d['’]instance|de grande instance
      )|[Cc]our d['’](?:appel|assises)|[Cc]onseil (?:de|des) prud['’]hommes
    ) (?:de |d['’])${town}
  `,
  oneLine`
    (?:\d{1,2}\.?ª )?Vara (?:Cível|Criminal|do Trabalho|da Família|de Família)(?: d[aeo] Comarca)? d[aeo] ${town}
    |Tribunal (?:Judicial|do Trabalho|Administrativo(?: e Fiscal)?|de Família e Menores)(?: da Comarca)? d[aeo] ${town}
  `,
];
const schools = `(?:I\\.E\\.(?:P\\.|S\\.)?|E\\.E\\.|E\\.M\\.|I\\.T\\.I\\.S\\.|I\\.I\\.S\\.|I\\.C\\.|E\\.B\\.) ?${town}|(?:CEIP|CEIPSO|EMEF|EMEI|EHPAD|ITIS) ${town}`;

const court = new RegExp(`^(?:${courts.join('|')})`, 'u');
/** How far a court goes with its number and its seat, from its first word on; 0 where none begins. */
export const courtLength = (words: string): number => matchedLength(court, words);

const school = wordPattern(new RegExp(`(?<![\\p{L}.])(?:${schools})`, 'u'));
/** Linear in the text. */
export const lettered = (text: string): Candidate[] =>
  school.all(text).map(({ 0: whole, index: start }) => ({
    start,
    end: start + whole.length,
    score: 0.85,
    reason: 'a school by its letters',
  }));
