import { oneLine } from '../../privacy/patterns/one-line';

/**
 * What stands behind "at", "in" or "for" and is no place of work, in every language of the rules: a time, a number of
 * people, a piece of furniture, a text that one works on.
 */
const words = [
  'moment|days?|nights?|time|years?|now|training|while|months?|weeks?|past|evening|morning|same|field|sector|basis|lot|way|team|pair|group|one',
  oneLine`
    kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|toddlers?|twins|famil(?:y|ies)|husband|wife|partner|m[ou]m
    |mother|dad|father|parents?|brothers?|sisters?|uncle|aunt|friends?|boss|man|woman|people|dogs?|cats?
  `,
  oneLine`
    chapter|draft|slides?|blog|post|question|case|plan|idea|translation|desk|table|computer|laptop|screen|phone|bed
    |sofa|couch|car|books?|novel|thesis|essay|paper|article|song|story|poem|speech|letter|cv|resume|report|project|app
    |website|script|game|problem|solution|presentation|degree
  `,
  'moment|tage?n?|nacht|nächte|jahre?n?|monate?n?|wochen?|ausbildung|team|projekt|lösung|thema|homeoffice|hause',
  'kindern?|sohn|söhne|tochter|töchter|familie|mann|frau|mutter|vater|eltern|bruder|schwester|freund\\p{L}*|leuten?|hund|katze',
  'schreibtisch|tisch|computer|laptop|rechner|bildschirm|bett|sofa|auto|buch|roman|text|aufsatz|artikel|bericht|app|website|bewerbung|problem|präsentation',
  'ce|moment|équipe|même|domicile|temps|distance|mi|ans|mois|jours?|nuits?|formation|enfants?|fils|filles?|famille|mari|femme|mère|père|parents|frère|sœur|amie?s?|chiens?|chats?',
  'bureau|table|ordinateur|écran|téléphone|lit|canapé|voiture|livre|roman|texte|article|projet|mémoire|thèse|rapport|jeu|site|problème|solution',
  oneLine`
    equipo|esto|eso|este|esta|casa|grupo|clase|años|meses|días?|noches?|formación|hij[oa]s?|niñ[oa]s?|familia|marido
    |mujer|madre|padre|padres|hermanas?|hermanos?|amig[oa]s?|perr[oa]s?|gat[oa]s?
  `,
  'escritorio|mesa|ordenador|computadora|pantalla|cama|sofá|coche|libro|novela|texto|artículo|proyecto|tesis|informe|juego|problema|solución|presentación',
  oneLine`
    village|town|city|island|valley|parish|neighbou?rhood|area|region|country|district|dorf|gemeinde|stadt|kleinstadt
    |ort|insel|tal|viertel|gegend|land|commune|ville|quartier|île|vallée|région|pays|pueblo|aldea|barrio|municipio
    |isla|valle|comarca|ciudad|zona|región
  `,
  '\\p{N}+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco',
].join('|');

const noWorkplace = new RegExp(
  `^(?:\\p{Ll}+ ){0,2}(?:${words})(?: (?:all|every|each|who|that|of|about|on|über|sur|sobre|von|die|der|de|des|du|en|qui|que|todo|toda|tout|toute) .*)?$`,
  'iu',
);

/** Whether words behind a job, or behind "I work at", name no place of work. */
export const isNoWorkplace = (words: string): boolean => noWorkplace.test(words);
