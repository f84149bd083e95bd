import { oneLine } from '../../../patterns/one-line';
import type { ByLanguage } from './words';

const others = '(?<!(?:customer|user|member|client|utility|email|gmail|twitter|patient|store|loyalty) )';

/** Bank accounts. */
export const accountNames: ByLanguage = {
  en: {
    alone: oneLine`
      (?:bank|checking|chequing|savings?|current|deposit|giro|brokerage|beneficiary|payee|payroll|direct deposit)[ -]?
      (?:account|acct|a/c)(?: ?(?:number|no|num|nr|#))?|${others}(?:account|acct|acc|a/c) ?(?:number|no|num|nr|nbr|#)
      |acct|a/c
    `,
  },
  de: {
    alone:
      '(?:bank|giro|spar|gehalts|tagesgeld)?konto(?:[ -]?(?:nummer|nr|no))?|kto(?:[ .-]{0,2}(?:nummer|nr|no))?|ktnr',
  },
  fr: {
    alone:
      '(?:numéro|n°|nº|num) de compte(?: bancaire)?|compte (?:bancaire|courant|épargne|joint|chèques?)|compte (?:n°|nº|no|numéro)|rib|cpte',
  },
  es: {
    alone:
      '(?:número|nº|no|n[uú]m\\.?) de cuenta(?: bancaria| corriente)?|cuenta (?:bancaria|corriente|de ahorros?)|cta\\.?(?: ?cte)?|clabe(?: interbancaria)?|cbu|cvu|ccc',
  },
  it: { alone: '(?:numero (?:di )?)?conto (?:corrente|bancario)|numero (?:di |del )?conto|c/c(?: n)?|cc n' },
  nl: { alone: '(?:bank)?rekening(?:[ -]?(?:nummer|nr))?|bankrekening|rek\\.?[ -]?(?:nr|no|nummer)' },
  pl: {
    alone: '(?:numer|nr) (?:konta|rachunku|r-ku)(?: bankowego)?|rachun(?:ek|ku) bankow(?:y|ego)|konto bankowe|nrb',
  },
  pt: {
    alone: '(?:número da )?conta (?:corrente|bancária|poupança|salário)|número da conta|cta|c/?c(?= ?(?:n|:))|nib',
  },
  sv: { alone: '(?:bank|löne|spar)?konto(?:nummer|nr|numret)|bankgiro|plusgiro|clearingnummer' },
  tr: { alone: '(?:banka )?hesap (?:no|numarası|numaram|numarasi)|hesab[ıi]m[ıi]n numaras[ıi]|banka hesab[ıi](?:m)?' },
  zh: { alone: '银行账号|银行帐号|银行账户|銀行帳號|銀行帳戶|账户号码?|账号|帐号|帳號|收款账户|开户账号' },
  ja: {
    alone:
      '銀行口座番号|銀行口座|口座番号|振込先口座|普通預金口座|普通預金|当座預金|(?:普通|当座)(?= ?[0-9]{6,8}(?![0-9]))|口座',
  },
};

/** Postal codes. */
export const postalNames: ByLanguage = {
  en: { alone: 'zip(?:[ -]?codes?)?|post(?:al)?[ -]?code|eircode|pin ?code' },
  de: { alone: 'plz|postleitzahl' },
  fr: { alone: 'code postal|npa', numbered: 'cp' },
  es: { alone: 'c[oó]digo postal|c\\.p\\.', numbered: 'c\\.?p' },
  it: { alone: 'codice postale|codice di avviamento postale', numbered: 'cap' },
  nl: { alone: 'postcode' },
  pl: { alone: 'kod pocztowy' },
  pt: { alone: 'cep|código postal' },
  sv: { alone: 'postnummer|postnr' },
  tr: { alone: 'posta kodu(?:m|muz)?|pk(?= ?:)' },
  zh: { alone: '邮编|邮政编码|郵遞區號|邮政区号' },
  ja: { alone: '郵便番号' },
};
