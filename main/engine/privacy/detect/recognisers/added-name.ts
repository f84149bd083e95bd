import type { Candidate } from '../../entities/entity';
import { isGivenName } from '../../lists';
import { oneLine } from '../../patterns/one-line';
import { wordPattern } from '../../patterns/word-starts';
import { textBefore } from '../../text/around';
import { codeIn } from '../words/tokens';
import { isEnglishWord } from '../words/vocabulary';
import { isName } from './account-name';
import { networks } from './networks';

/** Names of accounts that somebody gives to be found by: "add me on the game: moss_goblin77", "dm whitby_wayne", "oyun adım gece_kusu34". */

/** What one does with an account. */
const doing = oneLine`
  (?:
    add|dm|pm|dms|friend|message|msg|whisper|invite|follow|snap|tag|hit (?:me|us) up|find (?:me|us|him|her)|text|ping
    |adde|füge?|schreib|folg(?:e|t)?|such|ajoutez?|suis|suivez|mp|cherche|agr[eé]g[áa](?:me)?|añ[aá]de(?:me)?
    |sigue(?:me)?|s[íi]gueme|b[úu]scame|escr[íi]beme|aggiung(?:i|imi)|seguimi|cercami|scrivimi|volg|voeg|zoek|dodaj
    |znajdź|napisz|zaproś|adiciona|segue|procura|chama|lägg till|följ|adda|snäpp(?:a)?|sök|ekle(?:yin)?|takip et
    |tilføj|følg|legg til
  )
`;
/** What an account is called. */
const called = oneLine`
  (?:(?:my|mein|mon|mi|il mio|mio|mijn|m['’]n|mój|moja|o meu|meu|el meu|min|mitt) )?(?:
    (?:gamer ?tag|in-?game(?: name)?|ign|nick(?:name)?|nickje|username|handle|pseudo|${networks})|Spielername
    |Spielname|Ingame-Name|nom de joueur|nombre de jugador|nome in gioco|nome de jogador|spelersnaam|spelnamn
    |nazwa w grze|nick w grze|nome no jogo|oyun ad[ıi](?:m|mız)?|oyuncu ad[ıi]m|kullan[ıi]c[ıi] ad[ıi]m|rumuzum
  )
`;
/** Between it and the name: who, and where. */
const between = oneLine`
  (?: (?:
      me|us|him|her|them|up|on|in|at|via|over|under|there|here|the|a|my|his|game|app|server|${networks}|name|nick|user
      |account|as|by|for|please|pls|is|was|mich|uns|auf|bei|im|unter|ist|lautet|heißt|Spiel|mir|hinzu|moi|nous|sur
      |dans|le|la|jeu|c['’]est|est|comme|en|el|al|joc|juego|es|como|su|nel|gioco|è|op|mij|me|ons|het|spel|is|mnie|nas
      |na|w|grze|to|do|no|na|jogo|é|o|mig|oss|på|i|spelet|är|er|spillet|beni|bizi|oyunda|isim|ile
    )){0,5}
`;
/** A low line among letters, or letters and two digits at least behind them. */
const account =
  '(@?(?=[\\p{L}\\d._-]{5,32}(?![\\p{L}\\d_@]))(?:\\p{L}[\\p{L}\\d]{0,20}(?:[_.-][\\p{L}\\d]{1,20}){1,4}|\\p{L}{3,20}\\d{1,5}))';

const given = wordPattern(
  new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:(${doing})|${called})${between}(?: ?[:,=–—-])? ["'“«(]?${account}(?![\\p{L}\\p{N}_@(=/\\\\[]|[.-][\\p{L}\\p{N}])`,
    'giu',
  ),
);
/** "pseudo-random", "DM the dev about max_connections": a program's, of words. */
const isTechnical = (name: string): boolean =>
  /^(?:is|has|get|set|on|max|min|num|rand|str|int|api|db|tmp|test|node|http|user|admin)_|_(?:id|url|key|list|map|name|count|index|size|config|test|data|file|path|type|value|max|min|t)$/iu.test(
    name,
  ) || name.split(/[_.-]/).every((part) => /^(?:of|to|for|in|the|a|and|each)$/u.test(part) || part.length < 2);

/** Words joined by points or hyphens may be a site or a compound: "follow-up", "add semi-skimmed". */
const isAccount = (name: string): boolean => {
  if (/_/.test(name)) return !isTechnical(name);
  if (/\d{2}$/.test(name))
    return /\p{L}{4}/u.test(name) && !/^(?:covid|mp|ps|part|room|page|windows|version)[-.]?\d/iu.test(name);
  return false;
};
/** Verbs of which only somebody can be the object. */
const social = /^(?:dms?|pm|mp|friend|whisper|snap|snäppa?|message|msg|hit (?:me|us) up)/iu;
/** Between a verb and an account: to whom, or where. */
const addressed = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      me|us|him|her|them|up|mich|mir|uns|moi|nous|mij|ons|mnie|nas|mig|oss|beni|bizi|agr[eé]g[áa]me|añ[aá]deme
      |s[íi]gueme|b[úu]scame|escr[íi]beme|aggiungimi|seguimi|cercami|scrivimi|${networks}|game|Spiel|jeu|juego|joc
      |gioco|spel|grze|jogo|spillet|oyunda
    )(?!\p{L})
  `,
  'iu',
);
const isOfPerson = (part: string): boolean => part.length > 3 && isGivenName(part) && !isEnglishWord(part);
/** "add some_flour", "git tag v2_release": to a program or of a recipe, where nobody is said and no name is in it. */
const isInstruction = (verb: string, said: string, name: string): boolean =>
  !social.test(verb) &&
  !addressed.test(said) &&
  !name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(isOfPerson);

/** Linear in the text. */
export const addedNames = (text: string): Candidate[] => {
  if (!/[\p{L}\d][_.-]?\d|\p{L}_\p{L}/u.test(text)) return [];
  const isCode = codeIn(text);
  return given.all(text).flatMap(({ 0: whole, 1: verb, 2: name = '', index }) => {
    const start = index + whole.length - name.length;
    const isGiven = isName(name) && isAccount(name) && !isCode(start) && !/[`$]$/.test(textBefore(text, start, 1));
    return isGiven && !(verb !== undefined && isInstruction(verb, whole.slice(0, -name.length), name))
      ? [{ start, end: start + name.length, score: 0.86, reason: 'after a word for a user name' }]
      : [];
  });
};
