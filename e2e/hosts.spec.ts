import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mergeTests } from '@playwright/test';
import { basePath } from '../lib/base-path';
import { content } from '../lib/content/content';
import { findServer, HOSTS_COMMAND, SERVER_NAMES } from '../scripts/find-servers';
import { LOCAL_FOLDER } from '../scripts/local-site';
import { hostServers, startApache, startCaddy } from './hosts/host-servers';
import { test as contactTest } from './support/contact-page';
import { expectAnswers } from './support/host-answers';
import { recordViolations, sendMessage, visitPages } from './support/policy-visits';
import { startPreview } from './support/servers';
import { expect, test as siteTest, withBasePath } from './support/site';
import { soon } from './support/soon';
import { PHONE } from './support/viewports';

const test = mergeTests(siteTest, contactTest);

// What moves is the page's, not the server's: `policy-visits.spec.ts` has it move.
test.use({ viewport: PHONE });

/** Each server has ports of its own, from these on. */
const FIRST_PORT = Number(process.env.E2E_PORT || 4173) + 1;
const FIRST_HOST_PORT = FIRST_PORT + 29;

/** Makes certificates; nearly every system has it. */
const OPENSSL = '/usr/bin/openssl';

/** What a server says of a configuration that it does not like: nginx and Apache, then Caddy. */
const WARNING = /warn\]|"level":"warn".*"adapter"/;

const folder = path.resolve(LOCAL_FOLDER);

test('every answer of the preview is as the table has it', async () => {
  const server = await startPreview(folder, FIRST_PORT, basePath);
  await expectAnswers({ origin: server.origin, folder, basePath }).finally(server.close);
});

for (const [index, name] of SERVER_NAMES.entries()) {
  test.describe(`from ${name}`, () => {
    test.skip(!findServer(name), `${name} is not installed; ${HOSTS_COMMAND} installs it and runs this`);
    // Each test has a server of its own, with a port and the next one for it.
    const [port = 0, portForAnswers = 0, portForTls = 0] = [0, 2, 4].map(
      (offset) => FIRST_HOST_PORT + index * 6 + offset,
    );
    test.use({ baseURL: `http://localhost:${port}` });

    test('a visit to all pages and to the form keeps the policy', async ({ page, visit, inbox }) => {
      // Two journeys in one, so that a server is started once.
      test.slow();
      const server = await hostServers[name]({ folder, port, basePath });
      try {
        const violations = await recordViolations(page);
        await visitPages(page, visit.messages);
        await sendMessage(page, visit.messages, inbox);
        expect(violations).toEqual([]);
      } finally {
        await server.close();
      }
    });

    test('every answer is as the table has it', async () => {
      const server = await hostServers[name]({ folder, port: portForAnswers, basePath });
      await expectAnswers({ origin: server.origin, folder, basePath }).finally(server.close);
    });

    test('with a certificate it speaks HTTP/2, and warns of nothing', async () => {
      test.skip(!existsSync(OPENSSL), `${OPENSSL} is not there to make a certificate`);
      const certificate = await makeCertificate();
      const server = await hostServers[name]({ folder, port: portForTls, basePath, tls: certificate });
      try {
        expect(await askOverHttp2(server.origin, await readFile(certificate.certificate))).toEqual({
          status: 200,
          policy: "frame-ancestors 'none'",
        });
        expect(server.output()).not.toMatch(WARNING);
      } finally {
        await server.close();
        await certificate.remove();
      }
    });
  });
}

test('Caddy tells an error of its own as what it is, not as a wrong address', async () => {
  test.skip(!findServer('Caddy'), `Caddy is not installed; ${HOSTS_COMMAND} installs it and runs this`);
  const port = FIRST_PORT + 20;
  const server = await startCaddy({ folder, port, basePath, extra: '\terror /broken 500\n' });
  const response = await fetch(`${server.origin}/broken`).finally(server.close);
  expect(response.status).toBe(500);
  expect(await response.text()).toBe('500 Internal Server Error');
});

test('Caddy gets itself a certificate, here from an authority of its own', async () => {
  test.skip(!findServer('Caddy'), `Caddy is not installed; ${HOSTS_COMMAND} installs it and runs this`);
  const authority = await mkdtemp(path.join(tmpdir(), 'authority-'));
  const server = await startCaddy({ folder, port: FIRST_PORT + 24, basePath, authority });
  try {
    const root = path.join(authority, 'pki/authorities/local/root.crt');
    await soon(() => existsSync(root)).toBe(true);
    await expect(async () => {
      expect(await askOverHttp2(server.origin, await readFile(root))).toMatchObject({ status: 200 });
    }).toPass();
  } finally {
    await server.close();
    await rm(authority, { recursive: true });
  }
});

test('an Apache without the modules for it leaves out headers and copies, and nothing else', async () => {
  test.skip(!findServer('Apache'), `Apache is not installed; ${HOSTS_COMMAND} installs it and runs this`);
  const server = await startApache({ folder, port: FIRST_PORT + 22, basePath, modules: [] });
  const [page, wrong, listed, forHosts] = await Promise.all(
    ['/about/', '/nowhere/', '/og/', '/_headers'].map((address) => fetch(server.origin + withBasePath(address))),
  );
  expect(page?.status).toBe(200);
  expect(await page?.text()).toContain(`<h1`);
  for (const response of [wrong, listed, forHosts]) {
    expect(response?.status).toBe(404);
    expect(await response?.text()).toContain(content.pages.notFound.heading);
  }
  await server.close();
});

/** A certificate for localhost that is its own authority. */
async function makeCertificate() {
  const own = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const [certificate, key] = [path.join(own, 'certificate.pem'), path.join(own, 'key.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(OPENSSL, ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return { certificate, key, remove: () => rm(own, { recursive: true }) };
}

/** Asks for a page over HTTP/2; fails where the server does not speak it. */
function askOverHttp2(address: string, authority: Buffer) {
  return new Promise((resolve, reject) => {
    const session = connect(address, { ca: authority });
    session.on('error', reject);
    const request = session.request({ ':path': withBasePath('/about/') });
    request.on('error', reject);
    request.on('response', ({ ':status': status, 'content-security-policy': policy }) => {
      resolve({ status, policy });
      session.destroy();
    });
    request.end();
  });
}
