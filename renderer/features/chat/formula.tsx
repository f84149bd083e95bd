import katex from 'katex';
import { useLayoutEffect, useRef } from 'react';

/**
 * A formula; its source where it is not one, or not yet. KaTeX builds its nodes itself: its HTML has
 * style attributes, which the page's policy refuses.
 */
export const Formula = ({ tex, display }: { tex: string; display: boolean }) => {
  const host = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    try {
      katex.render(tex, host.current, { displayMode: display, strict: 'ignore', trust: false });
    } catch {
      host.current.textContent = tex;
    }
  }, [tex, display]);
  return <span ref={host} />;
};
