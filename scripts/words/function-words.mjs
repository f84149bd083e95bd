/** English words that build a sentence and tell nothing: low risk in Rap-LI, and no unit of ProSan. */
export const functionWords = new Set(
  `a an the this that these those some any no every each either neither all both half several many much more most few
  fewer fewest little less least enough other others another such same own what which whose who whom whoever whatever
  i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
  it its itself they them their theirs themselves one ones someone somebody something anyone anybody anything everyone
  everybody everything nobody nothing none
  be am is are was were been being have has had having do does did doing done can could will would shall should may might
  must ought need needs dare let lets get gets got getting gotten go goes going gone went come comes came coming make
  makes made making take takes took taken taking give gives gave given giving put puts say says said saying tell tells
  told see sees saw seen know knows knew known think thinks thought want wants wanted use used using please thank thanks
  and or but nor so yet for if then else than because since although though while whereas unless until till whether as
  of in to on at by from with without within into onto upon over under above below between among through during before
  after about against across along around behind beside besides beyond despite down up off out near per plus minus via
  toward towards throughout inside outside except like unlike
  not never always often sometimes usually rarely seldom ever also too very quite rather just only even still already
  again once twice now here there where when why how today tomorrow yesterday tonight soon later early ago maybe perhaps
  almost nearly about well really however therefore thus hence instead otherwise meanwhile anyway yes okay
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion trillion dozen
  first second third fourth fifth sixth seventh eighth ninth tenth last next former latter
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december new old good bad great big small large long short high low right left able`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
