import { expect, test } from 'vitest';
import { byWhereabouts } from '../../../main/engine/privacy/detect/tagger/whereabouts';
import type { EntityType } from '../../../shared/domain';

/** The type of what the model read in brackets. */
const typeOf = (marked: string, type: EntityType = 'PERSON'): EntityType => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return byWhereabouts(marked.replace(/[[\]]/g, ''), { start, end, type, score: 0.8 }).type;
};

test.each([
  'omg [wolverhampton] is grey today',
  'signed up 4 the [Dunedin] half marathon',
  'llego a [Tineo] por la tarde',
  'vuelvo a [Baeza] mañana',
  'domani arrivo a [Bosa]',
  'nato a [Nardò]',
  "j'arrive à [Guéret] demain",
  'née à [Salers]',
  'chego a [Sertã] amanhã',
  'mudei-me para [Tondela]',
  'jadę do [Piły]',
  'urodzony w [Kole]',
  'wir fahren nach [Daun]',
  'geboren te [Borne]',
  'flyttar till [Mora]',
  'doğduğu yer [Yalvaç]',
  'jadę do [Rumi]',
  'jadę do [Konina]',
  'subió a [Tineo] ayer',
  'torno a [Bosa] e poi parto',
  'Umzug von [Lindlar Pirmasens] nach Nagold',
  'we moved from [Holt] to Leeds',
  'le train de [Guéret] à Limoges',
  'przeprowadzka z [Piły] do Gdyni',
  'flyget från [Mora] till Visby',
])('where somebody goes or is born is a town: %s', (text) => {
  expect(typeOf(text)).toBe('LOCATION');
});

test.each([
  'Can I ask [Holy Fields] for leave?',
  'My cheque from [Quiet Harbour] bounced',
  'facture de [Petit Loup] impayée',
  'ich frage [Blauer Bär] nach Urlaub',
  'payslip from [Green Otter] is late',
])('who gives leave and sends invoices is a firm: %s', (text) => {
  expect(typeOf(text)).toBe('ORGANIZATION');
});

test.each([
  'voy a [María] mañana',
  'escribo a [Tineo] hoy',
  'torno a [Maria]',
  'Jadę do [Grażyny]',
  'Jadę do [Kingi], bo jest chora',
  'wracam do [Gosi] na obiad',
  'pojechałem do [Pawła] po klucze',
  'wróciłam do [Marka]',
  'subió a [Leire] al coche',
  'subió a [Tineo] al coche',
  'torno a [Fiammetta]',
  'torno a [Bosa] e le porto il regalo',
  'ga naar [Fiammetta] vanavond',
  'volto para [Grażyna] amanhã',
  'check from [Rich Stone]',
  'do [Marka] idę',
  'talk to [Sarah] tonight',
  'cheque from [Maria Silva] bounced',
  'ask [John Miller] for leave',
  'ask [Holy Fields] about lunch',
  'invoice from [Anna Berg] is late',
  'dzwonię do [Piły]',
  'je parle à [Dax]',
  'wegen [Daun]',
])('somebody stays somebody: %s', (text) => {
  expect(typeOf(text)).toBe('PERSON');
});

test.each([
  'ein Brief von [Kerpen Trier] nach Nagold',
  'the train from [Anna] to Leeds is late',
  'we moved from [Anna] to her sister',
])('who sends or is left is somebody: %s', (text) => {
  expect(typeOf(text)).toBe('PERSON');
});

test('a town with its quarter that is left for another is no firm', () => {
  expect(typeOf('Wir ziehen von [Hamburg Altona] nach Trier.', 'ORGANIZATION')).toBe('LOCATION');
  expect(typeOf('We moved from [Leeds Beckett] to the bank.', 'ORGANIZATION')).toBe('ORGANIZATION');
});
