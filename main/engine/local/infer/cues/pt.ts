/** Portuguese: see index.ts. */
export const pt = `
identity | 4 | is the only one of a kind there
  =(sou/era) (o único/a única) @job, =como (único/única) @job,
  =sou (o/a) (prefeito/prefeita/padre/pároco/médico/médica/professora/farmacêutica/farmacêutico) (de uma/de um/do/da) (pequena/pequeno/) (aldeia/vila/cidade/cidadezinha/povoado/ilha/município/paróquia),
  =(sou/era) (a única/o único) (mulher/homem/negra/negro/estrangeira/estrangeiro) (no/na/do/da/em/entre)
age | 4 | is likely over 55
  =sou aposentad*, =minha aposentadoria, =(meus/minha/meu) (netos/neta/neto)
gender | 6 | is a woman
  =estou grávida, =minha gravidez, =sou (uma/) (mulher/mãe/moça), =como (mãe/mulher), =minha ginecologista,
  licença-maternidade, =sou a única, =cuido sozinha,
  =(sou/estou/fiquei) (viúva/aposentada/divorciada/desempregada/cansada/casada/solteira/nervosa/sozinha),
  =sou (enfermeira/professora/costureira/diarista/faxineira/cozinheira/motorista e mãe/advogada/dona de casa/avó)
gender | 6 | is a man
  =sou (um/) (homem/pai), =como (pai/homem), licença-paternidade,
  =(sou/estou/fiquei) (viúvo/aposentado/divorciado/desempregado/cansado/casado/solteiro/nervoso/sozinho),
  =sou (enfermeiro/professor/cozinheiro/pedreiro/advogado/policial e pai/avô/porteiro)
gender | 2 | is likelier a woman
  =meu (marido/esposo/namorado), =o meu (marido/namorado)
gender | 2 | is likelier a man
  =minha (esposa/mulher/namorada), =a minha (mulher/esposa/namorada)
family | 6 | is or was married
  =meu (marido/esposo/sogro), =minha (esposa/mulher/sogra), =(minha/meu) (cunhada/cunhado/genro/nora/sogra/sogro)
family | 6 | has children
  =(meu filho/minha filha/meus filhos/minhas filhas/nosso filho/nossa filha/nossos filhos),
  nossas (duas/três/) filhas, =(tenho/temos) (um/uma/@number) (filhos/filhas/filho/filha),
  (com/tenho/temos/crio/e) (@number/meus @number/minhas @number/meus/minhas) (pequenos/pequenas/) @kids,
  as crianças (perguntam/choram/dormem/estão), =sou (mãe/pai) (solo/solteira/de @number/de dois/de um/de uma),
  =(meu/minha) (filho/filha/bebê/bebé/caçula)
family | 5 | is divorced or separating
  =(meu/nosso) divórcio, =(sou/estou) divorciad*, =meu ex-marido, =minha ex-mulher,
  =(meu marido/minha mulher/minha esposa) me (deixou/traiu/largou), =(meu ex/minha ex) (quer/não/me/tem)
family | 6 | is expecting a child
  =estou grávida, =minha gravidez, =minha (mulher/esposa) está grávida, =(espero/esperamos) um (bebê/bebé/filho)
family | 4 | lost somebody near
  =(sou/fiquei) viúv*, =desde que (minha/meu) (mulher/marido/esposa/mãe/pai) (morreu/faleceu),
  =(perdi/perdemos) (meu/minha/o meu/a minha) (marido/esposa/mulher/pai/mãe/irmão/irmã/filho/filha),
  =(meu marido/minha esposa/minha mãe/meu pai/meu filho/minha filha) (morreu/faleceu)
family | 5 | is a single parent
  =sou (mãe solo/pai solo/mãe solteira/pai solteiro), =(crio/cuido) .. (sozinha/sozinho)
family | 5 | looks after a relative
  =(cuido/trato) (da/do/de) (minha/meu) (mãe/pai/avó/avô/sogra),
  =(minha mãe/meu pai/minha avó/meu avô) tem (alzheimer/demência/parkinson), (ficar com/cuidar) (ela/dela/dele/ele)
family | 4 | has a partner
  =(meu/minha) (companheiro/companheira/noivo/noiva/namorado/namorada)
sexuality | 6 | is gay, lesbian or bisexual
  =sou (gay/lésbica/bissexual)
sexuality | 6 | is trans or questions gender
  =sou trans
place | 4 | lives in Brazil
  =(meu/minha) (cpf/rg/cnh/título de eleitor/carteira de trabalho), cpf, fgts, inss, gov.br, bolsa família, enem,
  detran, pix
place | 4 | lives in Portugal
  =(meu/o meu) (nif/niss/cartão de cidadão), irs jovem, segurança social direta, portal das finanças,
  centro de emprego
place | 4 | rents a home
  =(meu/minha/o meu/a minha) (senhorio/senhoria/aluguel/proprietário/locador), =moro de aluguel
occupation | 5 | works as: @
  =(sou/era/trabalho como) (um/uma/o/a/) @job, =(sou/era) (o único/a única) @job
occupation | 4 | teaches
  =(leciono/ensino/dou aula/dou aulas), =(meus/minhas/os meus/as minhas) (alunos/alunas/estudantes),
  =sou (professor/professora), =minha turma,
  =(ensino/leciono/dou) .. (matemática/português/inglês/história/piano/violão/física/química/música),
  =(dou/dava) (aulas/aula) (de/no/na/para/em)
occupation | 4 | works in a hospital or in care
  =(meus/os meus) pacientes, =meu plantão, =trabalho (no hospital/num hospital/na uti/na enfermaria/num lar)
occupation | 4 | drives for a living
  =(dirijo/conduzo) (um/o/uma/a) (ônibus/autocarro/caminhão/camião/táxi/van escolar),
  =(dirijo/conduzo/guio) .. (uber/ônibus/autocarro/caminhão/camião/táxi/ambulância/elétrico/van), =faço (uber/tvde)
occupation | 4 | works on a production line
  =(trabalho/estou) .. linha de (montagem/produção)
occupation | 4 | is out of work
  =(perdi/perdemos) (o/meu/o meu) emprego, =(estou/fiquei) desempregad*, =fui (demitido/demitida/despedido/despedida),
  =(larguei/deixei) (o/meu/o meu) (emprego/trabalho), =pedi demissão
occupation | 4 | is retired
  =sou aposentad*, =minha aposentadoria, =a minha reforma
occupation | 4 | cleans for a living
  =(faço/fazia) (faxina/faxinas/limpezas/limpeza),
  =(limpo/limpava) .. (casas/escritórios/hotéis/escadas/escolas/quartos), =sou (diarista/faxineira)
occupation | 4 | delivers for a living
  =(entrego/levo) .. (pizzas/comida/encomendas/pacotes/cartas/marmitas) (de/em/pelo/por/a), =faço entregas
occupation | 4 | looks after people for a living
  =(cuido/cuidava) de (uma/um) (senhora/senhor/idosa/idoso),
  =(cuido/cuidava/trato) de (idosos/velhinhos/doentes/crianças dos outros/pessoas idosas)
occupation | 4 | builds or repairs for a living
  =(conserto/instalo/assento/monto/arranjo) .. (elevadores/caldeiras) (em/para/por/no/na/e),
  ?=(conserto/instalo/assento/monto/arranjo) .. (carros/azulejos/telhados/canos/móveis/celulares/motos/ar condicionado),
  =trabalho (na obra/em obras/na construção)
occupation | 4 | farms
  =(ordenho/crio/planto/colho/cultivo) .. (vacas/gado/porcos/galinhas/soja/milho/café/uvas/laranjas/arroz/feijão/abelhas),
  =(minhas/meus/meu/as minhas) (vacas/cabras/colmeias/gado/rebanho/vinhas/ovelhas)
occupation | 4 | works in a kitchen or serves
  =(sirvo/cozinho) .. (mesas/num restaurante/em um restaurante/no restaurante/num café/na cantina/num hotel/em um bar),
  =(faço/vendo) .. (marmita/marmitas/bolos/salgados/doces) (pra/para) (vender/fora), =vendo (marmita/bolo/bolos/doces)
occupation | 4 | works in a shop
  =(vendo/vendia) .. (sapatos/roupa/roupas/carros/seguros/fruta/frutas/peixe/flores/móveis/brigadeiros/salgados) (na/no/em/para/ao/de),
  =(trabalho/fico) (no caixa/na caixa)
occupation | 4 | works at: @
  =(trabalho/trabalhava/trabalhei) .. (em/no/na/num/numa/em um/em uma) @site, =meu (chefe/turno) (no/na) @site
occupation | 4 | works or worked in: @
  (anos/vida/trabalho/experiência/carreira) (de/em/no/na/nos/nas) @trade
occupation | 4 | works as: @
  =(trabalho/trabalhei/trabalhava) (de/como) (um/uma/) @job, (salário/contrato/turno) de @job
occupation | 4 | is looking for work
  =(procuro/estou procurando/estou à procura de) (emprego/trabalho), ninguém me contrata,
  =não (consigo/acho) (emprego/trabalho)
occupation | 4 | runs a business
  =(tenho/abri) (um/uma/meu/minha) (pequeno/pequena/) @site, =sou (mei/autônom*/freelancer/microempreendedor*)
occupation | 4 | studies
  =(estudo/faço/curso) (medicina/direito/enfermagem/engenharia/psicologia/pedagogia/faculdade/graduação/mestrado),
  =(meu/minha) (tcc/faculdade/prova de/mestrado/bolsa)
occupation | 4 | works for the police or the fire service
  =sou (policial/bombeiro/bombeira/guarda municipal/agente penitenciári*)
health | 5 | has to do with: @
  =(tenho/sofro de/fui diagnosticado com/fui diagnosticada com/convivo com) (a/o/um/uma/) @illness,
  =(meu/minha) @illness
health | 5 | has a kidney problem
  =(faço/estou em/vou à) (hemodiálise/diálise)
health | 5 | had a stroke or a brain injury
  =(tive/sofri) (um/) (avc/derrame), =(meu/desde o) (avc/derrame)
health | 5 | has diabetes
  =sou diabétic*, =minha insulina, =(tomo/aplico/uso) insulina, =(aplico/injeto/tomo) .. insulina
health | 5 | has a problem with alcohol or drugs
  =(estou/sou) sóbri*, sem beber há, =(parei/deixei) de beber, alcoólicos anônimos
health | 5 | has trouble with depression or anxiety
  =(meu/minha) (psicólogo/psicóloga/psiquiatra/terapeuta/depressão/ansiedade), antidepressiv*
health | 4 | has to do with: @
  =(meu/minha/meus) (@ordinal/novo/nova/) @treatment,
  (depois/desde/após/antes) (de/da/do/a/o/minha/meu) (minha/meu/) @treatment,
  =(uso/tomo/tive/faço/fiz) (um/uma/o/a/) @treatment
health | 4 | has a disability
  =sou (surd*/ceg*/cadeirante/deficiente), =uso cadeira de rodas
health | 4 | has worn joints or a bad back
  =(minhas costas/meus joelhos/meu joelho/meu ombro) (não/dói/doem/me), =estou com dor (nas costas/no joelho)
income | 4 | has little money
  bolsa família, =minhas dívidas, =não consigo pagar, =não (consigo/conseguimos) (mais/) pagar, cesta básica,
  banco alimentar, rendimento social
income | 4 | is well off
  =(minha/nossa) (casa de praia/fazenda/lancha), =alugo @number apartamentos,
  =(tenho/temos/possuo/herdei/alugo) (@number/vários/alguns) (imóveis/apartamentos/casas/lojas) (alugados/alugadas/para alugar/arrendados/arrendadas/para arrendar),
  =(meu/minha/nosso/nossa/o meu/a minha) (iate/helicóptero/jatinho/mansão/motorista particular/vinha/quinta/sítio/casa de férias)
religion | 5 | is a Christian
  =vou à missa, =minha (igreja/paróquia), primeira comunhão, crisma, =canto no coro,
  =(vou/vamos) (ao culto/à igreja/ao terço), =sou (evangélic*/católic*/catequista/acólit*),
  =(meu/nosso/minha) (pastor/padre/célula), =sou (padre/pastor/pastora/freira/seminarista),
  =(meu/minha/nosso/nossa) (paróquia/bispo/igreja/culto)
religion | 5 | follows an Afro-Brazilian faith
  =(meu/minha) (terreiro/orixá/mãe de santo/pai de santo), =sou (do candomblé/da umbanda)
ethnicity | 5 | comes from: @
  =(venho/vim/sou/cheguei) (de/do/da/dos) @country, =nasci (em/no/na) @country
age | 4 | is likely over 55
  =(vou/posso/pretendo) (me/) (aposentar/reformar), aposentar-me, reformar-me, =me (aposento/aposentei/reformei), =reformei-me, (minha/a minha) (aposentadoria/reforma), meus netos, minha neta, meu neto, (sou/estou) (aposentad*/reformad*), sou (avó/avô)
age | 3 | is likely between 40 and 60
  menopausa, ondas de calor, calorões
age | 5 | is at school, under 20
  =(meu/o meu) (enem/vestibular/ensino médio), (no/do) (primeiro/segundo/terceiro/9º/10º/11º/12º) ano (do ensino médio/do secundário), exames nacionais
family | 5 | is divorced or separating
  divorciar-me, me divorciar, =(estou/estamos) (me divorciando/nos divorciando/a divorciar*/em processo de divórcio/separad*/divorciad*), (meu/nosso) divórcio, (meu/minha) (ex-marido/ex-mulher/separação), guarda (compartilhada/partilhada/dos filhos), pensão alimentícia
family | 6 | has children
  =(meu/minha/nosso/nossa) (primeiro/primeira/segundo/segunda/terceiro/terceira/quarto/bebê/bebé/caçula/mais velho/mais velha) (filho/filha/bebê/bebé/), (mãe/pai) de @number, (amamento/amamentando/a amamentar), (levar/levo/buscar/busco) .. (as crianças/os filhos/os miúdos/meus filhos/meu filho/minha filha) (à/na/da/ao/para), a professora (do meu filho/da minha filha)
family | 6 | is expecting a child
  =(espero/esperamos/estou esperando/estamos esperando/estou à espera de/estamos à espera d*) (o/a/um/uma/meu/nosso/gémeos/gêmeos) (primeiro/segundo/terceiro/filho/filha/bebê/bebé/), =estou grávida, (meu/o meu) (parto/obstetra/pré-natal)
health | 5 | has or had cancer
  =(comecei/começo/faço/terminei) (a/) (quimio/quimioterapia/radioterapia), (meu/o meu) (câncer/cancro/tumor/linfoma/oncologista), (minha/a minha) (quimio/quimioterapia/mastectomia/oncologista/radioterapia)
health | 5 | is HIV positive or at risk
  (tomo/tomamos) (a/) prep, =sou (soropositiv*/seropositiv*)
health | 4 | has a heart problem
  (meu/o meu) (marca-passo/pacemaker/cardiologista/infarto/enfarte), =tive um (infarto/enfarte)
health | 4 | has trouble conceiving
  (fertilização in vitro/reprodução assistida), (tentamos/tentando/estamos a tentar) .. (engravidar/um filho/um bebê/um bebé), infertilidade
religion | 4 | is religious
  =(rezo/oramos/oro/rezamos) (por/todos/toda/antes/com/a/pelo/pela), (minhas/nossas/minha/nossa) (orações/oração/fé/prece/homilia/pregação), grupo de oração, (preparo/escrevo/preparar/escrever) (o/a/um/uma/meu/minha) (sermão/homilia/pregação)
religion | 5 | is a Christian
  =(vou/vamos) (à missa/à igreja/ao culto), (minha/nossa) (igreja/paróquia/catequese/célula), (meu/nosso) (pastor/padre/pároco), catequese, (primeira comunhão/crisma/batizado) (do meu/da minha)
religion | 5 | is Muslim
  mesquita, ramadão, ramadã, halal, (meu) (imã/hijab/véu)
religion | 5 | is Jewish
  sinagoga, shabat, kosher, (meu/nosso) rabino
occupation | 5 | leads a congregation
  =(meu/meus/minha/minhas) (sermão/sermões/homilia/homilias/paroquianos/fiéis/pregação)
occupation | 5 | works in a court
  =sou (juiz/juíza/desembargador*/procurador*/promotor/promotora/escrivão/escrivã) (no/na/em/de/do), (minhas/as minhas) (audiências/sentenças)
occupation | 4 | is retired
  (estou/sou) (aposentad*/reformad*), desde que me (aposentei/reformei), desde a (minha/) (reforma/aposentadoria)
occupation | 4 | leads a team
  =(meus/os meus) (subordinados/funcionários/colaboradores), =(coordeno/chefio/lidero/dirijo/giro) (uma/um/o/a) (equipe/equipa/setor/departamento/loja/turno)
occupation | 4 | works with software
  =(meu/nosso/minha/nossa) (pull request/sprint/backlog/daily/deploy/código em produção)
occupation | 4 | studies
  =(meu/minha/meus) (tcc/tese/dissertação/mestrado/doutorado/doutoramento/orientador/orientadora/faculdade/estágio curricular/propinas), =(estudo/curso) (direito/medicina/engenharia/enfermagem/psicologia/economia/na/no)
politics | 5 | is active in a party, a union or a campaign
  =(meu/nosso) (sindicato/partido), =(sou filiad*/votei/voto) (no/na/ao/à/em)
record | 5 | has or had trouble with the law
  (tornozeleira eletrônica/pulseira eletrónica/liberdade condicional/prisão domiciliar/pena suspensa), =(saí/saio) (da prisão/da cadeia), (minha/a minha) condenação
ethnicity | 4 | came from another country
  (autorização de residência/título de residência/visto de trabalho/pedido de asilo/aima), (meu) (visto/país de origem/sotaque), (minha) (língua materna/nacionalidade)
income | 4 | has little money
  (bolsa família/rsi/cesta básica/banco alimentar/despejo), não chega (ao fim/até ao fim) do mês, (aluguel/renda) (atrasad*/em atraso), (minhas) dívidas, nome sujo, não (consigo/conseguimos) pagar
`;
