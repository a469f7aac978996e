import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../content/content-source.mjs';
import { loadContent, textsOf } from '../content/load-content.mjs';
import { eachByHost } from '../outbound/by-host.mjs';
import { NoAnswer, web } from '../outbound/connection.mjs';
import { progressLine } from '../outbound/progress.mjs';
import { downloadImage, Refused } from './download-image.mjs';
import { RECORD_FILE, readRecord, recordText } from './image-record.mjs';
import { withNewTexts } from './new-texts.mjs';

/**
 * @typedef {import('./image-record.mjs').ImageRecord} ImageRecord
 * @typedef {import('./download-image.mjs').Download} Download
 */

/** Where the pictures are put; content names them by their path from public/. */
const FOLDER = '/images';

/** Fields that hold a picture: a project's, the owner's photograph, and whatever else has a `src`. */
const PICTURE = /(?:^|\.)(?:src|photo|portrait)$/;

/** What a terminal makes of Ctrl-C, as a program's exit code. */
const INTERRUPTED = 130;

/**
 * A picture to bring: one that content names on another host, or one that was brought and may have changed there.
 *
 * @typedef {object} Wanted
 * @property {string} source
 * @property {string} [home] Its path under public/, for one that was brought before.
 * @property {import('./image-record.mjs').ImageSource} [known] What lies there, if it still does.
 */

/**
 * Brings the pictures that the content names on other hosts into public/, points the content at them, and keeps
 * a record of where they came from. What was brought before is asked for once more, and replaced where it has
 * changed. Everything is downloaded and looked at before anything in the repository is touched.
 *
 * @param {string} folder Path of the repository.
 * @param {import('../outbound/connection.mjs').Connection} [connection]
 * @returns {Promise<number>} the exit code: 1 where a picture could not be brought.
 * @throws {Error} where the content or the record cannot be read.
 */
export async function bringImagesHome(folder, connection = web) {
  const { content } = await loadContent(folder, { withRules: false });
  const record = readRecord(folder);
  const texts = textsOf(content);
  const wanted = findWanted(texts, record, folder);
  if (wanted.length === 0) {
    console.log('The content names no picture on another host.');
    return 0;
  }

  const workshop = path.join(folder, 'node_modules', '.cache', 'portfolio');
  mkdirSync(workshop, { recursive: true });
  // Beside the packages: the same disk as public/, so that a file can be moved there in one step, and out of git.
  const temporary = mkdtempSync(path.join(workshop, 'images-'));
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const hosts = hostsIn([...texts.map(({ value }) => value), ...Object.values(record).map(({ source }) => source)]);
    const outcomes = await downloadAll(wanted, { temporary, hosts, connection, signal: interruption.signal });
    return settle(folder, texts, wanted, outcomes, record);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    console.error('Interrupted; everything is as it was.');
    return INTERRUPTED;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * @param {readonly { field: string, value: string }[]} texts
 * @param {ImageRecord} record
 * @param {string} folder
 * @returns {Wanted[]} each address once.
 */
function findWanted(texts, record, folder) {
  /** @type {Map<string, Wanted>} */
  const wanted = new Map();
  for (const { field, value } of texts) {
    if (!PICTURE.test(field)) continue;
    const entry = record[value];
    if (entry) {
      const hash = hashOf(fileOf(folder, value));
      // One that the owner has worked on since is the owner's, and one that is gone is brought again.
      if (hash && hash !== entry.sha256) continue;
      wanted.set(entry.source, { source: entry.source, home: value, known: hash ? entry : undefined });
    } else if (isOutside(value) && !wanted.has(value)) {
      // The code may put the address together, so that the content could not be pointed at the file.
      const [home] = Object.entries(record).find(([, { source }]) => source === value) ?? [];
      wanted.set(value, { source: value, home });
    }
  }
  return [...wanted.values()];
}

/**
 * @param {string} folder
 * @param {string} home
 */
function fileOf(folder, home) {
  return path.join(folder, 'public', ...home.split('/'));
}

/**
 * @param {string} file
 * @returns {string | undefined} nothing where there is no such file.
 */
function hashOf(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;
}

/** @param {string} value */
function isOutside(value) {
  return /^https:\/\/\S+$/.test(value) && URL.canParse(value);
}

/** @param {readonly string[]} values */
function hostsIn(values) {
  return new Set(values.filter(isOutside).map((value) => new URL(value).host));
}

/**
 * What came of one: the picture in its temporary file, that there is no newer one, or why it did not come.
 *
 * @typedef {{ file: string, download: Download } | 'unchanged' | Error} Outcome
 */

/**
 * @param {readonly Wanted[]} wanted
 * @param {object} options
 * @param {string} options.temporary
 * @param {ReadonlySet<string>} options.hosts
 * @param {import('../outbound/connection.mjs').Connection} options.connection
 * @param {AbortSignal} options.signal
 * @returns {Promise<Map<string, Outcome>>} by the pictures' sources.
 */
async function downloadAll(wanted, { temporary, ...options }) {
  const progress = progressLine();
  const known = new Map(wanted.map((one) => [one.source, one.known]));
  let begun = 0;
  try {
    return await eachByHost([...known.keys()], async (source) => {
      options.signal.throwIfAborted();
      progress.show(`Bringing ${++begun} of ${known.size}: ${source}`);
      const file = path.join(temporary, String(begun));
      try {
        const download = await downloadImage(source, file, { ...options, known: known.get(source) });
        return download ? { file, download } : 'unchanged';
      } catch (error) {
        if (error instanceof NoAnswer || error instanceof Refused) return error;
        throw error;
      }
    });
  } finally {
    progress.end();
  }
}

/**
 * Puts what has come in its place. Nothing in here waits, so that no Ctrl-C comes between two of its steps.
 *
 * @param {string} folder
 * @param {readonly { field: string, value: string }[]} texts
 * @param {readonly Wanted[]} wanted
 * @param {ReadonlyMap<string, Outcome>} outcomes
 * @param {ImageRecord} before
 * @returns {number} the exit code.
 */
function settle(folder, texts, wanted, outcomes, before) {
  const answers = [...outcomes].filter(([, outcome]) => !(outcome instanceof NoAnswer));
  if (answers.length === 0) {
    const reasons = [...outcomes].map(([source, reason]) => `${source} ${/** @type {NoAnswer} */ (reason).message}.`);
    console.error(`${reasons.join('\n')} Is this machine offline? Everything is as it was.`);
    return 1;
  }
  const record = { ...before };
  /** @type {Map<string, string>} What content calls a picture, and what it shall call it. */
  const names = new Map();
  const faults = [];
  for (const { source, home } of wanted) {
    const outcome = outcomes.get(source);
    if (outcome instanceof Error) faults.push(`${source} ${outcome.message}.`);
    if (typeof outcome !== 'object' || outcome instanceof Error) continue;
    const { file, download } = outcome;
    const place = home?.endsWith(download.extension) ? home : freeName(folder, source, download.extension, record);
    const known = home ? record[home] : undefined;
    const isNew = hashOf(fileOf(folder, place)) !== download.facts.sha256;
    if (isNew) moveInto(file, fileOf(folder, place));
    if (home && home !== place) {
      rmSync(fileOf(folder, home), { force: true });
      delete record[home];
    }
    record[place] = { source, ...download.facts, credit: creditOf(known, source) ?? download.facts.credit };
    names.set(source, place).set(home ?? source, place);
    if (isNew) console.log(`public${place} comes from ${source} (${record[place]?.credit})`);
  }
  if (JSON.stringify(record) !== JSON.stringify(before))
    replaceFile(path.join(folder, RECORD_FILE), recordText(record));
  faults.push(...pointContent(folder, texts, names));
  if (faults.length === 0) console.log('Every picture that the content names is at home.');
  for (const fault of faults) console.error(fault);
  return faults.length > 0 ? 1 : 0;
}

/**
 * Writes the new paths of pictures into the content.
 *
 * @param {string} folder
 * @param {readonly { field: string, value: string }[]} texts
 * @param {ReadonlyMap<string, string>} names
 * @returns {string[]} a sentence for each field that is not written as a plain text.
 */
function pointContent(folder, texts, names) {
  const place = readSources(folder);
  const faults = [];
  /** @type {Map<string, Map<number, import('./new-texts.mjs').NewText>>} By file and offset: two fields may have one text. */
  const edits = new Map();
  for (const { field, value } of texts) {
    const name = names.get(value);
    if (!name || name === value || !PICTURE.test(field)) continue;
    const { file, line, text } = place(field);
    if (text) edits.set(file, (edits.get(file) ?? new Map()).set(text.start, { ...text, value: name }));
    else faults.push(`${file}:${line}: ${field} is put together by code; write '${name}' there.`);
  }
  for (const [file, changes] of edits) {
    const full = path.join(folder, file);
    replaceFile(full, withNewTexts(readFileSync(full, 'utf8'), [...changes.values()]));
  }
  return faults;
}

/**
 * @param {import('./image-record.mjs').ImageSource | undefined} known
 * @param {string} source
 * @returns {string | undefined} a credit that the owner has written.
 */
function creditOf(known, source) {
  return known && known.credit !== new URL(source).host ? known.credit : undefined;
}

/**
 * A path that no other picture has, after the last part of the address.
 *
 * @param {string} folder
 * @param {string} source
 * @param {string} extension
 * @param {ImageRecord} record
 */
function freeName(folder, source, extension, record) {
  const last = new URL(source).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const plain = last
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/%[0-9a-f]{2}|[^a-z0-9]+/g, '-')
    .replace(/-+/g, '-');
  const name = plain.replace(/^-|-$/g, '') || 'picture';
  for (let number = 1; ; number++) {
    const place = `${FOLDER}/${name}${number > 1 ? `-${number}` : ''}${extension}`;
    if (!record[place] && !existsSync(fileOf(folder, place))) return place;
  }
}

/**
 * @param {string} from
 * @param {string} to On the same disk.
 */
function moveInto(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/**
 * Replaces a file in one step, so that nobody ever finds half of it.
 *
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
