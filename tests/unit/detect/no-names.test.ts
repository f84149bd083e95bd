import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import { asRead } from './read';

const types: readonly EntityType[] = ['PERSON', 'ADDRESS', 'LOCATION'];

/** What is found where the model reads a word as this type. */
const found = (text: string, value: string, type: EntityType, score = 0.85): string[] => {
  const tagged = [asRead(text, value, type, score)];
  return detect(text, { decisions: [], known: [], tagged })
    .filter((span) => types.includes(span.type))
    .map((span) => `${span.type} ${text.slice(span.start, span.end)}`);
};

describe('a line that one rides is no address', () => {
  test.each([
    ['Ich nehme jeden Tag die Linie 17 ins Büro.', 'Linie 17'],
    ['Cojo la línea 31 hasta el centro.', 'línea 31'],
    ['Je prends le bus 84 le matin.', 'bus 84'],
    ['Jeżdżę tramwajem 9 do pracy.', 'tramwajem 9'],
    ['Prendo il tram 15 ogni giorno.', 'tram 15'],
  ])('%s', (text, line) => {
    expect(found(text, line, 'ADDRESS')).toEqual([]);
  });

  test('a street is one', () => {
    expect(found('Ich wohne in der Buslinienstraße 17.', 'Buslinienstraße 17', 'ADDRESS')).toEqual([
      'ADDRESS Buslinienstraße 17',
    ]);
  });
});

describe('a house in a place of that name and a box are addresses', () => {
  test.each([
    ['Zugestellt wird an Linie 12, 7142 Illmitz.', 'Linie 12'],
    ['Wohnort: Tram 7, Aalst', 'Tram 7'],
    ['Stuur het naar Dorpsstraat 88 bus 14 aub', 'bus 14'],
    ['Ich wohne in der Linie 5 bei den Großeltern.', 'Linie 5'],
  ])('%s', (text, line) => {
    expect(found(text, line, 'ADDRESS', 0.99).join()).toContain(line);
  });
});

describe('a month behind what stands before months is nobody', () => {
  test.each([
    ['Seit Ende Jan regnet es nur noch.', 'Jan'],
    ['Anfang August sind wir weg.', 'August'],
    ['we moved in early june last year', 'june'],
    ['The lease began in Jan 2023, I think.', 'Jan'],
    ['Seit Juni letzten Jahres wohnen wir hier.', 'Juni'],
    ['Der Umbau ist im Jan oder Februar fertig.', 'Jan'],
  ])('%s', (text, month) => {
    expect(found(text, month, 'PERSON')).toEqual([]);
  });

  test.each([
    ['We met in Jan’s flat.', 'Jan'],
    ['Ich war gestern mit Jan essen.', 'Jan'],
  ])('%s', (text, name) => {
    expect(found(text, name, 'PERSON', 0.95)).toEqual([`PERSON ${name}`]);
  });
});

describe('somebody whose name is a month is found', () => {
  test.each([
    ['Oboje rodzice, czyli Marek i Maja, pracują.', 'Maja'],
    ['Rozmawiała z Ewą i Jan się obraził.', 'Jan'],
    ['Sie ist seit Jahren in Jan verknallt.', 'Jan'],
    ['Mijn geloof in Jan is weg.', 'Jan'],
    ['Credo in Augusto, il mio medico.', 'Augusto'],
    ['I have been lonely since April moved out.', 'April'],
    ['En fin, por fin Augusto contesta.', 'Augusto'],
    ['Am Ende Jan anzurufen war richtig.', 'Jan'],
    ['I believe in Jan and Octavia.', 'Jan'],
  ])('%s', (text, name) => {
    expect(found(text, name, 'PERSON')).toContain(`PERSON ${name}`);
  });

  test.each([
    ['Wir sahen uns im Jan oder Februar.', 'Jan'],
    ['Anfang August war er krank.', 'August'],
  ])('where the model is sure: %s', (text, name) => {
    expect(found(text, name, 'PERSON', 0.97)).toEqual([`PERSON ${name}`]);
  });

  test.each(['Zaprosili Tomka i Maja przyszła.', 'Ich habe mich in Jan getäuscht.', 'Creo en Augusto.'])(
    'by the lists alone: %s',
    (text) => {
      expect(detect(text, { decisions: [], known: [] }).some(({ type }) => type === 'PERSON')).toBe(true);
    },
  );
});

describe('a surname that is a word for a relative', () => {
  test.each([
    ['Mann, 52, aus Bremen, klagte.', 'Mann'],
    ['Frère, 41, avocat.', 'Frère'],
    ['Tata, 63, runs the firm.', 'Tata'],
    ['Es sprach dann Mann (38, ledig).', 'Mann'],
  ])('%s', (text, name) => {
    const spans = detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'PERSON');
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([name]);
  });

  test.each(['Mein kleiner Bruder, 39, kommt auch.', 'Der Mann, 52, klagte.', 'Meine Frau (38, Lehrerin) lacht.'])(
    'is none behind whose it is: %s',
    (text) => {
      expect(detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'PERSON')).toEqual([]);
    },
  );
});

describe('a relative and a crowd are nobody by name', () => {
  test.each([
    ['Mein Bruder (39) kommt auch.', 'Bruder'],
    ['Meine Brüder (12, 14) streiten.', 'Brüder'],
    ['mi hermana (22) estudia', 'mi hermana'],
    ['hej gubbar, vi ses', 'gubbar'],
    ['ciao raga, ci vediamo', 'raga'],
    ['hola peña, quedamos?', 'peña'],
    ['hey leute, was geht', 'leute'],
  ])('%s', (text, word) => {
    expect(found(text, word, 'PERSON')).toEqual([]);
  });

  test('a name before an age is one', () => {
    expect(found('Birgit (39) kommt auch.', 'Birgit', 'PERSON', 0.95)).toEqual(['PERSON Birgit']);
  });
});

describe('by the lists alone', () => {
  const names = (text: string): string[] =>
    detect(text, { decisions: [], known: [] })
      .filter(({ type }) => type === 'PERSON')
      .map(({ start, end }) => text.slice(start, end));

  test.each(["I've got a shift tomorrow.", 'I’ve had enough.', "They'd got one."])('%s names nobody', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('Ive is a name', () => {
    expect(names('Ive said that he comes, and Ive Novak does too.')).toContain('Ive Novak');
  });

  test('a label behind a label is no name, and its date no number of a patient', () => {
    const text = 'patient: DOB 04/17/1986, MRN 00482913';
    const found = detect(text, { decisions: [], known: [] }).map(
      ({ start, end, type }) => `${type} ${text.slice(start, end)}`,
    );
    expect(found).toEqual(['DATE_OF_BIRTH 04/17/1986', 'MEDICAL_RECORD 00482913']);
  });
});

test.each([
  ['Deutsch B2, Euskera C1, Englisch C2.', 'Euskera', 'PERSON', 0.95],
  ['Loyer 650 €, assurance 40 €', 'Loyer', 'PERSON', 0.95],
  ['| Luce | 80 € |', 'Luce', 'PERSON', 0.95],
  ['Alquiler: 500 €', 'Alquiler', 'PERSON', 0.95],
  ['Jan 12 08:14:01 web1 kernel: eth0 link up', 'Jan', 'PERSON', 0.8],
  ['Suivi au CHU par le Pr Delmas.', 'Pr', 'ORGANIZATION', 0.95],
] as const)(
  'a language at its level, a month of a log, a title alone and what is paid for are nobody: %s',
  (text, value, type, score) => {
    const tagged = [asRead(text, value, type, score)];
    const kept = detect(text, { decisions: [], known: [], tagged });
    expect(kept.map((span) => text.slice(span.start, span.end))).not.toContain(value);
  },
);

test.each(['Ich bin eine Frau. Welche Vorsorge steht mir zu?', 'Bin ein Herr. Suche Tanzpartnerin.'])(
  'a title at the end of a sentence claims nobody: %s',
  (text) => {
    expect(detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'PERSON')).toEqual([]);
  },
);

describe('a feast is no place and nobody', () => {
  test.each([
    ['Wir können ab Pfingsten anfangen.', 'Pfingsten', 'LOCATION'],
    ['She flies back after Diwali with the kids.', 'Diwali', 'PERSON'],
    ['On se voit à la Toussaint chez mes parents ?', 'Toussaint', 'LOCATION'],
    ['Torniamo a Ferragosto.', 'Ferragosto', 'LOCATION'],
    ['We zijn er met Hemelvaart niet.', 'Hemelvaart', 'LOCATION'],
    ['Spotkajmy się po Wielkanocy.', 'Wielkanocy', 'LOCATION'],
    ['Vi ses efter midsommar.', 'midsommar', 'LOCATION'],
  ] as const)('%s', (text, feast, type) => {
    expect(found(text, feast, type, 0.95)).toEqual([]);
  });

  test.each([
    ['Estou em Natal desde março.', 'Natal', 'LOCATION'],
    ['Noël habite à Tours.', 'Noël', 'PERSON'],
    ['We moved to Easterhouse last year.', 'Easterhouse', 'LOCATION'],
  ] as const)('%s', (text, name, type) => {
    expect(found(text, name, type, 0.95)).toContain(`${type} ${name}`);
  });
});

describe('who stands in place of somebody in a trial is nobody', () => {
  test.each(['Test User', 'Demo Customer', 'Sample Patient 2', 'Testbenutzer'])('%s', (name) => {
    expect(found(`The record of ${name} is empty.`, name, 'PERSON', 0.95)).toEqual([]);
  });

  test.each(['Luca Testa', 'Demos Pappas', 'Christopher Guest'])('%s', (name) => {
    expect(found(`The record of ${name} is empty.`, name, 'PERSON', 0.95)).toEqual([`PERSON ${name}`]);
  });
});

describe('what a form says of somebody, or in place of them, is nobody', () => {
  test.each([
    ['Patient: male, 52, diabetic', 'male'],
    ['Paciente: femenino, 40 años', 'femenino'],
    ['Patient: weiblich, 71', 'weiblich'],
  ])('%s', (text, sex) => {
    expect(found(text, sex, 'PERSON', 0.98)).toEqual([]);
  });

  test.each(['Author: unknown', 'patient: anonymous', 'Name: n/a', 'auteur : inconnu'])('%s', (text) => {
    expect(detect(text, { decisions: [], known: [] }).filter(({ type }) => type === 'PERSON')).toEqual([]);
  });

  test.each([
    ['Patient: Malena Ortiz, 52', 'Malena Ortiz'],
    ['Name: Page Thompson', 'Page Thompson'],
  ])('%s', (text, name) => {
    expect(found(text, name, 'PERSON', 0.98)).toEqual([`PERSON ${name}`]);
  });
});

describe('words of Danish, Norwegian, Finnish and Czech in small letters are nobody', () => {
  test.each([
    ['auta minua, kirjoita hakemus minulle', 'kirjoita hakemus'],
    ['voisitko auttaa, kiitos paljon', 'kiitos'],
    ['kan du skrive et brev til sælger', 'sælger'],
    ['napiš prosím stížnost', 'napiš prosím'],
    ['hvorfor vil læreren ikke svare', 'læreren'],
  ])('%s', (text, words) => {
    expect(found(text, words, 'PERSON', 0.7)).toEqual([]);
  });

  test.each([
    ['kan du skrive til sanne hansen', 'sanne hansen'],
    ['kirjoita viesti minnalle, minna virtanen', 'minna virtanen'],
    ['ask rose grant about it', 'rose grant'],
  ])('and a name is one: %s', (text, name) => {
    expect(found(text, name, 'PERSON', 0.7)).toContain(`PERSON ${name}`);
  });
});
