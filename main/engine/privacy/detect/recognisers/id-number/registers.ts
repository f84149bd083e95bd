import type { Candidate } from '../../../entities/entity';
import { edgeLast } from '../../../patterns/edge-last';
import { oneLine } from '../../../patterns/one-line';
import { wordPattern } from '../../../patterns/word-starts';
import { textAfter } from '../../../text/around';

/** A court's register and year: "R.G. 2204/2024", "procedimiento 233/2026". */
const register = wordPattern(
  new RegExp(
    oneLine`
      (?<![\p{L}\p{N}])(?:
        R\.? ?G\.?(?: ?N\.?R\.?)?|RG|[Pp]rocedimiento|[Dd]iligencias(?: previas)?|[Aa]utos|[Rr]ollo|[Ss]umario
        |[Cc]ausa|[Ss]entenza|[Ss]entencia|[Rr]uolo|[Pp]rocedimento|[Pp]rocesso|[Ii]nquérito|[Aa]pelação|[Rr]ôle
        |[Rr]olnummer|[Mm]ål(?= n| ?:? ?\d{3})|[Kk]arar|[Ee]sas
      )(?: (?:n\.?[º°r]?\.?|núm\.?|nr\.?|no\.?))? ?:? ?(\d{1,6}\/\d{4})(?![\d/])
    `,
    'gu',
  ),
);

/** Of Turkish ones: "2023/418 Esas". */
const behindNumber = /(?<![\p{L}\p{N}/])\d{4}\/\d{1,6}(?= (?:Esas|Karar|E\.|K\.|D\. ?İş)(?!\p{L}))/gu;

/** Of Chinese courts: "（2023）浙01民初482号". */
const hanDocket = /[（(]\d{4}[）)](?:\p{Script=Han}{1,4}\d{1,6}){1,3}号/gu;

/** Of Dutch and Swedish courts: "10442891 CV EXPL 23-771", "C/13/718822 / HA ZA 22-500", "Mål T 4471-24". */
const docket = new RegExp(
  edgeLast(
    new RegExp(
      oneLine`
        (?<![\p{L}\d])(?:
          (?<=[Mm]ål(?:et)?(?: nr\.?)? )(?:T|B|Ä|FT|K|PMT|M|F|UM) ?\d{1,6}-\d{2}
          |\d{6,8} ?[A-Z]{2}(?: ?(?:EXPL|VERZ|RK|ZA))? ?\d{2}-\d{1,5}
          |C\/\d{2}\/\d{5,7} ?\/ ?(?:[A-Z]{2} ?){1,2}\d{2}-\d{1,5}
        )(?![\p{L}\d])
      `,
      'u',
    ).source,
  ),
  'gu',
);

/** "Autos 2020/2021", "Sentenza 120/2024 della Corte costituzionale": years of cars, and what everybody may cite. */
const isPublicRegister = (whole: string, value: string, rest: string): boolean =>
  (/^(?:autos|causa|m[åa]l|karar|esas)/iu.test(whole) && /^(?:19|20)\d\d\//.test(value)) ||
  /^,? (?:della|dell['’]|del|de la|de|do|da|du) ?(?:(?:Corte|Cour|Tribunal) (?:[Cc]ostituzionale|[Cc]onstitu\p{L}{5,8}|di [Cc]assazione|[Ss]uprem[oa]|[Ee]urope[oa])|Cassazione|Consulta|Consiglio di Stato|Conseil constitutionnel|TJUE|CGUE|CEDU|STF|STJ)(?!\p{L})/u.test(
    rest,
  );

export const registersIn = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  for (const { 0: whole, 1: value = '', index } of register.all(text)) {
    const end = index + whole.length;
    if (!isPublicRegister(whole, value, textAfter(text, end, 40)))
      found.push({ start: end - value.length, end, score: 0.88, reason: 'a court’s register' });
  }
  for (const { 0: value, index } of [docket, hanDocket, behindNumber].flatMap((pattern) => [...text.matchAll(pattern)]))
    found.push({ start: index, end: index + value.length, score: 0.88, reason: 'a court’s docket' });
  return found;
};
