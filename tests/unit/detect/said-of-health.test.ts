import { claims } from './structured/claims';

/** Illnesses and injuries that the lists know, in texts about somebody and in notes of a ward. */

claims('MEDICAL_CONDITION', {
  found: [
    'My notes say ⟦urinary tract infection⟧, since spring.',
    'I was told it was ⟦appendicitis⟧ and a bed is free.',
    'bed 6 mrs abara, query ⟦sepsis⟧, temp 38.9',
    'Mein Befund: ⟦Handgelenksbruch⟧ links.',
    'Meine Mutter liegt wieder: ⟦Niereninsuffizienz⟧.',
    'Mon bilan : ⟦infection urinaire⟧, encore.',
    'Mi informe dice ⟦fractura de radio⟧.',
    'Mi mujer cree que tengo ⟦apnea⟧.',
    'paziente di 61 anni riferisce ⟦cefalea a grappolo⟧ da tre mesi',
    'Na mojej karcie: ⟦migotanie przedsionków⟧.',
    'Mijn dossier: ⟦longembolie⟧ in mei.',
    'Na minha ficha: ⟦infecção urinária⟧.',
  ],
  harmless: [
    'How is sepsis treated in hospitals?',
    'Was hilft gegen einen Harnwegsinfekt bei Katzen?',
    'Write a lesson on the herniated disc.',
  ],
});

claims('PERSON', {
  found: [
    'Nom de naissance ⟦Etchegoyen⟧, née à Pau',
    'Geburtsname ⟦Brinkschulte⟧, wohnhaft in Köln',
    'apellido de soltera ⟦Zubizarreta⟧',
    'Birth name ⟦Tolliver⟧, of Leeds',
  ],
  harmless: ['Le nom de naissance figure sur la carte.', 'Der Geburtsname steht im Pass.'],
});

claims('MONEY', {
  found: ['Fiat Panda, ⟦5.900⟧ trattabili', 'Peugeot 207, ⟦3 400⟧ à débattre', 'sofa, as new, ⟦350⟧ ono'],
  harmless: ['5.900 visite al giorno', 'route 350 on foot'],
});
