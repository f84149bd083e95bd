import { useEffect } from 'react';
import { say, useWindow } from '../state/window-store';
import { ErrorNote } from './error-note';

/** What the app has to say that belongs to no message and no draft. */
export const Messages = () => {
  const notice = useWindow((state) => state.notice);
  const error = useWindow((state) => state.error);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => say(null), 6000);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="corner">
      {error && <ErrorNote error={error} onDismiss={() => useWindow.setState({ error: null })} />}
      <div role="status">{notice && <p className="notice">{notice}</p>}</div>
    </div>
  );
};
