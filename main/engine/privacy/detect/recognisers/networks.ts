/** Sites where people go by names of their own. Not where programs are written: there `client_id` has such a shape. */
export const social =
  'discord|insta(?:gram)?|twitter|tiktok|twitch|reddit|snap(?:chat)?|telegram|youtube|mastodon|bluesky|xbox|psn|roblox|fortnite|valorant|strava|lichess';
/** Games and shops, which have names for things as well. */
export const shops = 'steam|minecraft|vinted|ebay';
export const networks = `${social}|${shops}`;
