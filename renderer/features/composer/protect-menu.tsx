import { DropdownMenu, Popover } from 'radix-ui';
import { entityTypes } from '../../../shared/domain';
import { useDelayed } from '../../components/use-delayed';
import { en, typeNames } from '../../i18n/en';
import { decide } from './draft-store';
import { focusBack, select, useFocus } from './focus-store';

/** Offers to protect the text that is selected and that nothing has found. */
export const ProtectMenu = () => {
  const selection = useFocus((state) => state.selection);
  const settled = useDelayed(selection !== null, 200);
  if (!selection || !settled) return null;
  return (
    <Popover.Root open>
      <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => selection.at } }} />
      <Popover.Portal>
        <Popover.Content
          className="bubble"
          side="top"
          sideOffset={6}
          aria-label={en.composer.protectAs}
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
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
              {entityTypes.map((type) => (
                <DropdownMenu.Item
                  key={type}
                  onSelect={() => void decide({ value: selection.text, type, action: 'protect' }, 'conversation')}
                >
                  {typeNames[type]}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
