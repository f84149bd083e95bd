/** The days of the week, a language each: alternatives of a regular expression, in small letters. */
export const weekdays = {
  en: '(?:mon|tues|wednes|thurs|fri|satur|sun)day',
  de: '(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch',
  fr: '(?:lun|mar|mercre|jeu|vendre|same)di|dimanche',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  it: '(?:lune|marte|mercole|giove|vener)dì|sabato|domenica',
  nl: '(?:maan|dins|woens|donder|vrij|zater|zon)dag',
  pl: 'poniedziałek|wtorek|środ[aę]|czwartek|piątek|sobot[aę]|niedziel[aę]',
  pt: '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?',
  sv: '(?:mån|tis|ons|tors|fre|lör|sön)dag',
  tr: 'pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar',
} as const;
