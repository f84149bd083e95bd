/** Polish: see index.ts. */
export const pl = `
place | 4 | lives in Poland
  =mój (pesel/nip/profil zaufany), pesel, urząd skarbowy, (wypełnić/rozliczyć/złożyć) (pit/mój pit), 800 plus,
  e-recepta
occupation | 5 | works as: @
  =(jestem/byłem/byłam/pracuję jako) @job, =jestem (jedynym/jedyną) @job
occupation | 4 | teaches
  =uczę (w/matematyki/języka/historii/klasę/biologii/angielskiego), =moi uczniowie,
  =jestem (nauczycielem/nauczycielką)
occupation | 4 | is out of work
  =(straciłem/straciłam) pracę, =jestem bezrobotn*
identity | 4 | is the only one of a kind there
  =(jestem/byłem/byłam) (tu/tutaj/) (jedynym/jedyną), =jako (jedyny/jedyna)
gender | 6 | is a woman
  =jestem w ciąży, =moja ciąża, =jestem kobietą, =jako (kobieta/matka), urlopie macierzyńskim, =jestem jedyną,
  =(byłam/miałam/mogłam/chciałam/straciłam/zaczęłam/dostałam/nie miałam)
gender | 6 | is a man
  =jestem mężczyzną, =jako (mężczyzna/ojciec), =(byłem/miałem/mogłem/chciałem/straciłem/zacząłem/dostałem)
gender | 2 | is likelier a woman
  =mój (mąż/chłopak)
gender | 2 | is likelier a man
  =moja (żona/dziewczyna)
family | 6 | is or was married
  =mój mąż, =moja żona, =moja teściowa
family | 6 | has children
  =(mój syn/moja córka/moje dzieci/nasze dzieci), =mam (dwoje/troje/dwie/dwóch) (dzieci/córki/synów),
  urlopie macierzyńskim
family | 6 | is expecting a child
  =jestem w ciąży, =moja żona jest w ciąży
health | 5 | has to do with: @
  =(mam/choruję na/cierpię na) @illness
health | 5 | has a kidney problem
  dializ*
health | 5 | has a problem with alcohol or drugs
  =nie piję od, anonimowi alkoholicy
ethnicity | 5 | comes from: @
  =(pochodzę/przyjechałem/przyjechałam) z @country
`;
