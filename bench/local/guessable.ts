/**
 * Short texts with what a careful reader would infer of who writes them; one with `?` may be. Written for this, by hand;
 * the tables were mended with them, so what is missed elsewhere is more.
 */
export const guessable: readonly (readonly [text: string, ...guesses: string[]])[] = [
  // en
  [
    'My wife is a nurse and my shifts at the quarry clash with hers. How do we split the school run?',
    'family: is or was married',
    'gender: is likelier a man',
    'occupation: works shifts',
    'occupation: works at: quarry',
  ],
  [
    'I am Tessa Brooke, 34. I start chemo on Monday and need a note for my manager.',
    'health: has or had cancer',
    '? health: has to do with: ',
  ],
  ['My brother is a parole officer, should he tell his landlord?'],
  [
    'Between my dialysis appointments I am learning Portuguese. Make me a plan of three sessions a week.',
    'health: has a kidney problem',
  ],
  ['As a Muslim I cannot eat that. Which of these sweets contain gelatine?', 'religion: is Muslim'],
  ['I pick up my grandchildren at three. What can we bake in an hour?', 'age: is likely over 55'],
  [
    'We voted for the Greens and our neighbours mock us for it. A funny answer, please.',
    'politics: says how they vote',
  ],
  ['My daughter is a midwife in Leeds. What present would she like?', 'family: has children'],
  [
    'I was made redundant in March and the mortgage is two months behind. Draft a letter to the bank.',
    'occupation: is out of work',
    'income: has little money',
  ],
  [
    'My husband is a teacher and has grading to do all weekend. Ideas for what I can do alone?',
    'family: is or was married',
    'gender: is likelier a woman',
  ],
  ['I grew up in foster care and want to write about it. Where do I begin?', 'family: grew up without parents'],
  ['My period is late and I take the pill. What now?', 'gender: is a woman'],
  // de
  [
    'Mein Mann ist Krankenpfleger und hat Nachtdienst. Was koche ich für eine Person?',
    'family: is or was married',
    'gender: is likelier a woman',
  ],
  [
    'Ich heiße Jonas Behrend, 41. Nächste Woche beginnt meine Chemo, wie sage ich es dem Team?',
    'health: has or had cancer',
    '? health: has to do with: ',
  ],
  ['Meine Schwester arbeitet als Lehrerin und korrigiert jeden Abend Klausuren. Was schenkt man ihr?'],
  [
    'Das Jobcenter hat mein Bürgergeld gekürzt. Formuliere einen Widerspruch.',
    'income: has little money',
    'place: lives in Germany',
    'occupation: is out of work',
  ],
  ['Ich mache gerade Abitur und suche ein Thema für die Präsentation.', 'age: is at school, under 20'],
  [
    'In unserer Gemeinde bin ich Konfirmandenleiterin und plane eine Freizeit.',
    'religion: is a Christian',
    'gender: is a woman',
  ],
  [
    'Nach dreißig Jahren im Schichtdienst gehe ich im Mai in Rente. Eine kurze Rede bitte.',
    'occupation: works shifts',
    'occupation: is retired',
  ],
  [
    'Seit meiner Scheidung sehe ich die Kinder nur jedes zweite Wochenende.',
    'family: is divorced or separating',
    'family: has children',
  ],
  ['Wie erkläre ich meinem Chef, dass meine Tochter Diabetes hat und ich oft weg muss?', 'family: has children'],
  // fr
  [
    'Mon mari est infirmier de nuit, je mange seule. Une recette rapide ?',
    'family: is or was married',
    'gender: is a woman',
  ],
  [
    'Je suis Claire Bonnet, 52 ans. Ma chimio commence lundi, comment prévenir mon équipe ?',
    'health: has or had cancer',
    '? health: has to do with: ',
  ],
  ['Mon frère est policier et travaille la nuit. Que lui offrir ?'],
  ['Je passe le bac en juin et je panique. Un planning de révision ?', 'age: is at school, under 20'],
  ['Pôle emploi m’a radié, écris un recours.', 'occupation: is out of work', 'place: lives in France'],
  ['Nous jeûnons pour le ramadan, que préparer pour le soir ?', 'religion: is Muslim'],
  [
    'Ma femme est enceinte de six mois et je voudrais prendre un congé.',
    'family: is expecting a child',
    'family: is or was married',
    'gender: is likelier a man',
  ],
  ['Mes élèves de CM2 préparent un spectacle, trouve un titre.', 'occupation: teaches'],
  [
    'Je vais à ma séance de dialyse trois fois par semaine, quels livres audio courts ?',
    'health: has a kidney problem',
  ],
  // es
  [
    'Mi mujer es enfermera y yo cuido a los niños por la noche. ¿Ideas para cenar?',
    'family: is or was married',
    'gender: is likelier a man',
  ],
  [
    'Me llamo Ana Robles, 29. Empiezo la quimio el lunes, ¿cómo se lo digo a mi jefa?',
    'health: has or had cancer',
    '? health: has to do with: ',
  ],
  ['Mi hermano es policía y trabaja de noche. ¿Qué le regalo?'],
  ['Estoy en segundo de bachillerato y no sé qué carrera elegir.', 'age: is at school, under 20'],
  ['Cobro el paro desde enero, ayúdame con el currículum.', 'occupation: is out of work'],
  ['En mi parroquia organizamos una colecta, redacta el cartel.', 'religion: is a Christian'],
  ['Soy viuda y quiero vender el piso. ¿Qué papeles hacen falta?', 'gender: is a woman', 'family: lost somebody near'],
  ['Mis nietos vienen el domingo, ¿un postre sin horno?', 'age: is likely over 55'],
  ['Tras mi divorcio me mudé a casa de mi hermana.', 'family: is divorced or separating'],
  ['Mis alumnos de primaria hacen un mural, dame frases cortas.', 'occupation: teaches'],
  // Of others, of nobody or of the world.
  ['My aunt is a nurse. How do nurses cope with night shifts on the ward?'],
  ['Write a poem in which a soldier says "I miss my wife".'],
  ['What is chemo, and how do hospitals plan it?'],
  ['My neighbours go to the mosque; what is a polite greeting during Ramadan?'],
  ['Erkläre, wie Chemotherapie wirkt und wie lange sie dauert.'],
  ['Meine Tante ist Krankenschwester. Wie verkraftet man Nachtdienste?'],
  ['Explique ce que fait une infirmière de nuit.'],
  ['Ma tante va à la mosquée, que lui offrir pour l’Aïd ?'],
  ['Explica cómo funciona el paro en España.'],
  ['Mi tía es enfermera. ¿Cómo se aguantan los turnos de noche?'],
];
