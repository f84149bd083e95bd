export const place = `
place | 4 | lives in the United States
  =my zip code, 401k, irs, social security number, =my ssn, medicaid, medicare part, obamacare, food stamps, =my hoa,
  green card, h-1b, fafsa, roth ira, w-2, dmv, =my congressman, thanksgiving dinner, 529 plan, =my 401k, 403b,
  (a/my/the/our) 1099, =my (medicaid/medicare) (card/plan), ebt card, snap benefits, turbotax, =my (sat score/gpa),
  jury duty, (the/my) va (denied/claim/appeal/rating/hospital/clinic), va (claim/disability/rating)
place | 1 | lives in the United States
  ~zip code, ~fahrenheit, ~°f, ~sophomore, ~gas station, ~parking lot, ~apartment complex, ~mom, ~color, ~favorite,
  ~neighbor*, ~truck, ~pounds lighter, ~super bowl, ~labor day, ~county sheriff, ~community college, ~spring break,
  ~tax day
place | 4 | lives in the United Kingdom
  nhs, =my gp, council tax, hmrc, gcse*, universal credit, national insurance number, =my p45, =my p60,
  student finance england, mot is due, the dvla, =my mp, stamp duty, tv licence,
  =my (council tax/p60/p45/isa/cash isa/lisa/mot/tv licence/driving licence from the dvla/a-levels/gcses/nhs number/nino),
  self assessment to hmrc, (my/the) mot (is/ran/test/on), lifetime isa, help to buy isa, right to buy, =my oyster,
  (to/from/by/with/reply to/letter to) hmrc, class @number contributions, (national insurance/ni) contributions,
  =(my/our) (mp/gp/council tax/local council/a-level/gcse), (to/write to/letter to/email) (my/our) mp,
  (pip/esa) (reassessment/assessment/tribunal), dwp, (waiting/housing) list for a council (flat/house),
  probate solicitor, =my solicitor
place | 1 | lives in the United Kingdom
  ~petrol, ~postcode, ~quid, ~bank holiday, ~mum, ~colour, ~favourite, ~neighbour*, ~flatmate, ~fortnight, ~solicitor,
  ~lorry, ~car park, ~gp, ~surgery appointment, ~tesco, ~boxing day, ~bonfire night, ~£
place | 4 | lives in Australia or New Zealand
  centrelink, =my super fund, superannuation, =my tfn, medicare levy, hecs, =my rego, ndis, acc claim, kiwisaver,
  tafe, =my (abn/myki/opal card/medicare card from services australia/hecs debt), myki, mygov, =my atar, the ato
place | 1 | lives in Australia or New Zealand
  ~arvo, ~ute, ~servo, ~bottle shop, ~anzac day, ~smoko
place | 4 | lives in Canada
  rrsp*, =my sin number, canada revenue, =my ohip card, tfsa, service canada, express entry,
  =my (rrsp/tfsa/sin/health card from ontario), ontario works, the cra
place | 1 | lives in Canada
  ~tim hortons, ~loonie*, ~toonie*, ~double double, ~canada day
place | 4 | lives in India
  aadhaar, =my pan card, lakh*, crore*, upsc, jee mains, neet exam, 12th boards, =my epf
place | 4 | lives in Ireland
  leaving cert, =my pps number, hse appointment, the dole office, revenue.ie, the leaving cert, my leaving cert,
  (the/my) (hse/medical card/pps/revenue/junior cert/taoiseach/gaa club)
place | 2 | lives near the sea
  harbour, ferry to work, fishing boat, =our beach,
  (before/at/when/with/watch/watching) the tide (turns/comes/goes/is/from)
place | 2 | lives in the country
  =our village, well water, septic tank, =my tractor, nearest town, gravel road
place | 4 | lives in London
  oyster card, northern line, tfl, =my borough,
  (take/takes/took/on/by/ride/catch/off) the tube (to/from/home/in/at/every/when/this)
place | 4 | lives in New York
  the subway to brooklyn, metrocard, bodega, the l train, =my co-op board
place | 4 | lives in the San Francisco area
  bart station, caltrain, clipper card
place | 4 | lives in Scotland
  ~bairn*, ~outwith, =my highers, scotrail, hogmanay
place | 4 | lives in Wales
  eisteddfod, ~cwtch, senedd
place | 2 | lives in the south of the United States
  ~y'all, ~fixin, bless her heart
place | 4 | lives in New Orleans
  mardi gras krewe, =my krewe, second line parade, =my parish
place | 4 | rents a home
  (my/our) (landlord/landlady/tenancy/lease),
  =(my/our) landlord (will/won't/wants/has/hasn't/is/isn't/says/said/refuse*/raise*),
  (rent/renting) (a/an/our/this) .. (one-bed/two-bed/three-bed/flat/apartment/room/studio/bedsit/house/duplex/place),
  we rent a, i rent a, letting agent, security deposit back, notice to quit, =my flatmate*, =my housemate*,
  house share, =(my/our) rent (goes/went/is/was/has/increase/increased/increases/just/doubled/jumped/covers/eats),
  (in/our/my/live in/lives in) (a/the/our/my/) council (house/flat), (from/by) (our/the) housing association
place | 4 | owns a home
  =(my/our) mortgage*,
  (bought/buying/own) (a/an/our/my/the) (first/own/new/small/old/) (house/home/flat/apartment/condo/cottage/bungalow),
  (built/building) (our/my) (first/own/new/) (house/home)!, new-build house, =(my/our) (hoa/conservatory), remortgag*,
  (inherited/inherit/inheriting) (a/the/my/our/mum's/mom's/gran's) .. (house/flat/farm/cottage/apartment/condo)
place | 3 | lives in Brazil or Singapore
  =my cpf
`;
