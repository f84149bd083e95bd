import { claims } from './claims';

/** A record says what its value is under a key beside it. */

claims('LAB_VALUE', {
  found: [
    '[{"test":"ferritin","value":⟦14⟧,"unit":"ng/mL"},{"test":"TSH","value":⟦4.8⟧}]',
    '{"results":[{"analyte":"eGFR","result":⟦38⟧}]}',
    '- parameter: Kreatinin\n  wert: ⟦1,9⟧\n  einheit: mg/dl\n- parameter: HbA1c\n  wert: ⟦7,4⟧',
    '<test name="creatinine" value="⟦1.9⟧" unit="mg/dL"/>',
    '<test name="creatinine">⟦1.9⟧</test>',
    '<row><analyse>ferritine</analyse><valeur>⟦14⟧</valeur></row>',
    'badanie;wynik;jednostka\nkreatynina;⟦1,9⟧;mg/dl',
    '{"code":{"coding":[{"code":"2276-4"}],"text":"Ferritin"},"valueQuantity":{"value":⟦14⟧,"unit":"ng/mL"}}',
    '{"value":⟦14⟧,"unit":"ng/mL","name":"ferritin"}',
  ],
  harmless: [
    '[{"item":"butter","amount":200,"unit":"g"},{"item":"iron","amount":2.7}]',
    '[{"test":"ferritin","value":"pending"}]',
    '[{"test":"ferritin"},{"value":14}]',
    '{"name":"ferritin"}\n\n{"value":14}',
  ],
});

claims('BODY_MEASURE', {
  found: [
    '{"vitals":[{"vital":"weight","value":⟦81⟧,"unit":"kg"},{"vital":"height","value":⟦176⟧}]}',
    '[{"measure":"Gewicht","wert":"⟦81⟧","einheit":"kg"}]',
    '[{"mesure":"poids","valeur":⟦64⟧}]',
  ],
  harmless: ['[{"name":"timeout","value":176},{"name":"width","value":81}]'],
});

claims('DATE_OF_BIRTH', {
  found: [
    '[{"key":"dob","value":"⟦1984-03-11⟧"},{"key":"plan","value":"gold"}]',
    '{"question":"Date of birth","answer":"⟦1984-03-11⟧"}',
    '[{"campo":"fecha de nacimiento","valor":"⟦11/03/1984⟧"}]',
  ],
  harmless: ['[{"key":"released","value":"1984-03-11"}]'],
});

claims('PERSON', {
  found: [
    '[{"label":"Surname","text":"⟦Quillfeather⟧"},{"label":"Colour","text":"Green"}]',
    '<field name="lastName" value="⟦Quillfeather⟧"/><field name="colour" value="Green"/>',
    '[{"feld":"Nachname","wert":"⟦Quillfeather⟧"}]',
  ],
  harmless: [
    '{"insurer":"Aviva","policy":"gold"}',
    '{"label":"Colour","text":"Green"}',
    '[{"key":"insurer","value":"Aviva"}]',
    '{"versicherer":"Helvetia"}',
  ],
});

claims('ORGANIZATION', {
  found: [
    '{"insurer":"⟦Aviva⟧","firstName":"Otis"}',
    '{"patient":"Otis Kerr","employer":"⟦Quillfeather⟧","banque":"⟦Amelie⟧"}',
    '[{"key":"employer","value":"⟦Morgan⟧"},{"key":"surname","value":"Kerr"}]',
  ],
  harmless: ['{"firstName":"Aviva"}'],
});

claims('MONEY', {
  found: ['[{"field":"salary","value":⟦52000⟧},{"field":"grade","value":7}]'],
  harmless: ['[{"field":"width","value":52000}]'],
});
