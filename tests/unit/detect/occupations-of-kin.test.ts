import { claims } from './structured/claims';

/** What the writer, kin and friends do for a living; an illness beside a name is none. */

claims('OCCUPATION', {
  found: [
    'Meine Frau ist ⟦Hebamme⟧.',
    'Bin gelernter ⟦Bäcker⟧',
    "my mate's a ⟦plasterer⟧",
    "hubby's a ⟦roofer⟧",
    'laburo de ⟦camarera⟧',
    'mon mari est ⟦couvreur⟧',
    'My aunt is a ⟦plasterer⟧.',
    "our nephew's a ⟦roofer⟧",
    'Mein Schwager ist ⟦Bäcker⟧.',
    'mi suegra es ⟦camarera⟧',
    'mon oncle est ⟦couvreur⟧',
    'mijn schoonzus is ⟦verpleegkundige⟧',
    'min farfar är ⟦snickare⟧',
    'Paul, borderline, ⟦couvreur⟧, cherche stage',
  ],
  harmless: [
    "my wife's a star",
    'mijn man is ziek',
    "my aunt's a gem",
    'Mein Onkel ist krank',
    'Bin Single',
    'Karin, diabetiker, gift',
    'laburo de noche',
  ],
});
claims('MEDICAL_CONDITION', {
  found: ['Paul, ⟦borderline⟧, couvreur, cherche stage', 'Karin, ⟦diabetiker⟧, gift'],
  harmless: ['Karin, glad'],
});
claims('OCCUPATION', {
  found: [
    'As a single Kenyan ⟦beekeeper⟧, I wonder how tax works.',
    'Explain VAT. Speaking as a Welsh ⟦locksmith⟧ I find it hard.',
    "As a ⟦customs officer⟧ by trade, I'd know.",
    'Als ⟦Schäfer⟧ frage ich mich, wie das geht.',
    'Erkläre Steuern. Als alleinstehende ⟦Hebamme⟧ habe ich wenig Zeit.',
    "En tant que ⟦bergère⟧, je me demande si c'est vrai.",
    'Como ⟦enfermera⟧ tengo poco tiempo.',
    "Spiega l'IVA. Come ⟦falegname⟧ ho poco tempo.",
    'Als ⟦loodgieter⟧ heb ik weinig tijd.',
    'Jako ⟦pielęgniarka⟧ mam mało czasu.',
    'Como ⟦pedreiro⟧ tenho pouco tempo.',
    'Som ⟦snickare⟧ har jag lite tid.',
  ],
  harmless: [
    'As a shepherd guides his flock, a leader guides people.',
    'As a baker would say, the dough must rest.',
    'As a lawyer would I win this?',
    'As a doctor, what would you do?',
    'Act as a shepherd and I ask you questions.',
    'As a rule I avoid sugar.',
    'As a child I loved trains.',
    'As a server I use nginx.',
    'Als Koch sagte mein Vater nichts.',
    'Als Server nutze ich nginx.',
    'Como servidor uso nginx.',
  ],
});
claims('OCCUPATION', {
  found: [
    'I write for my wife, a tired ⟦teacher⟧.',
    'My brother Tom, a newly qualified ⟦plumber⟧, needs a van.',
    'Her aunt, a ⟦midwife⟧, knows the way.',
    'Meine Schwester, eine junge ⟦Hebamme⟧, sucht ein Zimmer.',
    'Ma sœur Odile, une jeune ⟦boulangère⟧, cherche une chambre.',
    'Mi hermana, una cansada ⟦enfermera⟧, busca piso.',
    'Mia sorella, una brava ⟦infermiera⟧, cerca casa.',
    'Mijn zus, een jonge ⟦verpleegkundige⟧, zoekt een kamer.',
    'Moja siostra, zmęczona ⟦pielęgniarka⟧, szuka pokoju.',
    'Minha irmã, uma jovem ⟦enfermeira⟧, procura casa.',
    'Min syster, en trött ⟦sjuksköterska⟧, söker rum.',
  ],
  harmless: [
    'Ask my wife, a doctor or a priest to sign it.',
    'My wife, a fan of bakers, reads this.',
    'My son, a tired child, sleeps.',
    'He saw his mother, a teacher’s pet and a dog.',
    'Meine Schwester, eine müde Frau, schläft.',
    'Mi hermana, una persona cansada, duerme.',
  ],
});
