import { expect, test } from 'vitest';
import { age } from '../../../main/engine/privacy/entities/quantities/age';
import { claims } from '../detect/structured/claims';
import { contextOf } from './context';

/** Ages behind a whole name, in lists of names, in the German that leaves out the "alt", and as a word for who is so old. */

claims('AGE', {
  found: [
    'My daughter Bożena Wilk is ⟦9⟧ and weighs 31 kg.',
    'Meine Tochter Bożena Wilk ist ⟦9⟧ und wiegt 31 kg.',
    'Mein Sohn Jörg Krämer ist ⟦14⟧ und spielt Fußball.',
    'Ma fille Zoé Lambert a ⟦9⟧ ans et pèse 31 kg.',
    'Mi hija Lucía Gómez tiene ⟦9⟧ y pesa 31 kg.',
    'Mia figlia Chiara Neri ha ⟦9⟧ anni e pesa 31 kg.',
    'Mijn dochter Renée de Wit is ⟦9⟧ en weegt 31 kg.',
    'Moja córka Bożena Wilk ma ⟦9⟧ i waży 31 kg.',
    'Minha filha Inês Duarte tem ⟦9⟧ e pesa 31 kg.',
    'Min dotter Åsa Öberg är ⟦9⟧ och väger 31 kg.',
    'Kızım Gülay Yıldız ⟦9⟧ ve 31 kilo.',
    'Nowy sąsiad, Taras Wolkiwski, ⟦46⟧ lat, złamał nogę.',
    'I går ramlade Ann-Britt Sjöö, ⟦87⟧, i trappan.',
    'Analyses de mon père, ⟦68⟧ ans : glycémie 1,42 g/L',
    'no rush. bus driver, ⟦52⟧, high blood pressure',
    'The kids: Tom: ⟦8⟧, Lucy: ⟦11⟧, Max: ⟦14⟧.',
    'Ages - Tom: ⟦20⟧, Lucy: ⟦35⟧, me: ⟦41⟧',
    'Unsere Kinder: Mia: ⟦4⟧, Jonas: ⟦7⟧',
    'Los niños: Lucas ⟦4⟧, Martina ⟦7⟧.',
    'Participants: Anna ⟦34⟧, Ben ⟦27⟧, Carla ⟦19⟧.',
    'Tom: ⟦20⟧, Lucy: ⟦35⟧',
    'Mein Sohn ist ⟦12⟧ Jahre und läuft schon.',
    'Meine Frau ist ⟦42⟧ Jahre und schwanger.',
    'Unsere Tochter ist ⟦anderthalb⟧ Jahre.',
    "I'm a ⟦40⟧-something single mum.",
    'As a ⟦thirty⟧-something woman I feel lost.',
    'Soy una ⟦cuarentona⟧.',
    'Sono una ⟦quarantenne⟧.',
    'Ik ben een ⟦veertiger⟧.',
    'Ich bin eine ⟦Mittvierzigerin⟧ aus Ulm.',
    'Une ⟦trentenaire⟧ de Lyon',
    'Stuknęła mi ⟦czterdziestka⟧.',
    'Zbliżam się do ⟦pięćdziesiątki⟧.',
  ],
  harmless: [
    'Score: Tom: 20, Lucy: 35',
    'Points\nTom: 20\nLucy: 35',
    'The kids scored: Tom: 8, Lucy: 11',
    'Team A: 20, Team B: 35',
    'Route: Paris 20, Lyon 35',
    'Unser Vertrag ist 2 Jahre und läuft aus.',
    'Er ist 2 Jahre und 3 Monate im Amt.',
    'Linia czterdziestka jedzie do centrum.',
    '30-somethings love this show.',
    'En quarantaine, une cuarentena.',
  ],
});

test.each([
  ['cuarentona', /^(?:veinteañer|treintañer|cuarenton|cincuenton|sesenton|setenton|ochenton)a$/],
  ['trentenaire', /^(?:trente|quadragé|quinquagé|sexagé|septuagé|octogé|nonagé)naire$/],
  ['Mittvierzigerin', /^Mitt\p{Ll}+zigerin$|^Mittdreißigerin$/u],
  ['czterdziestka', /^\p{Ll}+(?:dziest|siąt)ka$/u],
])('who is of such an age stays one: %s', (original, form) => {
  const drawn = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((scope) => age.protect(original, contextOf(scope, 100n)));
  for (const each of drawn) expect(each).toMatch(form);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});
