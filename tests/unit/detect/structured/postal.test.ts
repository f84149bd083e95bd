import { claims } from './claims';

claims('POSTAL_CODE', {
  found: [
    'Ma sœur est à ⟦L-2338⟧ Luxembourg.',
    'Wir wohnen in ⟦L-4004⟧ Esch-sur-Alzette.',
    'Ich wohne in ⟦D-10115⟧ Berlin.',
    'Moro em São Paulo - SP, ⟦01310-100⟧.',
    'Moro em Campinas/SP, ⟦13010-001⟧, Brasil',
    'belo horizonte - MG, CEP ⟦30240-010⟧',
    'Natal – RN ⟦59012-300⟧',
    '{"street": "x", "zip": "⟦28801⟧"}',
    '{"zip": ⟦28801⟧, "n": 1}',
    'We are at ⟦D02 XR91⟧ in Dublin.',
    'Eircode: ⟦T12 K8AF⟧',
    'billing_postcode=⟦SW1A 2AA⟧',
    'My zip code is ⟦97204⟧.',
    'PLZ: ⟦10115⟧',
    'Meine Postleitzahl ist ⟦80331⟧.',
    'Code postal : ⟦69003⟧',
    'Mi código postal es ⟦28013⟧.',
    'CEP: ⟦01310-100⟧',
    'Kod pocztowy ⟦00-950⟧',
    'Postnummer ⟦113 30⟧',
    'Postcode: ⟦1012 AB⟧',
    'name,plz\nA,⟦04109⟧\nB,⟦20095⟧',
    '邮编：⟦100080⟧',
  ],
  harmless: [
    'the model L-2338 lens',
    'order XY - AB, 01310-1000',
    'SP, 01310-100x',
    'Unzip 28801 files.',
    'The zip has 20480 bytes.',
    'D02 ABCD is not a code.',
    'Model A45 X123 is sold out.',
    'A zip file of 12000 kB.',
    'I have 10115 points.',
    'Use code D02 at checkout.',
    'See figure C12 1234.',
    'gzip -9 12345',
    'The cap is 5000 requests.',
  ],
});

claims('POSTAL_CODE', {
  found: [
    'On part de Nantes (⟦44000⟧) demain.',
    'J’habite à Toulouse (⟦31400⟧), ma sœur à Brest.',
    'Vive en San Sebastián (⟦20012⟧).',
    'Mora em Coimbra (⟦3000-213⟧).',
  ],
  harmless: [
    'The Model (44000) sold well.',
    'Berlin (45000), Hamburg (30000) Zuschauer',
    'In Rome (20000 people) it rained.',
  ],
});

claims('POSTAL_CODE', {
  found: [
    'imię;kod;miasto\nOla;⟦31-072⟧;Kraków\nIgor;⟦80-244⟧;Gdańsk',
    '{"kod": "⟦50-366⟧"}',
    'kod_pocztowy;miasto\n⟦02-481⟧;Warszawa\n⟦61-728⟧;Poznań',
    '{"kodpocztowy": "⟦90-001⟧"}',
    'nome,cep\nRita,⟦04538132⟧\nCaio,⟦80010010⟧',
    '{"cep": ⟦22041001⟧}',
    'cep_entrega: ⟦30130003⟧',
    '{"codpostal": "⟦41004⟧"}',
    'plz_ort: ⟦50667⟧',
  ],
  harmless: [
    '{"kod": "4711"}',
    'kod: 12-34',
    'kod: 00123-45',
    '{"codigo": "04538132"}',
    '{"sms_kod": "481022"}',
    'cepas: 12345678',
    'accept: 12345678',
    'kod rabatowy: 31-072',
  ],
});
