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
