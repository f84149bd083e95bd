import { oneLine } from '../../privacy/patterns/one-line';

const station = new RegExp(
  oneLine`
    ^(?:
      widow|witwe|verwitwet|veu[fv]|viud|vedov|weduw|wdow|viúv|änk|dul|married|single|divorc|verheiratet|ledig
      |geschieden|mariée?|célibataire|casad|solter|celib|nubil|getrouwd|alleinerziehend|retire|rentner|pension
      |ruheständ|retrait|jubilad|aposentad|reformad|gepension|emeryt|emekli|student|schüler|étudiant|estudiant
      |unemployed|jobless|arbeitslos|chômeu|desemplead|disoccupat|desempregad|werkloos|bezrobotn|vegan|vegetar|végéta
      |linkshänder|left-handed|mother|father|parent|mutter|vater|eltern|mère|père|madre|padre|moeder|matk|ojc
      |housewife|hausfrau|veteran|survivor|deaf|blind|taub|sourd|aveugle|sord|cieg
    )
  `,
  'iu',
);

/** Whether words say what somebody's life is like, in many languages: no origin, no creed and no trade. */
export const isStation = (words: string): boolean => station.test(words);
