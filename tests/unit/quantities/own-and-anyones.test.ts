import { claims } from '../detect/structured/claims';

/** One's own figures beside a word of a trade, times behind a date, laws and facts that have a firm's words. */

claims('PERCENTAGE', {
  found: [
    'Mi hanno tolto il ⟦20%⟧ dello stipendio nel settore pubblico',
    'Nel mio settore guadagno il ⟦12%⟧ in più',
    'Il mio stipendio nel settore pubblico è aumentato del ⟦4%⟧',
    'Dans mon secteur, mon salaire a augmenté de ⟦3,5 %⟧',
    'in the public sector my salary went up ⟦3 %⟧',
    'My gross pay in the private sector was cut by ⟦7%⟧',
    'Je gagne ⟦9 %⟧ de plus dans le secteur privé',
    'Mein Gehalt ist in dieser Branche um ⟦6 %⟧ gestiegen',
    'O meu salário no setor público subiu ⟦5 %⟧',
    'Mi sueldo en el sector público subió un ⟦2,5 %⟧',
  ],
  harmless: [
    'Wages in the public sector went up 3 %.',
    'In our sector wages rose by 4%.',
    'Les salaires du secteur ont augmenté de 3,5 %.',
    'Gli stipendi del settore pubblico sono aumentati del 4%.',
    'Der Umsatz der Branche stieg um 6 %.',
    'Os salários do setor subiram 5 %.',
  ],
});

claims('TIME', {
  found: [
    'Visita il 12/03/2025 ore ⟦14.30⟧',
    'giovedì 14 ore ⟦9.15⟧',
    'il 3 marzo 2025 ore ⟦9.15⟧',
    'il 12/3 ore ⟦15.45⟧',
    'Colloquio lun. 7 ore ⟦10.30⟧',
    'Ci vediamo il 9 ore ⟦18.20⟧',
    'visita 05.06.25 ore ⟦8.40⟧',
  ],
  harmless: [
    'Ci metto 2 ore 30 da casa.',
    'cottura 2 ore 10 e 30 minuti di riposo',
    'dopo 2000 ore 30 minuti di prova',
    'le 14 ore 30 di viaggio',
    'sono 2.5 ore 15 a testa',
  ],
});

claims('COUNT', {
  found: [
    'Ein Bonus von 300 € für die ⟦64⟧ Beschäftigten',
    'The Hull depot closes, ⟦52⟧ people, keep it quiet',
    'Our new rule for all ⟦44⟧ employees, please rewrite',
    'We’re closing our plant in Germany, ⟦61⟧ people go',
  ],
  harmless: [
    'the FMLA applies to 50 employees and more',
    'Companies of 50 employees and above must report it.',
    'Die Regel für die 20 Beschäftigten',
    'the mine closes, 38 people die in the film',
    'the closure cost 5000 jobs in Britain',
    'Does the law hold for 15 employees or more?',
    'La loi vaut pour les 50 salariés et plus',
    'La norma es para los 50 trabajadores o más',
    'Das Gesetz gilt für alle 10 Beschäftigten und mehr',
    'Firms of 25 employees in retail',
    'Die Grube schließt, 29 Menschen sterben im Roman',
    'La fermeture a coûté 3000 postes en France',
    'The theatre fire: exits closed, 600 people killed',
  ],
});

claims('DATE', {
  found: ['Où était-il entre le ⟦5 mai⟧ et le ⟦14 juillet 1944⟧ ?'],
  harmless: [
    'Que s’est-il passé entre le 5 mai et le 14 juillet 1789 ?',
    "Que s'est-il passé entre le 28 juin et le 4 août 1914 ?",
    'Qu’y a-t-il eu entre le 2 mars et le 9 mai 1917 ?',
  ],
});
