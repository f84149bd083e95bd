import { oneLine } from '../patterns/one-line';

/** The letters of states that stand behind towns, in no list of regions: of Brazil, Canada, Australia, Switzerland but for what others have. */
export const brazilian = 'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' ');
export const canadian = 'AB BC MB NB NL NS NT NU ON QC SK YT'.split(' ');
export const australian = 'ACT NSW QLD SA TAS VIC'.split(' ');
export const swiss = 'AG AI BE BL BS FR GE GL GR JU LU NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ');

/** Provinces of Italy by the letters that stand behind their towns. */
export const italian =
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV'.split(
    ' ',
  );

/** States of the USA by their two letters. */
export const statesByLetters: ReadonlyMap<string, string> = new Map(
  oneLine`
    AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
    |DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas
    |KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi
    |MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York
    |NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina
    |SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin
    |WY Wyoming
  `
    .split('|')
    .map((line) => [line.slice(0, 2), line.slice(3)]),
);
