import { hedges } from '../../lists/hedges';
import { oneLine } from '../../patterns/one-line';
import { anyOf } from './any-of';

/** Rates, shares and conversions. */

/** A percentage that is agreed or set, not measured. */
export const rated = anyOf(
  oneLine`
    discount|rebate|down payment|deposit|royalt\p{L}*|tithe|Rabatt|Skonto|Nachlass|Courtage|Anzahlung|Maklerprovision
    |remise|rabais|acompte|frais|descuento|rebaja|entrada|comisión|sconto|acconto|provvigione|commissione|korting
    |courtage|aanbetaling|provisie|zniżk\p{L}*|prowizj\p{L}*|zaliczk\p{L}*|desconto|comissão|juros|taxa|handpenning
  `,
);
/** A part of a whole. */
export const share = anyOf(
  oneLine`
    of|shares?|portion|percentage|ratio|rate|proportion|equals|goes|spend\p{L}*|tax(?:es)?|tip|deposit|commission
    |bonus|down payment|contribut\p{L}*|interest|margin|equity|match\p{L}*|LTV|loan[- ]to[- ]value|DTI|utilization
  `,
  'von|vom|der|des|meines|meiner|Anteil\\p{L}*|Prozent|Quote|Provision|Anzahlung|Zinsen|Steuer\\p{L}*|Beitrag|Rate|entspricht|sind|ist|Beleihung\\p{L}*|Auslastung',
  'de|du|des|part|parts|taux|soit|acompte|commission|prime',
  'del|parte|cuota|proporción|representa|comisión|entrada|es|son',
  'quota|percentuale|pari|acconto|commissione|anticipo|di|dei|degli|dell[aeo]?',
  'van|aandeel|deel|procent|provisie|aanbetaling',
  'udział\\p{L}*|część|stanowi|prowizj\\p{L}*|zaliczk\\p{L}*|z|pensji|wypłaty|wynagrodzenia|dochod(?:u|ów)|zarobków|całości|kwoty',
  'parcela|percentagem|porcentagem|comissão|d[oa]s?|av|andel\\p{L}*|delen|от|дол[яи]|часть|составля\\p{L}*|из|зарплаты|дохода|оклада|суммы',
);
/** The same in scripts without spaces, and in Turkish behind what it is of. */
export const shareUnspaced =
  /占|佔|割合|(?:収入|月収|年収|給料|月給|売上|工资|收入|月薪|薪水|总额|全体)(?:の|的)|의 ?$|(?:maaş|gelir|kazan|toplam|bütçe)\p{L}{2,}\s/u;
/** "my share of the": of what stands behind, by a percentage that was told ahead. */
export const ownShare = new RegExp(
  oneLine`
    (?<!\p{L})(?:
      (?:my|our|his|her|their|your) (?:share|cut|portion|part|stake)|(?:mein|unser|sein|ihr)\p{L}{0,2} Anteil
      |(?:ma|notre|sa|leur) (?:quote-)?part|(?:mi|nuestra|su) parte|(?:la )?(?:mia|nostra|sua) (?:quota|parte)
      |(?:mijn|ons|zijn|haar) (?:aan)?deel|(?:moja|mój|nasz\p{L}?) (?:część|udział)|(?:a )?minha parte|min (?:an)?del
    )(?!\p{L})
  `,
  'iu',
);
/** Between a share and its amount, and nothing else: "60 % is $5,400". */
export const isShare = new RegExp(
  oneLine`
    ^[\s,]{0,3}(?:
      is|are|was|were|makes?|(?:amounts?|comes?) to|ist|sind|waren|macht|machen|ergibt|ergeben|est|sont|font|fait
      |représentent?|es|son|fueron|representan?|è|sono|fanno|zijn|to|stanowi|é|são|är|er|utgör|udgør
    )[\s:=≈~]{1,3}(?:${hedges('about')})?\s?$
  `,
  'iu',
);
/** The same in another currency. */
export const conversion = anyOf(
  'exchange|rates?|fx|convert\\p{L}*|conversion|equals|equivalent|worth|at|i\\.?e\\.?|about|approx\\p{L}*|roughly|around|or',
  'Wechselkurs\\p{L}*|Kurs\\p{L}*|umgerechnet|entspricht|entsprechen|rund|etwa|circa|ca|das sind|zum',
  'taux|change|soit|environ|converti\\p{L}*|équivaut|cours',
  'tipo de cambio|cambio|unos|equivale\\p{L}*|aproximadamente|es decir',
  'tasso|cambio|circa|pari a|equivale\\p{L}*',
  'wisselkoers|koers|ongeveer|omgerekend|gelijk aan|kurs\\p{L}*|około|czyli|przelicz\\p{L}*|câmbio|cerca|växelkurs|motsvar\\p{L}*|kursen|курс\\p{L}*|около|примерно',
);
/** A rounder number for the same. */
export const roughly = anyOf(
  'about|around|roughly|approx\\p{L}*|nearly|almost|some|circa|ca|say|just (?:over|under)|rounded|so',
  'etwa|rund|ungefähr|knapp|gut|gerundet|fast|zirka',
  'environ|presque|près|quelque|arrondi',
  'unos|unas|aproximadamente|casi|alrededor|redondeando|cerca',
  'quasi|all.incirca|arrotondato|ongeveer|bijna|zo.n|około|prawie|blisko|ungefär|nästan|omkring|около|почти|примерно',
);
