/**
 * Where the browser brings a page that it has loaded by a view transition, the last page's picture fades
 * away over the page itself. Else it would do so over a picture of it, which swallows presses
 * (docs/behaviour.md, "Moving between pages").
 */
export function uncoverPage() {
  addEventListener('pagereveal', ({ viewTransition }) => {
    const { style } = document.documentElement;
    if (!viewTransition) return;
    style.viewTransitionName = 'none';
    viewTransition.finished.finally(() => {
      style.viewTransitionName = 'root';
    });
  });
}
