import { useEffect, useState } from 'react';
import type { SearchHit } from '../../../shared/ipc';
import { request } from '../../api';
import { fail } from '../../window-store';

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
