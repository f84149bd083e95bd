import { DropdownMenu } from 'radix-ui';
import { isLocal, isWrittenHere, type Provider } from '../../../shared/domain';
import { en } from '../../i18n/en';
import { chooseTarget, useChat } from '../../state/chat-store';
import { targetName, useModels } from '../../state/models-store';
import { openDialog } from '../../state/window-store';
import { ChipMenu } from './chip-menu';

/** Which provider and model answer this chat. */
export const TargetMenu = () => {
  const conversation = useChat((state) => state.conversation);
  const stays = useChat(({ messages }) => messages.some(isWrittenHere));
  const all = useModels();
  if (!conversation) return null;
  const { target } = conversation;
  const name = targetName(all, target) ?? en.header.noModels;
  const isOpen = (provider: Provider): boolean => !stays || provider.kind === 'local';
  return (
    <ChipMenu name={en.header.to} value={name} kind="target" title={name} choose={en.header.chooseModel}>
      {all.providers.map((provider) => (
        <DropdownMenu.RadioGroup
          key={provider.id}
          aria-label={provider.name}
          value={provider.id === target.provider ? target.model || (provider.models[0] ?? '') : ''}
          onValueChange={(model) => void chooseTarget({ provider: provider.id, model })}
        >
          {provider.models.length > 0 && <DropdownMenu.Label>{provider.name}</DropdownMenu.Label>}
          {provider.models.map((model) => (
            <DropdownMenu.RadioItem key={model} value={model} disabled={!isOpen(provider)}>
              {all.models.find((m) => m.id === model)?.name ?? model}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      ))}
      {stays && <DropdownMenu.Label className="hint">{en.header.staysHere}</DropdownMenu.Label>}
      <DropdownMenu.Separator />
      {isLocal(target) && (
        <DropdownMenu.Item onSelect={() => openDialog({ kind: 'instructions', conversation })}>
          {en.chat.instructions.open}
          {conversation.systemPrompt !== null && <span className="badge">{en.chat.instructions.own}</span>}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item onSelect={() => openDialog({ kind: 'settings', page: 'providers' })}>
        {en.header.setUp}
      </DropdownMenu.Item>
    </ChipMenu>
  );
};
