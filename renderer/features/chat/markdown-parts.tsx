import { Tooltip } from 'radix-ui';
import type { ComponentProps } from 'react';
import type { Components } from 'react-markdown';
import { CopyButton } from '../../components/copy-button';
import { en } from '../../i18n/en';
import { openLink } from '../../open-link';
import { Formula } from './formula';

const Tip = ({ text, label, children }: { text: string; label: string; children: string }) => (
  <Tooltip.Root>
    <Tooltip.Trigger className="why" aria-label={label}>
      {children}
    </Tooltip.Trigger>
    <Tooltip.Portal>
      <Tooltip.Content className="tip" sideOffset={4}>
        {text}
      </Tooltip.Content>
    </Tooltip.Portal>
  </Tooltip.Root>
);

/** A restored place: what was put back, what is doubtful, and what only follows from noised numbers. */
const Restored = ({ children, ...data }: ComponentProps<'mark'>) => {
  const {
    'data-kind': kind,
    'data-original': original = '',
    'data-surrogate': surrogate = '',
  } = data as Record<`data-${string}`, string | undefined>;
  if (kind === 'derived') {
    return (
      <>
        {children}
        <span className="approx" title={en.chat.derived}>
          ≈
        </span>
      </>
    );
  }
  if (kind === 'doubtful') {
    return (
      <span className="restored doubtful">
        {children}
        <Tip label={en.chat.doubtfulLabel} text={en.chat.doubtful(surrogate, original)}>
          ?
        </Tip>
      </span>
    );
  }
  return (
    <span className="restored" title={en.chat.restored(surrogate)}>
      {children}
    </span>
  );
};

/** A link asks before it opens, and shows where it leads. */
const Link = ({ href, children }: ComponentProps<'a'>) =>
  href && /^https?:\/\//i.test(href) ? (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void openLink(href);
      }}
    >
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );

interface HastNode {
  value?: string;
  properties?: { className?: unknown };
  children?: HastNode[];
}
type WithNode = { node?: unknown };

const textIn = (node: HastNode | undefined): string => node?.value ?? node?.children?.map(textIn).join('') ?? '';
const hasClass = (node: HastNode | undefined, name: string): boolean =>
  Array.isArray(node?.properties?.className) && node.properties.className.includes(name);

const Code = ({ children, node }: ComponentProps<'code'> & WithNode) => {
  const element = node as HastNode;
  return hasClass(element, 'math-inline') ? <Formula tex={textIn(element)} display={false} /> : <code>{children}</code>;
};

const Pre = ({ children, node }: ComponentProps<'pre'> & WithNode) => {
  const element = node as HastNode;
  const text = textIn(element).replace(/\n$/, '');
  if (hasClass(element.children?.[0], 'math-display')) return <Formula tex={text} display />;
  return (
    <div className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable */}
      <pre tabIndex={0}>{children}</pre>
      <CopyButton text={text} label={en.chat.copyCode} />
    </div>
  );
};

const Table = ({ children }: ComponentProps<'table'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
  <div className="table" tabIndex={0}>
    <table>{children}</table>
  </div>
);

/** Pictures are never loaded: fetching one would tell its address to someone. */
const Picture = ({ alt }: ComponentProps<'img'>) => <span className="picture">{en.chat.image(alt ?? '')}</span>;

export const parts: Components = { mark: Restored, a: Link, code: Code, pre: Pre, table: Table, img: Picture };
