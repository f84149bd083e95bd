/** Swedish: see index.ts. */
export const sv = `
place | 4 | lives in Sweden
  =mitt personnummer, bankid, skatteverket, försäkringskassan, csn, vabba*
occupation | 5 | works as: @
  =(jag är/är jag/jag jobbar som/jag arbetar som) (en/) @job, som @job, =(jag är/är jag) (den/) enda @job
occupation | 4 | teaches
  jag undervisar, undervisar jag, =mina elever, =jag är (lärare/klasslärare)
occupation | 4 | is out of work
  =jag är arbetslös, (förlorade/förlorat) (jobbet/mitt jobb)
identity | 4 | is the only one of a kind there
  =(jag är/är jag) (här/) (den/) (enda/ende) @job, som enda @job
gender | 6 | is a woman
  =jag är gravid, =min graviditet, =jag är (en/) (kvinna/tjej/mamma), som (kvinna/mamma)
gender | 6 | is a man
  =jag är (en/) (man/kille/pappa), som pappa
gender | 2 | is likelier a woman
  =min (man/pojkvän)!
gender | 2 | is likelier a man
  =min (fru/flickvän)!
family | 6 | is or was married
  =min (man/fru/svärmor/svärfar)!
family | 6 | has children
  =(min son/min dotter/mina barn/våra barn/vår son/vår dotter), =(jag har/vi har) @number (barn/söner/döttrar)
family | 6 | is expecting a child
  =jag är gravid, =min graviditet, =min fru är gravid
health | 5 | has to do with: @
  =(jag har/jag lider av/jag fick) @illness, =min @illness
health | 5 | has a kidney problem
  dialys*
health | 5 | has a problem with alcohol or drugs
  (varit/är) nykter, nykter alkoholist
ethnicity | 5 | comes from: @
  =(jag kommer/jag kom/jag är) (ursprungligen/) från @country
`;
