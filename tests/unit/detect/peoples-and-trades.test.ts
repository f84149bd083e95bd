import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

const found = (text: string, wanted: EntityType): string[] =>
  detect(text, { decisions: [], known: [], tagged: [] })
    .filter(({ type }) => type === wanted)
    .map(({ start, end }) => text.slice(start, end));

describe('peoples and creeds', () => {
  test.each([
    ['the only Hausa speaker in class', 'Hausa'],
    ['ben Çerkezim', 'Çerkezim'],
    ['weil sie Sinti sind', 'Sinti'],
    ['nous sommes berbères', 'berbères'],
    ['sono sinti di Reggio', 'sinti'],
    ['hon är same', 'same'],
    ['ik ben Fries', 'Fries'],
    ['eşim Laz', 'Laz'],
    ['jestem Kaszubką', 'Kaszubką'],
    ['sou cigano', 'cigano'],
    ['soy mapuche', 'mapuche'],
    ['my gran was a Quaker', 'Quaker'],
    ['my neighbour, a Tuareg, fixed it', 'Tuareg'],
    ['their Yazidi colleague left', 'Yazidi'],
    ['meine Schwiegermutter ist Mennonitin', 'Mennonitin'],
    ['mi vecina es gitana', 'gitana'],
  ])('%s', (text, value) => {
    expect(found(text, 'NRP')).toContain(value);
  });

  test.each([
    'The Hausa live in Nigeria.',
    'Roma plays at home tonight',
    'it is the same',
    'Who are the Druze?',
    'Berber carpets are on sale',
    'Tatar sauce with fish',
    'my cat is a Maori cat',
    'translate it into Yoruba',
    'Amish furniture lasts long',
    'We ate gypsy toast',
    'das Rezept ist sorbisch',
    'Die Sinti kamen im Mittelalter nach Europa',
  ])('none in %s', (text) => {
    expect(found(text, 'NRP')).toEqual([]);
  });
});

describe('orientations', () => {
  test.each([
    ['As a lesbian nurse I ask this for myself.', 'lesbian'],
    ["I'm queer and new in town", 'queer'],
    ['my son came out as gay', 'gay'],
    ['She identifies as genderqueer.', 'genderqueer'],
    ['my daughter is non-binary', 'non-binary'],
    ['Als Lesbe habe ich das oft erlebt.', 'Lesbe'],
    ['er ist schwul', 'schwul'],
    ['En tant que lesbienne, je demande conseil.', 'lesbienne'],
    ['sono omosessuale', 'omosessuale'],
    ['jestem gejem', 'gejem'],
    ['ela é bissexual', 'bissexual'],
    ['soy transgénero', 'transgénero'],
    ['I am straight, 15 years old, and new here.', 'straight'],
    ['I am bi, and so is my wife.', 'bi'],
    ['I’m trans.', 'trans'],
    ['As a trans woman I ask this for myself.', 'trans'],
    ['My straight friend asked me.', 'straight'],
    ['As a trans gay plumber I ask this for myself.', 'trans gay'],
    ['As a trans white plumber I ask this for myself.', 'trans white'],
    ['Our Welsh neighbour, a stonemason of 52, is heterosexual.', 'heterosexual'],
    ['Asked by a bus driver (34, Dutch, homosexual).', 'homosexual'],
    ['Ich bin hetero, 34 und neu hier.', 'hetero'],
    ['Je suis trans, et j’habite seule.', 'trans'],
    ['Soy bi, y mi madre no lo sabe.', 'bi'],
    ['Sono etero, e lo sanno tutti.', 'etero'],
    ['Ik ben bi, en niemand weet het.', 'bi'],
    ['Jestem bi, i nikt nie wie.', 'bi'],
    ['Sou trans, e moro sozinha.', 'trans'],
    ['Jag är bög, och ingen vet det.', 'bög'],
    ['I am white, and my wife is not.', 'white'],
  ])('%s', (text, value) => {
    expect(found(text, 'NRP')).toEqual(value.split(' '));
  });

  test.each([
    'Asexual reproduction in plants: explain.',
    'I am straight up lost here.',
    'As a straight answer I would say no.',
    'She was white as a sheet.',
    'Give me a straight answer.',
    'Look at the wall: it’s straight.',
    'I brush my teeth and they are white.',
    'My white van broke down.',
    'Is trans fat bad (34 g)?',
    'Le mur est blanc, le toit est noir.',
    'La casa es blanca.',
    'Die Wand ist weiß.',
    'What does bisexual mean?',
    'Is there a gay bar in Lyon?',
    'Compare heterosexual and homosexual couples in surveys.',
    'Write a novel as a gay author would.',
    'The lesbian movement of the 1970s',
  ])('none in %s', (text) => {
    expect(found(text, 'NRP')).toEqual([]);
  });
});

describe('trades beside a name', () => {
  test.each([
    ['Zbyszek, 51 lat, bednarz', 'bednarz'],
    ['Maria Ionescu, brutar la Cluj', 'brutar'],
    ['Ion, 38 de ani, tâmplar', 'tâmplar'],
    ['Éva, varrónő Győrből', 'varrónő'],
    ['Inês, 44, calceteira em Viseu', 'calceteira'],
    ['Nuria, bordadora en Lorca', 'bordadora'],
    ['Paco, 61, afilador', 'afilador'],
    ['Lucia, ricamatrice a Vercelli', 'ricamatrice'],
    ['Heiner, 47, Kürschner', 'Kürschner'],
    ['Hasan, 55, bakırcı', 'bakırcı'],
    ['Anna, krawcowa w Ełku', 'krawcowa'],
    ['filho de pedreiro', 'pedreiro'],
    ['figlia di un calzolaio', 'calzolaio'],
    ['hijo de minero', 'minero'],
    ['Tochter eines Schornsteinfegers', 'Schornsteinfegers'],
    ['syn górnika', 'górnika'],
    ["fils d'un ardoisier", 'ardoisier'],
    ['daughter of a miner', 'miner'],
  ])('%s', (text, value) => {
    expect(found(text, 'OCCUPATION')).toContain(value);
  });

  test.each([
    'Maria, dinheiro não há',
    'Ana, primero, come algo',
    'Hans, später, bitte',
    'Peter, 44, immer',
    'Sofia, sempre in Roma',
    'son of a gun',
    'filho de Maria',
    'hijo de Pedro',
    'Tochter eines Freundes',
    'Julia, however, left',
    'Marco, ancora in Italia',
    'Berlin, 44, Winter',
    'Marie, hier à Paris',
    'syn Anny',
    'córka półtora roku, waży 10,5 kg',
    'syn kiedyś wróci',
  ])('none in %s', (text) => {
    expect(found(text, 'OCCUPATION')).toEqual([]);
  });
});

describe('illnesses that an examination shows', () => {
  test.each([
    ['scan says hodgkins', 'hodgkins'],
    ['biopsy came back lymphoma', 'lymphoma'],
    ['doktor meinte borreliose', 'borreliose'],
    ['verdacht auf ptbs', 'ptbs'],
    ['el médico dice lupus', 'lupus'],
    ['il referto parla di endometriosi', 'endometriosi'],
    ['lekarz mówi że łuszczyca', 'łuszczyca'],
    ['uitslag is coeliakie', 'coeliakie'],
    ['doktorn tror celiaki', 'celiaki'],
    ['tested positive for syphilis', 'syphilis'],
  ])('%s', (text, value) => {
    expect(found(text, 'MEDICAL_CONDITION')).toContain(value);
  });

  test.each([
    'doctor says rest',
    'gp thinks it is stress',
    'scan shows 3 files',
    'biopsy came back clean',
    'results show growth',
    'the scan of the disk says ok',
    'Arzt sagt morgen',
    'le médecin dit demain',
    'el médico dice mañana',
    'lekarz mówi że jutro',
  ])('none in %s', (text) => {
    expect(found(text, 'MEDICAL_CONDITION')).toEqual([]);
  });
});
