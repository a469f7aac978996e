import { HOSTS_AT_ONCE } from './figures.mjs';

/**
 * Does something with each address: several hosts at once, and one thing at a time at each of them.
 *
 * @template Result
 * @param {readonly string[]} urls
 * @param {(url: string) => Promise<Result>} work
 * @returns {Promise<Map<string, Result>>} what came of each, in the order of the addresses.
 */
export async function eachByHost(urls, work) {
  /** @type {Map<string, string[]>} */
  const hosts = new Map();
  for (const url of new Set(urls)) {
    const { host } = new URL(url);
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  /** @type {Map<string, Result>} */
  const results = new Map();
  const queues = [...hosts.values()];
  async function workOff() {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const url of queue) results.set(url, await work(url));
    }
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, workOff));
  return new Map(urls.flatMap((url) => (results.has(url) ? [[url, /** @type {Result} */ (results.get(url))]] : [])));
}
