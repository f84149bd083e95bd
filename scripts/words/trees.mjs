/**
 * WordNet's trees above some words, small enough to ship. A node is a synset; its parents come before it. An adjective's
 * parent is the head of its group (similar to).
 */
const up = new Set(['@', '@i']);
/** Rarer senses are seldom meant. */
const mostSenses = 3;

/** @param {readonly { lemma: string, pos: string, ids: string[] }[]} readings */
export const treesOf = ({ synsets }, readings) => {
  const nodes = new Map();
  const parents = [];
  const parentsOf = (id) =>
    synsets
      .get(id)
      .pointers.filter(({ symbol }) => up.has(symbol) || (symbol === '&' && synsets.get(id).pos === 's'))
      .map(({ to }) => to);
  const nodeOf = (id) => {
    if (nodes.has(id)) return nodes.get(id);
    const above = parentsOf(id).map(nodeOf);
    nodes.set(id, parents.length);
    parents.push(above);
    return nodes.get(id);
  };
  const senses = readings.map(({ ids }) => ids.slice(0, mostSenses).map(nodeOf));
  return { parents, senses };
};
