/** Vectors of words in an order where neighbours are alike, and their directions in bits. Deterministic. */

const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

const mean = (vectors) => {
  const sum = new Float64Array(vectors[0].length);
  for (const vector of vectors) for (let i = 0; i < sum.length; i++) sum[i] += vector[i] / vectors.length;
  return sum;
};

/** The direction in which the vectors differ most: power iteration. */
const spread = (vectors) => {
  const centre = mean(vectors);
  const shifted = vectors.map((vector) => vector.map((x, i) => x - centre[i]));
  let direction = shifted[0].map((_, i) => Math.cos(i + 1));
  for (let round = 0; round < 12; round++) {
    const next = new Float64Array(direction.length);
    for (const vector of shifted) {
      const along = dot(vector, direction);
      for (let i = 0; i < next.length; i++) next[i] += along * vector[i];
    }
    const length = Math.sqrt(dot(next, next)) || 1;
    direction = next.map((x) => x / length);
  }
  return direction;
};

/** Two halves of equal size, each near its own mean. */
const halve = (items) => {
  let towards = spread(items.map(({ vector }) => vector));
  let halves = [items, []];
  for (let round = 0; round < 6; round++) {
    const sorted = items
      .map((item) => ({ item, along: dot(item.vector, towards) }))
      .sort((a, b) => a.along - b.along || a.item.rank - b.item.rank)
      .map(({ item }) => item);
    const cut = Math.ceil(sorted.length / 2);
    halves = [sorted.slice(0, cut), sorted.slice(cut)];
    const [low, high] = halves.map((half) => mean(half.map(({ vector }) => vector)));
    towards = high.map((x, i) => x - low[i]);
  }
  return halves;
};

/** A balanced tree of halves, read from left to right; the half that is nearer to what stands before comes first. */
export const order = (items, before = null) => {
  if (items.length <= 3) return items;
  let [first, second] = halve(items);
  if (before !== null) {
    const [a, b] = [first, second].map((half) => dot(mean(half.map(({ vector }) => vector)), before));
    if (b > a) [first, second] = [second, first];
  }
  const left = order(first, before);
  return [...left, ...order(second, mean(left.slice(-8).map(({ vector }) => vector)))];
};

/** Numbers that are the same in every build. mulberry32, for hyperplanes only. */
const sequence = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/**
 * One bit for each of `count` random hyperplanes: on which side a vector lies (Charikar 2002). Two words differ in the
 * share of bits that their angle has of 180°.
 */
export const directions = (vectors, count) => {
  const centre = mean(vectors);
  const next = sequence(20260101);
  const gaussian = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const planes = Array.from({ length: count }, () => Float64Array.from(centre, gaussian));
  return vectors.map((vector) => {
    const shifted = vector.map((x, i) => x - centre[i]);
    const bytes = Buffer.alloc(count / 8);
    for (const [i, plane] of planes.entries()) if (dot(shifted, plane) > 0) bytes[i >> 3] |= 1 << (i & 7);
    return bytes;
  });
};
