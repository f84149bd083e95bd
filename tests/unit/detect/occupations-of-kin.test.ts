import { claims } from './structured/claims';

/** What kin and friends do for a living; an illness beside a name is none. */

claims('OCCUPATION', {
  found: [
    'Meine Frau ist ⟦Hebamme⟧.',
    'Bin gelernter ⟦Bäcker⟧',
    "my mate's a ⟦plasterer⟧",
    "hubby's a ⟦roofer⟧",
    'laburo de ⟦camarera⟧',
    'mon mari est ⟦couvreur⟧',
    'Paul, borderline, ⟦couvreur⟧, cherche stage',
  ],
  harmless: ["my wife's a star", 'mijn man is ziek', 'Bin Single', 'Karin, diabetiker, gift', 'laburo de noche'],
});
claims('MEDICAL_CONDITION', {
  found: ['Paul, ⟦borderline⟧, couvreur, cherche stage', 'Karin, ⟦diabetiker⟧, gift'],
  harmless: ['Karin, glad'],
});
