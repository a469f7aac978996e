import { useEffect, useEffectEvent } from 'react';

/** While the component is mounted, it has the listeners that `listen` adds with the signal. */
export function useListeners(listen: (signal: AbortSignal) => void) {
  const start = useEffectEvent(listen);
  useEffect(() => {
    const listening = new AbortController();
    start(listening.signal);
    return () => listening.abort();
  }, []);
}
