/** Sites, games and shops where people go by names of their own: alternatives of a regular expression. */

/** For people. Not where programs are written: there `client_id` has such a shape. */
export const social =
  'discord|insta(?:gram)?|twitter|tiktok|twitch|reddit|snap(?:chat)?|telegram|youtube|mastodon|bluesky|xbox|psn|roblox|fortnite|valorant|strava|lichess';
/** Games and shops, which have names for things as well. */
export const shops = 'steam|minecraft|vinted|ebay';
export const networks = `${social}|${shops}`;
/** Where people sell to one another. */
export const markets = 'depop|etsy|wallapop|leboncoin|kleinanzeigen|marktplaats|subito|olx|allegro|tradera|blocket';
/** Where one meets, plays and pays, and words for a name there. */
export const meetings =
  'ig|tumblr|bereal|kik|tinder|hinge|bumble|onlyfans|playstation|venmo|cash ?app|gamer ?tag|screen ?name|nick(?:name|u)?|pseudo|finsta|rumuz';
/** What one watches and hears. */
export const streams = 'netflix|spotify';
