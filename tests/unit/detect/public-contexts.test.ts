import { describe, expect, test } from 'vitest';
import { persons } from './persons';

describe('who is called like a figure and is somebody of ours, or does something to us', () => {
  test.each([
    ['I have a video of Chris Martin smashing my car window.', 'Chris Martin'],
    ['I hate Martin Lewis, he keyed my car.', 'Martin Lewis'],
    ["J'aime Marc Levy, il m'a quittée hier.", 'Marc Levy'],
    ['Il video di Alberto Angela mostra la perdita nel mio bagno.', 'Alberto Angela'],
    ['Our president Mary Berry resigned from the allotment club.', 'Mary Berry'],
    ['Posters of Jan Ullrich hang here, the boy has been missing since Friday.', 'Jan Ullrich'],
    ['Mein Autor Peter Alexander hat das Manuskript nicht geliefert.', 'Peter Alexander'],
    ['Ich liebe Helge Schneider, aber er hat mich betrogen.', 'Helge Schneider'],
    ['Odio a Luis Díaz, me robó el móvil.', 'Luis Díaz'],
    ['Onze schrijver Bart Peeters heeft onze contributie niet betaald.', 'Bart Peeters'],
    ['Il nostro presidente Paolo Rossi si è dimesso dal circolo.', 'Paolo Rossi'],
    ['Nosso presidente Marco Silva faltou à reunião do condomínio.', 'Marco Silva'],
  ])('%s', (text, name) => {
    expect(persons(text, [name])).toEqual([name]);
  });
  test.each([
    ['Where can I see a concert of Chris Martin?', 'Chris Martin'],
    ['Songs von Helge Schneider für meinen Sohn, welche sind gut?', 'Helge Schneider'],
    ['Écris une chanson dans le style de Claude François', 'Claude François'],
    ['What is the best album by Ricky Martin?', 'Ricky Martin'],
    ['Biglietti per il concerto di Vasco Rossi per mia sorella', 'Vasco Rossi'],
    ['Wat is het beste liedje van Frans Bauer?', 'Frans Bauer'],
  ])('but not whose works one asks about: %s', (text, name) => {
    expect(persons(text, [name])).toEqual([]);
  });
});
