// Runs in the head of every page. Code that a page doesn't need is left out (export/add-bootstrap.ts).
import { MESSAGE_FIELDS, messageIn, readDraft, readValues, restoreDraft, saveDraft } from '../../lib/browser/draft';
import {
  currentYear,
  decodeUriIfValid,
  followScroll,
  nextPaint,
  nextThemeChoice,
  reloadAtPosition,
  storedTheme,
  THEME_KEY,
} from '../../lib/browser/page-state';
import { mailLink } from '../../lib/contact-links';
import { loadScripts, nextInteraction } from './load-scripts';

const root = document.documentElement;

/** The CSS selector of the contact form. */
const FORM = 'form[data-contact-form]';

/** Missing in TypeScript's DOM types. */
type TrustedTypesGlobal = { trustedTypes?: { createPolicy: (name: string, rules: object) => void } };

// Libraries pass plain strings to the browser. Trusted Types accept the site's own scripts, and markup that can't load or
// run anything, because its tags have no attributes.
(globalThis as unknown as TrustedTypesGlobal).trustedTypes?.createPolicy('default', {
  createScriptURL: (url: string) => (url.startsWith(process.env.OWN_SCRIPTS ?? '') ? url : null),
  createHTML: (html: string) => (/^(?:[^<]|<\/?\w+>)*$/.test(html) ? html : null),
});

const { pathname, search, hash } = location;
// Many servers answer `//about/` like `/about/`, but the router would take the path for a host and throw.
if (pathname.startsWith('//')) location.replace(pathname.replace(/^\/+/, '/') + search + hash);
else {
  // Servers answer `/about/index.html` and `/about` like `/about/`, but the router would take them for other pages.
  const path = pathname.replace(/\/index\.html$/, '/').replace(/\/?$/, process.env.IS_NOT_FOUND ? '$&' : '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
  // After a reload, the browser takes history entries of the router for fragments of this page.
  addEventListener('popstate', () => isHydrated() || location.pathname === path || reloadAtPosition());
  addEventListener('click', handleClick, true);
  addEventListener('keydown', () => scrollSmoothly(false), true);
  scrollSmoothly(false);
  runSteps(applyTheme);
  // Chosen in another tab.
  addEventListener('storage', applyTheme);
  addEventListener('pageshow', takeTheme);
  // Where the browser restores a scroll position, estimated heights would lead to another place (styles/theme.ts).
  runSteps(() => {
    if (navigationType() !== 'navigate') root.dataset.laidOut = '';
  });
  if (process.env.STARTS_AT_TOP) runSteps(startAtTop);
  // A draft is restored without an interaction.
  const interaction = process.env.HAS_FORM ? Promise.race([nextInteraction(), keepDraft()]) : nextInteraction();
  addEventListener('DOMContentLoaded', () => {
    runSteps(completePage, () => loadScripts(interaction));
    if (process.env.IS_NOT_FOUND) runSteps(logMissingPage);
  });
}

/** How the visitor came to the page. This throws in some browsers. */
function navigationType() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** Runs each step, even if one before it fails, for example in a browser without storage. */
function runSteps(...steps: (() => unknown)[]) {
  for (const step of steps) Promise.resolve().then(step).catch(console.error);
}

/** Applies the visitor's theme before the first paint. If storage is blocked, the site follows the device. */
function applyTheme() {
  root.dataset.theme = storedTheme() || 'system';
}

/** Applies the theme that was chosen while the page was in the page cache, also in next-themes, as if in another tab. */
function takeTheme() {
  const newValue = storedTheme();
  if (newValue) dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue }));
}

/**
 * Gives the browser's toolbar the colour of the chosen theme, by a `theme-color` without `media` before those of the
 * page. Its colour has an opacity, because React would adopt an element with the same content as its own.
 */
function colorBrowserBar() {
  const chosen = document.createElement('meta');
  chosen.name = 'theme-color';
  const color = () => {
    chosen.remove();
    const themeColor = document.querySelector<HTMLMetaElement>(
      `meta[name=theme-color][media*=": ${root.dataset.theme})"]`,
    );
    if (!themeColor) return;
    chosen.content = `${themeColor.content}ff`;
    document.head.prepend(chosen);
  };
  color();
  new MutationObserver(color).observe(root, { attributeFilter: ['data-theme'] });
}

/** Adds what the HTML can't contain: the current year, and whether the page is scrolled. */
function completePage() {
  for (const year of document.querySelectorAll<HTMLElement>('[data-year]')) {
    year.textContent = currentYear(year.dataset.year);
  }
  // After a paint, which these would delay: reading the scroll position forces a layout.
  nextPaint().then(() => runSteps(colorBrowserBar, () => followScroll(document.querySelector('header'))));
}

/** Logs the path as the visitor typed it, for the not-found page. */
function logMissingPage() {
  console.info(`There is no page at ${decodeUriIfValid(pathname)}`);
}

/**
 * Scrolls smoothly after a press on a link, and not when the browser scrolls by itself: to the URL's fragment on load, or
 * to a control that gets the focus. While that scroll is under way, the next control would end up below the header.
 */
function scrollSmoothly(isSmooth: unknown) {
  root.style.scrollBehavior = isSmooth ? '' : 'auto';
}

/** Lets links scroll smoothly and, until React has hydrated the page, makes the theme button work. */
function handleClick(event: MouseEvent) {
  const target = event.target as Element;
  scrollSmoothly(target.closest('a'));
  const button = target.closest('button');
  // The first click of a double click may make the form ask whether to send again; the second must not confirm.
  if (button?.type === 'submit' && event.detail > 1) event.preventDefault();
  if (!button?.matches('[data-theme-button]') || isHydrated()) return;
  // React replays clicks from before hydration, and must not toggle the theme again.
  event.stopPropagation();
  root.dataset.theme = nextThemeChoice(root.dataset.theme);
  try {
    localStorage.setItem(THEME_KEY, root.dataset.theme);
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
}

function isHydrated(): boolean {
  return 'hydrated' in root.dataset;
}

/**
 * Restores the contact form's draft, and saves it until React has hydrated the page: as one that may have been sent if
 * the browser submits it.
 *
 * @returns a promise that resolves if there is a draft.
 */
function keepDraft(): Promise<unknown> {
  const types = process.env.OPENS_EMAIL ? ['input'] : ['input', 'formdata'];
  for (const type of types) addEventListener(type, saveTyped, true);
  addEventListener('keydown', ignoreHeldEnter, true);
  addEventListener('submit', process.env.OPENS_EMAIL ? openMailOnSubmit : askTwice, true);
  return new Promise<void>((resolve) => {
    addEventListener('DOMContentLoaded', async () => {
      // After a paint, because the first access to storage takes several milliseconds.
      await nextPaint();
      const form = document.querySelector<HTMLFormElement>(FORM);
      // The hydrated form shows a line about it.
      if (restoreDraft(form)) form?.setAttribute('data-restored', '');
      if (readDraft()) resolve();
    });
  });
}

function saveTyped({ type, target }: Event) {
  const form = (target as Element).closest?.<HTMLFormElement>(FORM);
  // The form's script sets `noValidate`, and saves the draft from then on.
  if (!form || form.noValidate) return;
  saveDraft(messageIn(form), type === 'formdata' ? 'posted' : readDraft()?.unconfirmed);
  if (process.env.OPENS_EMAIL) delete form.dataset.mailed;
}

/** Opens the message in the visitor's email app, as the form's script does later: browsers themselves garble it. */
function openMailOnSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!form.matches(FORM) || form.noValidate) return;
  event.preventDefault();
  // React replays events from before hydration, and must not open a second email.
  event.stopPropagation();
  const message = readValues(form);
  // The browser may have filled in a field without an event.
  saveDraft(messageIn(form));
  for (const field of MESSAGE_FIELDS) message[field] = message[field].trim();
  location.href = mailLink(form.action, message).href;
  // The hydrated form says that an email app should have opened.
  form.dataset.mailed = '';
}

/** A message that may have arrived is sent again only if the visitor says so. The form's script asks in its own way. */
function askTwice(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!form.matches(FORM) || form.noValidate || !readDraft()?.unconfirmed) return;
  if (!confirm(form.dataset.askTwice)) event.preventDefault();
}

/** Holding Enter must neither submit the form again and again nor answer the question before it. In the message it inserts line breaks. */
function ignoreHeldEnter(event: KeyboardEvent) {
  const { form, type } = event.target as HTMLInputElement;
  if (event.key === 'Enter' && event.repeat && type !== 'textarea' && form?.matches(FORM)) event.preventDefault();
}

/**
 * Scrolls a page to its top when the visitor reloads it, in each frame until the visitor scrolls: browsers restore the
 * position in steps until shortly after `load`, even if `history.scrollRestoration` is `manual` by then. Back, Forward
 * and URLs with a fragment are left to the browser.
 */
function startAtTop() {
  // `reloadAtPosition` has reloaded the page, not the visitor.
  if (window.name === location.pathname) window.name = '';
  else if (navigationType() === 'reload' && !location.hash) {
    /** Browsers may still restore the position in the first frames after `load`. */
    let framesLeft = 3;
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(type, () => (framesLeft = 0));
    requestAnimationFrame(function goUp() {
      if (framesLeft <= 0) return;
      if (document.readyState === 'complete') framesLeft -= 1;
      scrollTo({ top: 0, behavior: 'instant' });
      requestAnimationFrame(goUp);
    });
  }
}
