// Prints what build.py needs of @faker-js/faker (MIT) and of Node's CLDR data as JSON.
import { allLocales } from '@faker-js/faker';

const flat = (entry) => (Array.isArray(entry) ? entry : []).map((item) => item.value ?? item);
const locales = Object.fromEntries(
  Object.entries(allLocales).map(([name, { person, location, company, word }]) => [
    name,
    {
      female: flat(person?.first_name?.female),
      male: flat(person?.first_name?.male),
      given: flat(person?.first_name?.generic),
      family: ['generic', 'female', 'male'].flatMap((kind) => flat(person?.last_name?.[kind])),
      cities: flat(location?.city_name),
      legalForms: flat(company?.legal_entity_type),
      words: Object.values(word ?? {}).flatMap(flat),
    },
  ]),
);

const languages =
  'en de fr es it nl pl pt sv da nb fi cs sk hu ro tr el ru uk bg sr hr ar he fa hi ja ko zh vi id'.split(' ');
const countryNames = (code) =>
  languages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code));
const codes = [];
for (let a = 65; a <= 90; a++) for (let b = 65; b <= 90; b++) codes.push(String.fromCharCode(a, b));
const countries = Object.fromEntries(codes.map((code) => [code, countryNames(code)]));

process.stdout.write(JSON.stringify({ locales, countries }));
