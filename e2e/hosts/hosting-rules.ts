import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHING, PAGE_FOR_WRONG_ADDRESSES, SECURITY_HEADERS, VERSIONED } from '../../export/headers.mjs';

/**
 * What Netlify's and Vercel's own programs make of the files that the export has for them. The services themselves
 * run nowhere else; these are the parts of them that do.
 */

/** Their packages, with versions that install and run on every Node that the site is built with. */
export const HOSTING_TOOLS = ['@netlify/headers@3.0.1', 'vercel@48.0.0'];

/** A page, an address that leads nowhere, and a file that is kept. */
const ASKED = { page: '/about/', missing: '/nowhere/', versioned: `${VERSIONED}chunks/any.js` };

/**
 * @param tools where the packages are installed
 * @param folder of the export
 * @returns what Netlify's engine would send otherwise than the table says.
 */
export async function netlifyFaults(tools: string, folder: string): Promise<string[]> {
  const entry = createRequire(path.join(tools, 'index.js')).resolve('@netlify/headers');
  const { HeadersHandler } = await import(pathToFileURL(entry).href);
  const handler = new HeadersHandler({ projectDir: folder, publishDir: '.', logger: console });
  const sent: Record<string, Record<string, string>> = {};
  for (const address of Object.values(ASKED)) {
    sent[address] = await handler.apply(new Request(new URL(address, 'https://example.com')));
  }
  return faultsIn(sent);
}

/** @returns what Vercel would do otherwise, or why it takes the export not at all. */
export async function vercelFaults(tools: string, folder: string): Promise<string[]> {
  const own = await mkdtemp(path.join(tmpdir(), 'vercel-'));
  try {
    const site = path.join(own, 'site');
    await cp(folder, site, { recursive: true });
    await mkdir(path.join(site, '.vercel'));
    // What the dashboard knows of a project whose framework is Other.
    const project = { projectId: 'none', orgId: 'none', settings: { framework: null } };
    await writeFile(path.join(site, '.vercel/project.json'), JSON.stringify(project));
    const program = path.join(tools, 'node_modules/vercel/dist/vc.js');
    const { code, output } = await run([program, 'build', '--yes', '--token', 'none'], site, own);
    if (code !== 0) return [output.match(/Error: .*/)?.[0] ?? output];

    const built = path.join(site, '.vercel/output');
    const { routes } = JSON.parse(await readFile(path.join(built, 'config.json'), 'utf8'));
    const hasFile = (file: string) => existsSync(path.join(built, 'static', file));
    const sent: Record<string, Record<string, string>> = {};
    for (const address of Object.values(ASKED)) sent[address] = answerOf(routes, address).headers;
    const [bare, missing] = [answerOf(routes, '/about'), answerOf(routes, ASKED.missing, 'error')];
    return [
      ...faultsIn(sent),
      ...(hasFile(`${ASKED.page}index.html`) ? [] : [`lacks ${ASKED.page}`]),
      ...(bare.status === 308 && bare.headers.Location === '/about/' ? [] : ['leads /about elsewhere']),
      ...(missing.status === 404 && missing.dest === PAGE_FOR_WRONG_ADDRESSES && hasFile(missing.dest)
        ? []
        : [`has no page for ${ASKED.missing}`]),
    ];
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** @param sent headers by address */
function faultsIn(sent: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const names = Object.keys(SECURITY_HEADERS);
  const { versioned } = ASKED;
  return [
    ...Object.entries(sent).flatMap(([address, headers]) =>
      names.filter((name) => !headers[name]).map((name) => `${address} lacks ${name}`),
    ),
    ...(sent[versioned]?.['Cache-Control'] === CACHING.versioned ? [] : [`${versioned} is not kept`]),
  ];
}

/**
 * A rule of Vercel's Build Output API.
 */
interface Route {
  src?: string;
  handle?: string;
  headers?: Record<string, string>;
  status?: number;
  dest?: string;
  continue?: boolean;
}

/** What the rules of one phase make of an address, the first if none is named. */
function answerOf(routes: readonly Route[], address: string, phase?: string) {
  const from = phase ? routes.findIndex(({ handle }) => handle === phase) + 1 : 0;
  const answer: { headers: Record<string, string>; status?: number; dest?: string } = { headers: {} };
  for (const { src = '', handle, headers = {}, status, dest, continue: goesOn } of routes.slice(from)) {
    if (handle) break;
    const match = new RegExp(src).exec(address);
    if (!match) continue;
    for (const [name, value] of Object.entries(headers)) answer.headers[name] = value.replace('$1', match[1] ?? '');
    Object.assign(answer, status && { status }, dest && { dest });
    if (!goesOn) break;
  }
  return answer;
}

/**
 * @param args of Node
 * @param folder where it runs
 * @param home the folder that takes its settings
 */
function run(args: readonly string[], folder: string, home: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, HOME: home, VERCEL_TELEMETRY_DISABLED: '1', CI: '1' };
    const child = spawn(process.execPath, args, { cwd: folder, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
