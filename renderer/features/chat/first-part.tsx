import { type ReactNode, useState } from 'react';
import { en } from '../../i18n/en';

/** The first `length` characters of a text, and a button that shows all of it. */
export const useFirstPart = (text: string, length: number): { shown: string; more: ReactNode } => {
  const [whole, setWhole] = useState(false);
  if (whole || text.length <= length) return { shown: text, more: null };
  return {
    shown: text.slice(0, length),
    more: (
      <button type="button" className="quiet all" onClick={() => setWhole(true)}>
        {en.chat.showAll(text.length)}
      </button>
    ),
  };
};
