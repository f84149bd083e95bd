import { useRef } from 'react';
import { en } from '../../i18n/en';
import { attach } from './files';

/** Takes the words of files into the draft. */
export const AttachButton = () => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="act" title={en.composer.attachHint} onClick={() => input.current?.click()}>
        {en.composer.attach}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={en.composer.attach}
        onChange={({ currentTarget }) => {
          attach([...(currentTarget.files ?? [])]);
          // Or the same file could not be chosen twice.
          currentTarget.value = '';
        }}
      />
    </>
  );
};
