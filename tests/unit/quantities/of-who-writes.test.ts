import { claims } from '../detect/structured/claims';

/** Bodies and years of whoever writes, in as few words as they use. */

claims('BODY_MEASURE', {
  found: [
    'bin ⟦92 kg⟧, ⟦1,84 m⟧',
    'Hi, am ⟦71 kg⟧ and happy',
    'I weigh ⟦66 kg⟧ and my backpack weighs 14 kg',
    'my sister is ⟦164 cm⟧ and i am ⟦171⟧',
    'he is ⟦188⟧ and i’m ⟦159⟧',
    'mijn broer is ⟦1,94⟧ en ik ⟦1,66⟧',
  ],
  harmless: [
    'the crate is 23 kg and the limit is 20',
    'Der Tisch wiegt 84 kg, 1,79 m lang',
    'the shelf is 173 cm and the table 169',
    'a suitcase of 23 kg and a bag',
    'Hi, am 40 kg over the limit',
    'Hey, am 12 kg under the allowance',
    'Hallo, bin 15 kg über dem Limit',
  ],
});

claims('AGE', {
  found: [
    'bin 92 kg, 1,84 m, ⟦41⟧, weiblich',
    'ik ben ⟦47⟧ (1978) en zoek werk',
    'Ich bin ⟦39⟧ (Jg. 1986)',
    'I (Ngozi, ⟦18⟧) want to move out',
    'muss es meinen Kindern (⟦5⟧ und ⟦9⟧) sagen',
    'Explica a mi hijo de ⟦8⟧ años qué es un eclipse',
  ],
  harmless: [
    'Answer as if to a 7 year old.',
    'Spiega i vulcani a un bambino di 6 anni.',
    'Explique la gravité à un enfant de 6 ans',
    'Aufgaben (7 und 11) bitte lösen',
  ],
});

claims('MEDICAL_CONDITION', {
  found: [
    'habe ⟦Krebs⟧, und keiner weiß es',
    'habe seit Mai ⟦Rheuma⟧ und Fieber',
    'Bin müde, habe Fieber und ⟦Krebs⟧.',
    'Ich esse kaum, habe ⟦Krebs⟧ und lange nichts gegessen.',
  ],
  harmless: [
    'Was ist der Unterschied zwischen Krebs und Hummer?',
    'Ich mag Tiere, habe Fische und Krebs im Aquarium.',
    'Bin Koch, habe Muscheln und Krebs im Angebot.',
    'Ich habe gekocht, habe auch Krebs gegessen.',
    'War am Meer, habe Krebs probiert.',
    'Mein Aquarium ist voll, habe Krebs und Garnelen gekauft.',
  ],
});
