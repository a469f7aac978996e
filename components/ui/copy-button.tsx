import { useEffect, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { VisuallyHidden } from './section';

/** The button's text: before a copy, and after one that worked or did not. */
export type CopyWords = Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;

interface CopyButtonProps {
  words: CopyWords;
  /** What to copy. */
  read: () => string;
  /** What that is called, for screen readers. */
  of?: string;
  className?: string;
}

/** How long the button says what became of a copy, in ms. */
const OUTCOME_DURATION = 3000;

/** A button that copies a text, and says for a moment whether that worked. */
export function CopyButton({ words, read, of = '', className }: CopyButtonProps) {
  const [state, setState] = useState<keyof CopyWords>('copy');

  useEffect(() => {
    if (state === 'copy') return undefined;
    const timer = setTimeout(() => setState('copy'), OUTCOME_DURATION);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`${words.copy} ${of}`.trim()}
        onClick={async () => setState(await copyText(read()))}
      >
        {/* In its own element: React could not update a text node that a translation tool has replaced. */}
        <span>{words[state]}</span>
      </button>
      <VisuallyHidden role="status">{state === 'copy' ? '' : words[state]}</VisuallyHidden>
    </>
  );
}
