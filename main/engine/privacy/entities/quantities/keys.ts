import { wordSet } from '../../word-set';

/** What keys of records name by their last noun, in twelve languages: `salaireBrut`, `patient_age_years`, `Monatsbeitrag`. */

interface Nouns {
  /** Words, without accents; two that are one name are joined by a low line. */
  readonly nouns: string;
  /** What a joined word may end in: Monats-beitrag, månads-lön. */
  readonly endings?: string;
  /** What may stand behind them and says no other thing. */
  readonly behind: string;
  /** Makes another thing of it wherever it stands. */
  readonly others: string;
}

/** Words before the noun. */
const longest = 4;

/** Whether a key, small and its words parted by spaces, ends in such a noun. */
const keyOf = ({ nouns, endings = '', behind, others }: Nouns): { test(key: string): boolean } => {
  const [named, qualifying, other] = [wordSet(nouns), wordSet(behind), wordSet(others)];
  const joined = endings === '' ? [] : endings.split(' ');
  return {
    test: (key) => {
      const words = key.split(/[ -]/);
      if (words.length > longest || words.some((word) => other.has(word))) return false;
      const last = words.findLastIndex((word) => !qualifying.has(word));
      const noun = words[last] ?? '';
      return (
        named.has(noun) ||
        named.has(`${words[last - 1]}_${noun}`) ||
        joined.some((ending) => noun.length > ending.length + 1 && noun.endsWith(ending))
      );
    },
  };
};

const averages = 'avg average mean median threshold cap target std';
const limits = 'min max minimum maximum limit limits sum';
const programs = 'id ids type code currency index status name version key cache session cookie page file test';

export const amountKey = keyOf({
  nouns:
    'salary salaries wage wages income incomes earnings pay paycheck rent bonus pension deductions balance debt debts loan_amount credit_limit net_worth tax taxes income_tax mortgage savings compensation stipend allowance alimony gehalt lohn miete einkommen rente schulden beitrag abfindung unterhalt kontostand guthaben salaire salaires loyer revenu revenus prime primes dette dettes cotisation cotisations cuota cuotas quota quote contributie skladka mensualidade epargne salario salarios sueldo alquiler renta ingreso ingresos deuda deudas pension hipoteca ahorros nomina stipendio affitto reddito redditi mutuo debito debiti risparmi bonifico salaris loon huur inkomen schuld hypotheek toeslag uitkering pensja wynagrodzenie zarobki dochod czynsz dlug kredyt emerytura zadluzenie aluguel ordenado divida dividas rendimento vencimento lon manadslon hyra inkomst skuld lan maas kira gelir borc ucret aidat taksit prim 工资 薪水 年薪 月薪 薪资 收入 房租 存款 余额 欠款 贷款 月供 工資 給料 給与 年収 月収 月給 時給 家賃 手取り 賞与 貯金 残高 借金 年金',
  endings:
    'gehalt lohn miete einkommen rente beitrag schulden salaris loon huur inkomen schuld toeslag premie lon hyra inkomst skuld avgift bidrag kosten',
  behind:
    'min max € $ £ ¥ zl kr usd eur gbp chf sek pln brl jpy cny inr try amount total gross net annual monthly yearly weekly hourly year month hour k brut net annuel mensuel annuelle mensuelle bruto neto anual mensual mensal liquido lordo netto lorda annuo annua mensile brutto netto roczne miesieczne jahrlich monatlich due owed remaining outstanding value per maand jaar mes mese mois',
  others: `${averages} ${programs} number no nr date day days percent pct rate ratio grade level band slip statement period count leave sheet work score board`,
});

export const countKey = keyOf({
  nouns:
    'kids children dependents dependants siblings employees staff headcount kinder geschwister mitarbeiter enfants salaries effectif hijos empleados figli dipendenti kinderen medewerkers gezinsleden dzieci pracownicy pracownikow filhos funcionarios dependentes barn anstallda syskon cocuk cocuklar sayisi 孩子 子女 员工 子供 子女数 孩子数 员工数 员工人数 家庭人口 子供の数 家族人数 従業員数 社員数',
  endings: 'kinder',
  behind: 'count number total size nb anzahl antal sayisi under adult minor',
  others: `${averages} ${limits} ${programs} menu meal meals ticket tickets price book books section game games`,
});

export const ageKey = keyOf({
  nouns: 'age ages alter edad edades eta leeftijd wiek idade alder yas 年龄 年齢 年齡 나이',
  behind: 'years year yrs yr y in jahre jahren ans anos anni jaar lat ar',
  others: `${averages} ${limits} ${programs} days months hours seconds account building house car vehicle device policy group range rating legal retirement stone bronze iron ice golden new middle content audience image domain tree wine build stage`,
});

export const durationKey = keyOf({
  nouns:
    'tenure seniority of_service service_years years_employed employment_length employment_duration notice_period work_experience years_experience of_experience years_married of_marriage marriage_length marriage_duration relationship_length days_sober months_sober years_sober sobriety weeks_pregnant pregnancy_weeks gestation gestation_weeks sentence_months sentence_years sentence_length prison_term at_address sick_leave betriebszugehorigkeit dienstjahre dienstzeit berufserfahrung kundigungsfrist probezeit haftdauer ehedauer ehejahre schwangerschaftswoche ssw krankheitstage anciennete preavis duree_mariage antiguedad preaviso anos_casados semanas_embarazo anzianita preavviso dienstjaren opzegtermijn huwelijksjaren staz staz_pracy okres_wypowiedzenia de_servico de_casa aviso_previo anstallningstid uppsagningstid 工龄 婚龄 刑期 孕周 勤続年数 在職年数 婚姻期間 妊娠週数',
  behind:
    'years year yrs yr y months month weeks week days length duration in jahre jahren monate monaten wochen ans annees mois semaines anos meses semanas anni mesi settimane jaar maanden weken lat miesiace tygodnie ar manader veckor',
  others: `${averages} ${limits} ${programs} required policy lease subscription token`,
});

/** Of what happens to somebody: `hora_llegada`, `pickup_time`, `heure_rdv`; `start_time` is a program's. */
export const timeKey = {
  test: (key: string): boolean => {
    const words = key.split(/[ _-]/);
    return (
      words.length <= longest &&
      words.some((word) => timeNouns.has(word)) &&
      (words.length === 1 ? !english.has(key) : words.some((word) => timeEvents.has(word)))
    );
  },
};
const english = wordSet('time hour');
const timeNouns = wordSet(
  'time hour hora ora orario heure uhrzeit zeit tijd tijdstip tid godzina saat saati horario 时间 時間 时刻 時刻',
);
const timeEvents = wordSet(
  `
    arrival departure pickup dropoff appointment meeting checkin checkout check visit birth death incident accident
    admission discharge llegada salida cita recogida entrada nacimiento visita ingreso arrivo partenza appuntamento
    ritiro ingresso uscita nascita arrivee depart rdv rendezvous naissance visite ankunft abfahrt abholung termin
    geburt unfall besuch aankomst vertrek afspraak ophalen geboorte przyjazdu odjazdu wizyty spotkania urodzenia
    chegada saida consulta retirada nascimento ankomst avgang mote besok fodelse varis gelis cikis randevu dogum
  `,
);
