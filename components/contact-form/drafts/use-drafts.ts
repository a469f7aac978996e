import { useEffect, useRef, useState } from 'react';
import { isBlank, isPartOf, isSameMessage } from '../message';
import { type Draft, readDrafts, writeDrafts } from './drafts';

/** How long typing rests before it is written, in ms. */
const WRITE_DELAY = 300;

/**
 * Keeps what is typed for this tab, beside what was typed before and not decided on
 * (docs/behaviour.md, "Drafts").
 *
 * @param current what stands in the fields.
 */
export function useDrafts({ message, mayBeSent }: Draft) {
  // Unknown until the tab's storage was read: nothing is written over it before that.
  const [earlier, setEarlier] = useState<readonly Draft[]>();
  const [discarded, setDiscarded] = useState<Draft>();

  // A draft that stands in the fields, brought back by the browser itself, is no longer offered.
  useEffect(() => {
    if (earlier?.some(isHere)) setEarlier(earlier.filter((draft) => !isHere(draft)));

    function isHere(draft: Draft) {
      return isSameMessage(draft.message, message);
    }
  }, [message, earlier]);

  const current = useRef({ message, mayBeSent, earlier });
  useEffect(() => {
    current.current = { message, mayBeSent, earlier };
  });

  const [write] = useState(() => () => {
    const { earlier, ...last } = current.current;
    if (earlier) writeDrafts([last, ...earlier]);
  });

  // Not at every key: a long message is written out whole each time.
  useEffect(() => {
    const timer = setTimeout(write, isBlank(message) ? 0 : WRITE_DELAY);
    return () => clearTimeout(timer);
  }, [message, write]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is decided on is written at once
  useEffect(write, [mayBeSent, earlier]);

  // Nor later than the page is hidden or left: a phone may tell nothing more of it.
  useEffect(() => {
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, [write]);

  return {
    /** The newest earlier draft; none while the one before it can still be had back. */
    offered: discarded ? undefined : earlier?.[0],
    /** The draft that was discarded last, until the page is left. */
    discarded,
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
      setDiscarded(earlier?.[0]);
      setEarlier(earlier?.slice(1));
    },
    /** Offers the discarded draft again. */
    undo() {
      if (discarded) setEarlier([discarded, ...(earlier ?? [])]);
      setDiscarded(undefined);
    },
  };
}
