import { describe, expect, test } from 'vitest';
import { emailAddress } from '../../../../main/engine/privacy/entities/contact';
import { canonicalEmail } from '../../../../main/engine/privacy/entities/contact/email';
import { contextOf } from '../../quantities/context';
import { claims } from './claims';

claims('URL', {
  found: [
    'My boss is Margit Hansen, see ⟦https://oak-clinic.org/team/margit⟧.',
    'My son is called Bruno Keller: ⟦https://owl-loft.net/people/bruno⟧',
    'I work for Lindqvist Marina AB, ⟦lindqvist-marina.se/kontakt⟧.',
    'I work at Fern & Fable Ltd, ⟦fernandfable.com/shop⟧ is theirs.',
    'portfolio: ⟦annakowalska.behance.net⟧',
    'Best,\nUrsula\n+1 (415) 555-0132\n⟦ferrybrook.net⟧',
    'Horn Tischlerei\nTel. 030 9018277\n⟦tischlerei-horn.de⟧',
    'Ursula\n(415) 555-0132\n⟦ferrybrook.net⟧',
    'Anna Nowak\n601 234 567\n⟦nowak-studio.pl⟧',
    'M. Petit\nm.petit@atelier-quai.fr\n⟦atelier-quai.fr⟧\n\nBonjour',
  ],
  harmless: [
    'Call 555-0132.\n\ngithub.com is down today.',
    'The list has 4155550132\nrows.com and other words in one line',
    'Version 10.4.1\nnodejs.org',
    'Source: IBAN guide 1234 5678\nwww.bundesbank.de',
    'Tel. 030 9018200\nberlin.de',
    'Hotline: 0800 3301000\ntelekom.de',
    'Call 1-800-555-0132\nfernandfable.com',
    'Tel. 0221 2210000\nstadt-koeln.de',
    'Order 4155 0132 77\nrowsandmore.com',
    'My name is Bruno Keller and I read https://www.bbc.co.uk/news/bruno today.',
    'My name is Maria Lopez. Thanks Maria.me too.',
    'My name is Bruno Keller; compare https://tanstack.com/query with axios.',
    'Follow behance.net for design.',
  ],
});

claims('EMAIL_ADDRESS', {
  found: [
    'mail: ⟦olga(dot)ivers(at)gmail(dot)com⟧',
    'write to ⟦tom underscore hale at outlook dot com⟧ please',
    '⟦sven unterstrich holm at web punkt de⟧',
    '⟦ana guion bajo perez arroba gmail punto com⟧',
    '⟦luca [trattino] neri [chiocciola] libero [punto] it⟧',
    '⟦jean tiret luc arobase orange point fr⟧',
  ],
  harmless: ['look at this dot com bubble', 'We met at the dot com store.', 'Add a dash at the end dot'],
});

describe('a mailbox that is read out', () => {
  test.each(['tom underscore hale at outlook dot com', 'olga(dot)ivers(at)gmail(dot)com'])(
    'keeps its signs: %s',
    (text) => {
      const context = contextOf();
      const surrogate = emailAddress.protect(text, context);
      const signs = /\((?:dot|at)\)| (?:underscore|at|dot) /g;
      expect(surrogate.match(signs)).toEqual(text.match(signs));
      expect(surrogate).not.toContain('hale');
      expect(emailAddress.recover(surrogate, context)).toBe(text);
    },
  );
  test('is the one that is written', () => {
    expect(canonicalEmail('tom underscore hale minus b at outlook dot com')).toBe('tom_hale-b@outlook.com');
  });
});

claims('COORDINATES', {
  found: [
    'Meet me at ⟦8FVC9G8F+6X⟧ by the gate',
    'Wir warten bei ⟦9G8F+6X⟧ Zürich',
    'Mon tente est à ⟦///panier.violon.ortie⟧',
    'stoimy przy ⟦///kubek.deska.mewa⟧.',
    'w3w: ⟦daring.lion.race⟧',
    'The what3words address is ⟦index.home.raft⟧.',
  ],
  harmless: ['2345+67', 'G7+9Q', 'file:///home.user.name', 'w3w.utils.format(x)', 'import numpy.linalg.norm'],
});
