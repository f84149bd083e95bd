import { describe, expect, it, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

/** What is found where the model reads each of `names` as `type`. */
const found = (text: string, type: EntityType, names: readonly string[], score = 0.75): string[] => {
  const tagged = names.flatMap((name) =>
    [...text.matchAll(new RegExp(name, 'g'))].map(({ index }) => ({
      start: index,
      end: index + name.length,
      type,
      score,
    })),
  );
  return detect(text, { decisions: [], known: [], tagged }).map(({ start, end }) => text.slice(start, end));
};

describe('what is called after somebody says nothing of anybody', () => {
  test.each([
    ['Pt seen today, Ranson score 4, stable.', ['Ranson']],
    ['Killip class II on arrival, Killip and Forrester type 2 later.', ['Killip', 'Forrester']],
    ['Befund: Lasègue-Zeichen positiv, Bechterew Stadium 2.', ['Lasègue', 'Bechterew']],
    ['Réflexe normal, Glasgow stade 3, Lansbury index 7.', ['Lansbury']],
  ])('%s', (text, names) => {
    const left = found(text, 'PERSON', names);
    for (const name of names) expect(left).not.toContain(name);
  });

  test.each([
    ['My daughter Tanner is in grade 3 and hates it.', 'Tanner'],
    ['Our neighbour Ranson scored 4 goals on Sunday.', 'Ranson'],
    ['I gave Killip the class list of group 2.', 'Killip'],
  ])('but somebody with a number near is one: %s', (text, name) => {
    expect(found(text, 'PERSON', [name], 0.95)).toContain(name);
  });
});

describe('an office, a log, an acronym and a payment', () => {
  test.each([
    ['Vice President', 'PERSON', 'The Vice President spoke to my aunt for a minute.'],
    ['dispatcher', 'PERSON', '2024-11-02 08:15:02 ERROR [dispatcher] could not deliver the message'],
    ['CAP', 'ORGANIZATION', 'My manager put me on a CAP last week and I am worried.'],
    ['Pesa', 'ORGANIZATION', 'My cousin sent me the rent by M-Pesa this morning.'],
    ['Kitchener', 'LOCATION', 'My great-grandfather fought under Kitchener in 1898. Where are the records?'],
    ['Blücher', 'LOCATION', 'Mein Ururgroßvater kämpfte 1813 unter Blücher. Welche Akten gibt es?'],
  ] as const)('%s is nobody', (name, type, text) => {
    expect(found(text, type, [name], 0.85)).not.toContain(name);
  });

  test.each([
    ['Ilkay', 'PERSON', 'ERROR [gateway] refused. Ilkay called me about it this morning.'],
    ['KVB', 'ORGANIZATION', 'My mother works for KVB as a driver.'],
    ['Kitchener', 'LOCATION', 'My grandfather lived in Kitchener and moved in 1998.'],
    ['Aho', 'PERSON', 'I served two years under Aho in 2019 and need a reference.'],
  ] as const)('%s is', (name, type, text) => {
    expect(found(text, type, [name], 0.98)).toContain(name);
  });

  it('a colour before a name is a part of it, and behind "am" it is somebody’s descent', () => {
    expect(found('She sailed on a Black Ball liner with my family.', 'NRP', ['Black'])).toEqual([]);
    expect(found('My friend Ada is Black and tired of the question.', 'NRP', ['Black'], 0.95)).toContain('Black');
  });

  it('a medicine of everyday is no illness, what it is taken for is', () => {
    const text = 'My mother takes rosuvastatin and lansoprazole for reflux.';
    expect(found(text, 'MEDICAL_CONDITION', ['rosuvastatin', 'lansoprazole', 'reflux'], 0.95)).toEqual(['reflux']);
  });
});

describe('the one whom everybody knows, told apart from one’s own', () => {
  test.each([
    ['My vet is called Madonna (no, not that Madonna), and she is late again.', 'Madonna'],
    ['Mon cousin Mozart, rien à voir avec l’autre, enfin pas le Mozart du piano, arrive ce soir.', 'Mozart'],
    ['Meine Kollegin Adele, nicht die Adele, kommt gleich.', 'Adele'],
    ['O meu tio Pelé não é o outro Pelé, mas joga bem.', 'Pelé'],
  ])('%s', (text, name) => {
    expect(found(text, 'PERSON', [name], 0.95)).toEqual([name]);
  });

  test.each([
    ['I saw Madonna today. Not that Madonna from the bakery, our Madonna.', 'Madonna', 3],
    ['Ask Quillon, and not the Quillon of the ground floor.', 'Quillon', 2],
    ['I have not met the Madonna yet, says my aunt of her new cat sitter.', 'Madonna', 1],
  ])('but people of one’s own who share a name stay: %s', (text, name, times) => {
    expect(found(text, 'PERSON', [name], 0.95).filter((value) => value === name)).toHaveLength(times);
  });
});
