import { claims } from './claims';

claims('LAB_VALUE', {
  found: [
    'Glucose before lunch ⟦104 mg/dL⟧, bedtime ⟦141 mg/dL⟧',
    'fasting ⟦99⟧, after dinner ⟦162 mg/dL⟧',
    'glicemia a digiuno ⟦99 mg/dl⟧, dopo pranzo ⟦140 mg/dl⟧',
    'nuchter ⟦6,1 mmol/l⟧, na het eten ⟦9,4 mmol/l⟧',
    'glucemia en ayunas ⟦110 mg/dL⟧ y ⟦160 mg/dL⟧ tras comer',
    'Ejektionsfraktion ⟦42 %⟧, Quick ⟦74 %⟧',
    'Hämatokrit ⟦41 %⟧, Eosinophile ⟦3 %⟧',
    'hematokrit %⟦39⟧, lenfosit %⟦33⟧',
    'his oxygen was ⟦93%⟧ on exertion',
    'saturacja ⟦93%⟧',
    'LDL⟦96mg/dL⟧、中性脂肪⟦140mg/dL⟧、AST⟦31U/L⟧',
  ],
  harmless: [
    'fasting for 16 hours, lunch at 2',
    '12 mmol/L NaCl buffer',
    'The air holds oxygen 21% and nitrogen 78%.',
    'Quick 50% off sale',
    'quick 50% off',
    'EF Core 8 and EF 6',
    'normal fasting glucose is below 100 mg/dL',
    'Before lunch 3 people left.',
  ],
});

claims('BODY_MEASURE', {
  found: ['dose 12 mg/kg/day, weight ⟦18.4 kg⟧', 'Dosierung 15 mg/kg, Gewicht ⟦9,6 kg⟧'],
  harmless: ['dose of the paint, parcel weight 12 kg', 'weight 4.2 kg, two pieces'],
});
