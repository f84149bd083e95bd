import { topic } from '../topic';
import { ascii, camel, entities, first, json, kebab, last, lower, pascal, small, snake, upper } from '../writings';

const percent = (name: string): string => encodeURIComponent(name);

export const code = [
  topic(
    'JSON, HTML and URL escapes',
    'Jörg Müller (joerg.mueller@acme.org) und Zoë Núñez wohnen in Köln.',
    {
      joerg: ['PERSON', 'Jörg Müller'],
      zoe: ['PERSON', 'Zoë Núñez'],
      city: ['LOCATION', 'Köln'],
      mail: ['EMAIL_ADDRESS', 'joerg.mueller@acme.org'],
    },
    [
      [({ joerg }) => `{"name": "${joerg}", "age": 3}`, '{"name": "Jörg Müller", "age": 3}'],
      [
        ({ joerg }) => `{"name":"${json(joerg)}"}`,
        ({ joerg }) => (json(joerg) === joerg ? '{"name":"Jörg Müller"}' : '{"name":"J\\u00f6rg M\\u00fcller"}'),
      ],
      [({ joerg }) => `"first": "${first(joerg)}",\n"last": "${last(joerg)}"`, '"first": "Jörg",\n"last": "Müller"'],
      [({ joerg }) => `"Dear ${first(joerg)},\\nthank you"`, '"Dear Jörg,\\nthank you"'],
      [({ joerg }) => `"\\n${first(joerg)}\\t${last(joerg)}"`, '"\\nJörg\\tMüller"'],
      [({ joerg }) => `'${joerg}'`, "'Jörg Müller'"],
      [({ joerg }) => `\\"${joerg}\\"`, '\\"Jörg Müller\\"'],
      [({ joerg }) => `name=${percent(joerg)}&x=1`, 'name=J%C3%B6rg%20M%C3%BCller&x=1'],
      [
        ({ zoe }) => `q=${percent(first(zoe))}`,
        ({ zoe }) => (percent(first(zoe)) === first(zoe) ? 'q=Zoë' : 'q=Zo%C3%AB'),
      ],
      [
        ({ zoe }) => `<p>${entities(zoe)}</p>`,
        ({ zoe }) => (entities(zoe) === zoe ? '<p>Zoë Núñez</p>' : '<p>Zo&#235; N&#250;&#241;ez</p>'),
      ],
      [({ joerg }) => `<option value="${joerg}">`, '<option value="Jörg Müller">'],
      [({ joerg }) => `name: ${joerg}\ncity: x`, 'name: Jörg Müller\ncity: x'],
      [({ joerg, city }) => `${joerg},${city},3`, 'Jörg Müller,Köln,3'],
      [({ joerg, city }) => `${joerg};${city};3`, 'Jörg Müller;Köln;3'],
      [({ joerg, city }) => `${last(joerg)}\t${city}`, 'Müller\tKöln'],
      [({ joerg }) => `WHERE name = '${joerg}';`, "WHERE name = 'Jörg Müller';"],
      [({ mail }) => `"email": "${mail}"`, '"email": "joerg.mueller@acme.org"'],
      [({ mail }) => `email=${percent(mail)}`, 'email=joerg.mueller%40acme.org'],
      [({ mail }) => upper(mail), 'JOERG.MUELLER@ACME.ORG'],
    ],
  ),
  topic(
    'names in identifiers and files',
    'Please refactor: Maria Gonzalez wrote it for Peter Hoffmann.',
    { maria: ['PERSON', 'Maria Gonzalez'], peter: ['PERSON', 'Peter Hoffmann'] },
    [
      [({ maria }) => `const ${snake(ascii(maria))} = 1`, 'const maria_gonzalez = 1'],
      [({ maria }) => `let ${camel(ascii(maria))};`, 'let mariaGonzalez;'],
      [({ maria }) => `class ${pascal(ascii(maria))} {}`, 'class MariaGonzalez {}'],
      [({ maria }) => `users/${kebab(ascii(maria))}/notes`, 'users/maria-gonzalez/notes'],
      [({ maria }) => `${ascii(maria).replace(' ', '_')}.pdf`, 'Maria_Gonzalez.pdf'],
      [({ maria }) => `Contract_${ascii(maria).replace(' ', '_')}_2024.pdf`, 'Contract_Maria_Gonzalez_2024.pdf'],
      [({ maria }) => `contract-${kebab(ascii(maria))}.docx`, 'contract-maria-gonzalez.docx'],
      [({ maria }) => `${upper(snake(ascii(maria)))}_KEY`, 'MARIA_GONZALEZ_KEY'],
      [({ maria }) => `\`\`\`python\nname = "${maria}"\n\`\`\``, '```python\nname = "Maria Gonzalez"\n```'],
      [({ maria }) => `print(f"Hello {${first(maria)}}")`, 'print(f"Hello {Maria}")'],
      [({ maria }) => `@${lower(ascii(first(maria)))}.${lower(ascii(last(maria)))}`, '@maria.gonzalez'],
      [({ maria }) => `# TODO(${first(maria)}): later`, '# TODO(Maria): later'],
      [({ maria }) => `user.name === "${maria}"`, 'user.name === "Maria Gonzalez"'],
      [({ maria, peter }) => `["${maria}","${peter}"]`, '["Maria Gonzalez","Peter Hoffmann"]'],
      [({ maria }) => `C:\\Users\\${first(maria)}\\Desktop`, 'C:\\Users\\Maria\\Desktop'],
      [
        ({ maria }) => `/home/${small(first(maria))}/x`,
        ({ maria }) => `/home/${small(first(maria)) === first(maria) ? 'Maria' : 'maria'}/x`,
      ],
    ],
  ),
  topic(
    'quotation marks as SQL, CSV and HTML have them',
    "The customer Renée O'Malley ordered for Sean D'Arcy.",
    { renee: ['PERSON', "Renée O'Malley"], sean: ['PERSON', "Sean D'Arcy"] },
    [
      [({ renee }) => `VALUES ('${renee.replace("'", "''")}');`, "VALUES ('Renée O''Malley');"],
      [({ renee }) => `('O''Neil', '${last(renee).replace("'", "''")}')`, "('O''Neil', 'O''Malley')"],
      [({ sean }) => `SET name = '${sean.replace("'", "''")}'`, "SET name = 'Sean D''Arcy'"],
      [({ renee }) => `1;"the ""${renee}"" file"`, '1;"the ""Renée O\'Malley"" file"'],
      [
        ({ renee }) => `<b>${entities(renee)}</b>`,
        ({ renee }) => (entities(renee) === renee ? "<b>Renée O'Malley</b>" : "<b>Ren&#233;e O'Malley</b>"),
      ],
      [
        ({ renee }) => `<b>${entities(renee).replace("'", '&#39;')}</b>`,
        ({ renee }) => `<b>${entities(renee) === renee ? 'Renée' : 'Ren&#233;e'} O&#39;Malley</b>`,
      ],
    ],
  ),
];
