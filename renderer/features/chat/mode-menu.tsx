import { DropdownMenu } from 'radix-ui';
import { type Mode, modes } from '../../../shared/domain';
import { CheckIcon } from '../../components/icons';
import { en } from '../../i18n/en';
import { updateConversation, useChat } from '../../state/chat-store';
import { ChipMenu } from './chip-menu';

/** How this chat is sanitized. */
export const ModeMenu = () => {
  const mode = useChat((state) => state.conversation?.mode);
  if (!mode) return null;
  return (
    <ChipMenu name={en.header.mode} value={en.modes[mode].name} kind="modes" choose={en.header.chooseMode}>
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
    </ChipMenu>
  );
};
