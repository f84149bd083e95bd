import { oneLine } from '../../../patterns/one-line';

/** How what stands behind an age goes on. */

export const closed = /^(?:,(?= )(?! \d)|\.?(?=\s*$|\n))/u;
export const clauseEnds = new RegExp(
  oneLine`
    ^(?:
      $|[.,;!?)\n](?!\d)
      | (?:
        with|who|that|and|but|from|in|has|was|is|can(?:['’]t|not)?|could(?:n['’]t)?|should(?:n['’]t)?|would(?:n['’]t)?
        |must(?:n['’]t)?|may|might|does(?:n['’]t)?|did(?:n['’]t)?|needs|wants|und|der|die|das|hat|ist|will|kann|aus|et
        |qui|a|est|ne|veut|refuse|y|que|con|no|tiene|quiere|e|che|con|non|ha|vuole|en|wil|heeft|kan|gaat|die|uit|met|i
        |który|która|chce|ma|nie|z|não|tem|quer|och|som|vill|har|inte|från
      )(?!\p{L})
    )
  `,
  'u',
);
