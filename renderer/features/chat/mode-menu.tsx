import { DropdownMenu } from 'radix-ui';
import { type Mode, modes } from '../../../shared/domain';
import { CheckIcon } from '../../components/icons';
import { en } from '../../i18n/en';
import { updateConversation, useChat } from '../../state/chat-store';

/** How this chat is sanitized. */
export const ModeMenu = () => {
  const mode = useChat((state) => state.conversation?.mode);
  if (!mode) return null;
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="chip">
        <span className="beside">{en.header.mode}</span> <b>{en.modes[mode].name}</b>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className="menu modes"
        align="end"
        sideOffset={6}
        collisionPadding={8}
        aria-label={en.header.chooseMode}
      >
        <DropdownMenu.RadioGroup
          value={mode}
          onValueChange={(chosen) => void updateConversation({ mode: chosen as Mode })}
        >
          {modes.map((each) => (
            <DropdownMenu.RadioItem key={each} value={each} textValue={en.modes[each].name}>
              <b>{en.modes[each].name}</b>
              <DropdownMenu.ItemIndicator className="check">
                <CheckIcon />
              </DropdownMenu.ItemIndicator>
              <span>{en.modes[each].text}</span>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
};
