import { claims } from './claims';

claims('BANK_ACCOUNT', {
  found: [
    'Prosím převeďte 800 Kč na ⟦27-1936402857/0300⟧ do konce týdne.',
    'Peniaze pošli na ⟦2837465019/0900⟧, ďakujem',
    'č. ú. ⟦1847392605/2010⟧',
    'Číslo účtu je ⟦94-7203815/0710⟧.',
    'účet: ⟦670100-2206483751/6210⟧',
    'A pénzt ide utald: ⟦11773016-11111018-00000000⟧',
    'számlaszámom ⟦10300002-20145639⟧',
    'Minha chave pix é ⟦5e0d7b38-91c2-4f6a-a2d4-08b7c3e6f915⟧, pode mandar',
    'Pix: ⟦0c9d8e7f-1a2b-4c3d-9e4f-5a6b7c8d9e0f⟧',
    'My savings ⟦000618204933⟧, the other one is closed',
    'checking ⟦7302984416⟧ at the credit union',
    'Livret A ⟦03927715804⟧ chez ma banque',
    'Betaalrekening ⟦482019376⟧',
    'Lost my passport, BSB 062-904 account ⟦1048 2277⟧',
    'Seguro de la moto, CBU ⟦0170099220000067797370⟧',
    'Contul bancar ⟦4820193756⟧',
  ],
  harmless: [
    'Sp. zn. 1482013/2019',
    'I have 350000 in savings',
    'season 2019/2020',
    'pages 1200-1300/2010',
    'Zákon 89/2012 Sb.',
    'My pix was sent yesterday, 4 of 5',
  ],
});

claims('ROUTING_NUMBER', {
  found: [
    'Health insurance has expired, BSB ⟦083-214⟧',
    'Neuer Pass beantragt, BLZ ⟦37040044⟧',
    's/c ⟦20-45-17⟧, a/c 83920174',
    's/c: ⟦20-45-17⟧',
    'my s/c ⟦60-83-71⟧ and account 12345678',
    'sc ⟦20 45 17⟧ and a/c 83920174',
    'a/c 83920174, sc ⟦20-45-17⟧',
  ],
  harmless: ['My insurance, BSB unknown'],
});

claims('ROUTING_NUMBER', {
  found: ['conta 12345-6 ag ⟦3312⟧', 'ag ⟦3312⟧ cc 45678-9', 'Itaú, ag. ⟦3312-0⟧, c/c 45678-9'],
  harmless: ['Muster AG 3312 Stück', 'ag 3312 cc das Auto'],
});
claims('BANK_ACCOUNT', { found: ['ag 3312 cc ⟦45678-9⟧'], harmless: ['motor de 1600 cc 16v'] });
