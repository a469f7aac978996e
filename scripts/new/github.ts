import { UserError } from '../../lib/user-error';
import { causeOf } from '../command';

/** A public repository, as GitHub's REST API describes it. */
export interface GitHubRepository {
  name: string;
  description: string | null;
  html_url: string;
  homepage: string | null;
  language: string | null;
  stargazers_count: number;
  fork: boolean;
  archived: boolean;
}

/** The most repositories that GitHub puts into an answer. */
const PAGE_SIZE = 100;

/** Ends a request that takes too long. */
export const timeout = () => AbortSignal.timeout(15_000);

/**
 * Lists the public repositories of a user: those with the most stars first, forks and archived ones last.
 *
 * @param api the address of the API, which tests replace.
 * @throws {UserError} if there are none, or GitHub does not answer.
 */
export async function listRepositories(
  user: string,
  api = process.env.GITHUB_API || 'https://api.github.com',
): Promise<GitHubRepository[]> {
  const found: GitHubRepository[] = [];
  for (let page = 1; found.length === (page - 1) * PAGE_SIZE; page += 1) {
    const url = `${api}/users/${encodeURIComponent(user)}/repos?per_page=${PAGE_SIZE}&page=${page}`;
    const response = await fetch(url, { signal: timeout() }).catch(notReached);
    if (response.status === 404) throw new UserError(`GitHub has no user ${user}.`);
    if (!response.ok) {
      if (response.headers.get('x-ratelimit-remaining') === '0')
        throw new UserError("GitHub's limit of requests from your network is used up; try again in an hour.");
      throw new UserError(`GitHub answered with ${response.status}.`);
    }
    found.push(...(await response.json().catch(notReached)));
    if (found.length === 0) throw new UserError(`${user} has no public repositories on GitHub.`);
  }
  const isOld = ({ fork, archived }: GitHubRepository) => Number(fork || archived);
  return found.sort((one, other) => isOld(one) - isOld(other) || other.stargazers_count - one.stargazers_count);
}

function notReached(error: unknown): never {
  throw new UserError(`GitHub could not be reached: ${causeOf(error)}.`);
}

/** A repository as a project of JSON Resume. */
export function resumeProjectOf({ name, description, html_url, homepage, language }: GitHubRepository) {
  return {
    name,
    description,
    keywords: language ? [language] : [],
    repository: html_url,
    url: homepage,
  };
}
