'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from './copy-text';
import { SmallButton } from './small-button';

const LABEL = { ready: 'Copy message', copied: 'Message copied', failed: 'Copying is blocked here' } as const;

/** Puts the message on the clipboard, and says whether it is there. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof LABEL>('ready');
  const Icon = state === 'copied' ? Check : Copy;

  return (
    <SmallButton
      type="button"
      $kind="ghost"
      onClick={async () => setState((await copyText(text)) ? 'copied' : 'failed')}
    >
      <Icon size={16} aria-hidden="true" />
      {LABEL[state]}
    </SmallButton>
  );
}
