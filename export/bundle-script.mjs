import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The browsers in which the site works whole (docs/behaviour.md, "Without script and in older browsers"). */
const BROWSERS = ['chrome111', 'firefox111', 'safari16.4'];

/** What would end an inline script early, or keep its own end tag from ending it. */
const ENDS = /<\/script|<!--/i;

/**
 * Makes one of the scripts in `page-start/` ready to stand in a page.
 *
 * @param {'main' | 'top' | 'draft'} entry Its file, without the extension.
 * @param {Record<string, string>} [environment] The values of `process.env` that it reads.
 * @returns {Promise<string>} the script's text, minified; the same for the same input.
 * @throws {Error} when the text cannot stand in a `<script>`.
 */
export async function bundleScript(entry, environment = {}) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`page-start/${entry}.mjs`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    write: false,
    // Without the site's own, for which it would say "use strict" on every page.
    tsconfigRaw: {},
    define: Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  if (ENDS.test(text)) {
    throw new Error(
      `export/page-start/${entry}.mjs holds </script or <!-- as text, which no inline script can; write it in parts, and BASE_PATH without it.`,
    );
  }
  return text;
}
