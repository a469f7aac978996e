import { execFileSync, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where the configurations in `deploy/` expect the site. */
const DOCUMENTED_FOLDER = '/var/www/portfolio';

/** The paths that a server needs, all absolute. */
interface Layout {
  port: number;
  /** A folder for the server's temporary files. */
  own: string;
  /** The exported site, and the document root, which is a parent folder if the site has a base path. */
  site: string;
  root: string;
  certificate: string;
  key: string;
}

interface Host {
  program: string;
  /** The file in `deploy/`. */
  shipped: string;
  args: (own: string) => string[];
  /** The complete configuration: the shipped one with the names and paths of this machine. */
  configuration: (shipped: string, layout: Layout) => string;
}

const APACHE_MODULES = [
  'mpm_event authn_core authz_core alias autoindex dir env filter deflate mime negotiation setenvif',
  'headers rewrite socache_shmcb ssl http2',
].flatMap((names) => names.split(' '));

/** The servers that `deploy/` has a configuration for. */
export const hosts = {
  nginx: {
    program: '/usr/sbin/nginx',
    shipped: 'deploy/nginx.conf',
    args: (own) => ['-e', `${own}/error.log`, '-c', `${own}/configuration`, '-g', 'daemon off;'],
    configuration: (shipped, { own, port, site, root, certificate, key }) => {
      const server = shipped
        .replace(`root ${DOCUMENTED_FOLDER};`, `root ${root};`)
        .replaceAll(DOCUMENTED_FOLDER, site)
        .replaceAll(/ +listen (80|\[::\]).*\n/g, '')
        // From nginx 1.25.1 on, `http2 on` replaces this parameter, which still works.
        .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl http2;`)
        .replace('return 301', `listen 127.0.0.1:${port + 1};\n  return 301`)
        .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
        .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${own}/${kind};`,
      );
      return [
        'include /etc/nginx/modules-enabled/*.conf;',
        process.getuid?.() === 0 ? 'user root;' : '',
        `pid ${own}/pid;`,
        'events {}',
        'http {',
        'include /etc/nginx/mime.types;',
        'default_type application/octet-stream;',
        'access_log off;',
        ...temporary,
        server,
        '}',
      ].join('\n');
    },
  },
  Caddy: {
    program: '/usr/bin/caddy',
    shipped: 'deploy/Caddyfile',
    args: (own) => ['run', '--adapter', 'caddyfile', '--config', `${own}/configuration`],
    configuration: (shipped, { port, site, root, certificate, key }) =>
      `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${shipped}`
        .replace(`root * ${DOCUMENTED_FOLDER}`, `root * ${root}`)
        .replaceAll(DOCUMENTED_FOLDER, site)
        .replace('\nexample.com {\n', `\nhttps://localhost:${port} {\n\ttls ${certificate} ${key}\n`),
  },
  Apache: {
    program: '/usr/sbin/apache2',
    shipped: 'deploy/apache.conf',
    args: (own) => ['-f', `${own}/configuration`, '-DFOREGROUND'],
    configuration: (shipped, { own, port, site, root, certificate, key }) => {
      const server = shipped
        .replace(/<VirtualHost \*:80>.*?<\/VirtualHost>\n/s, '')
        .replace('*:443', `127.0.0.1:${port}`)
        .replace(`DocumentRoot ${DOCUMENTED_FOLDER}`, `DocumentRoot ${root}`)
        .replaceAll(DOCUMENTED_FOLDER, site)
        .replace('ServerName example.com', 'ServerName localhost')
        .replace(/SSLCertificateFile .*/, `SSLCertificateFile ${certificate}`)
        .replace(/SSLCertificateKeyFile .*/, `SSLCertificateKeyFile ${key}`);
      return [
        'ServerRoot /etc/apache2',
        'ServerName localhost',
        `DefaultRuntimeDir ${own}`,
        `PidFile ${own}/pid`,
        `ErrorLog ${own}/error.log`,
        process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : '',
        ...APACHE_MODULES.flatMap((name) => [
          `Include mods-available/${name}.load`,
          `IncludeOptional mods-available/${name}[.]conf`,
        ]),
        `Listen 127.0.0.1:${port}`,
        // As in the configuration that Debian's package installs.
        '<Directory />\nOptions FollowSymLinks\nAllowOverride None\nRequire all denied\n</Directory>',
        `<Directory ${path.dirname(root)}>\nOptions Indexes FollowSymLinks\nRequire all granted\n</Directory>`,
        '<FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>',
        server,
      ].join('\n');
    },
  },
} satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/**
 * Copies an export to the folder that `docs/deploy.md` names, and starts a server with the configuration from
 * `deploy/`, over HTTPS with a temporary certificate.
 *
 * @param basePath the folder of the host that the site was built for, or an empty string
 * @returns before the server answers.
 */
export async function startHost(name: HostName, folder: string, port: number, basePath: string) {
  const host: Host = hosts[name];
  const own = await mkdtemp(path.join(tmpdir(), `${name}-`));
  // If root starts Apache, it reads files as the user www-data.
  await chmod(own, 0o755);
  const www = path.join(own, 'www');
  const site = path.join(www, basePath || 'portfolio');
  const layout = {
    ...{ port, own, site, root: basePath ? www : site },
    ...{ certificate: path.join(own, 'certificate.pem'), key: path.join(own, 'key.pem') },
  };
  await mkdir(path.dirname(site), { recursive: true });
  await cp(folder, site, { recursive: true });
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', layout.key, '-out', layout.certificate];
  execFileSync('/usr/bin/openssl', ['req', '-x509', ...kind, ...names, ...files], { stdio: 'pipe' });
  const shipped = await readFile(host.shipped, 'utf8');
  await writeFile(path.join(own, 'configuration'), host.configuration(shipped, layout));

  const environment = { HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own, APACHE_RUN_DIR: own, APACHE_LOG_DIR: own };
  const server = spawn(host.program, host.args(own), { env: { ...process.env, ...environment } });
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
