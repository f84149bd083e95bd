import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in sight of its scroller, or nearly so. True until it is known. */
export const useInView = (element: RefObject<Element | null>, scroller: RefObject<Element | null>): boolean => {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)), {
      root: scroller.current,
      rootMargin: '160px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return inView;
};
