import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';
import type { Tagged } from '../../../shared/tagger';

const mark = /\[\[(.*?)\|([A-Z_]+)\]\]/;

/** What is found where the model reads what is marked, all of it or by what the model alone tells. */
const found = (marked: string): string[] => {
  const tagged: Tagged[] = [];
  let text = '';
  let rest = marked;
  for (let match = mark.exec(rest); match !== null; match = mark.exec(rest)) {
    const [whole, value = '', type = ''] = match;
    text += rest.slice(0, match.index);
    tagged.push({ start: text.length, end: text.length + value.length, type: type as EntityType, score: 0.9 });
    text += value;
    rest = rest.slice(match.index + whole.length);
  }
  text += rest;
  return detect(text, { decisions: [], known: [], tagged }).map(
    ({ start, end, type, source }) => `${type} ${text.slice(start, end)} ${source}`,
  );
};

describe('numbers that the model reads', () => {
  it('count where no recogniser knows them', () => {
    expect(found('the porter wants QX-77/b and nothing else')).toEqual([]);
    expect(found('the porter wants [[QX-77/b|ID_NUMBER]] and nothing else')).toEqual(['ID_NUMBER QX-77/b tagger']);
    expect(found('larsen_k9 said it works')).toEqual([]);
    expect(found('[[larsen_k9|USER_NAME]] said it works')).toEqual(['USER_NAME larsen_k9 tagger']);
    expect(found('she still had [[212|MONEY]] left on it')).toEqual(['MONEY 212 tagger']);
    expect(found('tell the boys the [[14|AGE]] one is grounded')).toEqual(['AGE 14 tagger']);
  });

  it('yield to what another layer found there', () => {
    expect(found('Write to [[ana.p|USER_NAME]]@web.de about it')).toEqual(['EMAIL_ADDRESS ana.p@web.de pattern']);
    expect(found('I am [[34|COUNT]] years old')).toEqual(['AGE 34 pattern']);
  });

  it('are what their unit says', () => {
    expect(found('down to [[37.4 %|COUNT]] of it')).toEqual(['PERCENTAGE 37.4 % tagger']);
    expect(found('it came back at [[1.15 mmol/l|COUNT]] again').map((each) => each.split(' ')[0])).toEqual([
      'LAB_VALUE',
    ]);
    expect(found('the scale says [[71 kg|COUNT]] there').map((each) => each.split(' ')[0])).toEqual(['BODY_MEASURE']);
    expect(found('we sold [[37|COUNT]] of [[288 W|COUNT]], on [[68 qm|COUNT]]')).toEqual([]);
    expect(found('it has [[72 m²|COUNT]], carries [[900 kg|COUNT]] and lost [[2.3 cm|COUNT]]')).toEqual([]);
  });

  it('have to be readable as what they are read as', () => {
    expect(found('take the [[blue|MONEY]] one')).toEqual([]);
    expect(found('the [[soon|TIME]] train')).toEqual([]);
    expect(found('ask [[sunshine|USER_NAME]] first')).toEqual([]);
    expect(found('it says [[GX|ID_NUMBER]] there')).toEqual([]);
  });

  it('are whole numbers and whole codes, as far as nothing else was found', () => {
    expect(found('one of 4.[[5|MONEY]] there')).toEqual(['MONEY 4.5 tagger']);
    expect(found('it says GK-[[2291|ID_NUMBER]]/B there')).toEqual(['ID_NUMBER GK-2291/B tagger']);
    expect(found('see README.[[2291|ID_NUMBER]] there')).toEqual(['ID_NUMBER 2291 tagger']);
    expect(found('the kids are [[14|AGE]],[[15|AGE]] and [[17|AGE]]')).toEqual([
      'AGE 14 tagger',
      'AGE 15 tagger',
      'AGE 17 tagger',
    ]);
    expect(found('born 12.03.1988-[[QX77|ID_NUMBER]]')).toEqual([
      'DATE_OF_BIRTH 12.03.1988 pattern',
      'ID_NUMBER QX77 tagger',
    ]);
  });

  it('may lie anywhere', () => {
    const text = 'we sold 37 of them, 52 more';
    const tagged: Tagged[] = [
      { start: -7, end: -5, type: 'MONEY', score: 1 },
      { start: 10, end: 8, type: 'MONEY', score: 1 },
      { start: 8, end: 900, type: 'MONEY', score: 1 },
      { start: 20, end: 22, type: 'MONEY', score: 1 },
      { start: 20, end: 22, type: 'AGE', score: 1 },
    ];
    expect(
      detect(text, { decisions: [], known: [], tagged }).map(
        ({ start, end, type }) => `${type} ${text.slice(start, end)}`,
      ),
    ).toEqual(['MONEY 52']);
  });
});
