import { useEffect, useState } from 'react';
import { isPartOf, isSameMessage } from '../message';
import { type Draft, readDrafts, writeDrafts } from './drafts';

/**
 * Keeps what is typed for this tab, and beside it the earlier drafts that the visitor has neither
 * brought back nor discarded.
 *
 * @param current what stands in the fields.
 */
export function useDrafts({ message, mayBeSent }: Draft) {
  // Unknown until the tab's storage was read: nothing is written over it before that.
  const [earlier, setEarlier] = useState<readonly Draft[]>();

  // A browser may fill the fields again by itself; a draft that stands there already is not offered.
  useEffect(() => {
    if (earlier?.some(isHere)) setEarlier(earlier.filter((draft) => !isHere(draft)));

    function isHere(draft: Draft) {
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
      setEarlier(([offered, ...rest] = []) =>
        offered && !isPartOf(message, offered.message) ? [...rest, { message, mayBeSent }] : rest,
      );
    },
    /** Forgets the offered draft. */
    discard() {
      setEarlier((drafts) => drafts?.slice(1));
    },
  };
}
