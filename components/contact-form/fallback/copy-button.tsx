import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { SmallButton } from '@/components/ui/small-button';
import { copyText } from './copy-text';

const LABEL = { ready: 'Copy message', copied: 'Message copied', failed: 'Copying is blocked here' } as const;

/** Puts the message on the clipboard, and says whether it is there. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof LABEL>('ready');

  return (
    <SmallButton
      type="button"
      $kind="ghost"
      onClick={async () => setState((await copyText(text)) ? 'copied' : 'failed')}
    >
      <Icon icon={state === 'copied' ? Check : Copy} size={16} />
      {LABEL[state]}
    </SmallButton>
  );
}
