/** How an illness is, which is somebody's then: "the psoriasis is quiet", "die Gürtelrose ist zurück". */
export const itsCourse = new RegExp(
  `^ (?:${[
    "(?:is|was|has been|['’]s)(?: \\p{L}{2,8})? (?:quiet|back|bad|worse|better|flaring|flaring up|acting up|under control|playing up|killing me|gone|stable|in remission)",
    '(?:ist|war)(?: \\p{L}{2,8}){0,2} (?:zurück|ruhig|besser|schlimmer|weg|da|stabil|im griff)',
    '(?:est|était)(?: \\p{L}{2,8})? (?:revenue?|calme|pire|stable|en rémission)',
    '(?:ha vuelto|está (?:mejor|peor|tranquil[oa]|controlad[oa]|de volta|melhor|pior)|voltou)',
    '(?:è|sta) (?:tornat[oa]|peggiorat[oa]|migliorat[oa]|sotto controllo|migliorando|peggiorando)',
    '(?:is|was) (?:weer )?(?:terug|rustig|erger|beter)',
    '(?:wrócił[ao]?|jest lepiej)',
    'är (?:tillbaka|lugn|lugnt|värre|bättre|under kontroll)',
  ].join('|')})(?= *(?:[,.;!…\n]|$| (?:again|now|today|wieder|encore|de nuevo|otra vez|di nuovo|weer|igen)(?!\\p{L})))`,
  'iu',
);

export const withArticle =
  /(?<!\p{L})(?:the|my|die|der|das|mein|meine|la|le|ma|mon|el|mi|il|lo|la mia|il mio|de|het|mijn|o|a|minha|meu|min|mitt) $/iu;
