import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ConversationId } from '../../../shared/domain';
import type { SearchHit } from '../../../shared/ipc';
import { Dialog } from '../../components/dialog';
import { en } from '../../i18n/en';
import { shortcut } from '../../platform';
import { useChat } from '../../state/chat-store';
import { goTo } from '../../state/library-store';
import { openDialog } from '../../state/window-store';
import { commands } from './commands';
import { Snippet } from './snippet';
import { useSearch, useSimilar } from './use-search';

interface Option {
  key: string;
  label: ReactNode;
  run: () => void;
}

const commandOptions = (query: string): Option[] =>
  commands
    .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
    .map(({ title, keys, run }) => ({
      key: title,
      run,
      label: (
        <>
          <span>{title}</span>
          {keys && <kbd>{shortcut(keys)}</kbd>}
        </>
      ),
    }));

/** Each chat once, with the words of a message where one has them: its title is read anyway. */
const byChat = (hits: readonly SearchHit[]): SearchHit[] => {
  const found = new Map<ConversationId, SearchHit>();
  for (const hit of hits) {
    const before = found.get(hit.conversation);
    if (!before || (before.message === null && hit.message !== null)) found.set(hit.conversation, hit);
  }
  return [...found.values()];
};

/** Finds a chat by its words, or runs a command. */
export const SearchDialog = () => {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = useSearch(query.trim());
  const similar = useSimilar(
    useChat(({ conversation, messages }) => (messages.length > 0 ? conversation?.id : null) ?? null),
  );
  const listed: Option[] = [
    ...byChat(found.hits).map((hit) => ({
      key: hit.conversation,
      run: () => void goTo(hit.conversation, hit.message),
      label: (
        <>
          <b>{hit.title || en.library.untitled}</b>
          <Snippet text={hit.snippet} />
        </>
      ),
    })),
    ...commandOptions(query.trim()),
  ];
  const alike: Option[] = (query.trim() === '' ? similar : []).map(({ conversation, title, words }) => ({
    key: conversation,
    run: () => void goTo(conversation),
    label: (
      <>
        <b>{title || en.library.untitled}</b>
        <span className="snippet">{words.join(', ')}</span>
      </>
    ),
  }));
  const options = [...listed, ...alike];
  const run = (option: Option | undefined): void => {
    if (!option) return;
    openDialog(null);
    option.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      const next = (chosen + step + options.length) % Math.max(1, options.length);
      setChosen(next);
      document.getElementById(`option-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') run(options[chosen]);
  };
  const row = (option: Option, index: number): ReactNode => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys for the whole list
    <div
      key={option.key}
      id={`option-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === chosen}
      onMouseMove={() => setChosen(index)}
      onClick={() => run(option)}
    >
      {option.label}
    </div>
  );
  return (
    <Dialog title={en.search.title} hideTitle hideClose className="dialog palette" onClose={() => openDialog(null)}>
      <input
        role="combobox"
        aria-label={en.search.placeholder}
        aria-expanded="true"
        aria-controls="search-results"
        aria-activedescendant={options.length > 0 ? `option-${chosen}` : undefined}
        placeholder={en.search.placeholder}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="options" id="search-results" role="listbox" aria-label={en.search.results}>
        {listed.map(row)}
        {alike.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
          <div role="group" aria-labelledby="alike">
            <div className="group" id="alike">
              {en.search.similar}
            </div>
            {alike.map((option, index) => row(option, listed.length + index))}
          </div>
        )}
      </div>
      <p className="hint" role="status">
        {found.query !== '' && found.hits.length === 0 ? en.search.none(found.query) : en.search.hint}
      </p>
    </Dialog>
  );
};
