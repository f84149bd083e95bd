import { claims } from '../detect/structured/claims';

/** What keys of records name, in other languages, joined words, arrays and one object in another. */

claims('MONEY', {
  found: [
    '{"versicherter":{"alter":52},"vertrag":{"monatsbeitrag":⟦412.80⟧}}',
    '{"salarie":{"salaireBrut":⟦2950⟧}}',
    '{"cliente":{"redditoAnnuo":⟦31200⟧}}',
    '{"werknemer":{"brutoSalaris":⟦3850⟧}}',
    '{"anställd":{"månadslön":⟦41000⟧}}',
    '{"calisan":{"maas":⟦45000⟧}}',
    '{"rent":{"amount":⟦1450⟧,"currency":"EUR"}}',
    '{"user":{"income":{"gross":⟦52000⟧,"net":⟦38400⟧}}}',
    'employee:\n  salary:\n    gross: ⟦61200⟧',
    'net_worth: ⟦340000⟧',
  ],
  harmless: [
    '{"recipe":{"amount":500,"unit":"g"}}',
    '{"averageSalary":52000}',
    '{"salaryId":52000,"income_level":120}',
    '{"product":{"price":{"amount":1200}}}',
    '{"pay_date":"20240131"}',
  ],
});

claims('AGE', {
  found: [
    '{"patient":{"ageYears":⟦46⟧}}',
    '{"cliente":{"eta":⟦47⟧}}',
    '{"calisan":{"yas":⟦39⟧}}',
    '{"anställd":{"ålder":⟦42⟧}}',
    '{"kids":{"ages":[⟦9⟧, ⟦6⟧, ⟦4⟧]}}',
  ],
  harmless: ['{"cache":{"maxAge":36}}', '{"retirementAge":67,"ageLimit":18}', '{"session_age":30}', '{"ageGroup":25}'],
});

claims('COUNT', {
  found: [
    '{"foyer":{"nbEnfants":⟦3⟧}}',
    '{"gezin":{"aantalKinderen":⟦2⟧}}',
    '{"cocukSayisi":⟦2⟧}',
    '{"子供の数":⟦2⟧}',
    '{"kids":{"count":⟦3⟧}}',
  ],
  harmless: ['{"kidsMenu":4}', '{"items":{"count":3}}'],
});

claims('BODY_MEASURE', { found: ['{"weight":{"value":⟦81⟧,"unit":"kg"}}'], harmless: ['{"length":{"value":81}}'] });
