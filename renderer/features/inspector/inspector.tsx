import { Found } from './found';
import { Links } from './links';
import { Privacy } from './privacy';
import { Spent } from './spent';

/** How private this chat is, and what was found in the draft. */
export const Inspector = () => (
  <div className="inspector">
    <Privacy />
    <Spent />
    <Links />
    <Found />
  </div>
);
