import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPieces } from '../../../main/workers/tagger/pieces';
import { hashed, tableOf } from '../../../main/workers/tagger/table';

/** Few characters, so that pieces are often part of others; one of two units, one of another script. */
const word = (most: number) =>
  fc
    .array(fc.constantFrom('a', 'b', 'c', '\u{20000}', '山'), { minLength: 1, maxLength: most })
    .map((all) => all.join(''));

test('the table knows each piece by its id, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word(5), { maxLength: 200 }), fc.array(word(12)), (pieces, words) => {
      const table = tableOf(pieces);
      for (const each of [...pieces, ...words]) {
        const characters = [...each];
        for (let begin = 0; begin < characters.length; begin++) {
          let hash = 0;
          for (let end = begin + 1; end <= characters.length; end++) {
            hash = hashed(hash, characters[end - 1]?.codePointAt(0) ?? 0);
            const from = characters.slice(0, begin).join('').length;
            const own = characters.slice(begin, end).join('');
            const id = pieces.indexOf(own);
            expect(table.find(each, from, from + own.length, hash)).toBe(id === -1 ? null : id);
          }
        }
      }
    }),
  );
});

test('two pieces of one hash are told apart', () => {
  const hash = (piece: string): number => [...piece].reduce((sum, each) => hashed(sum, each.codePointAt(0) ?? 0), 0);
  const pieces = ['cbjeq', 'ydbaa'];
  expect(hash('cbjeq')).toBe(hash('ydbaa'));
  for (const known of [pieces, pieces.slice(1)])
    for (const piece of pieces) {
      const id = known.indexOf(piece);
      expect(tableOf(known).find(`x${piece}`, 1, 6, hash(piece))).toBe(id === -1 ? null : id);
    }
});

test('a word is cut the likeliest way of all', () => {
  const special = ['<s>', '<pad>', '</s>', '<unk>', '\n'];
  const costs = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 60, maxLength: 60 });
  fc.assert(
    fc.property(fc.uniqueArray(word(4), { maxLength: 50 }), costs, word(8), (own, cost, text) => {
      const all = [...special, '\u2581', ...own.filter((piece) => piece.normalize('NFKC') === piece)];
      const scores = all.map((_, id) => -(cost[id] ?? 1));
      const rarest = Math.min(0, ...scores);
      /** Of all ways to cut what is left. */
      const best = (left: readonly string[]): number =>
        left.length === 0
          ? 0
          : Math.max(
              ...left.map((_, i) => {
                const id = all.indexOf(left.slice(0, i + 1).join(''));
                const score = id !== -1 ? (scores[id] ?? 0) : i === 0 ? rarest - 10 : Number.NEGATIVE_INFINITY;
                return score + best(left.slice(i + 1));
              }),
            );
      const cut = createPieces({ pieces: all, scores }).encode(text);
      const unknown = all.indexOf('<unk>');
      const sum = cut.reduce((total, { id }) => total + (id === unknown ? rarest - 10 : (scores[id] ?? 0)), 0);
      const runs = text.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [];
      expect(sum).toBe(runs.reduce((total, run, i) => total + best([...(i === 0 ? '\u2581' : ''), ...run]), 0));
    }),
  );
});
