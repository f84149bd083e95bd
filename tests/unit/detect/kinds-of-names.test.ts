import { describe, expect, it } from 'vitest';
import type { EntityType } from '../../../shared/domain';
import { asRead, typedIn } from './read';

type Read = readonly [value: string, type: EntityType];
const found = (text: string, ...read: Read[]): string[] =>
  typedIn(
    text,
    read.map(([value, type]) => asRead(text, value, type)),
  );

describe('a route between airports is nobody’s', () => {
  it.each<[string, Read]>([
    ['My flight CDG-SIN was cancelled.', ['CDG-SIN', 'LOCATION']],
    ['We flew MUC–HND in May.', ['MUC–HND', 'ORGANIZATION']],
    ['The airline rebooked us on OSL/ARN.', ['ARN', 'LOCATION']],
    ['Mein Flug ging ZRH → LIS.', ['LIS', 'LOCATION']],
  ])('%s', (text, read) => expect(found(text, read)).toEqual([]));

  it.each<[string, Read]>([
    ['I flew home, and my team at IBM-SAP covers it.', ['IBM-SAP', 'ORGANIZATION']],
    ['I work for the KQR-TVL in Leeds.', ['KQR-TVL', 'ORGANIZATION']],
    ['We flew to Seattle.', ['Seattle', 'LOCATION']],
  ])('but not %s', (text, read) => expect(found(text, read)).toContain(`${read[1]} ${read[0]}`));
});

describe('what a number is of is no name', () => {
  it.each(['Ticket', 'Booking', 'Case'])('%s number', (word) =>
    expect(found(`Hello, ${word} number is missing.`, [word, 'PERSON'])).toEqual([]),
  );
  it('but somebody may be called so', () =>
    expect(found('Hello, Anna Case is my neighbour.', ['Anna Case', 'PERSON'])).toEqual(['PERSON Anna Case']));
});

describe('from whom somebody parts is somebody', () => {
  it.each<[string, string]>([
    ['Jag är skild från Annika sedan 2019.', 'Annika'],
    ['I got divorced from Kerstin last year.', 'Kerstin'],
    ['Ich lebe getrennt von Wiebke.', 'Wiebke'],
  ])('%s', (text, name) => expect(found(text, [name, 'LOCATION'])).toContain(`PERSON ${name}`));
  it('and a town is one', () =>
    expect(found('Our village is separated from Uppsala by a lake.', ['Uppsala', 'LOCATION'])).toEqual([
      'LOCATION Uppsala',
    ]));
});

describe('of a state only its own name is one', () => {
  it.each<[string, string, string]>([
    ['Ich klage gegen das Land Hessen.', 'Land Hessen', 'Hessen'],
    ['Mich hat der Freistaat Sachsen entlassen.', 'Freistaat Sachsen', 'Sachsen'],
  ])('%s', (text, read, state) => expect(found(text, [read, 'ORGANIZATION'])).toEqual([`LOCATION ${state}`]));
  it('a firm keeps its first word', () =>
    expect(found('Ich arbeite bei Land Rovelta.', ['Land Rovelta', 'ORGANIZATION'])).toEqual([
      'ORGANIZATION Land Rovelta',
    ]));
});

describe('a dog is no occupation, and whose it is no illness', () => {
  it.each<[string, Read]>([
    ['Our golden retriever bites.', ['golden retriever', 'OCCUPATION']],
    ['My Australian shepherd limps.', ['Australian shepherd', 'OCCUPATION']],
    ["I worry about my son's behavior.", ["'s behavior", 'MEDICAL_CONDITION']],
  ])('%s', (text, read) => expect(found(text, read)).toEqual([]));
  it('and what somebody has is one', () =>
    expect(found("I worry about my son's diabetes.", ["'s diabetes", 'MEDICAL_CONDITION'])).toContain(
      'MEDICAL_CONDITION diabetes',
    ));
  it('a shepherd is somebody', () =>
    expect(found('I am a shepherd in Wales.', ['shepherd', 'OCCUPATION'])).toContain('OCCUPATION shepherd'));
});
