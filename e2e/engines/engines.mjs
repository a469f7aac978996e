import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { isRoot } from '../../scripts/debian-packages.mjs';

/**
 * A browser that is not Chromium, as far as a journey needs it.
 *
 * @typedef {object} Engine
 * @property {(address: string) => Promise<void>} open Loads a page.
 * @property {(expression: string) => Promise<any>} evaluate The value of an expression in the page, as JSON can hold it.
 * @property {string[]} messages What pages wrote to the console and errors nobody caught, where the engine tells.
 * @property {() => Promise<void>} close
 */

/** How long a browser may take until it can be spoken to, in ms. */
const START_LIMIT = 30_000;

/** Packages of Debian and its kin that bring each engine, and how it is started. */
export const ENGINES = {
  'Firefox ESR': { program: '/usr/bin/firefox-esr', packages: ['firefox-esr'], start: startFirefox },
  WebKitGTK: {
    program: '/usr/bin/WebKitWebDriver',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    start: startWebKit,
  },
};

/** Firefox speaks WebDriver BiDi by itself, over a socket. */
async function startFirefox() {
  const port = await freePort();
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const browser = run('/usr/bin/firefox-esr', [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    String(port),
  ]);
  const socket = await retry(() => connect(`ws://127.0.0.1:${port}/session`));
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  /** @type {string[]} */
  const messages = [];
  let last = 0;
  socket.on('message', (text) => {
    const { id, type, method, params, result, message } = JSON.parse(String(text));
    if (type === 'event') {
      if (method === 'log.entryAdded' && params.source.context) messages.push(`${params.level}: ${params.text}`);
      return;
    }
    const call = waiting.get(id);
    waiting.delete(id);
    if (type === 'success') call?.resolve(result);
    else call?.reject(new Error(message));
  });
  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>}
   */
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = contexts[0].context;
  /** @type {Engine} */
  const engine = {
    messages,
    async open(address) {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.type === 'string' ? JSON.parse(result.value) : undefined;
    },
    async close() {
      socket.close();
      await browser.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
  return engine;
}

/** WebKitGTK speaks WebDriver over HTTP, and wants a screen; it keeps its console to itself. */
async function startWebKit() {
  const port = await freePort();
  const driver = run('/usr/bin/xvfb-run', ['-a', '/usr/bin/WebKitWebDriver', `--port=${port}`]);
  /**
   * @param {string} method
   * @param {string} command
   * @param {object} [body]
   * @returns {Promise<any>}
   */
  const call = async (method, command, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message || value.error);
    return value;
  };
  await retry(() => call('GET', '/status'));
  const { sessionId } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: await miniBrowser(),
          args: ['--automation'],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  /** @type {Engine} */
  const engine = {
    messages: [],
    async open(address) {
      await call('POST', `${session}/url`, { url: address });
    },
    async evaluate(expression) {
      const text = await call('POST', `${session}/execute/sync`, {
        script: `return JSON.stringify(${expression})`,
        args: [],
      });
      return text === null ? undefined : JSON.parse(text);
    },
    async close() {
      await call('DELETE', session).catch(() => {});
      await driver.end();
    },
  };
  return engine;
}

/** The browser that WebKitGTK brings for tests lies in a folder named for the machine's kind. */
async function miniBrowser() {
  const { readdir } = await import('node:fs/promises');
  for (const kind of await readdir('/usr/lib')) {
    const folder = `/usr/lib/${kind}/webkit2gtk-4.1`;
    const found = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
    if (found.includes('MiniBrowser')) return `${folder}/MiniBrowser`;
  }
  throw new Error('There is no MiniBrowser of WebKitGTK; the package webkit2gtk-driver brings it.');
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
function run(program, args) {
  // WebKit's own sandbox does not run for root; the pages here are the site's.
  const environment = isRoot ? { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : process.env;
  const child = spawn(program, args, { stdio: 'ignore', detached: true, env: environment });
  const ended = new Promise((resolve) => child.once('close', resolve));
  return {
    async end() {
      // The whole group: these programs start others.
      if (child.pid && child.exitCode === null) process.kill(-child.pid);
      await ended;
    },
  };
}

/**
 * @param {string} address
 * @returns {Promise<WebSocket>}
 */
function connect(address) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** @returns {Promise<number>} a port that nobody listens on. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @template T
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>} what the first attempt gives that works.
 */
async function retry(attempt) {
  for (const limit = Date.now() + START_LIMIT; ; ) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
