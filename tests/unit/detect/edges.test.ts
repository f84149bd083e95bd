import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

/** `⟦…⟧TYPE⟧` is what the model reads, surely. */
const mark = /⟦([^⟧]+)⟧([A-Z_]+)⟧/g;
const found = (marked: string, score = 0.95): string[] => {
  let text = '';
  let last = 0;
  const tagged = [...marked.matchAll(mark)].map(({ 0: whole, 1: value = '', 2: type, index }) => {
    text += marked.slice(last, index);
    last = index + whole.length;
    const start = text.length;
    text += value;
    return { start, end: text.length, type: type as EntityType, score };
  });
  text += marked.slice(last);
  return detect(text, { decisions: [], known: [], tagged }).map(
    ({ start, end, type }) => `${type} ${text.slice(start, end)}`,
  );
};

describe('the edges of a name that was read', () => {
  test.each([
    ['two signatures of one line', '⟦K. Harrow      B. Oyelade⟧PERSON⟧', ['PERSON K. Harrow', 'PERSON B. Oyelade']],
    ['a list finds no more of them', 'Signed: J. Hartwell        P. Quist', ['PERSON J. Hartwell']],
    ['who is greeted and who is told of', 'Dear Mr ⟦Osei, Kwame⟧PERSON⟧ is ill', ['PERSON Osei', 'PERSON Kwame']],
    ['German', 'Sehr geehrte Frau ⟦Lohse, Meike⟧PERSON⟧ fehlt', ['PERSON Lohse', 'PERSON Meike']],
    ['what somebody is before the title', 'Gespräch mit ⟦Vormund Fr. Nowotny⟧PERSON⟧', ['PERSON Nowotny']],
    ['French', 'rendez-vous avec ⟦Curatrice Mme Lebrun⟧PERSON⟧', ['PERSON Lebrun']],
    ['Spanish', 'hablé con ⟦Tutora Sra. Villalba⟧PERSON⟧', ['PERSON Villalba']],
    ['the sign of the word before', "un poste d⟦'infirmière de nuit⟧OCCUPATION⟧", ['OCCUPATION infirmière de nuit']],
    ['the field of a Chinese rank', '他是财务⟦总监⟧OCCUPATION⟧，很忙', ['OCCUPATION 财务总监']],
    ['no field of it', '他说⟦总监⟧OCCUPATION⟧很忙', ['OCCUPATION 总监']],
    ['a sign of its own', "Mevrouw ⟦'t Hooft⟧PERSON⟧ belt", ["PERSON 't Hooft"]],
    ['an honorific', '⟦小林-san⟧PERSON⟧ will join us', ['PERSON 小林']],
    [
      'a bracket that does not close',
      'Das ⟦Jugendamt Senden (Frau⟧ORGANIZATION⟧ ruft an',
      ['ORGANIZATION Jugendamt Senden'],
    ],
    [
      'who is named in it',
      'le ⟦Risorse Umane (Sig.ra Bonetti⟧ORGANIZATION⟧) mi hanno scritto',
      ['ORGANIZATION Risorse Umane', 'PERSON Bonetti'],
    ],
    [
      'one that closes',
      'I rent from ⟦Harbour (Leeds) Lettings⟧ORGANIZATION⟧',
      ['ORGANIZATION Harbour (Leeds) Lettings'],
    ],
    ['a house in its quotation marks', '母は「ひまわりの⟦里⟧ORGANIZATION⟧」にいます。', ['ORGANIZATION ひまわりの里']],
    ['an article in Greek', 'Ήρθε με ⟦τη Ροδάνθη⟧PERSON⟧ χθες', ['PERSON Ροδάνθη']],
  ])('%s', (_, marked, expected) => {
    expect(found(marked)).toEqual(expected);
  });
});

describe('a cue that stands before other things as well gives way', () => {
  test.each([
    ['The interview with ⟦Katarzyna Lisicka⟧PERSON⟧ went well.', 'PERSON Katarzyna Lisicka'],
    ['Firma: ⟦Rodrigo Etxeberri⟧PERSON⟧', 'PERSON Rodrigo Etxeberri'],
    ['Jestem ⟦Białorusinką⟧NRP⟧ i pracuję.', 'NRP Białorusinką'],
  ])('%s', (marked, expected) => {
    expect(found(marked)).toContain(expected);
  });
});

describe('what is no name', () => {
  test.each([
    'She speaks ⟦Wolof⟧PERSON⟧ at home with her aunt.',
    'Er spricht ⟦Tigrinya⟧LOCATION⟧ mit seiner Mutter.',
    'Elle parle ⟦Bambara⟧PERSON⟧ avec sa mère.',
    'Bescheid vom Amt, ⟦St.⟧LOCATION⟧-Nr. steht oben bei meiner Adresse.',
    'Meine Nachbarin geht in ⟦Rente⟧LOCATION⟧.',
    "We ate at Kendy'⟦s⟧LOCATION⟧ with my aunt.",
    'Mon n° de ⟦sécu⟧PERSON⟧ est sur la carte de ma mère.',
    'Perdí el número de ⟦afiliado⟧ORGANIZATION⟧ de mi madre.',
    'Ich sprach mit ⟦Frau⟧ORGANIZATION⟧ vom Amt.',
    '⟦Goedemiddag⟧PERSON⟧, mijn vader belt straks.',
    'jag får ⟦F⟧PERSON⟧ i matte av min lärare.',
    'Ta nièce est mignonne. ⟦Génial⟧PERSON⟧ merci',
    'Ich gehe ab ⟦Herbst⟧ORGANIZATION⟧ auf Teilzeit, sagt meine Chefin.',
    'Das ⟦CSE⟧ORGANIZATION⟧ hat meine Tante gewählt.',
    '⟦Twint⟧ORGANIZATION⟧ für meine Schwester',
    'A ⟦chave pix⟧PERSON⟧ da minha mãe mudou.',
    'O ⟦pix dela⟧PERSON⟧ mudou, disse minha irmã.',
    '⟦Manda⟧PERSON⟧ a mi hermano los papeles.',
    '⟦Schick⟧PERSON⟧ meiner Mutter das Paket.',
    'EL ⟦TITULAR⟧PERSON⟧ ES MI PADRE.',
    'Mi madre escribe sobre Frida Kahlo y ⟦Diego Rivera⟧PERSON⟧.',
    'the doctor said my iron is low',
  ])('%s', (marked) => {
    expect(found(marked, 0.85)).toEqual([]);
  });
});

describe('a word of the language', () => {
  test.each([
    'my cousin got us running ⟦hills⟧LOCATION⟧ again',
    'My mum heard the ⟦ladder⟧PERSON⟧ at night.',
    'meet my sister near the ⟦fence⟧ORGANIZATION⟧',
  ])('is no name in small letters: %s', (marked) => {
    expect(found(marked)).toEqual([]);
  });
  test.each(['my cousin ⟦rose⟧PERSON⟧ is late', 'ask ⟦grant⟧PERSON⟧ about my keys'])(
    'is one where it is one: %s',
    (marked) => {
      expect(found(marked)).toHaveLength(1);
    },
  );
  test.each([
    ['My ⟦QAN⟧LOCATION⟧ 4111 1111 1111 1111 was taken', ['CREDIT_CARD 4111 1111 1111 1111']],
    [
      '⟦Kartei⟧ORGANIZATION⟧ DE89 3704 0044 0532 0130 00 gehört meiner Tante',
      ['IBAN_CODE DE89 3704 0044 0532 0130 00'],
    ],
  ])('right before a number says what that is: %s', (marked, expected) => {
    expect(found(marked, 0.5)).toEqual(expected);
  });
});

describe('a given name that is a word', () => {
  test.each([
    ['Employee: Precious Okafor, payroll 3', 'PERSON Precious Okafor'],
    ['Mieter: Hope Okonkwo, Wohnung 3', 'PERSON Hope Okonkwo'],
    ['Paciente: Paz Etxeberria, habitación 3', 'PERSON Paz Etxeberria'],
  ])('is one behind a label and before a family name: %s', (text, expected) => {
    expect(found(text)).toContain(expected);
  });
});

describe('a given name in the genitive', () => {
  test.each([
    ['Kommst du am Samstag zu ⟦Tims⟧LOCATION⟧ Feier, fragt meine Oma', 'PERSON Tim'],
    ['Min syster var på ⟦Annas⟧ORGANIZATION⟧ fest och jag var hemma', 'PERSON Anna'],
  ])('is a person: %s', (marked, expected) => {
    expect(found(marked, 0.6)).toContain(expected);
  });
});

describe('an illness is found with all of its words', () => {
  test.each([
    ['my dad got hospital acquired ⟦pneumonia⟧MEDICAL_CONDITION⟧', 'hospital acquired pneumonia'],
    ['my aunt has ⟦kidney disease⟧MEDICAL_CONDITION⟧ stage 3b now', 'kidney disease stage 3b'],
    ['mon père a un ⟦diabète⟧MEDICAL_CONDITION⟧ de type 2', 'diabète de type 2'],
    ['mia nonna ha il ⟦diabete⟧MEDICAL_CONDITION⟧ di tipo 2', 'diabete di tipo 2'],
    ['meine Tante hat ⟦Diabetes⟧MEDICAL_CONDITION⟧ Typ 1', 'Diabetes Typ 1'],
    ['annem ⟦kalp⟧MEDICAL_CONDITION⟧ hastası, ilaç alıyor', 'kalp hastası'],
  ])('%s', (marked, expected) => {
    expect(found(marked)).toContain(`MEDICAL_CONDITION ${expected}`);
  });
});

describe('a trade, a firm and a name go on to their last word', () => {
  test.each([
    ['my niece is a third-year ⟦law student⟧OCCUPATION⟧ now', 'OCCUPATION third-year law student'],
    ['ma nièce est ⟦étudiante en⟧OCCUPATION⟧ pharmacie', 'OCCUPATION étudiante en pharmacie'],
    ['mia zia è ⟦insegnante di⟧OCCUPATION⟧ sostegno', 'OCCUPATION insegnante di sostegno'],
    ['mi hermana va al ⟦centro de salud La⟧ORGANIZATION⟧ Almenara', 'ORGANIZATION centro de salud La Almenara'],
    ['my mum was at the ⟦Friends of⟧ORGANIZATION⟧ Otterbank', 'ORGANIZATION Friends of Otterbank'],
    ['Es grüßt Sie Ihre Nachbarin ⟦M. Hablützel⟧PERSON⟧', 'PERSON M. Hablützel'],
    ['Con mi vecina ⟦M. Etxarri⟧PERSON⟧ hablo cada día de los niños y de la casa', 'PERSON M. Etxarri'],
  ])('%s', (marked, expected) => {
    expect(found(marked)).toContain(expected);
  });
  test('where M. is a title it is none of the name', () => {
    expect(found('J’ai vu mon voisin ⟦M. Quévran⟧PERSON⟧ hier avec sa femme')).toContain('PERSON Quévran');
  });
});

test('the last letters of a postal code are no legal form', () => {
  expect(found('My aunt lives in Larkfield ME20 6AB now').join()).not.toContain('ORGANIZATION');
});

describe('a name in a script with capitals', () => {
  test.each(['Вчера видел ⟦Архипа⟧PERSON⟧ на рынке.', 'Χθες είδα την ⟦Μυρτώ⟧PERSON⟧ στην αγορά.'])(
    'needs no more belief within a sentence: %s',
    (marked) => {
      expect(found(marked, 0.6)).toHaveLength(1);
    },
  );
});
