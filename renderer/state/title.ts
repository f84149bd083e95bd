import type { Conversation } from '../../shared/domain';
import { en } from '../i18n/en';
import { openingIn, useDraft } from './draft-store';

/** The title, or how an unsent draft begins. What is typed in a chat with a title draws nothing anew. */
export const useTitle = ({ id, title, opening, temporary }: Conversation): string => {
  const typed = useDraft(({ conversation, doc }) => (title === '' && conversation === id ? openingIn(doc) : opening));
  return title || (temporary ? en.library.temporary : typed || en.library.untitled);
};
