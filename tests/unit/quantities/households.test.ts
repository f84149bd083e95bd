import { describe, expect, test } from 'vitest';
import { count } from '../../../main/engine/privacy/entities/quantities/count';
import { claims } from '../detect/structured/claims';

/** How many live together, work somewhere or are children of one. */

claims('COUNT', {
  found: [
    'the team shrank from ⟦31⟧ to ⟦seven⟧',
    'notre boîte est passée de ⟦40⟧ à ⟦22⟧ salariés',
    'la plantilla pasó de ⟦60⟧ a ⟦35⟧',
    'wir haben ⟦12⟧ Angestellte, ⟦fünf⟧ davon Aushilfen',
    'our company has ⟦14⟧ employees, ⟦six⟧ part-time',
    "⟦drie⟧ van de ⟦140⟧ collega's zijn ziek",
    'we laid off ⟦nine⟧ of our ⟦23⟧ people',
    'zatrudniam ⟦ośmiu⟧ pracowników, w tym ⟦dwóch⟧ uczniów',
    'bizim dükkanda ⟦üç⟧ çalışan var',
    '我们公司就⟦12⟧个人',
    "we're ⟦five⟧ at home plus the dog",
    'Wir sind zu ⟦sechst⟧ zu Hause',
    "we zijn met z'n ⟦vijven⟧ thuis",
    'jest nas w domu ⟦sześcioro⟧',
    'jestem jedną z ⟦siedmiorga⟧ rodzeństwa',
    'dzieci ⟦czworo⟧, pies i kot',
    'Vi är ⟦tre⟧ i familjen',
    "on est ⟦3⟧ dans l'appart",
    'evde ⟦beş⟧ kişiyiz',
    '⟦üç⟧ kardeşim var',
    '家族⟦5⟧人で暮らしています',
    '我们家⟦六⟧口人',
    'our office of ⟦12⟧ in Leith',
    'Papa von ⟦drei⟧, Schreiner',
    'vi har ⟦25⟧ elever',
    'det er ⟦19⟧ børn i klassen',
    'meillä on ⟦4⟧ lasta',
    'máme ⟦3⟧ děti',
    '⟦29⟧ alunos na turma',
    '⟦2⟧ çocuklu bir aileyiz',
    '⟦24⟧ Schüler in der Klasse',
  ],
  harmless: [
    'the temperature fell from 31 to seven',
    'the price went from 31 to 25',
    'inflation is down from 9 to 4 percent',
    'wir gingen zu dritt ins Kino',
    'we are five minutes away',
    'vi är tre poäng före',
    'on est 3 points derrière',
    'drie van de vijf sterren',
    'a school of 12 small fish',
    'plan a game for 20 students',
    'ein Witz über 3 Katzen',
    'det tar 25 minuter i klassen',
    '4 pommes pour moi',
    'nine of the 23 players',
    'im sechst größten Land',
    'we vieren zijn verjaardag',
    'kids 4, 7 and 9',
  ],
});

describe('the words that count people', () => {
  test.each([
    ['vijven', 5],
    ['zu sechst', 6],
    ['siedmiorga', 7],
    ['ośmiu', 8],
  ])('%s', (words, value) => {
    const [measure] = count.read(words);
    expect(Number(measure?.value.numerator)).toBe(value);
  });
});
