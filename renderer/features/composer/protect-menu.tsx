import { DropdownMenu, Popover } from 'radix-ui';
import type { EntityType } from '../../../shared/domain';
import { typeNames } from '../../../shared/type-names';
import { NextIcon } from '../../components/icons';
import { useDelayed } from '../../components/use-delayed';
import { en } from '../../i18n/en';
import { typesByName } from '../../i18n/en/types';
import { decide } from '../../state/draft-store';
import { focusBack, openFinding, type Selection, select, useFocus } from '../../state/focus-store';
import { changeSettings } from '../../state/window-store';
import { likelyTypes } from './likely-types';

const protect = (value: string, type: EntityType): void => {
  void decide([{ value, type, action: 'protect' }], 'conversation');
  void changeSettings({ protectedByHand: true });
};

const As = ({ type, value }: { type: EntityType; value: string }) => (
  <DropdownMenu.Item onSelect={() => protect(value, type)}>{typeNames[type]}</DropdownMenu.Item>
);

/** What the selected text is protected as: what it looks like first. */
const AsWhat = ({ selection }: { selection: Selection }) => {
  const likely = likelyTypes(selection.text);
  return (
    <DropdownMenu.Root
      modal={false}
      open={selection.menu}
      onOpenChange={(menu) => select(menu ? { ...selection, menu } : null)}
    >
      <DropdownMenu.Trigger className="quiet">{en.composer.protectAs}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu"
        onCloseAutoFocus={(event) => focusBack(event, selection.from)}
        side="top"
        align="start"
        sideOffset={6}
      >
        {likely.map((type) => (
          <As key={type} type={type} value={selection.text} />
        ))}
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger className="deeper">
            {en.composer.otherTypes} <NextIcon />
          </DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent className="menu" sideOffset={4}>
            {typesByName
              .filter((type) => !likely.includes(type))
              .map((type) => (
                <As key={type} type={type} value={selection.text} />
              ))}
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};

/** Offers to protect the text that is selected, or to change the finding that it is a part of. */
export const ProtectMenu = () => {
  const selection = useFocus((state) => state.selection);
  const settled = useDelayed(selection !== null, 200);
  if (!selection || !settled) return null;
  const { at, finding, from } = selection;
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => at } }} />
      <Popover.Portal>
        <Popover.Content
          className="bubble"
          side="top"
          sideOffset={6}
          aria-label={finding === null ? en.composer.protectAs : en.composer.changeThis}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {finding === null ? (
            <AsWhat selection={selection} />
          ) : (
            <button
              type="button"
              className="quiet"
              onClick={() => {
                // This button goes away, and the focus with it.
                from.focus();
                openFinding(finding, from);
              }}
            >
              {en.composer.changeThis}
            </button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
