import { createStreamRestorer } from '../main/engine/privacy/stream-restorer';
import type { Replacement } from '../shared/domain';
import { replacement } from '../tests/unit/core/replacement';

/**
 * Prints the time of one chunk of a reply (four characters, as providers send them), the time to build the matcher,
 * and what a reply costs that is made to cost: the time grows with the text only.
 */

const letters = (number: number): string =>
  [...String(number)].map((digit) => 'bcdfghklmn'.charAt(Number(digit)) + 'aeiou'.charAt(Number(digit) % 5)).join('');
const name = (number: number): string => letters(number).replace(/^./, (first) => first.toUpperCase());

const noised = (...values: Parameters<typeof replacement>): Replacement => ({
  ...replacement(...values),
  mechanism: 'mldp',
});

/** As many as a long conversation has, of all kinds. */
const conversation = (size: number): Replacement[] =>
  Array.from({ length: size }, (_, at) => {
    const other = at + 100_000;
    const kinds = [
      replacement('PERSON', `${name(at)} ${name(at + 7)}`, `${name(other)} ${name(other + 7)}`),
      replacement('EMAIL_ADDRESS', `${letters(at)}@acme.com`, `${letters(other)}@mail.com`),
      replacement('PHONE_NUMBER', `+1 617 555 ${1000 + at}`, `+1 415 232 ${1000 + at}`),
      replacement('MONEY', `$${84_000 + at}`, `$${87_000 + at}`),
      replacement('DATE', `March ${1 + (at % 28)}, 2025`, `May ${1 + (at % 28)}, 2025`),
      replacement('AGE', String(20 + (at % 60)), String(22 + (at % 60))),
      replacement('CREDIT_CARD', `4111 1111 ${1000 + at} 1111`, `4539 5787 ${1000 + at} 1486`),
      noised('PERCENTAGE', `${12 + (at % 50)}.5 %`, `${13 + (at % 50)}.3 %`),
      noised('BODY_MEASURE', `${150 + (at % 50)} cm`, `${152 + (at % 50)} cm`),
    ];
    return kinds[at % kinds.length] ?? replacement('PERSON', 'A', 'B');
  });

const prose =
  'Thank you for the details. In the first place I would look at the terms of the contract, for they say who has to ' +
  'give notice and when. **Next steps**: write down what was agreed, ask for it in writing, and keep a copy. ';

/** A reply of prose with a stand-in in every third sentence. */
const reply = (replacements: readonly Replacement[], sentences: number): string =>
  Array.from({ length: sentences }, (_, at) =>
    at % 3 === 0 && replacements.length > 0
      ? `Dear ${replacements[(at * 7) % replacements.length]?.surrogate}, this is about you. `
      : prose,
  ).join('');

const stream = (replacements: readonly Replacement[], text: string): number[] => {
  const restorer = createStreamRestorer(replacements);
  const times: number[] = [];
  for (let at = 0; at < text.length; at += 4) {
    const chunk = text.slice(at, at + 4);
    const began = performance.now();
    restorer.push(chunk);
    times.push((performance.now() - began) * 1000);
  }
  restorer.end();
  return times.sort((a, b) => a - b);
};

stream(conversation(50), reply(conversation(50), 200));
for (const size of [0, 20, 200, 2000]) {
  const replacements = conversation(size);
  const began = performance.now();
  createStreamRestorer(replacements);
  const built = performance.now() - began;
  const text = reply(replacements, 600);
  const before = process.cpuUsage();
  const times = stream(replacements, text);
  const { user, system } = process.cpuUsage(before);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  // Of this process's own time: what else the machine does is not the restorer's.
  const mean = (user + system) / times.length;
  console.log(
    `${size} replacements: mean ${mean.toFixed(1)} µs, median ${at(0.5)} µs, p95 ${at(0.95)} µs, p99 ${at(0.99)} µs a chunk; built in ${built.toFixed(1)} ms`,
  );
}
const replacements = conversation(200);
for (const [kind, unit] of [
  ['prose', reply(replacements, 600)],
  ['numbers', '1 2 3 12 345 $5 '],
  ['ages', '37 years old, '],
  ['dates', '3/28/2025 '],
  ['rows of a table', '| 87,100 | $12.50 |\n'],
  ['starts of names', name(100_000).slice(0, -1)],
  ['marks and escapes', '**_\\u00e'],
  ['open links', '](https://'],
] as const) {
  for (const length of [250_000, 1_000_000]) {
    const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
    const restorer = createStreamRestorer(replacements);
    const began = process.cpuUsage();
    for (let at = 0; at < text.length; at += 4) restorer.push(text.slice(at, at + 4));
    restorer.end();
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1e6;
    console.log(
      `${kind}, ${length} characters: ${seconds.toFixed(2)} s, ${((seconds * 4e6) / length).toFixed(1)} µs a chunk`,
    );
  }
}
