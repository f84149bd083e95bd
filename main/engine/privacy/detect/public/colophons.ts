import { oneLine } from '../../patterns/one-line';

/** A sentence that says who wrote the text down: "These notes were typed up by Marek Olejnik in Gdynia on 4 May 2023." */

/** Who wrote it begins with a capital. */
const by = (subjects: string, verbs: string): RegExp =>
  new RegExp(`^[\\s"'“„«(–—-]*(?<subject>${subjects})?(?:${verbs}) (?=\\p{Lu})`, 'u');

const forms: readonly RegExp[] = [
  by(
    '(?:This|These|All this|The above)(?: (?:notes?|text|prompt|question|request|message|list|entry|record|minutes|transcript|form|log|summary|homework))?(?: above)? (?:was|were|is|are|has been|have been) ',
    oneLine`
      (?:[Ww]ritten|[Pp]ut|[Tt]aken|[Nn]oted|[Jj]otted|[Tt]yped|[Ss]et|[Cc]opied)(?: down| up| out)? by
      |(?:
        [Rr]ecorded|[Tt]ranscribed|[Dd]ictated|[Cc]ompiled|[Pp]repared|[Dd]rafted|[Ss]ubmitted|[Ss]igned|[Ee]ntered
        |[Ss]ent in|[Hh]anded in
      ) by
    `,
  ),
  by(
    '(?:Dies|Das|Dieser (?:Text|Eintrag)|Diese (?:Notiz(?:en)?|Frage|Liste|Anfrage)|Dieses Protokoll) (?:wurden?|ist|sind) ',
    oneLine`
      (?:[Aa]uf|[Nn]ieder|[Aa]b)geschrieben von
      |(?:
        [Nn]otiert|[Vv]erfasst|[Pp]rotokolliert|[Ee]rfasst|[Ee]ingereicht|[Zz]usammengestellt|[Dd]iktiert|[Aa]bgetippt
        |[Aa]ufgezeichnet|[Uu]nterschrieben
      ) von
      |von(?= [^.!?]{3,80} (?:
          (?:auf|nieder|ab)geschrieben|notiert|verfasst|protokolliert|erfasst|eingereicht|zusammengestellt|diktiert
          |abgetippt|aufgezeichnet|unterschrieben
        )[.!]?\s*$)
    `,
  ),
  by(
    '(?:Ceci|Ce (?:texte|message)(?: ci-dessus)?|Cette (?:note|question|liste|demande)|Ces notes) (?:a|ont) été ',
    '(?:[Nn]oté|[Éé]crit|[Rr]édigé|[Tt]ranscrit|[Rr]elevé|[Ss]aisi|[Dd]icté|[Cc]onsigné|[Rr]ecueilli|[Ee]nvoyé|[Ss]ign?é)e?s? par',
  ),
  by(
    '(?:Esto|Este (?:texto|mensaje)|Esta (?:nota|pregunta|lista)|Estas notas|El texto anterior) (?:fue|fueron|ha sido|han sido) ',
    '(?:[Ee]scrit|[Aa]notad|[Rr]edactad|[Tt]ranscrit|[Rr]egistrad|[Aa]puntad|[Rr]ecogid|[Dd]ictad|[Ee]nviad|[Ff]irmad)[oa]s? por',
  ),
  by(
    '(?:Questo(?: testo| messaggio)?|Questa (?:nota|domanda|lista)|Queste note|Il testo sopra) (?:è stat[oa]|sono stat[ie]) ',
    '(?:[Ss]critt|[Aa]nnotat|[Rr]edatt|[Tt]rascritt|[Rr]egistrat|[Dd]ettat|[Rr]accolt|[Ii]nviat|[Ff]irmat|[Cc]ompilat)[oaie] da',
  ),
  by(
    '(?:Dit|Deze (?:tekst|notitie|notities|vraag|lijst)) (?:is|zijn|werd|werden) ',
    oneLine`
      (?:
        [Oo]pgeschreven|[Gg]enoteerd|[Oo]pgesteld|[Uu]itgetypt|[Gg]eschreven|[Ii]ngediend|[Vv]astgelegd|[Gg]edicteerd
        |[Oo]ndertekend
      ) door
      |door(?= [^.!?]{3,80} (?:
          opgeschreven|genoteerd|opgesteld|uitgetypt|geschreven|ingediend|vastgelegd|gedicteerd|ondertekend
        )[.!]?\s*$)
    `,
  ),
  by(
    '(?:To|Ten tekst|Ta (?:notatka|lista)|To pytanie|Te notatki) (?:zostało|został|została|zostały) ',
    oneLine`
      (?:[Ss]pisan|[Zz]apisan|[Zz]anotowan|[Nn]apisan|[Ss]porządzon|[Pp]odyktowan|[Pp]odpisan|[Pp]rzygotowan)[eya]? przez
      |(?:[Ss]pisał|[Zz]apisał|[Zz]anotował|[Ss]porządził|[Pp]rzygotował)a?
    `,
  ),
  by(
    '(?:Isto|Este (?:texto|mensagem)|Esta (?:nota|pergunta|lista)|Estas notas|O texto acima) (?:foi|foram) ',
    '(?:[Ee]scrit|[Aa]notad|[Rr]edigid|[Tt]ranscrit|[Rr]egistr?ad|[Dd]itad|[Ee]nviad|[Aa]ssinad|[Cc]ompilad)[oa]s? por',
  ),
  by(
    '(?:Det här|Detta|Den här (?:texten|frågan|listan)|De här anteckningarna|Dessa anteckningar) ',
    oneLine`
      (?:[Ss]krevs|[Aa]ntecknades|[Nn]edtecknades|[Ss]ammanställdes|[Dd]ikterades|[Ss]kickades)(?: ned| ner| in)? av
      |(?:är |[Ää]r )?(?:[Nn]edskriv|[Aa]nteckna|[Ss]ammanställ|[Nn]edteckna)(?:en|et|d|t|ts)? av
    `,
  ),
];

/** A day of our age: what a work of the world is by has a year. */
const dated =
  /(?<!\d)\d{1,2}(?!\d)[^\d\n]{1,14}(?:19[5-9]|20[0-4])\d(?!\d)|(?<!\d)(?:19[5-9]|20[0-4])\d-\d\d-\d\d(?!\d)|\p{L} \d{1,2}, (?:19[5-9]|20[0-4])\d(?!\d)/u;

/** Whether a note begins so, and says that it is this text, or on which day: a book has an author as well. */
export const isColophon = (note: string): boolean =>
  forms.some((form) => {
    const match = form.exec(note);
    return match !== null && (match.groups?.subject !== undefined || dated.test(note));
  });
