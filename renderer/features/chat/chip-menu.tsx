import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

/** A chip of the header that says how a thing is set, and the menu that sets it. */
export const ChipMenu = ({
  name,
  value,
  kind,
  title,
  choose,
  children,
}: {
  name: string;
  value: string;
  /** The class of what is particular to this one. */
  kind: string;
  /** Where the value may be cut. */
  title?: string;
  choose: string;
  children: ReactNode;
}) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger className={`chip ${kind}`} title={title}>
      <span className="beside">{name}</span> <b>{value}</b>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content
      className={`menu ${kind}`}
      align="end"
      sideOffset={6}
      collisionPadding={8}
      aria-label={choose}
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
