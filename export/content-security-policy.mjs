import { createHash } from 'node:crypto';
import { attribute, isInlineScript, textOf } from './pages.mjs';

/** The attribute of an inline script that the export itself gives to some pages and not to others. */
export const ON_SOME_PAGES = 'data-on-some-pages';

/**
 * The hash of no text. styled-components adds an empty `<style>` in the browser and fills it
 * with `insertRule`; a policy looks at the element's text only, which stays empty.
 */
const EMPTY_STYLE = hash('');

/**
 * Longest policy, in characters. Cloudflare Pages refuses lines of more than 2000 characters
 * in `_headers`, and the header's name stands in the same line.
 */
const LONGEST = 1900;

/** Attributes that hold the URLs of images, as `src` or as a list of candidates. */
const IMAGE_ATTRIBUTES = { img: ['src', 'srcset'], source: ['srcset'], image: ['href'], video: ['poster'] };

/**
 * The Content-Security-Policy of a site: one for all its pages, because the policy of
 * the page a visit begins with stays in force when links bring in other pages. What the
 * pages do not have is forbidden.
 *
 * Written into a page it leaves out what a link brings of the other pages without their text: the
 * styles of styled-components, which fills its elements with `insertRule`, and the export's own
 * scripts, which run where a visit begins. Their hashes are half of a policy, and no text packs them.
 *
 * @param {readonly import('./pages.mjs').Page[]} pages The finished pages.
 * @returns {{ metaFor: (page: import('./pages.mjs').Page) => string, header: string }} for a meta
 *   element, and for a header, which can also forbid frames around the page.
 * @throws {Error} when a page holds what no strict policy allows, in one sentence.
 */
export function contentSecurityPolicy(pages) {
  for (const page of pages) {
    checkAttributes(page);
    checkHosts(page);
  }
  const forms = pages.flatMap(formTargets);
  const shared = pages.flatMap((page) => styles(page, (style) => !isStyled(style)));
  const scripts = commonScripts(pages);
  const directives = (/** @type {readonly import('./pages.mjs').Page[]} */ some) => ({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...unique([...scripts, ...some.flatMap((page) => inlineScripts(page))])],
    'style-src': ["'self'", EMPTY_STYLE, ...unique([...shared, ...some.flatMap((page) => styles(page, isStyled))])],
    'img-src': ["'self'", ...unique(pages.flatMap(imageHosts))],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // 'self': for a link, Next fetches the next page's data.
    'connect-src': unique(["'self'", ...forms.flatMap(({ calls }) => calls)]),
    'form-action': forms.length > 0 ? unique(forms.flatMap(({ posts }) => posts)) : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
  /** @param {readonly import('./pages.mjs').Page[]} some The pages whose own styles and scripts it names. */
  const policy = (some) =>
    Object.entries(directives(some))
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ');
  const header = `${policy(pages)}; frame-ancestors 'none'`;
  if (header.length > LONGEST) {
    throw new Error(
      `The Content-Security-Policy has ${header.length} characters, and some hosts take ${LONGEST} at most; name fewer image hosts in content/, or give pages the same styles.`,
    );
  }
  return { metaFor: (page) => policy([page]), header };
}

/** @param {string} text */
function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** @param {readonly string[]} values */
function unique(values) {
  return [...new Set(values)].sort();
}

/** @param {import('./pages.mjs').Page} page */
function checkAttributes({ file, elements }) {
  for (const { tagName, attrs } of elements) {
    const refused = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
    if (refused) {
      throw new Error(
        `${file} has <${tagName} ${refused.name}="${refused.value}">, which a strict policy refuses; use a class or an attribute for styles, and React's own events for the rest.`,
      );
    }
  }
}

/** What a page loads besides images, by element: where its address stands, and what people call it. */
const LOADED = {
  script: { from: 'src', name: 'script' },
  link: { from: 'href', name: 'file' },
  iframe: { from: 'src', name: 'frame' },
  embed: { from: 'src', name: 'content' },
  object: { from: 'data', name: 'content' },
  audio: { from: 'src', name: 'sound' },
  video: { from: 'src', name: 'film' },
};

/** What a `link` has to be for a browser to load it. */
const LOADING_LINK = /(?:^|\s)(?:stylesheet|preload|modulepreload)(?:\s|$)/i;

/** An address that names its host. */
const WITH_HOST = /^(?:https?:)?\/\//i;

/**
 * A policy that allowed another host would let it run whatever it likes in the site's name.
 *
 * @param {import('./pages.mjs').Page} page
 */
function checkHosts({ file, elements }) {
  for (const element of elements) {
    const loaded = LOADED[/** @type {keyof typeof LOADED} */ (element.tagName)];
    const url = loaded && attribute(element, loaded.from)?.trim();
    if (!url || !WITH_HOST.test(url)) continue;
    if (element.tagName === 'link' && !LOADING_LINK.test(attribute(element, 'rel') ?? '')) continue;
    // A photograph's preload is an image like any other.
    if (attribute(element, 'as') === 'image') continue;
    throw new Error(foreign(file, `loads the ${loaded.name}`, url));
  }
  for (const style of elements.filter(({ tagName }) => tagName === 'style')) {
    const [, url] = /@import\s*(?:url\()?\s*["']?((?:https?:)?\/\/[^"')\s]+)/i.exec(textOf(style)) ?? [];
    if (url) throw new Error(foreign(file, 'imports the style', url));
  }
}

/**
 * @param {string} file
 * @param {string} what it does
 * @param {string} url
 */
function foreign(file, what, url) {
  return `${file} ${what} ${url} from another host, and the site's policy would refuse it at every visitor's; put a copy into public/ and name that, or do without it.`;
}

/**
 * @param {readonly import('./pages.mjs').Page[]} pages
 * @returns {string[]} the hashes of the inline scripts that are the same on every page: all but some of the export's own.
 */
function commonScripts(pages) {
  const isOnEveryPage = (/** @type {import('./pages.mjs').Element} */ script) =>
    attribute(script, ON_SOME_PAGES) === undefined;
  const common = unique(pages.flatMap((page) => inlineScripts(page, isOnEveryPage)));
  for (const page of pages) {
    const missing = common.length - new Set(inlineScripts(page, isOnEveryPage)).size;
    if (missing > 0) {
      throw new Error(
        `${page.file} lacks ${missing} of the inline scripts that other pages have. They must be the same on every page, so that one short policy names them all: put what differs into a component, or teach export/move-flight-data.mjs what Next now writes.`,
      );
    }
  }
  return common;
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {(script: import('./pages.mjs').Element) => boolean} [isMeant]
 */
function inlineScripts({ elements }, isMeant = () => true) {
  return elements
    .filter(isInlineScript)
    .filter(isMeant)
    .map((script) => hash(textOf(script)));
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {(style: import('./pages.mjs').Element) => boolean} isMeant
 */
function styles({ elements }, isMeant) {
  return elements
    .filter(({ tagName }) => tagName === 'style')
    .filter(isMeant)
    .map((style) => hash(textOf(style)));
}

/** @param {import('./pages.mjs').Element} style */
function isStyled(style) {
  return attribute(style, 'data-styled') !== undefined;
}

/** @param {import('./pages.mjs').Page} page */
function imageHosts({ file, elements }) {
  return elements
    .flatMap((element) =>
      (IMAGE_ATTRIBUTES[/** @type {keyof typeof IMAGE_ATTRIBUTES} */ (element.tagName)] ?? [])
        .flatMap((name) => (attribute(element, name) ?? '').split(/,\s+/))
        .map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    )
    .filter((url) => /^([a-z]+:|\/\/)/i.test(url))
    .map((url) => {
      if (!url.startsWith('https://')) {
        throw new Error(`${file} shows the image ${url}; only images of the site or from https:// are allowed.`);
      }
      return new URL(url).origin;
    });
}

/**
 * Where the forms of a page send what they hold, as sources of a policy: by the page's script, which
 * takes `data-endpoint` where that is set, and by the browser itself.
 *
 * @param {import('./pages.mjs').Page} page
 * @returns {{ calls: string[], posts: string[] }[]}
 */
function formTargets({ file, elements }) {
  return elements
    .filter(({ tagName }) => tagName === 'form')
    .map((form) => {
      const action = attribute(form, 'action');
      const endpoint = attribute(form, 'data-endpoint');
      const isWhole = action !== undefined && URL.canParse(action);
      // Only a form whose script knows where to go may leave it to the browser to post to its own page.
      if (!isWhole && (action !== undefined || endpoint === undefined)) {
        throw new Error(`${file} has a form without a whole address as its action; give it the form service's.`);
      }
      // A mail is written by another program, and calls nobody.
      if (isWhole && new URL(action).protocol === 'mailto:') return { calls: [], posts: ['mailto:'] };
      return {
        calls: sourceOf(endpoint ?? action),
        // 'self': a service may redirect the visitor back to the site, and Chromium checks redirects here too.
        posts: ["'self'", ...sourceOf(action)],
      };
    });
}

/**
 * @param {string | undefined} address A whole one, or a path of the site, which needs no source of its own.
 * @returns {string[]}
 */
function sourceOf(address) {
  if (!address || !URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  // In a policy `;` ends a directive and `,` the policy; in nginx's configuration `$` begins a variable.
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C').replaceAll('$', '%24')];
}
