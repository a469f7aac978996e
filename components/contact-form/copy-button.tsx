import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SmallButton } from '@/components/ui/small-button';
import type { FallbackWords } from '@/lib/content/words-schema';

interface CopyButtonProps {
  text: string;
  words: Pick<FallbackWords, 'copy' | 'copied' | 'notCopied'>;
}

/** Puts a text on the clipboard, and says whether that worked. */
export function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<keyof typeof words>('copy');

  return (
    <SmallButton
      type="button"
      $kind="ghost"
      onClick={async () => setState((await copyText(text)) ? 'copied' : 'notCopied')}
    >
      <Icon icon={state === 'copied' ? Check : Copy} size={16} />
      {/* In an element of its own: React would not find a bare text again that a translator has replaced. */}
      <span>{words[state]}</span>
    </SmallButton>
  );
}

/** Copies by `navigator.clipboard`, or by `execCommand` where that is missing (pages without HTTPS) or refused. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const source = document.createElement('textarea');
  source.value = text;
  source.readOnly = true;
  document.body.append(source);
  source.focus({ preventScroll: true });
  source.select();
  const isCopied = document.execCommand('copy');
  source.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
