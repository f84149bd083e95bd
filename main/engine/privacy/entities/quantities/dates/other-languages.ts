/** Languages that `language` has no stop words of, by their own letters and small words. */
const signs: Readonly<Record<string, { readonly letters: RegExp; readonly words: RegExp }>> = {
  cs: {
    letters: /[ěřů]/iu,
    words: /(?<!\p{L})(?:jsem|můj|mám|máme|že|který|jsme|byl[ao]?|mi|mu|se|let|dne)(?!\p{L})/giu,
  },
  sk: {
    letters: /[ľĺŕ]/iu,
    words: /(?<!\p{L})(?:som|môj|mám|máme|že|ktorý|sme|bol[ao]?|mi|mu|sa|rokov|dňa)(?!\p{L})/giu,
  },
  hu: { letters: /[őű]/iu, words: /(?<!\p{L})(?:és|hogy|nem|egy|az|vagyok|van|havi|éves|meg|kell)(?!\p{L})/giu },
  ro: {
    letters: /[șță]/iu,
    words: /(?<!\p{L})(?:și|în|este|sunt|meu|mea|pe|cu|pentru|am|ani|luna|lună|la|ora|ne|după|până)(?!\p{L})/giu,
  },
  fi: {
    letters: /(?:ää|yö|öy|äy)/iu,
    words: /(?<!\p{L})(?:olen|on|ja|minun|että|mutta|ei|hän|kuukaudessa|vuotta|klo)(?!\p{L})/giu,
  },
  da: { letters: /æ/iu, words: /(?<!\p{L})(?:jeg|og|ikke|af|mig|måneden|har|til|der|et)(?!\p{L})/giu },
  no: { letters: /ø/iu, words: /(?<!\p{L})(?:jeg|og|ikke|av|meg|måneden|har|til|som|et)(?!\p{L})/giu },
  vi: {
    letters: /[ơưạảấầẩẫậắằẳặẹẻẽếềểễệỉịọỏốồổộớờởợụủứừửữự]/iu,
    words: /(?<!\p{L})(?:tôi|của|là|và|ngày|năm)(?!\p{L})/giu,
  },
  id: {
    letters: /(?!)/u,
    words: /(?<!\p{L})(?:saya|dan|yang|adalah|tahun|tanggal|pada|untuk|dengan|bulan|tidak)(?!\p{L})/giu,
  },
};

/** A letter of one's own says as much as two words. */
const letterWeight = 2;
/** So much says that it is none of those that are known better. */
const telling = 2;
const sample = 4000;

/** The language of a text in Latin letters that these signs speak for; null where none does or two do alike. */
export const otherLanguage = (text: string): string | null => {
  const start = text.slice(0, sample);
  const scores = Object.entries(signs).map(([code, { letters, words }]) => ({
    code,
    score: new Set(start.toLowerCase().match(words)).size + (letters.test(start) ? letterWeight : 0),
  }));
  const [best, second] = scores.sort((a, b) => b.score - a.score);
  return best === undefined || best.score < telling || best.score === second?.score ? null : best.code;
};
