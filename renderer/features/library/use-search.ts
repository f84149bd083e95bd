import { useEffect, useState } from 'react';
import type { ConversationId } from '../../../shared/domain';
import type { SearchHit, SimilarConversation } from '../../../shared/ipc';
import { request } from '../../api';
import { fail } from '../../state/window-store';

/** The hits of a query; those of the last one stay until the next have come. */
export const useSearch = (query: string): { query: string; hits: readonly SearchHit[] } => {
  const [found, setFound] = useState<{ query: string; hits: readonly SearchHit[] }>({ query: '', hits: [] });
  useEffect(() => {
    let wanted = true;
    if (query === '') {
      setFound({ query, hits: [] });
      return;
    }
    void request('conversations.search', { query }).then((result) => {
      if (!wanted) return;
      if (result.ok) setFound({ query, hits: result.value });
      else fail(result.error);
    });
    return () => {
      wanted = false;
    };
  }, [query]);
  return found;
};

/** Chats about the same as this one. */
export const useSimilar = (conversation: ConversationId | null): readonly SimilarConversation[] => {
  const [found, setFound] = useState<readonly SimilarConversation[]>([]);
  useEffect(() => {
    let wanted = true;
    if (conversation === null) return;
    void request('conversations.similar', { id: conversation }).then((result) => {
      if (wanted && result.ok) setFound(result.value);
    });
    return () => {
      wanted = false;
    };
  }, [conversation]);
  return found;
};
