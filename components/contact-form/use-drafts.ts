import { useEffect, useState } from 'react';
import { type Draft, readDrafts, writeDrafts } from './drafts';
import { isBlank, isSameMessage, type Message } from './message';

/**
 * Keeps what is typed for this tab, beside what was typed before and not decided on.
 *
 * @param current what stands in the fields.
 */
export function useDrafts({ message, mayBeSent }: Draft) {
  // Unknown until the tab's storage was read: nothing is written over it before that.
  const [earlier, setEarlier] = useState<readonly Draft[]>();

  useEffect(() => {
    if (earlier) writeDrafts([{ message, mayBeSent }, ...earlier]);
  }, [message, mayBeSent, earlier]);

  return {
    /** The newest earlier draft. */
    offered: earlier?.[0],
    /**
     * Reads what the tab has kept.
     *
     * @param found what stands in the fields: the browser may have brought a draft back itself.
     */
    load(found: Message) {
      setEarlier(readDrafts().filter((draft) => !isSameMessage(draft.message, found)));
    },
    /** Takes the offered draft out; what stands in the fields takes its place, so neither is lost. */
    exchange() {
      setEarlier((drafts = []) => [...drafts.slice(1), { message, mayBeSent }].filter((draft) => !isBlank(draft.message)));
    },
    /** Forgets the offered draft. */
    discard() {
      setEarlier((drafts) => drafts?.slice(1));
    },
  };
}
