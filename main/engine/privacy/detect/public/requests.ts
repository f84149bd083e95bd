import { unspaced } from '../../../unspaced';
import { oneLine } from '../../patterns/one-line';
import { any } from './any';
import { sentencesOf } from './sentences';

const asked = /[?？]["'”’»)]?\s*$|か。\s*$|吗[。?？]?\s*$/u;

/** "Is Paris bigger than Lyon?" */
export const isQuestion = (sentence: string): boolean => asked.test(sentence);

/** The first words of questions and of what a model is told to do. */
const opening = oneLine`
  ^[\s"'“„«¿¡*#>-]*(?:
    (?:
      please|bitte|s'il te plaît|por favor|per favore|proszę|snälla|hey|hi|ok|also|then|now|and|next|first|finally
      |außerdem|dann|danach|puis|ensuite|aussi|luego|después|también|poi|inoltre|daarna|potem|depois|sedan
    ),? ){0,2}
`;

const asking = new RegExp(
  `${opening}(?:${[
    oneLine`
      write|act as|roleplay|conjugate|underline|explain|give|list|tell|check|verify|correct|proofread|turn|convert
      |sort|review|improve|shorten|format|provide|rephrase|paraphrase|simplify|continue|finish|quiz|refactor|implement
      |design|derive|solve|calculate|roast|annotate|i need (?:a|an|some|it)|i want you to
      |i(?:'d| would) like (?:a|an|you)|tell me|compare|summari[sz]e|translate|plan|recommend|describe|create|make
      |draft|fix|prove|show|name|rank|help|suggest|define|discuss|analy[sz]e|outline|generate|rewrite|how|what|why|who
      |where|when|which|whose|is|are|was|were|can|could|do|does|did|should|would
    `,
    oneLine`
      schreibe?|konjugiere|dekliniere|unterstreiche|bestimme|erzähle?|erfinde?|analysiere?|entwirf|korrigiere?|prüfe?
      |kürze?|formuliere?|stricke?|fass|mach(?:e)?|löse?|berechne?|erkläre?|gib|nenne?|vergleiche?|fasse?|übersetze?
      |plane?|beschreibe?|erstelle?|zeige?|wie|was|warum|wer|wo|wann|welche[rs]?|wieso|ist|sind|kannst?|rezept
    `,
    oneLine`
      écris|conjugue|souligne|raconte|invente|compare|analyse|corrige|vérifie|classe|trie|range|liste|indique
      |reformule|rédige|calcule|recette|explique|donne|résume|traduis|organise|décris|rédige|énonce|propose|cite|qui
      |que|quel(?:le)?s?|pourquoi|comment|où|quand|est-ce|peux-tu
    `,
    oneLine`
      expl[ií]c[ae](?:me|nos)|enséñ[ae](?:me|nos)|resúm[ae](?:me|nos)|recomiénd[ae](?:me|nos)|ayúd[ae](?:me|nos)
      |tradúc[ae](?:me|nos)|dime|hazme|escribe|conjuga|subraya|inventa|analiza|redacta|corrige|revisa|diseña|calcula
      |elabora|recomienda|explica|dame|compara|resume|traduce|planea|describe|cuéntame|haz|qué|quién(?:es)?
      |cuál(?:es)?|por qué|cómo|dónde|cuándo|es
    `,
    oneLine`
      aiutami|scrivimi|riassumimi|traducimi|elencami|consigliami|fammi|correggimi|scrivi|spiegami|dimmi|coniuga
      |sottolinea|racconta|inventa|analizza|correggi|calcola|elenca|consiglia|spiega|dammi|confronta|riassumi|traduci
      |organizza|descrivi|crea|chi|che|cosa|quale|quali|qual|perché|come|dove|quando
    `,
    'schrijf|vervoeg|vertel|verzin|samenvatting|corrigeer|bereken|leg|geef|vergelijk|vat|vertaal|beschrijf|maak|wie|wat|waarom|hoe|waar|welke|wanneer',
    'napisz|odmień|opowiedz|wymyśl|popraw|oblicz|wymień|wyjaśnij|podaj|porównaj|zaplanuj|streść|przetłumacz|opisz|kim|kto|co|dlaczego|jak|gdzie|jak[aie]|jakie|czy|któr[yae]',
    oneLine`
      me (?:explica|explique|ajuda|ajude|diz|diga|dá|dê|conta|conte|recomenda|recomende)
      |(?:explica|ajuda|diz|conta|recomenda)-me|resum[ae]|compar[ae]|list[ae]|monte|faça|calcul[ae]|escrev[ae]|conjuga
      |inventa|expli(?:ca|que)|dá-me|dê|planeia|traduz|descrev[ae]|conta|quem|qual|quais|porque|por que|como|onde
    `,
    'skriv|böj|berätta|hitta på|rätta|beräkna|föreslå|förklara|ge|jämför|planera|sammanfatta|översätt|beskriv|vem|vad|varför|hur|var|vilk(?:a|en|et)|är',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** What one tells people as well ("Setze Anna auf die Liste"), and a model in a lesson. */
const drilling = new RegExp(
  `${opening}(?:fill in|complete|put|setze?|bilde|ergänze|complète|mets|completa|rellena|pon|volgi|metti|vul|zet|uzupełnij|wstaw|preenche|fyll i|sätt)(?![\\p{L}\\p{M}])`,
  'iu',
);

/** What a lesson is made of: sentences, gaps, tenses. */
const ofLessons = any(
  oneLine`
    sentences?|gaps?|blanks?|verbs?|tenses?|(?:correct|right) (?:form|word)s?
    |ins (?:passiv|aktiv|perfekt|präteritum|plusquamperfekt|futur)|satz|sätze?n?|lücken?|lückentext|verb(?:en|form)?
    |plural|dativ|akkusativ|genitiv|konjunktiv|phrases?|trous?|verbes?
    |au (?:passé|futur|pluriel|présent|subjonctif|passif)|subjonctif|imparfait|frases?|oraciones|oración|huecos
    |verbos?|plurale?|subjuntivo|pretérito|frasi|passivo|congiuntivo|verbi|zin|zinnen|werkwoord(?:en)?|zdani[ae]|luki
    |czasownik\p{L}*|lacunas|espaços|mening(?:en|ar|arna)?|luckorna|verb(?:et|en)
  `,
);

/** What a model is told to make up; posts have such verbs as well ("Imagine my surprise"), so at a text's edges only. */
const making = new RegExp(
  `${opening}(?:draw|paint|sketch|compose|invent|imagin[ea]|immagina|pretend)(?! (?:my|our|his|her|their|how|ma|mon|mi|la mia|minha)(?![\\p{L}\\p{M}]))(?![\\p{L}\\p{M}])`,
  'iu',
);

const askingElsewhere = new RegExp(
  oneLine`
    (?:yaz|açıkla|ver|planla|çevir|anlat|özetle|karşılaştır|kimdir|nedir|nelerdir)[.?!]?\s*$
    |请|帮我|解释|总结|翻译|为什么|什么|是谁|吗|用.{1,8}写|给.{1,12}写|写[一个首篇封份段祝]|怎么|如何|ください|教えて
    |書いて|まとめて|なぜ|何|どちら|誰
  `,
  'u',
);

const pleading =
  /(?:,? (?:please|pls|plz|bitte|danke|por favor|per favore|s'il te plaît|alsjeblieft|proszę|tack))[ .!]*$/iu;

const isDrill = (text: string): boolean => drilling.test(text) && ofLessons.test(text);

/**
 * Whether a sentence asks, or tells a model what to do.
 * @param atEdge Whether it is the first or the last of its text.
 */
export const isRequest = (text: string, atEdge: boolean): boolean =>
  isQuestion(text) ||
  pleading.test(text) ||
  asking.test(text) ||
  isDrill(text) ||
  (atEdge && making.test(text)) ||
  askingElsewhere.test(text);

/** Of those first words the ones that ask people as well. */
const wondering = new RegExp(
  `${opening}(?:${[
    'how|what|why|who|where|when|which|whose|is|are|was|were|do|does|did|should',
    'wie|was|warum|wer|wo|wann|welche[rs]?|wieso|ist|sind',
    'qui|que|quel(?:le)?s?|pourquoi|comment|où|quand|est-ce',
    'qué|quién(?:es)?|cuál(?:es)?|por qué|cómo|dónde|cuándo|es',
    'chi|che|cosa|quale|quali|qual|perché|come|dove|quando',
    'wie|wat|waarom|hoe|waar|welke|wanneer',
    'kim|kto|co|dlaczego|jak|gdzie|jak[aie]|jakie|czy|któr[yae]',
    'quem|qual|quais|porque|por que|como|onde',
    'vem|vad|varför|hur|var|vilk(?:a|en|et)|är',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** Whether a sentence tells a model what to do, and does not merely ask; `atEdge` as above. */
const isCommand = (text: string, atEdge: boolean): boolean =>
  pleading.test(text) ||
  (asking.test(text) && !wondering.test(text)) ||
  isDrill(text) ||
  (atEdge && making.test(text)) ||
  (askingElsewhere.test(text) && !isQuestion(text));

/** Longer ones tell more of themselves by their words. */
const longest = 280;

/** Signs that people set for people: emoji, smileys, tags, marks in a row. */
const signs =
  /\p{Extended_Pictographic}|(?<![\p{L}\p{N}&/])[#@] ?\p{L}|[!?]\s?[!?]|(?<!\S)(?:[:;=] ?-? ?[()DPp3]|<\s?3|[xX]D)(?![\p{L}\p{N}])/u;
const slang = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      lol|lmf?ao|rofl|omf?g|[wt]tf|tf|smh|tbh|ngl|imho|idk|ikr|rly|bruh|bro|dude|y['’]?all|(?:ha){2,}h?|(?:he){2,}
      |k{4,}|(?:ja){2,}|mdr+|ptdr+|xd|v[td]g|stp|svp|tkt|ptn|xq|tqm|cmq|nn so|vc[s]?|blz|mano|digga
    )(?!\p{L})
  `,
  'iu',
);
/** What is asked of an audience, or said to one who shows something. */
const audience = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      any(?:one|body) else|who else|(?:did|does|has|have|is|was) any(?:one|body)
      |(?:is it|am i|was it) (?:just|only|the only)|you guys|your (?:videos?|vlogs?|channel|tweets?|posts?|stream)
      |wer (?:von euch|noch)|geht (?:es|das) nur mir|(?:dein|eure?)e?[ns]? (?:videos?|kanal|posts?)
      |(?:suis-je|je suis) l[ea] seule?|qui d['’]autre|tes? vidéos?|ta chaîne|alguien más|soy (?:el|la) únic[oa]
      |tus? v[ií]deos?|tu canal|qualcun altro|sono (?:l['’]unic[oa]|solo io)|i tuoi video|il tuo canale|alguém mais
      |sou (?:o|a) únic[oa]|teus? vídeos?|iemand anders|ben ik de enige|jouw (?:video['’]?s|kanaal)|czy tylko ja
      |ktoś jeszcze|twój kanał|någon (?:annan|mer)|är det bara jag|din kanal
    )(?!\p{L})
  `,
  'iu',
);

/** Whether a text is a post among people: a comment, a tweet, a chat message. */
export const isPost = (text: string): boolean =>
  text.length <= longest && (signs.test(text) || slang.test(text) || audience.test(text));

/** A request shows in a text's first and last sentences. */
const edge = 1200;

const sentenceThat = (text: string, isOne: typeof isRequest): string | null => {
  const parts = text.length <= 2 * edge ? [text] : [text.slice(0, edge), text.slice(-edge)];
  for (const [i, part] of parts.entries()) {
    const sentences = sentencesOf(part).filter((sentence) => /\S/.test(sentence.text));
    const [first, last] = [i === 0 ? 0 : -1, i === parts.length - 1 ? sentences.length - 1 : -1];
    const found = sentences.find((sentence, k) => isOne(sentence.text, k === first || k === last));
    if (found) return found.text;
  }
  return null;
};

/** One word may be the head of a column as well ("Name"). */
const severalWords = new RegExp(`\\S\\s+\\S|${unspaced}`, 'u');

/** The first sentence that asks something, or tells a model what to do. */
export const requestIn = (text: string): string | null =>
  sentenceThat(text, (sentence, atEdge) => severalWords.test(sentence) && isRequest(sentence, atEdge));

/** Whether a text asks something, be it of people, or tells a model what to do. */
export const isAsking = (text: string): boolean => sentenceThat(text, isRequest) !== null;

/** Whether a text asks something of a model, or tells it what to do; a tweet, an article or a letter does not. */
export const isRequestText = (text: string): boolean =>
  sentenceThat(text, isPost(text) ? isCommand : isRequest) !== null;
