import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { replacement } from '../core/replacement';

const read = (original: string, surrogate: string, reply: string): [string, boolean] => {
  const { restored, spans } = restore(reply, [replacement('PERSON', original, surrogate)]);
  return [restored, spans.some(({ kind }) => kind === 'doubtful')];
};

describe('a name outside the lists that went out in the instrumental, with a stand-in that tells no case', () => {
  test.each([
    ['Grzegorzem Brzęczyszczykiewiczem', 'Dla Quentina Ołthafutka', 'Dla Grzegorza Brzęczyszczykiewicza'],
    ['Grzegorzem Brzęczyszczykiewiczem', 'Ołthafutkowi się udało.', 'Brzęczyszczykiewiczowi się udało.'],
    ['Adamem Wrzoskiem', 'Dałem to Ołthafutkowi, bo się zgodził.', 'Dałem to Wrzoskowi, bo się zgodził.'],
    ['Adamem Trzębiszewskim', 'Dla pana Ołthafutka', 'Dla pana Trzębiszewskiego'],
  ])('is declined from its nominative, and doubtful: %s', (original, reply, reads) =>
    expect(read(original, 'Quentin Ołthafutk', reply)).toEqual([reads, true]),
  );

  test.each([
    ['Grzegorz Brzęczyk', 'Quentin Ołthafutk', 'Dla Ołthafutka się', 'Dla Brzęczyka się'],
    ['Jan Szalem', 'Quentin Ołthafutkem', 'Jest Quentin Ołthafutkem', 'Jest Jan Szalem'],
  ])('is sure where it is the nominative: %s', (original, surrogate, reply, reads) =>
    expect(read(original, surrogate, reply)).toEqual([reads, false]),
  );
});

test.each([
  ['Dla Soffii Bąkowskiej-Protić', 'Dla Anny Kowalskiej-Król'],
  ['z Soffią Bąkowską-Protić', 'z Anną Kowalską-Król'],
  ['Pani Bąkowskiej-Protić nie ma w domu, jest u lekarza.', 'Pani Kowalskiej-Król nie ma w domu, jest u lekarza.'],
])('of two family names the first one has cases: %s', (reply, reads) =>
  expect(read('Anna Kowalska-Król', 'Soffia Bąkowska-Protić', reply)[0]).toBe(reads),
);

test.each([
  ['Jana Pieńkowskiego', 'Marka Breltowskiego', 'Breltowski odpisał.', 'Pieńkowski odpisał.'],
  ['Jana Pieńkowskiego', 'Marka Breltowskiego', 'Pismo dla pani Breltowskiej', 'Pismo dla pani Pieńkowskiej'],
  ['Кирилла Мурзилова', 'Петра Глашкова', 'Я написал Глашкову.', 'Я написал Мурзилову.'],
  ['Olli Karvalasen', 'Mika Teivosen', 'Kirje on Teivoselle.', 'Kirje on Karvalaselle.'],
  ['Evy Žďárové', 'Jany Plškové', 'Píše Plšková.', 'Píše Žďárová.'],
])('%s was sent, and each other form of it comes back: %s', (original, surrogate, reply, reads) =>
  expect(read(original, surrogate, reply)[0]).toBe(reads),
);
