import { claims } from './claims';

claims('LAB_VALUE', {
  found: [
    'TSH ⟦2,4 mUI/L⟧, T4L ⟦1,2 ng/dL⟧.',
    'TSH ⟦3.1 µUI/ml⟧ this morning.',
    'Leukozyten ⟦9,8 G/L⟧, Thrombozyten ⟦210 G/l⟧.',
    'Leucocytes ⟦11,2 G/L⟧, plaquettes ⟦180 G/L⟧, Hb ⟦13,1 g/dL⟧.',
    'Erythrozyten ⟦4,7 Mio/µl⟧',
    'Płytki krwi ⟦210 tys./µl⟧',
    'ALAT ⟦0,8 µkat/L⟧, ASAT ⟦0,6 µkat/L⟧',
    'HbA1c ⟦58 mmol/mol⟧ bij controle.',
    'FEV1 ⟦1,8 L⟧ (⟦62 %⟧), VC ⟦2,9 L⟧.',
    'VEMS ⟦1,9 L⟧, CVF ⟦3,2 L⟧',
    'eGFR ⟦48 mL/min⟧/1,73 m², Kreatinin ⟦132 µmol/l⟧.',
    'DFG ⟦55 ml/min⟧/1,73m2, urée ⟦9 mmol/L⟧.',
    'Troponin T ⟦34 ng/L⟧, CK ⟦210 UI/L⟧.',
    'D-Dimer ⟦0,8 mg/L FEU⟧',
    'WBC (10^9/L): ⟦7.2⟧',
    '白血球数⟦7200 /µL⟧、CRP ⟦0.3 mg/dL⟧',
  ],
  harmless: [
    'Mix 2 L of water with 5 mL/L of fertiliser.',
    'The tank holds 1.8 L and costs 12 euros.',
    'Potassium nitrate, 2 L, for the garden.',
    'The VC put 2.9 million into the firm.',
    'Normal TSH is 0.4-4.0 mUI/L.',
    'The reference range for platelets is 150-400 G/L.',
    'The concentration of the solution was 34 ng/L in the river water.',
    'The engine is a 2.9 L V6.',
    'x10^9/L is a unit of cells.',
  ],
});
