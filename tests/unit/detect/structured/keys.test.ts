import { claims } from './claims';

/** A key is written with its accents, without them, in one or in several words. */

claims('DATE_OF_BIRTH', {
  found: [
    '{"nome": "Ayşe Demir", "dogum": "⟦1984-03-12⟧"}',
    '{"ad": "Mehmet", "soyad": "Kaya", "dogumTarihi": "⟦12.03.1984⟧"}',
    '{"fornavn": "Elin", "efternamn": "Ståhl", "fodelsedatum": "⟦1993-09-17⟧"}',
    '{"förnamn": "Elin", "födelsedatum": "⟦1993-09-17⟧"}',
    '{"nombre": "Lucía Pardo", "fecha_nac": "⟦1990-11-02⟧"}',
    '{"nome": "Rui", "dataNascimento": "⟦1977-05-21⟧"}',
  ],
  harmless: ['{"version": "1.2", "released": "2024-02-11", "dogum_orani": "1.9"}', '{"fecha_naciones": "2020"}'],
});

claims('PHONE_NUMBER', {
  found: [
    '{"nome": "Rui", "telemovel": "⟦912 334 765⟧"}',
    '{"nom": "Leroux", "telephone": "⟦612448790⟧"}',
    '{"nombre": "Lucía", "móvil": "⟦612 448 790⟧"}',
  ],
  harmless: ['{"numero": "612448790", "articulo": "silla"}'],
});

claims('PERSON', {
  found: ['{"imie": "⟦Ewa⟧", "nazwisko": "⟦Nowicka⟧"}', '{"prijmeni": "⟦Dvořák⟧", "id": 4}'],
  harmless: ['{"primenjeno": "Dvorak", "id": 4}'],
});

claims('ADDRESS', {
  found: [
    '{"name": "Jan Weber", "strasse": "⟦Alter Markt 7⟧", "ort": "Gera"}',
    '{"nombre": "Lucía Pardo", "direccion": "⟦Mayor 12, 3 B⟧"}',
    '{"imie": "Ewa", "ulica": "⟦Lipowa 4⟧"}',
  ],
  harmless: [
    '{"name": "Jan Weber", "address": "192.168.1.1"}',
    '{"name": "Jan Weber", "via": "email"}',
    '{"strasse_count": 4, "country_code": "TR"}',
  ],
});

claims('DATE', {
  found: [
    '{"firstName": "Tom", "lastName": "Birch", "admitted": "⟦2024-02-11⟧"}',
    '{"patient": "Nora Lind", "visit": "⟦2023-05-11⟧", "next": "⟦2023-06-12⟧"}',
    '{"nombre": "Lucía Pardo", "ingreso": "⟦2023-05-11⟧"}',
  ],
  harmless: [
    '{"package": "left-pad", "published": "2016-03-22"}',
    '{"name": "left-pad", "created_at": "2016-03-22", "updatedAt": "2017-01-02"}',
    '{"firstName": "Tom", "ratio": "3/4"}',
  ],
});

/** Whatever the other heads of a table hold: a bar, a question, a sign. */
claims('MONEY', {
  found: [
    '| Name | Salary | Part \\| full |\n| --- | --- | --- |\n| Ivo Brandt | ⟦84500⟧ | part |\n| Jörg Adler | ⟦72250.5⟧ |  |',
    '| Name | Gehalt | Probezeit? |\n|---|---|---|\n| Ivo Brandt | ⟦54500⟧ | ja |',
    '| Nom | Salaire | 1er choix |\n|---|---|---|\n| Ivo Brandt | ⟦41500⟧ | Lyon |',
    'Name\tSalary\tBonus %\nIvo Brandt\t⟦84500⟧\t5',
  ],
  harmless: [
    '| Name | Rows | Part \\| full |\n| --- | --- | --- |\n| Index | 84500 | part |',
    '| 1 | 2 |\n|---|---|\n| 84500 | 3 |',
  ],
});
