/**
 * Gives the browser's bar the colour of the theme that the visitor chose. The page names a
 * colour for each setting of the system; the first that fits counts, so one that always fits
 * is put before them. It is written in small letters: by its content React would take it for
 * the page's own and move it.
 */
export function colorBrowserBar() {
  const root = document.documentElement;
  const chosen = document.createElement('meta');
  chosen.name = 'theme-color';
  const follow = () => {
    chosen.remove();
    const { theme } = root.dataset;
    const own = document.querySelector(`meta[name="theme-color"][media*=": ${theme})"]`);
    chosen.content = own?.getAttribute('content')?.toLowerCase() ?? '';
    if (own) document.head.prepend(chosen);
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
}
