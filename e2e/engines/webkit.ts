import { readdir } from 'node:fs/promises';
import { freePort } from '../../scripts/port';
import { retry, startProcess } from './processes';

/** Where Debian and its kin put its driver. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** WebKitGTK speaks WebDriver over HTTP, needs a screen, and does not tell what is in its console. */
export async function startWebKit(): Promise<import('./engine').Engine> {
  const port = await freePort();
  const driver = startProcess('/usr/bin/xvfb-run', ['-a', WEBKIT_DRIVER, `--port=${port}`]);
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own answer.
  const call = async (method: string, command: string, body?: object): Promise<any> => {
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
  const engine: import('./engine').Engine = {
    messages: [],
    async open(url) {
      await call('POST', `${session}/url`, { url });
    },
    async resize(width, height) {
      await call('POST', `${session}/window/rect`, { width, height });
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

/** The browser that WebKitGTK brings for tests lies in a folder that is named for the machine's architecture. */
async function miniBrowser() {
  for (const kind of await readdir('/usr/lib')) {
    const folder = `/usr/lib/${kind}/webkit2gtk-4.1`;
    const found = await readdir(folder).catch((): string[] => []);
    if (found.includes('MiniBrowser')) return `${folder}/MiniBrowser`;
  }
  throw new Error('There is no MiniBrowser of WebKitGTK; the package webkit2gtk-driver brings it.');
}
