import { claims } from './structured/claims';

/** Passengers as airlines list them. */

claims('PASSPORT', {
  found: [
    '1. OYELADE/TUNDE MR PPT ⟦A20517733⟧ DOB 05FEB91',
    'PAX LIST 1. OYELADE/TUNDE MR PPT ⟦A20517733⟧',
    'CHD: PETROV/IVAN MSTR 07APR17 PPT ⟦754412098⟧',
    'SSR DOCS LH HK1/P/DEU/⟦C4T7X2K91⟧/DEU/03MAR82/F/12JUN31/BAUER/SABINE MARIA',
    'Date of birth: 09OCT1971\nPassport: ⟦FT882910⟧',
  ],
  harmless: ['see PPT 20231104, slide 4', 'AC/DC MR 5'],
});
claims('DATE_OF_BIRTH', {
  found: [
    'OYELADE/TUNDE MR DOB ⟦05FEB91⟧',
    'crew: VALENTINI/ROBERTO DOB ⟦11MAY70⟧',
    'Date of birth: ⟦09OCT1971⟧',
    'SSR DOCS YY HK1/P/NGA/B20517733/NGA/⟦05FEB91⟧/M/11MAR29/OYELADE/TUNDE',
  ],
  harmless: ['Flight LH456 on 14MAR', 'build 05FEB91 failed'],
});
claims('PERSON', {
  found: [
    'pax ⟦OKAFOR/CHIDI⟧ MR needs a wheelchair',
    'SSR DOCS YY HK1/P/NGA/B20517733/NGA/05FEB91/M/11MAR29/⟦OYELADE/TUNDE⟧',
    '1.1⟦HARGREAVES/SIMON⟧ MR 2.1⟦HARGREAVES/JOAN⟧ MRS',
  ],
  harmless: ['The class is MAP/REDUCE MR job 4', 'INPUT/OUTPUT MS', 'Flight from FRA/JFK is late'],
});
