import { useEffect, useState } from 'react';
import { type Draft, readDrafts, writeDrafts } from './drafts';
import { isBlank, isSameMessage } from './message';

/**
 * Keeps what is typed for this tab, beside what was typed before and not decided on.
 *
 * @param current what stands in the fields.
 */
export function useDrafts({ message, mayBeSent }: Draft) {
  // Unknown until the tab's storage was read: nothing is written over it before that.
  const [earlier, setEarlier] = useState<readonly Draft[]>();

  // A draft that stands in the fields, brought back by the browser itself, is no longer offered.
  useEffect(() => {
    setEarlier((drafts) => (drafts?.some(isThis) ? drafts.filter((draft) => !isThis(draft)) : drafts));

    function isThis(draft: Draft) {
      return isSameMessage(draft.message, message);
    }
  }, [message, earlier]);

  useEffect(() => {
    if (earlier) writeDrafts([{ message, mayBeSent }, ...earlier]);
  }, [message, mayBeSent, earlier]);

  return {
    /** The newest earlier draft. */
    offered: earlier?.[0],
    /** Reads what the tab has kept. */
    load() {
      setEarlier(readDrafts());
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
