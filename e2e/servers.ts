import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRoot } from '../scripts/debian-packages.mjs';
import { findServer } from '../scripts/find-servers.mjs';
import { createSiteServer } from '../scripts/serve.mjs';

/** A server with the site on it. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  address: string;
  close: () => Promise<void>;
}

type Start = (folder: string, port: number) => Promise<RunningServer>;

/** The servers that the site is tried on. Those that are not installed start as nothing. */
export const servers = {
  _headers: (folder, port) => startPreview(folder, port),
  nginx: startNginx,
  Caddy: startCaddy,
} satisfies Record<string, Start>;

export type ServerName = keyof typeof servers;

/** Whether a server is there to be started. */
export function isInstalled(name: ServerName): boolean {
  return name === '_headers' || findServer(name === 'nginx' ? 'nginx' : 'caddy') !== undefined;
}

/** The site's own preview server; it sends what `_headers` says, as Netlify and Cloudflare Pages do. */
export async function startPreview(folder: string, port: number, basePath = ''): Promise<RunningServer> {
  const server = createSiteServer({ folder, basePath });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    address: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Where the configurations in `deploy/` expect the site. */
const HOME = '/var/www/portfolio';

/**
 * nginx with the configuration of `deploy/`. What a test has to change is where the site
 * lies, the port, and the certificate, which only the owner of a name can have.
 */
async function startNginx(folder: string, port: number): Promise<RunningServer> {
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll(HOME, folder)
    .replaceAll('include mime.types', 'include /etc/nginx/mime.types')
    .replace(/listen 80;\n.*\n/, 'listen 127.0.0.1:1;\n')
    .replace(/listen 443 ssl http2;\n.*\n/, `listen 127.0.0.1:${port};\n`)
    .replaceAll(/ +ssl_.*\n/g, '')
    .replace(
      '#brotli_static',
      existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') ? 'brotli_static' : '#',
    );
  return startProgram('nginx', port, (own) => ({
    parameters: ['-e', `${own}/error.log`, '-c', `${own}/nginx.conf`, '-g', 'daemon off;'],
    files: {
      'nginx.conf': [
        'include /etc/nginx/modules-enabled/*.conf;',
        isRoot ? 'user root;' : '',
        `pid ${own}/pid;`,
        'events {}',
        'http {',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`),
        site.replace(/server \{\n {2}listen 127\.0\.0\.1:1;[^}]*\}\n/, ''),
        '}',
      ].join('\n'),
    },
  }));
}

/** Caddy with the configuration of `deploy/`, without a certificate. */
async function startCaddy(folder: string, port: number): Promise<RunningServer> {
  const site = (await readFile('deploy/Caddyfile', 'utf8'))
    .replaceAll(HOME, folder)
    .replace('\nexample.com {', `\nhttp://localhost:${port} {`);
  return startProgram('caddy', port, (own) => ({
    parameters: ['run', '--adapter', 'caddyfile', '--config', `${own}/Caddyfile`],
    files: { Caddyfile: `{\n\tadmin off\n}\n${site}` },
  }));
}

interface Program {
  parameters: string[];
  files: Record<string, string>;
}

/** How long a server may take until it answers, in ms. */
const START_LIMIT = 10_000;

async function startProgram(
  name: 'nginx' | 'caddy',
  port: number,
  layOut: (own: string) => Program,
): Promise<RunningServer> {
  const own = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const { parameters, files } = layOut(own);
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(own, file), text)));
  const child = spawn(findServer(name) ?? name, parameters, {
    env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = `http://localhost:${port}`;
  const close = async () => {
    child.kill();
    await ended;
    await rm(own, { recursive: true, force: true });
  };
  for (const limit = Date.now() + START_LIMIT; ; ) {
    if (await fetch(address).catch(() => undefined)) return { address, close };
    if (child.exitCode !== null || Date.now() > limit) {
      await close();
      throw new Error(`${name} did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
