import { useState } from 'react';
import { type Conversation, maxSystemPrompt } from '../../../shared/domain';
import { defaultSystemPrompt } from '../../../shared/models';
import { Dialog } from '../../components/dialog';
import { Field } from '../../components/field';
import { en } from '../../i18n/en';
import { updateConversation } from '../../state/chat-store';
import { unanswered } from '../../state/unanswered';
import { openDialog } from '../../state/window-store';

const words = en.chat.instructions;

/** What is kept of the text in the field: null where it says what the app says anyway. */
export const ownPrompt = (text: string): Conversation['systemPrompt'] => {
  const own = text.trim();
  return own === '' || own === defaultSystemPrompt ? null : own;
};

/** Where the dialog is left without an answer, only what differs is kept: else it would hide a later change from elsewhere. */
export const leaveUnanswered = ({ id, systemPrompt }: Conversation, text: string): void => {
  if (ownPrompt(text) === systemPrompt) unanswered.delete(id);
  else unanswered.set(id, text);
};

/** What the local model is told before all else in this chat. */
export const InstructionsDialog = ({ conversation }: { conversation: Conversation }) => {
  const { id } = conversation;
  const [text, setText] = useState(unanswered.get(id) ?? conversation.systemPrompt ?? defaultSystemPrompt);
  const leave = (): void => {
    leaveUnanswered(conversation, text);
    openDialog(null);
  };
  const close = (): void => {
    unanswered.delete(id);
    openDialog(null);
  };
  const save = (): void => {
    const systemPrompt = ownPrompt(text);
    if (systemPrompt !== conversation.systemPrompt) void updateConversation({ systemPrompt });
    close();
  };
  return (
    <Dialog title={words.title} className="dialog instructions" onClose={leave}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field id="instructions" label={words.label} hint={words.hint}>
          <textarea
            id="instructions"
            rows={7}
            maxLength={maxSystemPrompt}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <div className="buttons">
          <button
            type="button"
            className="quiet first"
            disabled={ownPrompt(text) === null}
            onClick={() => setText(defaultSystemPrompt)}
          >
            {words.reset}
          </button>
          <button type="button" className="secondary" onClick={close}>
            {en.cancel}
          </button>
          <button type="submit" className="primary">
            {en.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
