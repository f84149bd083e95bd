import { claims } from '../detect/structured/claims';

/** What people tell a bank, an app or a friend to pay to whom, and what else is given and sent. */

claims('MONEY', {
  found: [
    'venmo lucas the ⟦45⟧',
    'send maria the ⟦350⟧ by friday',
    'zelle otis ⟦60⟧ and hazel ⟦25⟧ for the pizza',
    'should i lend gareth the ⟦800⟧ or not',
    'überweis jannik noch ⟦90⟧ für den strom',
    'rembourse margaux les ⟦27⟧ du ciné',
    'vire ⟦64⟧ à quentin pour le gaz',
    'mándale ⟦40⟧ a rocío y dile que gracias',
    'gira ⟦55⟧ a matteo per la palestra',
    'devo ⟦15⟧ a chiara e ⟦30⟧ a pietro',
    'betaal femke even de ⟦18,75⟧ terug',
    'przelej zosi ⟦75⟧ za prezent',
    'faz um pix de ⟦85⟧ pra larissa',
    'swisha ebba ⟦220⟧ för taxin',
    "zeynep'e ⟦400⟧ gönder",
    'Miete ⟦101⟧',
    'my expenses are ⟦101⟧',
    'wages: ⟦101⟧',
    'my piano teacher costs me ⟦45⟧ a lesson',
    'therapy cost us ⟦90⟧ per session',
  ],
  harmless: [
    'give alex 50 more reps',
    'send nina 20 photos of it',
    'give luca 10 minutes',
    'send the report to page 30',
    'send anna 2024 figures',
    'ge emma 20 minuter',
    'tip sheet 30',
    'expenses 101 for beginners',
    'Savings 101 for dummies',
    'Can you teach me taxes and benefits 101?',
    'Debts 101',
    'it costs 35 a session at the pool',
    'tickets cost 15 per session for children',
    'I run 4 sprints at 30 per session',
    'we do drills at 40 a lesson',
    'manda 20 a stampa',
  ],
});

claims('PERSON', {
  found: [
    'venmo ⟦jonah⟧ 45 and ⟦priya⟧ 30 for the dinner',
    'pásale 350 a ⟦nico⟧ por bizum',
    'przelej ⟦zosi⟧ 75 za prezent',
    'betaal ⟦sanne⟧ even de 22,50 terug',
    'vire 50 à ⟦bastien⟧ pour l’essence',
  ],
  harmless: [
    'pay bill 120',
    'pay june 30 at the latest',
    'give max 50 more reps',
    'send room 40 to print',
    'pay max 20',
  ],
});

claims('COUNT', {
  found: ['somos ⟦três⟧ sócios na padaria', 'siamo ⟦quattro⟧ soci', 'Somos ⟦cinco⟧ socias y una se va'],
  harmless: ['Every firm needs three partners'],
});
