/**
 * Where the browser brings a page that it has loaded by a view transition, the last page's picture fades
 * away over the page itself. Else it would do so over a picture of it, which swallows presses
 * (docs/behaviour.md, "Moving between pages").
 */
export function uncoverPage() {
  const nameRoot = (/** @type {string} */ name) =>
    document.documentElement.style.setProperty('view-transition-name', name);
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    nameRoot('none');
    const nameAgain = () => nameRoot('root');
    viewTransition.finished.then(nameAgain, nameAgain);
  });
}
