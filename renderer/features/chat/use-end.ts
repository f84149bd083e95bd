import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** So near to the end, in pixels, a reader still follows. */
const near = 80;

/**
 * Keeps a scroller at its end while its content grows or its own height changes, unless the reader
 * has scrolled up. `away`: the end is out of sight; `toEnd` leads back to it, `leave` lets go of it.
 */
export const useEnd = (
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): { away: boolean; toEnd: () => void; leave: () => void } => {
  const follows = useRef(true);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [scroller]);

  const leave = useCallback(() => {
    follows.current = false;
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !content.current) return;
    let last = element.scrollTop;
    const left = (): number => element.scrollHeight - element.scrollTop - element.clientHeight;
    const onScroll = (): void => {
      if (left() < near) follows.current = true;
      else if (element.scrollTop < last) follows.current = false;
      last = element.scrollTop;
      setAway(left() >= near);
    };
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
      setAway(left() >= near);
    });
    observer.observe(element);
    observer.observe(content.current);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, content, toEnd]);

  return { away, toEnd, leave };
};
