import { createHash } from 'node:crypto';
import type { AnalyticsScript } from '../lib/content/analytics';
import { documentsOf } from '../lib/markdown/documents';
import { routeFileOf } from '../lib/routes';
import type { Site } from '../lib/site';
import { UserError } from '../lib/user-error';
import {
  attribute,
  behindCharset,
  type Element,
  type Export,
  type HtmlPage,
  isJavaScript,
  readElementText,
  readPages,
  writePages,
} from './pages';

/** The hash of an empty text: in the browser, styled-components adds an empty `<style>` and fills it by `insertRule`. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Attributes with URLs of images, by element. */
const IMAGES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['srcset'],
  image: ['href'],
  video: ['poster'],
};

/** Elements that play files of the site. */
const MEDIA = ['audio', 'video'];

/** Elements that show another page; hosts forbid that for pages of the site, too. */
const FRAMES = ['embed', 'iframe', 'object'];

/**
 * Writes a Content-Security-Policy into the head of every page.
 *
 * @throws {UserError} if a page contains what it blocks, or if the privacy notice names other hosts.
 */
export async function addPolicies(exported: Export): Promise<void> {
  const pages = await readPages(exported);
  const policyFor = contentSecurityPolicies(pages, exported.site.build.analytics, exported.site);
  if (pages[0]) checkPrivacyNotice(pages, policyFor(pages[0]));
  const edits = pages.map((page) => {
    const policy = policyFor(page).replaceAll('&', '&amp;');
    // A policy applies to what follows it.
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    return [page, [behindCharset(page, meta)]] as const;
  });
  await writePages(exported.folder, pages, [new Map(edits)]);
}

/**
 * The policy of each page, which allows only what the finished pages contain.
 *
 * It stays in force after a soft navigation, so it allows the images, forms and styles of all pages. Inline scripts and
 * styled-components' `<style>` elements are the page's own: a soft navigation doesn't insert those of the next page.
 *
 * @param analytics The analytics script, which is not in the HTML.
 * @param site The site, of which a page's file in the repository is known.
 * @throws {UserError} if a page contains something that a strict policy blocks.
 */
export function contentSecurityPolicies(
  pages: readonly HtmlPage[],
  analytics?: Pick<AnalyticsScript, 'script' | 'sendsTo'>,
  site?: Site,
): (page: HtmlPage) => string {
  const problems = pages.flatMap((page) => findUnsafeMarkup(page, site));
  if (problems.length > 0)
    throw new UserError('The site’s security policy would block parts of these pages:', problems);

  const forms = pages.flatMap((page) => allOf(page, 'form').map(formTargets));
  const styles = pages.flatMap((page) => allOf(page, 'style'));
  const sharedStyles = hashesOf(styles.filter((style) => attribute(style, 'data-styled') === undefined));
  const shared = {
    'img-src': ["'self'", ...unique(pages.flatMap(imageHosts))],
    'font-src': ["'self'"],
    ...(pages.some((page) => MEDIA.some((name) => allOf(page, name).length > 0)) && { 'media-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    // 'self': Next fetches the data of pages.
    'connect-src': unique([
      "'self'",
      ...forms.flatMap(({ calls }) => calls),
      ...(analytics?.sendsTo ?? []).flatMap(toPolicySource),
    ]),
    'form-action': forms.length > 0 ? unique(forms.flatMap(({ posts }) => posts)) : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(analytics ? ['analytics'] : [])],
  };
  return (page) => {
    const inlineScripts = page.elements.filter((it) => isJavaScript(it) && attribute(it, 'src') === undefined);
    const directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashesOf(inlineScripts), ...toPolicySource(analytics?.script)],
      'style-src': ["'self'", EMPTY_STYLE, ...unique([...sharedStyles, ...hashesOf(allOf(page, 'style'))])],
      ...shared,
    };
    return Object.entries(directives)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ');
  };
}

function hashesOf(elements: readonly Element[]): string[] {
  const hashes = elements.map((element) => createHash('sha256').update(readElementText(element)).digest('base64'));
  return unique(hashes.map((hash) => `'sha256-${hash}'`));
}

function allOf({ elements }: HtmlPage, tagName: string): Element[] {
  return elements.filter((element) => element.tagName === tagName);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** What a strict policy blocks on a page, one sentence each. */
function findUnsafeMarkup({ file, elements }: HtmlPage, site?: Site): string[] {
  const rules = [findInlineCode, findOtherHost, findInsecureImage];
  const problems = elements.flatMap((element) => rules.flatMap((find) => find(element) ?? []));
  const source = site && sourceOf(`/${file.replace(/index\.html$/, '')}`, site);
  return problems.map((problem) => `${file}${source ? ` (${source})` : ''} ${problem}.`);
}

/** The file in the repository that a page is made from; none for a page of a dynamic route. */
function sourceOf(path: string, { documents, appRoutes }: Site): string | undefined {
  const document = documentsOf(documents).find((one) => one.path === path);
  return document?.file ?? (appRoutes.pages.includes(path) ? routeFileOf(path) : undefined);
}

function findInlineCode({ tagName, attrs }: Element): string | undefined {
  const refused = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  return (
    refused &&
    `has <${tagName} ${refused.name}="${refused.value}">; use classes for styles, and React events in place of inline handlers`
  );
}

/** Scripts and styles of another host could do anything on the site. */
function findOtherHost(element: Element): string | undefined {
  if (FRAMES.includes(element.tagName)) return `has a frame, <${element.tagName}>; link to what it shows instead`;
  const isLink = element.tagName === 'link';
  const url = attribute(element, isLink ? 'href' : 'src');
  if (!url || element.tagName === 'img' || !/^(?:https?:)?\/\//i.test(url.trim())) return undefined;
  // The preload of an image is allowed like the image.
  const isLoaded = /stylesheet|preload/i.test(attribute(element, 'rel') ?? '') && attribute(element, 'as') !== 'image';
  if (isLink && !isLoaded) return undefined;
  return `loads ${url} from another host; put a copy into public/ and use that, or remove it`;
}

function findInsecureImage(element: Element): string | undefined {
  const url = imageUrls(element).find((it) => !it.startsWith('https://'));
  return url && `shows the image ${url}; images must be on the site or at https://`;
}

/** The absolute URLs of an element's images. */
function imageUrls(element: Element): string[] {
  return (IMAGES[element.tagName] ?? [])
    .flatMap((name) => (attribute(element, name) ?? '').split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter((url) => /^([a-z]+:|\/\/)/i.test(url));
}

function imageHosts({ elements }: HtmlPage): string[] {
  return elements.flatMap(imageUrls).map((url) => new URL(url).origin);
}

/** The sources for a form's targets: of its script (`data-endpoint`) and of the browser's own submission. */
function formTargets(form: Element): { calls: string[]; posts: string[] } {
  const action = attribute(form, 'action');
  // Opens the visitor's email app.
  if (action?.startsWith('mailto:')) return { calls: [], posts: ['mailto:'] };
  return {
    calls: toPolicySource(attribute(form, 'data-endpoint') ?? action),
    // 'self': a service may redirect back to the site, and Chromium checks redirects too.
    posts: ["'self'", ...toPolicySource(action)],
  };
}

/** @param address An absolute URL, or a path on the site, which `'self'` covers. */
function toPolicySource(address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  // `;` ends a directive, `,` a policy.
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}

/**
 * Compares the hosts that the privacy notice names with those that the site's policy allows.
 *
 * @param policy the policy of a page; all pages have the same hosts.
 * @throws {UserError} if one has a host that the other lacks. Without a notice there is nothing to compare.
 */
function checkPrivacyNotice(pages: readonly HtmlPage[], policy: string): void {
  // It lists what the pages store in the browser.
  const notice = pages.find(({ elements }) => elements.some((it) => attribute(it, 'data-stored') !== undefined));
  if (!notice) return;
  const named = unique(notice.elements.flatMap((element) => attribute(element, 'data-host') ?? []));
  const allowed = originsIn(policy);
  const unnamed = allowed.filter((origin) => !named.includes(origin));
  const unused = named.filter((origin) => !allowed.includes(origin));
  const differences = [
    ...unnamed.map((origin) => {
      const needing = pages.filter((page) => originsIn(contentSecurityPolicies([page])(page)).includes(origin));
      const files = needing.map(({ file }) => file);
      return `${origin} is contacted by ${files.join(', ') || 'a script'}, but the notice does not name it. Add { host: '${origin}', purpose: '…' } to privacy.hosts in content/legal.ts, or remove what the page loads from there.`;
    }),
    ...unused.map(
      (origin) =>
        `${notice.file} names ${origin}, which no page contacts. Remove it from privacy.hosts in content/legal.ts, or remove the picture from this host in content/, which no page shows.`,
    ),
  ];
  if (differences.length > 0)
    throw new UserError('The privacy notice and the pages name different hosts:', differences);
}

/** The origins of other hosts in a policy. */
function originsIn(policy: string): string[] {
  return unique((policy.match(/https?:\/\/[^\s;]+/g) ?? []).map((source) => new URL(source).origin));
}
