import type { EditorView } from '@codemirror/view';
import { useEffect, useState } from 'react';
import { SeePane } from './see-pane';
import { WritePane } from './write-pane';

/** Scrolls `follower` to the same share of its height as `leader`, also when it grows. Returns the end of it. */
const lead = (leader: HTMLElement, follower: HTMLElement): (() => void) => {
  const follow = (): void => {
    // The follower's own scroll event comes back here: only the pane under the hand leads.
    if (!leader.matches(':hover') && !leader.contains(document.activeElement)) return;
    if (follower.matches(':hover')) return;
    const room = leader.scrollHeight - leader.clientHeight;
    const share = room > 0 ? leader.scrollTop / room : 0;
    follower.scrollTop = share * (follower.scrollHeight - follower.clientHeight);
  };
  leader.addEventListener('scroll', follow, { passive: true });
  const observer = new ResizeObserver(follow);
  for (const content of follower.children) observer.observe(content);
  return () => {
    leader.removeEventListener('scroll', follow);
    observer.disconnect();
  };
};

/** What is written and what the model will see, side by side. */
export const Panes = () => {
  const [write, setWrite] = useState<EditorView | null>(null);
  const [see, setSee] = useState<EditorView | null>(null);

  useEffect(() => {
    if (!write || !see) return;
    const ends = [lead(write.scrollDOM, see.scrollDOM), lead(see.scrollDOM, write.scrollDOM)];
    return () => {
      for (const end of ends) end();
    };
  }, [write, see]);

  return (
    <div className="panes">
      <WritePane onView={setWrite} />
      <SeePane onView={setSee} />
    </div>
  );
};
