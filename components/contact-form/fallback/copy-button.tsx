import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { SmallButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { WayOutWords } from '@/lib/content/words-schema';
import { copyText } from './copy-text';

interface CopyButtonProps {
  text: string;
  words: Pick<WayOutWords, 'copy' | 'copied' | 'notCopied'>;
}

/** Puts the message on the clipboard, and says whether it is there. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('copy');

  return (
    <SmallButton
      type="button"
      $kind="ghost"
      onClick={async () => setState((await copyText(text)) ? 'copied' : 'notCopied')}
    >
      <Icon icon={state === 'copied' ? Check : Copy} size={16} />
      {/* In an element of its own: beside the icon React would not find a text again that a translator has replaced. */}
      <span>{words[state]}</span>
    </SmallButton>
  );
}
