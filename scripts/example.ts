import { buildSite, localBuild } from './local-site';
import { buildOf, EXAMPLE, stage } from './test/stage';

/**
 * Builds the site of the example owner, who has everything. It takes nothing from content/ or .env.
 *
 * @param endpoint the URL to which the form sends its messages.
 * @param networkAddress this machine's address in the local network, which the form may use without HTTPS.
 * @returns path of the finished site.
 * @throws {UserError} if the site could not be built.
 */
export async function buildExample(endpoint: string, networkAddress?: string): Promise<string> {
  return buildSite({ ...buildOf(EXAMPLE), ...localBuild(endpoint, networkAddress) }, await stage(EXAMPLE));
}
