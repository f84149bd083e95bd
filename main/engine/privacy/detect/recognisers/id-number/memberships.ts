import { oneLine } from '../../../patterns/one-line';
import { digitsOf } from '../context';
import type { Labelled } from '../labelled';

/** Cards and numbers of those who belong to a library, a club or a shop's or an airline's programme: none pays or insures. */
export const memberCards: readonly string[] = [
  '(?:library|gym|club|loyalty|rewards?|member(?:ship)?|reader|season|student|staff|bus|rail|travel|parking|discount|points)[ -]?(?:card|pass|ticket)',
  '(?:bibliotheks|leser|kunden|mitglieds|vereins|treue|bonus|punkte|fitness|studio|studenten|saison|vielflieger)-?(?:karte|ausweis)',
  oneLine`
    carte (?:de )?
    (?:fidélité|bibliothèque|lecteur|membre|adhérent|étudiant|abonnement|d['’]adhérent|d['’]étudiant|d['’]abonné)
    |(?:carnet|tarjeta|carné) (?:de |del )?(?:biblioteca|socia|socio|gimnasio|fidelidad|puntos|estudiante|club)
  `,
  'tessera (?:della |del(?:la)? )?(?:biblioteca|palestra|socio|circolo|club|fedeltà)|carta fedeltà|(?:bibliotheek|klanten|leden|lidmaatschaps|spaar|bonus|club)-?(?:pas|kaart)',
  oneLine`
    kart[aęy] (?:biblioteczn\p{L}|lojalnościow\p{L}|członkowsk\p{L}|klubow\p{L}|stałego klienta)
    |legitymacj[aięą] (?:studenck\p{L}|członkowsk\p{L})
    |cartão (?:de |da |do )?(?:biblioteca|sócio|sócia|fidelidade|ginásio|academia|estudante|cliente)
  `,
  '(?:lån[ae]?|biblioteks|medlems|gym|stammis|bonus|kund)-?kort(?:et)?|(?:kütüphane|üye(?:lik)?|spor salonu|sadakat|öğrenci|puan) kart[ıi](?:m)?',
];
const programmes = [
  '(?:mileage|sky|air|fly|award|happy)(?:plus|miles|bonus|club)|frequent fl(?:y|i)er',
  oneLine`
    (?:iberia|finnair|executive|mileage|priority|elite|premier) (?:plus|club)|flying (?:blue|club|returns)|eurobonus
    |krisflyer|aadvantage|aeroplan|velocity|topbonus|millemiglia|freccia(?:lata|club)?|cartafreccia|grand voyageur
    |payback|nectar|clubcard|bahn-?bonus|bahncard|bonuscard|world of hyatt|bonvoy|hilton honors|honors
  `,
  oneLine`
    vielflieger|meilen(?:konto|programm)?|programme de fidélité|programa de (?:puntos|fidelidad|milhas|pontos)
    |programma (?:fedeltà|punti)|viajero frecuente|passageiro frequente|vaste klant|sık uçan
  `,
  '常旅客卡?|里程卡|飞行常客|積分卡|积分卡|借书证|借書證|图书证|健身卡|读者证|マイレージ|マイル|ポイントカード|図書カード|図書館カード|利用者カード',
];

/** "Flying Blue 2081 774 916", "EuroBonus EBB 418 227 390", "library card 2 1221 00442 118": as many digits as no year and no score has. */
export const memberships: Labelled = {
  cues: [...memberCards, ...programmes],
  value: '[A-Z]{1,3}[- ]?[0-9]{2,}(?:[- ][0-9]{2,6}){0,5}|[0-9]{1,6}(?:[- ][0-9]{1,6}){1,5}|[0-9]{6,20}',
  isValue: (value) => digitsOf(value).length > 6,
  score: 0.93,
};

/** "Delta miles": any word may begin it, so it is looked for where the text speaks of some. */
export const miles = {
  spokenOf: /mile|avios/i,
  labelled: {
    ...memberships,
    cues: ['(?:[\\p{L}]{2,12} )?(?:miles|mileage|avios)(?: ?(?:&|and|und|\\+) ?(?:more|smiles|go|bonus))?'],
  },
};
