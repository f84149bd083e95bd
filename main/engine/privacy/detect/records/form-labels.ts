import { names } from '../../lists';
import { textAfter, textBefore } from '../../text/around';
import { fold } from '../../text/fold';
import { language } from '../../text/language';
import { wordSet } from '../../word-set';
import type { Found } from '../resolve';

/** Of the lines below, in their order. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'tr', 'zh', 'ja', 'ko', 'fi'];
/** Labels of forms, cards and notes, in the languages of the trained model, Korean and Finnish. */
const lines =
  `alias forename surname firstname lastname city town street postcode country phone telephone mobile cell fax mail email address subject date note notes remark remarks comment comments attachment enclosure status reference ref amount total balance account deadline priority category type department room floor order delivery payment signature contact website skills education experience hobbies languages diagnosis allergies medication occupation employer nationality gender height weight age birthday insurance policy plate vehicle route stop departure arrival
vorname nachname straße stadt wohnort land telefon handy mobil mail adresse betreff datum notiz kurznotiz bemerkung bemerkungen anmerkung anlage anlagen hinweis kennwort zeichen aktenzeichen ort raum etage stockwerk abteilung zimmer konto betrag summe frist termin uhrzeit dauer art unterschrift kontakt beruf arbeitgeber staatsangehörigkeit geschlecht größe gewicht alter diagnose allergien medikation befund kasse versicherung kennzeichen fahrzeug maut benzin tanken verpflegung abfahrt ankunft
prénom nom ville rue pays commune téléphone tél portable courriel adresse objet date remarque remarques pièce pièces jointe note montant solde compte échéance délai signature contact profession employeur nationalité sexe taille poids âge diagnostic allergies traitement mutuelle immatriculation véhicule départ arrivée essence péage
nombre apellido apellidos ciudad calle país localidad fono teléfono móvil correo dirección asunto fecha nota notas observaciones adjunto importe saldo cuenta plazo firma contacto profesión empresa nacionalidad sexo talla peso edad diagnóstico alergias tratamiento matrícula vehículo salida llegada gasolina peaje domicilio rubro
nome cognome città paese via telefono cellulare indirizzo oggetto data nota note osservazioni allegato importo saldo conto scadenza firma contatto professione azienda nazionalità sesso altezza peso età diagnosi allergie terapia targa veicolo partenza arrivo benzina pedaggio
voornaam achternaam woonplaats straat telefoon mobiel adres onderwerp datum notitie opmerking opmerkingen bijlage bedrag saldo rekening termijn handtekening beroep werkgever nationaliteit geslacht lengte gewicht leeftijd diagnose allergieën medicatie kenteken voertuig vertrek aankomst tol
imię nazwisko miasto ulica telefon komórka adres temat data notatka uwaga uwagi załącznik kwota saldo konto termin podpis kontakt zawód pracodawca narodowość płeć wzrost waga wiek rozpoznanie alergie leki pojazd odjazd przyjazd benzyna karta pacjent pacjentka klient klientka
nome apelido sobrenome cidade rua telefone telemóvel morada endereço assunto data nota observações anexo valor saldo conta prazo assinatura contacto contato profissão empresa nacionalidade sexo altura peso idade diagnóstico alergias tratamento matrícula veículo partida chegada portagem combustível
förnamn efternamn ort gata telefon mobil adress ärende datum notering anmärkning bilaga belopp saldo konto underskrift kontakt yrke arbetsgivare nationalitet kön längd vikt ålder diagnos allergier medicin fordon avgång ankomst
maaş maas kira gelir borç aidat kredi ipotek telefon cep adres konu tarih not notlar açıklama ek tutar bakiye hesap vade imza iletişim meslek işveren uyruk cinsiyet boy kilo yaş tanı alerji ilaç plaka araç kalkış varış hasta müşteri
电话 手机 地址 主题 日期 备注 附件 金额 余额 账户 账号 签名 联系方式 职业 单位 国籍 性别 身高 体重 年龄 诊断 过敏史 车牌
電話 携帯 住所 件名 日付 備考 添付 金額 残高 口座 署名 連絡先 職業 勤務先 国籍 性別 身長 体重 年齢 診断 車両
전화 휴대폰 주소 제목 날짜 비고 첨부 금액 잔액 계좌 계좌번호 연락처 직업 국적 성별 키 몸무게 나이 진단 차량번호
palkka vuokra tulot velka laina summa säästöt eläke puhelin osoite nimi`
    .split('\n')
    .map((line) => line.split(' ').map((word) => fold(word)));
/** In which languages a word is a label. */
const labels = new Map<string, Set<string>>();
for (const [at, line] of lines.entries())
  for (const word of line) labels.set(word, (labels.get(word) ?? new Set()).add(languages[at] ?? ''));
/** What parts a label from its value, or from the next label. */
const behind = /^(?: (?:pacjent(?:a|ki)|klient(?:a|ki)|pracownika|ucznia|osoby))? ?(?:[:：=·|•]|\.{3,}|_{3,})/;
const between = /[·|•]$/;
const named = wordSet('PERSON LOCATION ORGANIZATION OCCUPATION MEDICAL_CONDITION');

/** "Boy: moin zusammen": who speaks in a chat, in a language in which that is no label. Most labels are nobody's name. */
const isSpeaker = (text: string, { start, end, type }: Found, word: string, label: ReadonlySet<string>): boolean =>
  type === 'PERSON' &&
  (word.length < 4 || names.has(word)) &&
  /^ ?[:：] ?\p{L}/u.test(textAfter(text, end, 4)) &&
  (start === 0 || text.charAt(start - 1) === '\n') &&
  !label.has(language(text) ?? '');

/** Without what was read in the labels of a form: "Alias · Fono · Correo: …", "Kurznotiz: keine". */
export const withoutLabels = (text: string, read: readonly Found[]): Found[] =>
  read.filter((found) => {
    const { start, end, type } = found;
    if (!named.has(type) || end - start > 24) return true;
    const word = fold(text.slice(start, end));
    const label = labels.get(word);
    if (label === undefined || isSpeaker(text, found, word, label)) return true;
    return !behind.test(textAfter(text, end, 14)) && !between.test(textBefore(text, start, 3).trim());
  });
