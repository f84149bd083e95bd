/** Turkish: see index.ts. */
export const tr = `
place | 4 | lives in Turkey
  tc kimlik, e-devlet, sgk, edevlet, =(tc kimlik) numaram
occupation | 4 | has a trade of which one is there
  =tek (eczacısıyım/doktoruyum/hekimiyim/öğretmeniyim/ebesiyim/hemşiresiyim/veterineriyim/avukatıyım/imamıyım/fırıncısıyım)
occupation | 4 | teaches
  =öğrencilerim*, =(öğretmenim/öğretmeniyim)
occupation | 4 | is out of work
  =(işsizim/işimi kaybettim/işten çıkarıldım)
identity | 4 | is the only one of a kind there
  =tek (eczacısıyım/doktoruyum/hekimiyim/öğretmeniyim/ebesiyim/hemşiresiyim/veterineriyim/avukatıyım/imamıyım/fırıncısıyım),
  =muhtarıyım
gender | 6 | is a woman
  =(hamileyim/kadınım/anneyim), =(bir anne/bir kadın) olarak
gender | 6 | is a man
  =(erkeğim/babayım), =(bir baba/bir erkek) olarak
gender | 2 | is likelier a woman
  =kocam
gender | 2 | is likelier a man
  =karım
family | 6 | is or was married
  =(kocam/karım/kayınvalidem/kayınpederim)
family | 6 | has children
  =(oğlum/kızım/çocuklarım/çocuğumuz/çocuklarımız/kızımız/oğlumuz)
family | 6 | is expecting a child
  =hamileyim, =karım hamile
health | 5 | has a kidney problem
  diyaliz*
health | 5 | has diabetes
  =(şeker hastasıyım/diyabet hastasıyım)
`;
