import { wordSet } from '../../../word-set';

/** What a person, a firm, a class or a house has so many of that it describes them. */

const adjectives = wordSet(
  `
    other more young small little big adult grown minor previous prior past older younger half step full-time part-time
    full part time permanent former rental direct weitere erwachsene kleine minderjährige ältere jüngere feste petit
    petits grands autre autres jeune jeunes volwassen jonge dorosłych małych vuxna små voksne pienet pientä malé malých
  `,
);
const nouns = wordSet(
  `
    children kids sons daughters siblings brothers sisters grandchildren grandkids stepchildren stepkids dependents
    dependants babies twins wives husbands ex-wives ex-husbands marriages divorces pregnancies miscarriages abortions
    convictions arrests felonies misdemeanors duis surgeries operations employees staff workers apprentices interns
    reports tenants roommates flatmates housemates properties apartments cats dogs horses members pupils students
    customers clients volunteers residents households
    kinder kindern söhne söhnen töchter töchtern geschwister geschwistern brüder brüdern schwestern enkel enkeln
    enkelkinder enkelkindern urenkel urenkeln mitarbeiter mitarbeitern mitarbeiterinnen angestellte angestellten
    beschäftigte beschäftigten azubis auszubildende vorstrafen fehlgeburten mieter mietern hunde hunden katzen pferde
    pferden mitglieder mitgliedern schüler schülern schülerinnen kunden kundinnen bewohner bewohnern bewohnerinnen
    wohneinheiten mietparteien
    enfants fils filles frères sœurs soeurs petits-enfants arrière-petits-enfants employés salariés apprentis
    locataires condamnations chiens chats adhérent adhérents membres licenciés bénévoles élève élèves résidents
    résidentes logements
    hijos hijas niños niñas hermanos hermanas nietos nietas bisnietos empleados trabajadores inquilinos condenas perros
    gatos miembros soci socio socios socias alumnos alumnas clientes voluntarios vecinos
    figli figlie fratelli sorelle nipoti dipendenti inquilini condanne cani gatti membri alunni studenti ospiti
    condomini appartamenti
    kinderen zonen dochters broers zussen kleinkinderen medewerkers werknemers huurders honden katten leden leerlingen
    klanten bewoners
    dzieci synów synowie córki córkę braci sióstr siostry wnuków wnucząt pracowników pracownicy lokatorów psy koty
    uczniów klientów mieszkańców
    filhos filhas irmãos irmãs netos netas bisnetos funcionários empregados cachorros membros sócios alunos alunas
    moradores
    barn söner döttrar syskon bröder systrar barnbarn anställda hundar katter medlemmar elever kunder boende
    børn sønner døtre søskende brødre søstre børnebørn ansatte medarbejdere medlemmer beboere hunde katte
    sønner døtre søsken brødre søstre barnebarn medarbeidere
    lasta lapsia lapsenlasta lastenlasta sisarusta veljeä siskoa poikaa tytärtä työntekijää oppilasta asukasta kissaa
    koiraa
    děti dětí synové synů dcery dcer sourozenci sourozenců bratři bratrů sestry sester vnoučata vnoučat vnuky vnuků
    zaměstnanců žáků klientů nájemníků kočky psy
  `,
);
/** Of languages that put what a word is in the sentence behind it. */
const stems = /^(?:çocu[kğ]|kardeş|çalışan|üye|öğrenci|członk|uczni)\p{L}{0,6}$/u;
const phrase =
  /^ (?:people working for (?:me|us)|(?:tickets for speeding|speeding tickets)|fausses couches)(?!\p{L})/iu;

const next = /^[ -](\p{L}[\p{L}\p{M}'’-]*)/u;
const longest = 3;
/** "My 3 kids' bikes", "4 children's", "5 employees-only": what is theirs or said of them stands on the word. */
const tails = /['’]s?$|(?<=\p{L}{3})-\p{L}+$/u;
const isCounted = (word: string): boolean =>
  nouns.has(word) || nouns.has(word.replace(/^(?:half|step|ex)-/, '')) || stems.test(word);

/** What is counted behind a number, with what says which; null where it is nobody's. */
export const countedBehind = (right: string): string | null => {
  let end = 0;
  for (let words = 0; words < longest; words++) {
    const [whole, word] = next.exec(right.slice(end)) ?? [];
    if (whole === undefined || word === undefined) break;
    end += whole.length;
    const lower = word.toLowerCase();
    if (isCounted(lower)) return right.slice(0, end).trim();
    const bare = lower.replace(tails, '');
    if (isCounted(bare)) return right.slice(0, end - lower.length + bare.length).trim();
    if (!adjectives.has(lower)) break;
  }
  return phrase.exec(right)?.[0].trim() ?? null;
};
