import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';
import type { EntityType } from '../../../shared/domain';

const found = (text: string, ...types: EntityType[]): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter((span) => types.includes(span.type))
    .map((span) => text.slice(span.start, span.end));

describe('a person is found', () => {
  it.each([
    ['Hi, my name is Maria Gonzalez.', ['Maria Gonzalez']],
    ['Dear Xochitl,\nthanks for the flowers.', ['Xochitl']],
    ['Ms Okonkwo-Reyes was here.', ['Okonkwo-Reyes']],
    ['I saw Dr. Vasquez yesterday.', ['Vasquez']],
    ['My sister Anna and my boss Tom do not talk.', ['Anna', 'Tom']],
    ['Please call back.\n\nKind regards,\nTomasz Kowalski', ['Tomasz Kowalski']],
    ['hi im maria, my brother jonas is ill', ['maria', 'jonas']],
    ['MY NAME IS MARIA GONZALEZ', ['MARIA GONZALEZ']],
    ['I met Charles de Villiers and J. R. Hartley.', ['Charles de Villiers', 'J. R. Hartley']],
    ['Mark Wilson and April Jones are late.', ['Mark Wilson', 'April Jones']],
    ['I asked Rose about it.', ['Rose']],
    ['Patient name: Ngozi Eze', ['Ngozi Eze']],
    ['We hired Siobhan O’Brien last week.', ['Siobhan O’Brien']],
    ['Zuri, our accountant, left.', ['Zuri']],
    // A sentence with signs of a program in it is a sentence.
    ['I am Priya Nair. Please fix sendTo() in this line.', ['Priya Nair']],
    ['As agreed with my boss Tom Baker, the check is a == b;', ['Tom Baker']],
    ['Maria’s car broke down.', ['Maria']],
    ['Meine Schwester Heike und Herr Özdemir', ['Heike', 'Özdemir']],
    ['Mein Name ist Jürgen Brandt.', ['Jürgen Brandt']],
    ['Je m’appelle Amélie Dubois et voici mon frère Luc.', ['Amélie Dubois', 'Luc']],
    ['Me llamo José Martínez; mi hermana Lucía vive conmigo.', ['José Martínez', 'Lucía']],
    ['Mi chiamo Giulia Bianchi e la dott.ssa Ferri mi conosce.', ['Giulia Bianchi', 'Ferri']],
    ['Ik heet Daan de Vries en mijn zus Sanne ook.', ['Daan de Vries', 'Sanne']],
    ['Nazywam się Agnieszka Kowalska, a to mój brat Paweł.', ['Agnieszka Kowalska', 'Paweł']],
    ['Meu nome é João Silva e minha irmã Beatriz mora longe.', ['João Silva', 'Beatriz']],
    ['Jag heter Erik Lindqvist och min syster Elsa är sjuk.', ['Erik Lindqvist', 'Elsa']],
  ])('in "%s"', (text, names) => {
    expect(found(text, 'PERSON')).toEqual(names);
  });
  it('again, in any writing, once the text names them', () => {
    const text = 'Maria González wrote. Ms Gonzalez is angry, and maria knows it. GONZALEZ!';
    expect(found(text, 'PERSON')).toEqual(['Maria González', 'Gonzalez', 'maria', 'GONZALEZ']);
  });
  it.each([
    'DEVUELVEME EL DINERO QUE ME HAN COBRADO',
    'call me tmrw pls',
    'she sang Call Me Maybe at the party',
    'text me back when the car is ready',
    'bonjour jai perdu ma carte et jsuis en retard',
    'Wir treffen uns im Dom am Montag.',
  ])('by no word for me, no verb and no chat word: "%s"', (text) => {
    expect(found(text, 'PERSON')).toEqual([]);
  });
  it('after the title of a French lawyer', () => {
    expect(found('L’avocate est Me Dubois, elle nous a écrit.', 'PERSON')).toEqual(['Dubois']);
  });
  it('broken over a line', () => {
    expect(found('I spoke with Ms Gonza-\nlez.', 'PERSON')).toEqual(['Gonza-\nlez']);
  });
});

describe('a name that is a word as well', () => {
  it('is one behind a relative, where it does something', () => {
    expect(found('my son art has the flu', 'PERSON')).toEqual(['art']);
    expect(found('my son really has the flu', 'PERSON')).toEqual([]);
  });
});

describe('a place is found', () => {
  it.each([
    ['I live in Berlin.', ['Berlin']],
    ['im from berlin', ['berlin']],
    ['She moved to Polapit Tamar.', ['Polapit Tamar']],
    ['I live at 12 Elm Street, Springfield, IL 62704.', ['12 Elm Street, Springfield, IL 62704']],
    ['Ich wohne in der Hauptstraße 12, 10115 Berlin.', ['Hauptstraße 12, 10115 Berlin']],
    ['J’habite à Lyon, 12 rue de la République.', ['Lyon', '12 rue de la République']],
    ['Vivo en Sevilla, Calle Mayor 5.', ['Sevilla', 'Calle Mayor 5']],
    ['Abito a Torino in Via Roma 12.', ['Torino', 'Via Roma 12']],
    ['Ik woon in Utrecht, Kerkstraat 14.', ['Utrecht', 'Kerkstraat 14']],
    ['Mieszkam w Krakowie, ul. Długa 12/3.', ['Krakowie', 'ul. Długa 12/3']],
    ['Moro em Lisboa, Rua Augusta 24.', ['Lisboa', 'Rua Augusta 24']],
    ['Jag bor i Göteborg, Storgatan 5.', ['Göteborg', 'Storgatan 5']],
    ['22 Baker St, London NW1 6XE', ['22 Baker St, London NW1 6XE']],
  ])('in "%s"', (text, places) => {
    expect(found(text, 'LOCATION', 'ADDRESS', 'POSTAL_CODE')).toEqual(places);
  });
  it('is left alone where it is general knowledge', () => {
    expect(found('Paris is the capital of France. Albert Einstein was born in Ulm.', 'LOCATION')).toEqual([]);
  });
});

describe('an organisation is found', () => {
  it.each([
    ['My sister works at Acme Widgets GmbH in Munich.', ['Acme Widgets GmbH']],
    ['He is at St. Mary’s Hospital.', ['St. Mary’s Hospital']],
    ['i work at st. mary’s hospital', ['st. mary’s hospital']],
    ['Ich arbeite bei der Sparkasse Köln.', ['Sparkasse Köln']],
    ['Mon frère travaille chez Renault.', ['Renault']],
    ['Trabaja en el Hospital Virgen del Rocío.', ['Hospital Virgen del Rocío']],
    ['Employer: Bluefin', ['Bluefin']],
    ['She got let go from Deloitte last week.', ['Deloitte']],
    ['Mein Bruder macht eine Ausbildung bei Siemens.', ['Siemens']],
    ['Ma cousine bosse chez Carrefour.', ['Carrefour']],
    ['Mio zio lavora alla Barilla.', ['Barilla']],
    ['Fui demitida da Petrobras em maio.', ['Petrobras']],
    ['We sued Hartmann & Söhne KG.', ['Hartmann & Söhne KG']],
    ['Здравствуйте, ООО «Мир Окон» не чинит.', ['ООО «Мир Окон»']],
    ['Unfortunately Gutmann LLC lost my form.', ['Gutmann LLC']],
    ['Purtroppo Loreti, Gurrieri e Ferraro SPA ha perso tutto.', ['Loreti, Gurrieri e Ferraro SPA']],
    ['I told Anna, Kessok and Hill LLC.', ['Kessok and Hill LLC']],
    ['Sehr geehrter Herr Krause, Weber und Söhne GmbH schreibt.', ['Weber und Söhne GmbH']],
    ['On Friday, Baker and Sons Ltd wrote.', ['Baker and Sons Ltd']],
    ['Anna Becker, Müller und Söhne GmbH', ['Müller und Söhne GmbH']],
    ['Paiement Express SAS nous doit 400 euros.', ['Paiement Express SAS']],
    ['In Hamburg, Kessok und Hill GmbH', ['Kessok und Hill GmbH']],
    ['Previously Ostrander Ltd did our books.', ['Ostrander Ltd']],
    ['Early Harvest Ltd did our books.', ['Early Harvest Ltd']],
  ])('in "%s"', (text, names) => {
    expect(found(text, 'ORGANIZATION')).toEqual(names);
  });
});
