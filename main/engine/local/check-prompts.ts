/**
 * The built-in check: short prompts with personal facts told in prose, and some without any. `[words](kind)` is to be
 * found, `[words](?)` may be. All is invented; nothing else is trained on or measured with it.
 */
export const checkPrompts: readonly string[] = [
  'Write a short text to my sister. She only ever calls me [Podge](name), so sign it like that, and tell her that the [lump was benign](health).',
  "I've been [gutting fish](job) at [Harlow's](employer) since I left school and [my hands go numb](?) at night. What should I ask the doctor?",
  'We meet in the [room above the bakery in Tetbury](place), because my [sponsor](detail) cannot drive. Suggest three topics for people who want to [stay sober](health).',
  'Explain how a heat pump works, and list three reasons why one might be loud at night. Keep it under 100 words.',
  'In the novel the captain hides his illness from the crew. Write a paragraph about how fear is shown in sea stories.',
  'Formuliere bitte eine Absage: Am Samstag habe ich [Spätschicht auf der Dialyse](job), und danach muss ich noch zu meiner [Ex](?) nach [Wedel](place).',
  'Meine Schwiegermutter, alle sagen [Mucki](name) zu ihr, hört seit dem [Schlaganfall](health) schlecht. Welche Telefone gibt es für sie?',
  'Erkläre mir in drei Sätzen, warum Brot beim Backen aufgeht und welche Rolle die Hefe dabei spielt.',
  "Aide-moi à écrire à mon ancien chef de la [fromagerie Bonnard](employer) : j'y étais [affineuse](job) et je voudrais une attestation.",
  'Depuis mon [divorce](?) je ne dors plus et je prends du [Lexomil](health) tous les soirs. Comment en parler à mon médecin sans avoir honte ?',
  'Escribe un mensaje para el grupo de la [cofradía de San Roque](group): soy el [tesorero](job) y este año no podré salir porque [mi hijo está en la cárcel](secret).',
  '¿Cómo se calcula el área de un trapecio? Dame un ejemplo con números sencillos.',
];
