import { describe, expect, test } from 'vitest';
import { somebodyElse } from '../../../main/engine/privacy/dependencies/cues/persons';

describe('who is somebody else than the one whose birth or pay was told', () => {
  test.each([
    ' and my boss earns ',
    ', mein Nachbar ist ',
    ', meine Tante bekommt ',
    ', mon collègue gagne ',
    ', mi amiga gana ',
    ', mi jefe cobra ',
    ', mia cugina prende ',
    ', mijn buurman verdient ',
    ', mój szef zarabia ',
    ', a minha vizinha ganha ',
    ', min granne tjänar ',
    ', мой сосед получает ',
  ])('%s', (between) => expect(somebodyElse.test(between)).toBe(true));

  test.each([' a month, so ', ' im Monat, also ', ' par mois, donc ', ' al mes, cerca de ', ' al mese, vicino a '])(
    'nobody: %s',
    (between) => expect(somebodyElse.test(between)).toBe(false),
  );
});
