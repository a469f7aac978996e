import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/command';
import { isRoot } from '../../scripts/debian-packages';
import { findServer } from '../../scripts/find-servers';

/**
 * The servers of `deploy/`, each with its configuration from there, in which only the lines
 * change that its owner changes too, and the port.
 */

export interface RunningServer {
  origin: string;
  output: () => string;
  close: () => Promise<void>;
}

interface HostedSite {
  folder: string;
  port: number;
  basePath?: string;
  tls?: { certificate: string; key: string };
}

interface Layout {
  own: string;
  site: string;
  documents: string;
}

interface Program {
  args: string[];
  files: Record<string, string>;
}

/** Where the configurations in `deploy/` expect the site. */
const HOME = '/var/www/portfolio';

/** How long a server may take until it answers, in ms: long enough for a busy machine. */
const START_LIMIT = 30_000;

/** The modules that Debian's Apache has switched on when it is installed. */
const APACHE_MODULES = [
  ...['mpm_event', 'authn_core', 'authz_core', 'authz_host', 'access_compat', 'alias', 'autoindex', 'dir', 'env'],
  ...['filter', 'deflate', 'mime', 'negotiation', 'reqtimeout', 'setenvif'],
];

/** Those that `deploy/apache.conf` asks for besides. */
const APACHE_ADDED = ['headers', 'rewrite'];

/** How each server of `deploy/` is started with a site. */
export const hostServers = {
  nginx: startNginx,
  Caddy: startCaddy,
  Apache: startApache,
};

async function startNginx({ port, tls, ...site }: HostedSite) {
  const shipped = await read('deploy/nginx.conf');
  const version = (await outputOf(findServer('nginx') ?? '', ['-v'])).match(/\/(\d+)\.(\d+)\.(\d+)/)?.slice(1) ?? [];
  const knowsHttp2 = version.map((part) => part.padStart(3, '0')).join('.') >= '001.025.001';
  const configuration = ({ site, documents }: Layout) =>
    shipped
      .replace(`root ${HOME};`, `root ${documents};`)
      .replaceAll(HOME, site)
      .replaceAll(/ +listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port}${tls ? (knowsHttp2 ? ' ssl' : ' ssl http2') : ''};`)
      .replace('#http2 on', tls && knowsHttp2 ? 'http2 on' : '#')
      .replace(/ssl_certificate .*/, tls ? `ssl_certificate ${tls.certificate};` : '')
      .replace(/ssl_certificate_key .*/, tls ? `ssl_certificate_key ${tls.key};` : '')
      .replace(
        '#brotli_static',
        existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') ? 'brotli_static' : '#',
      );
  return start('nginx', port, Boolean(tls), site, (layout) => ({
    args: ['-e', `${layout.own}/error.log`, '-c', `${layout.own}/nginx.conf`, '-g', 'daemon off;'],
    files: {
      'nginx.conf': [
        'include /etc/nginx/modules-enabled/*.conf;',
        isRoot ? 'user root;' : '',
        `pid ${layout.own}/pid;`,
        'events {}',
        'http {',
        // As in the file that nginx comes with.
        'include /etc/nginx/mime.types;',
        'default_type application/octet-stream;',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (kind) => `${kind}_temp_path ${layout.own}/${kind};`,
        ),
        configuration(layout),
        '}',
      ].join('\n'),
    },
  }));
}

/**
 * @param site `extra` are lines to add to the site's, and
 *   `authority` is a folder for an authority of Caddy's own, from which it gets a certificate by itself
 */
export async function startCaddy({
  port,
  tls,
  extra = '',
  authority,
  ...site
}: HostedSite & { extra?: string; authority?: string }) {
  const shipped = await read('deploy/Caddyfile');
  const isSecure = Boolean(tls ?? authority);
  const address = isSecure ? `https://localhost:${port}` : `http://localhost:${port}`;
  const globals = authority ? `\n\tstorage file_system ${authority}\n\tlocal_certs\n\tskip_install_trust` : '';
  const lines = tls ? `\ttls ${tls.certificate} ${tls.key}\n${extra}` : extra;
  return start('Caddy', port, isSecure, site, ({ site, documents, own }) => ({
    args: ['run', '--adapter', 'caddyfile', '--config', `${own}/Caddyfile`],
    files: {
      Caddyfile: `{\n\tadmin off\n\tauto_https disable_redirects${globals}\n}\n${shipped}`
        .replace(`root * ${HOME}`, `root * ${documents}`)
        .replaceAll(HOME, site)
        .replace('\nexample.com {\n', `\n${address} {\n${lines}`),
    },
  }));
}

/** @param site `modules` are those besides what Debian switches on */
export async function startApache({
  port,
  tls,
  modules = APACHE_ADDED,
  ...site
}: HostedSite & { modules?: readonly string[] }) {
  const shipped = await read('deploy/apache.conf');
  const all = [...APACHE_MODULES, ...modules, ...(tls ? ['socache_shmcb', 'ssl', 'http2'] : [])];
  const available = '/etc/apache2/mods-available';
  return start('Apache', port, Boolean(tls), site, ({ site, documents, own }) => ({
    args: ['-f', `${own}/apache.conf`, '-DFOREGROUND'],
    files: {
      'apache.conf': [
        'ServerRoot /etc/apache2',
        'ServerName localhost',
        `DefaultRuntimeDir ${own}`,
        `PidFile ${own}/pid`,
        `ErrorLog ${own}/error.log`,
        isRoot ? 'User www-data\nGroup www-data' : '',
        ...all.flatMap((name) => [`Include ${available}/${name}.load`, `IncludeOptional ${available}/${name}[.]conf`]),
        `Listen 127.0.0.1:${port}`,
        // As in the file that Debian's comes with.
        '<Directory />\nOptions FollowSymLinks\nAllowOverride None\nRequire all denied\n</Directory>',
        `<Directory ${path.dirname(documents)}>\nOptions Indexes FollowSymLinks\nRequire all granted\n</Directory>`,
        '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>',
        shipped
          .replace(/<VirtualHost \*:80>.*?<\/VirtualHost>\n/s, '')
          .replace('*:443', `127.0.0.1:${port}`)
          .replace(`DocumentRoot ${HOME}`, `DocumentRoot ${documents}`)
          .replaceAll(HOME, site)
          .replaceAll(/ +SSL.*\n/g, '')
          .replace(
            'ServerName example.com',
            tls
              ? `ServerName localhost\nSSLEngine on\nSSLCertificateFile ${tls.certificate}\nSSLCertificateKeyFile ${tls.key}`
              : 'ServerName localhost',
          ),
      ].join('\n'),
    },
  }));
}

function read(file: string) {
  return readFile(path.join(root, file), 'utf8');
}

/**
 * Lays the site out as `docs/deploy.md` tells, and starts a server with it.
 *
 * @returns once it answers.
 */
async function start(
  name: import('../../scripts/find-servers').ServerName,
  port: number,
  isSecure: boolean,
  { folder, basePath = '' }: { folder: string; basePath?: string },
  layOut: (layout: Layout) => Program,
): Promise<RunningServer> {
  const program = findServer(name);
  if (!program) throw new Error(`${name} is not installed.`);
  const own = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const www = path.join(own, 'www');
  const site = path.join(www, basePath || 'portfolio');
  await mkdir(path.dirname(site), { recursive: true });
  // Apache, started by root, reads files as the user www-data.
  await chmod(own, 0o755);
  await cp(folder, site, { recursive: true });
  const { args, files } = layOut({ own, site, documents: basePath ? www : site });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(path.join(own, file), text)));
  return startProgram({
    program,
    args,
    origin: `${isSecure ? 'https' : 'http'}://localhost:${port}`,
    environment: { HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own, APACHE_RUN_DIR: own, APACHE_LOG_DIR: own },
    clean: () => rm(own, { recursive: true, force: true }),
  });
}

/**
 * Starts a program that is a server.
 *
 * @param server.environment added to this program's own
 * @param server.folder where it runs
 * @param server.clean what is left to do once it has ended
 * @returns once it answers.
 * @throws {Error} with what it output, when it does not.
 */
export async function startProgram({
  program,
  args,
  origin,
  environment,
  folder,
  clean = async () => {},
}: {
  program: string;
  args: readonly string[];
  origin: string;
  environment?: Record<string, string>;
  folder?: string;
  clean?: () => Promise<void>;
}): Promise<RunningServer> {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...environment }, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  const close = async () => {
    // The negative number names the whole group: some start others.
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
    await ended;
    await clean();
  };
  const { hostname, port } = new URL(origin);
  for (const limit = Date.now() + START_LIMIT; ; ) {
    if (await listens(hostname, Number(port))) return { origin, output: () => output, close };
    if (child.exitCode !== null || Date.now() > limit) {
      await close();
      throw new Error(`${program} did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function listens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, autoSelectFamily: true });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** @returns what it wrote to the terminal. */
function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(program, args);
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.once('close', () => resolve(output));
    child.once('error', () => resolve(output));
  });
}
