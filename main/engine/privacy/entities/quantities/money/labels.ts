import { textBefore } from '../../../text/around';

/** Before a number that numbers something, or says how much of something else there is. */
const label =
  /(?<!\p{L})(?:pages?|pp?\.|rooms?|route|road|highway|bus|tram|line|train|flight|gate|exit|platform|error|port|pid|bytes|tokens|rows|lines|views|visits|clicks|downloads|code|status|http|iso|articles?|art|sections?|sec|paragraphs?|clause|chapters?|version|v\.|models?|modell|modèle|modelo|modello|type?|tipo|size|größe|kanal|figure|fig|tables?|steps?|items?|options?|questions?|lessons?|exercise|volume|issue|no|nr|num|number|score|population|calories|points|degrees|dial|channel|seiten?|s\.|zimmer|raum|linie|zug|flug|gleis|ausfahrt|straße|fehler|paragraf|paragraph|artikel|abschnitt|absatz|kapitel|tabelle|abbildung|schritt|aufgabe|frage|nummer|chambre|salle|ligne|sortie|erreur|numéro|chapitre|étape|página|pág|habitación|sala|ruta|línea|vuelo|salida|artículo|capítulo|sección|número|paso|pagina|stanza|camera|volo|uscita|errore|articolo|capitolo|sezione|numero|kamer|lijn|vlucht|afslag|hoofdstuk|fout|strona|stronie|pokój|pokoju|linia|artykuł|rozdział|błąd|quarto|linha|voo|artigo|rota|sida|rum|linje|комнат\p{L}|стр|страниц\p{L}|маршрут\p{L}?|стать\p{L}|oda|sayfa|hat|第)["'`]?[.:=]? ?["'`(]?$|[#№§] ?$/iu;

/** A year, an hour or a place more often than a sum. */
export const inside = /(?<!\p{L})(?:in|im|en|dans|nel|w|v|um|at the age of) ?$/iu;

/** Whether a number is one of a page, a room, a count. */
export const isLabelled = (text: string, start: number): boolean => label.test(textBefore(text, start, 24));
