import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnalyticsScript } from '../lib/content/analytics';
import { UserError } from '../lib/user-error';
import type { Site } from './finish-export';
import { attribute, type Element, edit, isInlineScript, type Page, rangeOf, readPages, textOf } from './pages';

/** The hash of no text: styled-components adds an empty `<style>` in the browser, which it fills with `insertRule`. */
const EMPTY_STYLE = hashOf('');

/** Attributes that hold the URLs of images, as `src` or as a list of candidates. */
const IMAGES: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['srcset'],
  image: ['href'],
};

/**
 * Writes its Content-Security-Policy into the head of every page.
 *
 * @throws {UserError} when a page holds what no strict policy allows.
 */
export async function addPolicies({ folder, ownFiles, environment }: Site): Promise<void> {
  const pages = await readPages(folder, ownFiles);
  const analytics = environment.ANALYTICS ? JSON.parse(environment.ANALYTICS) : undefined;
  const policyFor = contentSecurityPolicies(pages, analytics);
  await Promise.all(
    pages.map((page) => {
      const policy = policyFor(page).replaceAll('&', '&amp;');
      const place = placeForPolicy(page);
      const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
      return writeFile(path.join(folder, page.file), edit(page.html, [{ start: place, end: place, text }]));
    }),
  );
}

/** A policy holds for what comes after it. Only the charset comes first: it has to be in the first 1024 bytes. */
function placeForPolicy({ file, elements }: Page): number {
  const charset = elements.find((element) => attribute(element, 'charset') !== undefined);
  if (!charset) throw new Error(`${file} has no <meta charset> for its policy to follow.`);
  return rangeOf(charset).end;
}

/**
 * The policies of a site's pages, computed from the finished pages: what they do not have is forbidden.
 *
 * A page's policy stays in force when a link brings in another page without loading it. So each names the images, forms
 * and styles of all pages. It leaves out what such a link brings without its text: inline scripts, and the styles of
 * styled-components.
 *
 * @param analytics The script that counts visits, which the pages load by themselves.
 * @returns the policy of each page.
 * @throws {UserError} when a page holds what no strict policy allows.
 */
export function contentSecurityPolicies(
  pages: readonly Page[],
  analytics?: Pick<AnalyticsScript, 'script' | 'sendsTo'>,
): (page: Page) => string {
  const problems = pages.flatMap(findProblems);
  if (problems.length > 0)
    throw new UserError('The site’s security policy would block parts of these pages:', problems);

  const forms = pages.flatMap((page) => allOf(page, 'form').map(formTargets));
  const styles = pages.flatMap((page) => allOf(page, 'style'));
  const sharedStyles = styles.filter((style) => attribute(style, 'data-styled') === undefined);
  return (page) => {
    const directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashesOf(page.elements.filter(isInlineScript)), ...sourceOf(analytics?.script)],
      'style-src': ["'self'", EMPTY_STYLE, ...hashesOf([...sharedStyles, ...allOf(page, 'style')])],
      'img-src': ["'self'", ...unique(pages.flatMap(imageHosts))],
      'font-src': ["'self'"],
      'manifest-src': ["'self'"],
      // 'self': for a link, Next fetches the next page's data.
      'connect-src': unique([
        "'self'",
        ...forms.flatMap(({ calls }) => calls),
        ...(analytics?.sendsTo ?? []).flatMap(sourceOf),
      ]),
      'form-action': forms.length > 0 ? unique(forms.flatMap(({ posts }) => posts)) : ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', ...(analytics ? ['analytics'] : [])],
    };
    return Object.entries(directives)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ');
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashesOf(elements: readonly Element[]): string[] {
  return unique(elements.map((element) => hashOf(textOf(element))));
}

function allOf({ elements }: Page, tagName: string): Element[] {
  return elements.filter((element) => element.tagName === tagName);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

/** What on a page no strict policy allows, in a sentence each. */
function findProblems({ file, elements }: Page): string[] {
  const problems = elements.flatMap((element) => [
    findInlineCode(element),
    findOtherHost(element),
    findInsecureImage(element),
  ]);
  return problems.filter((problem) => problem !== undefined).map((problem) => `${file} ${problem}.`);
}

function findInlineCode({ tagName, attrs }: Element): string | undefined {
  const refused = attrs.find(({ name }) => name === 'style' || name.startsWith('on'));
  return (
    refused &&
    `has <${tagName} ${refused.name}="${refused.value}">; use a class for styles, and React's own events for the rest`
  );
}

/** A policy that allowed another host would let it run whatever it likes in the site's name. */
function findOtherHost(element: Element): string | undefined {
  const isLink = element.tagName === 'link';
  const url = attribute(element, isLink ? 'href' : 'src') ?? attribute(element, 'data');
  if (!url || element.tagName in IMAGES || !/^(?:https?:)?\/\//i.test(url.trim())) return undefined;
  // A picture's preload is an image like any other.
  const isLoaded = /stylesheet|preload/i.test(attribute(element, 'rel') ?? '') && attribute(element, 'as') !== 'image';
  if (isLink && !isLoaded) return undefined;
  return `loads ${url} from another host; put a copy into public/ and use that, or do without it`;
}

function findInsecureImage(element: Element): string | undefined {
  const url = imageUrls(element).find((it) => !it.startsWith('https://'));
  return url && `shows the image ${url}; images have to come from the site or from https://`;
}

/** The images of an element that name their host. */
function imageUrls(element: Element): string[] {
  return (IMAGES[element.tagName] ?? [])
    .flatMap((name) => (attribute(element, name) ?? '').split(/,\s+/))
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter((url) => /^([a-z]+:|\/\/)/i.test(url));
}

function imageHosts({ elements }: Page): string[] {
  return elements.flatMap(imageUrls).map((url) => new URL(url).origin);
}

/** Where a form sends its message, as sources of a policy: by its script (`data-endpoint`), and by the browser. */
function formTargets(form: Element): { calls: string[]; posts: string[] } {
  const action = attribute(form, 'action');
  // The visitor's mail program sends it.
  if (action?.startsWith('mailto:')) return { calls: [], posts: ['mailto:'] };
  return {
    calls: sourceOf(attribute(form, 'data-endpoint') ?? action),
    // 'self': a service may redirect the visitor back to the site, and Chromium checks redirects too.
    posts: ["'self'", ...sourceOf(action)],
  };
}

/** @param address A whole one, or a path of the site, which needs no source of its own. */
function sourceOf(address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  // `;` ends a directive and `,` a policy.
  return [origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')];
}
