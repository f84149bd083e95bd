import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import type { Replacement } from '../../../shared/domain';
import { replacement } from '../core/replacement';

const school = replacement('ORGANIZATION', 'Papatya Anaokulu', 'Ekmek Anaokulu');
const bakery = replacement('ORGANIZATION', 'Maple Bakery', 'Table Bakery');
const inn = replacement('ORGANIZATION', 'Gasthaus Adler GmbH', 'Geburtstag Adler GmbH');
const family = replacement('ORGANIZATION', 'Torneria Bianchi Srl', 'Torneria Rossi Srl');

const read = (sent: Replacement, reply: string): [string, string[]] => {
  const { restored, spans } = restore(reply, [sent]);
  return [restored, spans.map(({ kind }) => kind)];
};

describe('one word of a stand-in that is a word of a language', () => {
  test.each([
    [school, 'Ekmek almayı unutma.'],
    [school, 'Okul kapalı. Ekmek almayı unutma.'],
    [school, 'Alışveriş:\n- Ekmek\n- Süt'],
    [school, 'Çocuğa ekmek al.'],
    [bakery, 'Table four is free.'],
    [inn, 'Was noch fehlt: „Geburtstag" steht im Kalender.'],
  ])('is that word where it begins a sentence or is small: %#', (sent, reply) =>
    expect(read(sent, reply)).toEqual([reply, []]),
  );

  test.each([
    [school, 'Okulu Ekmek ile arayın.', 'Okulu Papatya ile arayın.'],
    [family, 'Rossi è un nome comune.', 'Bianchi è un nome comune.'],
  ])('is doubtful elsewhere, and where it is a name as well: %#', (sent, reply, reads) => {
    const [restored, kinds] = read(sent, reply);
    expect([reply, reads]).toContain(restored);
    expect(kinds).not.toContain('restored');
  });

  test.each([
    [school, 'Ekmek Anaokulu güzel.', 'Papatya Anaokulu güzel.'],
    [bakery, 'Table Bakery is open.', 'Maple Bakery is open.'],
    [
      replacement('ORGANIZATION', 'Corvelle Bakery', 'Hartwell Bakery'),
      'Ask at Hartwell Bakery.',
      'Ask at Corvelle Bakery.',
    ],
  ])('is sure as it was sent: %#', (sent, reply, reads) => expect(read(sent, reply)).toEqual([reads, ['restored']]));
});

describe('a town without its accents', () => {
  test.each([
    ['Berlín', 'Berlin ist die Hauptstadt.'],
    ['León', 'Leon liegt im Norden.'],
    ['Mérida', 'Merida is far away.'],
  ])('is doubtful: %s', (surrogate, reply) =>
    expect(read(replacement('LOCATION', 'Rosenheim', surrogate), reply)[1]).toEqual(['doubtful']),
  );

  test('is sure where no other is written so', () => {
    expect(read(replacement('LOCATION', 'Rosenheim', 'Zorvána'), 'in Zorvana')).toEqual(['in Rosenheim', ['restored']]);
    expect(read(replacement('LOCATION', 'Rosenheim', 'Berlín'), 'in Berlín')).toEqual(['in Rosenheim', ['restored']]);
  });
});

describe('a given name with an s in front of a family name', () => {
  const jani = replacement('PERSON', 'Mike Harris', 'Jani Kovač');
  const chri = replacement('PERSON', 'Mike Harris', 'Chri Kovač');
  test.each([
    [jani, 'Janis Joplin sang.'],
    [chri, 'Chris Evans acts.'],
    [jani, 'Listen to Janis Ian.'],
  ])('is another name: %#', (sent, reply) => expect(read(sent, reply)[0]).toBe(reply));

  test.each([
    [jani, 'Das ist Janis Auto.', 'Das ist Mikes Auto.'],
    [jani, 'Janis Einweihungsfeier', 'Mikes Einweihungsfeier'],
    [jani, 'Jani Kovačs Auto', 'Mike Harris Auto'],
  ])('is whose something is elsewhere: %#', (sent, reply, reads) => expect(read(sent, reply)[0]).toContain(reads));
});

describe('a name that went out in capitals', () => {
  test.each([
    [replacement('LOCATION', 'ILLINOIS', 'NEBRASKA'), 'in Nebraska', 'in Illinois'],
    [replacement('PERSON', 'LATISHA BROWN', 'AFERDITA KRASNIQI'), '(Aferdita)', '(Latisha)'],
    [replacement('PERSON', 'JEAN-PIERRE ROUX', 'ANNE-MARIE BLOT'), 'Anne-Marie Blot', 'Jean-Pierre Roux'],
    [replacement('PERSON', 'JEAN-PIERRE ROUX', 'ANNE-MARIE BLOT'), 'ANNE-MARIE BLOT', 'JEAN-PIERRE ROUX'],
    [replacement('PERSON', 'Ana McDONALD', 'Eva O’BRIAN'), 'Eva O’BRIAN', 'Ana McDONALD'],
    [replacement('ORGANIZATION', 'BDF Hamburg', 'QRX Hamburg'), 'QRX Hamburg', 'BDF Hamburg'],
  ])('comes back in the case of the reply: %#', (sent, reply, reads) => expect(read(sent, reply)[0]).toBe(reads));
});
