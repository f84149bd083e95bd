import { isStopWord, requestIn } from './privacy';

/** A title's most characters: more than a line of the list shows, less than a line of the head. */
const longest = 44;
/** A clause shorter than this says too little. */
const shortestClause = 12;
/** Of a long text so much of a line is looked at. */
const readLength = 400;

/** Signs of Markdown, lists and quotations. */
const marks = /^[\s#>*+"'“„«¿¡`|-]+/u;

const salutations = [
  'hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)',
  'bonjour|salut|cher|chère|hola|buenos días|estimad[oa]s?|querid[oa]s?|ciao|buongiorno|gentile|car[oa]|olá|prezad[oa]s?',
  'beste|geachte|dzień dobry|cześć|szanown\\p{L}+|hej',
].join('|');
/** Their full stop ends nothing. */
const ranks = 'mrs?|ms|dr|prof|m|mme|sra?|sig|hr|fr';

/** "Dear team,": who is greeted says nothing of what a chat is about. */
const greeting = new RegExp(
  `^(?:${salutations})(?!\\p{L})(?:(?: (?!(?:${ranks})\\.)\\p{L}+)?\\.\\s+|(?:[^,.!:?\\n]|(?<=(?<!\\p{L})(?:${ranks}))\\.){0,40}(?:[,!:]+\\s*|\\n|$))`,
  'iu',
);

/** What politeness puts before what is asked for; what is asked so is no question. */
const please =
  /^(?:(?:please|kindly|bitte|s['’]il (?:te|vous) plaît|por favor|per favore|alsjeblieft|alstublieft|proszę|snälla),?\s+|(?:(?:can|could|would|will) you|i(?: want| need|(?: would|['’]d) like) you to|help me(?: to)?|(?:kannst|könntest) du|(?:können|könnten) sie|hilf mir,?|(?:peux|pourrais)-tu|(?:pouvez|pourriez)-vous|aide[- ]moi à|(?:me )?(?:puedes|podrías|puede|podría)|ayúdame a|(?:puoi|potresti|può|potrebbe)|aiutami a|(?:você )?(?:podes|pode|poderias|poderia)|(?:kun|kan|zou) je|(?:kunt|zou) u|czy (?:możesz|mógłbyś|mogłabyś|może pani?)|kan du)\s+(?:(?:please|also|mir|uns|bitte|me|mij|om)\s+)*)/iu;

const withoutPolite = (line: string): { rest: string; polite: boolean } => {
  const rest = line.replace(please, '');
  return rest === line ? { rest, polite: false } : { rest: withoutPolite(rest).rest, polite: true };
};

/** "Mr." ends no sentence, and with it no title. */
const abbreviation = /(?:,\s*|\s+)\p{Lu}\p{L}{0,3}\.\s*$/u;

const lineOf = (text: string): string => text.replace(marks, '').replace(/\s+/gu, ' ').trim();

const withoutGreeting = (text: string): string => text.replace(marks, '').replace(greeting, '');

/** A mail's head says what it is about. */
const mailSubject = /^(?:(?:From|To|Cc|Date): [^\n]*\n)+Subject: +([^\n]+)/u;

/** What the text asks for; else how it begins. A short text is its own title. */
const subject = (text: string): string => {
  const [, mail] = mailSubject.exec(text.trimStart()) ?? [];
  if (mail !== undefined) return lineOf(mail);
  const rest = withoutGreeting(text.trimStart());
  const whole = lineOf(rest.slice(0, readLength));
  if (rest.trim() === '') return lineOf(text.slice(0, readLength));
  if (whole.length <= longest && rest.length <= readLength) return whole;
  const [first = ''] = rest.trimStart().split(/(?<=[.!?])\s|[\r\n]/u, 1);
  return lineOf(withoutGreeting(requestIn(rest) ?? first).slice(0, readLength));
};

const withoutTail = (words: string): string => {
  const end = words.lastIndexOf(' ');
  return end > 0 && isStopWord(words.slice(end + 1)) ? withoutTail(words.slice(0, end)) : words;
};

const charactersOf = (line: string): string[] => [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);

/** Without what stands in brackets, cut where a clause ends, or else behind a word that says something. */
const cut = (whole: string): string => {
  if (charactersOf(whole).length <= longest) return whole;
  const line = whole.replace(/(?<=\S)\s*\([^()]*\)/gu, '');
  const characters = charactersOf(line);
  if (characters.length <= longest) return line;
  const head = characters.slice(0, longest + 1).join('');
  const clause = /^(.*\S)(?:[,;:]\s|\s[–—(-]\s?)/su.exec(head)?.[1]?.trimEnd() ?? '';
  if (clause.length >= shortestClause) return clause;
  const space = head.lastIndexOf(' ');
  return `${space > longest / 2 ? withoutTail(head.slice(0, space)) : characters.slice(0, longest).join('')}…`;
};

/** A chat's title: what its first prompt asks for, in the prompt's own words and in a few of them. */
export const titleOf = (prompt: string): string => {
  const { rest, polite } = withoutPolite(subject(prompt));
  const said = cut(rest.replace(abbreviation, '').replace(polite ? /[\s.,;:!?]+$/u : /[\s.,;:!]+$/u, ''));
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
};
