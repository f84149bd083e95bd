import { oneLine } from '../../../patterns/one-line';

/** Too old, too young, too late: of whom the number tells. */

/** "Is 29 too old to", "zu alt mit 45", "40, c'est trop tard" */
export const tooOld = new RegExp(
  oneLine`
    ^,? (?:is |ist |c['’]est |es |è )?(?:
      too (?:old|young|late|early)|zu (?:alt|jung|spät|früh)|trop (?:vieux|vieille|jeune|tard|tôt)
      |(?:demasiado|muy) (?:mayor|viej[oa]|joven|tarde)|troppo (?:vecchi[oa]|giovane|tardi)|te (?:oud|jong|laat)
      |za (?:star[yae]|młod[yae]|późno)|velh[oa] demais|tarde demais|för (?:gammal|ung|sent)
    )(?!\p{L})
  `,
  'iu',
);
export const tooAged = new RegExp(
  oneLine`
    ^,? (?:is |ist |c['’]est |es |è )?(?:
      too (?:old|young)|zu (?:alt|jung)|trop (?:vieux|vieille|jeune)|(?:demasiado|muy) (?:mayor|viej[oa]|joven)
      |troppo (?:vecchi[oa]|giovane)|te (?:oud|jong)|za (?:star[yae]|młod[yae])|velh[oa] demais|för (?:gammal|ung)
    )(?!\p{L})
  `,
  'iu',
);
