import { claims } from './claims';

claims('ID_NUMBER', {
  found: [
    'Till Nacka tingsrätt. Mål ⟦T 4471-24⟧.',
    'laptop asset ⟦LT-009832⟧ is slow',
    'my PNC is ⟦04/118823K⟧, he said',
    'compte cotisant ⟦237 0001284416⟧ en retard',
    '{"pupil": {"surname": "x", "upn": "⟦K330208219014⟧"}}',
    'On me réclame 1 312 € (réf. ⟦TP-2024-00871⟧).',
    '{"customerId": "⟦C-88213907⟧", "name": null}',
    '{"cliente": {"numero": "⟦C-2093-11⟧"}, "pedido_id": "⟦P-77120⟧"}',
    '{"user": {"id": ⟦88213907⟧}}',
    'Rechnung ⟦RE 2025-0331⟧ liegt bei',
    'Zweck ⟦RG 2024-1180⟧, bitte zahlen',
    'Kdnr. ⟦88120-114⟧',
    'Kd.-Nr. ⟦8812011⟧',
    'Ihr Bescheid ⟦ALG-2025/4471⟧ liegt vor',
    'fra. ⟦C/2207⟧ por la reforma',
    'rif. fatt. ⟦331/A⟧ del fornitore',
    'fact. ⟦2025/0118⟧',
    'la raccomandata ⟦RR473124829GB⟧',
    'paquete ⟦CX 473 124 829 ES⟧',
    'Case No. ⟦2:23-cv-00412-JRS⟧ was sealed.',
    'Account ⟦DOD 4481290⟧',
    'Account ⟦DOA 4481290⟧',
    'Invoice(⟦4711223⟧) was paid late',
    'Jugendamt-Az. ⟦51.3-S-2207/19⟧, Frau Kreuzer',
    'Polizei-Gz. ⟦4471-2207/25⟧ liegt vor',
    'invoice (⟦4711223⟧), due in May',
  ],
  harmless: [
    'my IQ is 1320000, of course',
    '{"items": [{"sku": "K330208219014"}]}',
    '{"statusCode": 4041, "versionId": "20391", "productId": "B07-99812"}',
    '{"orderId": 12, "customerId": null}',
    'the model AB473124828GB fails the check',
    'Regulation EU-2016/679 and ISO-2015/9001',
    'CVE-2024/12345 is fixed',
    'fra 12 til 14 i dag',
    'Wir sind um 2:23 da.',
    'assert round(mortgage(250000, 0.045, 30), 2) == 1266.71',
    'so payment(180000, 12) should raise',
    'In fact. 12/2025 was calm.',
  ],
});

claims('NATIONAL_ID', {
  found: ['Meu RG é ⟦27.433.118-5⟧.'],
  harmless: ['RG 2024-1180 ist offen.'],
});

claims('MEDICAL_RECORD', { found: ['patient: DOB 04/17/1986, MRN ⟦00482913⟧'], harmless: ['patient: DOA 04/17/2024'] });
claims('ID_NUMBER', {
  found: ['Account: ⟦DOD 4481290⟧'],
  harmless: ['account: DOB 04/17/1986', 'patient: DOB 04/17/1986'],
});

claims('UK_NHS', {
  found: ['NHS has ⟦1234567⟧', 'NHS has ⟦1234567⟧ for me.'],
  harmless: ['NHS has 1234567 staff', 'The NHS has 1234567 personnel.', 'NHS has 1234567 patients'],
});

claims('ID_NUMBER', {
  found: [
    'My phone is an old Nokia, IMEI ⟦353912108765432⟧, stolen.',
    'mon portable, numéro de série ⟦40021188345⟧',
    'Handy-Seriennummer ⟦40021188345⟧',
    '| Member | Key fob |\n|---|---|\n| Lea | ⟦00418822⟧ |\n| Omar | ⟦00418830⟧ |',
    'order ⟦4471902⟧ and ⟦4471988⟧, customer no. ⟦88120⟧, ⟦90417⟧ and ⟦91003⟧',
    'titular de la pensión n.º ⟦20418866⟧ y expediente sancionador n.º ⟦88120417⟧',
    'titolare della pensione cat. SO n. ⟦30551288⟧',
    'processo n.º ⟦118820417⟧ ; dossier de sinistre n° ⟦55120877⟧',
    'Steuernummer ⟦21/815/08150⟧',
  ],
  harmless: [
    'legge n. 104/1992, d.lgs. n. 196/2003, pagina n. 120000',
    'chapters 10023 and 10044; between 25000 and 30000 people',
  ],
});

claims('ID_NUMBER', {
  found: [
    'kundnr;belopp\n⟦60217⟧;745\n⟦60218⟧;1310',
    'medlemsnr,namn\n⟦5512⟧,Ebba\n⟦5513⟧,Nils',
    'kundenr\tbeløb\n⟦918204⟧\t640\n⟦918377⟧\t90',
    'klantnummer;bedrag\n⟦70031⟧;215\n⟦70044⟧;88',
    'asiakasnro;laskunro\n⟦33190⟧;⟦80412⟧\n⟦33191⟧;⟦80413⟧',
    '{"fakturanr": "⟦20417⟧"}',
    'Versicherung Nr. ⟦481⟧',
  ],
  harmless: [
    'rumsnr;platser\n204;30\n205;12',
    'telefonnr;n\n12;3\n14;2',
    'husnr;port\n1204;2\n1206;3',
    'versicherung: 240',
    'insurance: 85\nrent: 910',
    '"försäkring": 310',
    'radnr;text\n1001;ett\n1002;två',
  ],
});

claims('ID_NUMBER', {
  found: ['order number ⟦CP2000⟧'],
  harmless: ['IRS notice number CP2000', 'notice number CP14, from the IRS', 'IRS letter number LT11'],
});
