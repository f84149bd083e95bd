import { en } from '../i18n/en';

/**
 * A chat's title as it is edited, in the place of what showed it: Enter and leaving take what was typed, Escape does not.
 * `onDone` tells how it ended: by a key, the focus belongs to what stands here then.
 */
export const TitleField = ({
  title,
  className,
  onChange,
  onDone,
}: {
  title: string;
  className?: string;
  onChange: (title: string) => void;
  onDone: (by: 'keys' | 'leaving') => void;
}) => {
  const take = (typed: string): void => {
    const changed = typed.trim();
    if (changed !== '' && changed !== title) onChange(changed);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the user has just asked to edit it
      autoFocus
      className={className}
      aria-label={en.header.titleLabel}
      defaultValue={title}
      placeholder={en.library.untitled}
      maxLength={300}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => {
        take(event.currentTarget.value);
        onDone('leaving');
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // Or the key would press the button that takes this field's place.
        event.preventDefault();
        if (event.key === 'Enter') take(event.currentTarget.value);
        onDone('keys');
      }}
    />
  );
};
