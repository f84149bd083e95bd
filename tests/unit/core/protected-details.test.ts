import { describe, expect, test } from 'vitest';
import { restore, sanitize } from '../../../main/engine/privacy';
import { createStreamRestorer } from '../../../main/engine/privacy/stream-restorer';
import type { Span } from '../../../shared/domain';
import { createConversation, isReplacement, keys, policy } from './conversation';

/** Words that the user protects by a click, and what the local model finds without a type for it. */

const hidden = (text: string, value: string, mode: 'balanced' | 'contextual' | 'task-aware' = 'balanced') =>
  createConversation().prompt(text, { mode, decisions: [{ type: 'WORD', value, action: 'protect' }] });

describe('a word or phrase that is protected', () => {
  test.each([
    ['I have a night shift on the ward.', 'night shift on the ward', 'I have a [DETAIL_1].'],
    ['I live with my stepdad now.', 'stepdad', 'I live with my [DETAIL_1] now.'],
    ['Write a plan for Project Zephyr.', 'Project Zephyr', 'Write a plan for [DETAIL_1].'],
    ['Ich habe Nachtschicht auf Station.', 'Nachtschicht auf Station', 'Ich habe [DETAIL_1].'],
    ['Ich habe Nachtschicht.', 'Nachtschicht', 'Ich habe [DETAIL_1].'],
    ['J’habite au fond du hameau.', 'au fond du hameau', 'J’habite [DETAIL_1].'],
    ['Vivo con mi suegra.', 'suegra', 'Vivo con mi [DETAIL_1].'],
    ['Я работаю ночью в отделении', 'ночью в отделении', 'Я работаю [DETAIL_1]'],
    ['我叫小雷，在家。', '小雷', '我叫[DETAIL_1]，在家。'],
    ['Change the tyre today.', 'tyre', 'Change the [DETAIL_1] today.'],
    ['We drove with the zorbil.', 'zorbil', 'We drove with the [DETAIL_1].'],
    ['Nightshift is hard for me.', 'Nightshift', '[DETAIL_1] is hard for me.'],
    ['Ich arbeite auf der Intensivstation.', 'Intensivstation', 'Ich arbeite auf der [DETAIL_1].'],
    ['Der Schrebergarten ist zu.', 'Schrebergarten', 'Der [DETAIL_1] ist zu.'],
    ['Ich bin in Reha.', 'Reha', 'Ich bin in [DETAIL_1].'],
    ['Je suis à la retraite.', 'retraite', 'Je suis à la [DETAIL_1].'],
    ['Kinésithérapie tous les jours pour moi.', 'Kinésithérapie', '[DETAIL_1] tous les jours pour moi.'],
    ['Mudanza otra vez, y yo sola.', 'Mudanza', '[DETAIL_1] otra vez, y yo sola.'],
    ['Abito in una mansarda.', 'mansarda', 'Abito in una [DETAIL_1].'],
    ['Trasloco di nuovo per la mia famiglia.', 'Trasloco', '[DETAIL_1] di nuovo per la mia famiglia.'],
    ['Ik werk in de nachtdienst.', 'nachtdienst', 'Ik werk in de [DETAIL_1].'],
    ['Verhuizing is zwaar voor mij.', 'Verhuizing', '[DETAIL_1] is zwaar voor mij.'],
    ['Mieszkam z teściową.', 'teściową', 'Mieszkam z [DETAIL_1].'],
    ['Przeprowadzka jest trudna dla mnie.', 'Przeprowadzka', '[DETAIL_1] jest trudna dla mnie.'],
    ['Eu moro com a minha sogra.', 'sogra', 'Eu moro com a minha [DETAIL_1].'],
    ['Mudança de novo, e eu estou só.', 'Mudança', '[DETAIL_1] de novo, e eu estou só.'],
    ['Jag jobbar nattskift.', 'nattskift', 'Jag jobbar [DETAIL_1].'],
    ['Vårdnadstvist tar på krafterna för mig.', 'Vårdnadstvist', '[DETAIL_1] tar på krafterna för mig.'],
    ['Kayınvalidemle oturuyorum.', 'Kayınvalidemle', '[DETAIL_1] oturuyorum.'],
    ['Ben gece vardiyasındayım.', 'vardiyasındayım', 'Ben gece [DETAIL_1].'],
    ['私は夜勤です。', '夜勤', '私は[DETAIL_1]です。'],
    ['我上夜班。', '夜班', '我上[DETAIL_1]。'],
    ['I have COPD now.', 'COPD', 'I have [DETAIL_1] now.'],
    ['J’habite ma Péniche toute l’année.', 'Péniche', 'J’habite ma [DETAIL_1] toute l’année.'],
    ['Spędzam z tobą Wigilią i święta.', 'Wigilią', 'Spędzam z tobą [DETAIL_1] i święta.'],
    ['Jag bor i en Husbåt med min fru.', 'Husbåt', 'Jag bor i en [DETAIL_1] med min fru.'],
    ['Paso el mes con el ERTE en casa.', 'ERTE', 'Paso el mes con el [DETAIL_1] en casa.'],
  ])('is withheld, and no other claim stands for it: %s', (text, value, sanitized) => {
    for (const mode of ['balanced', 'task-aware'] as const) {
      const { text: out, findings } = hidden(text, value, mode);
      expect(out).toBe(sanitized);
      // The user asked for protection, and so it says.
      expect(findings.find(({ original }) => original === value)).toMatchObject({
        action: 'protect',
        mechanism: 'redact',
        epsilon: null,
      });
    }
  });

  test.each([
    ['Write a plan for Zephyr.', 'Zephyr'],
    ['Write a plan for ZEPHYR.', 'ZEPHYR'],
    ['Write a plan for Kestrelan.', 'Kestrelan'],
    ['Write a plan for KESTRELAN-2.', 'KESTRELAN-2'],
    ['Je parle de Palimora avec toi.', 'Palimora'],
    ['Hablo de Tavindra con mi hermana.', 'Tavindra'],
    ['Parlo di Brumbolo con la mia collega.', 'Brumbolo'],
    ['Ik schrijf over Tavindra en over mijn werk.', 'Tavindra'],
    ['Mówię o Tavindra i o tobie.', 'Tavindra'],
    ['Eu falo de Tavindra com a minha irmã.', 'Tavindra'],
    ['Jag skriver om Tavindra och om dig.', 'Tavindra'],
    ['Bu plan için Tavindra ile konuştum.', 'Tavindra'],
    ['Yıllardır Tavindra ile uğraşıyorum.', 'Tavindra'],
    // In German every noun has a capital: only what the lists have as a name is one.
    ['Ich rede mit dir über Zephyr und das Geld.', 'Zephyr'],
  ])('but a word that has a capital as names have becomes a name, which the key leads back from: %s', (text, value) => {
    const { text: out, findings } = hidden(text, value);
    expect(findings).toMatchObject([{ original: value, mechanism: 'fpe', action: 'protect' }]);
    expect(out).not.toContain(value);
    expect(out).not.toContain('[');
  });

  test.each([
    ['LOCATION', 'We met at the quarry.', 'quarry', 'We met at the [LOCATION_1].'],
    ['ORGANIZATION', 'I work at the bakery there.', 'bakery', 'I work at the [ORGANIZATION_1] there.'],
    [
      'ORGANIZATION',
      'Je travaille à la boulangerie du marché.',
      'boulangerie du marché',
      'Je travaille à la [ORGANIZATION_1].',
    ],
    ['LOCATION', 'Ich wohne neben dem bahnhof.', 'bahnhof', 'Ich wohne neben dem [LOCATION_1].'],
    ['ORGANIZATION', 'Trabajo en la panadería de aquí.', 'panadería', 'Trabajo en la [ORGANIZATION_1] de aquí.'],
    ['ORGANIZATION', 'Lavoro nella farmacia qui.', 'farmacia', 'Lavoro nella [ORGANIZATION_1] qui.'],
    ['LOCATION', 'Ik woon bij de kerk.', 'kerk', 'Ik woon bij de [LOCATION_1].'],
    ['PERSON', 'My neighbour was there.', 'neighbour', 'My [PERSON_1] was there.'],
  ] as const)('so is a %s said in ordinary words of small letters: %s', (type, text, value, sanitized) => {
    const start = text.indexOf(value);
    const span: Span = { start, end: start + value.length, type, risk: 1, score: 0.75, source: 'model', reason: '' };
    const protect = { ...policy, decisions: [{ type, value, action: 'protect' as const }] };
    const { text: out, findings } = sanitize(text, [span], { conversation: 'c', committed: [] }, protect, keys);
    expect(out).toBe(sanitized);
    expect(restore(out, findings.filter(isReplacement)).restored).toBe(text);
  });

  test.each([
    ['LOCATION', 'i live in hamburg now', 'hamburg'],
    ['LOCATION', 'vivo en buenos aires ahora', 'buenos aires'],
    ['ORGANIZATION', 'i work for brightwater plumbing', 'brightwater plumbing'],
    ['PERSON', 'my friend rose was there', 'rose'],
    ['LOCATION', 'We met at the Quarry, the quarry of old.', 'Quarry'],
  ] as const)('but a %s that is called by a name becomes one, in small letters too: %s', (type, text, value) => {
    const start = text.indexOf(value);
    const span: Span = { start, end: start + value.length, type, risk: 1, score: 0.75, source: 'model', reason: '' };
    const { text: out } = sanitize(text, [span], { conversation: 'c', committed: [] }, policy, keys);
    expect(out).not.toContain('[');
  });

  test('is no name in small letters, and one in any where it has a capital beside', () => {
    expect(hidden('Write a plan for zephyr.', 'zephyr').text).toBe('Write a plan for [DETAIL_1].');
    const [first, second] = hidden('Write a plan for Zephyr. Call it zephyr.', 'Zephyr').findings;
    expect(second?.surrogate).toBe(first?.surrogate.toLowerCase());
  });

  test('has the same number in every writing, and another has another', () => {
    const decisions = ['night shift', 'the kiln'].map((value) => ({ type: 'WORD', value, action: 'protect' }) as const);
    const conversation = createConversation();
    expect(conversation.prompt('Night shift again; the kiln is hot. My night shift ends.', { decisions }).text).toBe(
      '[DETAIL_1] again; [DETAIL_2] is hot. My [DETAIL_1] ends.',
    );
    expect(conversation.prompt('The kiln broke.', { decisions }).text).toBe('[DETAIL_2] broke.');
  });

  test('says nothing that links two conversations: the key and the words are not in it', () => {
    const of = (value: string, name: string) => {
      const span: Span = { start: 0, end: value.length, type: 'WORD', risk: 5, score: 1, source: 'model', reason: '' };
      return sanitize(value, [span], { conversation: name, committed: [] }, policy, keys).text;
    };
    expect(new Set([of('night shift', 'a'), of('night shift', 'b'), of('the old kiln', 'b')])).toEqual(
      new Set(['[DETAIL_1]']),
    );
  });

  test('does not become a placeholder that the user wrote', () => {
    expect(hidden('What is [DETAIL_1]? I mean my night shift.', 'night shift').text).toBe(
      'What is [DETAIL_1]? I mean my [DETAIL_2].',
    );
  });

  test.each([
    [
      'I have a night shift on the ward.',
      'night shift on the ward',
      'About [DETAIL_1]: **[DETAIL_1]** is hard. `DETAIL_1`, [Detail 1]? [DETAIL_11] is none.',
      'About night shift on the ward: **night shift on the ward** is hard. `night shift on the ward`, night shift on the ward? [DETAIL_11] is none.',
    ],
    [
      'Change the tyre today.',
      'tyre',
      "The [DETAIL_1]’s price; two [DETAIL_1]s; “[DETAIL_1]”, '[DETAIL_1]'.",
      "The tyre’s price; two tyres; “tyre”, 'tyre'.",
    ],
    [
      'Ich arbeite auf der Intensivstation.',
      'Intensivstation',
      '„[DETAIL_1]“, der [DETAIL_1]s, die [DETAIL_1]en, [DETAIL_1]-Team.',
      '„Intensivstation“, der Intensivstations, die Intensivstationen, Intensivstation-Team.',
    ],
  ])('comes back in the reply at every split of the stream: %s', (text, value, reply, restored) => {
    const sent = hidden(text, value).findings.filter(isReplacement);
    const whole = restore(reply, sent).restored;
    expect(whole).toBe(restored);
    for (let cut = 0; cut <= reply.length; cut++) {
      const restorer = createStreamRestorer(sent);
      const parts = [restorer.push(reply.slice(0, cut)), restorer.push(reply.slice(cut)), restorer.end()];
      expect(parts.map((part) => part.restored).join('')).toBe(whole);
    }
  });
});
