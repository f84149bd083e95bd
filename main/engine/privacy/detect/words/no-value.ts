import { oneLine } from '../../patterns/one-line';

/** What forms and columns say in place of a value, and what somebody is: nobody is called so. */

/** "unknown", "n/a", "varchar", "tbd". */
export const noValue = new RegExp(
  oneLine`
    ^(?:
      string|text|varchar|char|str|required|optional|name|first|last|page|item|test|todo|tbd|none|nil|null|unknown
      |anonymous|unassigned|nobody|other|n\/?a|no|yes|true|false|monday|tuesday|wednesday|thursday|friday|saturday
      |sunday|keine?|unbekannt|ja|nein|aucune?|inconnue?|oui|non|ninguna?|desconocid[oa]|sí|si|nessun[oa]?
      |sconosciut[oa]|geen|onbekend|brak|nieznan[ya]|tak|nie|nenhuma?|desconhecid[oa]|sim|não|ingen|okänd|nej|yok
      |bilinmiyor|evet|hayır
      |无|無|なし
    )$
  `,
  'iu',
);

/** "Patient: male, 45". */
export const ofSex = new RegExp(
  oneLine`
    ^(?:
      (?:fe)?male|non-?binary|männlich|weiblich|divers|masculin|féminine?|homme|femme|(?:masc|fem)(?:ulino|enin[oa])
      |hombre|mujer|varón|maschi(?:o|le)|femmin(?:a|ile)|mannelijk|vrouwelijk|mężczyzna|kobieta|homem|mulher
      |(?:man|kvinn)ligt?|kvinna|erkek|kadın
    )$
  `,
  'iu',
);
