import { useEffect, useState } from 'react';
import { en } from '../i18n/en';

/** Copies a text, and says so for a moment. */
export const CopyButton = ({ text, label = en.copy }: { text: string; label?: string }) => {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 1500);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? en.copied : label}
    </button>
  );
};
