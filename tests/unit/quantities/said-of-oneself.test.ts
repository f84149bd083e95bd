import { claims } from '../detect/structured/claims';

/** Ages and families of whoever says in a few words who they are, and sums that a landlord or a payslip names. */

claims('AGE', {
  found: [
    'ciao ho ⟦17⟧ anni faccio il quarto anno',
    'tenho ⟦34⟧ anos quero mudar de vida',
    "j'ai ⟦19⟧ ans planifie-moi un repas",
    '⟦19⟧ ans, 1m63, 47 kilos, je veux un plan',
    'Olá! ⟦34⟧ anos, 1,58 m, 71 kg',
    '⟦41⟧ Jahre, 1,80 m, 95 kg, was nun',
    '⟦71⟧ år, man, vill gå ner i vikt',
    'jag är ⟦23⟧ pluggar på universitetet',
    'ik ben ⟦31⟧ werk in een winkel',
    "i'm ⟦26⟧ living with my parents",
    'Hypotheekvraag: ik (⟦31⟧, basisschooljuf) en mijn man',
    'Und ich (⟦44⟧, selbstständig) zahle',
    'About me: Nadia, ⟦36⟧, 5\'9", landscaper',
    "I'm Marcus Bell, barista turned coder, ⟦24⟧, Winnipeg.",
    'Ich heiße Sabine, ⟦52⟧, Köln',
    'Mein Opa Georg Brandt, ⟦91⟧ geworden',
    'abbiamo due gemelli di ⟦3⟧ anni',
    'nos jumeaux de ⟦5⟧ ans dorment mal',
    'Sarah ⟦6⟧ ans et le ptit Adam ⟦14⟧ mois',
    'bed 6 um mrs cole ⟦eighty one⟧ came in from the home',
    'zimmer 4 frau meier ⟦zweiundachtzig⟧ kommt aus dem heim',
  ],
  harmless: [
    'ho 17 anni di esperienza',
    'tenho 20 anos depois da obra',
    '19 ans de garantie, 1m63 de long',
    'jag är 23 minuter sen',
    "i'm 26 points behind",
    'Reihe 3 (31, blau)',
    'Chapter 12, 24, Winnipeg.',
    'Die Zahl, 91 geworden durch Rundung, stimmt',
    'I saw Adam 14 months ago',
    'page 81 came in from the printer',
  ],
});

claims('COUNT', {
  found: [
    'Deutsche, verheiratet, ⟦zwei⟧ Kinder',
    'my team has ⟦14⟧ people',
    'unsere Abteilung besteht aus ⟦17⟧ Personen',
    'minha equipe tem ⟦15⟧ pessoas',
    'I live in Leeds with my *⟦two⟧* kids',
    'We are ⟦two⟧ adults and ⟦three⟧ kids',
    'I share a flat with ⟦3⟧ other people',
    'Household size: ⟦4⟧',
    'Meillä on ⟦kolme⟧ lasta',
    'Frau Irmgard starb daheim. ⟦Sechs⟧ Enkel. Keine Blumen.',
    "I've ⟦two⟧ little ones and rent due",
    'nursery £940 a month for ⟦two⟧ kids.',
    'en arriendo, con ⟦dos⟧ hijos y su mamá',
    'elle jure comme un charretier, ⟦4⟧ filles dont moi',
    'a casa abbiamo ⟦due⟧ gemelli e non dormiamo più',
    'zatrudniam ⟦trzy⟧ dziewczyny',
    'divorciada, con ⟦tres⟧ hijos',
  ],
  harmless: ['A recipe for two kids', 'a film with two kids', 'The train has six cars.', 'a game, with two decks'],
});

claims('MONEY', {
  found: [
    'el casero nos sube a ⟦14,500⟧ desde mayo',
    'our landlord is putting it up to ⟦1,450⟧ from May',
    'der Vermieter erhöht auf ⟦980⟧',
    'szef chce mi potrącić ⟦2500⟧ z wypłaty',
    'they took ⟦180⟧ out of my pay',
    'my payslip says ⟦2,310⟧ and the letter another sum',
    'the first payslip says ⟦thirty eight thousand two hundred⟧',
  ],
  harmless: ['the landlord moved up to 1450 Oak', 'the sensor went up to 1450', 'the log says 2310 and stops'],
});
