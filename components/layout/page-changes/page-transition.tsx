import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, ViewTransition } from 'react';

/**
 * Brings a page that the router has fetched and rendered by a view transition. React starts one when a
 * boundary comes that was not there; this one stands around nothing, because the style sheet alone says
 * what moves. On the way back and forward React starts none, since browsers restore the scroll position
 * at once.
 *
 * Of the root only the old page's picture is taken. It fades away over the new page itself, which answers
 * presses meanwhile; a picture of the new page would swallow them. Without a name of its own React would
 * take the old picture away too.
 */
export function PageTransition() {
  const pathname = usePathname();

  // Within the transition's callback, before the browser looks for what to take a picture of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows once the router's path has changed
  useLayoutEffect(() => nameRoot('none'), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, once the transition is over
  useEffect(() => nameRoot('root'), [pathname]);

  useEffect(() => {
    document.addEventListener('click', endTransition, true);
    return () => document.removeEventListener('click', endTransition, true);
  }, []);

  return mayMove() && <ViewTransition key={pathname}>{null}</ViewTransition>;
}

/** Whether the visitor has not asked for less motion. A page that nobody sees has no transition, and says so in the console. */
function mayMove(): boolean {
  if (typeof window === 'undefined') return false;
  return document.visibilityState === 'visible' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function nameRoot(name: 'root' | 'none') {
  document.documentElement.style.viewTransitionName = name;
}

/** React lets the next page wait until a transition is over. */
function endTransition() {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')) animation.finish();
  }
}
