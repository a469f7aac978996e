/** What browsers say of every call without an answer that a page may read. */
const failedToFetch = () => new TypeError('Failed to fetch');

/** No name server knows a host of this kind (RFC 2606). */
const NAMELESS = 'http://inbox.invalid/';

interface Gate {
  passed: Promise<void>;
  open: () => void;
}

function makeGate(): Gate {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/**
 * Starts what a browser adds to a page's calls, around Node's `fetch`: it asks the other site
 * before it sends JSON there, sends nothing while it is offline, and tells nothing to a page
 * that is closed or lies in the page cache. Each call waits until it is let go, so that a test
 * can bring the visitor elsewhere meanwhile.
 */
export function startNetwork() {
  const nodeFetch = globalThis.fetch;
  const line = makeGate();
  /** Shut while nothing of the page runs. */
  let page = makeGate();
  page.open();
  let isClosed = false;
  let isOnline = true;
  let hasName = true;
  let settled: Promise<unknown> = Promise.resolve();

  async function exchange(endpoint: string, init: RequestInit): Promise<Response> {
    await line.passed;
    // A call without `keepalive` goes with its page.
    if (isClosed && !init.keepalive) return new Promise(() => {});
    if (!isOnline) throw failedToFetch();
    // Node takes no signal of this document's.
    const { signal, ...rest } = init;
    const headers = { ...(init.headers as Record<string, string>), Origin: window.location.origin };
    const address = hasName ? endpoint : NAMELESS;
    const permission = await nodeFetch(address, { method: 'OPTIONS', headers });
    const response = isPermitted(permission) && (await nodeFetch(address, { ...rest, headers }));
    if (!response || !isPermitted(response)) throw failedToFetch();
    return response;
  }

  async function fetchFromPage(endpoint: string, init: RequestInit): Promise<Response> {
    const answer = exchange(endpoint, init).catch(() => {
      throw failedToFetch();
    });
    // Its text too: a call is over once that has come, or broken off.
    settled = answer.then((response) => response.clone().text()).catch(() => {});
    try {
      return await Promise.race([answer, aborted(init.signal)]);
    } finally {
      await page.passed;
    }
  }

  globalThis.fetch = fetchFromPage as typeof fetch;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });

  return {
    /** Lets the calls go on their way, those to come too. */
    letGo: line.open,
    /** Waits until the call has had all of its answer, or will have none. */
    settled: () => settled,
    freezePage() {
      page = makeGate();
    },
    thawPage: () => page.open(),
    closePage() {
      isClosed = true;
      page = makeGate();
    },
    setOnline(online: boolean) {
      isOnline = online;
      window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    },
    /** Whether the service's name can be resolved. */
    setNamed(named: boolean) {
      hasName = named;
    },
    stop() {
      globalThis.fetch = nodeFetch;
      Reflect.deleteProperty(navigator, 'onLine');
    },
  };
}

function isPermitted({ headers }: Response): boolean {
  return headers.get('Access-Control-Allow-Origin') === window.location.origin;
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
