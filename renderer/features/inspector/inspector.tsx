import { EpsilonSlider } from './epsilon';
import { Found } from './found';
import { Spent } from './spent';

/** How private this chat is, and what was found in the draft. */
export const Inspector = () => (
  <div className="inspector">
    <EpsilonSlider />
    <Spent />
    <Found />
  </div>
);
