import { oneLine } from '../../patterns/one-line';

/** Sites, games and shops where people go by names of their own: alternatives of a regular expression. */

/** For people. Not where programs are written: there `client_id` has such a shape. */
export const social = oneLine`
  discord|insta(?:gram)?|twitter|tiktok|twitch|reddit|snap(?:chat)?|telegram|youtube|mastodon|bluesky|xbox|psn|roblox
  |fortnite|valorant|strava|lichess
`;
/** Games and shops, which have names for things as well. */
export const shops = 'steam|minecraft|vinted|ebay';
export const networks = `${social}|${shops}`;
/** Where people sell to one another. Each begins with letters of its own: what might begin with any is asked of every word. */
export const markets = oneLine`
  depop|etsy|wallapop|leboncoin|kleinanzeigen|marktplaats|subito|olx|allegro|tradera|blocket|dba|auk?r[ou]|poshmark
  |mercari|willhaben|milanuncios|forums?|foro|fórum|foorumi\p{L}{0,3}
  |(?:(?:auto|harraste|hevos|ilmoitus|kauppa|keskustelu|kirppis|koira|kysymys|myynti|netti|osto|peli|treffi|vauva)-?)?palsta\p{L}{0,3}
`;
/** Where one meets, plays and pays, and words for a name there. */
export const meetings = oneLine`
  ig|tumblr|ao3|r\/[a-z]{3,20}|wykop|flashback|bereal|kik|tinder|hinge|bumble|onlyfans|playstation|venmo|cash ?app
  |gamer ?tag|screen ?name|nick(?:name|u)?|pseudo|finsta|rumuz
`;
/** What one watches and hears. */
export const streams = 'netflix|spotify';
