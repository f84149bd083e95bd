import { claims } from './structured/claims';

claims('PERSON', {
  found: [
    'Notiz vom Streetworker: Kl. ⟦M.⟧, 16, seit August',
    'Pat. ⟦K.L.⟧, 44 J., Kopfschmerz seit 3 Tagen',
    'Klientin ⟦B.⟧ hat den Termin versäumt.',
    'Client ⟦T.⟧ disclosed a relapse.',
    'Pt. ⟦R.⟧ refused to eat.',
    'Mrs ⟦P.⟧ is 81 and lives alone.',
    'Mme ⟦D.⟧ a signalé un vol.',
    'Le patient ⟦L.⟧ refuse le traitement.',
    'La Sra. ⟦G.⟧ pide una prórroga.',
    'Paciente ⟦M.⟧, 34 años',
    'La sig.ra ⟦T.⟧ vive sola.',
    'Paziente ⟦F.⟧, 71 anni',
    'Mevr. ⟦V.⟧ heeft gebeld.',
    'Dhr. ⟦K.⟧ woont alleen.',
    'Pan ⟦K.⟧ nie zapłacił.',
    'O Sr. ⟦A.⟧ não pagou.',
    'Fru ⟦L.⟧ bor ensam.',
    'Hasta ⟦M.⟧ bugün gelmedi.',
  ],
  harmless: [
    'Plan B. is better.',
    'Vitamin C. helps.',
    'See Fig. A. for details.',
    'Client S. sends a packet to server C.',
    'Kl. 3 der Schule',
    'Görüşmemiz 14 Mart Cuma günü.',
  ],
});
