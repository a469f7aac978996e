import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testPort } from '../../scripts/serve';

interface Host {
  program: string;
  /** The program's arguments, before the path of its configuration. */
  args: readonly string[];
  /** The complete configuration: the file in `deploy/`, for ports of this machine and temporary files in `own`. */
  configuration: (port: number, own: string, plainPort: number) => string;
}

const read = (file: string) => readFileSync(file, 'utf8');

/** The servers that `deploy/` has a configuration for, by their names. */
export const hosts: Readonly<Record<string, Host>> = {
  nginx: {
    program: '/usr/sbin/nginx',
    args: ['-e', 'stderr', '-c'],
    configuration: (port, own, plainPort) => `
      include /etc/nginx/modules-enabled/*.conf;
      daemon off;
      pid ${own}/pid;
      events {}
      http {
        include /etc/nginx/mime.types;
        default_type application/octet-stream;
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join('\n')}
        ${read('deploy/nginx.conf')
          .replaceAll(/listen \[::\].*/g, '')
          .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
          // From nginx 1.25.1 on, `http2 on` replaces this parameter, which still works.
          .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl http2;`)}
      }`,
  },
  Caddy: {
    program: '/usr/bin/caddy',
    args: ['run', '--adapter', 'caddyfile', '--config'],
    configuration: (port, own) =>
      `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${read('deploy/Caddyfile')}`.replace(
        '\nexample.com {\n',
        `\nhttps://localhost:${port} {\n\ttls ${own}/fullchain.pem ${own}/privkey.pem\n`,
      ),
  },
  Apache: {
    program: '/usr/sbin/apache2',
    args: ['-DFOREGROUND', '-f'],
    configuration: (port) => {
      // Without the ports and sites of this machine.
      const debian = read('/etc/apache2/apache2.conf').replaceAll(/^Include.* (ports|sites).*$/gm, '');
      const modules = ['ssl', 'socache_shmcb', 'http2', 'headers', 'rewrite'].map(
        (name) => `<IfModule !${name}_module>\nInclude mods-available/${name}.load\n</IfModule>`,
      );
      const server = read('deploy/apache.conf').replace('*:443', `*:${port}`);
      return [debian, ...modules, 'Include mods-available/ssl.conf', `Listen 127.0.0.1:${port}`, server].join('\n');
    },
  },
};

/**
 * Copies an export to a folder of its own, and starts a server with the configuration from `deploy/`, over HTTPS with a
 * temporary certificate. In the configuration, the paths that `docs/deploy.md` names are replaced.
 *
 * @param basePath the folder of the host that the site was built for, or an empty string
 * @returns before the server answers.
 */
export async function startHost(host: Host, folder: string, port: number, basePath: string) {
  const own = await mkdtemp(path.join(tmpdir(), 'host-'));
  // Servers that root starts read files as another user.
  await chmod(own, 0o755);
  await cp(folder, path.join(own, 'www', 'portfolio'), { recursive: true });
  const names = '-subj /CN=example.com -addext subjectAltName=DNS:example.com,DNS:localhost';
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 ${names} -keyout privkey.pem -out fullchain.pem`;
  execFileSync('openssl', request.split(' '), { cwd: own, stdio: 'pipe' });
  const configuration = host
    .configuration(port, own, await testPort(port + 1))
    // The document root of a site in a folder is the folder above it.
    .replace(/(root .*)\/portfolio/i, basePath ? '$1' : '$&')
    .replaceAll('/var/www', path.join(own, 'www'))
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, own);
  await writeFile(path.join(own, 'configuration'), configuration);

  const apache = { APACHE_RUN_DIR: own, APACHE_LOG_DIR: own, APACHE_PID_FILE: `${own}/pid` };
  const users = { APACHE_RUN_USER: 'www-data', APACHE_RUN_GROUP: 'www-data' };
  const env = { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own, ...apache, ...users };
  const server = spawn(host.program, [...host.args, path.join(own, 'configuration')], { env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => server.once('close', resolve));
  const close = async () => {
    server.kill();
    await ended;
    await rm(own, { recursive: true, force: true });
  };
  return { origin: `https://localhost:${port}`, output: () => output, close };
}
