import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { expect, it } from 'vitest';
import { unbrokenIn } from '../../../renderer/features/chat/unbroken';
import { unbrokenMarks } from '../../../renderer/features/chat/unbroken-marks';

const amountsIn = (text: string): string[] => unbrokenIn(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Le loyer est de 1 900 € par mois.', ['1 900 €']],
  ['Mon salaire : 84 500,50 € et 12 %.', ['84 500,50 €', '12 %']],
  ['Ich zahle 1.250,00 EUR und CHF 300.', ['1.250,00 EUR', 'CHF 300']],
  ['Czynsz wynosi 2 400 zł, a hyran 9 500 kr.', ['2 400 zł', '9 500 kr']],
  ['Населення 12 345 678 осіб', ['12 345 678']],
])('the spaces of an amount do not break: %s', (text, amounts) => expect(amountsIn(text)).toEqual(amounts));

it.each(['I have 3 cats and 12 dogs.', 'From 5 to 9 people', 'In 2024 200 people came.', '$84,500 a year', 'A1 900'])(
  'other spaces do: %s',
  (text) => expect(amountsIn(text)).toEqual([]),
);

it('takes linear time', () => {
  for (const part of ['1', '1 ', '111 ', '€ ', '1.', 'EUR '])
    expect(unbrokenIn(part.repeat(200_000)).length).toBeGreaterThanOrEqual(0);
});

it('a reply shows each amount on one line, and all of its words', () => {
  const html = renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[unbrokenMarks]}>{'Pay **1 900 €** now, `1 900 €`.'}</ReactMarkdown>,
  );
  expect(html).toBe('<p>Pay <strong><span class="unbroken">1 900 €</span></strong> now, <code>1 900 €</code>.</p>');
});
