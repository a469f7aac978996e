import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '@/scripts/network';

/** Answers from which a browser keeps a page: without a CORS header, or by a redirect that the policy refuses. */
export type BlindAnswer = 'no CORS header' | 'a refused redirect';

/**
 * A server that takes messages and answers what no page can read. Playwright's own `route.fulfill` adds CORS headers.
 *
 * @param onPost called with the body of each message.
 */
export async function startBlindServer(onPost: (body: string) => void) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') onPost(body);
    if (request.url === '/redirect') response.writeHead(302, { Location: 'https://elsewhere.invalid/' });
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  return {
    /** Where a message gets this answer. */
    urlOf: (answer: BlindAnswer) => `${origin}${answer === 'a refused redirect' ? '/redirect' : '/'}`,
    close: () => server.close(),
  };
}
