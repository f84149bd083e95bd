import { describe, expect, it } from 'vitest';
import { detect } from '../../../main/engine/privacy/detect';

const names = (text: string): string[] =>
  detect(text, { decisions: [], known: [] }).flatMap(({ type, start, end }) =>
    type === 'USER_NAME' ? [text.slice(start, end)] : [],
  );

describe('a name on a site is told by its shape, in a text that speaks of such a site', () => {
  it.each([
    [
      'somebody on roblox keeps messaging my daughter, he goes as brutus_oq and once as mr.grimbald',
      ['brutus_oq', 'mr.grimbald'],
    ],
    [
      'Auf Kleinanzeigen will mich mopedkalle_91 runterhandeln, und petra.stickt auch',
      ['mopedkalle_91', 'petra.stickt'],
    ],
    ['ma sœur est sur Vinted : zoe_fripes, et moi NinaChineuse74', ['zoe_fripes', 'NinaChineuse74']],
    ['In Valorant spielt er als DunkelDachs412', ['DunkelDachs412']],
    ['sprzedawca z Allegro, wiertla_heniek, nie odpisuje', ['wiertla_heniek']],
    ['posted on r/roommates under copper_and_tin, my sister saw it', ['copper_and_tin']],
    ['el vendedor del foro, grillo1974, no contesta', ['grillo1974']],
    ['my sister posts as quiet_owl, he goes by paper_moon', ['quiet_owl', 'paper_moon']],
    ['copper_moon on Instagram keeps messaging my daughter', ['copper_moon']],
    ['my neighbour signs her rants with tove_lindq_9', ['tove_lindq_9']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    'My discord bot reads client_id and guild_id from config.yaml, see discord.py and bot.main.',
    'Our Instagram feed uses image_url, created_at and max_length. Where do I set utf_8?',
    'Which games run on Xbox360, PlayStation5 and Windows11? I use Netflix on Android14.',
    'On Strava the units are km.h and e.g. min.km; the page is at strava.com.',
    'My tumblr theme has link_color, and her post_url is dead.',
    'My customer number was AB12_99 and his order id KL77_03.',
    'She left the sentence unfinished_ and I finished it.',
    'Rename node_modules and package_lock.',
    'Which of Olympus_em10, pentax.kxr and Illustrator2023 sells best on etsy?',
    'On ebay I am after a Toshiba_z930 or a lenovo.thinkcentre.',
    'Reddit thread: version 2214#2214 and the table 0007c2.sst are broken.',
    'Does Telegram count chat_ids, and is welcome_bot free?',
    'In minecraft, where do I get soulsand_brick and netherite_ingot? Steam needs steam_api32.',
    'what does due_date mean on her bill, and amount_paid?',
    'We need user_count and total_price in the sheet, she said.',
    'Please fill in first_name, last_name, birth_place and email_address for me.',
    'My boss wants the password_reset and our session_timeout changed.',
    'Her team_lead booked the break_room and left a new_hire_form, report_2024.',
    'Meine rechnung_nummer und das datum_lieferung stehen auf ihrem Brief.',
    'The file zoe_fripes_final.txt lies beside main_window.ts.',
  ])('and no identifier, file or product is: %s', (text) => {
    expect(names(text)).toEqual([]);
  });
});

describe('a long text speaks of a site once', () => {
  const prose = 'The weather was mild that week and the paths were dry, so the walk took less time than planned. ';
  const long = (first: string, last: string): string =>
    [`${first} ${prose.repeat(4).trim()}`, prose.repeat(4).trim(), `${last} ${prose.repeat(4).trim()}`].join('\n\n');
  it.each([
    ['My ex writes to me on Instagram.', 'Now it is ines_vdk who does it.', 'ines_vdk'],
    ['Wir haben uns auf Tinder kennengelernt.', 'Sie nennt sich dort gerda.flickt jetzt.', 'gerda.flickt'],
    ['I sold him the bike on ebay.', 'Then he, kolbenfritz_72, wanted it back.', 'kolbenfritz_72'],
  ])('%s', (first, last, expected) => {
    expect(names(long(first, last))).toContain(expected);
  });
  it('and where it speaks of none, nothing is told', () => {
    expect(names(long('We went by train.', 'The set holds gerda.flickt as a key.'))).toEqual([]);
  });
});

describe('whose a file, a process or a change is on a computer', () => {
  it.each([
    ['drwxr-x--- 3 awojcik devs 4096 Apr 2 09:10 src', 'awojcik'],
    ['uid=1004(lbrandt) gid=1004(lbrandt) groups=27(sudo)', 'lbrandt'],
    ['then su - tnovak and crontab -u tnovak -l', 'tnovak'],
    ['sudo chown -R jrivers:www-data /srv', 'jrivers'],
    ['git blame says awojcik, she left in May', 'awojcik'],
    ['commit 7fa2c91e by awojcik: drop the cache', 'awojcik'],
    ['-r--r----- 1 kestermann staff 812 Mar 3 10:12 keys', 'kestermann'],
    ['dr-xr-x--T 2 awojcik devs 4096 Apr 2 09:10 tmp', 'awojcik'],
    ['egid, euid=1007(kestermann)', 'kestermann'],
    ['LAB7\\kestermann cannot print', 'kestermann'],
    ['$who = "HQ-2\\kestermann"; echo $who', 'kestermann'],
    ['the account HQX\\kestermann, beside $a \\cdot b$', 'kestermann'],
    ['NORTH\\jhalvorsen is locked out again', 'jhalvorsen'],
    ['whoami -> lbrandt, though I am root', 'lbrandt'],
  ])('%s', (text, expected) => {
    expect(names(text)).toContain(expected);
  });

  it.each([
    '-rw-r--r-- 1 root root 4096 Mar 3 10:12 notes.txt',
    'uid=0(root) gid=0(root), then su postgres',
    'git blame shows nothing, commit 7fa2c91 by default',
    'C:\\Windows and HKLM\\software are paths; use LATEX\\section',
    'Let $ABC\\langle x\\rangle$ be free, and PQR\\rangle closes it.',
    '\\begin{align} XYZ\\widetilde{a} \\end{align} with XYZ\\hookrightarrow B',
    'chown node:node and su to root',
    'Analiza el poema y su respuesta; su - root no cuenta.',
  ])('and nobody’s is: %s', (text) => {
    expect(names(text)).toEqual([]);
  });
});
