import { describe, expect, test } from 'vitest';
import { detect } from '../../../main/engine/privacy';
import { rowNames } from '../../../main/engine/privacy/detect/names/rows';
import { withoutSummaryRows } from '../../../main/engine/privacy/detect/records/summary-rows';
import { asRead, typedIn, valuesOf } from './read';

const named = (text: string): string[] => rowNames(text).map(({ start, end }) => text.slice(start, end));

describe('rows of one form', () => {
  test('about what people owe, earn or did: whose they are', () => {
    expect(named('Flat 1 Okonjo-Reed owes 420\nFlat 2 Brannock owes 80\nFlat 3 Tillotson owes 1,200')).toEqual([
      'Okonjo-Reed',
      'Brannock',
      'Tillotson',
    ]);
    expect(named('Wohnung 4: Drexl, Miete 700\nWohnung 5: Yücel, Miete 815\nWohnung 6: Huber, Miete 640')).toEqual([
      'Drexl',
      'Yücel',
      'Huber',
    ]);
    expect(named('Quill – absent\nSutton – absent\nO’Dell – absent')).toEqual(['Quill', 'Sutton', 'O’Dell']);
  });

  test('are found in a text that the model has read, too', () => {
    const text = 'Room 1 Ravn paid 300\nRoom 2 Skovgaard paid 310\nRoom 3 Thrane paid 295';
    const found = detect(text, { decisions: [], known: [], tagged: [] });
    expect(found.filter(({ type }) => type === 'PERSON').map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ravn',
      'Skovgaard',
      'Thrane',
    ]);
  });

  test.each([
    ['of things', 'Item 1 Hammer 30\nItem 2 Wrench 45\nItem 3 Pliers 12'],
    ['of ordinary words', 'Week 1 Groceries paid 30\nWeek 2 Petrol paid 45\nWeek 3 Insurance paid 12'],
    ['too few', 'Flat 1 Brannock owes 420\nFlat 2 Tillotson owes 80'],
    [
      'of other forms',
      'Flat 1 Brannock owes 420\nThe shop is closed.\nFlat 2 Tillotson owes 80\nFlat 3 Ravn has 5 paid',
    ],
    ['in which two things differ', 'Leeds: Brannock owes 42\nHull: Tillotson owes 80\nYork: Ravn owes 5'],
  ])('%s are left alone', (_, text) => {
    expect(named(text)).toEqual([]);
  });
});

describe('rows of sums and averages', () => {
  const persons = (text: string): string[] =>
    detect(text, { decisions: [], known: [] })
      .filter(({ type }) => ['PERSON', 'LOCATION', 'ORGANIZATION'].includes(type))
      .map(({ start, end }) => text.slice(start, end));

  test.each([
    ['Name,Gehalt\nAnna Berg,3120\nUwe Lang,2980\nSumme,6100\nDurchschnitt,3050', 'Anna Berg', 'Uwe Lang'],
    ['Nom;Salaire\nLéa Martin;3120\nPaul Roux;2980\nTotal;6100\nMoyenne;3050', 'Léa Martin', 'Paul Roux'],
    ['Nombre,Sueldo\nAna Ruiz,2100\nLuis Gil,2300\nTotal general,4400\nMedia,2200', 'Ana Ruiz', 'Luis Gil'],
    ['Imię,Wiek\nJan Nowak,51\nEwa Lis,53\nSuma,104\nŚrednia,52', 'Jan Nowak', 'Ewa Lis'],
    ['姓名,工资\n王丽,6000\n陈伟,7000\n合计,13000\n平均,6500', '王丽', '陈伟'],
    ['| Name | Age |\n|---|---|\n| Max | 34 |\n| Ann Lee | 40 |\n| **Mean** | 37 |', 'Max', 'Ann Lee'],
  ])('are called so, and nobody is: %j', (text, ...names) => expect(persons(text)).toEqual(names));

  test.each([
    ['Suma, 34, teacher, wants a divorce.', 'Suma'],
    ['Soma, 28, nurse, has HIV', 'Soma'],
    ['Mean, 34, and Sum, 22, are refugees', 'Mean', 'Sum'],
    ['All Smith, 44, has cancer', 'All Smith'],
    ['| Naam | Loon |\n|---|---|\n| Alle Jansen | 3200 |\n| Piet de Vries | 2900 |', 'Alle Jansen'],
    ['Naam;Loon\nPiet de Vries;2900\nJan Smit;3200\nAlle Jansen;6100', 'Alle Jansen'],
    ['patient,age,dx\nSum,41,HIV\nTous,33,flu', 'Sum', 'Tous'],
    ['patient,age\nKim,41\nTran,33\nSum,22', 'Sum'],
    ['patient,age,dx\nKim,41,HIV\nTran,33,flu\nSum,74,flu', 'Sum'],
  ])('are not whom their words name: %j', (text, ...names) => {
    const found = names.map((name) => ({
      type: 'PERSON' as const,
      start: text.indexOf(name),
      end: text.indexOf(name) + name.length,
      score: 1,
      reason: '',
      source: 'pattern' as const,
    }));
    expect(withoutSummaryRows(text, found)).toEqual(found);
  });
});

describe('who speaks in a log in which somebody was found', () => {
  const log = 'ANITA: Are we on?\nDESMOND: Yes.\nANITA: Good.\nNOTE: ask again\nSQL: select 1';
  const speakers = (text: string, ...read: string[]): string[] =>
    valuesOf(
      text,
      'PERSON',
      read.map((name) => asRead(text, name)),
    );

  test('each of them, but for words and abbreviations', () => {
    expect(speakers(log, 'ANITA')).toEqual(['ANITA', 'DESMOND', 'ANITA']);
    expect(speakers('[10:02] Ilse: ja\n[10:03] Zbynio: no\n[10:04] Ilse: ok', 'Ilse')).toContain('Zbynio');
  });

  test('nobody where none was found, and in a list that names each once', () => {
    expect(speakers(log.replaceAll('ANITA', 'ASIDE'))).toEqual([]);
    expect(speakers('Ilse: 20 Euro\nZbynio: 30 Euro', 'Ilse')).toEqual(['Ilse']);
  });
});

describe('a column of clients', () => {
  const rows = '|---|---|\n| Bellweather Ltd | 12 |\n| Rosalind Ahn | 32 |\n| Quillstone | 31 |\n| Total | 75 |';

  const named = (text: string): string[] =>
    typedIn(text, [asRead(text, 'Rosalind Ahn')]).filter((found) => !found.startsWith('MONEY'));

  test('is found whole where one of them was', () => {
    const text = `| Client | Boxes |\n${rows}`;
    const found = named(text);
    expect(found).toEqual(['ORGANIZATION Bellweather Ltd', 'PERSON Rosalind Ahn', 'PERSON Quillstone']);
  });

  test('one of things is not', () => {
    const text = `| Crop | Boxes |\n${rows}`;
    expect(named(text)).not.toContain('PERSON Quillstone');
  });
});
