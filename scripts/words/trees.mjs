/**
 * WordNet's trees above some words, small enough to ship. A node is a synset; its parents come before it. An adjective's
 * parent is the head of its group (similar to).
 */
const up = new Set(['@', '@i']);
/**
 * WordNet's files (lexnames(5WN)) of what a person is, has, does and meets: adj.*, noun.act, animal, artifact, body, event,
 * feeling, food, group, object, person, plant, possession, substance. Those of attribute, cognition, communication,
 * location, relation, state, time and the like build the sentence, or name what is asked for: another makes no sense there.
 */
const concrete = new Set([0, 1, 44, 4, 5, 6, 8, 11, 12, 13, 14, 17, 18, 20, 21, 27]);

/** A form is a noun, or an adjective, at least as often as anything else. */
const leastShare = 0.5;
/** A sense that a word has less often, in WordNet's tagged texts, is seldom meant. */
const leastOfSenses = 0.25;

/**
 * A word whose frequent senses lie in several of WordNet's files has no nodes: which is meant nobody knows.
 * @param {readonly { lemma: string, pos: string, ids: string[], share: number }[]} readings
 */
export const treesOf = ({ synsets, met }, readings) => {
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
  const fileOf = (id) => synsets.get(id).lexname;
  const frequent = ({ lemma, ids, share }) => {
    const total = ids.reduce((sum, id) => sum + met(lemma, id), 0);
    const often = ids.filter((id, at) => at === 0 || met(lemma, id) >= leastOfSenses * Math.max(1, total));
    const isOne = concrete.has(fileOf(often[0])) && often.every((id) => fileOf(id) === fileOf(often[0]));
    return share >= leastShare && isOne ? often : [];
  };
  const senses = readings.map(frequent);
  return {
    senses: senses.map((ids) => ids.map(nodeOf)),
    files: senses.map(([id]) => (id === undefined ? null : fileOf(id))),
    parents,
  };
};

/**
 * What is one noun in WordNet though it is two words, by the first: "primary school", "high blood pressure" begins with one.
 * Not those of two nouns: nouns that stand side by side are one by that alone.
 * @param {readonly { form: string, lemma: string, pos: string }[]} readings
 */
export const compoundsOf = ({ senses }, readings) => {
  const forms = new Map();
  for (const { form, lemma, pos } of readings) if (pos === 'n') forms.set(lemma, [...(forms.get(lemma) ?? []), form]);
  const isNoun = new Set([...forms.values()].flat());
  const compounds = new Map();
  for (const lemma of senses.n.keys()) {
    const [first, second, ...rest] = lemma.split('_');
    if (second === undefined || rest.length > 0 || isNoun.has(first) || !/^[a-z]{3,}$/.test(first)) continue;
    for (const form of forms.get(second) ?? []) compounds.set(first, [...(compounds.get(first) ?? []), form]);
  }
  return compounds;
};
