import type { Candidate } from '../../entities/entity';
import { oneLine } from '../../patterns/one-line';

/** Families by their name in the plural: "соседи Мельниковы", "Sąsiedzi Kowalscy", "our neighbours the Hendersons". */

const plural =
  '(?:[оеё]в|[иы]н)(?:ы|ых|ым|ыми)|[сцз]ьк(?:і|их|им|ими)|[сцз]к(?:ие|их|им|ими)|(?:енк|[ую]к)(?:и|ів|ам|ами|ах)';
/** "соседи Украины": of a country. */
const country = '(?!Украин|Аргентин|Палестин|Герцеговин)';
const patterns: readonly RegExp[] = [
  new RegExp(
    oneLine`
      (?<!\p{L})(?:
        [Сс]осед(?:и|ей|ям|ями|ях)|[Сс]упруг(?:и|ов|ам|ами|ах)|[Сс]емь(?:я|и|е|ю|[её]й)|[Чч]ет(?:а|ы|е|у|ой)
        |[Рр]одител(?:и|ей|ям|ями)|[Бб]лизнец(?:ы|ов)|[Сс]усід(?:и|ів|ам|ами)|[Пп]одружж(?:я|ю|ям)|[Рр]один(?:а|и|і|у|ою)
        |[Сс]ім(?:['’]я|['’]ї|['’]ю|ей)
      ) (?<name>${country}\p{Lu}\p{Ll}{1,16}(?:${plural}))(?!\p{L})
    `,
    'gu',
  ),
  // English says the plural and the article; no town and no people stands so.
  /(?<!\p{L})[Nn]eighbou?rs,? the (?<name>\p{Lu}[\p{L}'’-]{2,20}s)(?!\p{L})/gu,
];

/** Linear in the text. */
export const families = (text: string): Candidate[] =>
  patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: whole, index, groups = {} }) => {
      const { name = '' } = groups;
      const end = index + whole.length;
      return { start: end - name.length, end, score: 0.9, reason: 'a family by its name' };
    }),
  );
