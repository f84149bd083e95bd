import { describe, expect, test, vi } from 'vitest';
import { detect } from '../../main/engine/privacy';
import { chanceOf } from '../unit/proof/chance';
import { sentence } from '../unit/proof/preservation';
import { writings } from '../unit/proof/values';

vi.setConfig({ testTimeout: 600_000 });

/** Characters of the larger text: ten million with `LONG=1`. */
const large = process.env.LONG === undefined ? 60_000 : 10_000_000;

const types = Object.keys(writings) as (keyof typeof writings)[];

const filled = (length: number, part: (at: number) => string): string => {
  const parts: string[] = [];
  for (let at = 0, filled = 0; filled < length; at++) {
    const next = part(at);
    parts.push(next);
    filled += next.length;
  }
  return parts.join('').slice(0, length);
};

/** Sentences with a value of each type in turn. */
const prose = (at: number): string => `${sentence(types[at % types.length] ?? 'PERSON', at)}\n`;

const { faker } = chanceOf(1);
/** A figure of a story and somebody, both by their titles. */
const titled = (at: number): string => `Mr. Darcy called Mrs. ${['Whitfield', 'Kessler', 'Okonkwo'][at % 3]} again. `;

/** Persons of one paragraph. */
const guest = (at: number): string => `${['Anna Weber', 'Priya Raman', 'Tom Kessler'][at % 3]} came. `;

/** Characters of ASCII, of the common scripts and of all of Unicode, unpaired surrogates with them. */
const anyCharacter = (at: number): string => {
  const below = [0x80, 0x3000, 0x10000, 0x110000][at % 4] ?? 0x80;
  return String.fromCodePoint(faker.number.int({ max: below - 1 }));
};

const milliseconds = (text: string): number => {
  const { user, system } = process.cpuUsage();
  detect(text, { decisions: [], known: [] });
  const now = process.cpuUsage();
  return (now.user - user + now.system - system) / 1000;
};

describe('a large text is read in time linear in its length', () => {
  test.each([
    ['sentences', prose, 1],
    ['persons by their titles', titled, 1],
    // What is kept by its paragraph costs little before there are thousands.
    ['one paragraph of persons', guest, 5],
    ['any characters', anyCharacter, 1],
  ])('%s', (_, part, times) => {
    const length = large * times;
    milliseconds(filled(length / 8, part));
    const quarter = milliseconds(filled(length / 4, part));
    const whole = milliseconds(filled(length, part));
    // Quadratic work would take sixteen times as long.
    expect(whole, `${quarter} ms, then ${whole} ms`).toBeLessThan(8 * quarter);
  });
});
