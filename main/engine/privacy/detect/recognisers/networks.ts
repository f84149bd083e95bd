/** Sites and games where people go by names of their own. Not where programs are written: there `client_id` has such a shape. */
export const networks =
  'discord|insta(?:gram)?|twitter|tiktok|twitch|reddit|snap(?:chat)?|steam|telegram|youtube|mastodon|bluesky|xbox|psn|roblox|fortnite|minecraft|valorant|vinted|ebay|strava|lichess';
