import { topic } from '../topic';
import {
  amount,
  ascii,
  dated,
  entities,
  first,
  genitive,
  initial,
  inLocale,
  iso,
  json,
  last,
  long,
  lower,
  upper,
} from '../writings';

/** Everyday replies in several languages, with names, amounts and dates as models write them there. */
export const everyday = [
  topic(
    'a German letter',
    'Meine Nachbarin Sabine Krämer aus Göttingen schuldet mir 1.250,00 € seit dem 3. März 2025, sagt Jürgen Groß.',
    {
      sabine: ['PERSON', 'Sabine Krämer'],
      juergen: ['PERSON', 'Jürgen Groß'],
      city: ['LOCATION', 'Göttingen'],
      sum: ['MONEY', '1.250,00 €'],
      since: ['DATE', '3. März 2025'],
    },
    [
      [({ sabine }) => `Sehr geehrte Frau ${last(sabine)},`, 'Sehr geehrte Frau Krämer,'],
      [({ sabine }) => `${genitive(first(sabine))} Schulden`, 'Sabines Schulden'],
      [({ sabine }) => `Frau ${genitive(last(sabine))} Zahlung`, 'Frau Krämers Zahlung'],
      [({ sabine }) => `bei den ${last(sabine)}s`, 'bei den Krämers'],
      [({ sabine }) => `${ascii(last(sabine))}`, 'Krämer'],
      [({ sabine }) => `KRÄMER/${upper(last(sabine))}`, 'KRÄMER/KRÄMER'],
      [({ juergen }) => `Herr ${last(juergen)} hat Recht.`, 'Herr Groß hat Recht.'],
      [({ juergen }) => `Lieber ${first(juergen)},`, 'Lieber Jürgen,'],
      [({ sum }) => `Sie schuldet Ihnen ${sum}.`, 'Sie schuldet Ihnen 1.250,00 €.'],
      [({ sum }) => `Sie schuldet Ihnen ${sum.replace(',00', '')}.`, 'Sie schuldet Ihnen 1.250 €.'],
      [({ sum }) => `EUR ${sum.replace(' €', '')}`, 'EUR 1.250,00'],
      [({ since }) => `seit ${since.replace('.', '')}`.replace(/(\d+) /, '$1. '), 'seit 3. März 2025'],
      [
        ({ since }) =>
          `seit dem ${dated(iso(english(since)), 'de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })}`,
        'seit dem 03.03.2025',
      ],
      [({ city }) => `eine ${city}er Kanzlei`, 'eine Göttingener Kanzlei'],
      [({ city }) => `in ${city} wohnhaft`, 'in Göttingen wohnhaft'],
      [({ sabine, city }) => `${sabine} (${city})`, 'Sabine Krämer (Göttingen)'],
    ],
  ),
  topic(
    'a French, a Spanish and an Italian letter',
    'Camille Lefebvre habite à Nantes et doit 2 300 € à Javier Moreno Ruiz, de Sevilla, et à Chiara Bianchi, di Bologna.',
    {
      camille: ['PERSON', 'Camille Lefebvre'],
      javier: ['PERSON', 'Javier Moreno Ruiz'],
      chiara: ['PERSON', 'Chiara Bianchi'],
      nantes: ['LOCATION', 'Nantes'],
      sum: ['MONEY', '2 300 €'],
    },
    [
      [({ camille }) => `Chère Madame ${last(camille)},`, 'Chère Madame Lefebvre,'],
      [({ camille }) => `la dette de ${first(camille)}`, 'la dette de Camille'],
      [({ camille }) => `Mme ${upper(last(camille))}`, 'Mme LEFEBVRE'],
      [({ camille }) => `M. ou Mme ${last(camille)}`, 'M. ou Mme Lefebvre'],
      [({ sum }) => sum.replace(' ', '\u202f').replace(' €', '\u00a0€'), '2\u202f300\u00a0€'],
      [({ sum }) => `${inLocale(sum.replace(/\s/g, ''), 'en-US')} euros`, '2,300 euros'],
      [({ javier }) => `Estimado señor ${javier.split(' ').slice(1).join(' ')}:`, 'Estimado señor Moreno Ruiz:'],
      [({ javier }) => `Don ${first(javier)}`, 'Don Javier'],
      [({ javier }) => `la familia ${javier.split(' ')[1]}`, 'la familia Moreno'],
      [({ javier }) => `${first(javier)} ${initial(javier.split(' ')[1] ?? '')}.`, 'Javier M.'],
      [({ chiara }) => `Gentile Signora ${last(chiara)},`, 'Gentile Signora Bianchi,'],
      [({ chiara }) => `i ${last(chiara)}`, 'i Bianchi'],
      [({ chiara }) => `Cara ${first(chiara)}!`, 'Cara Chiara!'],
      [({ chiara }) => `\u00ab${chiara}\u00bb`, '\u00abChiara Bianchi\u00bb'],
      [({ nantes }) => `à ${nantes}`, 'à Nantes'],
      [({ nantes }) => `${upper(nantes)} CEDEX`, 'NANTES CEDEX'],
    ],
  ),
  topic(
    'a Polish letter',
    'Moja szefowa to Katarzyna Wiśniewska, a kolega to Marek Zieliński z Poznania. Zarabiam 7200 zł od 15 maja 2024.',
    {
      kasia: ['PERSON', 'Katarzyna Wiśniewska'],
      marek: ['PERSON', 'Marek Zieliński'],
      pay: ['MONEY', '7200 zł'],
      since: ['DATE', '15 maja 2024'],
    },
    [
      [({ kasia }) => `Szanowna Pani ${kasia},`, 'Szanowna Pani Katarzyna Wiśniewska,'],
      [({ kasia }) => `Pani ${last(kasia)} odpisała.`, 'Pani Wiśniewska odpisała.'],
      [({ marek }) => `Pan ${marek} jest z Poznania.`, 'Pan Marek Zieliński jest z Poznania.'],
      [({ marek }) => `${initial(marek)}. ${last(marek)}`, 'M. Zieliński'],
      [({ marek }) => `${last(marek)} ${first(marek)}`, 'Zieliński Marek'],
      [({ pay }) => `${pay} brutto`, '7200 zł brutto'],
      [({ pay }) => `${inLocale(pay, 'de-DE')} PLN`, '7.200 PLN'],
      [({ since }) => `od ${since} r.`, 'od 15 maja 2024 r.'],
    ],
  ),
  topic(
    'code and records',
    'Customer Olivia Bennett, olivia.bennett@harwood.net, phone +44 20 7946 0958, account GB29 NWBK 6016 1331 9268 19, owes £1,480.25.',
    {
      olivia: ['PERSON', 'Olivia Bennett'],
      mail: ['EMAIL_ADDRESS', 'olivia.bennett@harwood.net'],
      phone: ['PHONE_NUMBER', '+44 20 7946 0958'],
      iban: ['IBAN_CODE', 'GB29 NWBK 6016 1331 9268 19'],
      sum: ['MONEY', '£1,480.25'],
    },
    [
      [
        ({ olivia, mail }) => `{"name": "${olivia}", "mail": "${mail}"}`,
        '{"name": "Olivia Bennett", "mail": "olivia.bennett@harwood.net"}',
      ],
      [({ olivia }) => `name: ${json(olivia)}\\n`, 'name: Olivia Bennett\\n'],
      [({ olivia }) => `<td>${entities(olivia)}</td>`, '<td>Olivia Bennett</td>'],
      [({ olivia }) => `"${last(olivia)}, ${first(olivia)}";`, '"Bennett, Olivia";'],
      [({ olivia }) => `const customer = '${olivia}';`, "const customer = 'Olivia Bennett';"],
      [({ olivia }) => `WHERE name = '${upper(olivia)}'`, "WHERE name = 'OLIVIA BENNETT'"],
      [({ olivia }) => `${lower(olivia).replace(' ', '_')}.csv`, 'olivia_bennett.csv'],
      [({ olivia }) => `${lower(olivia).replace(' ', '-')}`, 'olivia-bennett'],
      [({ mail }) => `<${mail}>`, '<olivia.bennett@harwood.net>'],
      [({ mail }) => `${upper(mail)}`, 'OLIVIA.BENNETT@HARWOOD.NET'],
      [({ mail }) => mail.replace('@', ' [at] '), 'olivia.bennett [at] harwood.net'],
      [({ phone }) => phone.replace(/\s/g, ''), '+442079460958'],
      [({ phone }) => `tel. ${phone.replace('+44 ', '0')}`, 'tel. 020 7946 0958'],
      [({ phone }) => phone.replace(/ /g, '-'), '+44-20-7946-0958'],
      [({ iban }) => iban.replace(/\s/g, ''), 'GB29NWBK60161331926819'],
      [({ iban }) => `account ending in ${iban.replace(/\s/g, '').slice(-4)}`, 'account ending in 6819'],
      [({ iban }) => lower(iban), 'gb29 nwbk 6016 1331 9268 19'],
      [({ sum }) => `amount: ${amount(sum)}`, 'amount: 1480.25'],
      [({ sum }) => `GBP ${sum.slice(1)}`, 'GBP 1,480.25'],
      [({ sum }) => `${inLocale(sum, 'de-DE', 2)} £`, '1.480,25 £'],
      [({ sum }) => `\\${sum}`, '\\£1,480.25'],
    ],
  ),
];

/** `28. März 2025` as English has it. */
function english(date: string): string {
  const [, day = '', month = '', year = ''] = /^(\d+)\. (\p{L}+) (\d+)$/u.exec(date) ?? [];
  const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...long }).format(
    new Date(Date.UTC(Number(year), months.indexOf(month), Number(day))),
  );
}
