/**
 * Whom a place in a sentence is about, by the nearest word before it that says so. What a language's words do:
 * `self` says the writer; `other` somebody else; `owner` says the writer unless a person follows it ("my boss");
 * `topic` makes what follows a subject of talk ("an article about"); `animal` is no person
 * ("my cat"); `work` is a book or a film, of which the rest is; `not` denies it; `nobody` takes what its words say alone ("il y a"); `fiction` makes the whole sentence nobody's.
 */
export type Role = 'self' | 'owner' | 'other' | 'person' | 'animal' | 'work' | 'topic' | 'not' | 'fiction' | 'nobody';

export const roles: Record<string, Partial<Record<Role, string>>> = {
  en: {
    self: 'i, we, me, us, myself',
    owner: 'my, our',
    other:
      'you, your, he, she, they, his, her, their, him, them, someone, somebody, anyone, people, everyone, who, patients, a person, a friend, a colleague, a man, a woman, somebody else, students, children, women, men, main character, heroine, the narrator, lead character, the villain, tell me, give me, show me, help me, explain me, send me, teach me, write me, let me',
    person:
      'friend*, neighbo*, boss, manager, colleague*, coworker*, co-worker*, client*, customer*, patient*, student*, pupil*, tenant*, landlord, landlady, mother*, mom*, mum*, dad*, father*, parent*, sister*, brother*, son*, daughter*, child*, kid*, husband*, wife*, partner*, boyfriend*, girlfriend*, uncle*, aunt*, cousin*, grand*, niece*, nephew*, step*, god*, gran, granny, nan, nana, grandma, fiance*, fiancé*, spouse*, roommate*, flatmate*, teacher*, professor*, team*, employee*, ex, family, company, character*, hero, protagonist, audience, reader*',
    animal:
      'cat, cats, kitten*, tomcat, dog, dogs, puppy, puppies, pup, labrador, hamster*, rabbit*, bunny, horse*, pony, mare, parrot*, budgie*, guinea pig*, ferret*, tortoise*, pet, pets, goat*, hen, hens, chicken*, snake, gerbil*, donkey*',
    topic:
      'about, how, what, why, whether, which, article, essay, story, poem, novel, explain, define, know, wonder, ask, asked, read, learn, understand, difference, meaning, mean, means, translate, history of, explanation, summarize, summarise, summary, describe, research, (i m/i am/we re/we are) (reading/watching), topic, interested in, called, we (present/propose/show/report/study/investigate/introduce/analyse/analyze/examine/demonstrate/review), work with, working with, against, between',
    work: '(in/of/reading/watching/read/watched/saw/write/writing/wrote/review) (a/an/the/this/that/our/) (new/short/old/favourite/favorite/) (book/novel/film/movie/series/sitcom/show/play/story/episode/comic/musical/opera/thriller/drama)',
    not: "not, don't, doesn't, didn't, isn't, never, no, nor, neither, without, no longer, wasn't, can't have, if i, if we, should i, do i, would i",
    fiction:
      'imagine, pretend, role play, roleplay, suppose, act as, from the perspective of, as if i, hypothetically, write a scene, you are a, you are an, protagonist, poem in which, story in which, scene in which, novel in which, song in which, play in which, joke in which, dialogue between, my character, my novel, my story, a sentence with, example sentence*, fictional',
  },
  de: {
    self: 'ich, wir, mir, mich, uns, bin, hab, brauche, brauch, suche, möchte, kriege, arbeite, wohne',
    owner: 'mein*, unser*',
    other:
      'du, dein*, er, ihr, ihre, ihren, ihrem, sein, seine, seinen, seinem, man, jemand*, leute, menschen, wer, patienten, viele, frauen, männer, kinder, ein freund, eine freundin, ein kollege, eine kollegin, hauptfigur, hauptperson, heldin, der held, der erzähler, die erzählerin, kannst du mir, können sie mir, erklär mir, erkläre mir, hilf mir, schreib mir, schreibe mir, gib mir, nenne mir, zeig mir, sag mir, lass uns',
    person:
      'freund*, nachbar*, chef*, vorgesetzt*, kolleg*, kund*, mandant*, klient*, patient*, schüler*, student*, mieter*, vermieter*, mutter*, mama, vater*, papa, eltern, schwester*, bruder*, brüder*, sohn*, söhn*, tochter*, töchter*, kind*, mann, mannes, ehemann*, frau, ehefrau*, partner*, onkel*, tante*, cousin*, oma*, opa*, enkel*, neffe*, nichte*, schwager*, schwäger*, schwieger*, stief*, großmutter*, großvater*, großeltern, verlobt*, mitbewohner*, lehrer*, professor*, team, mitarbeiter*, ex, familie, firma, figur*, held*, protagonist*',
    animal:
      'hund*, hündin, katze*, kater*, kätzchen, welpe*, hamster*, kaninchen, hase*, pferd*, pony*, stute*, papagei*, wellensittich*, meerschweinchen, frettchen, schildkröte*, haustier*, ziege*, huhn, hühner*, vogel*, esel*',
    topic:
      'über, wie, was, warum, ob, welche, welcher, welches, artikel, aufsatz, geschichte, gedicht, roman, erkläre, erklär, erklären, wissen, frage, lese, gelesen, lerne, verstehen, unterschied, bedeutet, bedeutung, übersetze, übersetzen, zusammenfassung, fasse, beschreibe, thema, referat, interessiere, wir (zeigen/untersuchen/präsentieren/berichten/analysieren), (lese/schaue/sehe) (ich/wir), namens, gegen, zwischen',
    work: '(im/in dem/in diesem/in meinem/der/dem/den/diesem/diesen/einen) (buch/roman/film/krimi/stück/comic/thriller/drama), das (buch/stück/drama), (in der/die/dieser/diese/eine/einer) (serie/geschichte/novelle/folge/oper/erzählung)',
    not: 'nicht, kein*, nie, niemals, ohne, weder, nicht mehr, falls ich, wenn ich, soll ich, hätte ich, wäre ich',
    fiction:
      'stell dir vor, angenommen, tu so, aus der sicht, aus der perspektive, rollenspiel, dialog zwischen, du bist ein, du bist eine, meine figur, mein roman, meine geschichte, beispielsatz, fiktiv*',
  },
  fr: {
    self: 'je, j, nous, m, moi, me, on (est/a/vit/habite/cherche/attend/touche/doit/voudrait/aimerait/loue/travaille)',
    nobody: 'il y a, il y avait, il faut, il fait, il est temps',
    owner: 'mon, ma, mes, notre, nos',
    other:
      "tu, ton, ta, tes, il, elle, ils, elles, on, son, sa, ses, leur, leurs, vous, votre, vos, quelqu'un, les gens, les patients, les femmes, les hommes, les enfants, une personne, un ami, une amie, un collègue, une collègue, personnage principal, héroïne, le narrateur, la narratrice, peux tu m, pouvez vous m, aide moi, aidez moi, explique moi, expliquez moi, donne moi, donnez moi, écris moi, dis moi, dites moi, montre moi",
    person:
      'ami*, voisin*, chef*, patron*, manager, collègue*, client*, patient*, élève*, étudiant*, locataire*, propriétaire*, mère*, maman*, père*, papa*, parents, sœur*, frère*, fils, fille*, enfant*, mari, femme, époux, épouse, compagnon, compagne, conjoint*, copain, copine, oncle*, tante*, cousin*, grand*, neveu*, nièce*, belle sœur*, beau frère*, belle mère*, beau père*, belle fille*, gendre*, petit fils, petite fille*, parrain*, marraine*, fiancé*, colocataire*, professeur*, prof, équipe, salarié*, ex, famille, entreprise, personnage*, héros',
    animal:
      'chien*, chat, chats, chatte*, chaton*, chiot*, hamster*, lapin*, cheval, chevaux, jument*, poney*, perroquet*, perruche*, cochon d inde, furet*, tortue*, chèvre*, poule, poules, âne*',
    topic:
      'sur, comment, que, quoi, pourquoi, si, quel, quelle, quels, quelles, article, dissertation, histoire, poème, roman, explique, expliquer, savoir, demande, lu, lire, apprendre, comprendre, différence, signifie, veut dire, traduis, traduire, résume, résumé, décris, sujet, exposé, intéresse, nous (présentons/étudions/montrons/analysons/proposons), appelé, appelée, contre, entre',
    work: '(dans/de/lis/lu/vu/regarde/écris/du/le/ce/ces) (ce/cet/le/un/mon/les/) (livre/livres/roman/romans/film/films/polar/conte/dessin animé/opéra), (dans/de/lis/lu/vu/regarde/écris/la/cette) (cette/la/une/) (série/nouvelle/pièce/bande dessinée/histoire/comédie)',
    not: 'pas, jamais, plus de, aucun*, sans, ni, si j, si je, est ce que je',
    fiction:
      'imagine, imaginez, fais semblant, jeu de rôle, du point de vue, poème où, histoire où, conte où, scène où, chanson où, poème dans lequel, histoire dans laquelle, conte dans lequel, scène dans laquelle, dialogue entre, tu es un, tu es une, supposons, mon personnage, mon roman, mon récit, phrase d exemple, fictif, fictive',
  },
  es: {
    self: 'yo, nosotros, nosotras, me, nos, mí, soy, estoy, tengo, trabajo, vivo, tomo, voy, fui, llevo, he, hemos, somos, estamos, tenemos, vivimos, sufro, padezco, gano, cobro, estudio, estuve, tuve, empecé, dejé, necesito, quiero, acabo, hago, iba, tenía, salgo, salí, conduzco, doy, puedo, dan, uso, voté',
    owner: 'mi, mis, nuestro, nuestra, nuestros, nuestras',
    other:
      'tú, tu, tus, él, ella, ellos, ellas, usted, ustedes, su, sus, alguien, la gente, las personas, los pacientes, las mujeres, los hombres, los niños, una persona, un amigo, una amiga, un compañero, una compañera, la protagonista, el protagonista, personaje principal, la heroína, el héroe, la narradora, el narrador, puedes, podrías, puede, dime, dame, ayúdame, explícame, escríbeme, muéstrame',
    person:
      'amig*, vecin*, jef*, encargad*, compañer*, client*, pacient*, alumn*, estudiant*, inquilin*, caser*, madre*, mamá, padre*, papá, herman*, hij*, niñ*, marido, mujer, espos*, parej*, novi*, tío*, tía*, prim*, abuel*, niet*, sobrin*, cuñad*, suegr*, yern*, nuera*, padrin*, madrin*, prometid*, exmarido, exmujer, profesor*, profe, equipo, empleado*, ex, familia, empresa, personaje*, protagonista',
    animal:
      'perro, perra, perros, perras, perrito, perrita, gato, gata, gatos, gatas, gatito, gatita, cachorr*, hámster*, conejo*, coneja*, caballo*, yegua*, poni*, loro*, periquito*, cobaya*, hurón*, tortuga*, mascota*, cabra*, gallina*, burro*',
    topic:
      'sobre, cómo, qué, por qué, cuál, cuáles, artículo, ensayo, historia, poema, novela, explica, explicar, saber, pregunta, leído, leer, aprender, entender, diferencia, significa, traduce, traducir, resume, resumen, describe, tema, (presentamos/estudiamos/analizamos/proponemos), trabajo sobre, interesa, llamado, llamada, contra, entre',
    work: '(en/de/leo/leí/vi/veo/escribo) (este/el/un/mi/) (libro/cuento/relato/cómic/musical/drama), (en/de/leo/leí/vi/veo/escribo) (esta/la/una/) (novela/serie/película/obra/historia/ópera)',
    not: 'no, nunca, jamás, sin, ni, ningún*, tampoco, ya no, si tengo, si soy, debo',
    fiction:
      'imagina, finge, juego de rol, desde el punto de vista, desde la perspectiva, poema en el que, cuento en el que, historia en la que, escena en la que, canción en la que, poema donde, cuento donde, historia donde, diálogo entre, eres un, eres una, supongamos, mi personaje, mi novela, mi relato, frase de ejemplo, fictici*',
  },
  it: {
    self: 'io, mi, me, noi, ci, sono, ho, sto, siamo, abbiamo, vivo, abito, devo, vorrei, posso, faccio, vado, prendo, insegno, guido, soffro',
    owner: 'mio, mia, miei, mie, nostro, nostra, nostri, nostre',
    other:
      "tu, tuo, tua, lui, lei, loro, suo, sua, suoi, sue, gli, qualcuno, la gente, le persone, i pazienti, la protagonista, il protagonista, un amico, un'amica, aiutami, scrivimi, spiegami, dimmi, dammi",
    person:
      'amic*, vicin*, capo, colleg*, client*, pazient*, alunn*, madre, mamma, padre, papà, fratell*, sorell*, figli*, marito, moglie, compagn*, ragazz*, fidanzat*, nonn*, zi*, cugin*, nipot*, suocer*, cognat*, famiglia, azienda',
    animal: 'cane, cani, gatto, gatta, gatti, coniglio, cavallo, criceto',
    topic: 'come, cosa, perché, quale, quali, articolo, storia, spiega, romanzo, libro, tema, sul, sulla, differenza',
    not: 'non, mai, senza, né',
    fiction: 'immagina, fai finta, dal punto di vista, sei un, sei una, il mio personaggio, il mio romanzo',
  },
  pt: {
    self: 'eu, me, mim, nós, sou, estou, tenho, somos, temos, preciso, quero, moro, faço, vou, posso, tomo, gostaria, dirijo, cuido',
    owner: 'meu, minha, meus, minhas, nosso, nossa, nossos, nossas',
    other:
      'você, tu, ele, ela, eles, elas, seu, sua, seus, suas, alguém, as pessoas, os pacientes, a protagonista, o protagonista, um amigo, uma amiga, me ajude, me explique, escreva, sugira',
    person:
      'amig*, vizinh*, chefe, colega*, client*, paciente*, alun*, mãe, pai, irmã*, irmão, filh*, marido, mulher, espos*, namorad*, avó, avô, ti*, prim*, net*, sogr*, cunhad*, família, empresa',
    animal: 'cachorr*, gato, gata, gatos, cão, cadela, coelho, cavalo',
    topic: 'como, que, por que, qual, quais, artigo, história, explique, romance, livro, tema, sobre, diferença',
    not: 'não, nunca, sem, nem',
    fiction: 'imagine, finja, do ponto de vista, você é um, você é uma, meu personagem, meu romance',
  },
  nl: {
    self: 'ik, mij, me, wij, we, ons',
    owner: 'mijn, onze',
    other:
      'jij, je, jouw, u, uw, hij, zij, ze, haar, zijn, hun, iemand, mensen, patiënten, kinderen, men, wie, de hoofdpersoon, een vriend, een vriendin, help me, schrijf, geef me, leg me uit',
    person:
      'vriend*, buurman, buurvrouw, buren, baas, chef, colleg*, klant*, patiënt*, leerling*, moeder, mama, vader, papa, ouders, zus*, broer*, zoon, dochter*, kind*, man, vrouw, partner, oma, opa, oom, tante, neef, nicht, kleinkind*, schoon*, familie, bedrijf',
    animal: 'hond, honden, kat, katten, poes, kater, konijn, paard, hamster',
    topic: 'over, hoe, wat, waarom, welke, welk, artikel, verhaal, roman, boek, uitleg, verschil, betekent',
    not: 'niet, geen, nooit, zonder',
    fiction: 'stel je voor, doe alsof, vanuit het perspectief, je bent een, mijn personage, mijn roman',
  },
  pl: {
    self: 'ja, mnie, mi, mną, my, nas, nam, jestem, mam, muszę, mogę, chcę, pracuję, mieszkam, uczę, byłem, byłam, miałem, miałam',
    owner: 'mój, moja, moje, moi, mojego, mojej, moją, moim, nasz, nasza, nasze, nasi',
    other: 'ty, twój, on, ona, oni, one, jego, jej, ich, ktoś, ludzie, pacjenci, dzieci',
    person:
      'przyjaci*, kolega, koleżank*, sąsiad*, szef*, mama, matk*, tata, ojciec, ojca, brat*, siostr*, syn*, córk*, dziec*, mąż, męża, żon*, babci*, dziad*, teści*',
    animal: 'pies, psa, kot, kota, kotka, koń, królik',
    topic: 'o, jak, co, dlaczego, który, która, artykuł, opowiadanie, powieść, wyjaśnij, różnica',
    not: 'nigdy, bez, ani',
    fiction: 'wyobraź sobie, udawaj, moja postać',
  },
  sv: {
    self: 'jag, mig, vi, oss',
    owner: 'min, mitt, mina, vår, vårt, våra',
    other: 'du, din, ditt, dina, han, hon, de, dem, hans, hennes, deras, någon, folk, patienter',
    person:
      'vän*, granne*, chef*, kolleg*, mamma*, mor, pappa*, far, bror*, syster*, son*, dotter*, barn*, man, mans, fru*, mormor*, morfar*, farmor*, farfar*, svär*',
    animal: 'hund*, katt*, häst*, kanin*',
    topic: 'om, hur, vad, varför, vilken, artikel, berättelse, roman, förklara, skillnad',
    not: 'inte, aldrig, utan, ingen',
    fiction: 'tänk dig, låtsas, min karaktär',
  },
  tr: {
    self: 'ben, beni, bana, benim, biz, bizim, bize',
    other: 'sen, o, onun, onlar, birisi, insanlar',
    topic: 'nasıl, nedir, neden, hakkında, anlat, açıkla',
    not: 'değil, değilim, yok',
    fiction: 'hayal et, hikaye yaz',
  },
  ru: {
    self: 'я, мне, меня, мной, мы, нас, нам',
    owner: 'мой, моя, моё, мои, моего, моей, мою, моим, наш, наша, наши',
    other: 'ты, он, она, они, его, её, их, кто то, люди',
    person:
      'друг*, подруг*, сосед*, начальник*, коллег*, мам*, мат*, пап*, отец, отца, брат*, сестр*, сын*, дочь, дочер*, дет*, муж*, жен*, бабушк*, дедушк*',
    animal: 'кот*, кошк*, собак*',
    topic: 'о, об, как, что, почему, какой, объясни, рассказ, роман, статья',
    not: 'не, никогда, без',
    fiction: 'представь, напиши рассказ',
  },
  // Written without spaces: told by forms alone.
  ja: {},
};

export const inferLanguages = Object.keys(roles);
/** Those whose rules say most: a short text may be in any of them. */
export const mainLanguages: readonly string[] = ['en', 'de', 'fr', 'es'];
