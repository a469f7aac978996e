/**
 * The script that sets up Trusted Types, which let no text become code by itself. Two
 * things are let through, because Next and React do them with plain text:
 *
 * - the address of a chunk, when it lies in the site's own `/_next/static/`; as it was
 *   written, because a chunk is recognised by it once it has loaded;
 * - HTML that can hold no element, and the empty script as which React makes one: where
 *   React renders the theme's script again, the browser does not run it.
 *
 * @param {string} basePath The folder the site lives in on its host, or nothing.
 */
export function trustedTypesScript(basePath) {
  const chunks = JSON.stringify(`${basePath}/_next/static/`).replaceAll('<', '\\u003c');
  return `self.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:u=>new URL(u,document.baseURI).href.startsWith(location.origin+${chunks})?u:null,createHTML:h=>h=="<script><\\/script>"||!h.includes("<")?h:null})`;
}
