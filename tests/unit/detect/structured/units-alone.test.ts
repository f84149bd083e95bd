import { claims } from './claims';

/** A unit of what is found in blood, beside somebody, their blood or their results: what was measured need not be named. */
claims('LAB_VALUE', {
  found: [
    'The levels came back as ⟦0.6 mmol/L⟧ on 4/12 and ⟦1.1 mmol/L⟧ in June.',
    'Bloods: ⟦38 ng/mL⟧ in May, then ⟦61 ng/mL⟧.',
    'Der Spiegel lag bei ⟦0,6 mmol/l⟧, zwei Wochen später bei ⟦1,1 mmol/l⟧.',
    'Mein letzter Laborbefund ergab ⟦38 µg/l⟧.',
    'Le dosage était à ⟦38 µg/L⟧ lundi et à ⟦61 µg/L⟧ jeudi.',
    'Los niveles fueron de ⟦0,6 mmol/L⟧ en abril y ⟦1,1 mmol/L⟧ en junio.',
    'Gli esami dicono ⟦38 pg/ml⟧, il mese prima ⟦61 pg/ml⟧.',
    'De uitslag was ⟦38 nmol/l⟧, een maand eerder ⟦61 nmol/l⟧.',
    'Poziom wynosił ⟦0,6 mmol/l⟧, potem ⟦1,1 mmol/l⟧.',
  ],
  harmless: [
    'Our titration levels were 0.6 mmol/L of NaOH and then 1.1 mmol/L.',
    'The pond had nitrate levels of 38 µg/L in May. We measured 61 µg/L in June.',
    'I need the brine recipe at 26 g/dL, my last one was 20 g/dL.',
    'Unser Leitungswasser: die Werte liegen bei 2,5 mmol/l.',
    'Mon aquarium : les analyses donnent 38 µg/L.',
    'Levels above 1.5 mmol/L are toxic, below 0.4 mmol/L it does not work.',
    'What are normal levels? I read 30 ng/mL somewhere, normal being 20 ng/mL.',
  ],
});
