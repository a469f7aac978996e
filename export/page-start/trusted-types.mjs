/** React makes a script by writing this as HTML; an element that is made so never runs. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * The rules of a policy, each of which answers with the text it lets through or with `null`.
 *
 * @typedef {object} Rules
 * @property {(url: string) => string | null} createScriptURL
 * @property {(html: string) => string | null} createHTML
 */

/** @typedef {{ createPolicy: (name: string, rules: Rules) => unknown }} TrustedTypes */

/**
 * Sets up Trusted Types, with which no text becomes code by itself. Next and React hand plain
 * text to the browser in two places, so the default policy lets these through:
 *
 * - the URL of a chunk, when it lies in the site's own `/_next/static/`; as it was written,
 *   because the framework recognises a loaded chunk by it;
 * - HTML that can hold no element, and the empty script: React makes one where it renders the
 *   theme's script again.
 *
 * @param {string} basePath The folder the site lives in on its host, or nothing.
 */
export function setUpTrustedTypes(basePath) {
  const { trustedTypes } = /** @type {typeof globalThis & { trustedTypes?: TrustedTypes }} */ (globalThis);
  const chunks = `${location.origin}${basePath}/_next/static/`;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, document.baseURI).href.startsWith(chunks) ? url : null),
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : null),
  });
}
