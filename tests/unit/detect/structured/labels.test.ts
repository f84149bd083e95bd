import { describe, expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import type { LabelLanguage } from '../../../../main/engine/privacy/detect/recognisers/labels/words';
import type { EntityType } from '../../../../shared/domain';
import { claims } from './claims';

/** What every language calls a kind of number, in short forms and cases as people write them. */
const said: Readonly<Partial<Record<EntityType, Readonly<Record<LabelLanguage, string>>>>> = {
  BANK_ACCOUNT: {
    en: 'acct no 66120983 at the credit union',
    de: 'kto 66120983 bei der Sparkasse',
    fr: 'mon compte n° 66120983012',
    es: 'cta. cte. 66120983012 del banco',
    it: 'C/C n. 66120983 in filiale',
    nl: 'rek.nr. 66120983 bij de bank',
    pl: 'nr rachunku 66120983 w banku',
    pt: 'conta corrente 66120983 no banco',
    sv: 'kontonr 66120983 i banken',
    tr: 'hesap no 66120983 bankada',
    zh: '请打到账号66120983谢谢',
    ja: '振込先は口座番号66120983です',
  },
  INSURANCE_NUMBER: {
    en: 'my policy no is KX-881204',
    de: 'Schein 71-208.551-K der Versicherung',
    fr: 'contrat d’assurance n° 88120447',
    es: 'poliza num. HG-8812044',
    it: 'polizza n. 88120447/2',
    nl: 'polisnr 88120447',
    pl: 'nr polisy 88120447',
    pt: 'apólice 88120447-1',
    sv: 'försäkringsnr 88120447',
    tr: 'poliçe no 88120447',
    zh: '保单号PDZA20241187',
    ja: '証券番号は88120447です',
  },
  MEDICAL_RECORD: {
    en: 'hosp no RX2281940 on the letter',
    de: 'Pat.-Nr. 2281940 im Brief',
    fr: 'IPP 2281940 du patient',
    es: 'historia clinica 2281940',
    it: 'cartella clinica n. 2281940',
    nl: 'patiëntnr 2281940',
    pl: 'nr pacjenta 2281940',
    pt: 'prontuário 2281940',
    sv: 'journalnr 2281940',
    tr: 'protokol numaram 2281940',
    zh: '住院号2281940的病人',
    ja: '診察券番号2281940です',
  },
  PASSPORT: {
    en: 'my passport runs out soon, no. 551120984',
    de: 'Mein Pass läuft ab, Nr. C0J4T71RK',
    fr: 'mon passeport expire en mai, n° 19CV66120',
    es: 'MI PASAPORTE VENCE YA, NUMERO PAB551209',
    it: 'il passaporto scade, numero YB5512098',
    nl: 'mijn paspoort verloopt, nr NX55120R8',
    pl: 'mój paszport nr EH5512098',
    pt: 'passaporte vencido, n.º FZ551209',
    sv: 'passet går ut, nr 55120984',
    tr: 'pasaport no U55120984',
    zh: '护照号EJ5512098',
    ja: 'パスポート番号はTZ5512098です',
  },
  DRIVER_LICENSE: {
    en: "the driver's license of Vera Stone is K7710294",
    de: 'Führerscheinnr. B072RRE2I55',
    fr: 'permis de conduire 881092100467',
    es: 'licencia de manejo 88109210046',
    it: 'patente U1D88109L',
    nl: 'rijbewijsnr 5512098441',
    pl: 'prawo jazdy nr 55120984411',
    pt: 'CNH 05512098441',
    sv: 'körkortsnr 5512098441',
    tr: 'ehliyet no 551209',
    zh: '驾照号551209844112',
    ja: '免許証番号は305512098441です',
  },
  LICENSE_PLATE: {
    en: 'her tag is RWT-3381, SC',
    de: 'kfz HH-TR 882 steht im Hof',
    fr: 'immat. AB-318-CE au garage',
    es: 'matricula 4471 KLM del taller',
    it: 'targa FD 318 KL in divieto',
    nl: 'kenteken 4-SVT-88 gestolen',
    pl: 'nr rej. WX 8812K na parkingu',
    pt: 'placa BRA2E19 multada',
    sv: 'regnr ABD 88E på gatan',
    tr: '34 ABD 124 plakalı araç',
    zh: '车牌沪B·3K92L被拍',
    ja: 'ナンバーは品川 300 あ 12-34です',
  },
  VIN: Object.fromEntries(
    Object.entries({
      en: 'VIN no',
      de: 'Fahrgestellnr.',
      fr: 'n° de châssis',
      es: 'bastidor',
      it: 'telaio',
      nl: 'chassisnummer',
      pl: 'nr nadwozia',
      pt: 'chassi',
      sv: 'chassinr',
      tr: 'şasi no',
      zh: '车架号',
      ja: '車台番号は',
    }).map(([language, label]) => [language, `${label} WVWZZZ1JZ3W386751`]),
  ) as Record<LabelLanguage, string>,
  POSTAL_CODE: {
    en: 'Zip 28801',
    de: 'plz 04109',
    fr: 'code postal 69003',
    es: 'codigo postal 28013',
    it: 'codice postale 20121',
    nl: 'postcode 1012 AB',
    pl: 'kod pocztowy 00-950',
    pt: 'cep 01310-100',
    sv: 'postnr 113 30',
    tr: 'posta kodu 34730',
    zh: '邮编100080',
    ja: '郵便番号は〒151-0043です',
  },
  ID_NUMBER: {
    en: 'parcel no 88120447',
    de: 'Sendungsnr. 88120447',
    fr: 'colis n° 88120447',
    es: 'orden QX-88120-T retrasada',
    it: 'spedizione n. 88120447',
    nl: 'pakket nr 88120447',
    pl: 'nr przesyłki 88120447',
    pt: 'protocolo 88120447',
    sv: 'ärendenr 88120447',
    tr: 'sipariş no 88120447',
    zh: '快递单号SF2039284756699到了',
    ja: '社員番号B-3381の件',
  },
  PHONE_NUMBER: {
    en: 'ph 0161 496 0018',
    de: 'Handynr. 0171 5512098',
    fr: 'portable 06 55 12 09 84',
    es: 'movil: 655 120 984',
    it: 'cell. 335 551 2098',
    nl: 'gsm 06 55120984',
    pl: 'kom. 655 120 984',
    pt: 'telemóvel 912 345 678',
    sv: 'mobil 070-551 20 98',
    tr: 'cep 0532 551 20 98',
    zh: '手机号码13822334455',
    ja: '携帯は080-6612-3390です',
  },
  USER_NAME: {
    en: 'discord raven#5571',
    de: 'mein Benutzername ist lea_k88',
    fr: 'mon pseudo est nono_88',
    es: 'mi usuario es pepa_88',
    it: 'nome utente: gigi_88',
    nl: 'gebruikersnaam: sanne_88',
    pl: 'login: kasia_88',
    pt: 'nome de usuário: bia_88',
    sv: 'användarnamn: elsa_88',
    tr: 'kullanıcı adım: ayse_88',
    zh: '加我微信lily_2004',
    ja: 'ユーザー名はhana_88です',
  },
};

const foundOf = (type: EntityType, text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter((span) => span.type === type)
    .map(({ start, end }) => text.slice(start, end));

const digitsOf = (text: string): string => text.replace(/\D/g, '');

describe.each(Object.entries(said) as [EntityType, Record<LabelLanguage, string>][])(
  '%s by its names',
  (type, texts) => {
    test.each(Object.entries(texts))('in %s: %s', (_, text) => {
      expect(foundOf(type, text).map(digitsOf)).toEqual([digitsOf(text)]);
    });
  },
);

claims('SECRET', {
  found: [
    'The security word is ⟦pineapple⟧.',
    'Das Codewort lautet ⟦Murmeltier⟧.',
    'La palabra de seguridad es ⟦membrillo⟧.',
    '密码⟦Hunter2!x⟧别告诉别人',
    '验证码⟦483920⟧请勿转发',
    '暗証番号は⟦4471⟧です',
    'doğrulama kodu ⟦483920⟧',
  ],
  harmless: [
    'The security word is required.',
    'A code word is a term in cryptography.',
    '密码学是一门学科',
    'The safe word for this is not clear yet.',
  ],
});

claims('NATIONAL_ID', {
  found: ['DNI ⟦28.441.902⟧', 'NSS ⟦22937485512⟧', 'NIT ⟦7712045-3⟧', '{"nit":"⟦6612094-1⟧"}'],
  harmless: ['tribunal, RG n° 22/05517', 'A nit is a unit of luminance: 7712 cd.', 'He ran 12000 miles.'],
});

claims('CA_SIN', { found: ["My SIN isn't needed? (⟦046 454 286⟧)"], harmless: ['A sin? (12 of them)'] });

claims('ID_NUMBER', {
  found: [
    'IMEI ⟦356938035643809⟧',
    'my SSN ending ⟦5571⟧',
    '尾号⟦5571⟧的卡',
    'tribunal, RG n° ⟦22/05517⟧',
    '受付番号⟦88-2041⟧',
  ],
  harmless: [
    'ページ番号120',
    '第12号房间',
    '问题编号的含义',
    'SSN in 2024 is still nine digits.',
    'Orden 66 is a film scene.',
  ],
});

claims('INSURANCE_NUMBER', {
  found: ['cartão SUS ⟦898 0012 3456 7890⟧'],
  harmless: ['The police said 12 people came.', 'Our policy of 2024 changed.', 'Ein Schein zu 50 Euro.'],
});

claims('ID_NUMBER', {
  found: [
    'Expte. ⟦IMV-41-088213⟧. Resume en tres líneas.',
    'Vorg. ⟦88120/24⟧ liegt noch beim Amt',
    'Dein Paket vom Montag mit der Nummer ⟦B-559201⟧ ist unterwegs.',
    'Der Antrag unter der Nummer ⟦5592018⟧ fehlt',
    'Le dossier avec le numéro ⟦F-220417⟧',
    'El paquete con el número ⟦T-338190⟧',
    'Moja paczka o numerze ⟦W-448120⟧ nie dotarła.',
    'A encomenda com o número ⟦E-330918⟧',
    '⟦B-559201⟧ numaralı paketim gelmedi.',
    'J’ai porté plainte, PV n° ⟦01884/2024⟧.',
    'Anzeige, Vorgang Nr. ⟦02884/2024⟧.',
    'Police report no. ⟦04417/2024⟧, my bike is gone.',
    'Denuncia n.º ⟦01184/2025⟧ por el robo',
    'Proces-verbaal nr. ⟦02210/2024⟧ van de politie',
  ],
  harmless: [
    '34 numaralı otobüs kaç dakikada geliyor?',
    'Nimm den Bus mit der Nummer 148.',
    'Das Haus mit der Nummer 1204',
    'The song with the number 3.',
    'Tel. 01884/202431',
  ],
});

claims('INSURANCE_NUMBER', {
  found: [
    '{"kv_nr": "⟦T118204738⟧", "diagnosen": ["I10"]}',
    '{"versicherten_nr": "⟦M998817263⟧"}',
    'no_adherent=⟦88120934⟧',
    'numero_poliza: ⟦AX-991204⟧',
    'assurée à la Mutuelle des Alpages, contrat ⟦MA-5529017⟧',
    'Versicherung Nordstern, Vertrag ⟦HV-8829013⟧',
    'asegurado Luis Prieto, contrato ⟦MP-9912034⟧',
    'Insurance: Aetna ⟦W2207 18834⟧. Member since 2019.',
    'Insurance: Blue Harbor ⟦U88 120 447⟧, group 12',
    'Krankenkasse: Nordia ⟦M-884712039⟧',
    'Ubezpieczenie: Warta ⟦7788120934⟧',
  ],
  harmless: [
    'The police report is 4417201 pages long.',
    'contrat MA-5529017 du fournisseur de gaz',
    'Insurance: Aetna 2019, then none.',
    'Insurance companies paid 120000 claims.',
  ],
});

claims('PASSPORT', {
  found: ['Mi pasaporte es ⟦G28471930⟧ y mi caso sigue abierto.', 'il passaporto ⟦YB1234567⟧ e la patente'],
  harmless: ['my passport and 3 bags'],
});

claims('FR_NIR', {
  found: [
    'n° de sécurité sociale ⟦2 67 03 33 386 711 213⟧, demande la prise en charge',
    'Mon numéro de sécu : ⟦1 85 02 75 116 004 99⟧',
    'N° SS : ⟦2 67 03 33 386 711⟧',
  ],
  harmless: ['La sécurité sociale a versé 1 200 000 euros.', 'La sécurité sociale a 12000000 assurés'],
});

claims('NATIONAL_ID', {
  found: [
    'I, Grace Wanjiru Kamau, ID No. ⟦28841907⟧, of P.O. Box 512, do state',
    'Peter Njoroge (ID number ⟦30188273⟧) swears that',
    'número de la seguridad social ⟦28 1234567 89 0⟧',
  ],
  harmless: ['order ID No. 28841907', 'Grace period ID No. 28841907'],
});

claims('IN_AADHAAR', { found: ['Aadhaar ⟦1234 5678 901⟧'], harmless: ['Aadhaar 12345678 people have it'] });
claims('CA_SIN', { found: ['SIN ⟦123 456 78⟧'], harmless: ['SIN 12.05.1985'] });
claims('ES_NIE', { found: ['mi NIE es ⟦X123456L⟧'], harmless: ['mi NIE es español'] });

claims('NATIONAL_ID', {
  found: ["TCKN'm ⟦18244501736⟧, SGK'da kayıtlı", 'C.C. ⟦43.118.207⟧ de Cali', 'clave de elector ⟦GMZRLS84051409M100⟧'],
  harmless: ['c.c. 500 del motor', 'elector de 2018'],
});
claims('ID_NUMBER', {
  found: ['BG-Nr. ⟦61704BG0120338⟧, Zimmer 2', 'dnr ⟦2024/1182-3⟧', 'diarienr ⟦4412/2024⟧'],
  harmless: ['S-Bahn Nr. 7', 'Tel-Nr. fehlt'],
});
claims('INSURANCE_NUMBER', {
  found: ['Polisnr. Interpolis: ⟦8812.440.921⟧', 'Policy number Zurich: ⟦ZX-4412093⟧'],
  harmless: ['Policy on Mondays: 8812440921 visitors'],
});
claims('LICENSE_PLATE', {
  found: ['bilnr. ⟦BS 40771⟧', 'Rek.nro ⟦ABC-123⟧', 'reg. oznaka ⟦ZG 1234-AB⟧', 'numărul mașinii ⟦B 12 XYZ⟧'],
  harmless: ['bilen nr 4 i kön'],
});
claims('USER_NAME', {
  found: [
    'psql -U ⟦hgoncalves⟧ -h db1',
    'curl -u ⟦rsantos⟧:pw123 https://x.test',
    'Alias de pago: ⟦sol.cactus.tren⟧',
    'find me @ ⟦rosies.tiny.oven⟧',
    'FIND me @ ⟦Rosies.Tiny.Oven⟧',
    'ALIAS CBU: ⟦SOL.CACTUS.TREN⟧',
    'mi alias es ⟦sol.cactus.tren⟧',
    'psql -h db1 -U ⟦hgoncalves⟧',
    'mysql -u⟦hgoncalves⟧ -p shop',
    'sudo -u ⟦hgoncalves⟧ ls',
    'ssh -l ⟦hgoncalves⟧ host',
    'mosquitto_sub -u ⟦hgoncalves⟧ -t x',
    'svn co --username ⟦hgoncalves⟧ http://x.test',
  ],
  harmless: [
    'psql -U postgres',
    'find us @ www.example.com',
    'sudo -u root ls',
    'sort -u names.txt',
    'wget -U Mozilla http://example.com',
    'svn status -u src',
    'redis-cli -u redis://localhost',
    'psql -u report',
    'alias foo.bar for the module path',
    'find me @ blue.green.red',
  ],
});
claims('BANK_ACCOUNT', {
  found: ['pay into Zenith ⟦2004471187⟧', 'please transfer it to Access Bank ⟦0044718812⟧'],
  harmless: ['send it to Paris 75011', 'paid to 20044711 people'],
});

claims('LICENSE_PLATE', {
  found: [
    "targa dell'altro ⟦EL 771 WB⟧",
    'la targa del vicino ⟦FZ 318 RB⟧',
    'автомобіль ⟦АА 7712 ІО⟧ стоїть на газоні',
    'авто ⟦ВС 9917 АР⟧',
    'Kontrollschild ⟦BE 204 881⟧, Halter Ueli',
    'auto ⟦BV-09-KLM⟧ parcata la mine',
    'rej. ⟦WA 3F771⟧ stoi pod blokiem',
    '차량 ⟦312다 8841⟧',
  ],
  harmless: ['ВС 9917 человек', 'auto 2024', 'la targa del vicino nuovo'],
});

claims('NATIONAL_ID', {
  found: [
    'OP č. ⟦208811734⟧',
    'szig. ⟦771204KA⟧ lejárt',
    'UAN ⟦1009-2287-3316⟧',
    'BVN ⟦22177193044⟧',
    'C.I. ⟦AX7719204⟧, rilasciata a Lecce',
  ],
  harmless: ['op 12 mei', 'C.I. 2024'],
});

claims('ID_NUMBER', {
  found: [
    'Vertragskonto ⟦3007 1182 45⟧, Strom gesperrt',
    'DHL Sendung ⟦00340434199920881736⟧ weg',
    'auth # ⟦A-2210998⟧ for the MRI',
  ],
  harmless: ['Sendung mit 300 Gästen'],
});

claims('INSURANCE_NUMBER', {
  found: ['póliza Adeslas ⟦AD-7719203-4⟧ caducada'],
  harmless: ['póliza Adeslas 2024'],
});

claims('USER_NAME', {
  found: ['User ⟦pale_otter⟧ failed to log in', 'Login ⟦admin_nowak⟧ is locked'],
  harmless: ['User is_admin(x)', 'User admin failed'],
});

claims('SECRET', {
  found: ['mdp wifi : ⟦Tartiflette_19!⟧', 'alarme ⟦3381⟧', 'gate keypad ⟦9912#⟧', 'ww ⟦Stroopwafel&77⟧ voor de router'],
  harmless: ['alarme 2024', 'alarme à 7 heures'],
});

claims('PHONE_NUMBER', {
  found: ['línea ⟦622 771 035⟧ dada de baja', 'tlm ⟦963 220 118⟧', 'Bizum ⟦611 20 33 18⟧', 'MB Way ⟦912 118 330⟧'],
  harmless: ['línea 12', 'Bizum 50'],
});

claims('BANK_ACCOUNT', { found: ['국민은행 ⟦771204-01-338812⟧'], harmless: ['국민은행 3층'] });

claims('COORDINATES', {
  found: ['her house: ⟦51.4412, -0.9871⟧'],
  harmless: ['house: 1.25, 2.40', 'weights: 51.4412, -0.9871'],
});
