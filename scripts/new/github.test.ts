/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listRepositories, projectOf, type Repository } from './github';

const repository = (name: string, stars: number, others: Partial<Repository> = {}): Repository => ({
  ...{ name, description: 'A tide table.', html_url: `https://github.com/layla/${name}`, homepage: '', language: 'Go' },
  ...{ stargazers_count: stars, fork: false, archived: false },
  ...others,
});

/** What `listRepositories` says if GitHub answers like this. */
async function listFrom(answer: RequestListener): Promise<Repository[]> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await listRepositories('layla', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

/** Answers in pages, as GitHub does. */
function inPages(all: readonly Repository[]): RequestListener {
  return ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://api');
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name))) as [number, number];
    expect(pathname).toBe('/users/layla/repos');
    response.end(JSON.stringify(all.slice((page - 1) * size, page * size)));
  };
}

test('repositories come with the most stars first, forks and archived ones last', async () => {
  const three = [repository('a', 1), repository('b', 9, { fork: true }), repository('c', 5)];
  expect((await listFrom(inPages(three))).map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  const many = Array.from({ length: 250 }, (_, index) => repository(`r${index}`, index, { archived: index > 200 }));
  const names = (await listFrom(inPages(many))).map(({ name }) => name);
  expect([names.length, names[0], names[201]]).toEqual([250, 'r200', 'r249']);
});

test.each<[name: string, answer: RequestListener, message: RegExp]>([
  ['no repositories', inPages([]), /^layla has no public repositories on GitHub\.$/],
  ['an unknown name', (_, response) => response.writeHead(404).end('{}'), /^GitHub has no user layla\.$/],
  ['an error', (_, response) => response.writeHead(502).end(), /^GitHub answered with 502\.$/],
  [
    'a rate limit',
    (_, response) => response.writeHead(403, { 'x-ratelimit-remaining': '0' }).end(),
    /^GitHub answers no more requests from your network for up to an hour; try again then\.$/,
  ],
  [
    'a cut connection',
    ({ socket }, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[{');
      setTimeout(() => socket.destroy(), 50);
    },
    /^GitHub could not be reached: .+\.$/,
  ],
])('%s is said in a sentence', async (_, answer, message) => {
  await expect(listFrom(answer)).rejects.toThrow(message);
});

test('a repository becomes a project', () => {
  expect(projectOf(repository('tides', 1, { homepage: 'https://tides.dev', language: null }))).toEqual({
    ...{ name: 'tides', description: 'A tide table.', keywords: [] },
    ...{ repository: 'https://github.com/layla/tides', url: 'https://tides.dev' },
  });
});
