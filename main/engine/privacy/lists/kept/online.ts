import { wordSet } from '../../word-set';

/** Local parts of an e-mail address that name a task (RFC 2142 and its like), and labels of its host that do. */
export const mailWords = wordSet(
  `
    info contact kontakt hello hi mail email office team admin administrator webmaster postmaster hostmaster root
    abuse noc security support help helpdesk sales marketing billing accounts accounting invoice invoices orders order
    hr jobs career careers press media news newsletter noreply reply no do not donotreply service services customer
    customerservice feedback legal privacy www smtp imap mx cc at dot punkt point
  `,
);

/** Hosts that give mailboxes to everybody: they say nothing of a person but where the mailbox is. */
export const mailHosts = wordSet(
  `
    gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.fr
    hotmail.it hotmail.es live.com msn.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.co.in
    yahoo.com.br ymail.com rocketmail.com aol.com icloud.com me.com mac.com proton.me protonmail.com pm.me
    tutanota.com tuta.io fastmail.com zoho.com mail.com gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de
    freenet.de posteo.de mailbox.org orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it tin.it virgilio.it
    alice.it wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz centrum.cz mail.ru yandex.ru yandex.com bk.ru list.ru
    inbox.ru ukr.net abv.bg qq.com 163.com 126.com naver.com daum.net rediffmail.com uol.com.br bol.com.br
    terra.com.br telia.com bredband.net btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net
    sbcglobal.net cox.net bluewin.ch
  `,
);

/** Say what a number is of, before it: CLM-2024-00123. */
export const referenceKinds = wordSet(
  'clm claim pol policy inv invoice ord order cust cus acc acct tkt ticket mrn pat emp mem bkg res po kd kdnr rg re dos cmd fac ped fatt sin exp fv zam',
);

/** Set aside by RFC 2606 and RFC 6761, or known to all: never a surrogate. */
export const reservedWords = wordSet('example test invalid localhost local onion home arpa');
