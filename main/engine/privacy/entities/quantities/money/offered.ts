import { oneLine } from '../../../patterns/one-line';
import { onward } from '../people/onward';
import { after, before, type Rule } from './phrases';

/** Bare numbers that somebody asks or offers for a thing. */

const italianPrice: Rule = {
  before: before('(?:ri)?(?:comprat|vendut|pres)[oaie] a'),
  after: onward,
  digits: 3,
  year: true,
  reason: 'a price',
};
/** "hij vraagt 6500 voor de golf, ik bood 5800" */
const bidding: Rule = {
  before: before(
    oneLine`
      (?:i|we|he|she|they)(?:['’]ve)? offered|(?:j['’]ai|on a|il a|elle a) proposé|je propose
      |(?:le |les |nos )?ofrec(?:í|ió|imos|en|e)|(?:ho|ha|hanno|abbiamo) offerto|bood|boden|ofereci|ofereceu
      |oferecemos|bjöd|(?:za)?oferował\p{L}{1,2}|zaproponował\p{L}{1,2}
    `,
  ),
  after: onward,
  digits: 3,
  year: true,
  reason: 'what somebody offers',
};
const asking: Rule = {
  before: before(
    oneLine`
      (?:i|he|she|they|we|who|guy|seller) (?:wants?|asks?)|(?:is|are|am|^)? ?asking
      |(?:er|sie|ich|wir|man|typ|verkäufer) (?:will|verlangt|fordert)|demande|veut|pide|piden|quiere|chied(?:e|ono)
      |vuole|vraagt|vragen|wil|chce|żąda|quer|pede|pedem|vill ha|begär
    `,
  ),
  after: after(
    oneLine`
      for (?:the|his|her|it|a)|für (?:den|die|das|ein)\p{L}{0,2}|fürs|fürn|pour (?:la|le|l['’]|sa|son|une?)
      |por (?:el|la|su)|per (?:la|il|l['’])|voor (?:de|het|zijn|haar|een)|za(?! \d)|pel[oa]|för \p{L}{2,14}[nt]
    `,
  ),
  digits: 3,
  reason: 'what somebody asks for it',
};
const turkishDeal: Rule = {
  before: /(?:^|[\p{L},;:.] )$/u,
  after: new RegExp(
    oneLine`
      ^(?: (?:TL|lira))?(?: (?:
          istiyor|istedi(?:ler)?|teklif etti(?:m|k|ler)?|verdi[mk]|ödedi[mk]|ödüyor(?:um|uz)|harcadı[mk]|yatırdı[mk]
          |kazandı[mk]|kazanıyorum|kaybetti[mk]|biriktir(?:di[mk]|iyor(?:um|uz))|alıyor(?:um|uz)?|geç(?:iyor|ti)
          |yat(?:tı|ıyor)|borç (?:ver|al|iste)\p{L}{1,6}|borcu(?:m|muz)(?: var)?|gönderdi[mk]|çekti[mk]|kaptırdı[mk]
          |borc(?:um|u)|tuttu|kira ver\p{L}{1,7}|nafaka|harçlık|kapora|peşinat|avans
        )| kal(?:ıyor|dı)(?= ?$|[.,!]))(?!\p{L})
    `,
    'iu',
  ),
  digits: 3,
  reason: 'what was paid or owed',
};
/** What is sold for it, in the case of its price: "5000'e sattım". */
const turkishPrice: Rule = {
  before: /(?:^|[\p{L}.,;:!?\n] ?)$/u,
  after: /^['’]?(?:y?[ea]) (?:satt|ald|kirala|kapatt|anlaşt|verdi|bıraktı)\p{L}{0,4}(?!\p{L})/iu,
  digits: 3,
  reason: 'a price',
};

export const offered: readonly Rule[] = [bidding, asking, turkishDeal, turkishPrice, italianPrice];
