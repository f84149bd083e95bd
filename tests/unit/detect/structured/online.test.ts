import { claims } from './claims';

claims('URL', {
  found: [
    'Postausgang ⟦smtp.talgrund-optik.com⟧',
    'use ⟦imap.hartwell-legal.net:993⟧',
    'via ⟦mail.office365-kestrel.com:587⟧',
  ],
  harmless: [
    'curl https://api.example.com/v1/orders/123',
    'Postausgang über smtp.office365.com',
    'use imap.mail.yahoo.com:993 and smtp.zoho.eu:465',
    'imap.laposte.net en 993, smtp.free.fr en 465',
    'pop3.libero.it:995 oppure imapmail.libero.it',
  ],
});

claims('URL', {
  found: [
    'The tunnel goes to ⟦vpn.hartwell-legal.net:51820⟧ over UDP.',
    'I clicked on ⟦northgate-secure-verify.com/login⟧ yesterday.',
    'Endpoint = ⟦wg.moorside.org.uk:51820⟧',
    'The replica is ⟦db1.lindqvist-bygg.se:5432⟧.',
    'Unser Server ⟦mail.brandt-metall.de⟧ antwortet nicht.',
    'Die Mitarbeiter melden sich bei ⟦intranet.kessler-pharma.de/anmeldung⟧ an.',
    'J’ai cliqué sur ⟦colis-livraison-suivi.fr/paiement⟧ ce matin.',
    'Nuestra tienda ⟦zapatosrivera.es⟧ ha caído.',
    'Il nostro sito ⟦trattoriabellucci.it⟧ è lento.',
    'Onze webshop ⟦fietsenvandijk.nl⟧ ligt eruit.',
    'Nasz serwer to ⟦poczta.kowal-transport.pl⟧.',
    'O nosso portal é ⟦clientes.padariasilva.pt⟧.',
    'Vår domän ⟦bergstromvvs.se⟧ löper ut.',
    'ssh-keyscan ⟦bastion.vossnet.io⟧',
    'Please check https://⟦x⟧'.replace('https://⟦x⟧', '⟦https://staging.hartwell-legal.net/health⟧'),
  ],
  harmless: [
    'See docs.python.org:443 or github.com.',
    'Open example.com:8080 or localhost:3000.',
    'I read it on theguardian.com and bbc.co.uk.',
    'My favourite site is wikipedia.org.',
    'Node.js, Vue.js, socket.io and ASP.NET.',
    'Edit main.py, index.ts and setup.sh.',
    'System.out.println and np.array and console.log.',
    'Call api.openai.com or api.stripe.com.',
    'The file report.pdf is in the folder.',
    'He left.Then she came.',
    'We use registry.npmjs.org:443 in CI.',
    'e.g. this, i.e. that.',
    'Ratio 3.5:1, version 2.0.1:4.',
    'com.example.app and org.apache.commons.lang',
  ],
});

claims('USER_NAME', {
  found: ["My username's ⟦jpetrakis81⟧ and it is locked."],
  harmless: ["My username's wrong again."],
});

claims('USER_NAME', {
  found: [
    'WLAN-Zugang für die Gäste: ⟦haselhof⟧ / Birnbaum!88',
    'accès au NAS : ⟦famille_roux⟧ / Citron.Vert33',
    'Acceso de Marta al panel: ⟦mbelloso⟧ / Sandia#2024',
    'credenziali di Piero: ⟦pbassi⟧ / Gelato_Fragola9',
    'login hemnet: ⟦svante.b⟧ / Kaffe&Bulle12',
    'giriş: ⟦emlakci34⟧ / Nar*Suyu55',
    '{"author": "⟦dlindholm⟧", "reviewer": "⟦m-okafor⟧", "owner": "platform-team", "created_by": "⟦ghalvorsen⟧"}',
    'id,opened_by,status\n4411,⟦hpetros⟧,open\n4412,⟦rvandam⟧,closed',
    '"benutzer": "⟦kstoll⟧", "gebruiker": "⟦avermeer⟧", "pseudo": "⟦lunette⟧"',
    'His handle on the forum is ⟦marsh_wigeon⟧.',
    'son pseudo cest ⟦zeldafan-44⟧ sur le site',
    'O meu utilizador no site é ⟦ana-ribeiro-pt⟧',
    'mijn gebruikersnaam op het forum is ⟦tante_truus⟧',
    'He calls himself ⟦GREY_BADGER⟧ and wants more.',
    'er nennt sich ⟦moor_geist⟧ und will das Geld zurück',
    'il se fait appeler ⟦loup-gris-77⟧',
    'si fa chiamare ⟦il_barone_rosso⟧',
    'hij noemt zich ⟦snelle_jelle⟧',
    'podaje się za ⟦stary_wilk⟧',
    'Contact: GitHub ⟦yuki-t⟧ or GitHub ⟦wang-lei⟧',
  ],
  harmless: [
    'GitHub Actions, GitHub pull-request, Telegram bot-api, Twitter x-axis, Discord rich-presence',
    'owner: platform-team\nassignee: unassigned\nauthor = "unknown"',
    '{"name": "left-pad", "author": "azer", "license": "MIT", "version": "1.0.0"}',
    'reviewer = load_reviewer(cfg)',
    'Login: E-Mail / Passwort, Zugang: Aufzug / Treppe, Login: sign-in / sign-up',
    'Zugang: Rampe / Aufzug2, Anmeldung: Mo/Di 14 Uhr, accès : parking / ascenseur',
    'Account on the site is read-only, my account in the app is half-empty.',
    'son pseudo est peut-être trop long, un pseudo c’est-à-dire un nom',
    'He calls himself semi-retired. Hij noemt zich vice-voorzitter.',
  ],
});

claims('URL', {
  found: [
    'server {\n  server_name ⟦portal.steuerbuero-haag.example⟧;\n}',
    '{"host": "⟦pc-lager-07.lan.mertens-bau.de⟧"}',
    'const c = { server: "⟦nas.famiglia-corti.it⟧" }',
    'VPN: ⟦vpn.hoekstra-advies.nl⟧',
    'Host box\n  HostName ⟦srv1.ulvsby-bygg.se⟧',
  ],
  harmless: [
    'host: db.example.com\nserver_name example.org;\nhost: localhost',
    'host: registry.npmjs.org\nserver: smtp.gmail.com\nendpoint: https://api.openai.com/v1',
  ],
});

claims('USER_NAME', {
  found: [
    '{"username": "⟦red-panda⟧"}',
    'user: ⟦green-hill⟧\npassword: Kestrel77!',
    'My login is ⟦quiet-reader⟧',
    'discord: ⟦loud-thunder⟧',
    'telegram: ⟦rainy-night⟧',
    'My handle is ⟦golden-apple⟧',
    'Login: ⟦red-panda⟧ / sunshine',
    'login: ⟦mia⟧/otter77',
    'creds: ⟦kq⟧/otter778',
  ],
  harmless: [
    'The login is read-only. My account in the app is half-empty.',
    'login page: step2',
    'username: case-sensitive',
    'Login: sign-in, user: logged-in',
  ],
});
