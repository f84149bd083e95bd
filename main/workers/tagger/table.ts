/** Pieces by their characters, looked up character by character: no string is made of what is no piece. */
interface PieceTable {
  /** The id of the piece that stands at `[from, to)` of a word, or null. @param hash Of just these characters, by `hashed`. */
  find(word: string, from: number, to: number, hash: number): number | null;
}

/** The hash of some characters (0 of none) and one more, a code point, behind them. */
export const hashed = (hash: number, character: number): number => Math.imul(hash ^ character, 0x9e3779b1);

/** A hash table with open addressing and linear probing, at most half full. */
export const tableOf = (pieces: readonly string[]): PieceTable => {
  const mask = (1 << (33 - Math.clz32(pieces.length))) - 1;
  const ids = new Int32Array(mask + 1).fill(-1);
  const hashes = new Int32Array(mask + 1);
  const slotOf = (hash: number): number => (hash ^ (hash >>> 15)) & mask;
  pieces.forEach((piece, id) => {
    let hash = 0;
    for (const character of piece) hash = hashed(hash, character.codePointAt(0) ?? 0);
    let slot = slotOf(hash);
    while (ids[slot] !== -1) slot = (slot + 1) & mask;
    ids[slot] = id;
    hashes[slot] = hash;
  });
  return {
    find: (word, from, to, hash) => {
      for (let slot = slotOf(hash); ; slot = (slot + 1) & mask) {
        const id = ids[slot] ?? -1;
        if (id === -1) return null;
        const piece = hashes[slot] === hash ? pieces[id] : undefined;
        if (piece?.length === to - from && word.startsWith(piece, from)) return id;
      }
    },
  };
};
