import { describe, expect, test } from 'vitest';
import { restore } from '../../../main/engine/privacy/restore';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import type { EntityType } from '../../../shared/domain';
import { replacement, unchanged } from '../core/replacement';

/** What the user wrote, what the model saw, its reply, and what the user reads. */
type Case = readonly [original: string, surrogate: string, reply: string, reads: string, type?: EntityType];

const prompts = {
  Turkish: 'Bu mektubu daha kibar yaz ve şunu da ekle: yarın gelmeyecek.',
  German: 'Schreib bitte einen Brief an meine Kollegin und sag ihr, dass ich komme.',
  Swedish: 'Skriv ett brev till min kollega och säg att jag kommer på fredag.',
  English: 'Write a letter to my colleague and tell her that I will be late.',
};

const check = (prompt: string, cases: readonly Case[]): void => {
  for (const [original, surrogate, reply, reads, type = 'PERSON'] of cases)
    test(`${original} of ${surrogate}: ${reply}`, () => {
      const sent = [[replacement(type, original, surrogate)], unchanged(prompt)] as const;
      const whole = restore(reply, ...sent);
      expect(whole.restored).toBe(reads);
      for (let at = 1; at < reply.length; at++) {
        const restorer = createStreamRestorer(...sent);
        const deltas = [restorer.push(reply.slice(0, at)), restorer.push(reply.slice(at)), restorer.end()];
        expect(deltas.map(({ restored }) => restored).join('')).toBe(whole.restored);
        expect(deltas.flatMap(({ spans }) => spans)).toEqual(whole.spans);
      }
    });
};

describe('a Turkish suffix follows the sound of the name that comes back', () => {
  check(prompts.Turkish, [
    ['Ayşe Demir', 'Kemal Yıldız', "Kemal'in dosyası, Kemal'inki", "Ayşe'nin dosyası, Ayşe'ninki"],
    ['Ayşe Demir', 'Kemal Yıldız', 'Kemal’e sor, Kemal’i gör, Kemal’le git', 'Ayşe’ye sor, Ayşe’yi gör, Ayşe’yle git'],
    [
      'Hilal Ak',
      'Ece Tan',
      "Ece'nin, Ece'ye, Ece'yi, Ece'de, Ece'den",
      "Hilal'in, Hilal'e, Hilal'i, Hilal'de, Hilal'den",
    ],
    ['Murat Koç', 'Selin Arı', "Selin'de, Selin'den, Arı'nın, Arı'ya", "Murat'ta, Murat'tan, Koç'un, Koç'a"],
    ['Songül Öz', 'Baran Taş', "Baran'ı, Baran'ın, Taş'tan, Baran Taş'ta", "Songül'ü, Songül'ün, Öz'den, Songül Öz'de"],
    ['Robert Doyle', 'Elif Kaya', "Elif'e, Kaya'nın", "Robert'e, Doyle'nin"],
    [
      'Can Er',
      'Ada Su',
      "Ada'lar geldi, Ada'ların evi, Ada'ydı, Ada'ymış",
      "Can'lar geldi, Can'ların evi, Can'dı, Can'mış",
    ],
    ['Rize', 'Uşak', "Uşak'taki ev, Uşak'a, Uşaklı bir kız", "Rize'deki ev, Rize'ye, Rizeli bir kız", 'LOCATION'],
    ['İzmir', 'Muğla', "Muğla'da, MUĞLA'DAN", "İzmir'de, İZMİR'DEN", 'LOCATION'],
    ['Batı Kimya', 'Ege Gıda', "Ege Gıda'nın, Ege Gıda'dan", "Batı Kimya'nın, Batı Kimya'dan", 'ORGANIZATION'],
    [
      'Selçuk Üniversitesi',
      'Toros Bankası',
      "Toros Bankası'na, Toros Bankası'nda",
      "Selçuk Üniversitesi'ne, Selçuk Üniversitesi'nde",
      'ORGANIZATION',
    ],
    [
      'Deniz Boya',
      'Toros Bankası',
      "Toros Bankası'na, Toros Bankası'ndan",
      "Deniz Boya'ya, Deniz Boya'dan",
      'ORGANIZATION',
    ],
    ['Papatya İlkokulu', 'Zambak İlkokulu', "Zambak İlkokulu'nda", "Papatya İlkokulu'nda", 'ORGANIZATION'],
    ['SGK', 'THY', "THY'nin, THY'ye", "SGK'nın, SGK'ya", 'ORGANIZATION'],
    ['Ece Çetin', 'Ali Yıldız', "SAYIN YILDIZ'IN DİKKATİNE; **Ali**'nin", "SAYIN ÇETİN'İN DİKKATİNE; **Ece**'nin"],
    ['Ayşe Demir', '[PERSON_1]', "[PERSON_1]'ın imzası", "Ayşe Demir'in imzası"],
  ]);
});

describe('what is no Turkish suffix stays behind the name', () => {
  check(prompts.Turkish, [
    [
      'Ayşe Demir',
      'Kemal Yıldız',
      "Kemal'x yazdı, Kemal'internet, 'Kemal' adı",
      "Ayşe'x yazdı, Ayşe'internet, 'Ayşe' adı",
    ],
    ['Иван', 'Kemal', "Kemal'in yazısı", "Иван'in yazısı"],
    ['ayse@acme.org', 'kemal@lumen.net', "kemal@lumen.net'e yaz", "ayse@acme.org'e yaz", 'EMAIL_ADDRESS'],
  ]);
  check(prompts.English, [
    [
      'Ayşe Demir',
      'Kemal Yıldız',
      "Kemal's and Kemal'd and Kemal'll, in the Kemal'in sense",
      "Ayşe's and Ayşe'd and Ayşe'll, in the Ayşe'in sense",
    ],
    ['Noa', 'Chirac', "W biurze Chirac'a nie ma dla nas miejsca", "W biurze Noa'a nie ma dla nas miejsca"],
  ]);
});

describe('whose something is, of a name that ends in a hiss and one that does not', () => {
  check(prompts.German, [
    ['Anna Weber', 'Klaus Jansen', "Klaus' Fahrrad, Klaus’ Idee", 'Annas Fahrrad, Annas Idee'],
    ['Klaus Jansen', 'Anna Weber', 'Annas Fahrrad und Webers Garten', "Klaus' Fahrrad und Jansens Garten"],
    ['Beate Marx', 'Heinz Lorenz', "Heinz' Vorschlag, Lorenz' Antwort", "Beates Vorschlag, Marx' Antwort"],
    ['Felix Fritz', 'Tilo Brandt', 'Tilos Kinder, „Brandts“, Brandts’', 'Felix’ Kinder, „Fritz’“, Fritz’'],
    ['Felix Fritz', 'Tilo Brandt', 'die Brandts sind da, bei den Brandts', 'die Fritz sind da, bei den Fritz'],
    [
      'Anna Weber',
      'Klaus Jansen',
      "**Klaus**' Rad; er rief 'komm, Klaus' und ging",
      "**Anna**s Rad; er rief 'komm, Anna' und ging",
    ],
    // The s that stood behind the name stands behind its stand-in as well.
    ['Anna Berger', 'Klaus Brakus', 'Brakuss Vertretung und Klauss Auto', 'Bergers Vertretung und Annas Auto'],
    ['Mainz', 'Bremen', 'Bremens Mieten', "Mainz' Mieten", 'LOCATION'],
    ['Klaus', 'Janek', 'Janeks neues Auto und Janeks 2 Kinder', "Klaus' neues Auto und Klaus' 2 Kinder"],
    ['Klaus', 'Janek', 'Ich hole um 8 Janeks Auto.', "Ich hole um 8 Klaus' Auto."],
    ['Klaus', 'Janek', 'Ich sah zwei Janeks.', 'Ich sah zwei Klaus.'],
    ['Klaus', 'Janek', 'Es gibt viele Janeks in der Stadt.', 'Es gibt viele Klaus in der Stadt.'],
    ['Klaus', 'Janek', 'Dort wohnen 3 Janeks und mehrere Janeks mehr.', 'Dort wohnen 3 Klaus und mehrere Klaus mehr.'],
    ['Klaus', 'Janek', 'Morgen sind Janeks in der Stadt.', 'Morgen sind Klaus in der Stadt.'],
  ]);
  test.each([
    ['Morgen sind Janeks in der Stadt.', true],
    ['Das Auto dort ist Janeks.', true],
    ['Dort stehen Janeks 2 Autos.', false],
    ['Dort steht Janeks altes Auto.', false],
    ['Ich sah zwei Janeks.', false],
  ])('is doubtful before what nobody owns: %s', (reply, isDoubtful) => {
    const { spans } = restore(reply, [replacement('PERSON', 'Klaus', 'Janek')], unchanged(prompts.German));
    expect(spans.map(({ kind }) => kind)).toEqual([isDoubtful ? 'doubtful' : 'restored']);
  });
  check(prompts.Swedish, [['Lars Ek', 'Maja Lind', 'Majas bil', 'Lars bil']]);
  check(prompts.English, [
    ['Anna Weber', 'James Jones', "James' car, the Jones' house", "Anna's car, the Webers' house"],
    ['gregg', 'leonid', 'she was w him from leonids, leonidas', 'she was w him from greggs, leonidas'],
    ['James Jones', 'Anna Weber', "Anna's car, the Webers", "James's car, the Jones"],
  ]);
});
