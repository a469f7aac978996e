import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { attribute, edit, isInlineScript, rangeOf, readPages, textOf } from './pages.mjs';
import { takeStyleMarks } from './style-marks.mjs';

/** Where the files go: below `/_next/static/` browsers keep a file for a year, so each is named by its content. */
const FOLDER = '_next/static/flight';

/** The inline scripts Next writes for a page, in their order; all but the last stand there once. */
const PARTS = /** @type {const} */ ({
  /** Starts the framework: names the chunks of the page and the modules to run once they are there. */
  runtime: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{.*\}\);?$/s,
  /** Opens the list that the data goes into. */
  opening: /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /** The page as React reads it, in one part or several. */
  data: /^self\.__next_f\.push\(\[1,".*"\]\)$/s,
});

/** A script with one of these names belongs to the data; one that matches no part is new in Next. */
const TRACES = /\b(__next_f|TURBOPACK)\b/;

/**
 * Moves the data from which React hydrates a page out of its HTML and into a file of its
 * own. It is the only script text that differs from page to page: without it one short
 * policy fits them all, and a visitor's browser can keep the file.
 *
 * The file comes before the chunks. It names them in `siteChunks`, makes the list that they
 * report to, without which the bundler's runtime ends at once, and holds the call that runs
 * them as a function, `startFramework`, so that the page can say when
 * (export/page-start/load-scripts.mjs). Before them that function puts back what the page's style
 * has lost (export/style-marks.mjs).
 * Where the file cannot be loaded, the page stays what its HTML made it.
 *
 * @param {string} folder Path of the exported site.
 * @param {import('./pages.mjs').Site} site
 * @throws {Error} when a page does not hold the data as expected.
 */
export async function moveFlightData(folder, { basePath, ownFiles }) {
  const moved = (await readPages(folder, ownFiles)).map((page) => takeFlightData(page, basePath));
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  await Promise.all(
    moved.flatMap(({ file, html, data }) => [
      writeFile(path.join(folder, data.file), data.text),
      writeFile(path.join(folder, file), html),
    ]),
  );
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {string} basePath
 * @returns {{ file: string, html: string, data: { file: string, text: string } }} the page
 *   without its data, and the data's file.
 */
function takeFlightData(page, basePath) {
  const { file, html, elements } = page;
  const inline = elements.filter(isInlineScript);
  /** @param {RegExp} part */
  const find = (part) => inline.filter((script) => part.test(textOf(script)));
  const [runtime, opening, data] = [find(PARTS.runtime), find(PARTS.opening), find(PARTS.data)];
  const scripts = [...runtime, ...opening, ...data];
  const traces = inline.filter((script) => TRACES.test(textOf(script)));
  const chunks = elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attribute(element, 'src')?.startsWith(`${basePath}/_next/static/chunks/`) &&
      attribute(element, 'nomodule') === undefined,
  );
  const [firstChunk] = chunks;

  if (runtime.length !== 1 || opening.length !== 1 || data.length === 0 || traces.length !== scripts.length) {
    throw new Error(
      `${file} holds ${runtime.length} scripts that start Next, ${opening.length} that open its data, ${data.length} of data and ${traces.length} that name either; one, one, at least one and no others were expected. This version of Next writes pages in another way: bring export/move-flight-data.mjs up to it.`,
    );
  }
  if (!firstChunk) {
    throw new Error(
      `${file} loads no chunk from ${basePath}/_next/static/chunks/, so there is no place for its data; bring export/move-flight-data.mjs up to this version of Next.`,
    );
  }

  /** @param {readonly import('./pages.mjs').Element[]} parts */
  const statements = (parts) => parts.map((script) => `${textOf(script).replace(/;$/, '')};\n`).join('');
  const style = takeStyleMarks(page);
  const marks = style.statement && `${style.statement};`;
  const start = `self.TURBOPACK=self.TURBOPACK||[];\nself.startFramework=()=>{${marks}${statements(runtime).trim()}};\n`;
  const urls = [...new Set(chunks.map((chunk) => attribute(chunk, 'src')))];
  // The first statement, because a page that fetches the chunks ahead reads it without running the file.
  const text = `self.siteChunks=${JSON.stringify(urls)};\n${start}${statements([...opening, ...data])}`;
  const name = `${FOLDER}/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  const place = rangeOf(firstChunk).start;
  return {
    file,
    html: edit(html, [
      { start: place, end: place, text: `<script src="${basePath}/${name}" defer=""></script>` },
      ...scripts.map(rangeOf),
      ...style.edits,
    ]),
    data: { file: name, text },
  };
}
