import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { freePort } from '../../scripts/port';
import { retry, startProcess } from './processes';

/** Where Debian and its kin put it. */
export const FIREFOX = '/usr/bin/firefox-esr';

/** Firefox speaks WebDriver BiDi by itself, over a socket. */
export async function startFirefox(): Promise<import('./engine').Engine> {
  const port = await freePort();
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const browser = startProcess(FIREFOX, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    String(port),
  ]);
  const socket = await retry(() => connect(`ws://127.0.0.1:${port}/session`));
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own answer.
  const waiting = new Map<number, { resolve: (result: any) => void; reject: (error: Error) => void }>();
  const messages: string[] = [];
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
  // biome-ignore lint/suspicious/noExplicitAny: each command has its own answer.
  const send = (method: string, params: object): Promise<any> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  // Not the window it starts with, which never gets the focus.
  const { context } = await send('browsingContext.create', { type: 'window' });
  await send('browsingContext.activate', { context });
  const engine: import('./engine').Engine = {
    messages,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
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
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async drag({ pointerType, path: [start, ...rest] }) {
      const actions = [
        { type: 'pointerMove', ...start },
        { type: 'pointerDown', button: 0 },
        ...rest.map((point) => ({ type: 'pointerMove', ...point })),
        { type: 'pointerUp', button: 0 },
      ];
      const pointer = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions };
      await send('input.performActions', { context, actions: [pointer] });
    },
    async close() {
      socket.close();
      await browser.end();
      await rm(profile, { recursive: true, force: true });
    },
  };
  return engine;
}

function connect(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
