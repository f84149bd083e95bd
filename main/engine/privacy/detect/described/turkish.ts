import type { TypedCandidate } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { matched, textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { isTerm, termsFrom } from '../words/terms';

/** What Turkish says by an ending, or before its verb: "Hemşireyim", "doktor reflü ve fıtık dedi". */

/** Those that the lists have as a word of a longer one only, folded. */
const trades: ReadonlySet<string> = new Set(
  'şoför doktor hekim ebe müdür memur mühendis öğretmen usta işçi öğrenci stajyer kalfa çırak tekniker teknisyen operatör sürücü antrenör eczacı dişçi veteriner hemşire avukat emekli subay polis hoca imam akademisyen doçent profesör müzisyen oyuncu ressam yazar çevirmen editör danışman temsilci satıcı esnaf çoban kaptan pilot'
    .split(' ')
    .map(fold),
);
const isTrade = (words: string): boolean => trades.has(fold(words)) || isTerm('OCCUPATION', words);

/** "-yim" behind a vowel is said of oneself only; "-im" is "my" as well, and ends its clause where it is not. */
const oneself = /(?<!\p{L})(?<stem>\p{L}{2,20}?)(?<ending>yd?[ıiuü][mz]|[dt][ıiuü](?:m|k)|[ıiuü][mz])(?!\p{L})/giu;
const endsClause = /^ ?(?:[,.;:!…)\n]|$|ve |ama |fakat |çünkü |amk|ya(?!\p{L})|\p{Extended_Pictographic})/u;
const reach = 40;
const ofAnother = /(?<!\p{L})(?:benim|bizim|bu|o|şu|eski|yeni) $/iu;
const beginsClause = /(?:^|[.!?…,;:\n(] ?|(?<!\p{L})(?:ben(?: de)?|ve|bir|biz) )(?:\p{Ll}{2,12} ){0,2}$/iu;
const compound = /(?:\p{L}{2,16} ){1,2}$/u;

/** "yazılım mühendisi": a trade of two or three words. */
const isLongTrade = (words: readonly string[]): boolean => {
  const [first = '', ...rest] = words.map(fold);
  return (termsFrom(first) ?? []).some((term) => term.type === 'OCCUPATION' && term.rest.join(' ') === rest.join(' '));
};

const tradesOfOneself = (text: string): TypedCandidate[] =>
  [...text.matchAll(oneself)].flatMap(({ 0: word, index, groups }): TypedCandidate[] => {
    const { stem = '', ending = '' } = groups ?? {};
    const before = textBefore(text, index, reach);
    const words = matched(compound, before).trim().split(' ');
    const led = [2, 1].map((count) => words.slice(-count)).find((each) => isLongTrade([...each, stem])) ?? [];
    // "avukat-ım", "öğretmen-dim", "şoför-ü-yüm"
    const stems = [stem, `${stem}${matched(/^[dt]/iu, ending)}`, stem.replace(/s?[ıiuü]$/u, '')];
    if (led.length === 0 && !stems.some(isTrade)) return [];
    const start = index - led.join(' ').length - (led.length > 0 ? 1 : 0);
    const after = textAfter(text, index + word.length, 8);
    const ends = endsClause.test(after) && beginsClause.test(textBefore(text, start, reach));
    if (!/^y/iu.test(ending) && (!ends || ofAnother.test(before))) return [];
    return [{ type: 'OCCUPATION', start, end: index + word.length, score: 0.86, reason: `ends in '${ending}'` }];
  });

/** Nouns of which the word before says what illness it is, and the endings of others. */
const illness = new RegExp(
  oneLine`
    (?:
      nodül|hastalığ|kanser|iltihab|yetmezliğ|sendrom|bozukluğ|enfeksiyon|kist|taş|yırtığ|kırığ|alerji|fıtığ|ülser
      |krizi|felc|depresyon
    )\p{Ll}{0,3}$|\p{Ll}{3}(?:it|oz|emi|izm|algi)$
  `,
  'u',
);
const said = new RegExp(
  oneLine`
    (?<!\p{L})(?:doktor|hekim|hoca|cerrah|dişçi|ortopedist|nörolog|psikiyatr)(?:um|umuz|lar|u|im|imiz)? (?:
      bana |bende |annemde |babamda |oğlumda |kızımda |kesin |sende )?
    (?<what>\p{Ll}[\p{Ll}\p{M}]+(?:,? \p{Ll}[\p{Ll}\p{M}]+){0,4}?)(?: var| olabilir| olmuş| başlangıcı)? (?:
      dedi|diyor|dediler|teşhisi koydu|tanısı koydu|teşhisi koydular
    )(?!\p{L})
  `,
  'giu',
);

const illnessesSaid = (text: string): TypedCandidate[] =>
  [...text.matchAll(said)].flatMap(({ 0: whole, index, groups }) => {
    const { what = '' } = groups ?? {};
    const from = index + whole.indexOf(` ${what}`) + 1;
    return [...what.matchAll(/(?:(?! (?:ve|veya|ya da|ile) |,)[\s\S])+/gu)].flatMap(({ 0: part, index: at }) => {
      const words = part.replace(/^(?:, ?| ?(?:ve|veya|ya da|ile) )/u, '').trim();
      const start = from + at + part.lastIndexOf(words);
      const isIllness = illness.test(words) || isTerm('MEDICAL_CONDITION', words);
      return words.length < 3 || !isIllness || isGivenName(words)
        ? []
        : [
            {
              type: 'MEDICAL_CONDITION' as const,
              start,
              end: start + words.length,
              score: 0.9,
              reason: "before 'dedi'",
            },
          ];
    });
  });

/** Short texts share their words with other languages, but few of these letters. */
const letters = /[ışğİ]/u;

/** Whether a text is in Turkish for certain. @param code The language of the whole, of which it may be a part. */
export const isTurkish = (code: string | null, part: string): boolean => code === 'tr' || letters.test(part);

/** Candidates in prepared offsets, of texts in Turkish or too short to tell. Linear in the text. @param code Its language. */
export const turkish = (text: string, code: string | null): TypedCandidate[] =>
  isTurkish(code ?? 'tr', text) ? [...tradesOfOneself(text), ...illnessesSaid(text)] : [];
