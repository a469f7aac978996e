/**
 * Gives the browser's bar the colour of the theme that the visitor chose. The page has a
 * `theme-color` for each colour scheme of the system, and browsers take the first that fits;
 * so one without `media` is put before them while a theme is chosen. Its colour is written with
 * its opacity: React finds its own meta elements by their content, and would take this one for
 * its own and move it.
 */
export function colorBrowserBar() {
  const root = document.documentElement;
  const chosen = document.createElement('meta');
  chosen.name = 'theme-color';
  const follow = () => {
    chosen.remove();
    const { theme } = root.dataset;
    /** @type {HTMLMetaElement | null} */
    const own = document.querySelector(`meta[name="theme-color"][media*=": ${theme})"]`);
    chosen.content = `${own?.content}ff`;
    if (own) document.head.prepend(chosen);
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
}
