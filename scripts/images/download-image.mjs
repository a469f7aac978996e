import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { readBody, request, retry } from '../outbound/connection.mjs';
import { LARGEST_IMAGE, MOST_REDIRECTS } from '../outbound/figures.mjs';

/**
 * @typedef {import('../outbound/connection.mjs').Connection} Connection
 * @typedef {import('./image-record.mjs').ImageSource} ImageSource
 */

/**
 * A picture that has come whole.
 *
 * @typedef {object} Download
 * @property {string} extension With its dot.
 * @property {Omit<ImageSource, 'source'>} facts
 */

/** What keeps a picture from coming, as the end of a sentence about its address. Another try would change nothing. */
export class Refused extends Error {}

/** What the site shows, by sharp's names: an AVIF is an HEIF file to it. */
const EXTENSIONS = new Map([
  ['png', '.png'],
  ['jpeg', '.jpg'],
  ['webp', '.webp'],
  ['heif', '.avif'],
]);

/** Hosts that make a picture's size to order: Unsplash, and imgix, which serves it. */
const SIZING_HOSTS = /(?:^|\.)(?:unsplash\.com|imgix\.net)$/;

/** Twice the widest copy that the build makes, in px: room for another crop, and a fraction of a camera's file. */
const WIDTH = 3200;

/** Answers that lead elsewhere. */
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Downloads a picture into a file of its own, and looks whether it is one.
 *
 * @param {string} source
 * @param {string} file Where it is written; removed again where it did not come whole.
 * @param {object} options
 * @param {Connection} options.connection
 * @param {ReadonlySet<string>} options.hosts Those that the content names; no other is asked.
 * @param {ImageSource} [options.known] What is there already, which need not be sent again.
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<Download | undefined>} nothing where the host has none that is newer.
 * @throws {import('../outbound/connection.mjs').NoAnswer} where the host cannot be reached.
 * @throws {Refused} where it has no such picture.
 */
export async function downloadImage(source, file, { connection, hosts, known, signal }) {
  try {
    const response = await retry(connection, () => fetchInto(file, source, { connection, hosts, known, signal }), {
      responseOf: (answer) => answer,
      signal,
    });
    if (response.status === 304) return undefined;
    if (!response.ok) throw new Refused(`answers with status ${response.status}`);
    return await inspect(file, source, response);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * One try: the answer, and its body in the file.
 *
 * @param {string} file
 * @param {string} source
 * @param {{ connection: Connection, hosts: ReadonlySet<string>, known?: ImageSource, signal?: AbortSignal }} options
 */
async function fetchInto(file, source, { connection, hosts, known, signal }) {
  const headers = {
    Accept: 'image/avif,image/webp,image/png,image/jpeg',
    ...(known?.etag && { 'If-None-Match': known.etag }),
    ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
  let at = sized(source);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await request(connection, at, { headers, signal });
    const location = response.headers.get('location');
    if (!REDIRECTS.includes(response.status) || !location || !URL.canParse(location, at)) {
      if (response.ok) await writeBody(response, file, { connection, signal });
      else await response.body?.cancel();
      return response;
    }
    await response.body?.cancel();
    const next = new URL(location, at);
    if (next.protocol !== 'https:') throw new Refused(`leads to ${next.href}, which is not encrypted`);
    if (!hosts.has(next.host)) {
      throw new Refused(
        `leads to ${next.host}, a host that the content does not name; write the picture’s address there, if you trust it`,
      );
    }
    at = next.href;
  }
  throw new Refused('is redirected in a circle');
}

/**
 * @param {Response} response
 * @param {string} file
 * @param {{ connection: Connection, signal?: AbortSignal }} options
 */
async function writeBody(response, file, { connection, signal }) {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!/^(?:image\/|application\/octet-stream$|$)/.test(type)) {
    await response.body?.cancel();
    throw new Refused(`is no picture, but ${type}`);
  }
  if (Number(response.headers.get('content-length')) > LARGEST_IMAGE) {
    await response.body?.cancel();
    throw tooLarge();
  }
  let size = 0;
  /** @param {AsyncIterable<Uint8Array>} chunks */
  async function* limited(chunks) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > LARGEST_IMAGE) throw tooLarge();
      yield chunk;
    }
  }
  await pipeline(readBody(connection, response, signal), limited, createWriteStream(file));
}

function tooLarge() {
  return new Refused(
    `is larger than ${LARGEST_IMAGE / 1024 / 1024} MB; save a smaller one under public/ and write its path`,
  );
}

/**
 * Decodes the picture to its last pixel: what a name or a header says of a file proves nothing.
 *
 * @param {string} file
 * @param {string} source
 * @param {Response} response
 * @returns {Promise<Download>}
 */
async function inspect(file, source, response) {
  const bytes = await readFile(file);
  const { format, xmp } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, xmp: undefined }));
  const extension = EXTENSIONS.get(format ?? '');
  if (!extension)
    throw new Refused(`holds ${format ?? 'nothing'} that the site can show; it takes PNG, JPEG, WebP and AVIF`);
  await sharp(bytes, { failOn: 'truncated' })
    .stats()
    .catch(() => {
      throw new Refused('holds a picture that is not whole');
    });
  const { headers } = response;
  return {
    extension,
    facts: {
      sha256: createHash('sha256').update(bytes).digest('hex'),
      credit: creditIn(xmp?.toString() ?? '') ?? new URL(source).host,
      etag: headers.get('etag') ?? undefined,
      lastModified: headers.get('last-modified') ?? undefined,
    },
  };
}

/**
 * @param {string} xmp What a picture says of itself (XMP, ISO 16684).
 * @returns {string | undefined} whose it is, its rights before its creator.
 */
function creditIn(xmp) {
  for (const name of ['rights', 'creator']) {
    const [, credit] = new RegExp(`<dc:${name}>[^]*?<rdf:li[^>]*>([^<]+)</rdf:li>`).exec(xmp) ?? [];
    if (credit?.trim()) return credit.trim();
  }
  return undefined;
}

/**
 * The address that is asked: where the host makes sizes, one that is large enough, as it is everywhere else.
 *
 * @param {string} source
 */
function sized(source) {
  const url = new URL(source);
  if (!SIZING_HOSTS.test(url.hostname) || url.searchParams.has('w')) return source;
  const parameters = { fit: 'max', fm: 'jpg', w: String(WIDTH), q: '85' };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
