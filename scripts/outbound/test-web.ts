import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connection } from './connection.mjs';

/** A web of a test's own: every host is one server on this machine, and the clock moves when somebody waits. */
export interface TestWeb extends Connection {
  /** The server's own address; behind it stand the host that is meant, and the path. */
  address: string;
  /** Each request as `HEAD https://host/path`, in their order. */
  requests: string[];
  /** How long somebody waited before another try, in ms. */
  waits: number[];
  /** Lets time pass. */
  pass: (ms: number) => void;
  /** Lets so much time pass that whatever is awaited is given up: for a host that says no more. */
  lapse: () => void;
  close: () => Promise<void>;
}

/**
 * @param answer takes each request; `request.headers.host` is the host that was asked.
 * @param unknown a host that does not exist.
 */
export async function startTestWeb(answer: RequestListener, unknown = 'nowhere.dev'): Promise<TestWeb> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const requests: string[] = [];
  const waits: number[] = [];
  const deadlines: AbortController[] = [];
  let now = Date.parse('2026-03-14T12:00:00Z');
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    requests,
    waits,
    now: () => now,
    pass: (ms) => {
      now += ms;
    },
    sleep: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    deadline: () => {
      const deadline = new AbortController();
      deadlines.push(deadline);
      return deadline.signal;
    },
    lapse: () => {
      for (const deadline of deadlines.splice(0)) deadline.abort(new DOMException('Too late', 'TimeoutError'));
    },
    fetch: (url, init) => {
      requests.push(`${init.method} ${url}`);
      const { host, pathname, search } = new URL(url);
      if (host === unknown) {
        return Promise.reject(new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } }));
      }
      // fetch sets the header Host itself, so the host that was meant goes along in the path.
      return fetch(`${address}/${host}${pathname}${search}`, init);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
