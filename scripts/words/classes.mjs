/** What a word form is most often: one class each, so that a word's cluster is fixed. Penn Treebank's names. */
export const classNames = ['NN', 'NNS', 'JJ', 'RB', 'VB', 'VBZ', 'VBD', 'VBG'];

const irregularPlurals = {
  men: 'man',
  women: 'woman',
  children: 'child',
  wives: 'wife',
  husbands: 'husband',
  lives: 'life',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  policemen: 'policeman',
  businessmen: 'businessman',
  firemen: 'fireman',
  diagnoses: 'diagnosis',
  crises: 'crisis',
  criteria: 'criterion',
  bacteria: 'bacterium',
  prostheses: 'prosthesis',
  metastases: 'metastasis',
  thieves: 'thief',
  wolves: 'wolf',
  knives: 'knife',
  loaves: 'loaf',
};

const irregularPasts = {
  stole: 'steal',
  stolen: 'steal',
  shot: 'shoot',
  fought: 'fight',
  beaten: 'beat',
  bled: 'bleed',
  fell: 'fall',
  raped: 'rape',
  wept: 'weep',
  swore: 'swear',
  drank: 'drink',
  drunk: 'drink',
};

/** A form's lemmas, by its ending (Morphy, morphy(7WN)), with what the form then is. */
const readings = (form) => {
  const found = [
    ['NN', 'n', form],
    ['JJ', 'a', form],
    ['RB', 'r', form],
    ['VB', 'v', form],
  ];
  const ends = (ending, name, pos, ...replacements) => {
    if (form.length > ending.length + 1 && form.endsWith(ending))
      for (const to of replacements) found.push([name, pos, form.slice(0, -ending.length) + to]);
  };
  const doubled = (ending, name) => {
    const stem = form.slice(0, -ending.length);
    if (form.endsWith(ending) && stem.length > 2 && stem.at(-1) === stem.at(-2))
      found.push([name, 'v', stem.slice(0, -1)]);
  };
  if (!form.endsWith('ss') && !form.endsWith('us')) ends('s', 'NNS', 'n', '');
  for (const ending of ['ses', 'xes', 'zes', 'ches', 'shes']) ends(ending, 'NNS', 'n', ending.slice(0, -2));
  ends('ies', 'NNS', 'n', 'y');
  ends('s', 'VBZ', 'v', '');
  ends('es', 'VBZ', 'v', '');
  ends('ies', 'VBZ', 'v', 'y');
  ends('ed', 'VBD', 'v', '', 'e');
  ends('ied', 'VBD', 'v', 'y');
  ends('ing', 'VBG', 'v', '', 'e');
  doubled('ed', 'VBD');
  doubled('ing', 'VBG');
  if (form in irregularPlurals) found.push(['NNS', 'n', irregularPlurals[form]]);
  if (form in irregularPasts) found.push(['VBD', 'v', irregularPasts[form]]);
  return found;
};

/** An inflected form is rarer than its lemma, and a past form is a participle or an adjective as often. */
const share = { NN: 1, JJ: 1, RB: 1, VB: 1, NNS: 0.5, VBZ: 0.25, VBD: 0.5, VBG: 0.5 };

/** Marked by WordNet as what one does not say: never given as a stand-in. */
const improper = /^(disparagement|obscenity|vulgarism|ethnic_slur|dirty_word|derogation)$/;

/**
 * Which words may stand for others, what each is, and its synsets, the most frequent first.
 * @param isWanted Of words that are names as well.
 */
export const createClassifier = ({ synsets, senses, met }, isWanted) => {
  const isProper = (id, lemma) => {
    const written = synsets.get(id).words.find((word) => word.toLowerCase() === lemma);
    return written !== undefined && written !== lemma;
  };
  const isImproper = (id) =>
    synsets
      .get(id)
      .pointers.some(({ symbol, to }) => symbol === ';u' && synsets.get(to).words.some((word) => improper.test(word)));

  /**
   * `share`: how much of the form's use is of this class.
   * @returns {{ form: string, name: string, pos: string, lemma: string, ids: string[], share: number } | null}
   */
  return (form) => {
    const known = readings(form)
      .map(([name, pos, lemma]) => ({ form, name, pos, lemma, ids: senses[pos].get(lemma) ?? [] }))
      .filter(({ ids }) => ids.length > 0)
      .map((reading) => {
        const count = reading.ids.reduce((sum, id) => sum + met(reading.lemma, id), 0);
        // The form itself in the dictionary is its own word: "building", "married".
        const own = reading.lemma === form ? 1.5 : 1;
        return { ...reading, weight: (count + 0.5) * share[reading.name] * own };
      })
      .sort((a, b) => b.weight - a.weight);
    const [best] = known;
    if (best === undefined) return null;
    const { ids, lemma } = best;
    if (isProper(ids[0], lemma) && !isWanted(form)) return null;
    if (ids.some(isImproper)) return null;
    const sum = (of) => of.reduce((weight, reading) => weight + reading.weight, 0);
    return { ...best, share: sum(known.filter(({ name }) => name === best.name)) / sum(known) };
  };
};
