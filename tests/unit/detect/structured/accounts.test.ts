import { expect, test } from 'vitest';
import { detect } from '../../../../main/engine/privacy/detect';
import { claims } from './claims';

claims('USER_NAME', {
  found: ['follow ⟦@moss-piper4⟧', 'folgt ⟦@tea_moth⟧ auf Insta'],
  harmless: ['migrate to @moss-piper/kit', '¿o me paso a @tea-moth/dnd?', 'peer @storm-desk/react-grid@5.1'],
});

claims('USER_NAME', {
  found: [
    'My valorant user is ⟦TeaMoth_14⟧',
    'my ubuntu user is ⟦kelp_otter9⟧',
    'logged in as ⟦moss_piper4⟧',
    'discord ⟦nightelena⟧',
    'snapchat ⟦sunnyjulia⟧, add me',
  ],
  harmless: [
    'My ruby user is gem_home',
    'my java user is my_bean',
    'the account in azure is prod_billing_2',
    'angemeldet als www_data',
    'conectado como svc_backup2',
    'sign in with Touch_ID',
    'sesión como admin_panel1',
    'instagram mortadella',
    'telegram gorgonzola',
    'snapchat tagliatelle',
    'twitch zeichnerin',
    'discord gamerin',
    'twitch hosterin',
    'my customer id is QX81_27',
    'my order id is KP55_90',
  ],
});

claims('ID_NUMBER', {
  found: [
    'my tax id is ⟦CD34_781⟧',
    'Autos ⟦418/2023⟧ del juzgado',
    'La sentenza ⟦731/2022⟧ mi dà torto',
    'mål nr ⟦812/2021⟧ mot mig',
    'mål ⟦1182/2023⟧',
  ],
  harmless: [
    'Autos 2018/2019 de segunda mano',
    'Sentenza 77/2021 della Corte costituzionale',
    'Sentencia 31/2010 del Tribunal Constitucional',
    'mål 3/2028',
  ],
});

const conditionsIn = (text: string): string[] =>
  detect(text, { decisions: [], known: [] })
    .filter(({ type }) => type === 'MEDICAL_CONDITION')
    .map(({ start, end }) => text.slice(start, end));

test('a condition is medical beside a patient, a birth date or a diagnosis alone', () => {
  expect(conditionsIn('{"name":"Gravel bike","condition":"used","price":"420"}')).toEqual([]);
  expect(conditionsIn('product_name,name,condition\nLamp,Lumo,refurbished')).toEqual([]);
  expect(conditionsIn('{"name":"Oya Brandt","dob":"1981-02-03","condition":"vitiligo"}')).toEqual(['vitiligo']);
  expect(conditionsIn('{"patient":"Oya Brandt","condition":"vitiligo"}')).toEqual(['vitiligo']);
});

claims('USER_NAME', {
  found: [
    'login ⟦mhartwell⟧ password Kestrel!42',
    'login: ⟦nova⟧, password: Kestrel!42',
    'Benutzer ⟦bergmannt⟧ Passwort Kiefer#91',
    'usuario ⟦jmartinez⟧ contraseña Roble*44',
    'user ⟦thornquist⟧ password reset please',
  ],
  harmless: [
    'der Benutzer neues Passwort',
    'Account gesperrtes Passwort',
    'login vergessenes Passwort',
    'Benutzer zweites Passwort',
    'login ancien mot de passe perdu',
    'utilisateur oublié mot de passe',
    'usuario nueva contraseña',
    'utente vecchia password',
    'gebruiker nieuw wachtwoord',
    'użytkownik nowe hasło',
    'usuário nova senha',
    'användare nytt lösenord',
    'kullanıcı yeni şifre',
    'user: forgotten password',
    'login: forgot password',
  ],
});

claims('USER_NAME', {
  found: [
    'For the account use the username ⟦gisela-kr⟧ and the password Reed!4471.',
    'Sign in with username ⟦kx-arlo⟧ and its password.',
    'Der Benutzer ⟦jutta-brk⟧ und das Passwort sind neu.',
    'Der Benutzername ist ⟦kfuchs⟧ und das Passwort Sonnenschein.',
    'De gebruikersnaam is ⟦jdevries⟧ en het wachtwoord zonnetje.',
    'Användarnamn ⟦lnord⟧ och lösenord sommar.',
    "L'identifiant ⟦mael-kj⟧ et le mot de passe sont changés.",
    'El usuario ⟦nuria-bl⟧ con la contraseña de ayer',
    "L'utente ⟦fiore-zt⟧ e la password sono scaduti.",
    'Log in with the username ⟦otto-fk⟧.',
  ],
  harmless: [
    'The user sign-in and the password page are broken.',
    'The account set-up and the password reset take long.',
    'The user forgot and the password expired.',
    "L'utilisateur choisit et le mot de passe est envoyé.",
    'Der Benutzer meldet sich an und das Passwort wird geprüft.',
    'The user mark-up is wrong.',
    'The account read-only flag',
    'the username field-name is wrong in the form',
  ],
});
